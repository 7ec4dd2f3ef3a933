"""Everything on a board can be read, and nothing needed is cut or covered."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import NewGuest
from .measuring import covered, cut, small_texts
from .pictures import EVERYTHING

DESK = {"width": 1280, "height": 720}
LEAST = 11
"""Pixels of the smallest letters on a desk."""

USUAL = [
    ("vive-le-roi", 4, {}, [0, 8, 10]),
    ("lang-lebe-der-koenig", 4, {}, [0, 8, 8]),
    ("krone-und-schwert", 4, {}, [0, 12, 14]),
    ("lancaster", 4, {}, [1, 8, 14]),
    ("lancaster", 5, EVERYTHING, [1, 16]),
]
"""A game with its usual number of players, and after how many answers more one looks at it."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize(("game", "players", "options", "looks"), USUAL)
def test_no_text_on_a_board_is_small_or_cut_and_nothing_lies_over_a_choice(
    guest: NewGuest, game: str, players: int, options: dict[str, Any], looks: list[int], locale: str
) -> None:
    anna = guest("Anna", viewport=DESK, locale=locale)
    anna.sit_down(anna.create(game, players, **options))
    for more in looks:
        anna.play(turns=more)
        anna.page.locator(".question[data-question]").wait_for()
        assert small_texts(anna.page, LEAST) == []
        assert cut(anna.page) == []
        assert covered(anna.page) == []
    assert anna.wrong == []
