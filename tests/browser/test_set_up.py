"""Setting up a table: presets first, expansions with a picture, finer points folded away, and only what is possible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from regnum.games import names

from .conftest import NewGuest


def preset(page: Page, title: str) -> None:
    page.get_by_role("button", name=title).click()
    expect(page.get_by_role("button", name=title)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", names())
def test_an_untouched_form_begins_with_the_base_game_and_complains_of_nothing(guest: NewGuest, game: str) -> None:
    anna = guest()
    anna.page.goto(f"/new/{game}")
    expect(anna.page.get_by_role("button", name="The base game")).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_load_state("networkidle")
    expect(anna.page.locator(".expansions .why")).to_have_count(0)
    expect(anna.page.locator(".bad")).to_have_count(0)
    expect(anna.page.locator(".finer")).not_to_have_attribute("open", "")
    assert anna.wrong == []


def test_a_preset_switches_its_expansions_on_and_the_game_is_played_with_them(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/new/lancaster")
    preset(anna.page, "With Henry V")
    expect(anna.page.get_by_role("checkbox", name="At the King’s Court")).to_be_checked()
    expect(anna.page.get_by_role("checkbox", name="The King’s Displeasure")).to_be_checked()
    expect(anna.page.get_by_role("checkbox", name="Reward tiles")).not_to_be_checked()
    anna.page.get_by_role("checkbox", name="Reward tiles").check()
    expect(anna.page.get_by_role("button", name="With Henry V")).to_have_attribute("aria-pressed", "false")
    preset(anna.page, "The base game")
    expect(anna.page.get_by_role("checkbox", name="At the King’s Court")).not_to_be_checked()
    preset(anna.page, "With Henry V")
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.context.request.get(anna.page.url.replace("/table/", "/api/tables/")).json()
    assert table["options"]["court"] and table["options"]["law_sets_group_3"] == "king"
    assert anna.wrong == []


def test_the_table_of_last_time_can_be_had_again(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/new/vive-le-roi")
    expect(anna.page.get_by_role("button", name="As last time")).to_have_count(0)
    anna.page.locator("label.number", has_text="3").click()
    anna.page.get_by_role("checkbox", name="Ambition").check()
    anna.page.locator("select").nth(1).select_option("bot page")
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.wait_for_url("**/table/*")
    anna.page.goto("/new/vive-le-roi")
    again = anna.page.get_by_role("button", name="As last time")
    expect(again).to_contain_text("3 players · Ambition")
    again.click()
    expect(anna.page.get_by_role("checkbox", name="Ambition")).to_be_checked()
    expect(anna.page.get_by_role("radio", name="3")).to_be_checked()
    expect(anna.page.locator("select").nth(1)).to_have_value("bot page")
    assert anna.wrong == []


def test_only_seats_that_exist_may_begin_and_what_is_closed_says_why(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/new/vive-le-roi")
    anna.page.get_by_text("Finer points").click()
    first = anna.page.get_by_label("First player")
    expect(first.locator("option")).to_have_text(["random", "seat 1", "seat 2", "seat 3", "seat 4"])
    expect(anna.page.locator(".closed")).to_contain_text("(VR-10)")
    anna.page.locator("label.number", has_text="7").click()
    expect(first.locator("option")).to_have_count(8)
    expect(anna.page.get_by_role("button", name="With the Emissary")).to_have_count(0)
    anna.page.locator("label.number", has_text="2").click()
    expect(anna.page.locator(".expansions .why")).to_have_text(["with 2 players the Emissary always takes part (VR-7)"])
    assert anna.wrong == []


def test_where_a_preset_parts_the_teams_nobody_waits_for_a_teammate(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/new/vive-le-roi")
    anna.page.get_by_label("Teams of two everywhere").check()
    expect(anna.page.get_by_label("Blue, teammate")).to_have_value("friend")
    preset(anna.page, "With Ambitions")
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.wait_for_url("**/table/*")
    table = anna.context.request.get(anna.page.url.replace("/table/", "/api/tables/")).json()
    assert (table["status"], table["options"]["unit_sizes"]) == ("playing", [1, 1, 1, 1])
    assert anna.wrong == []


def test_no_choice_lies_over_its_explanation_however_long_its_words_are(guest: NewGuest) -> None:
    anna = guest(locale="de-DE")
    anna.page.goto("/new/lang-lebe-der-koenig")
    anna.page.get_by_text("Feinheiten").click()
    widths = (
        "options => options.map((one) => [...one.querySelectorAll('.control, select')].map((part) => part.offsetWidth))"
    )
    for room, *selects in anna.page.locator(".option").evaluate_all(widths):
        assert max(selects, default=0) <= room


def test_the_levels_of_bots_are_explained(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/new/krone-und-schwert")
    anna.page.get_by_text("How strong are the bots?").click()
    expect(anna.page.locator("dl")).to_contain_text("Plays by rule of thumb")


def test_a_host_says_who_may_watch_and_sends_away_whom_it_does_not_want(guest: NewGuest) -> None:
    anna, mallory = guest("Anna"), guest("Mallory")
    anna.page.goto("/new/vive-le-roi")
    anna.page.get_by_text("Finer points").click()
    anna.page.get_by_label("Those who watch").select_option("nobody may watch")
    for seat in (1, 2):
        anna.page.locator("select").filter(has_text="Anyone").nth(seat).select_option("anyone")
    anna.page.get_by_role("button", name="Create the table").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text("The game begins when every seat is taken")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    expect(anna.page.locator("dt")).to_have_count(0)  # nothing here is played in an unusual way
    mallory.page.goto(anna.page.url)
    mallory.page.get_by_role("button", name="Sit here").first.click()
    anna.page.get_by_role("button", name="Send away").click()
    expect(anna.page.get_by_text("free", exact=True)).to_have_count(2)
    mallory.page.get_by_role("button", name="Sit here").first.click()
    expect(mallory.page.get_by_text("the host has sent you away from this table")).to_be_visible()
