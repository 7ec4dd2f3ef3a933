"""Tables whose game was begun by an edition that is not kept: they tell what was, and nothing more happens there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import NATURE, OldEdition, Result, SavedGame

from . import journal
from .journal import Created, Entry
from .shelf import game_of
from .table import Table


class OldTable(Table):
    """Who sat there, and every choice as the journal wrote it down. Nothing is secret: nobody can play it on."""

    def __init__(self, id: str, created: Created, unplayable: OldEdition) -> None:
        super().__init__(id, created)
        self.unplayable = unplayable
        self.put_away = False
        """Whether its journal says that its rules are not kept."""
        self.choices: list[tuple[int, str]] = list(created.origin.choices) if created.origin else []
        self._result: Result | None = None

    @property
    def result(self) -> Result | None:
        return self._result

    def saved(self, names: tuple[str, ...]) -> SavedGame:
        """All that is known of the game."""
        created, ended = self.created, self._result
        remarks = [f"places: {_row(ended.places)}", f"scores: {_row(ended.scores)}"] if ended else []
        options = {"players": created.players, **created.options}
        return SavedGame(game_of(created), created.edition, options, names, self.choices, remarks=remarks)

    def last_entry(self, result: Mapping[str, Any] | None, now: float) -> journal.PutAway:
        """What its journal ends with, if lists say that it had this result."""
        found = result or {"places": [], "scores": []}
        return journal.PutAway(at=now, places=found["places"], scores=found["scores"])

    # -- what happened ------------------------------------------------------------------------------------------

    def _started(self, entry: journal.Started) -> None:
        self.status = "playing"
        self._noted(entry, [])

    def _chose(self, entry: journal.Chose) -> None:
        self._noted(entry, [(entry.seat, entry.text)])

    def _tookback(self, entry: journal.TookBack) -> None:
        del self.choices[entry.to :]
        self._noted(entry, entry.again)

    def _noted(self, entry: journal.Started | journal.Chose | journal.TookBack, choices: list[tuple[int, str]]) -> None:
        """Choices, and what chance answered after them."""
        self.choices += [*choices, *((NATURE, text) for text in entry.nature or ())]
        self.changed = entry.at

    def _replaced(self, entry: journal.Replaced) -> None:
        self._stand_in(self.seats[entry.seat].chairs, entry.bot)

    def _returned(self, entry: journal.Returned) -> None:
        for chair in self.seats[entry.seat].chairs:
            chair.bot = chair.planned

    def _conceded(self, entry: journal.Conceded) -> None:
        self._stand_in(self.seats[entry.seat].chairs, entry.bot)
        self.seats[entry.seat].conceded = True

    def _asked(self, entry: Entry) -> None:
        """It led to nothing that is still true, like what follows."""

    _agreed = _paused = _resumed = _woke = _asked

    def _putaway(self, entry: journal.PutAway) -> None:
        self.put_away = True
        self.status = "closed" if self.status == "open" else "over"
        if entry.places:
            self._result = Result(tuple(entry.places), tuple(entry.scores))


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
