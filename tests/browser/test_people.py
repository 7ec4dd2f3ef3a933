"""People who play with each other: by a link, with names, in the same chat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

import regnum

from .conftest import NewGuest
from .player import Guest

FRIENDS: dict[str, Any] = {
    "game": "vive-le-roi",
    "players": 2,
    "listed": False,
    "seats": [{"for": "me"}, {"for": "friend"}],
}


@pytest.fixture
def stranger(chromium: Browser, address: str) -> Iterator[Page]:
    """Somebody who has never been here."""
    context: BrowserContext = chromium.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def link_to(table: dict[str, Any]) -> str:
    return f"/table/{table['table']}?key={table['key']}"


def test_whoever_comes_by_a_link_says_a_name_first_and_takes_nobodys(guest: NewGuest, stranger: Page) -> None:
    anna = guest("Anna")
    table = anna.post("/api/tables", {**FRIENDS, "players": 3, "seats": [*FRIENDS["seats"], {"for": "friend"}]})
    anna.sit_down(table)
    expect(anna.page.get_by_label("Send this link to your friends")).to_have_value(
        f"{address_of(anna)}{link_to(table)}"
    )
    expect(anna.page.get_by_text("works only on this machine")).to_be_visible()
    stranger.goto(link_to(table))
    stranger.get_by_role("button", name="Sit here").first.click()
    stranger.get_by_label("Name").fill("anna")
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.get_by_text("anna sits here already")).to_be_visible()
    stranger.get_by_label("Name").fill("Berta")
    stranger.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".seats li.panel", has_text="Berta")).to_contain_text("here")
    anna.page.get_by_label("Say something").fill("Welcome!")
    anna.page.get_by_label("Say something").press("Enter")
    expect(stranger.get_by_role("log")).to_contain_text("Welcome!")
    assert anna.wrong == []


def address_of(guest: Any) -> str:
    return str(guest.page.evaluate("location.origin"))


def test_the_link_is_copied_without_https_too(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    anna.sit_down(anna.post("/api/tables", FRIENDS))
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    anna.page.get_by_label("Say something").press("Control+v")
    expect(anna.page.get_by_label("Say something")).to_have_value(link)


def test_whoever_invites_friends_says_a_name_first(stranger: Page) -> None:
    stranger.goto("/new/vive-le-roi")
    stranger.locator("label.number", has_text="2").click()
    stranger.locator("fieldset", has_text="Who sits where?").locator("select").nth(1).select_option("friend")
    stranger.get_by_label("Show it in the lobby").uncheck()
    stranger.get_by_role("button", name="Create the table").click()
    stranger.get_by_label("Name", exact=True).fill("Dorothea")
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.locator(".seats")).to_contain_text("Dorothea")


def test_a_name_said_on_the_command_line_is_that_of_whoever_plays(stranger: Page) -> None:
    stranger.goto("/play/vive-le-roi?name=Sieglinde")
    expect(stranger.locator(".players .me")).to_contain_text("Sieglinde")


def test_a_guest_is_warned_before_going(guest: NewGuest) -> None:
    page, warned = guest("Gerhild").page, list[str]()

    def rather_stay(dialog: Dialog) -> None:
        warned.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", rather_stay)
    for path, button in (("/me", "Sign in"), ("/me", "Sign out"), ("/settings", "Sign out everywhere")):
        page.goto(path)
        page.get_by_role("button", name=button, exact=True).click()
    assert [text.startswith("You are a guest: once you sign") for text in warned] == [True] * 3
    page.goto("/me")
    expect(page.get_by_role("heading", name="Gerhild")).to_be_visible()


def test_the_waiting_room_tells_the_options_in_words(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.post(
        "/api/tables", {**FRIENDS, "options": {"ambition": True}, "clock": {"kind": "move", "seconds": 120}}
    )
    anna.sit_down(table)
    expect(anna.page.get_by_text("2 minutes per choice")).to_be_visible()
    expect(anna.page.locator("dl")).to_contain_text("Ambition")


def at_one_table(guest: NewGuest, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """Anna and Bruno, who play; she begins."""
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.post("/api/tables", {**FRIENDS, "options": {"first_unit": 0}, **more})
    bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1, "key": table["key"]})
    for one in (anna, bruno):
        one.sit_down(table)
        expect(one.page.locator(".question")).to_be_visible()
    return anna, bruno, table


def test_who_is_there_is_told_apart_from_whose_turn_it_is(guest: NewGuest) -> None:
    anna, bruno, table = at_one_table(guest)
    hers = bruno.page.locator(".players > li", has_text="Anna")
    expect(hers.get_by_title("here", exact=True)).to_be_visible()
    expect(hers).to_contain_text("is choosing")
    anna.page.close()
    expect(hers.get_by_title("not here", exact=True)).to_be_visible()
    expect(hers).to_contain_text("is choosing")
    expect(bruno.page.get_by_text("Anna is not here.")).to_be_visible()
    carla = guest("Carla")
    carla.sit_down(table)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()


def test_a_choice_made_offline_is_sent_once_and_only_after_return(guest: NewGuest) -> None:
    anna, bruno, _ = at_one_table(guest)
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("The connection is being restored")).to_be_visible()
    anna.choices.first.click()
    while anna.page.locator(".sent").count() == 0:
        anna.choices.first.click()
    expect(anna.page.get_by_text("Will be sent when the connection is back")).to_be_visible()
    expect(bruno.page.locator(".question.mine")).to_have_count(0)
    anna.context.set_offline(False)
    expect(bruno.page.locator(".question.mine")).to_be_visible()
    expect(anna.page.get_by_text("Will be sent")).to_have_count(0)
    assert sum("places" in line for line in bruno.page.locator(".log li").all_inner_texts()) == 1


def test_two_windows_of_one_person_agree(guest: NewGuest) -> None:
    anna, bruno, table = at_one_table(guest)
    second = anna.context.new_page()
    second.goto(f"/table/{table['table']}")
    expect(second.locator(".question.mine")).to_be_visible()
    anna.play(turns=1)
    expect(second.locator(".question.mine")).to_have_count(0)
    expect(bruno.page.locator(".question.mine")).to_be_visible()
    second.close()
    expect(bruno.page.locator(".players > li", has_text="Anna").get_by_title("here", exact=True)).to_be_visible()
    assert anna.wrong == []


def test_whose_time_is_nearly_up_is_warned_and_told_what_happens_then(guest: NewGuest) -> None:
    clock = {"kind": "move", "seconds": 8, "then": "answer"}
    anna, bruno, _ = at_one_table(guest, clock=clock)
    warning = anna.page.get_by_role("alert")
    expect(warning).to_contain_text("When time is up: a bot gives this one answer")
    clocks = anna.page.locator(".hurry .clock [aria-hidden], .players .me .clock [aria-hidden]").all_inner_texts()
    shown = [int(text.rpartition(":")[2]) for text in clocks]
    assert len(shown) == 2 and abs(shown[0] - shown[1]) <= 2, "both clocks tell the same time"
    expect(bruno.page.locator(".log")).to_contain_text("The time of Anna is over: a bot gives this one answer.")
    expect(bruno.page.locator(".question.mine")).to_be_visible()


def test_days_off_are_taken_in_the_menu_of_a_table_by_turns(guest: NewGuest) -> None:
    anna, bruno, _ = at_one_table(guest, pace="days", clock={"kind": "move", "seconds": 86400})
    anna.page.get_by_role("button", name="Table menu").click()
    anna.page.get_by_role("button", name="Take 3 days off (14 left)").click()
    expect(bruno.page.locator(".log")).to_contain_text("Anna takes some days off.")
    expect(bruno.page.locator(".players > li", has_text="Anna")).to_contain_text("3 days")


def test_a_game_from_a_file_goes_on_in_the_browser_and_can_be_hidden(guest: NewGuest, tmp_path: Path) -> None:
    match = regnum.new_match("vive-le-roi", players=2, seed=7, first_unit=0)
    file = tmp_path / "tonight.regnum"
    regnum.save(match, file)
    anna = guest("Anna")
    anna.page.goto("/mine")
    anna.page.get_by_label("Go on with a game from a file").set_input_files(file)
    expect(anna.page.get_by_text("Anna has brought this game as a file")).to_be_visible()
    assert anna.play(turns=1) == 1
    anna.post(f"/api/tables/{anna.page.url.rpartition('/')[2]}/concede", {})
    anna.page.goto("/mine")
    anna.page.get_by_role("button", name="Hide").click()
    expect(anna.page.locator(".tables > li")).to_have_count(0)
    anna.page.get_by_role("button", name="Show the hidden game").click()
    expect(anna.page.locator(".tables time")).to_be_visible()
    assert anna.wrong == []


def test_the_icon_of_the_tab_says_that_it_is_somebodys_turn(guest: NewGuest) -> None:
    anna = guest("Ada")
    icon = anna.page.locator("link[rel=icon]")
    anna.page.goto("/lobby")
    expect(icon).to_have_attribute("href", re.compile("crown.svg$"))
    anna.post("/api/tables", FRIENDS | {"seats": [{"for": "me"}, {"for": "bot", "bot": "random"}]})
    expect(icon).to_have_attribute("href", re.compile("crown-turn.svg$"))


MOST = 3000
"""Nobody is asked so often in one game."""


def play_to_the_end(table: str, pages: list[Page]) -> None:
    """Everybody answers with whatever is offered first, unless their page was faster."""
    people = [(page.request, {"X-CSRF-Token": page.request.get("/api/me").json()["csrf"]}) for page in pages]
    for person, token in islice(cycle(people), MOST):
        update = person.get(f"{table}/update").json()
        if update["result"]:
            break
        if asked := update["asked"]:
            answer = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
            person.post(f"{table}/choose", data=answer, headers=token)


def test_a_whole_evening(guest: NewGuest, stranger: Page) -> None:
    """Two browsers and a phone: invited, named, talking; one drops out and returns, one takes back; end, and again."""
    anna, carl = guest("Anna"), guest("Carl", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seats = [{"for": "me"}, {"for": "friend"}, {"for": "friend"}]
    table = anna.post("/api/tables", {**FRIENDS, "players": 3, "seats": seats, "options": {"first_unit": 0}})
    anna.sit_down(table)
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    stranger.goto(link)
    stranger.get_by_role("button", name="Sit here").first.click()
    stranger.get_by_label("Name").fill("Berta")
    stranger.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".seats")).to_contain_text("Berta")
    carl.page.goto(link)
    carl.page.get_by_role("button", name="Sit here").first.click()
    stranger.get_by_role("button", name="Let’s play").click()

    expect(anna.page.locator(".question.mine")).to_be_visible()
    stranger.get_by_role("tab", name="Chat").click()
    stranger.get_by_label("Say something").fill("Good luck!")
    stranger.keyboard.press("Enter")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")

    stranger.context.set_offline(True)
    hers = anna.page.locator(".players > li", has_text="Berta")
    expect(hers.get_by_title("not here", exact=True)).to_be_visible()
    stranger.context.set_offline(False)
    expect(hers.get_by_title("here", exact=True)).to_be_visible()

    anna.play(turns=1)
    expect(stranger.locator(".question.mine")).to_be_visible()
    anna.page.get_by_role("button", name="Take back", exact=True).click()
    expect(anna.page.locator(".question.mine")).to_be_visible()
    expect(stranger.locator(".question.mine")).to_have_count(0)
    anna.play(turns=1)

    play_to_the_end(f"/api/tables/{table['table']}", [anna.page, stranger, carl.page])
    for page in (anna.page, stranger, carl.page):
        page.reload()
        expect(page.locator(".result")).to_contain_text("1.")
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.get_by_text("The game begins when every seat is taken.").wait_for()
    stranger.get_by_role("link", name="To the new game").click()
    expect(stranger.locator(".seats li.panel", has_text="kept for whoever sat there")).to_have_count(1)
    stranger.get_by_role("button", name="Sit here").click()
    expect(anna.page.locator(".seats")).to_contain_text("Berta")
    assert anna.wrong == [] and carl.wrong == []
