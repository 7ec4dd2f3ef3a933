"""A game looked back on with its review: from the end of the game to playing on from a turning point."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import NewGuest
from .player import Guest
from .test_shell import PHONE, serious


def given_up(anna: Guest) -> str:
    """A short game against a bot that searches, which Anna gave up."""
    seats = [{"for": "me"}, {"for": "bot", "bot": "lord"}]
    wish = {"game": "vive-le-roi", "players": 2, "seats": seats, "options": {}, "listed": False}
    table = anna.post("/api/tables", wish)
    anna.sit_down(table)
    assert anna.play(turns=4) == 4
    anna.post(f"/api/tables/{table['table']}/concede", {})
    return str(table["table"])


def test_from_the_end_of_a_game_to_its_review_to_a_point_of_it_and_on_from_there(guest: NewGuest) -> None:
    anna = guest("Anna")
    page, table = anna.page, given_up(anna)
    page.locator(".result").get_by_role("link", name="Review").click()
    chart = page.get_by_role("slider", name=re.compile("Everybody’s chances"))
    expect(chart).to_be_visible(timeout=120_000)
    expect(anna.board).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=[1-9]"))  # it begins with the first decision
    dashes = chart.locator("polyline:not(.case)").evaluate_all("lines => lines.map((one) => one.outerHTML)")
    assert len(set(re.findall(r'stroke-dasharray="([^"]*)"', " ".join(dashes)))) == len(dashes) == 2
    box = chart.bounding_box()
    assert box is not None
    first = page.url
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page).not_to_have_url(first)
    middle = page.url
    page.locator(".log li", has_text=re.compile("places|moves")).last.hover()
    expect(page.locator("[data-pointed^='character:']").first).to_be_visible()
    chart.focus()
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(middle)
    page.keyboard.press("Home")
    expect(page.get_by_text("What the judge would have done")).to_be_visible()
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Choice \d+ of \d+: Anna \d+\s%"))
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("row").nth(2)).to_be_visible()
    assert not serious(page)
    asked = page.request.get(f"/api/tables/{table}/replay?at={page.url.rpartition('=')[2]}").json()["decision"]
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    new = page.url.rpartition("/")[2]
    assert new != table
    sits = page.request.get(f"/api/tables/{new}").json()
    assert sits["branched_from"]["table"] == table
    assert sits["mine"] == asked["seat"]
    assert anna.play(turns=1) == 1
    assert not anna.wrong


def test_what_a_bot_was_thinking_is_told_when_one_looks_back(guest: NewGuest) -> None:
    anna = guest("Anna")
    page, table = anna.page, given_up(anna)
    best = {"sentence": "Place Merlin in the cellar", "worth": 0.37, "games": 1234}

    def with_a_thought(route: Route) -> None:
        """How much a bot thinks depends on the machine."""
        told = route.fetch().json()
        if told["decision"]:
            told["decision"]["thoughts"] = [best, {**best, "games": 7}]
        route.fulfill(json=told)

    asked = (page.request.get(f"/api/tables/{table}/replay?at={at}").json() for at in range(99))
    decided = next(one["at"] for one in asked if one["decision"])
    page.route("**/replay?*", with_a_thought)
    page.goto(f"/replay/{table}?at={decided}")
    expect(page.get_by_text("was thinking")).to_be_visible()
    thoughts = page.locator(".review li", has_text="Place Merlin in the cellar")
    expect(thoughts.first).to_contain_text(re.compile(r"37\s% in 1234 games"))
    assert thoughts.count() == 2


def test_a_review_is_read_on_a_phone_with_the_board_in_sight(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE)
    page, table = anna.page, given_up(anna)
    page.goto(f"/replay/{table}?review")
    chart = page.get_by_role("slider", name=re.compile("Everybody’s chances"))
    expect(chart).to_be_visible(timeout=120_000)
    page.get_by_text("The chances as a table").scroll_into_view_if_needed()
    expect(anna.board).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    page.goto(f"/replay/{table}?review")
    expect(chart).to_be_attached()
    expect(anna.board).to_be_in_viewport(ratio=0.95)


def test_my_games_lead_to_the_review(guest: NewGuest) -> None:
    anna = guest("Anna")
    given_up(anna)
    anna.page.goto("/mine")
    anna.page.get_by_role("link", name="Review").click()
    expect(anna.page).to_have_url(re.compile("/replay/"))
