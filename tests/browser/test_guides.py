"""How to play: whoever does not know a game finds out, wherever they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from regnum.games import names

from .conftest import NewGuest

FIVE = "Five things everybody forgets"


def close(page: Page) -> None:
    page.get_by_role("dialog").last.get_by_role("button", name="Close").click()


@pytest.mark.parametrize("game", names())
def test_the_front_page_leads_to_a_guide_with_every_piece_drawn(guest: NewGuest, game: str) -> None:
    anna = guest()
    anna.page.goto("/")
    anna.page.locator(f'a[href="/guide/{game}"]').click()
    expect(anna.page.get_by_role("heading", name=FIVE)).to_be_visible()
    pieces = anna.page.locator("[data-piece]")
    expect(pieces.first).to_be_visible()
    drawn = pieces.evaluate_all(
        "pieces => pieces.map(one => one.firstElementChild?.getBoundingClientRect().height ?? 0)"
    )
    assert len(drawn) > 10
    assert min(drawn) > 25
    assert anna.wrong == []


def test_whoever_has_read_how_to_play_can_learn_it_by_playing(guest: NewGuest) -> None:
    anna = guest(settings={"guided": []})
    anna.sit_down(anna.create("vive-le-roi", 3))
    first = anna.page.url
    anna.page.get_by_role("dialog").get_by_role("button", name="Learn").click()
    anna.page.wait_for_url(lambda url: url != first)
    expect(anna.page.get_by_role("region", name="The coach")).to_be_visible()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.goto("/guide/lancaster")
    anna.page.get_by_role("button", name="a guided first game of Lancaster").click()
    expect(anna.page.get_by_role("region", name="The coach")).to_be_visible()
    assert anna.wrong == []


def test_the_words_of_a_guide_lead_to_the_clauses_they_retell(guest: NewGuest) -> None:
    anna = guest()
    anna.page.goto("/guide/lancaster")
    anna.page.get_by_role("button", name="LA-207").click()
    dialog = anna.page.get_by_role("dialog", name="The rules behind it")
    expect(dialog).to_contain_text("prisoners")
    expect(dialog.get_by_role("link", name="LA-208")).to_be_visible()


def test_a_first_table_shows_how_to_play_once(guest: NewGuest) -> None:
    anna = guest(settings={"guided": []})
    table = anna.create("vive-le-roi", 3)
    anna.sit_down(table)
    dialog = anna.page.get_by_role("dialog", name="How to play Vive le Roi!")
    expect(dialog).to_contain_text(FIVE)
    anna.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    anna.page.reload()
    expect(anna.page.get_by_role("region", name="Board")).to_be_visible()
    expect(dialog).to_have_count(0)
    anna.sit_down(anna.create("lancaster", 3))
    expect(anna.page.get_by_role("dialog", name="How to play Lancaster")).to_be_visible()
    anna.page.get_by_role("button", name="Let’s play").click()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert anna.wrong == []


def test_whoever_only_looks_on_is_left_alone(guest: NewGuest) -> None:
    table = guest("Anna").create("vive-le-roi", 3)
    ben = guest("Ben", settings={"guided": []})
    ben.sit_down(table)
    expect(ben.page.get_by_role("region", name="Board")).to_be_visible()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)


def test_the_menu_of_a_table_and_the_waiting_room_show_how_to_play(guest: NewGuest) -> None:
    anna = guest()
    anna.sit_down(anna.create("krone-und-schwert", 3))
    anna.page.locator("button.menu").click()
    anna.page.get_by_role("button", name="How to play").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(FIVE)
    close(anna.page)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.sit_down(anna.create("lang-lebe-der-koenig", 3, ["friend", "bot"]))
    anna.page.get_by_role("button", name="How to play").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(FIVE)
    assert anna.wrong == []
