"""Two people with accounts play a game that counts, from setting it up to the list of who is how strong."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import NewGuest
from ..player import Guest
from ..test_shell import serious
from .people import PHONE, picture, with_account


def set_up(ada: Guest) -> str:
    """A table for two, made by clicking; its address."""
    page = ada.page
    page.goto("/new/vive-le-roi")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_label("This game counts for ratings")).to_be_checked()
    assert serious(page) == []
    picture(page, "set-up")
    page.locator(".seats select, select").nth(1).select_option("anyone")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return str(page.evaluate("location.pathname"))


def test_a_game_that_counts_from_the_table_to_the_list_of_all(guest: NewGuest) -> None:
    ada, ben = with_account(guest("Adelheid")), with_account(guest("Benedikt", **PHONE))
    where = set_up(ada)
    expect(ada.page.get_by_text("This game counts for ratings")).to_be_visible()
    picture(ada.page, "waiting")
    ben.page.goto(where)
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ada.page.get_by_text("This game counts for ratings")).to_be_visible()
    ada.board.wait_for()
    ben.post(f"/api{where.replace('table', 'tables')}/concede", {})
    for one in (ada, ben):
        changes = one.page.get_by_role("region", name="What became of the ratings")
        expect(changes).to_contain_text("Adelheid")
        expect(changes).to_contain_text("+")
        assert serious(one.page) == []
    picture(ada.page, "result")
    picture(ben.page, "result-phone")
    ada.page.goto("/lobby")
    ada.page.get_by_role("link", name="Who is how strong").click()
    expect(ada.page.get_by_role("heading", name="Who is how strong")).to_be_visible()
    row = ada.page.get_by_role("row", name="Adelheid")
    expect(row).to_contain_text("±")
    expect(ada.page.get_by_role("row", name="Knight")).to_contain_text("1,500")
    assert serious(ada.page) == []
    picture(ada.page, "leaders")
    row.get_by_role("link").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="Adelheid")).to_be_visible()
    expect(ada.page.get_by_role("img", name="The rating over one game")).to_be_visible()
    expect(ada.page.get_by_role("row", name="Benedikt")).to_contain_text("1")
    ada.page.get_by_role("link", name="Look back").wait_for()
    assert serious(ada.page) == []
    picture(ada.page, "person")
    assert ada.wrong == [] and ben.wrong == []


@pytest.mark.parametrize(
    ("language", "heading", "reason"),
    [
        ("en", "Who is how strong", "plays as a guest"),
        ("de", "Wer wie stark ist", "spielt als Gast"),
        ("fr", "Qui est de quelle force", "joue en invité"),
    ],
)
def test_with_a_guest_it_does_not_count_and_everybody_is_told_why(
    guest: NewGuest, language: str, heading: str, reason: str
) -> None:
    cleo = guest(f"Cleo{language}", settings={"language": language}, **PHONE)
    cleo.page.goto("/new/vive-le-roi")
    table = cleo.post("/api/tables", {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]})
    cleo.sit_down(table)
    expect(cleo.page.get_by_text(reason)).to_be_visible()
    cleo.page.goto("/ratings")
    expect(cleo.page.get_by_role("heading", name=heading)).to_be_visible()
    assert cleo.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(cleo.page) == []
    picture(cleo.page, f"leaders-{language}-phone")
