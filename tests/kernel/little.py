"""Games of a few steps, written in the test that needs them."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import Game, Match, Procedure, Record, Rulebook, public
from regnum.kernel.modules import ALWAYS


def little_book() -> Rulebook:
    """A rulebook whose table has one number."""
    book = Rulebook()

    @book.table
    class Table(Record):
        number: int = public(high=10**6)

    return book


def share_the_first_place(s: Record) -> None:
    for seat in range(s.players):
        s.rank[seat] = s.rank[seat] or 1


def little_game(book: Rulebook, root: Procedure, edition: int = 1) -> Game:
    if not book.closed_for:
        root.append(share_the_first_place, when=ALWAYS)
    return Game(
        "little",
        book,
        root,
        players=range(2, 4),
        usual=2,
        folder=Path(__file__).parent,
        prefix="L",
        scores=lambda s: [0] * s.players,
        edition=edition,
    )


def little_match(book: Rulebook, root: Procedure) -> Match:
    return Match(little_game(book, root), checked=True)
