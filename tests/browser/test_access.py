"""Whole games by ear: through roles and names and by keyboard, as with a screen reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from regnum.games import names

from .conftest import NewGuest
from .listener import Listener
from .player import SHORT
from .test_keys import HELD


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_by_ear_and_keyboard(guest: NewGuest, game: str) -> None:
    """Never a pointer, and nothing that is known by its looks; everything that happens is told once."""
    anna = guest("Anna")
    listener = Listener(anna.page, game)
    anna.sit_down(anna.create(game, players=3, **SHORT.get(game, {})))
    listener.play()
    assert listener.answers > 5
    anna.page.wait_for_function(HELD)
    assert listener.wrong == set()
    assert anna.page.get_by_role("log", name="Log").get_attribute("aria-live") == "off"
    compare(" ".join(listener.heard), " ".join(happened(anna.page)))
    assert anna.wrong == []


def happened(page: Page) -> list[str]:
    """The lines of the log, which began before anybody listened."""
    lines = page.get_by_role("log", name="Log").get_by_role("listitem").all_inner_texts()
    return [line.removesuffix("Why?").strip() for line in lines if line.strip() != "since your last turn"]


def compare(told: str, all: str) -> None:
    """Everything since somebody listens was told, in its order and once."""
    happened = all[all.index(told[:80]) :]
    differ = [at for at, (one, other) in enumerate(zip(told, happened, strict=False)) if one != other]
    same = min([len(told), len(happened), *differ])
    assert told == happened, f"after {told[:same][-80:]}: told {told[same:][:120]!r}, not {happened[same:][:120]!r}"
