"""The king and his tax (KS-52 to KS-60)."""

from __future__ import annotations

from regnum.kernel import ask, offer, tell

from .cards import shuffle
from .people import gain
from .table import DATA, TAX, Table, book, is_active

LEVY = book.action("levy_tax")
FORGO = book.action("forgo_tax")

FIRST_KING = book.event("first_king", "KS-53", seat="seat")
TAX_LEVIED = book.event("tax_levied", "KS-58", seat="seat")
TAX_FORGONE = book.event("tax_forgone", "KS-59", seat="seat")

FOR_A_CASTLE: int = DATA["scoring"]["tax_vp_per_castle"]
PEOPLE_FOR_A_TAX: int = DATA["people_draws"]["tax"]


def crown_the_first(s: Table, seat: int) -> None:
    """The first king: all event cards are shuffled, and a tax is levied at once (KS-54, KS-55)."""
    s.king = seat
    tell(s, FIRST_KING, seat)
    shuffle(s)
    levy_a_tax(s, seat)


def levy_a_tax(s: Table, seat: int) -> None:
    """Points for castles, then a people card is due (KS-58)."""
    tell(s, TAX_LEVIED, seat)
    gain(s, seat, s.castles[seat] * FOR_A_CASTLE, TAX)
    s.people_draws = PEOPLE_FOR_A_TAX


# --- at the start of his turn (KS-57, KS-59) ----------------------------------------------------------------------


def decide_on_a_tax(s: Table) -> None:
    if s.king == s.active:
        ask(s, WHETHER_TO_TAX, s.active)


def tax_or_not(s: Table, seat: int, out: list[int]) -> None:
    offer(out, LEVY())
    offer(out, FORGO())


def tax_levied(s: Table, seat: int) -> None:
    levy_a_tax(s, seat)


def tax_forgone(s: Table, seat: int) -> None:
    tell(s, TAX_FORGONE, seat)


WHETHER_TO_TAX = book.question(
    "whether_to_tax", tax_or_not, {LEVY: tax_levied, FORGO: tax_forgone}, "KS-57", asked=is_active, needs=("king",)
)
