"""Several persons at one screen, in a real browser: a curtain between their secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .player import Guest

PHONE = {"width": 390, "height": 844}


def at_one_screen(guest: Guest, game: str, *names: str) -> dict[str, Any]:
    seats = [{"for": "here", "name": name} for name in names]
    return guest.post("/api/tables", {"game": game, "players": len(names), "seats": seats})


def whose_curtain(guest: Guest) -> str:
    button = guest.page.get_by_role("button", name="I am ")
    return button.inner_text().removeprefix("I am ") if button.count() else ""


def secrets_told(guest: Guest) -> set[int | None]:
    """The seats for which this browser was told anything."""
    frames = [json.loads(text) for text in guest.heard if '"kind":"update"' in text]
    return {frame["seat"] for frame in frames}


@pytest.mark.parametrize("game", ["vive-le-roi", "lancaster", "krone-und-schwert", "lang-lebe-der-koenig"])
def test_the_screen_goes_from_one_to_the_next_behind_a_curtain(guest: NewGuest, game: str) -> None:
    anna = guest("Anna", viewport=PHONE)
    anna.sit_down(at_one_screen(anna, game, "Ada", "Ben", "Cleo"))
    expect(anna.page.get_by_text("Everybody else looks away, please.")).to_be_visible()
    assert secrets_told(anna) == {None}, "before somebody is there, nobody's cards are sent"
    seen: list[str] = []
    while len(set(seen)) < 2:
        seen.append(whose_curtain(anna))
        expect(anna.page.locator(".question")).to_have_count(0)
        anna.page.get_by_role("button", name=f"I am {seen[-1]}").click()
        expect(anna.page.locator(".question.mine")).to_be_visible()
        expect(anna.page.get_by_text("it counts for no rating")).to_be_visible()
        anna.play(stop=lambda at: whose_curtain(at) != "")
    assert anna.wrong == []


def test_the_last_answer_is_taken_back_from_the_curtain(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(at_one_screen(anna, "lancaster", "Ada", "Ben", "Cleo"))
    first = anna.page.get_by_role("button", name="I am ").inner_text().removeprefix("I am ")
    anna.page.get_by_role("button", name="I am ").click()
    anna.play(stop=lambda at: whose_curtain(at) != "")
    assert whose_curtain(anna) != first
    anna.page.get_by_role("button", name=f"{first} takes the last answer back").click()
    expect(anna.page.get_by_role("button", name=f"I am {first}")).to_be_visible()


def test_a_table_for_this_screen_is_set_up_saved_and_goes_on_from_its_file(guest: NewGuest, tmp_path: Path) -> None:
    anna = guest("Anna")
    anna.page.goto("/new/lancaster")
    anna.page.get_by_role("radio", name="3").check()
    seats = anna.page.locator("fieldset", has_text="Who sits where?").locator("select")
    seats.nth(1).select_option("here")
    expect(anna.page.get_by_label("Pace")).to_have_count(0)
    names = anna.page.locator("fieldset", has_text="Who sits where?").locator("input[type=text]")
    expect(names.nth(0)).to_have_value("Anna")
    names.nth(1).fill("Ben")
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.get_by_role("button", name="I am ").click()
    anna.page.get_by_label("Table menu").click()
    with anna.page.expect_download() as saving:
        anna.page.get_by_text("Save the game as a file").click()
    saving.value.save_as(tmp_path / "game.regnum")
    anna.page.goto("/mine")
    anna.page.get_by_label("with everybody at this screen").check()
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "game.regnum")
    expect(anna.page.get_by_role("button", name="I am ")).to_be_visible()
    assert whose_curtain(anna) in ("Anna", "Ben")
