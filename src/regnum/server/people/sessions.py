"""Sessions: a random text in a cookie, of which the store keeps a hash, and the token that protects against CSRF."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from regnum.store import Account, Session, Store

from ..table.refused import Refused

COOKIE = "regnum_session"
SECONDS = 180 * 24 * 3600
LONGEST = 100
"""No cookie of ours is longer than that."""


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request: an account or nobody."""

    account: Account | None
    cookie: str
    language: str
    address: str = ""

    @property
    def id(self) -> str:
        return self.account.id if self.account else ""

    def must_be_somebody(self) -> Account:
        if self.account is None:
            raise Refused("signed-out", "be a guest or sign in first")
        return self.account


class Sessions:
    """Who is signed in where."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, account: Account, now: float) -> str:
        """A new session; what its cookie says."""
        if await self.store.is_barred(account.id, "banned"):
            raise Refused("forbidden", "an operator has banned this account")
        cookie = secrets.token_urlsafe(32)
        await self.store.add_session(Session(_hashed(cookie), account.id, now + SECONDS))
        return cookie

    async def account(self, cookie: str, now: float) -> Account | None:
        if not cookie or len(cookie) > LONGEST:
            return None
        found = await self.store.session(_hashed(cookie))
        return found[1] if found and found[0].expires > now else None

    async def end(self, cookie: str) -> None:
        await self.store.end_session(_hashed(cookie))

    async def end_others(self, account: Account, cookie: str) -> None:
        await self.store.end_sessions(account.id, _hashed(cookie))


def csrf(cookie: str) -> str:
    """What every request that changes something must say besides its cookie."""
    return hmac.new(cookie.encode(), b"csrf", "sha256").hexdigest()


def _hashed(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()
