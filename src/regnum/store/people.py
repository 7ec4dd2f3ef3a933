"""Accounts and sessions: the part of the store that is about people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .asking import Asker
from .driver import Statement, Write
from .kept import Account, Called, Session

ACCOUNT = "id, name, key, password, language, created"


class People(Asker):
    """Who plays, and where they are signed in."""

    # -- accounts -------------------------------------------------------------------------------------------

    async def add_account(self, account: Account) -> None:
        """Conflict if the name is taken."""
        await self._write(f"INSERT INTO account ({ACCOUNT}) VALUES ($1, $2, $3, $4, $5, $6)", *_values(account))

    async def change_account(self, before: Account, after: Account) -> bool:
        """Whether it still was as it is known, and is changed now; Conflict if the new name is taken."""
        rows = await self._write(
            "UPDATE account SET name = $2, key = $3, password = $4, language = $5, created = $6 WHERE id = $1"
            " AND name = $7 AND COALESCE(key, '') = $8 AND password = $9 AND language = $10 RETURNING id",
            *_values(after),
            before.name,
            before.key or "",
            before.password,
            before.language,
        )
        return bool(rows)

    async def account(self, id: str) -> Account | None:
        rows = await self._read(f"SELECT {ACCOUNT} FROM account WHERE id = $1", id)
        return Account(*rows[0]) if rows else None

    async def account_with_key(self, key: str) -> Account | None:
        rows = await self._read(f"SELECT {ACCOUNT} FROM account WHERE key = $1", key)
        return Account(*rows[0]) if rows else None

    async def names(self, ids: Iterable[str]) -> dict[str, Called]:
        """What these accounts are called, nothing for one that was deleted."""
        wanted = sorted(set(ids))
        if not wanted:
            return {}
        rows = await self._read(f"SELECT id, name, key FROM account WHERE id IN ({_places(wanted)})", *wanted)
        return {account: Called(name, bool(name) and key is None) for account, name, key in rows}

    async def names_beside(self, account: str) -> list[str]:
        """What all are called who sit where somebody sits, wherever it is not over."""
        rows = await self._read(
            "SELECT DISTINCT a.name FROM holder h JOIN listing l ON l.id = h.listing"
            " JOIN holder o ON o.listing = h.listing JOIN account a ON a.id = o.account"
            " WHERE h.account = $1 AND o.account <> $1 AND l.status NOT IN ('over', 'closed')",
            account,
        )
        return [row[0] for row in rows]

    # -- sessions -------------------------------------------------------------------------------------------

    async def add_session(self, session: Session, password: str = "") -> None:
        """Conflict unless that is still the password of somebody who may come in."""
        add = (
            "INSERT INTO session (token, account, expires)"
            " SELECT CAST($1 AS TEXT), id, CAST($2 AS DOUBLE PRECISION) FROM account"
            " WHERE id = $3 AND password = $4 AND name <> ''"
            " AND NOT EXISTS (SELECT 1 FROM barred WHERE account = $3 AND what = 'banned')" + self.driver.as_it_is
        )
        # A device is of a session that there is.
        about = "INSERT INTO device (token, began, name) VALUES ($1, $2, $3)"
        written = [
            Statement(add, (session.token, session.expires, session.account, password)),
            Statement(about, (session.token, session.began, session.device)),
        ]
        await self.driver.write(Write(written))

    async def sessions(self, account: str) -> list[Session]:
        """Where an account is signed in, the newest first."""
        rows = await self._read(
            "SELECT s.token, s.account, s.expires, COALESCE(d.began, 0), COALESCE(d.name, '')"
            " FROM session s LEFT JOIN device d ON d.token = s.token WHERE s.account = $1 ORDER BY s.expires DESC",
            account,
        )
        return [Session(*row) for row in rows]

    async def sessions_among(self, tokens: Sequence[str], now: float) -> set[str]:
        """Which of these have not ended."""
        if not tokens:
            return set()
        rows = await self._read(
            f"SELECT token FROM session WHERE token IN ({_places(tokens)}) AND expires > ${len(tokens) + 1}",
            *tokens,
            now,
        )
        return {row[0] for row in rows}

    async def session(self, token: str) -> tuple[Session, Account] | None:
        rows = await self._read(
            "SELECT s.token, s.account, s.expires, a.id, a.name, a.key, a.password, a.language, a.created"
            " FROM session s JOIN account a ON a.id = s.account WHERE s.token = $1",
            token,
        )
        return (Session(*rows[0][:3]), Account(*rows[0][3:])) if rows else None

    async def end_session(self, token: str) -> None:
        await self._write("DELETE FROM session WHERE token = $1", token)

    async def end_sessions(self, account: str, but: str = "") -> None:
        """Sign an account out everywhere, or everywhere but here."""
        await self._write("DELETE FROM session WHERE account = $1 AND token <> $2", account, but)

    async def sweep_sessions(self, now: float) -> None:
        """Forget sessions that are over."""
        await self._write("DELETE FROM session WHERE expires < $1", now)


def _places(values: Sequence[str]) -> str:
    """``$1, $2, …``, one for each."""
    return ", ".join(f"${number}" for number in range(1, len(values) + 1))


def _values(account: Account) -> tuple[Any, ...]:
    return account.id, account.name, account.key, account.password, account.language, account.created
