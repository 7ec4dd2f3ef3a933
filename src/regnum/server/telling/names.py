"""What people and bots at a table are called."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, MutableMapping, Sequence

from regnum.kernel import SEATS
from regnum.opponents import person
from regnum.words import Name, together

from ..table.table import Table


def names_at(table: Table, names: MutableMapping[str, str]) -> tuple[Name, ...]:
    """What each seat, or each person on it, is called; ``names`` are those of accounts."""
    here = {place.account: place.name for seat in table.seats for place in seat.places if place.account and place.name}
    seats = [[(place.account, place.bot) for place in seat.places] for seat in table.seats]
    found = called(table.id, seats, ChainMap(here, names) if here else names)
    return tuple([name if seat.persons > 1 else together(name) for seat, name in zip(table.seats, found, strict=True)])


def called(
    table: str, seats: Sequence[Sequence[tuple[str | None, str | None]]], names: Mapping[str, str]
) -> list[tuple[str, ...]]:
    """What each person on each seat is called: by their own name, or else by their bot's; nothing where nobody sits."""
    taken = {names.get(account, "").casefold() for seat in seats for account, _ in seat if account}
    return [
        tuple(
            [
                person(table, n + SEATS * at, taken) if bot and account is None else names.get(account or "", "")
                for at, (account, bot) in enumerate(seat)
            ]
        )
        for n, seat in enumerate(seats)
    ]
