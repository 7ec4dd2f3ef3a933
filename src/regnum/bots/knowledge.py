"""What a bot is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.kernel import Choice, Game, Match, Row


class Knowledge:
    """One seat's knowledge at the moment it is asked.

    The true table stays inside: a bot reads ``seen`` (UNKNOWN where its seat may not look) and may ``imagine`` whole
    tables, in which everything its seat cannot know is dealt anew.
    """

    def __init__(self, game: Game, table: Any, seat: int, history: Sequence[Choice | None] = ()) -> None:
        self.game = game
        self.seat = seat
        self.offers: Sequence[int] = tuple(game.offers(table, seat))
        """What the seat may answer now."""
        self.history = tuple(history)
        """The choices made so far, None in the place of those the seat may not know."""
        self.secret = bool(game.book.questions[table.question].secret)
        """Whether the answer stays with the seat that gives it."""
        self.seen = game.blank(table, seat)
        self._table = table.copy()
        self._table.checked = False

    @classmethod
    def of(cls, match: Match, seat: int) -> Knowledge:
        return cls(match.game, match.table, seat, match.history(seat))

    def imagine(self, rng: Row) -> Any:
        """A whole table that looks the same to this seat, the rest filled in at random."""
        table = self._table.copy()
        self.game.redeal(table, self.seat, rng)
        return table
