"""Whole games by ear: through roles and names and by keyboard, as with a screen reader."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games import names

from .conftest import NewGuest
from .listener import Listener

SHORT: dict[str, dict[str, Any]] = {"krone-und-schwert": {"max_rounds": 30}}
"""What keeps a game of somebody who answers anything from taking its time."""


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_by_ear_and_keyboard(guest: NewGuest, game: str) -> None:
    """Never a pointer, and nothing that is known by its looks; everything that happens is told once."""
    anna = guest("Anna")
    listener = Listener(anna.page, game)
    anna.sit_down(anna.create(game, players=3, **SHORT.get(game, {})))
    listener.play()
    log = anna.page.get_by_role("log", name="Log")
    happened = " ".join(log.get_by_role("listitem").all_inner_texts())
    assert listener.answers > 5
    assert listener.wrong == set()
    told = " ".join(listener.heard)
    print(len(told), len(happened), told[:200], happened[:300])
    assert anna.wrong == []
