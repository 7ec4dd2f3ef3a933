"""Salt Road: bid for the map, travel to the fair, and be the first who cries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regnum.kernel import Game

from . import secrets, thumb, toll  # noqa: F401 (what they add to the book)
from .day import DAY, draw_lots, set_out
from .table import LOADED, Table, book, facts


def order_the_places(s: Table) -> None:
    """SR-7."""
    for seat in range(s.players):
        s.rank[seat] = 1
        for other in range(s.players):
            if s.coins[other] > s.coins[seat]:
                s.rank[seat] += 1


def scores(s: Table) -> Iterator[int]:
    yield from s.coins[: s.players]


GAME = Game(
    "salt-road",
    book,
    book.procedure("game", set_out, draw_lots, DAY, order_the_places),
    players=range(2, 5),
    folder=Path(__file__).parent,
    prefix="SR",
    scores=scores,
    facts=facts,
    data=LOADED,
    rules=["rules.md"],
    words=["messages/*.ftl"],
    drawing="salt_road.drawing",
    browser="board",
    picture="picture.svg",
)
