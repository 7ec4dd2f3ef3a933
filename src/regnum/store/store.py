"""The store: everything that is kept and everything that is asked, in SQL that both databases understand."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from .acts import Acts
from .driver import Statement, Unavailable, Write
from .kept import JournalRow, Listing, News, Speech
from .reviews import KeptReviews
from .steps import VERSION, Step, steps_above
from .stewards import Stewards

log = logging.getLogger("regnum.store")

LISTING = "l.id, l.game, l.status, l.listed, l.changed, l.waiting, l.alarm, l.summary"
PRESENCE = "here "
ENDED = "ended"
ENTRY = (
    "INSERT INTO journal (listing, number, body)"
    " VALUES ($1, $2, CASE WHEN EXISTS (SELECT 1 FROM listing WHERE id = $1) THEN CAST($3 AS TEXT) END)"
)
"""Conflict, for an entry has a body, if an operator has deleted the table meanwhile: else a journal without a beginning
would come back."""
HOLDER = "INSERT INTO holder (account, listing, seat) VALUES ($1, $2, $3)"
COLUMNS = "game = $2, status = $3, listed = $4, changed = $5, waiting = $6, alarm = $7"
UPDATE = f"UPDATE listing SET {COLUMNS}, summary = COALESCE($8, summary) WHERE id = $1"
INSERT = (
    "INSERT INTO listing (id, game, status, listed, changed, waiting, alarm, summary)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)


PROBE = 16_384
"""How much is written to see whether something can be: more than any entry of a journal."""


class Store(Acts, KeptReviews, Stewards):
    """One store over one driver."""

    async def open(self) -> None:
        """Raise it to today's version, step by step; Unavailable if it is newer."""
        await self.driver.open()
        new = not await self.driver.version()
        for step in await self.steps():
            await self.driver.raise_by([step])
            if not new:
                log.info("the store was raised to version %s", step)
        if not self.shared:
            # Whoever kept tables here before is gone.
            await self._write("UPDATE keeper SET node = ''")

    async def look(self) -> None:
        """Open it as it is: Unavailable unless it has today's version."""
        await self.driver.open()
        if await self.steps():
            found = await self.driver.version()
            await self.driver.close()
            raise Unavailable(f"the store has version {found}, not {VERSION}: regnum admin migrate raises it")

    async def steps(self) -> tuple[Step, ...]:
        """What it takes to raise it to today's version."""
        found = await self.driver.version()
        if found > VERSION:
            await self.driver.close()
            raise Unavailable(f"the store has version {found}; this Regnum reads version {VERSION}")
        return steps_above(found)

    async def close(self) -> None:
        await self.driver.close()

    async def check(self) -> None:
        """Unavailable unless something new is written, and read back from where it lies."""
        mark, filling = secrets.token_hex(8), secrets.token_hex(PROBE // 2)
        await self._write("INSERT INTO probe (mark, filling) VALUES ($1, $2)", mark, filling)
        found = await self.driver.look(Statement("SELECT filling FROM probe WHERE mark = $1", (mark,)))
        await self._write("DELETE FROM probe WHERE mark = $1", mark)
        if found != [(filling,)]:
            raise Unavailable("what was written cannot be found again")

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(self, listing: Listing, rows: Sequence[JournalRow], host: str = "") -> None:
        """A new table with the first entries of its journal, created by an account."""
        insert = Statement(INSERT, _columns(listing._replace(summary=listing.summary or "")))
        hosting = Statement("INSERT INTO host (listing, account) VALUES ($1, $2)", (listing.id, host))
        await self.driver.write(Write([insert, hosting, *_grown(listing, rows)], News(listing.id, "journal")))

    async def hosted(self, account: str) -> int:
        """How many unfinished tables an account has created."""
        rows = await self._read(
            "SELECT COUNT(*) FROM host h JOIN listing l ON l.id = h.listing"
            " WHERE h.account = $1 AND l.status NOT IN ('over', 'closed')",
            account,
        )
        return int(rows[0][0])

    async def append(self, listing: Listing, rows: Sequence[JournalRow]) -> None:
        """More entries of a table's journal; Conflict if somebody else has written one of these numbers."""
        await self.driver.write(Write(appending(listing, rows), News(listing.id, "journal")))

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        rows = await self._read(
            "SELECT number, body FROM journal WHERE listing = $1 AND number > $2 ORDER BY number", table, after
        )
        return [JournalRow(*row) for row in rows]

    async def listing(self, table: str) -> Listing | None:
        rows = await self._read(f"SELECT {LISTING} FROM listing l WHERE l.id = $1", table)
        return _listing(rows[0]) if rows else None

    async def tables(self, status: str, *, game: str = "", before: float, limit: int) -> list[Listing]:
        """Listed tables of one status, those that changed last first."""
        rows = await self._read(
            f"SELECT {LISTING} FROM listing l WHERE l.status = $1 AND l.listed = 1 AND ($2 = '' OR l.game = $2)"
            " AND l.changed < $3 ORDER BY l.changed DESC LIMIT $4",
            status,
            game,
            before,
            limit,
        )
        return [_listing(row) for row in rows]

    async def tables_of(self, account: str, *, before: float, limit: int) -> list[Listing]:
        """Where an account sits: first where it must answer, then unfinished games, then the rest."""
        rows = await self._read(
            f"SELECT {LISTING}, MAX((l.waiting >> h.seat) & 1) AS mine"
            " FROM listing l JOIN holder h ON h.listing = l.id"
            " WHERE h.account = $1 AND l.changed < $2 AND l.status <> 'closed' GROUP BY l.id"
            " ORDER BY mine DESC, CASE WHEN l.status = 'over' THEN 1 ELSE 0 END, l.changed DESC LIMIT $3",
            account,
            before,
            limit,
        )
        return [_listing(row[:-1]) for row in rows]

    async def stale(self, pace: str, before: float, limit: int = 100) -> list[str]:
        """Open tables of a pace at which nothing has happened since."""
        rows = await self._read(
            "SELECT id FROM listing WHERE status = 'open' AND summary LIKE $1 AND changed <= $2"
            " ORDER BY changed LIMIT $3",
            f'%"pace":"{pace}"%',
            before,
            limit,
        )
        return [row[0] for row in rows]

    async def unheard(self, kept: str, limit: int) -> list[str]:
        """Tables whose game is over and of which the table ``kept`` of a part has no row, the oldest first."""
        rows = await self._read(
            f"SELECT l.id FROM listing l LEFT JOIN {kept} k ON k.listing = l.id"
            " WHERE l.status = 'over' AND k.listing IS NULL ORDER BY l.changed, l.id LIMIT $1",
            limit,
        )
        return [row[0] for row in rows]

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return dict(await self._read("SELECT status, COUNT(*) FROM listing GROUP BY status"))

    # -- chat -----------------------------------------------------------------------------------------------------

    async def say(self, table: str, account: str, seat: int, text: str, time: float) -> int:
        """One more line of a table's chat; its number. Conflict if somebody spoke at the same moment: say it again."""
        speak = Statement(
            "INSERT INTO speech (listing, line, account, seat, text, time)"
            " SELECT CAST($1 AS TEXT), COALESCE(MAX(line), 0) + 1, CAST($2 AS TEXT), CAST($3 AS INTEGER),"
            " CAST($4 AS TEXT), CAST($5 AS DOUBLE PRECISION) FROM speech WHERE listing = CAST($1 AS TEXT)"
            " RETURNING line",
            (table, account, seat, text, time),
        )
        rows = await self.driver.write(Write([speak], News(table, "chat")))
        return int(rows[0][0][0])

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Speech]:
        """The newest lines after a number, oldest first."""
        rows = await self._read(
            "SELECT line, account, seat, text, time FROM speech WHERE listing = $1 AND line > $2"
            " ORDER BY line DESC LIMIT $3",
            table,
            after,
            limit,
        )
        return [Speech(*row) for row in reversed(rows)]

    async def said_by(self, account: str) -> list[tuple[str, Speech]]:
        """Everything that somebody said, with the table, oldest first."""
        rows = await self._read(
            "SELECT listing, line, account, seat, text, time FROM speech WHERE account = $1 ORDER BY time", account
        )
        return [(row[0], Speech(*row[1:])) for row in rows]

    # -- who keeps which table ----------------------------------------------------------------------------------------

    async def keep(self, table: str, node: str, lease: float) -> bool:
        """Whether this node now keeps the table: moves its bots and watches its clocks.

        The database's clock alone says when nobody has heard of another node for longer than ``lease`` seconds.
        """
        now = self.driver.now
        rows = await self._write(
            f"INSERT INTO keeper (listing, node, seen) VALUES ($1, $2, {now}) ON CONFLICT (listing) DO UPDATE"
            " SET node = excluded.node, seen = excluded.seen"
            f" WHERE keeper.node IN ($2, '') OR keeper.seen < {now} - CAST($3 AS DOUBLE PRECISION)"
            " RETURNING listing",
            table,
            node,
            lease,
        )
        return bool(rows)

    async def kept(self, node: str) -> set[str]:
        """Say that a node goes on; the tables that it keeps."""
        rows = await self._write(f"UPDATE keeper SET seen = {self.driver.now} WHERE node = $1 RETURNING listing", node)
        return {row[0] for row in rows}

    async def alarms(self, node: str) -> dict[str, float | None]:
        """When something must be done at the tables that a node keeps, without anybody asking for it."""
        mine = "SELECT l.id, l.alarm FROM keeper k JOIN listing l ON l.id = k.listing WHERE k.node = $1"
        return dict(await self._read(mine, node))

    async def orphans(self, lease: float, limit: int = 100) -> list[str]:
        """Tables at which something must be done and that nobody keeps."""
        rows = await self._read(
            "SELECT l.id FROM listing l LEFT JOIN keeper k ON k.listing = l.id WHERE l.alarm IS NOT NULL"
            f" AND (k.seen IS NULL OR k.node = '' OR k.seen < {self.driver.now} - CAST($1 AS DOUBLE PRECISION))"
            " ORDER BY l.alarm LIMIT $2",
            lease,
            limit,
        )
        return [row[0] for row in rows]

    async def absence(self, table: str, lease: float) -> float:
        """For how many seconds nobody has kept a table that was kept before; they are told once."""
        now = self.driver.now
        rows = await self._read(
            f"SELECT seen, {now} - seen FROM keeper"
            f" WHERE listing = $1 AND (node = '' OR seen < {now} - CAST($2 AS DOUBLE PRECISION))",
            table,
            lease,
        )
        if not rows:
            return 0.0
        told = await self._write(
            f"UPDATE keeper SET node = '', seen = {now} WHERE listing = $1 AND seen = $2 RETURNING listing",
            table,
            rows[0][0],
        )
        return max(0.0, float(rows[0][1])) if told else 0.0

    async def let_go(self, node: str, table: str | None = None) -> None:
        """Give up all tables of a node, for others to go on with, or one at which nothing is to be done."""
        if table is None:
            await self._write(f"UPDATE keeper SET node = '', seen = {self.driver.now} WHERE node = $1", node)
        else:
            await self._write("DELETE FROM keeper WHERE node = $1 AND listing = $2", node, table)

    # -- news of other nodes --------------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""
        return self.driver.shared

    async def tell_presence(self, table: str, who: str) -> None:
        """Tell the other nodes who is at a table."""
        await self.driver.tell(News(table, PRESENCE + who))

    async def tell_ended(self) -> None:
        """Tell the other nodes that somebody was signed out."""
        await self.driver.tell(News("", ENDED))

    def listen(self, hear: Callable[[News | None], None]) -> None:
        """Call ``hear`` with what other nodes did, and with None when something may have been missed."""
        self.driver.listen(hear)


def _listing(row: Sequence[Any]) -> Listing:
    return Listing(row[0], row[1], row[2], bool(row[3]), row[4], row[5], row[6], row[7])


def _grown(listing: Listing, rows: Sequence[JournalRow]) -> list[Statement]:
    """What is written, and who holds the seats from now on, if others do than before."""
    made = [Statement(ENTRY, (listing.id, *row)) for row in rows]
    if listing.holders is not None:
        made.append(Statement("DELETE FROM holder WHERE listing = $1", (listing.id,)))
        made += [Statement(HOLDER, (account, listing.id, seat)) for account, seat in sorted(set(listing.holders))]
    return made


def appending(listing: Listing, rows: Sequence[JournalRow]) -> list[Statement]:
    return [*_grown(listing, rows), Statement(UPDATE, _columns(listing))]


def _columns(listing: Listing) -> tuple[Any, ...]:
    return *listing[:3], int(listing.listed), *listing[4:8]
