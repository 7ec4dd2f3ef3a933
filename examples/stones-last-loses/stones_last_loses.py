"""An expansion of Stones: whoever takes the last stone loses, and all others win (LL-1)."""

from __future__ import annotations

from pathlib import Path

from stones import Table, book, crown_the_last

from regnum.kernel import tell

LAST_LOSES = book.module("last_loses")
book.option("last_loses", "LL-1", module=LAST_LOSES)
LOST = book.event("lost", "LL-1", seat="seat")


def crown_the_others(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = s.players if seat == s.turn else 1
    tell(s, LOST, s.turn)


book.procedure_named("game").replace(crown_the_last, crown_the_others, when=LAST_LOSES)
book.words.append(Path(__file__).with_name("stones_last_loses.*.ftl"))
book.rules.append(Path(__file__).with_name("stones_last_loses.*.md"))
