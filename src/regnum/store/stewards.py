"""Stewards, who look after a server from the browser: who they are, links for new passwords, and reports."""

from __future__ import annotations

from collections.abc import Sequence

from .driver import Statement, Write
from .kept import Report
from .people import People

REPORT = "number, time, account, listing, subject, text"


class Stewards(People):
    """What stewards need to know."""

    async def stewards(self) -> set[str]:
        return {row[0] for row in await self._read("SELECT account FROM steward")}

    async def is_steward(self, account: str) -> bool:
        return bool(await self._read("SELECT 1 FROM steward WHERE account = $1", account))

    async def size(self) -> int:
        """How many bytes the whole store takes."""
        return int((await self._read(f"SELECT {self.driver.size}"))[0][0])

    # -- links for a new password ----------------------------------------------------------------------------------

    async def reset_of(self, code: str, now: float) -> str | None:
        """Whose password a link is for, if it is still good."""
        rows = await self._read("SELECT account FROM reset WHERE code = $1 AND expires > $2", code, now)
        return str(rows[0][0]) if rows else None

    async def has_reset(self, account: str, after: float) -> bool:
        """Whether somebody has a link that ends after that time."""
        return bool(await self._read("SELECT 1 FROM reset WHERE account = $1 AND expires > $2", account, after))

    async def use_reset(self, code: str, now: float) -> str | None:
        """Whose password a link is for; it is good for nobody after that."""
        rows = await self._write("DELETE FROM reset WHERE code = $1 AND expires > $2 RETURNING account", code, now)
        return str(rows[0][0]) if rows else None

    async def set_password(self, account: str, hashed: str) -> None:
        """A new password: older sessions and links for another one end."""
        await self.driver.write(Write([new_password(account, hashed), signing_out(account), *unresetting(account)]))

    async def add_reset(self, account: str, code: str, expires: float) -> None:
        await self.driver.write(Write(resetting(account, code, expires)))

    async def sweep_resets(self, now: float) -> None:
        await self._write("DELETE FROM reset WHERE expires <= $1", now)

    # -- reports -----------------------------------------------------------------------------------------------------

    async def report(self, time: float, account: str, table: str, subject: str, text: str) -> None:
        """Somebody says that somebody else behaves badly at a table."""
        await self._write(
            f"INSERT INTO report ({REPORT}) SELECT COALESCE(MAX(number), 0) + 1, CAST($1 AS DOUBLE PRECISION),"
            " CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT) FROM report",
            time,
            account,
            table,
            subject,
            text,
        )

    async def reports(self, limit: int) -> list[Report]:
        """Those that nobody has looked after yet: everybody's first before anybody's second, the oldest first. Nobody
        hides those of others behind their own."""
        rows = await self._read(
            f"SELECT {REPORT} FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY account ORDER BY number) AS nth"
            " FROM report) r ORDER BY nth, number LIMIT $1",
            limit,
        )
        return [Report(*row) for row in rows]

    async def reports_by(self, account: str) -> list[Report]:
        rows = await self._read(f"SELECT {REPORT} FROM report WHERE account = $1 ORDER BY number", account)
        return [Report(*row) for row in rows]


# --- what acts change -----------------------------------------------------------------------------------------------


def appointing(account: str) -> Sequence[Statement]:
    return [*dismissing(account), Statement("INSERT INTO steward (account) VALUES ($1)", (account,))]


def dismissing(account: str) -> Sequence[Statement]:
    return [Statement("DELETE FROM steward WHERE account = $1", (account,))]


def signing_out(account: str) -> Statement:
    return Statement("DELETE FROM session WHERE account = $1", (account,))


def new_password(account: str, hashed: str) -> Statement:
    return Statement("UPDATE account SET password = $2 WHERE id = $1 AND key IS NOT NULL", (account, hashed))


def unresetting(account: str) -> Sequence[Statement]:
    return [Statement("DELETE FROM reset WHERE account = $1", (account,))]


def resetting(account: str, code: str, expires: float) -> Sequence[Statement]:
    """One link at a time: the newest."""
    made = Statement("INSERT INTO reset (code, account, expires) VALUES ($1, $2, $3)", (code, account, expires))
    return [*unresetting(account), made]


def settling(report: int) -> Statement:
    return Statement("DELETE FROM report WHERE number = $1", (report,))


def unmaking(account: str) -> Sequence[Statement]:
    """What somebody was and said beside tables goes with them."""
    said = [Statement(f"DELETE FROM report WHERE {who} = $1", (account,)) for who in ("account", "subject")]
    return [*dismissing(account), *unresetting(account), *said]
