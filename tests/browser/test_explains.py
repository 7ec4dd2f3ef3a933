"""Every piece explains itself, a line shows its places, and whatever is not allowed is answered with the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .player import Guest

GAMES = {"vive-le-roi": 4, "lang-lebe-der-koenig": 4, "krone-und-schwert": 4, "lancaster": 4}
PLACES = ("character:", "county:", "space:", "place:")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seated(anna: Guest, game: str, turns: int) -> None:
    anna.sit_down(anna.create(game, players=GAMES[game]))
    anna.play(turns=turns)
    expect(anna.page.locator(".question.mine .choices").first).to_be_attached()


def show_a_line(anna: Guest) -> tuple[str, str]:
    """Point at the lines of the log from the last on, until one shows its place; the line and the place."""
    pointed = anna.page.locator(", ".join(f"[data-pointed^='{kind}']" for kind in PLACES))
    for patience in (300, 1000, 1000, 1000):  # a busy machine is slow, not wrong
        for line in list(reversed(anna.page.locator(".log li:not(.since)").all()))[:8]:
            line.dispatch_event("pointerenter", {"pointerType": "mouse"})
            anna.page.wait_for_timeout(patience)
            if pointed.count():
                return line.locator(".text").inner_text(), pointed.first.get_attribute("data-pointed") or ""
        anna.play(turns=1)  # a confrontation may lie over the map
    raise AssertionError("no line of the log shows a place")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_shows_its_place_and_the_place_tells_a_line(guest: NewGuest, game: str) -> None:
    anna = guest("Anna")
    seated(anna, game, turns=3)
    _, place = show_a_line(anna)
    there = anna.board.locator(f"[data-is$=' {place}'], [data-is*=' {place} ']").last
    there.dispatch_event("pointermove", {"pointerType": "mouse"})
    tip = anna.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    told = tip.locator(".line").inner_text()
    assert told in anna.page.locator(".log .text").all_inner_texts()
    tip.hover()  # nothing lies over it, and the pointer rests there
    expect(tip).to_contain_text(told)
    anna.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert anna.wrong == []


def test_on_a_phone_a_place_that_is_out_of_sight_comes_into_sight(guest: NewGuest) -> None:
    anna = guest("Anna", **PHONE)
    seated(anna, "lancaster", turns=2)
    anna.page.locator(".ticker").click()
    line = anna.page.locator(".log li", has_text="In force").first
    line.tap()
    ring = anna.page.locator("[data-pointed^='law:']").first
    expect(ring).to_be_visible()
    expect(ring).to_be_in_viewport()
    assert anna.wrong == []


def test_a_knight_and_a_county_answer_whoever_tries_them(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("lancaster", players=3, court=True, displeasure=True))
    expect(anna.page.locator(".question.mine")).to_be_visible()
    notice = anna.page.locator(".notices p")
    anna.board.locator("[data-is~='place:york']").first.click()
    expect(notice).to_contain_text("That is for another moment of the game")
    anna.play(turns=1)
    expect(anna.page.get_by_text("whom do you place, and where")).to_be_visible()
    anna.board.locator(".reserve [data-is~='strength=4']").first.click()
    expect(notice).to_contain_text("no knight of strength 4 at court")
    expect(notice.get_by_role("button", name="LA-40")).to_be_visible()


def test_what_is_not_possible_can_be_read_below_the_choices(guest: NewGuest) -> None:
    anna = guest("Anna")
    seated(anna, "vive-le-roi", turns=1)
    anna.page.get_by_text("What is not possible now, and why").click()
    told = anna.page.locator(".question details li", has_text="is in the castle already").first
    expect(told).to_contain_text("Place")
    told.get_by_role("button", name="Rule VR-51").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert anna.wrong == []


def test_a_long_press_explains_a_piece_and_chooses_nothing(guest: NewGuest) -> None:
    anna = guest("Anna", **PHONE)
    seated(anna, "krone-und-schwert", turns=8)
    card = anna.board.locator("[data-is^='card:']").first
    asked = anna.page.locator(".question").get_attribute("data-question")
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click")
    expect(anna.page.locator(".question")).to_have_attribute("data-question", asked or "")
    assert anna.wrong == []
