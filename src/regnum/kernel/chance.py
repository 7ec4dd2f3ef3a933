"""Sources of chance. Rules never hold one: whoever runs a game answers for Nature.

``spin`` and ``pick`` are rule functions over a row of two numbers, so that re-dealing and random play give the same
results interpreted, compiled and on a GPU. It is L'Ecuyer's combined generator of 1988: small numbers, no overflow.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Protocol

from .errors import IllegalChoice, Misuse
from .record import Row

M1, M2 = 2147483563, 2147483399


def spin(rng: Row) -> int:
    """The next number, 0 to 2147483561."""
    rng[0] = rng[0] * 40014 % M1
    rng[1] = rng[1] * 40692 % M2
    return (rng[0] - rng[1]) % (M1 - 1)


def pick(rng: Row, n: int) -> int:
    """A number from 0 to n - 1."""
    return spin(rng) % n


def pick_by_odds(rng: Row, odds: Row, n: int) -> int:
    """A place among the first n, each with its integer odds."""
    total = 0
    for i in range(n):
        total += odds[i]
    at = pick(rng, total)
    for i in range(n):
        at -= odds[i]
        if at < 0:
            return i
    return n - 1


def seeded(seed: int | str) -> Row:
    """A generator's row from any seed."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    first, second = int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
    return [first % (M1 - 1) + 1, second % (M2 - 1) + 1]


class Chance(Protocol):
    """Whoever answers for Nature."""

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int: ...


class Dice:
    """Chance from a seed: the same seed, the same answers.

    >>> [Dice(7).choose([10, 20, 30], [1, 1, 1], ["a", "b", "c"]) for _ in range(2)]
    [30, 30]
    """

    def __init__(self, seed: int | str) -> None:
        self.rng = seeded(seed)

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int:
        """One of the actions, by its odds."""
        return actions[pick_by_odds(self.rng, list(odds), len(actions))]


class Script:
    """Chance that answers what was written down, in order: for tests, puzzles and bug reports.

    >>> Script(["deal card=F03"]).choose([0, 1], [1, 1], ["deal card=F01", "deal card=F03"])
    1
    """

    def __init__(self, answers: Iterable[str]) -> None:
        self.answers = list(answers)

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int:
        """The outcome that the script names next."""
        if not self.answers:
            raise IllegalChoice("the script of chance has no answer left", notation)
        wanted = self.answers[0]
        for action, text in zip(actions, notation, strict=True):
            if wanted in _written(text):
                del self.answers[0]
                return action
        raise IllegalChoice("the script of chance says {wanted!r}", notation, wanted=wanted)


def _written(text: str) -> tuple[str, str, str]:
    """The ways to write a choice: in full (``deal card=F03``), without names of parameters, and without the verb."""
    verb, *parts = text.split()
    bare = " ".join(part.partition("=")[2] or part for part in parts)
    return text, f"{verb} {bare}", bare


def chance_from(seed: int | str | None, chance: Chance | Iterable[str] | None) -> Chance | None:
    """Whoever answers for Nature; None: whoever plays chooses by hand."""
    if seed is not None and chance is not None:
        raise Misuse("give a seed or a source of chance, not both")
    if isinstance(chance, int | str):
        raise Misuse(f"chance is a list of answers or whoever gives them; {chance!r} is a seed: seed={chance!r}")
    if seed is not None:
        return Dice(seed)
    if isinstance(chance, Iterable):
        return Script(chance)
    return chance
