"""Option: final scoring after so many rounds; no rule of the game, a guard for programs (KS-169)."""

from __future__ import annotations

from regnum.kernel import public, tell

from ..game import ROUND
from ..scoring import SCORING
from ..table import ENDLESS, Table, book, described

MAX_ROUNDS = book.module("max_rounds")
book.option(**described("max_rounds"), module=MAX_ROUNDS, beyond=range(ENDLESS + 1))


@book.table
class MaxRoundsTable(Table):
    max_rounds: int = public(high=ENDLESS)


ROUNDS_OVER = book.event("rounds_over", "KS-169", round="number")


def rounds_are_left(s: MaxRoundsTable) -> bool:
    return s.round < s.max_rounds


def stop_after_the_last_round(s: MaxRoundsTable) -> None:
    tell(s, ROUNDS_OVER, s.round)


ROUND.as_long_as(rounds_are_left, when=MAX_ROUNDS)
ROUND.append(stop_after_the_last_round, SCORING, when=MAX_ROUNDS)
