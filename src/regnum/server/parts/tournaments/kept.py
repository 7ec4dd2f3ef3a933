"""What the store knows of tournaments."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from regnum.store import Asker, Statement, Write

from ...table.refused import Refused
from .tournament import WAITS, Tournament

log = logging.getLogger("regnum.tournaments")

MOST_OF_ONE = 3
"""So many of somebody's tournaments lists show: nobody fills them alone."""

TABLES = (
    """
    CREATE TABLE IF NOT EXISTS tournament (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      host TEXT NOT NULL,
      status TEXT NOT NULL,
      entry TEXT NOT NULL,
      changed DOUBLE PRECISION NOT NULL,
      due DOUBLE PRECISION,
      body TEXT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS tournament_status ON tournament (status, changed)",
    "CREATE INDEX IF NOT EXISTS tournament_host ON tournament (host)",
    "CREATE TABLE IF NOT EXISTS tournament_change (tournament TEXT, number INTEGER, PRIMARY KEY (tournament, number))",
    """
    CREATE TABLE IF NOT EXISTS tournament_entrant (
      tournament TEXT NOT NULL,
      account TEXT NOT NULL,
      PRIMARY KEY (tournament, account)
    )
    """,
    "CREATE INDEX IF NOT EXISTS tournament_entrant_account ON tournament_entrant (account)",
    """
    CREATE TABLE IF NOT EXISTS tournament_table (
      listing TEXT PRIMARY KEY,
      tournament TEXT NOT NULL,
      played INTEGER NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS tournament_table_tournament ON tournament_table (tournament)",
)
FOUND = "t.number, t.due, t.body"
WORK = """
    SELECT t.id FROM tournament t WHERE t.status IN ('open', 'running') AND (t.due <= $1 OR (
      t.status = 'open' AND t.due IS NULL AND t.changed <= $2
    ) OR EXISTS (
      SELECT 1 FROM tournament_table x LEFT JOIN listing l ON l.id = x.listing
      WHERE x.tournament = t.id AND x.played = 0 AND (l.id IS NULL OR l.status IN ('over', 'closed'))
    ))
"""
"""Those at which something is to be done: it is time, or nobody comes, or a table is over, or was never made."""
_body = msgspec.json.Encoder()
_read = msgspec.json.Decoder(Tournament)


class Found(NamedTuple):
    """A tournament, and how often it has changed: whoever changes it must have seen its last change."""

    number: int
    due: float | None
    tournament: Tournament


class Kept(Asker):
    """The tables of this part."""

    async def open(self) -> None:
        await self.driver.make(TABLES)

    async def create(self, made: Tournament) -> None:
        plan = made.plan
        add = (
            "INSERT INTO tournament (id, number, host, status, entry, changed, due, body)"
            " VALUES ($1, 1, $2, $3, $4, $5, $6, $7)"
        )
        await self._write(add, made.id, made.host, made.status, plan.entry, made.created, plan.starts, _text(made))

    async def find(self, id: str) -> Found | None:
        rows = await self._read(f"SELECT {FOUND} FROM tournament t WHERE t.id = $1", id)
        try:
            return _found(rows[0]) if rows else None
        except msgspec.MsgspecError as wrong:
            log.exception("tournament %s: its row is damaged", id)
            raise Refused("broken", "something went wrong here") from wrong

    async def change(self, found: Found, made: Tournament, now: float, due: float | None) -> None:
        """Another state of it; Conflict if somebody else was faster: every change has a number that is given once."""
        number = found.number + 1
        claim = "INSERT INTO tournament_change (tournament, number) VALUES ($1, $2)"
        update = "UPDATE tournament SET number = $2, status = $3, changed = $4, due = $5, body = $6 WHERE id = $1"
        written = [
            Statement(claim, (made.id, number)),
            Statement(update, (made.id, number, made.status, now, due, _text(made))),
            *_indexed(found.tournament, made),
        ]
        await self.driver.write(Write(written))

    # -- lists -----------------------------------------------------------------------------------------------------

    async def listed(self, status: str, limit: int) -> list[Tournament]:
        """Those that everybody may see, the newest first."""
        rows = await self._read(
            f"SELECT {FOUND} FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS nth"
            " FROM tournament WHERE status = $1 AND entry = 'open') t"
            " WHERE t.nth <= $3 ORDER BY t.changed DESC LIMIT $2",
            status,
            limit,
            MOST_OF_ONE,
        )
        return _legible(rows)

    async def of(self, account: str, limit: int) -> list[Tournament]:
        """Those in which somebody takes part, or which they have made."""
        rows = await self._read(
            f"SELECT {FOUND} FROM tournament t WHERE t.host = $1 OR EXISTS (SELECT 1 FROM tournament_entrant e"
            " WHERE e.tournament = t.id AND e.account = $1) ORDER BY t.changed DESC LIMIT $2",
            account,
            limit,
        )
        return _legible(rows)

    async def unfinished(self, host: str) -> int:
        rows = await self._read(
            "SELECT COUNT(*) FROM tournament WHERE host = $1 AND status IN ('open', 'running')", host
        )
        return int(rows[0][0])

    async def of_table(self, table: str) -> str | None:
        """The tournament to which a table belongs."""
        rows = await self._read("SELECT tournament FROM tournament_table WHERE listing = $1", table)
        return str(rows[0][0]) if rows else None

    async def statuses(self, one: Tournament) -> dict[str, str]:
        """How the tables of its last round stand."""
        wanted = [at.table for at in one.round.tables] if one.round else []
        if not wanted:
            return {}
        places = ", ".join(f"${n}" for n in range(1, len(wanted) + 1))
        return dict(await self._read(f"SELECT id, status FROM listing WHERE id IN ({places})", *wanted))

    async def sits(self, account: str, table: str) -> bool:
        return bool(await self._read("SELECT 1 FROM holder WHERE account = $1 AND listing = $2", account, table))

    async def to_do(self, now: float) -> list[str]:
        return [row[0] for row in await self._read(WORK, now, now - WAITS)]

    async def with_deleted_people(self) -> list[tuple[str, str]]:
        """Unfinished tournaments and those of their people who were deleted."""
        rows = await self._read(
            "SELECT t.id, a.id FROM tournament t JOIN tournament_entrant e ON e.tournament = t.id"
            " JOIN account a ON a.id = e.account WHERE a.name = '' AND t.status IN ('open', 'running')"
        )
        return [(row[0], row[1]) for row in rows]


def _indexed(before: Tournament, made: Tournament) -> list[Statement]:
    """What is found by person and by table, as far as it has changed."""
    here, then, now = made.id, set(before.people), set(made.people)
    enter = "INSERT INTO tournament_entrant (tournament, account) VALUES ($1, $2)"
    leave = "DELETE FROM tournament_entrant WHERE tournament = $1 AND account = $2"
    people = [Statement(enter, (here, one)) for one in sorted(now - then)]
    people += [Statement(leave, (here, one)) for one in sorted(then - now)]
    old = {at.table: at.played is not None for at in before.tables()}
    new = {at.table: at.played is not None for at in made.tables()}
    make = "INSERT INTO tournament_table (listing, tournament, played) VALUES ($1, $2, 0)"
    end = "UPDATE tournament_table SET played = 1 WHERE listing = $1"
    tables = [Statement(make, (table, here)) for table in new if table not in old]
    tables += [Statement(end, (table,)) for table, played in old.items() if not played and new.get(table, True)]
    return [*people, *tables]


def _text(made: Tournament) -> str:
    return _body.encode(made).decode()


def _found(row: Sequence[Any]) -> Found:
    number, due, body = row
    return Found(number, due, _read.decode(body))


def _legible(rows: Iterable[Sequence[Any]]) -> list[Tournament]:
    """Of several; one that is damaged does not hide the others."""
    found = []
    for row in rows:
        try:
            found.append(_found(row).tournament)
        except msgspec.MsgspecError:
            log.exception("the row of a tournament is damaged")
    return found
