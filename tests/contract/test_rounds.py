"""Rounds: in our own games a question of no round, or of a round before the first, is refused."""

from __future__ import annotations

from regnum.testing.playing import Played
from regnum.testing.suite.positions import FEW, is_refused


def test_a_round_that_cannot_be_is_refused_with_a_reason(played: Played) -> None:
    for _, s in played.some_open(FEW):
        if hasattr(s, "round"):
            is_refused(played, s, {"fields": {"round": 0 if s.round else 1}})
