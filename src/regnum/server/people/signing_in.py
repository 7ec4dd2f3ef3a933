"""Signing in, and how fast anybody may guess."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from regnum.store import Account

from ..table.refused import Refused
from .accounts import Accounts
from .limits import Limits, household
from .spelling import key, proper

log = logging.getLogger("regnum.signing_in")

LONGEST_DELAY = 8.0
"""However often strangers have guessed, whoever knows the password waits no longer than that."""


class SigningIn:
    """Guesses are counted by address, and refused there; and by account, and only slowed there: nobody can lock
    somebody else out."""

    def __init__(self, accounts: Accounts, limits: Limits) -> None:
        self.accounts = accounts
        self.limits = limits
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._waiting: set[tuple[str, str]] = set()

    async def sign_in(self, name: str, password: str, address: str) -> Account:
        guesser = household(address)
        self.limits.spend("sign-in", guesser)
        whose = key(proper(name))
        if (whose, guesser) in self._waiting:
            raise Refused("too-fast", "too fast: wait a moment", wait=LONGEST_DELAY)
        self._waiting.add((whose, guesser))
        try:
            delay = self.limits.wait("guess", whose)
            if delay:
                await self.sleep(min(delay, LONGEST_DELAY))
            account = await self.accounts.sign_in(name, password)
        except Refused as wrong:
            if wrong.code == "forbidden":
                # For fail2ban: the address before anything that a stranger chose.
                log.warning("failed sign-in from %s: %a", address or "nowhere", name)
            raise
        finally:
            self._waiting.discard((whose, guesser))
        self.limits.give_back("guess", whose)
        return account
