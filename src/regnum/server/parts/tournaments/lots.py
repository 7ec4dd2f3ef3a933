"""Lots: whatever chance decides in a tournament follows from its seed, and anybody can draw it again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

PREFIX = "regnum tournament 1"


def lot(seed: str, number: int, person: str) -> str:
    """What somebody draws in a round; before the first it is round 0. The lowest comes first."""
    return hashlib.sha256(f"{PREFIX}\n{seed}\n{number}\n{person}".encode()).hexdigest()


def by_lot(seed: str, number: int, people: Iterable[str]) -> list[str]:
    return sorted(people, key=lambda person: lot(seed, number, person))
