"""What a bot is given: all that its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.kernel import Choice, Game, Match, Row, batch
from regnum.kernel.game import Facts
from regnum.kernel.views import named_view

from .memory import Evidence, moments


class Knowledge:
    """One seat's knowledge at the moment it is asked.

    The true table stays inside: a bot reads ``seen`` (UNKNOWN where its seat may not look) and may ``imagine`` whole
    tables, in which everything its seat cannot know is dealt anew.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7)
    >>> [seat] = match.to_act
    >>> knowledge = Knowledge.of(match, seat)
    >>> knowledge.seat == seat, len(knowledge.offers) == len(match.offers(seat))
    (True, True)
    """

    def __init__(
        self,
        game: Game,
        table: Any,
        seat: int,
        history: Sequence[Choice | None] = (),
        remember: Callable[[], Sequence[Evidence]] = tuple,
        person: int | None = None,
    ) -> None:
        """``person``: one of those who share the seat, who knows and answers less than whoever plays all of it."""
        self.game = game
        self.seat = seat
        self.person = person
        self.offers: Sequence[int] = tuple(game.offers(table, seat, person))
        """What the seat may answer now."""
        self.history = tuple(history)
        """The choices made so far, None in the place of those the seat may not know."""
        self.secret = bool(game.book.questions[table.question].secret)
        """Whether the answer stays with the seat that gives it."""
        self.seen = game.blank(table, seat, person)
        self._remember = remember
        self._table = table.copy()
        self._table.checked = False

    @classmethod
    def of(cls, match: Match, seat: int, person: int | None = None) -> Knowledge:
        """What a seat of a match (or one person of it) may know now."""
        secrets = match.game.book.thumb.lasting
        remember = tuple if secrets is None else lambda: moments(match, secrets)
        return cls(match.game, match.table, seat, match.history(seat, person), remember, person)

    def view(self) -> dict[str, Any]:
        """What the seat may know, in names; None for what it may not."""
        return named_view(self._table, self.seat, self.person)

    def facts(self) -> Facts:
        """What lies open and is no part of a view: the map, the numbers on cards and tiles, by kind and name."""
        return self.game.facts(self._table)

    def eyes(self) -> list[Knowledge]:
        """Whose knowledge this is: of one seat, and of nobody else."""
        return [self]

    def evidence(self) -> list[Evidence]:
        """What the others did lately, as everybody could see it, while they held what they hold now."""
        return [moment for moment in self._remember() if moment.seat != self.seat]

    def imagine(self, rng: Row) -> Any:
        """A whole table that looks the same to this seat, the rest filled in at random."""
        table = self._table.copy()
        self.game.redeal(table, self.seat, rng, self.person)
        return table

    def redeal_in(self, engine: Any, tables: Any, rng: Any) -> None:
        """Imagine anew all tables of a compiled engine's array, where one was imagined before."""
        engine.run(batch.redeal_tables, tables, self.seat, rng)


class OpenTable(Knowledge):
    """The knowledge of somebody who sees every card; for games that are over."""

    def imagine(self, rng: Row) -> Any:
        """The table as it is."""
        return self._table.copy()

    def eyes(self) -> list[Knowledge]:
        """Everybody's."""
        return [Knowledge(self.game, self._table, seat) for seat in range(self.seen.players)]

    def redeal_in(self, engine: Any, tables: Any, rng: Any) -> None:
        """Nothing is unknown."""
