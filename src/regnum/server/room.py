"""A room: one table in use, with its queue, what is wanted at its door, and everybody who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from .errors import Refused
from .seating import Lines
from .table import Table


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    account: str

    def table_changed(self, room: Room) -> None: ...

    def game_changed(self, room: Room) -> None: ...

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room) -> None: ...


class Room:
    """One table, its queue and its listeners. ``table`` is None while it must be read from the store (again)."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.queue = asyncio.Lock()
        self.state: Table | None = None
        self.listeners: set[Listener] = set()
        self.wishes: list[Wish] = []
        """What is wanted by those who wait at the door."""
        self.users = 0
        """How many are inside or wait at the door."""
        self.moment: Any = None
        """What was put together for the present state of the table, to be told to many."""

    @property
    def table(self) -> Table:
        assert self.state is not None
        return self.state

    @property
    def others_may_come(self) -> bool:
        """Whether several are asked at once, so that it is worth a moment to let them all in together."""
        return self.state is not None and len(self.state.waiting) > 1 and not self.queue.locked()

    def here(self, account: str) -> bool:
        return any(listener.account == account for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(self.table.seat_of(who.account) is None for who in self.listeners)


Command = Callable[[Table], Lines]
Reply = Callable[[Room], Any]


class Wish:
    """What somebody wants to do at a table, and what became of it."""

    __slots__ = ("answer", "command", "done", "reply", "wrong")

    def __init__(self, command: Command, reply: Reply | None = None) -> None:
        self.command = command
        self.reply = reply
        self.done = False
        self.answer: Any = None
        self.wrong: Exception | None = None

    def refuse(self, wrong: Refused) -> None:
        self.wrong = self.wrong or wrong

    def settle(self, room: Room) -> None:
        self.done = True
        if self.wrong is None and self.reply is not None:
            self.answer = self.reply(room)

    def result(self) -> Any:
        if self.wrong is not None:
            raise self.wrong
        return self.answer
