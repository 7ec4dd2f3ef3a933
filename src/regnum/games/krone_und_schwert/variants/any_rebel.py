"""Option: a rebel leader needs neither castle nor city (KS-164)."""

from __future__ import annotations

from regnum.kernel import offer

from ..building import owns_castle_and_city
from ..rebels import MAY_CHALLENGE, START_REVOLT
from ..revolt import revolt_begun
from ..table import Table, book, described
from ..turn import WHICH_ACTION

ANY_REBEL = book.module("rebel_needs_castle_and_city")
book.option(**described("rebel_needs_castle_and_city"), module=ANY_REBEL)


def offer_revolt_to_the_others(s: Table, seat: int, out: list[int]) -> None:
    if MAY_CHALLENGE(s, seat) and not owns_castle_and_city(s, seat):
        offer(out, START_REVOLT())


WHICH_ACTION.also(
    offer_revolt_to_the_others, {START_REVOLT: revolt_begun}, when=ANY_REBEL, may={START_REVOLT: MAY_CHALLENGE}
)
