"""Option: a guard against games that stand still, an election after many turns without a card (LK-1005)."""

from __future__ import annotations

from regnum.kernel import call, public, tell

from ..election import ELECTION
from ..table import DATA, ENDLESS, Table, book
from ..turn import TURN, end_the_turn

USUAL_LIMITS = (0, 3, 6, 12, 24)
"""What is listed to choose from; any other number is as good."""

IDLE_LIMIT = book.module("idle_limit")
book.option(
    "idle_limit",
    "LK-1005",
    USUAL_LIMITS,
    default=DATA["options"]["idle_limit"],
    module=IDLE_LIMIT,
    beyond=range(ENDLESS + 1),
)

IDLE = book.event("idle", "LK-1005", turns="number")


@book.table_of(IDLE_LIMIT)
class IdleTable(Table):
    idle_limit: int = public(high=ENDLESS)  # in rounds; 0: no guard
    idle_turns: int = public(high=ENDLESS)  # ended in a row without a card that left a hand


def count_idle_turns(s: IdleTable) -> None:
    s.idle_turns = s.idle_turns + 1 if s.spent == 0 else 0


def elect_after_idle_rounds(s: IdleTable) -> None:
    """Between two turns; who comes next is active already."""
    if s.idle_turns // s.players >= s.idle_limit:
        tell(s, IDLE, s.idle_turns)
        s.idle_turns = 0
        call(s, ELECTION)


TURN.after(end_the_turn, count_idle_turns, elect_after_idle_rounds, when=IDLE_LIMIT)
