"""A room: one table in use, with its queue, what is wanted at its door, and everybody who listens to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from .errors import Refused
from .seating import Lines
from .table import Table


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    account: str

    def table_changed(self, room: Room) -> None: ...

    def game_changed(self, room: Room, can_wait: bool = False) -> bool:
        """Tell what is new, if anything is that can be noticed.

        False if it ``can_wait``, and does: whoever is asked nothing new was told something just now.
        """
        ...

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room) -> None: ...


class Queue:
    """One after the other, in the order in which they came. Whoever finds nobody there need not wait at all."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Whether one is alone now; False if somebody else is."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def wait(self) -> None:
        """Until one is alone."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Whoever waits first is alone next."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False


class Room:
    """One table, its queue and its listeners. ``table`` is None while it must be read from the store (again)."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.queue = Queue()
        self.state: Table | None = None
        self.listeners: set[Listener] = set()
        self.overdue: set[Listener] = set()
        """Those of them who have waited long enough to hear what is new."""
        self.wishes: list[Wish] = []
        """What is wanted by those who wait at the door."""
        self.users = 0
        """How many are inside or wait at the door, wishes included."""
        self.moment: Any = None
        """What was put together for the present state of the table, to be told to many."""

    @property
    def table(self) -> Table:
        assert self.state is not None
        return self.state

    def here(self, account: str) -> bool:
        return any(listener.account == account for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(self.table.seat_of(who.account) is None for who in self.listeners)


Command = Callable[[Table], Lines]


class Wish:
    """What somebody wants to do at a table; ``done`` is called with the room, or with what was wrong."""

    __slots__ = ("command", "done", "wrong")

    def __init__(self, command: Command, done: Callable[[Room, Exception | None], None]) -> None:
        self.command = command
        self.done = done
        self.wrong: Exception | None = None

    def refuse(self, wrong: Refused) -> None:
        self.wrong = self.wrong or wrong

    def settle(self, room: Room) -> None:
        self.done(room, self.wrong)
