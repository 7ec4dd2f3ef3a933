"""Links for a new password: each is good once, for a while, for whoever has it. The store keeps their hashes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regnum.store import Account, Store

from ..table.refused import Refused
from .invitations import hashed, new_code
from .passwords import Passwords

SECONDS_OF_A_RESET = 24 * 3600.0
"""How long a link is good."""


class Resets:
    """Whoever forgot a password chooses another one."""

    def __init__(self, store: Store, passwords: Passwords, clock: Callable[[], float]) -> None:
        self.store = store
        self.passwords = passwords
        self.clock = clock

    async def link(self, account: Account) -> str:
        """What a new link ends with; older ones are good for nothing."""
        code = new_code()
        await self.store.add_reset(account.id, hashed(code), self.clock() + SECONDS_OF_A_RESET)
        return code

    async def is_new(self, account: Account, seconds: float) -> bool:
        """Whether a link for somebody was made so short a time ago, and is still good."""
        return await self.store.has_reset(account.id, self.clock() + SECONDS_OF_A_RESET - seconds)

    async def use(self, code: str, password: str) -> Account:
        """Whoever has the link has this password now, and is signed out everywhere."""
        # A password that is not taken leaves the link as it is.
        found = await self.store.account(await self.store.reset_of(hashed(code), self.clock()) or "")
        if found is not None and found.key is not None:
            new = await self.passwords.hashed(password, found.name)
            if await self.store.use_reset(hashed(code), self.clock()) == found.id:
                await self.store.set_password(found.id, new)
                return replace(found, password=new)
        raise Refused("forbidden", "that link is not good any more: ask for a new one")
