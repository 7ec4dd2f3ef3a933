"""The data in words: where it comes from, what differs on a board of one's own, and what an owner is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

from regnum.games import Data
from regnum.kernel import Game
from regnum.kernel.data import Path
from regnum.words import Voice
from regnum.words.messages import identifier

from .asking import Ask, BadAnswer, expected, written
from .marks import KEYS, MARKS, Mark, difference, fields, is_row, table_of
from .transcript import Transcript


class PlaceInData(TypedDict):
    """Where a value stands, in words."""

    table: str
    row: str
    column: str


class Cell(PlaceInData):
    value: str
    mark: Mark


class Sheet(TypedDict):
    """One table of the data."""

    table: str
    title: str
    marks: dict[Mark, int]
    cells: list[Cell]


class Meaning(TypedDict):
    """A mark, and what it means."""

    mark: Mark
    title: str
    text: str


class Changed(PlaceInData):
    here: str
    usual: str


class OwnerAsked(PlaceInData):
    key: str
    usual: str
    expected: str
    choices: list[str]


class Teller:
    """A game's data in one language."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.data: Data = game.data
        self.voice = voice

    def sheets(self) -> list[Sheet]:
        """Every table with its fields and their marks; what is only drawn is left out."""
        tables: dict[str, list[Cell]] = {}
        for field in fields(self.data.now):
            if not {field.column, field.table} & {*self.data.copy.drawing, *self.data.spare}:
                cell = Cell(**self.place(field.path), value=self.value(field.column, field.value), mark=field.mark)
                tables.setdefault(field.table, []).append(cell)
        return [
            Sheet(table=name, title=self.title(name), marks=dict(Counter(cell["mark"] for cell in cells)), cells=cells)
            for name, cells in tables.items()
        ]

    def marks(self) -> list[Meaning]:
        """The marks of this data, from the surest on."""
        found = {field.mark for field in fields(self.data.now)}
        return [
            Meaning(mark=mark, title=self.voice.say(f"mark-{mark}"), text=self.voice.say(f"mark-{mark}-text"))
            for mark in MARKS
            if mark in found
        ]

    def differences(self) -> list[Changed]:
        """What a board of one's own says otherwise."""
        return [
            Changed(
                **self.place(changed.path),
                here=self.value(str(changed.path[-1]), changed.here),
                usual=self.value(str(changed.path[-1]), changed.usual),
            )
            for changed in difference(self.data)
        ]

    def asked(self, transcript: Transcript, ask: Ask) -> OwnerAsked:
        """One question to an owner."""
        wanted = expected(ask, transcript.known(ask))
        return OwnerAsked(
            **self.place(ask.path),
            key=ask.key,
            usual=written(ask.usual),
            expected=self.voice.say(wanted.message, **wanted.arguments),
            choices=list(self.data.copy.choices.get(ask.column, ())),
        )

    def told(self, wrong: BadAnswer) -> str:
        """What is wrong with an answer, as a sentence."""
        return wrong.expected.said(self.voice.messages, wrong.said)

    # -- single words ------------------------------------------------------------------------------------------

    def place(self, path: Path) -> PlaceInData:
        table, column = table_of(path), str(path[-1])
        return PlaceInData(table=self.title(table), row=self.row(path), column=self._named("column", column))

    def title(self, table: str) -> str:
        named = self._named("table", table)
        return named[:1].upper() + named[1:]

    def _named(self, kind: str, name: str) -> str:
        message = identifier("data", kind, name)
        return self.voice.say(message) if message in self.voice.messages else name.replace("_", " ").replace(".", " ")

    def row(self, path: Path) -> str:
        """What a row is called; nothing for a table without rows."""
        number = next((part for part in path if is_row(part)), None)
        if number is None or isinstance(number, str):
            return number or ""
        rows = next(data[str(path[0])] for data in (self.data.now, self.data.own) if number < len(data[str(path[0])]))
        row: dict[str, Any] = rows[number]
        if path[0] in self.data.copy.rows:
            kind, word = self.data.copy.rows[str(path[0])]
            return self.voice.label(kind, word(row))
        return str(next((row[key] for key in (*KEYS, *row) if key in row), ""))

    def value(self, column: str, value: Any) -> str:
        """A value as people read it."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.voice.say("on" if value else "off")
        if isinstance(value, list):
            return ", ".join(self.value(column, part) for part in value) or "–"
        if isinstance(value, dict):
            message = f"part-{value.get('kind')}"
            if message in self.voice.messages:
                return self.voice.say(message, n=value.get("n", 1))
            return ", ".join(f"{key} {self.value(column, part)}" for key, part in value.items())
        table = self.data.copy.words.get(column)
        return str(value) if table is None else self.voice.label(self.data.copy.rows[table][0], str(value))
