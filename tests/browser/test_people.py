"""People who play with each other: by a link, with names, in the same chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import NewGuest

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


def test_the_waiting_room_tells_the_options_in_words(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.post(
        "/api/tables", {**FRIENDS, "options": {"ambition": True}, "clock": {"kind": "move", "seconds": 120}}
    )
    anna.sit_down(table)
    expect(anna.page.get_by_text("2 minutes per choice")).to_be_visible()
    expect(anna.page.locator("dl")).to_contain_text("Ambition")
