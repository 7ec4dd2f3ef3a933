"""Reading: how what a seat may know becomes the numbers that a network is given, counted from that seat.

Rows of seats begin with the reader's own, and a seat is named by how far it sits to the left. A name is a column of its
own for each word, a number is both a column for about how much it is and a fraction. What never changed in the games
that were looked at is left out and remembered: where it differs, the network has never been.

It works on numpy's arrays and on PyTorch's alike: see :meth:`Reading.on`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from regnum.kernel import Game
from regnum.kernel.kinds import SEAT
from regnum.kernel.record import NOBODY, Field, Seats

FINEST = 32
"""Into how many columns the numbers of one place are sorted at most."""
WIDEST = 2000
"""A field that would take more columns is not read: a map made of pieces, say, which other fields tell as well."""
SHARED = ("players", "houses")
"""What counts the rows that belong to seats."""


@dataclass(frozen=True)
class Reading:
    """What is read for a number of players, place by place. ``order[seat]`` says where each place is observed."""

    players: int
    order: Any
    of_seats: Any
    """Whether the numbers of a place are seats."""
    low: Any
    span: Any
    columns: Any
    """Into how many columns each place is sorted."""
    first: Any
    """The first of them."""
    fixed_order: Any
    fixed: Any
    """What was always the same, and where, by seat."""

    @property
    def places(self) -> int:
        return len(self.low)

    @property
    def width(self) -> int:
        """How many numbers a network is given: the columns, the fractions, and which seat it is."""
        return int(self.columns.sum()) + self.places + self.players

    def on(self, moved: Callable[[Any], Any]) -> Reading:
        """This reading with the arrays of another library."""
        arrays = {name: moved(value) for name, value in vars(self).items() if name != "players"}
        return replace(self, **arrays)

    def counted_from(self, observations: Any, seats: Any, rows: Any) -> Any:
        """The places that are read, one row per table, as the seats see them; ``rows`` counts the tables from 0."""
        found = observations[rows[:, None], self.order[seats]]
        a_seat = self.of_seats * (found >= 0) * (found < self.players)
        return found + ((found - seats[:, None]) % self.players - found) * a_seat

    def sorted(self, numbers: Any) -> tuple[Any, Any]:
        """The column of each place, and how far it is between the lowest number and the highest."""
        above = (numbers - self.low).clip(self.low * 0, self.span - 1)
        return self.first + above * self.columns // self.span, above / self.span

    def strange(self, observation: Any, seat: int) -> int:
        """How many numbers differ from what they always were."""
        return int((observation[self.fixed_order[seat]] != self.fixed).sum())


def places_of(game: Game, players: int) -> tuple[Any, Any, Any]:
    """For each seat the order of all numbers of an observation; which of them are seats; each one's field."""
    orders: list[Any] = []
    of_seats: list[bool] = []
    fields: list[int] = []
    for number, field in enumerate(game.Table.FIELDS.values()):
        orders.append(_orders(field, len(fields), players))
        of_seats += [_names_a_seat(field)] * math.prod(field.shape)
        fields += [number] * math.prod(field.shape)
    return np.concatenate(orders, axis=1), np.array(of_seats), np.array(fields)


def _orders(field: Field, at: int, players: int) -> Any:
    places = at + np.arange(math.prod(field.shape)).reshape(field.shape or (1,))
    turns = field.shape and getattr(field.axes[0], "present", "") in SHARED
    orders = []
    for seat in range(players):
        turned = places.copy()
        if turns:
            turned[:players] = np.roll(places[:players], -seat, axis=0)
        orders.append(turned.ravel())
    return np.array(orders)


def _names_a_seat(field: Field) -> bool:
    return field.names == SEAT or (isinstance(field.high, Seats) and field.low <= NOBODY)


def found_in(game: Game, players: int, shown: Iterable[tuple[Any, Any]]) -> Reading:
    """What changes in observations (with the seats that saw them): all of it is read, the rest is remembered."""
    order, of_seats, fields = places_of(game, players)
    count = order.shape[1]
    whole = Reading(players, order, of_seats, *([np.zeros(count, np.int64)] * 6))
    low, high = np.full(count, 2**30), np.full(count, -(2**30))
    for observations, seats in shown:
        numbers = whole.counted_from(observations, seats, np.arange(len(seats)))
        low, high = np.minimum(low, numbers.min(0)), np.maximum(high, numbers.max(0))
    columns = np.where(high > low, np.minimum(high - low + 1, FINEST), 0)
    read = (high > low) & (np.bincount(fields, columns)[fields] <= WIDEST)
    fixed = (high == low) & ~of_seats
    span, columns = (high - low + 1)[read], columns[read]
    first = np.cumsum(columns) - columns
    return Reading(
        players, order[:, read], of_seats[read], low[read], span, columns, first, order[:, fixed], low[fixed]
    )
