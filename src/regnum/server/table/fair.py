"""Fair dice: the server commits itself to a secret, the players add to it, and every answer of chance follows.

Described for everybody in ``docs/reference/wire.md``, section 7. Nobody who knows the commitment before contributing
can be cheated by the server; nobody but the server knows the dice before they fall.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

PREFIX = b"regnum fair dice 1\n"
SPAN = 2**64


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return hashlib.sha256(PREFIX + bytes.fromhex(secret)).hexdigest()


def seed(secret: str, table: str, contributions: Sequence[str | None]) -> bytes:
    """What all answers of chance at a table follow from."""
    text = "\n".join((table, *(given or "" for given in contributions)))
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def repeatable(seed: str) -> bytes:
    """What all answers of chance follow from where somebody has named a seed."""
    return hashlib.sha256(seed.encode()).digest()


def draw(seed: bytes, number: int, odds: Sequence[int]) -> int:
    """The place that chance's answer with this number takes among the outcomes with these odds."""
    total = sum(odds)
    limit = SPAN - SPAN % total
    turn = 0
    while True:
        digest = hmac.digest(seed, f"{number}/{turn}".encode(), "sha256")
        at = int.from_bytes(digest[:8], "big")
        if at < limit:
            break
        turn += 1
    at %= total
    for place, weight in enumerate(odds):
        at -= weight
        if at < 0:
            return place
    raise AssertionError("odds are not negative")


class FairDice:
    """Chance for one match. It never uses a number twice, so an undo does not show the dice to come."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.drawn = 0
        self.recorded: list[str] = []
        """Answers that were given already: when a table is read from its journal they count, not the seed."""

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int:
        place = notation.index(self.recorded.pop(0)) if self.recorded else draw(self.seed, self.drawn, odds)
        self.drawn += 1
        return actions[place]
