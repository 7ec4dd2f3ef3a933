"""What can go wrong: a player's mistake, an author's mistake, or a file that does not fit."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any


class RegnumError(Exception):
    """Anything Regnum refuses, with a sentence for people."""


class Refusal(RegnumError):
    """What people are refused: an English sentence with ``{arguments}``, which ``regnum.words`` puts into others."""

    def __init__(self, sentence: str, arguments: Mapping[str, object]) -> None:
        self.sentence = sentence
        self.arguments: dict[str, Any] = dict(arguments)
        self.reason = sentence.format_map(self.arguments) if arguments else sentence
        super().__init__(self.with_details(self.reason))

    def with_details(self, reason: str) -> str:
        """A reason, in whatever language, with what else there is to know."""
        return reason


class RefusedChoice(Refusal, ValueError):
    """What was wrong with a choice, the clause that says so, and what is legal."""

    def __init__(self, sentence: str, /, legal: Sequence[str] = (), clause: str = "", **arguments: object) -> None:
        self.legal = tuple(legal)
        self.clause = clause
        super().__init__(sentence, arguments)

    def with_details(self, reason: str) -> str:
        reason = f"{reason} ({self.clause})" if self.clause else reason
        return reason + _legal_now(self.legal)


class BadNotation(RefusedChoice):
    """A text that stands for no choice; at a table, with the clause of what is asked there."""


class IllegalChoice(RefusedChoice):
    """A choice that cannot be made now."""


def _legal_now(legal: Sequence[str]) -> str:
    shown = ", ".join(legal[:12]) + (f" … ({len(legal)} in all)" if len(legal) > 12 else "")
    return f"; legal now: {shown}" if legal else ""


class IllegalOptions(Refusal, ValueError):
    """A game that cannot be set up so, with the clause that forbids it."""

    def __init__(self, sentence: str, /, clause: str = "", **arguments: object) -> None:
        self.clause = clause
        super().__init__(sentence, arguments)

    def with_details(self, reason: str) -> str:
        return f"{reason} ({self.clause})" if self.clause else reason


class Misuse(RegnumError, ValueError):
    """A program asks for something that cannot be done so; the sentence says how it can."""


class BadPosition(RegnumError, ValueError):
    """A table set up by hand that cannot be."""


class BadFile(RegnumError, ValueError):
    """A saved game or a data file that cannot be read."""


class NoSavedGame(BadFile):
    """A file that holds something else."""


class HidesChoices(BadFile):
    """A game that was saved for one seat before it was over."""


class Drift(BadFile):
    """A saved game that replays differently from when it was written."""


class NotFound(Refusal, LookupError):
    """A name that nothing has."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class OldEdition(Refusal, ValueError):
    """A game of an edition whose rules are not kept: it can be read, but neither played on nor replayed."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class BrokenRules(RegnumError, RuntimeError):
    """The rules of a game contradict themselves: a bug in the game, never a player's fault."""


class BadDeclaration(BrokenRules, TypeError):
    """An author declares something that cannot be, or that is not there: the sentence says where, by file and line."""

    def __init__(self, reason: str, declared: Callable[..., Any] | None = None) -> None:
        """``declared`` is the rule function it is about; without one, the line that declares."""
        self.reason = reason
        self.file, self.line = place_of(declared) if declared is not None else declaring()
        super().__init__(f"{self.file}, line {self.line}: {reason}" if self.line else reason)


class BadBook(BadDeclaration):
    """A whole book that cannot be closed: a line for every mistake, each with its own file and line."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        BrokenRules.__init__(self, "\n".join(faults))


def must_be_a_name(name: str, kind: str) -> None:
    """BadDeclaration unless it can be part of the names of messages and of files."""
    if not _NAME.fullmatch(name):
        raise BadDeclaration(f"{name!r} is no name for {kind}s: expected letters, digits, '-' and '_'")


def place_of(function: Any) -> tuple[str, int]:
    code = getattr(function, "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code is not None else ("", 0)


def declaring() -> tuple[str, int]:
    """The innermost line outside the kernel: the one that declares something."""
    frame = sys._getframe()
    while frame.f_code.co_filename.startswith(_KERNEL):
        if frame.f_back is None:
            return "", 0
        frame = frame.f_back
    return frame.f_code.co_filename, frame.f_lineno


def written(place: tuple[str, int]) -> str:
    """How a place in a file is told."""
    return "{}, line {}".format(*place)


_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_KERNEL = f"{Path(__file__).parent}{os.sep}"


class BrokenPackage(RegnumError, RuntimeError):
    """A package that offers a game, an expansion or a bot that cannot be used."""
