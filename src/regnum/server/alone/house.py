"""The house for one: rooms over a device, with bots, and without anything that only many people need."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from ..people.limits import Limits
from ..people.names import Names
from ..people.sessions import Visitor
from ..rooms.comings import Comings
from ..rooms.hosting import Hosting
from ..rooms.keeper import Keeper
from ..rooms.lobby import Lobby
from ..rooms.operators import Operators
from ..rooms.presence import Presence
from ..rooms.renaming import Renaming
from ..rooms.retractions import Retractions
from ..rooms.rooms import LEASE_SECONDS, Rooms
from ..rooms.wishes import Wishes
from ..table.journal import Created
from ..table.seating import AtTable
from .judging import Judging
from .reviews import Reviews
from .store import DeviceStore
from .thinkers import Thinkers

T = TypeVar("T")
UNLIMITED = 0.0


class Nothing:
    """Stands where a server counts, or remembers who is signed in: whatever it is asked, it does nothing."""

    def __getattr__(self, name: str) -> Any:
        return self

    def __call__(self, *of: object) -> Any:
        return self

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *wrong: object) -> None:
        """What went wrong goes on."""


class AtOnce:
    """Work that others would have to wait for in turn."""

    async def do(self, work: Callable[..., T], *of: object) -> T:
        return work(*of)


class Alone(Hosting):
    """Everything behind one screen."""

    host = ""
    boards = "any"

    def __init__(self, store: DeviceStore, thinkers: Thinkers, clock: Callable[[], float] = time.time) -> None:
        kept: Any = store
        thinking: Any = thinkers
        nothing: Any = Nothing()
        self.store = store
        self.clock = clock
        self.packages = store.packages
        self.limits = Limits(time.monotonic, UNLIMITED)
        self.names = Names(kept)
        self.metrics, self.sessions = nothing, nothing
        self.transcribing = AtOnce()
        self.wishes = Wishes()
        self.rooms = Rooms(kept, self.names, clock, nothing)
        self.lobby = Lobby(kept, self.names)
        self.presence = Presence(kept, "", LEASE_SECONDS)
        self.retractions = Retractions()
        self.renaming = Renaming(self.rooms, self.lobby, self.names)
        self.comings = Comings(self.rooms.tell_presence)
        self.operators = Operators(self.rooms, nothing)
        self.keeper = Keeper(self.rooms, thinking, nothing, self.presence, nothing)
        self.reviews = Reviews(self.rooms, store, Judging(thinkers.searcher))
        self.rooms.happened += [self.comings.changed, self.retractions.happened, self.lobby.happened]
        self.rooms.happened.append(self.keeper.happened)

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        await self.rooms.background.close()

    def noted(self, created: Created) -> Created:
        """No part of a server notes anything."""
        return created

    def sitting(self, visitor: Visitor, act: AtTable) -> AtTable:
        return act

    async def forget(self) -> None:
        """Everything that was kept here is gone."""
        await self.store.clear()
        self.rooms.rooms.clear()
