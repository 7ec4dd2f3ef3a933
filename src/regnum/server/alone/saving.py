"""Saving a game that is played on a device: nobody else is there, so it is saved as a whole and goes on anywhere."""

from __future__ import annotations

from typing import Any

from ..telling.export import export, unfinished
from ..wire.calls import Call, File, Route
from ..wire.tables import TABLE


async def save_game(call: Call) -> Any:
    async with call.look() as room:
        table, names = room.table, call.house.names.at(room.table)
        goes_on = table.play is not None and table.status != "over"
        text = unfinished(table, names) if goes_on else export(table, call.visitor.id, names)
        return File(f"{table.created.game}-{room.id}.regnum", text)


ROUTES = [Route("GET", f"{TABLE}/export", save_game, "The game as a .regnum file", str)]
