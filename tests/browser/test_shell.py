"""Everything around the tables: creating them, looking back, settings, languages, sizes, accessibility."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.server.wire.pages import FOLDER

from ..missing import missing
from .conftest import NewGuest
from .player import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}


RESTS = """document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().iterations === Infinity)"""
"""Nothing is on its way from one look to another."""


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    for _ in range(40):
        if page.evaluate(RESTS):
            break
        page.wait_for_timeout(50)
    if not AXE.is_file():
        missing("axe-core is not installed (cd web && npm ci)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]


def test_impossible_options_cannot_be_chosen(guest: NewGuest) -> None:
    page = guest("Anna").page
    page.goto("/new/vive-le-roi")
    emissary = page.get_by_role("checkbox", name="The Emissary of the Empire")
    expect(emissary).to_be_enabled()
    page.locator("label.number", has_text="2").click()
    expect(emissary).to_be_checked()
    expect(emissary).to_be_disabled()
    expect(page.get_by_text("with 2 players the Emissary always takes part")).to_be_visible()
    page.locator("label.number", has_text="7").click()
    expect(emissary).not_to_be_checked()
    expect(emissary).to_be_disabled()


@pytest.mark.parametrize("page", ["/new", "/rules"])
def test_no_title_lies_below_its_picture(guest: NewGuest, page: str) -> None:
    anna = guest("Anna")
    anna.page.goto(page)
    pictures, titles = anna.page.locator("img.emblem"), anna.page.get_by_role("heading", level=2)
    expect(pictures).to_have_count(4)
    for n in range(4):
        picture, title = pictures.nth(n).bounding_box(), titles.nth(n).bounding_box()
        assert picture and title and picture["x"] + picture["width"] <= title["x"]


def test_a_table_with_options_is_created_and_played(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/new/vive-le-roi")
    anna.page.get_by_role("checkbox", name="Ambition").check()
    anna.page.get_by_role("button", name="Begin").click()
    anna.page.get_by_text("which of your two Ambitions").first.wait_for()
    assert anna.play(turns=2) == 2
    assert anna.wrong == []


def after_a_short_game(guest: NewGuest, turns: int) -> Guest:
    """Somebody who has given up after some turns."""
    anna = guest("Anna")
    table = anna.create("vive-le-roi", players=2)
    anna.sit_down(table)
    anna.play(turns=turns)
    anna.post(f"/api/tables/{table['table']}/concede", {})
    return anna


def test_a_finished_game_is_looked_back_on_and_played_on_from_a_moment(guest: NewGuest) -> None:
    anna = after_a_short_game(guest, turns=6)
    anna.page.get_by_role("link", name="Look back").click()
    slider = anna.page.get_by_role("slider")
    slider.wait_for()
    slider.fill("14")
    expect(anna.page.get_by_text("Choice 14 of")).to_be_visible()
    anna.page.get_by_role("button", name="Forward one step").click()
    expect(anna.page.get_by_text("Choice 15 of")).to_be_visible()
    expect(anna.page).to_have_url(re.compile("at=15"))
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_url(re.compile("/table/"))
    assert anna.play(turns=1) == 1
    assert anna.wrong == []


def test_the_page_checks_every_die_of_a_game_that_is_over(guest: NewGuest) -> None:
    anna = after_a_short_game(guest, turns=3)
    anna.page.get_by_role("link", name="Look back").wait_for()
    anna.page.get_by_role("button", name="Table menu").click()
    expect(anna.page.get_by_text(re.compile(r"All \d+ dice and cards follow"))).to_be_visible()
    assert anna.wrong == []


def test_my_games_show_where_it_is_my_turn_first(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.create("vive-le-roi", players=3, first_unit=0)
    anna.page.goto("/mine")
    expect(anna.page.locator("h2").first).to_have_text("Your turn")
    anna.page.get_by_role("main").get_by_role("link", name="Your turn").click()
    anna.page.wait_for_url(re.compile("/table/"))


def test_an_open_table_is_found_in_the_lobby(guest: NewGuest) -> None:
    anna, bruno = guest("Theodora"), guest("Bruno")
    bruno.page.goto("/lobby")
    table = {"game": "vive-le-roi", "players": 3, "options": {}, "listed": True, "pace": "live", "start": "full"}
    seats = [{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]
    anna.post("/api/tables", {**table, "seats": seats, "clock": {"kind": "none"}})
    row = bruno.page.locator("li.panel", has_text="Theodora")
    row.get_by_role("link", name="Sit down").click()
    bruno.page.get_by_role("button", name="Sit here").first.click()
    expect(bruno.page.get_by_text("Bruno").first).to_be_visible()


def test_the_client_speaks_the_language_of_the_browser(guest: NewGuest) -> None:
    anna = guest("Anne", locale="fr-FR")
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="Qui sera roi ?")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")


def test_the_language_can_be_changed_while_one_plays(guest: NewGuest) -> None:
    page = guest("Anna").page
    page.goto("/settings")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()


def test_a_phone_shows_the_board_first_and_the_question_within_reach_of_a_thumb(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    anna.sit_down(anna.create("vive-le-roi", players=3, first_unit=0))
    anna.page.locator(".question .turn").wait_for()
    board, sheet = anna.board.bounding_box(), anna.page.locator(".ask").bounding_box()
    assert board and sheet
    assert board["width"] == PHONE["width"]
    assert board["height"] > PHONE["height"] * 0.45
    assert sheet["y"] >= board["y"] + board["height"] - 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert anna.play(turns=2) == 2
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.get_by_role("log", name="Log")).to_be_visible()


def test_the_board_has_most_of_a_desk(guest: NewGuest) -> None:
    anna = guest("Anna", viewport={"width": 1440, "height": 900})
    anna.sit_down(anna.create("vive-le-roi", players=3))
    box = anna.board.bounding_box()
    assert box
    assert box["width"] >= 0.6 * 1440


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(guest: NewGuest, light: str) -> None:
    anna = guest("Anna", color_scheme=light)
    for path in ("/", "/lobby", "/new/vive-le-roi", "/mine", "/me", "/rules/vive-le-roi", "/settings"):
        anna.page.goto(path)
        anna.page.wait_for_load_state("networkidle")
        assert serious(anna.page) == [], path
    anna.sit_down(anna.create("vive-le-roi", players=3, first_unit=0))
    anna.page.locator(".question .turn").wait_for()
    assert serious(anna.page) == []
    while "vote in secret" not in anna.question():
        anna.play(turns=1)
    assert serious(anna.page) == []


def test_the_first_page_is_small() -> None:
    """Everything the front page asks for, fonts included, stays below 150 kB compressed."""
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    first = [FOLDER / path for path in re.findall(r'(?:src|href)="/([^"]+)"', page)]
    fonts = [path for path in FOLDER.glob("assets/*.woff2") if "italic" not in path.name]
    compressed = sum(len(gzip.compress(path.read_bytes())) for path in first)
    assert compressed + sum(path.stat().st_size for path in fonts) < 150_000


def test_the_board_of_a_game_is_fetched_only_when_it_is_played(guest: NewGuest) -> None:
    anna = guest("Anna")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    anna.page.goto("/")
    anna.page.get_by_role("button", name=re.compile("Play now.*Vive le Roi")).wait_for()
    before = {url for url in asked if url.endswith(".js")}
    anna.sit_down(anna.create("vive-le-roi", players=3))
    anna.board.get_by_role("group", name="The castle").wait_for()
    assert {url for url in asked if url.endswith(".js")} - before


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_the_navigation_fits_a_phone_whatever_one_is_called(guest: NewGuest, locale: str) -> None:
    page = guest("Hildegard von Bingen", viewport=PHONE, locale=locale).page
    page.goto("/rules")
    links = page.locator("header nav a")
    expect(links).to_have_count(5)
    boxes = [link.bounding_box() for link in links.all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] for box in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_whoever_wants_no_motion_never_sees_the_beginning_of_one(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE)
    table = anna.create("lang-lebe-der-koenig", players=3)
    anna.sit_down(table)
    anna.page.locator(".realm").wait_for()
    moving = "[...document.querySelectorAll('*')].filter(one => getComputedStyle(one).animationName !== 'none').length"
    assert anna.page.evaluate(moving) == 0
