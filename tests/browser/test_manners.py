"""Small things at a table: what is asked of the others, taken back, said, counted and framed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regnum.games import names

from .conftest import NewGuest
from .player import Guest

RING = """one => {
  const { outlineWidth, outlineOffset } = getComputedStyle(one)
  const room = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  const { top, bottom, left, right } = one.getBoundingClientRect()
  const cuts = ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible'
  for (let around = one.parentElement; around; around = around.parentElement) {
    const frame = around.getBoundingClientRect()
    const fits = top - room >= frame.top && bottom + room <= frame.bottom
    if (around !== document.body && cuts(getComputedStyle(around)) && !(fits && left - room >= frame.left)) return 'cut'
  }
  return room > 1 && 'whole'
}"""
"""Whether the ring around what has the focus can be seen on all sides."""


def test_the_ring_around_a_link_of_the_navigation_is_whole(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/lobby")
    link = anna.page.get_by_role("link", name="My games")
    link.wait_for()
    anna.page.keyboard.press("Tab")
    while not link.evaluate("one => one === document.activeElement"):
        anna.page.keyboard.press("Tab")
    assert link.evaluate(RING) == "whole"


def test_where_only_bots_would_have_to_agree_nobody_is_said_to_have_been_asked(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=3))
    assert anna.play(turns=3) == 3
    anna.choices.first.wait_for()
    number = anna.number()
    anna.page.get_by_role("button", name="Take back", exact=True).click()
    expect(anna.page.locator(f".question[data-question='{number}']")).to_have_count(0)
    expect(anna.page.get_by_text("The others have been asked")).to_have_count(0)


def friends(guest: NewGuest) -> tuple[Guest, Guest]:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("vive-le-roi", players=3, seats=["friend", "bot"], first_unit=0)
    bruno.post(f"/api/tables/{table['table']}/join", {"key": table["key"]})
    for one in (anna, bruno):
        one.sit_down(table)
        one.board.get_by_role("group", name="The castle").wait_for()
    return anna, bruno


def test_a_request_says_which_choice_is_meant_and_lies_under_no_menu(guest: NewGuest) -> None:
    anna, bruno = friends(guest)
    assert anna.play(turns=1) == 1
    expect(anna.page.get_by_role("button", name="Take back", exact=True)).to_be_visible()
    assert bruno.play(turns=1) == 1  # from now on he would have to agree
    anna.page.get_by_role("button", name="Ask to take back").click()
    request = bruno.page.locator(".request")
    expect(request).to_contain_text(re.compile("Anna would like to take this back: Anna (places|moves)"))
    menu, box = bruno.page.locator("button.menu").bounding_box(), request.bounding_box()
    assert menu is not None and box is not None
    assert box["x"] + box["width"] <= menu["x"] or box["y"] >= menu["y"] + menu["height"]


def test_what_i_said_myself_is_not_unread_after_a_reload(guest: NewGuest) -> None:
    anna, bruno = friends(guest)
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Hello!")
    anna.page.get_by_label("Say something").press("Enter")
    expect(bruno.page.locator(".unread")).to_have_text("1")
    anna.page.get_by_role("tab", name="Log").click()
    anna.page.evaluate("localStorage.clear()")
    anna.page.reload()
    anna.board.get_by_role("group", name="The castle").wait_for()
    expect(anna.page.locator(".unread")).to_have_count(0)


def test_a_vote_that_always_comes_back_is_not_counted(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("vive-le-roi", players=3))
    yes = anna.board.get_by_role("button", name="Vote YES")
    anna.play(stop=lambda somebody: yes.count() > 0)
    assert yes.get_attribute("aria-label") == "Vote YES"
    expect(anna.board.get_by_role("button", name=re.compile(r"Vote NO \d left"))).to_have_count(1)


def test_whoever_steps_fast_through_a_replay_sees_no_old_vote_beside_a_new_one(guest: NewGuest) -> None:
    anna = guest("Anna", settings={"motion": "full", "pace": "calm"})
    table = anna.create("vive-le-roi", players=2)
    anna.sit_down(table)

    def votes_lie_open(somebody: Guest) -> bool:
        """A vote that crowns ends the round, and is gone at once."""
        update = somebody.page.request.get(f"/api/tables/{table['table']}/update").json()
        return bool(max(update["view"]["shown_vote"][:2]) >= 0)

    anna.play(stop=votes_lie_open)
    anna.post(f"/api/tables/{table['table']}/concede", {})
    moments = (anna.page.request.get(f"/api/tables/{table['table']}/replay?at={at}").json() for at in range(200))
    shown = next(one["at"] for one in moments if max(one["view"]["shown_vote"][:2]) >= 0)
    anna.page.goto(f"/replay/{table['table']}?at={shown - 1}")
    anna.board.get_by_role("group", name="The castle").wait_for()
    voted = anna.board.get_by_label(re.compile("^Anna: (YES|NO|Stomachache)$"))
    expect(voted).to_have_count(0)
    anna.page.get_by_role("button", name="Forward one step").click()
    expect(voted).to_have_count(1)
    for _ in range(2):
        anna.page.get_by_role("button", name="Back one step").click()
    expect(anna.page).to_have_url(re.compile(f"at={shown - 2}$"))
    assert voted.count() == 0


def test_an_allys_reserve_stays_within_its_frame(guest: NewGuest) -> None:
    anna = guest("Anna", viewport={"width": 1280, "height": 720})
    anna.sit_down(anna.create("lancaster", players=2, allies=True))
    ally = anna.board.locator(".yard .ally")
    ally.wait_for()
    over = "one => Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)"
    assert ally.evaluate(over) <= 1  # half a pixel is rounded


def test_whoever_wants_little_motion_sees_none_as_soon_as_they_say_so(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/")
    moves = """() => {
      const one = document.body.appendChild(document.createElement('div'))
      one.style.cssText = 'animation: unroll 1s; transition: opacity 1s'
      const { animationName, transitionProperty } = getComputedStyle(one)
      one.remove()
      return animationName !== 'none' || transitionProperty !== 'none'
    }"""
    anna.page.get_by_role("link", name="Settings").wait_for()
    assert not anna.page.evaluate(moves)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.wait_for_function(moves)
    anna.page.emulate_media(reduced_motion="reduce")
    anna.page.wait_for_function(f"() => !({moves})()")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.goto("/settings")
    anna.page.get_by_role("group", name="Movement").get_by_text("reduced").click()
    anna.page.wait_for_function(f"() => !({moves})()")


LONGEST = """() => Math.max(0, ...document.getAnimations().map(one => one.effect.getComputedTiming().endTime))"""


@pytest.mark.parametrize("game", names())
def test_nothing_moves_for_longer_than_five_seconds_while_one_thinks(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", reduced_motion="no-preference")
    anna.page.goto(f"/learn/{game}")
    anna.page.locator("[data-pointed]").first.wait_for()
    assert 0 < anna.page.evaluate(LONGEST) <= 5000
