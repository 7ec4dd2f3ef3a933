"""A device that keeps what a house for one writes, in memory."""

from __future__ import annotations

import json

from regnum.server.alone.end import End
from regnum.server.alone.house import Alone
from regnum.server.alone.shelf import Packages
from regnum.server.alone.store import DeviceStore
from regnum.server.alone.thinkers import Thinkers


class Memory:
    """Keeps everything until it is cleared."""

    def __init__(self) -> None:
        self.journals: dict[str, list[str]] = {}
        self.rows: dict[str, str] = {}
        self.texts: dict[str, str] = {}

    async def everything(self) -> str:
        return json.dumps({"rows": list(self.rows.values()), "texts": self.texts})

    async def lines(self, table: str) -> str:
        return "\n".join(self.journals.get(table, ()))

    async def append(self, table: str, first: int, lines: str, row: str) -> bool:
        journal = self.journals.setdefault(table, [])
        if lines and first != len(journal) + 1:
            return False
        journal += lines.split("\n") if lines else []
        self.rows[table] = row
        return True

    async def keep(self, name: str, text: str) -> None:
        self.texts[name] = text

    async def clear(self) -> None:
        self.journals, self.rows, self.texts = {}, {}, {}


async def end_on(device: Memory) -> End:
    """The end of the wire over a device."""
    end = End(Alone(DeviceStore(device, Packages()), Thinkers(), clock=lambda: 1000.0))
    await end.house.open()
    return end
