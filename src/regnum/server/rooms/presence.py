"""Who is at which table on other nodes: each tells the others, again and again, and is believed for a while."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from regnum.store import Store, Unavailable

from ..table.companions import owner
from ..telling.tables import Present
from .room import Room

MOST_NAMED = 100
"""News are short: of more people than that at one table nobody needs to know."""


@dataclass(frozen=True)
class Crowd:
    """Who is at a table on one node, until when that is believed."""

    people: Mapping[str, Present]
    watching: int
    until: float = 0.0


NOBODY = Crowd({}, 0)
AWAY = "~"
"""Stands before those who look elsewhere."""
NEAREST: tuple[Present, ...] = ("here", "away", "gone")


def nearest(seen: Sequence[Present]) -> Present:
    """Where somebody is who was seen in several places."""
    return min(seen, key=NEAREST.index)


class Presence:
    """What this node has heard of the others."""

    def __init__(self, store: Store, node: str, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``seconds``: how long a node is believed that says nothing more."""
        self.store = store
        self.node = node
        self.seconds = seconds
        self.clock = clock
        self._elsewhere: dict[str, dict[str, Crowd]] = {}

    def elsewhere(self, table: str, account: str) -> list[Present]:
        """How other nodes see somebody at a table."""
        return [company.people[account] for company in self._now(table) if account in company.people]

    def watching(self, table: str) -> int:
        return sum(company.watching for company in self._now(table))

    def _now(self, table: str) -> Iterable[Crowd]:
        now = self.clock()
        return [company for company in self._elsewhere.get(table, {}).values() if company.until > now]

    # -- telling the others ----------------------------------------------------------------------------------

    async def tell(self, room: Room) -> None:
        """Who is at this table here."""
        if not room.known or not self.store.shared:
            return
        seated = sorted({owner(who.account) for who in room.listeners} & room.table.owners)
        marked = [who if room.presence(who) == "here" else AWAY + who for who in seated[:MOST_NAMED]]
        words = (self.node, str(room.spectators), *marked)
        with contextlib.suppress(Unavailable):
            await self.store.tell_presence(room.id, " ".join(words))

    async def tell_all(self, rooms: Iterable[Room]) -> None:
        """Tell the others of all tables with company, so that nobody forgets them; and forget those who were silent."""
        for room in list(rooms):
            if room.listeners:
                await self.tell(room)
        for table in list(self._elsewhere):
            if not self._now(table):
                del self._elsewhere[table]

    # -- hearing of them ---------------------------------------------------------------------------------------

    def hear(self, table: str, text: str) -> tuple[bool, bool]:
        """Whether that changes something, and whether that node was silent about the table before."""
        node, watching, *people = text.split()
        told = self._elsewhere.setdefault(table, {})
        before = told.get(node, NOBODY)
        named: dict[str, Present] = {who.removeprefix(AWAY): "away" if who[0] == AWAY else "here" for who in people}
        now = told[node] = Crowd(named, int(watching), self.clock() + self.seconds)
        known = before.until > self.clock()
        changed = (before.people, before.watching) != (now.people, now.watching) or not known
        return changed, not known
