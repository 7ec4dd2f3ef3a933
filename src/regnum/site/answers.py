"""Answers that never change, asked of the house itself when the folder is made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

from regnum.games import names
from regnum.server.alone.end import End
from regnum.server.alone.house import Alone
from regnum.server.alone.shelf import Packages
from regnum.server.alone.store import DeviceStore
from regnum.server.alone.thinkers import Thinkers
from regnum.words import LANGUAGES

OF_GAMES = ("", "/guide", "/rules", "/reference", "/data", "/schema", "/sources")


class Nowhere:
    """A device on which nothing is kept."""

    async def everything(self) -> str:
        return json.dumps({"rows": [], "texts": {}})

    async def lines(self, table: str) -> str:
        return ""

    async def append(self, table: str, first: int, lines: str, row: str) -> bool:
        return True

    async def keep(self, name: str, text: str) -> None:
        """It is forgotten."""

    async def clear(self) -> None:
        """There was nothing."""


def addresses() -> Iterator[str]:
    """What never changes, below ``/api``."""
    yield from ("/games", "/broken")
    yield from (f"/games/{game}{what}" for game in names() for what in OF_GAMES)


def write(folder: Path) -> None:
    """A file for every answer, by language and address; a game that has no guide has no file of it either."""
    asyncio.run(_write(folder))


async def _write(folder: Path) -> None:
    end = End(Alone(DeviceStore(Nowhere(), Packages()), Thinkers()), names())
    for language in LANGUAGES:
        for address in addresses():
            answer = await end.ask("GET", f"/api{address}?lang={language}")
            if answer.status == 200:
                file = folder / language / f"{address[1:]}.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(answer.text, encoding="utf-8")
