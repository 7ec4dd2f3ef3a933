"""Games of other packages in the browser: on their own boards, without any, and what is seen of broken ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ..packages.installing import EXAMPLES, python_with_examples, site_packages
from ..packages.throne import install
from .conftest import NewGuest, a_server
from .test_shell import PHONE, serious

STONES = EXAMPLES / "stones" / "src" / "stones"
GLASS = {
    "glass/__init__.py": (STONES / "__init__.py")
    .read_text()
    .replace('"stones"', '"glass"')
    .replace('picture="picture.svg",', ""),
    "glass/rules.md": (STONES / "rules.md").read_text(),
    "glass/messages/en.ftl": (STONES / "messages" / "en.ftl").read_text().replace("= Stones", "= Glass"),
    "glass/board/board.js": "export const version = 1\nexport function mount() { throw new Error('it broke') }\n",
}
"""The same game, without a picture, and with a board that breaks."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that has the examples installed, a game whose board breaks, and one that cannot be read."""
    folder = tmp_path_factory.mktemp("packages")
    python = python_with_examples(folder / "venv")
    install(site_packages(python), "glass-games", GLASS, games={"glass": "glass"})
    install(site_packages(python), "mistakes", {"mistake.py": "import nothing_at_all\n"}, games={"broken": "mistake"})
    with a_server(folder / "regnum.db", python) as found:
        yield found


def test_the_front_page_shows_every_game_there_is_and_names_what_is_broken(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.page.goto("/")
    cards = anna.page.locator("main li", has=anna.page.get_by_role("heading", level=2))
    expect(cards).to_have_count(7)
    expect(anna.page.get_by_text("Seven games of courts, castles and crowns")).to_be_visible()
    stones = cards.filter(has=anna.page.get_by_role("heading", name="Stones"))
    expect(stones).to_contain_text("be the one who takes the last")
    anna.page.wait_for_function("[...document.querySelectorAll('img.emblem')].every((one) => one.naturalWidth > 0)")
    expect(anna.page.locator("img.emblem")).to_have_count(6)
    glass = cards.filter(has=anna.page.get_by_role("heading", name="Glass"))
    expect(glass.locator("svg.emblem")).to_have_count(1)
    expect(glass.get_by_role("link")).to_have_text(["Set up a table", "Rules"])
    expect(anna.page.get_by_text("The game broken of the package mistakes cannot be used")).to_be_visible()
    assert serious(anna.page) == []
    assert anna.wrong == []


@pytest.mark.parametrize("options", [{}, {"last_loses": True}], ids=["as it is", "with its expansion"])
def test_stones_are_taken_on_their_own_board(guest: NewGuest, options: dict[str, Any]) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("stones", players=2, **options))
    stones = anna.board.locator(".stones ol button")
    expect(stones.first).to_be_visible()
    taken = anna.board.get_by_role("button", name="Take 2 stones")
    before = stones.count()
    taken.hover()
    expect(anna.board.locator(".stones ol .meant")).to_have_count(2)
    assert serious(anna.page) == []
    taken.click()
    anna.page.wait_for_function(f"document.querySelectorAll('.stones ol button').length < {before - 1}")
    anna.play()
    assert anna.over
    expect(stones).to_have_count(0)
    assert anna.wrong == []


def test_the_board_of_stones_is_at_home_on_a_phone(guest: NewGuest) -> None:
    anna = guest("Anna", viewport=PHONE, has_touch=True)
    anna.sit_down(anna.create("stones", players=2))
    assert anna.play(turns=1) == 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert anna.wrong == []


def test_a_board_that_breaks_is_named_in_one_sentence_and_the_buttons_play_on(guest: NewGuest) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create("glass", players=2))
    sentence = "The board of Glass cannot be shown (Error: it broke); you can play it with the buttons beside it."
    expect(anna.board.get_by_text(sentence)).to_be_visible()
    anna.play()
    assert anna.over
    assert [wrong for wrong in anna.wrong if "it broke" not in wrong] == []
