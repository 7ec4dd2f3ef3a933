"""One screen for several persons: who of them is asked, and who has something to see that the others must not."""

from __future__ import annotations

from typing import TypedDict

from ..table.companions import number_of
from ..table.table import Table
from .views import Seen


class AskedHere(TypedDict):
    """Somebody at the screen who is asked: by their number there."""

    companion: int
    secret: bool
    """Whether the others are to look away."""


def asked_here(table: Table, seen: Seen) -> list[AskedHere]:
    """Those at one screen who must answer, in the order in which they are to be asked."""
    if table.play is None or table.status != "playing":
        return []
    places = [place for place in table.places.items() if not table.seats[place[1].seat].chairs[place[1].chair].bot]
    asked = [(who, at) for who, at in places if at.seat in table.waiting and table.play.of[at.seat, at.person].asked]
    common = seen.by(None)
    return [
        {"companion": number_of(who) or 0, "secret": len(asked) > 1 or seen.by(at.seat, at.person) != common}
        for who, at in asked
    ]
