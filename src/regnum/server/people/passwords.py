"""Passwords: hashed with Argon2, a few at a time, and none that is guessed at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..table.refused import Refused

AT_ONCE = 2
"""How many are hashed at the same time: each takes a core and much memory for a while."""
MOST_WAITING = 50
"""How many may wait for it."""
LONGEST = 72
"""How much of a password is looked at to see how easily it is guessed: more takes long and changes nothing."""
FEWEST_GUESSES = 1_000_000
"""Whoever knows which passwords people like needs at least so many."""
T = TypeVar("T")


class Passwords:
    """Whoever hashes."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self.hasher = hasher
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hashed(self, password: str, name: str) -> str:
        """The hash of a new password; Refused if it is one that everybody tries first."""
        if await self._in_turn(lambda: _is_common(password, name)):
            raise Refused("illegal", "that password is easily guessed: take a longer one, or several words")
        return await self._in_turn(lambda: self.hasher.hash(password))

    async def fits(self, known: str, password: str) -> bool:
        try:
            return await self._in_turn(lambda: self.hasher.verify(known, password))
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast", "too fast: wait a moment", wait=1.0)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _is_common(password: str, name: str) -> bool:
    from zxcvbn import zxcvbn  # its lists are long, and wanted only where somebody makes a password

    return bool(zxcvbn(password[:LONGEST], user_inputs=[name, "regnum"])["guesses"] < FEWEST_GUESSES)
