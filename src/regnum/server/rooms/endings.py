"""Games that are over, told to parts of the server that keep something of them: none is missed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from regnum.kernel import Result
from regnum.store import Unavailable

from ..table.journal import Created
from ..table.refused import Refused
from ..table.table import Table
from .background import rounds
from .listings import Kinds
from .room import Room
from .rooms import Rooms

SECONDS = 60.0
"""How often it is looked for games of which nothing was kept, because a server went down in between."""
AT_ONCE = 100

Hear = Callable[[str], Awaitable[None]]
"""Keep what is to be kept of a table; called again, by several nodes too, until something is."""


class Taker(NamedTuple):
    """Who played: a person or a bot, on one seat or as one of those who share it."""

    seat: int
    chair: int
    account: str | None
    bot: str
    """The bot that was planned there, or that plays in somebody's place at the end."""
    stood_in: str
    """Why a bot has played in somebody's place: ``agreed``, ``absent``, ``late``, ``left``, or ``lapsed`` (it gave
    single answers, when their time was up); or nothing."""
    parts: Mapping[str, Any]
    """What parts have noted when they sat down."""
    conceded: bool = False
    """Whether their seat has given up."""

    @property
    def gone(self) -> bool:
        """Whether a bot plays in their place, and they have not come back."""
        return self.account is not None and bool(self.bot)


class Ended(NamedTuple):
    """A game that is over."""

    table: str
    created: Created
    at: float
    result: Result
    takers: tuple[Taker, ...]
    """Seat by seat; each of those who share one, a bot that plays a whole one for each of them."""


class Endings:
    """Tells of games that are over."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._hearers: dict[str, Hear] = {}

    def tell(self, kept: str, hear: Hear) -> None:
        """Tell of every game that is over, until the store's table ``kept`` has a row for its ``listing``."""
        self._hearers[kept] = hear

    def open(self) -> None:
        if self._hearers:
            self.rooms.background.begin(rounds(self.look, lambda: asyncio.sleep(SECONDS), "endings"))

    def happened(self, room: Room, kinds: Kinds) -> None:
        if room.table.status == "over":
            for hear in self._hearers.values():
                self.rooms.background.begin(self._tell(hear, room.id))

    async def look(self) -> None:
        """Tell of whatever was missed."""
        for kept, hear in self._hearers.items():
            for table in await self.rooms.store.unheard(kept, AT_ONCE):
                await self._tell(hear, table)

    async def _tell(self, hear: Hear, table: str) -> None:
        with contextlib.suppress(Refused, Unavailable):
            await hear(table)

    async def of(self, table: str) -> Ended | None:
        """How a game ended; None if it is not over, or closed, or nobody knows."""
        async with self.rooms.enter(table) as room:
            return ended(room.table)


def ended(table: Table) -> Ended | None:
    if table.status != "over" or table.result is None:
        return None
    return Ended(table.id, table.created, table.changed, table.result, takers_of(table))


def takers_of(table: Table) -> tuple[Taker, ...]:
    """Who plays, or is to play, as it stands."""
    return tuple(
        Taker(n, at, chair.account, chair.bot, chair.stood_in, chair.parts, seat.conceded)
        for n, seat in enumerate(table.seats)
        for at, chair in enumerate(seat.places)
    )
