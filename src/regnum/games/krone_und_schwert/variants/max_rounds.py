"""Option: final scoring after so many rounds; no rule of the game, a guard for programs (KS-169)."""

from __future__ import annotations

from regnum.kernel import again, call, public, tell

from ..game import ROUND, play_on
from ..scoring import SCORING
from ..table import ENDLESS, Table, book

MAX_ROUNDS = book.module("max_rounds")


@book.table
class MaxRoundsTable(Table):
    max_rounds: int = public(high=ENDLESS)


ROUNDS_OVER = book.event("rounds_over", "KS-169", round="number")


def stop_after_the_last_round(s: MaxRoundsTable) -> None:
    if s.round < s.max_rounds:
        again(s)
    else:
        tell(s, ROUNDS_OVER, s.round)
        call(s, SCORING)


ROUND.replace(play_on, stop_after_the_last_round, when=MAX_ROUNDS)
