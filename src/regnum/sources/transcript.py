"""What an owner has read off a printed copy so far, and the board file that it makes."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from regnum.games import Data, Fault, faults_of
from regnum.games.boards import ANSWERS, TRANSCRIPTION, UNFINISHED, WHERE_FROM, parsed
from regnum.kernel import BadFile, Game

from . import toml
from .asking import LONGEST, Ask, BadAnswer, Expected, asks, names_in, read
from .marks import PRINTED, table_of

HEAD = "# {title}: a board read off a printed copy. Play on it with --board; only what differs matters.\n"


class Transcript:
    """Answers by the fields they are for, and where they come from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.data: Data = game.data
        self.asks: Mapping[str, Ask] = {ask.key: ask for ask in asks(self.data)}
        self.answers: dict[str, str] = {}
        self.source: dict[str, str] = {}

    @classmethod
    def kept(cls, game: Game, text: str) -> Transcript:
        """One that was stopped, to go on with; BadFile if the text is none."""
        self = cls(game)
        try:
            given = parsed(text, "this file").get(TRANSCRIPTION, {})
        except tomllib.TOMLDecodeError as wrong:
            raise BadFile(f"this is no board file: {wrong}") from wrong
        if not isinstance(given, dict) or not isinstance(given.get(ANSWERS, {}), dict):
            raise BadFile(f"{TRANSCRIPTION} is a table of texts, with a table {ANSWERS}")
        self.source = {key: str(given[key]) for key in WHERE_FROM if key in given}
        for key, answer in given.get(ANSWERS, {}).items():
            self.put(key, str(answer))
        return self

    def put(self, key: str, text: str) -> None:
        """Answer one question; BadAnswer says what is expected. An empty text takes an answer back."""
        if key not in self.asks:
            raise BadAnswer(Expected("expect-asked", {}), key[:LONGEST])
        if not text.strip():
            self.answers.pop(key, None)
            return
        self.value(self.asks[key], text)
        self.answers[key] = " ".join(text.split())

    def put_source(self, key: str, text: str) -> None:
        if len(text) > LONGEST:
            raise BadAnswer(Expected("expect-letters", {"most": LONGEST}))
        self.source[key] = " ".join(text.split())

    def value(self, ask: Ask, text: str) -> Any:
        return read(ask, text, self.known(ask))

    def known(self, ask: Ask) -> dict[str, str] | None:
        """The names that may be given, where an answer is made of names."""
        copy = self.data.copy
        if ask.column in copy.choices:
            return {word: word for word in copy.choices[ask.column]}
        return names_in(self._with_names()[copy.words[ask.column]]) if ask.column in copy.words else None

    def _with_names(self) -> dict[str, Any]:
        """The data with the names that were answered: other answers may speak of them."""
        return self._laid(key for key in self.answers if self.asks[key].is_name)

    # -- the board ---------------------------------------------------------------------------------------------

    def board(self) -> dict[str, Any]:
        """All tables of the game with the answers in their places, and what follows from them."""
        return self.data.copy.completed(self._laid(iter(self.answers)))

    def _laid(self, keys: Iterator[str]) -> dict[str, Any]:
        data = deepcopy(self.data.own)
        for key in keys:
            ask = self.asks[key]
            row: Any = data
            for part in ask.path[:-1]:
                row = row[part]
            row[ask.column] = self.answers[key] if ask.is_name else self.value(ask, self.answers[key])
            row.pop(f"{ask.column}_source", None)
            row[f"source_{ask.column}"] = PRINTED
        return data

    def faults(self) -> list[Fault]:
        """What cannot be, or contradicts what the rulebook states."""
        return faults_of_board(self.game, self.board(), self._answered())

    def fault_of(self, ask: Ask) -> Fault | None:
        """What is wrong with one answer by itself; where rows speak of each other, only all of them can tell."""
        if self.data.copy.words.get(ask.column) == table_of(ask.path):
            return None
        return next((fault for fault in self.faults() if fault.path == ask.path), None)

    def _answered(self) -> set[str]:
        return {str(self.asks[key].path[0]) for key in self.answers}

    def text(self) -> str:
        """The file: where it comes from, the answers, and every table they change."""
        faults = self.faults()
        about: dict[str, Any] = {**self.source}
        if faults:
            about[UNFINISHED] = faults[0].reason
        about[ANSWERS] = dict(self.answers)
        tables = {} if faults else changed(self.data, self.board(), self._answered())
        return HEAD.format(title=self.game.name) + toml.written({TRANSCRIPTION: about, **tables})


def changed(data: Data, board: dict[str, Any], tables: Collection[str] = ()) -> dict[str, Any]:
    """These tables and all that are not as they usually are, without what is only drawn."""
    follow = {name for name, table in board.items() if table != data.own[name]}
    return {name: _lean(data, board[name]) for name in board if name in {*tables} | follow}


def _lean(data: Data, value: Any) -> Any:
    """Columns that a row may leave out are left out: they would repeat what no longer holds."""
    if isinstance(value, list):
        return [_lean(data, row) for row in value]
    if isinstance(value, dict):
        spare = set(data.spare) - set(data.copy.drawing)
        return {key: _lean(data, part) for key, part in value.items() if key not in spare}
    return value


def faults_of_board(game: Game, board: dict[str, Any], tables: Collection[str] = ()) -> list[Fault]:
    """What cannot be in such data, or contradicts what the rulebook states."""
    text = toml.written(changed(game.data, board, tables))
    return faults_of(game, text) or list(game.data.copy.contradictions(board))
