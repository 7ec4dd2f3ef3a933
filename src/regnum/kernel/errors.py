"""What can go wrong: a player's mistake, an author's mistake, or a file that does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class RegnumError(Exception):
    """Anything Regnum refuses, with a sentence for people."""


class Refusal(Exception):
    """What people are refused: an English sentence with ``{arguments}``, which ``regnum.words`` puts into others."""

    def __init__(self, sentence: str, arguments: Mapping[str, object]) -> None:
        self.sentence = sentence
        self.arguments: dict[str, Any] = dict(arguments)
        self.reason = sentence.format_map(self.arguments) if arguments else sentence
        super().__init__(self.with_details(self.reason))

    def with_details(self, reason: str) -> str:
        """A reason, in whatever language, with what else there is to know."""
        return reason


class BadNotation(Refusal, RegnumError, ValueError):
    """A text that stands for no choice."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class IllegalChoice(Refusal, RegnumError, ValueError):
    """A choice that cannot be made now: what was wrong, the clause that says so, and what is legal."""

    def __init__(self, sentence: str, /, legal: Sequence[str] = (), clause: str = "", **arguments: object) -> None:
        self.legal = tuple(legal)
        self.clause = clause
        super().__init__(sentence, arguments)

    def with_details(self, reason: str) -> str:
        reason = f"{reason} ({self.clause})" if self.clause else reason
        shown = ", ".join(self.legal[:12]) + (f" … ({len(self.legal)} in all)" if len(self.legal) > 12 else "")
        return f"{reason}; legal now: {shown}" if self.legal else reason


class IllegalOptions(Refusal, RegnumError, ValueError):
    """A game that cannot be set up so, with the clause that forbids it."""

    def __init__(self, sentence: str, /, clause: str = "", **arguments: object) -> None:
        self.clause = clause
        super().__init__(sentence, arguments)

    def with_details(self, reason: str) -> str:
        return f"{reason} ({self.clause})" if self.clause else reason


class BadPosition(RegnumError, ValueError):
    """A table set up by hand that cannot be."""


class BadFile(RegnumError, ValueError):
    """A saved game or a data file that cannot be read."""


class Drift(BadFile):
    """A saved game that replays differently from when it was written."""


class NotFound(Refusal, RegnumError, LookupError):
    """A name that nothing has."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class OldEdition(Refusal, RegnumError, ValueError):
    """A game of an edition whose rules are not kept: it can be read, but neither played on nor replayed."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class BrokenRules(RegnumError, RuntimeError):
    """The rules of a game contradict themselves: a bug in the game, never a player's fault."""


class BrokenPackage(RegnumError, RuntimeError):
    """A package that offers a game, an expansion or a bot that cannot be used."""
