"""What belongs to a game besides its rules, and lies in its folder: texts, words, pictures."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from .errors import BadDeclaration

ENGLISH = "en"
"""The language that every game speaks, in the place of ``*``."""


def check(folder: Path, **named: Iterable[str]) -> None:
    """BadDeclaration, with the line that declares the game, if something that it names is not there."""
    for what, names in named.items():
        for name in names:
            path = folder / name.replace("*", ENGLISH)
            if name and not path.exists():
                raise BadDeclaration(f"{what}={name!r}: there is no {path}")
