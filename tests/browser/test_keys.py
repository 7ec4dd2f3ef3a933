"""Whoever has no pointer goes from piece to piece by two keys, and never loses their place, whatever scenes come."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from regnum.games import names

from .conftest import NewGuest

HELD = "() => document.activeElement !== document.body"
REACHED = "(window.reached ??= []).push(document.activeElement)"
BACK = "reached.at(-2) === document.activeElement && new Set(reached.splice(0)).size === 3"
"""The last but one of three pieces."""


@pytest.mark.parametrize("game", names())
def test_keys_lead_from_piece_to_piece_and_each_explains_itself(guest: NewGuest, game: str) -> None:
    anna = guest("Anna")
    anna.sit_down(anna.create(game, players=4))
    for _ in range(3):
        anna.play(turns=2)
        anna.play(stop=lambda one: bool(one.number()))  # whatever scenes come before
        anna.page.wait_for_function(HELD)
        for _ in range(3):
            anna.page.keyboard.press(".")
            expect(anna.page.get_by_role("tooltip")).to_be_visible()
            anna.page.evaluate(REACHED)
        anna.page.keyboard.press(",")
        assert anna.page.evaluate(BACK)
    assert anna.wrong == []
