"""Invitations: on a server with closed doors, one for everybody who comes in. The store keeps their hashes."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator

from regnum.store import Store

from ..table.refused import Refused

COOKIE = "regnum_invitation"
SECONDS = 7 * 24 * 3600
"""How long a browser remembers that it was invited."""


class Invitations:
    """Who may come in: everybody where doors are ``open``, else whoever is ``invited``."""

    def __init__(self, store: Store, doors: str) -> None:
        self.store = store
        self.doors = doors

    @contextlib.asynccontextmanager
    async def let_in(self, code: str) -> AsyncIterator[None]:
        """Whoever is let in uses the invitation up, unless nothing comes of it."""
        if self.doors == "open":
            yield
            return
        if not await self.store.use_invitation(hashed(code)):
            raise Refused("forbidden", "only invited people may play here: ask its operator for an invitation")
        try:
            yield
        except BaseException:
            await self.store.add_invitation(hashed(code))
            raise


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def new_code() -> str:
    """What a link ends with that is good for whoever has it."""
    return secrets.token_urlsafe(16)
