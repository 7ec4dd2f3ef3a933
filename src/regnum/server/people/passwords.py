"""Passwords: hashed with Argon2, a few at a time, and none that is guessed at once."""

from __future__ import annotations

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..running.in_turn import InTurn
from ..table.refused import Refused

AT_ONCE = 2
"""How many are hashed at the same time: each takes a core and much memory for a while."""
MOST_WAITING = 50
"""How many may wait for it."""
MOST_JUDGED = 20
"""How many new passwords may wait to be judged."""
LONGEST = 32
"""How much of a password is looked at to see how easily it is guessed: more takes seconds, if somebody has thought it
up to take them, and changes nothing."""
FEWEST_GUESSES = 1_000_000
"""Whoever knows which passwords people like needs at least so many."""


class Passwords:
    """Whoever hashes."""

    def __init__(self, hasher: PasswordHasher) -> None:
        self.hasher = hasher
        self._in_turn = InTurn(AT_ONCE, MOST_WAITING)
        self._judging = InTurn(1, MOST_JUDGED)
        """Whoever signs in does not wait for those who think up passwords."""

    async def hashed(self, password: str, name: str) -> str:
        """The hash of a new password; Refused if it is one that everybody tries first."""
        if await self._judging.do(_is_common, password, name):
            raise Refused("illegal", "that password is easily guessed: take a longer one, or several words")
        return await self._in_turn.do(self.hasher.hash, password)

    async def fits(self, known: str, password: str) -> bool:
        try:
            return await self._in_turn.do(self.hasher.verify, known, password)
        except (Argon2Error, InvalidHashError):
            return False


def _is_common(password: str, name: str) -> bool:
    from zxcvbn import zxcvbn  # its lists are long, and wanted only where somebody makes a password

    return bool(zxcvbn(password[:LONGEST], user_inputs=[name, "regnum"])["guesses"] < FEWEST_GUESSES)
