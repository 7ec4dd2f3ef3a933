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


def file_of(module: str, folder: Path) -> str:
    """The file of a module of the game's own package, which must be there; nothing for one of another package."""
    package, _, rest = module.partition(".")
    inside = rest.replace(".", "/")
    return f"{inside}.py" if package == folder.name and not (folder / inside).is_dir() else ""
