"""What the store knows of ways by which people are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from regnum.store import Asker, Statement, Write

TABLES = (
    "CREATE TABLE IF NOT EXISTS notify_secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """
    CREATE TABLE IF NOT EXISTS notify_way (
      id TEXT PRIMARY KEY,
      account TEXT NOT NULL,
      kind TEXT NOT NULL,
      target TEXT NOT NULL,
      keys TEXT NOT NULL,
      confirmed INTEGER NOT NULL,
      created DOUBLE PRECISION NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS notify_way_account ON notify_way (account)",
    "CREATE TABLE IF NOT EXISTS notify_silent (account TEXT, listing TEXT, PRIMARY KEY (account, listing))",
    """
    CREATE TABLE IF NOT EXISTS notify_turn (
      listing TEXT NOT NULL,
      account TEXT NOT NULL,
      turn INTEGER NOT NULL,
      due DOUBLE PRECISION,
      PRIMARY KEY (listing, account)
    )
    """,
)
PERSONAL = ("notify_way", "notify_silent", "notify_turn")
WAY = "id, account, kind, target, keys, confirmed, created"


class Way(NamedTuple):
    """One way by which somebody is told."""

    id: str
    account: str
    kind: str
    """``push``, ``mail`` or the scheme of a service."""
    target: str
    """An address: of a browser's push service, of a mailbox, of somebody at a service."""
    keys: str
    """What a browser wants its messages to be encrypted with, as JSON; of a mailbox, whether it is the ``owner``'s."""
    confirmed: int
    """Whether its person has shown that it is theirs."""
    created: float


class Kept(Asker):
    """The tables of this part."""

    async def open(self) -> None:
        await self.driver.make(TABLES)

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """What all nodes share and nobody else knows; made once."""
        found = await self._read("SELECT value FROM notify_secret WHERE name = $1", name)
        if not found:
            add = "INSERT INTO notify_secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
            await self._write(add, name, make())
            found = await self._read("SELECT value FROM notify_secret WHERE name = $1", name)
        return str(found[0][0])

    # -- ways ----------------------------------------------------------------------------------------------------------

    async def ways(self, account: str) -> list[Way]:
        rows = await self._read(f"SELECT {WAY} FROM notify_way WHERE account = $1 ORDER BY created", account)
        return [Way(*row) for row in rows]

    async def way(self, id: str) -> Way | None:
        rows = await self._read(f"SELECT {WAY} FROM notify_way WHERE id = $1", id)
        return Way(*rows[0]) if rows else None

    async def add(self, way: Way) -> None:
        """A browser tells one person, whoever said so last."""
        add = f"INSERT INTO notify_way ({WAY}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        others = Statement("DELETE FROM notify_way WHERE kind = 'push' AND target = $1", (way.target,))
        again = Statement(f"{add} ON CONFLICT (id) DO UPDATE SET keys = excluded.keys", way)
        await self.driver.write(Write([others, again]))

    async def confirm(self, id: str) -> None:
        await self._write("UPDATE notify_way SET confirmed = 1 WHERE id = $1", id)

    async def remove(self, id: str) -> None:
        await self._write("DELETE FROM notify_way WHERE id = $1", id)

    async def told(self) -> set[str]:
        """Who is told by any way."""
        return {row[0] for row in await self._read("SELECT DISTINCT account FROM notify_way WHERE confirmed = 1")}

    # -- tables ------------------------------------------------------------------------------------------------------

    async def silent(self, account: str) -> list[str]:
        rows = await self._read("SELECT listing FROM notify_silent WHERE account = $1 ORDER BY listing", account)
        return [row[0] for row in rows]

    async def silence(self, account: str, table: str) -> None:
        add = "INSERT INTO notify_silent (account, listing) VALUES ($1, $2) ON CONFLICT (account, listing) DO NOTHING"
        await self._write(add, account, table)

    async def unsilence(self, account: str, table: str) -> None:
        await self._write("DELETE FROM notify_silent WHERE account = $1 AND listing = $2", account, table)

    # -- turns -------------------------------------------------------------------------------------------------------

    async def begin(self, table: str, turns: Iterable[tuple[str, int]], due: float) -> None:
        """These people have a turn, by its number; each is noted once, whichever node notes it."""
        add = (
            "INSERT INTO notify_turn (listing, account, turn, due) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (listing, account) DO UPDATE SET turn = excluded.turn, due = excluded.due"
            " WHERE notify_turn.turn <> excluded.turn"
        )
        await self.driver.write(Write([Statement(add, (table, account, turn, due)) for account, turn in turns]))

    async def due(self, now: float) -> list[tuple[str, str]]:
        """Tables and people who are to be told now; this node does it."""
        if not await self._read("SELECT 1 FROM notify_turn WHERE due <= $1 LIMIT 1", now):
            return []
        rows = await self._write("UPDATE notify_turn SET due = NULL WHERE due <= $1 RETURNING listing, account", now)
        return [(row[0], row[1]) for row in rows]

    # -- forgetting --------------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Forget whoever was deleted, and tables that are no more."""
        gone = [
            Statement(f"DELETE FROM {one} WHERE account IN (SELECT id FROM account WHERE name = '')")
            for one in PERSONAL
        ]
        over = "SELECT 1 FROM listing l WHERE l.id = {one}.listing AND l.status NOT IN ('over', 'closed')"
        gone += [
            Statement(f"DELETE FROM {one} WHERE NOT EXISTS ({over.format(one=one)})")
            for one in ("notify_silent", "notify_turn")
        ]
        await self.driver.write(Write(gone))
