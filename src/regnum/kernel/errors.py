"""What can go wrong: a player's mistake, an author's mistake, or a file that does not fit."""

from __future__ import annotations

from collections.abc import Sequence


class RegnumError(Exception):
    """Anything Regnum refuses, with a sentence for people."""


class BadNotation(RegnumError, ValueError):
    """A text that stands for no choice."""


class IllegalChoice(RegnumError, ValueError):
    """A choice that cannot be made now: what was wrong, and what is legal."""

    def __init__(self, reason: str, legal: Sequence[str] = ()) -> None:
        self.reason = reason
        self.legal = tuple(legal)
        shown = ", ".join(self.legal[:12]) + (f" … ({len(self.legal)} in all)" if len(self.legal) > 12 else "")
        super().__init__(f"{reason}; legal now: {shown}" if legal else reason)


class IllegalOptions(RegnumError, ValueError):
    """A game that cannot be set up so, with the clause that forbids it."""

    def __init__(self, reason: str, clause: str = "") -> None:
        self.reason = reason
        self.clause = clause
        super().__init__(f"{reason} ({clause})" if clause else reason)


class BadPosition(RegnumError, ValueError):
    """A table set up by hand that cannot be."""


class BadFile(RegnumError, ValueError):
    """A saved game or a data file that cannot be read."""


class Drift(BadFile):
    """A saved game that replays differently from when it was written."""


class OldEdition(RegnumError, ValueError):
    """A game of an edition whose rules are not kept: it can be read, but neither played on nor replayed."""


class BrokenRules(RegnumError, RuntimeError):
    """The rules of a game contradict themselves: a bug in the game, never a player's fault."""
