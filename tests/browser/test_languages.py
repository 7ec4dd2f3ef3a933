"""The client speaks one language at a time: what reads alike in two of them is a name, or a word that both have."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regnum.opponents import NAMES

from .conftest import NewGuest

TEXTS = """() => {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const ours = element => !element.closest('[translate=no]')
  while (walker.nextNode())
    if (ours(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const found of document.body.querySelectorAll(`[${name}]`))
      if (ours(found)) texts.push(found.getAttribute(name))
  return texts
}"""
"""Everything a page says, to the eye and to a screen reader."""
WORD = re.compile(r"\b[^\W\d_]{2,}\b")
ENGLISH = re.compile(r"\b(the|of|your|you|and|with|is|are|not|from|this|that|has|have|which|whose)\b", re.IGNORECASE)
"""Words without which there is hardly a sentence, and which no French one has."""

PROPER = {
    *NAMES,
    *("Anne", "Regnum", "Deutsch", "English", "Français", "LA", "VR", "WC", "II", "III", "IV"),
    *("Bridget", "Caius", "Dagobert", "Foidvo", "Jeanne", "Merlin", "Ouaf", "Sidonie", "Victoria"),
    *("Grentebrige", "Lideford", "Lincolia", "Loncastre", "Lundonia", "Oxeneford", "Roucestre", "Sarisberie"),
    *("Sedberouie", "Stadford", "Tateshale", "Wigemor"),
    *("Bedford", "Dorset", "Gloucester", "Lancaster", "Northumberland", "Somerset", "Stafford", "Suffolk", "Surrey"),
    "York",
}
ALIKE = {
    *("ambition", "archer", "artisans", "compensation", "extensions", "champion", "lord", "minute", "minutes", "noble"),
    *("nobles", "notifications", "options", "page", "point", "points", "prairie", "public"),
}
"""What is the same word in English and in French."""


def speak(page: Page, language: str) -> None:
    """Change the language and open the page anew."""
    kept = "JSON.parse(localStorage['regnum.settings'])"
    change = f"language => (localStorage['regnum.settings'] = JSON.stringify({{ ...{kept}, language }}))"
    page.evaluate(change, language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")


def said(page: Page, language: str, shown: str, opened: str) -> set[str]:
    """What the page says in a language once something is shown, with a menu opened where it has one."""
    speak(page, language)
    page.locator(shown).first.wait_for()
    if opened:
        page.locator(opened).click()
        page.get_by_role("dialog").wait_for()
    return {text.strip() for text in page.evaluate(TEXTS)}


def is_ours(text: str) -> bool:
    """Whether somebody must have translated this: it is more than names and words that both languages have."""
    return any(word not in PROPER and word.lower() not in ALIKE for word in WORD.findall(text))


def left_in_english(page: Page, shown: str, opened: str = "") -> list[str]:
    """What the page says alike in English and in French, and every English sentence on the French one."""
    english, french = said(page, "en", shown, opened), said(page, "fr", shown, opened)
    alike = {text for text in english & french if is_ours(text)}
    return sorted(alike | {text for text in french if ENGLISH.search(text)})


PAGES = [
    *("/", "/lobby", "/new", "/mine", "/me", "/settings", "/nowhere"),
    *("/guide/lancaster", "/rules", "/rules/vive-le-roi", "/sources/lancaster", "/transcribe/lancaster"),
    *("/ratings", "/tournaments", "/new-tournament", "/new-tournament/lancaster"),
    *("/steward", "/reset", "/notified", "/forgotten"),
]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_french(guest: NewGuest, path: str) -> None:
    page = guest("Anne").page
    page.goto(path)
    assert left_in_english(page, "main h1") == []


GAMES: dict[str, dict[str, Any]] = {
    "vive-le-roi": {"players": 2, "ambition": True, "banished": True, "royal_couple": True},
    "lang-lebe-der-koenig": {"players": 3},
    "krone-und-schwert": {"players": 2},
    "lancaster": {"players": 2, "court": True, "displeasure": True, "reward_tiles": True, "law_sets_group_0": "new"},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_french_before_and_during_the_game(guest: NewGuest, game: str) -> None:
    anne = guest("Anne")
    anne.page.goto(f"/new/{game}")
    assert left_in_english(anne.page, "form") == []
    anne.sit_down(anne.create(game, players=3, seats=["anyone", "bot"]))
    assert left_in_english(anne.page, "main h1 ~ *") == []
    anne.sit_down(anne.create(game, **GAMES[game]))
    speak(anne.page, "en")
    assert anne.play(turns=10) == 10
    assert left_in_english(anne.page, ".question h2", opened="button.menu") == []
    assert anne.wrong == []


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game]["players"] == 2])
def test_a_table_speaks_french_after_the_game(guest: NewGuest, game: str) -> None:
    anne = guest("Anne")
    table = anne.create(game, **GAMES[game])
    anne.sit_down(table)
    assert anne.play(turns=4) == 4
    anne.post(f"/api/tables/{table['table']}/concede", {})
    assert left_in_english(anne.page, ".result") == []
    anne.page.goto(f"/replay/{table['table']}?at=12")
    assert left_in_english(anne.page, "input[type=range]") == []
    assert anne.wrong == []
