"""A program at one table: what it was asked there, and how it hears of what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from regnum.kernel import Choice, Game
from regnum.store import Speech

from ...rooms.room import Room
from ...wire.commands import LARGEST

if TYPE_CHECKING:
    from .talking import Talk


class Unanswered(NamedTuple):
    """What a program was asked, and has not answered yet."""

    table: str
    number: int
    game: Game
    offers: Sequence[int]
    since: float
    clocked: bool


class Attendance:
    """A program at one table, beside all others who are told what happens there."""

    chat = LARGEST
    looking = True

    def __init__(self, talk: Talk, table: str) -> None:
        self.talk = talk
        self.table = table
        self.account = talk.account.id
        self.address = talk.address
        self.begun = False
        self.question = 0
        """The number of the question that it was asked last."""
        self.told: tuple[Choice | None, ...] = ()

    def table_changed(self, room: Room) -> None:
        self.talk.attend(self.table)

    def game_changed(self, room: Room) -> None:
        self.talk.attend(self.table)

    def sent_away(self, room: Room) -> None:
        self.talk.attend(self.table)

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room, lines: Sequence[Speech], sent: dict[int, bytes]) -> None: ...
