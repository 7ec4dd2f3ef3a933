"""What the store knows of programs: whose they are, the tokens they come with, and when they were here last."""

from __future__ import annotations

from typing import NamedTuple

from regnum.store import Asker, Statement, Write

TABLES = (
    """
    CREATE TABLE IF NOT EXISTS program (
      account TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      token TEXT NOT NULL UNIQUE,
      created DOUBLE PRECISION NOT NULL,
      address TEXT NOT NULL,
      seen DOUBLE PRECISION NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS program_owner ON program (owner)",
    "CREATE INDEX IF NOT EXISTS program_seen ON program (seen)",
)
PROGRAM = "account, owner, token, created, address, seen"


class Program(NamedTuple):
    """An account that is played by somebody's program."""

    account: str
    owner: str
    token: str
    """A hash of its token."""
    created: float
    address: str = ""
    """Where it came from last."""
    seen: float = 0.0
    """When it was here last; 0 once what it left behind is settled."""


class Kept(Asker):
    """The table of this part."""

    async def open(self) -> None:
        await self.driver.make(TABLES)

    async def add(self, program: Program) -> None:
        await self._write(f"INSERT INTO program ({PROGRAM}) VALUES ($1, $2, $3, $4, $5, $6)", *program)

    async def one(self, account: str) -> Program | None:
        return _first(await self._read(f"SELECT {PROGRAM} FROM program WHERE account = $1", account))

    async def with_token(self, token: str) -> Program | None:
        return _first(await self._read(f"SELECT {PROGRAM} FROM program WHERE token = $1", token))

    async def of(self, owner: str) -> list[Program]:
        rows = await self._read(f"SELECT {PROGRAM} FROM program WHERE owner = $1 ORDER BY created", owner)
        return [Program(*row) for row in rows]

    async def here(self, since: float, most: int) -> list[Program]:
        """Those that were here since then, whoever came first."""
        found = f"SELECT {PROGRAM} FROM program WHERE seen >= $1 ORDER BY created LIMIT $2"
        return [Program(*row) for row in await self._read(found, since, most)]

    async def see(self, accounts: list[str], now: float) -> None:
        seen = "UPDATE program SET seen = $2 WHERE account = $1"
        await self.driver.write(Write([Statement(seen, (account, now)) for account in accounts]))

    async def come(self, account: str, address: str, now: float) -> None:
        await self._write("UPDATE program SET address = $2, seen = $3 WHERE account = $1", account, address, now)

    async def gone(self, before: float) -> list[str]:
        """Those that left and did not come back; this node settles what they left behind."""
        if not await self._read("SELECT 1 FROM program WHERE seen > 0 AND seen < $1 LIMIT 1", before):
            return []
        rows = await self._write("UPDATE program SET seen = 0 WHERE seen > 0 AND seen < $1 RETURNING account", before)
        return [row[0] for row in rows]

    async def change_token(self, account: str, token: str) -> None:
        await self._write("UPDATE program SET token = $2 WHERE account = $1", account, token)

    async def remove(self, account: str) -> None:
        await self._write("DELETE FROM program WHERE account = $1", account)

    async def orphans(self) -> list[str]:
        """Those whose owner was deleted."""
        found = "SELECT account FROM program WHERE owner IN (SELECT id FROM account WHERE name = '')"
        return [row[0] for row in await self._read(found)]


def _first(rows: list[tuple[str, str, str, float, str, float]]) -> Program | None:
    return Program(*rows[0]) if rows else None
