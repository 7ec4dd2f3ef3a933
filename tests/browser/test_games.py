"""Whole games, as people play them."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import regnum
from regnum.games import names
from regnum.kernel import saved

from .conftest import NewGuest
from .player import SHORT
from .test_shell import PHONE, serious


@pytest.mark.parametrize("game", names())
def test_a_whole_game_against_bots_is_played_by_mouse(guest: NewGuest, game: str) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create(game, players=3, **SHORT.get(game, {})))
    anna.play()
    assert anna.over
    assert anna.page.locator(".result li").count() == 3
    assert anna.wrong == []


def test_however_many_are_counted_one_can_go_on(guest: NewGuest) -> None:
    anna = guest("Anna", viewport={"width": 1280, "height": 720})
    anna.sit_down(anna.create("vive-le-roi", players=8, ambition=True))
    count = anna.board.get_by_role("dialog").get_by_role("button")
    anna.play(stop=lambda somebody: count.count() > 0)
    expect(count).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, PHONE], ids=["desk", "phone"])
def test_however_many_played_one_sees_at_once_what_to_do_after_it(guest: NewGuest, size: dict[str, int]) -> None:
    anna = guest("Anna", viewport=size)
    match, rng = regnum.new_match("vive-le-roi", players=8, seed=7), random.Random(7)
    while not match.over:
        match.choose(rng.choice(match.offers(match.to_act[0])), match.to_act[0])
    anna.sit_down(anna.post("/api/files", {"file": saved.write(match)}))
    buttons = anna.page.locator(".result .what").locator("a, button")
    expect(buttons).to_have_count(3)
    for what in buttons.all():
        expect(what).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", names())
def test_every_board_is_at_home_on_a_phone(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    anna.sit_down(anna.create(game, players=3))
    assert anna.play(turns=3) == 3
    assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert anna.wrong == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_serious_on_any_board(guest: NewGuest, game: str, light: str) -> None:
    anna = guest("Anna", color_scheme=light)
    anna.sit_down(anna.create(game, players=3))
    for _ in range(3):
        anna.play(stop=lambda one: one.page.locator(".question .turn").is_visible())  # whatever scene lies before it
        assert serious(anna.page) == []
        anna.play(turns=4)


def test_one_click_on_the_front_page_leads_to_a_game(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/")
    anna.page.get_by_role("button", name=re.compile("Play now.*Vive le Roi")).click()
    anna.board.get_by_role("group", name="The castle").wait_for()
    assert "/table/" in anna.page.url
    assert anna.play(turns=2) == 2
    assert anna.wrong == []


def test_the_address_of_a_game_leads_to_a_table_and_back_to_where_one_was(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/rules")
    anna.page.goto("/play/vive-le-roi")
    anna.page.wait_for_url("**/table/*")
    anna.board.get_by_role("group", name="The castle").wait_for()
    anna.page.go_back()
    anna.page.wait_for_url("**/rules")
    assert anna.wrong == []


@pytest.mark.parametrize("whom", ["bots", "companions"])
def test_an_unfinished_game_is_offered_before_a_new_one_begins(guest: NewGuest, whom: str) -> None:
    anna = guest("Anna")
    here = [{"for": "here", "name": name} for name in ("Ada", "Ben")]
    seats = here if whom == "companions" else [{"for": "me"}, {"for": "bot", "bot": "page"}]
    table = anna.post("/api/tables", {"game": "vive-le-roi", "players": 2, "seats": seats})
    anna.page.goto("/play/vive-le-roi")
    expect(anna.page.get_by_role("heading", name="You have an unfinished game")).to_be_visible()
    anna.page.locator(".tables a.button").first.click()
    anna.page.wait_for_url(f"**/table/{table['table']}")
    anna.page.goto("/play/vive-le-roi")
    anna.page.get_by_role("button", name="Begin a new game").click()
    anna.board.wait_for()
    assert table["table"] not in anna.page.url
    anna.page.goto("/play/vive-le-roi?resumed=yes")
    anna.page.wait_for_url("**/table/*")


def test_lit_things_can_be_reached_with_the_tab_key_and_chosen_with_enter(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=3, first_unit=0))
    anna.page.get_by_text("Your turn").first.wait_for()
    figure = anna.board.locator(".figure [role=button]").first
    figure.focus()
    assert figure.evaluate("element => element === document.activeElement")
    anna.page.keyboard.press("Enter")
    floor = anna.board.locator(".floor").first
    floor.focus()
    sentence = floor.get_attribute("aria-label") or ""
    anna.page.keyboard.press("Enter")
    assert sentence.startswith("Place")
    anna.page.get_by_role("log", name="Log").get_by_text("Anna places").first.wait_for()
