"""Sessions: a random text in a cookie, of which the store keeps a hash, and the token that protects against CSRF."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from regnum.store import Account, Conflict, Session, Store, Unavailable

from ..table.companions import companion
from ..table.lines import is_one_line
from ..table.refused import Refused

COOKIE = "regnum_session"
SECONDS = 180 * 24 * 3600
LONGEST = 100
"""No cookie of ours is longer than that."""
LONGEST_DEVICE = 200
MOST_ASKED = 500
"""Of so many sessions the store is asked at once."""


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request: an account or nobody."""

    account: Account | None
    cookie: str
    language: str
    address: str = ""
    companion: int | None = None
    """For which of several persons at one screen."""

    @cached_property
    def id(self) -> str:
        own = self.account.id if self.account else ""
        return own if self.companion is None else companion(own, self.companion)

    def speaking_for(self, companion: int | None) -> Visitor:
        """This visitor on behalf of one of those who play at one screen."""
        return self if companion is None else replace(self, companion=companion)

    def must_be_somebody(self) -> Account:
        if self.account is None:
            raise Refused("signed-out", "be a guest or sign in first")
        return self.account


class Holder(Protocol):
    """Something that lives as long as a session: a live connection."""

    def session_ended(self) -> None: ...


class Sessions:
    """Who is signed in where, and what hangs on it here."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._holders: dict[str, set[Holder]] = {}

    async def begin(self, account: Account, device: str = "") -> str:
        """A new session; what its cookie says."""
        if await self.store.is_barred(account.id, "banned"):
            raise Refused("forbidden", "an operator has banned this account")
        cookie, now = secrets.token_urlsafe(32), self.clock()
        session = Session(_hashed(cookie), account.id, now + SECONDS, now, _plain(device))
        try:
            await self.store.add_session(session, account.password)
        except Conflict as wrong:
            # It was changed, banned or deleted while its password was looked at.
            raise Refused("unavailable", "others were faster: try again") from wrong
        return cookie

    async def of(self, account: Account) -> list[Session]:
        """Where somebody is signed in."""
        return [session for session in await self.store.sessions(account.id) if session.expires > self.clock()]

    async def account(self, cookie: str) -> Account | None:
        if not cookie or len(cookie) > LONGEST:
            return None
        found = await self.store.session(_hashed(cookie))
        return found[1] if found and found[0].expires > self.clock() else None

    async def end(self, cookie: str) -> None:
        await self.store.end_session(_hashed(cookie))
        await self.tell()

    async def end_one(self, account: Account, id: str) -> None:
        """End the session of that id, if it is this account's."""
        found = [session for session in await self.store.sessions(account.id) if id_of(session) == id]
        if not found:
            raise Refused("unknown", "there is no such session any more")
        await self.store.end_session(found[0].token)
        await self.tell()

    async def end_all(self, account: Account, but: str = "") -> None:
        """Sign somebody out everywhere, or everywhere but where this cookie is."""
        await self.store.end_sessions(account.id, _hashed(but) if but else "")
        await self.tell()

    # -- what hangs on them ------------------------------------------------------------------------------------

    def hold(self, cookie: str, holder: Holder) -> None:
        if cookie:
            self._holders.setdefault(_hashed(cookie), set()).add(holder)

    def release(self, cookie: str, holder: Holder) -> None:
        held = self._holders.get(_hashed(cookie), set())
        held.discard(holder)
        if not held:
            self._holders.pop(_hashed(cookie), None)

    async def tell(self) -> None:
        """Sessions have ended: everything that hangs on it ends here, and on all other nodes."""
        await self.check()
        if self.store.shared:
            with contextlib.suppress(Unavailable):
                await self.store.tell_ended()

    async def check(self) -> None:
        """Let go of everything whose session has ended, wherever and however."""
        tokens = list(self._holders)
        for some in (tokens[n : n + MOST_ASKED] for n in range(0, len(tokens), MOST_ASKED)):
            alive = await self.store.sessions_among(some, self.clock())
            for holder in [one for token in some if token not in alive for one in self._holders.get(token, ())]:
                holder.session_ended()


def id_of(session: Session) -> str:
    """How a session is called in lists: part of a hash of a hash of what its cookie says, and of no use to anybody."""
    return _hashed(session.token)[:16]


def is_here(session: Session, cookie: str) -> bool:
    return session.token == _hashed(cookie)


def _plain(device: str) -> str:
    """What a browser says it is, as one line and not too long."""
    return device[:LONGEST_DEVICE] if is_one_line(device) else ""


def csrf(cookie: str) -> str:
    """What every request that changes something must say besides its cookie."""
    return hmac.new(cookie.encode(), b"csrf", "sha256").hexdigest()


def _hashed(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()
