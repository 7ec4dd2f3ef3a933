"""A tournament in browsers: made, entered, begun, played at the table that is ready, and its standings read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ..test_shell import serious

PASSWORD = "correct horse battery staple"
PHONE = {"width": 390, "height": 844}


class Player:
    """Somebody with an account, who may have a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        self.name = name
        self.csrf = self._post("/api/accounts", {"name": name, "password": PASSWORD})["csrf"]

    def _post(self, path: str, body: object) -> dict[str, str]:
        answer = self.http.post(path, json=body, headers={"X-CSRF-Token": getattr(self, "csrf", "")})
        assert answer.status_code == 200, answer.text
        found: dict[str, str] = answer.json()
        return found

    def post(self, path: str, body: object = None) -> dict[str, str]:
        return self._post(path, {} if body is None else body)


Rooms = list[BrowserContext]


@pytest.fixture
def rooms() -> Iterator[Rooms]:
    made: Rooms = []
    yield made
    for one in made:
        one.close()


def page_of(chromium: Browser, rooms: Rooms, player: Player, **more: object) -> Page:
    wanted: Any = {"locale": "en-GB", "reduced_motion": "reduce", **more}
    context = chromium.new_context(base_url=str(player.http.base_url), **wanted)
    rooms.append(context)
    context.set_default_timeout(30_000)
    cookie = player.http.cookies.get("regnum_session") or ""
    context.add_cookies([{"name": "regnum_session", "value": cookie, "url": str(player.http.base_url)}])
    return context.new_page()


def narrow(page: Page) -> bool:
    """Whether the page is as wide as the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def test_a_tournament_is_made_entered_played_and_read(chromium: Browser, address: str, rooms: Rooms) -> None:
    ada, ben, cleo, dan = (Player(address, name) for name in ("Ada K", "Ben K", "Cleo K", "Dan K"))
    page = page_of(chromium, rooms, ada)
    page.goto("/lobby")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="New tournament").click()
    page.get_by_role("link", name="Vive le Roi!").click()
    page.get_by_label("Name", exact=True).fill("Friday at the club")
    page.get_by_label("Seats at a table").select_option("4")
    page.get_by_label("Swiss").check()
    page.get_by_label("Rounds").fill("1")
    page.get_by_label("Who may enter").select_option("invited")
    assert serious(page) == []
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name="Friday at the club")).to_be_visible()
    link = page.get_by_label("Invite with this link").input_value()
    page.get_by_role("button", name="Take part").click()

    phone = page_of(chromium, rooms, ben, viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE")
    phone.goto(link)
    phone.get_by_role("button", name="Teilnehmen").click()
    expect(phone.get_by_role("button", name="Aussteigen")).to_be_visible()
    assert narrow(phone)
    assert serious(phone) == []
    where, _, key = link.partition("?key=")
    here = f"/api/tournaments/{where.rpartition('/')[2]}"
    for player in (cleo, dan):
        player.post(f"{here}/enter", {"key": key})

    page.reload()
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    expect(phone.get_by_role("heading", name="Dein Tisch ist bereit")).to_be_visible()
    table = ada.http.get(here).json()["table"]["table"]
    for player in (ben, cleo, dan):
        player.post(f"/api/tables/{table}/join")
    page.get_by_role("button", name="Take my seat").press("Enter")
    expect(page.get_by_role("link", name="Friday at the club, round 1").first).to_be_visible()
    for player in (dan, cleo, ben):
        player.post(f"/api/tables/{table}/concede")
    page.get_by_role("link", name="Friday at the club, round 1").first.click()
    expect(page.get_by_role("row", name="1 Ada K 3")).to_be_visible()
    page.get_by_text("Why Ada K").click()
    expect(page.get_by_text("Ada K is before")).to_be_visible()
    assert serious(page) == []
    phone.reload()
    expect(phone.get_by_role("heading", name="Tabelle")).to_be_visible()
    assert narrow(phone)
    with page.expect_download() as file:
        page.get_by_text("Files").click()
        page.get_by_role("link", name="Standings (CSV)").click()
    assert "Ada K" in file.value.path().read_text(encoding="utf-8")
    for player in (ada, ben, cleo, dan):
        player.http.close()
