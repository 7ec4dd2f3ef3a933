"""What a game's package brings for the browser, its board and its picture, and where they are fetched.

The fingerprint in an address changes with the files, so whoever has fetched them once can keep them.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypedDict
from urllib.parse import quote

from regnum.kernel import Game

Kind = Literal["board", "picture"]
SCRIPT, STYLE = "board.js", "board.css"


class BrowserBoard(TypedDict):
    script: str
    """An ES module with `version` and `mount(element, api)`."""
    style: str | None


def board_of(game: Game) -> BrowserBoard | None:
    if game.browser is None:
        return None
    style = _address(game, "board", STYLE) if (game.browser / STYLE).is_file() else None
    return {"script": _address(game, "board", SCRIPT), "style": style}


def picture_of(game: Game) -> str | None:
    return _address(game, "picture", game.picture.name) if game.picture and game.picture.is_file() else None


def fetched(game: Game, kind: Kind, path: str) -> Path | None:
    """The file that an address stands for, whatever the path tries; None if the package brings none."""
    folder = game.browser if kind == "board" else game.picture and game.picture.parent
    if folder is None or (kind == "picture" and game.picture != folder / path):
        return None
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def fingerprint(game: Game, kind: Kind) -> str:
    """Of all files that are fetched together."""
    found = game.browser if kind == "board" else game.picture
    if found is None:
        return ""
    whole = hashlib.sha256()
    for path in sorted(path for path in (found, *found.rglob("*")) if path.is_file()):
        about = path.stat()
        whole.update(f"{path.relative_to(found.parent).as_posix()}\0".encode())
        whole.update(_digest(path, about.st_mtime_ns, about.st_size))
    return whole.hexdigest()[:12]


@lru_cache(1024)
def _digest(path: Path, changed: int, size: int) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def _address(game: Game, kind: Kind, name: str) -> str:
    return f"/games/{quote(game.name)}/{kind}/{fingerprint(game, kind)}/{quote(name)}"
