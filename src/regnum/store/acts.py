"""What operators do: the part of the store that is written by ``regnum admin`` and read by every server.

Each act is written down together with what it changes. A server that runs sees from the number of the last act that
something is new.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .driver import Conflict, Statement, Write
from .kept import Account, Act, Barred, Listing, News
from .people import People
from .stewards import signing_out, unmaking

ACT = (
    "INSERT INTO act (number, time, operator, what, subject, text)"
    " SELECT COALESCE(MAX(number), 0) + 1, CAST($1 AS DOUBLE PRECISION), CAST($2 AS TEXT), CAST($3 AS TEXT),"
    " CAST($4 AS TEXT), CAST($5 AS TEXT) FROM act"
)
TRIES = 5
"""How often an act is tried anew because somebody else did something at the same moment."""
OF_A_TABLE = ("report", "review", "keeper", "host", "holder", "speech", "journal")
"""What is kept of a table besides its listing, which goes last."""


class Acts(People):
    """What operators did, and what is so because of it."""

    async def carry_out(self, act: Act, *changes: Statement) -> None:
        """Write an act down with what it changes; Conflict if that cannot be."""
        written = Statement(ACT, act)
        for tries in range(TRIES):
            try:
                await self.driver.write(Write([*changes, written]))
                return
            except Conflict:
                if tries == TRIES - 1:
                    raise

    async def at_table(self, table: str, changes: Sequence[Statement], written: Sequence[Act]) -> None:
        """More entries of a table's journal, with the act that made them; Conflict if others were faster."""
        acts = [Statement(ACT, act) for act in written]
        await self.driver.write(Write([*changes, *acts], News(table, "journal")))

    async def acts(self, limit: int) -> list[Act]:
        """The last ones, the oldest of them first."""
        rows = await self._read(
            "SELECT time, operator, what, subject, text FROM act ORDER BY number DESC LIMIT $1", limit
        )
        return [Act(*row) for row in reversed(rows)]

    async def acts_about(self, account: str) -> list[Act]:
        """What was done to somebody, the oldest first; not by whom."""
        rows = await self._read(
            "SELECT time, '', what, subject, text FROM act WHERE subject = $1 ORDER BY number", account
        )
        return [Act(*row) for row in rows]

    async def last_act(self) -> int:
        """How many there were."""
        return int((await self._read("SELECT COALESCE(MAX(number), 0) FROM act"))[0][0])

    # -- people ------------------------------------------------------------------------------------------------------

    async def people(self, limit: int, part: str = "") -> list[Account]:
        """Those who have a name, or one with this part, the newest first."""
        rows = await self._read(
            "SELECT id, name, key, '', language, created FROM account"
            " WHERE name <> '' AND LOWER(name) LIKE $2 ESCAPE '!' ORDER BY created DESC LIMIT $1",
            limit,
            "%" + re.sub("([!%_])", r"!\1", part.lower()) + "%",
        )
        return [Account(*row) for row in rows]

    async def forget_person(self, account: str) -> None:
        """Somebody has deleted themselves."""
        await self.driver.write(Write(forgetting(account)))

    async def barred(self, what: Barred) -> set[str]:
        """The accounts that are ``banned``, or ``muted``."""
        return {row[0] for row in await self._read("SELECT account FROM barred WHERE what = $1", what)}

    async def is_barred(self, account: str, what: Barred) -> bool:
        return bool(await self._read("SELECT 1 FROM barred WHERE account = $1 AND what = $2", account, what))

    # -- invitations ---------------------------------------------------------------------------------------------------

    async def add_invitation(self, code: str) -> None:
        await self.driver.write(Write([inviting(code)]))

    async def use_invitation(self, code: str) -> bool:
        """Whether it was good; it is not any more."""
        return bool(await self._write("DELETE FROM invitation WHERE code = $1 RETURNING code", code))

    # -- tables --------------------------------------------------------------------------------------------------------

    async def latest_tables(self, status: str, limit: int) -> list[Listing]:
        """Tables of a status, or of any, whether they are listed or not; those that changed last first."""
        rows = await self._read(
            "SELECT id, game, status, listed, changed, waiting, alarm, summary FROM listing"
            " WHERE $1 = '' OR status = $1 ORDER BY changed DESC LIMIT $2",
            status,
            limit,
        )
        return [Listing(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in rows]

    async def names_at(self, table: str) -> list[str]:
        """Who sits there, with the ids of those who have no name any more."""
        rows = await self._read(
            "SELECT a.name, a.id FROM holder h JOIN account a ON a.id = h.account WHERE h.listing = $1 ORDER BY h.seat",
            table,
        )
        return [name or account for name, account in rows]

    async def alarmed_tables(self) -> list[str]:
        """Where something is to be done without being asked."""
        return [row[0] for row in await self._read("SELECT id FROM listing WHERE alarm IS NOT NULL")]

    # -- maintenance ---------------------------------------------------------------------------------------------------

    async def maintenance(self) -> str | None:
        """What players are told meanwhile; None if there is none."""
        rows = await self._read("SELECT text FROM maintenance")
        return str(rows[0][0]) if rows else None


# --- what acts change -----------------------------------------------------------------------------------------------


def barring(account: str, what: Barred) -> Sequence[Statement]:
    return [*unbarring(account, what), Statement("INSERT INTO barred (account, what) VALUES ($1, $2)", (account, what))]


def unbarring(account: str, what: Barred) -> Sequence[Statement]:
    return [Statement("DELETE FROM barred WHERE account = $1 AND what = $2", (account, what))]


def forgetting(account: str) -> Sequence[Statement]:
    """The games stay; the name goes, from what operators did too, and so does what was said at tables."""
    nobody = "UPDATE account SET name = '', key = NULL, password = '' WHERE id = $1"
    silent = "UPDATE speech SET text = '…' WHERE account = $1"
    unnamed = "UPDATE act SET text = '' WHERE subject = $1"
    return [
        signing_out(account),
        *unmaking(account),
        *(Statement(sql, (account,)) for sql in (nobody, silent, unnamed)),
    ]


def inviting(code: str) -> Statement:
    return Statement("INSERT INTO invitation (code) VALUES ($1)", (code,))


def removing(table: str) -> Sequence[Statement]:
    parts = [Statement(f"DELETE FROM {name} WHERE listing = $1", (table,)) for name in OF_A_TABLE]
    return [*parts, Statement("DELETE FROM listing WHERE id = $1", (table,))]


def maintaining(text: str | None) -> Sequence[Statement]:
    begin = [] if text is None else [Statement("INSERT INTO maintenance (text) VALUES ($1)", (text,))]
    return [Statement("DELETE FROM maintenance"), *begin]
