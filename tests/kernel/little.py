"""Games of a few steps, written in the test that needs them."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import Game, Match, Procedure, Record, Rulebook, public


def little_book() -> Rulebook:
    """A rulebook whose table has one number."""
    book = Rulebook()

    @book.table
    class Table(Record):
        number: int = public()

    return book


def little_game(book: Rulebook, root: Procedure, edition: int = 1) -> Game:
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
