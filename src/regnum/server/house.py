"""The house: everything a node consists of, and what it hears from others."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from argon2 import PasswordHasher

from regnum.store import ENDED, PRESENCE, News, Store, Unavailable

from .people.accounts import Accounts
from .people.invitations import Invitations
from .people.limits import Limits
from .people.names import Names
from .people.resets import Resets
from .people.sessions import Sessions, Visitor
from .people.signing_in import SigningIn
from .rooms.comings import Comings
from .rooms.endings import Endings
from .rooms.hosting import Hosting
from .rooms.keeper import Keeper
from .rooms.lobby import Lobby
from .rooms.operators import Operators
from .rooms.presence import Presence
from .rooms.renaming import Renaming
from .rooms.retractions import Retractions
from .rooms.reviews import Reviews
from .rooms.room import Room
from .rooms.rooms import LEASE_SECONDS, Rooms
from .rooms.wishes import Wishes
from .running.health import Health
from .running.in_turn import InTurn
from .running.metrics import Metrics
from .running.reviewer import Reviewer
from .running.steady import Steady
from .running.thinkers import Thinkers
from .table.journal import Created, Sat
from .table.seating import AtTable, Entries
from .table.table import Table

log = logging.getLogger("regnum.house")


class Part:
    """Something that a server can do besides; it does what it must, and nothing else."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def sweep(self) -> None:
        """Forget whoever was deleted."""

    async def kept_about(self, account: str) -> Any:
        """What it knows of somebody, for themselves."""
        return {}

    def note_table(self, created: Created) -> Any:
        """What the journal of a new table shall say for it, which is what is wanted of it until then; None: nothing."""
        return None

    def note_person(self, created: Created, visitor: Visitor) -> Any:
        """What it shall say for it of whoever sits down there; None: nothing."""
        return None


class House(Hosting):
    """One node over one store."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: Thinkers,
        clock: Callable[[], float] | None = None,
        limits: float = 1.0,
        doors: str = "open",
        host: str = "127.0.0.1",
        lease: float = LEASE_SECONDS,
        hasher: PasswordHasher | None = None,
        reviewer: Reviewer | None = None,
    ) -> None:
        self.store = store
        self.host = host
        """What it listens on."""
        self.clock = clock = clock or Steady()
        self.names = Names(store)
        self.accounts = Accounts(store, self.names, hasher or PasswordHasher())
        self.sessions = Sessions(store, self.now)
        self.invitations = Invitations(store, doors)
        self.limits = Limits(time.monotonic, limits)
        self.resets = Resets(store, self.accounts.passwords, self.now)
        self.signing_in = SigningIn(self.accounts, self.limits)
        self.metrics = Metrics()
        self.transcribing = InTurn(at_once=1, most_waiting=20)
        self.health = Health(store.check, thinkers)
        self.rooms = Rooms(store, self.names, clock, self.metrics, lease)
        self.background = self.rooms.background
        self.retractions = Retractions()
        self.lobby = Lobby(store, self.names)
        self.wishes = Wishes()
        self.renaming = Renaming(self.rooms, self.lobby, self.names)
        node = secrets.token_hex(6)
        self.presence = Presence(store, node, lease)
        self.comings = Comings(self._tell_company)
        self.keeper = Keeper(self.rooms, thinkers, self.metrics, self.presence, self.sessions, lease)
        self.reviews = Reviews(self.rooms, thinkers, reviewer or Reviewer(), lease)
        self.operators = Operators(self.rooms, self.heard)
        self.rooms.happened += [self.comings.changed, self.retractions.happened, self.lobby.happened]
        self.rooms.happened.append(self.keeper.happened)
        self.endings = Endings(self.rooms)
        self.rooms.happened.append(self.endings.happened)
        self.parts: dict[str, Part] = {}

    def now(self) -> float:
        return self.clock()

    async def open(self) -> None:
        await self.store.open()
        for part in self.parts.values():
            await part.open()
        self.store.listen(self.heard)
        await self.operators.open()
        self.keeper.open()
        self.reviews.open()
        self.endings.open()

    async def close(self) -> None:
        await self.background.close()
        for part in self.parts.values():
            await part.close()
        self.reviews.close()
        await self.keeper.close()
        await self.store.close()

    def heard(self, news: News | None) -> None:
        """Another node wrote something, or we may have missed that it did."""
        if news is None or news.what == ENDED:
            self.background.begin(self.check_sessions())
        if news is None:
            self.background.begin(self.sweep())
            for table in list(self.rooms.rooms):
                if not self._need_not_know(table):
                    self.background.begin(self.rooms.refresh(table))
        elif news.what.startswith(PRESENCE):
            self._heard_of_presence(news.table, news.what.removeprefix(PRESENCE))
        elif self._is_ours(news.table) and not self._need_not_know(news.table):
            hear = self.rooms.refresh_chat if news.what == "chat" else self.rooms.refresh
            self.background.begin(hear(news.table))
        elif self.lobby.watchers and news.what == "journal":
            self.background.begin(self.lobby.hear(news.table))

    async def check_sessions(self) -> None:
        with contextlib.suppress(Unavailable):
            await self.sessions.check()

    async def sweep(self) -> None:
        """Whoever was deleted is forgotten by all parts."""
        with contextlib.suppress(Unavailable):
            for part in self.parts.values():
                await part.sweep()

    def _is_ours(self, table: str) -> bool:
        """Whether a table is at hand, or kept here while it is not."""
        return table in self.rooms.rooms or table in self.keeper.kept

    def _need_not_know(self, table: str) -> bool:
        """Whether nobody here listens to a table: then it is forgotten, and read again when somebody does."""
        return table not in self.keeper.kept and self.rooms.drop(table)

    def _heard_of_presence(self, table: str, who: str) -> None:
        changed, unknown = self.presence.hear(table, who)
        room = self.rooms.rooms.get(table)
        if room is None or not room.listeners:
            return
        if unknown:
            # That node may have begun after we last told who is here.
            self.background.begin(self.presence.tell(room))
        if changed:
            self.comings.happened(room)

    def _tell_company(self, room: Room) -> None:
        """All who are at a table are told who is, on all nodes."""
        self.rooms.tell_presence(room)
        if self.store.shared:
            self.background.begin(self.presence.tell(room))

    # -- parts ---------------------------------------------------------------------------------------------------------

    def noted(self, created: Created) -> Created:
        """A new table with what parts note of it."""
        notes = {name: part.note_table(created) for name, part in self.parts.items()}
        return replace(created, parts=_said(notes))

    def sitting(self, visitor: Visitor, act: AtTable) -> AtTable:
        """What somebody does at a table, with what parts note of whoever sits down in it."""

        def entries(table: Table) -> Entries:
            for entry in act(table):
                if not isinstance(entry, Sat):
                    yield entry
                    continue
                notes = {name: part.note_person(table.created, visitor) for name, part in self.parts.items()}
                yield replace(entry, parts=_said(notes))

        return entries


def _said(notes: dict[str, Any]) -> dict[str, Any]:
    return {name: note for name, note in notes.items() if note is not None}
