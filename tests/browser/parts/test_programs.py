"""A program is made on one's own page and asked to a table that welcomes it, by clicking; and it plays."""

from __future__ import annotations

import json
import threading

from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ..conftest import NewGuest
from ..player import Guest
from ..test_shell import serious
from .people import PHONE, picture, with_account


def plays(address: str, token: str) -> None:
    """A bot that takes whatever comes first."""
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"{address.replace('http', 'ws', 1)}/api/programs/live", additional_headers=headers) as socket:
        try:
            for text in socket:
                said = json.loads(text)
                if said["kind"] == "hello":
                    socket.send(json.dumps({"protocol": 1, "name": "first"}))
                elif said["kind"] == "choose":
                    socket.send(json.dumps({"id": said["id"], "choose": 0}))
        except ConnectionClosed:
            return


def test_a_program_is_made_asked_to_a_table_and_plays(guest: NewGuest, address: str) -> None:
    ada, ben = with_account(guest("Amalie")), with_account(guest("Burkhard", **PHONE))
    page = ada.page
    page.goto("/me")
    page.get_by_label("Name", exact=True).last.fill("Kater")
    page.get_by_role("button", name="A new program").click()
    token = page.get_by_role("status").locator("code").inner_text()
    expect(page.get_by_text("Kater (bot)").first).to_be_visible()
    assert serious(page) == []
    picture(page, "programs")
    player = threading.Thread(target=plays, args=(address, token), daemon=True)
    player.start()
    _welcome(ben)
    ben.page.get_by_role("button", name="Ask to the table").click(timeout=40_000)
    ben.board.wait_for()
    expect(ben.page.get_by_text("Kater (bot)").first).to_be_visible()
    picture(ben.page, "a program plays")


def _welcome(ben: Guest) -> None:
    """A table at which programs may sit."""
    page = ben.page
    page.goto("/new/vive-le-roi")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator(".seats select, select").nth(1).select_option("anyone")
    page.get_by_label("Programs may sit here").check()
    assert serious(page) == []
    picture(page, "programs may sit here")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Kater (bot)")).to_be_visible()
    picture(page, "a program could come")
