"""A room: one table in use, and everybody who listens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from regnum.store import Speech

from ..running.turns import Claim, Customer
from ..table.companions import owner
from ..table.table import Table
from ..telling.tables import Present


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    account: str
    address: str
    chat: int
    """The last line of the chat that they have heard."""
    looking: bool
    """Whether the page is before somebody's eyes, as far as it knows."""

    def table_changed(self, room: Room) -> None: ...

    def game_changed(self, room: Room) -> None:
        """Tell what is new, if anything is that can be noticed."""
        ...

    def sent_away(self, room: Room) -> None:
        """From now on only those who play may look at the table."""
        ...

    def undo_changed(self, room: Room) -> None: ...

    def chat_changed(self, room: Room, lines: Sequence[Speech], sent: dict[int, bytes]) -> None:
        """Tell what is new of these lines; ``sent`` is what was told of them to others, by what they had heard."""
        ...


class Room:
    """One table and its listeners. Whoever is inside is alone."""

    table: Table
    """As the store says, while ``known``."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.known = False
        """Whether the table was read, and nobody was faster elsewhere."""
        self.listeners: set[Listener] = set()
        self.told: tuple[int, list[int]] | None = None
        """What there was ``to_tell`` when everybody was told last."""
        self.users = 0
        """How many are inside or wait to come in."""
        self.moment: Any = None
        """What was put together for the present state of the table, to be told to many."""
        self.seen: dict[tuple[str, str], bytes] = {}
        """The table as it is told just now, by language and account; to all spectators it is the same."""

    @property
    def settled(self) -> bool:
        """Whether the table is as the store says: whoever is inside may have changed it without having written it."""
        return self.known and not self.lock.locked()

    @property
    def to_tell(self) -> tuple[int, list[int]]:
        """How often something happened that even spectators notice, and what is asked for."""
        play = self.table.play
        return play.spectators.number if play else 0, list(self.table.requests)

    @property
    def asked_anew(self) -> bool:
        """Whether something else is asked for than everybody was told."""
        return self.told is None or self.told[1] != list(self.table.requests)

    def presence(self, account: str) -> Present:
        """Whether somebody looks at the table, has it open somewhere, or is gone."""
        looking = [listener.looking for listener in self.listeners if owner(listener.account) == owner(account)]
        return "here" if any(looking) else "away" if looking else "gone"

    @property
    def claim(self) -> Claim:
        """For whom its bots think."""
        addresses = {owner(who.account): who.address for who in self.listeners}
        return Claim(
            [Customer(who, addresses.get(who, "")) for who in map(owner, self.table.players)],
            [Customer(who.account or who.address, who.address) for who in self.listeners],
        )

    @property
    def rests(self) -> bool:
        """Whether its bots wait until somebody comes: nobody plays there, and nobody watches."""
        return not self.listeners and not self.table.players

    @property
    def spectators(self) -> int:
        return sum(owner(who.account) not in self.table.owners for who in self.listeners)
