"""Guided first games, played by clicks on what the coach recommends."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import FloatRect, Locator, expect

import regnum
from regnum.lessons import lesson_of

from .conftest import NewGuest
from .player import PATIENCE, Guest
from .test_shell import PHONE

DESK = {"width": 1440, "height": 900}
WATCH = """
window.pointed = new Set()
const rings = () => document.querySelectorAll('[data-pointed]')
const look = () => rings().forEach((ring) => window.pointed.add(ring.dataset.pointed))
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
"""
LONG_UNDER_THE_MENU = """() => {
  const where = document.querySelector('.question .where')
  where.textContent = 'Round 1 › '.repeat(9)
  const written = document.createRange()
  written.selectNodeContents(where)
  const menu = document.querySelector('.menu').getBoundingClientRect()
  return [...written.getClientRects()].some((line) => line.right > menu.left && line.top < menu.bottom)
}"""
POINTED = "places => places.every(place => pointed.has(place))"


def coach(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The coach")


def knows_enough(guest: Guest) -> bool:
    return guest.page.get_by_role("heading", name="You know enough").count() > 0


def wait_for_rings(guest: Guest) -> None:
    """Until every place of the hint that the coach gives now has been pointed at."""
    updates = (json.loads(frame) for frame in guest.heard if '"said":[{' in frame)
    places = {said["text"]: said["places"] for update in updates for said in update["lesson"]["said"]}
    for hint in coach(guest).locator(".hint").all_text_contents():
        guest.page.wait_for_function(POINTED, arg=places[hint])


def begin(guest: Guest, game: str) -> None:
    """From the front page, with one click."""
    guest.page.add_init_script(WATCH)
    guest.page.goto("/")
    title = guest.context.request.get(f"/api/games/{game}?lang=en").json()["title"]
    guest.page.get_by_role("button", name=f"a guided first game of {title}").click()
    guest.page.wait_for_url("**/table/**")


def follow(guest: Guest) -> list[str]:
    """Click what is recommended, step by step, until the lesson is over; the places that were pointed at."""
    deadline = time.monotonic() + PATIENCE
    while not knows_enough(guest):
        assert time.monotonic() < deadline, guest.page.inner_text(".side")[:400]
        anything = guest.choices if guest.asked() else None  # first: what is recommended is drawn together with it
        scene = guest.board.get_by_role("dialog").get_by_role("button")
        confirm = guest.page.locator(".confirm .gold:not([disabled])")
        recommended = guest.page.locator(".choices .recommended:not([disabled])")
        buttons = next((one for one in (scene, confirm, recommended) if one.count()), anything)
        if buttons is None:
            guest.page.wait_for_timeout(15)
            continue
        if buttons is recommended:
            wait_for_rings(guest)
        try:
            buttons.first.dispatch_event("click", timeout=1000)
        except Exception:  # it may have gone while we reached for it: look again
            continue
    return list(guest.page.evaluate("[...window.pointed].sort()"))


@pytest.mark.parametrize("game", regnum.games())
def test_whoever_clicks_what_is_recommended_comes_to_the_end_and_sees_every_place(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", viewport=DESK)
    begin(anna, game)
    coach(anna).wait_for()
    pointed = follow(anna)
    lesson = lesson_of(regnum.game(game))
    assert lesson is not None
    assert [str(p) for hint in lesson.hints for p in hint.places if str(p) not in pointed] == []
    expect(coach(anna).get_by_role("listitem")).to_have_count(3)
    assert anna.wrong == []


@pytest.mark.parametrize("game", regnum.games())
def test_on_a_phone_too_one_sees_what_the_coach_speaks_of(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    begin(anna, game)
    coach(anna).wait_for()
    wait_for_rings(anna)
    lesson = lesson_of(regnum.game(game))
    assert lesson is not None
    ring = anna.page.locator(f'[data-pointed="{lesson.hints[0].places[0]}"]').first
    expect(ring).to_be_in_viewport()
    board, box = anna.page.locator(".board-place").bounding_box(), ring.bounding_box()
    assert board is not None and box is not None
    assert board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]
    assert board["height"] > PHONE["height"] / 3
    assert min(box["width"], box["height"]) >= 30  # one sees what is in it


def test_a_board_drawn_nearer_is_whole_again_where_the_coach_speaks_of_what_lies_beyond(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    begin(anna, "krone-und-schwert")
    wait_for_rings(anna)
    for _ in range(3):
        anna.page.get_by_role("button", name="Zoom in").click()
    for following in ("The second goes on a prairie", "Build the castle now"):
        anna.page.locator(".choices .recommended:not([disabled])").dispatch_event("click")
        expect(coach(anna)).to_contain_text(following)
        wait_for_rings(anna)
    board, card = anna.page.locator(".board-place").bounding_box(), ring_of(anna, "card:castle")
    assert board is not None
    assert board["y"] <= card["y"] and card["y"] + card["height"] <= board["y"] + board["height"]


def ring_of(guest: Guest, place: str) -> FloatRect:
    box = guest.page.locator(f'[data-pointed="{place}"]').first.bounding_box()
    assert box is not None
    return box


def test_another_answer_is_reacted_to_and_one_click_leads_back_to_the_lesson(guest: NewGuest) -> None:
    anna = guest("Anna")
    begin(anna, "vive-le-roi")
    hint = coach(anna).locator(".hint")
    expect(hint).to_contain_text("Merlin on floor 4")
    anna.choices.filter(has_text="Alienor").click()
    anna.choices.first.click()
    expect(coach(anna).locator(".reaction")).to_contain_text("the less it looks like a plan")
    coach(anna).get_by_role("button", name="Back to the lesson").click()
    expect(hint).to_contain_text("Merlin on floor 4")
    expect(coach(anna).locator(".reaction")).to_have_count(0)


def test_in_the_end_a_real_game_against_pages_is_one_click_away(guest: NewGuest) -> None:
    anna = guest("Anna")
    begin(anna, "lancaster")
    follow(anna)
    lesson = anna.page.url
    coach(anna).get_by_role("button", name="A real game against pages").click()
    anna.page.wait_for_url(lambda url: url != lesson)
    expect(anna.page.locator(".players").get_by_text("Page").first).to_be_visible()
    expect(coach(anna)).to_have_count(0)


def test_the_lesson_can_be_played_on_without_the_coach(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE)
    begin(anna, "krone-und-schwert")
    follow(anna)
    coach(anna).get_by_role("button", name="Play this one on").click()
    expect(coach(anna)).to_have_count(0)
    expect(anna.page.locator(".question h2")).to_be_visible()
    assert not anna.page.evaluate(LONG_UNDER_THE_MENU)
