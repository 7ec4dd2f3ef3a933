"""The address for invitations to a table: a link that works for others, and the same to be photographed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import segno

from ..running.reach import for_others, only_here
from ..table.seating import must_sit
from .answers import Invitation
from .calls import Call, Route


async def invite(call: Call) -> Any:
    async with call.look() as room:
        must_sit(room.table, call.visitor.id)
        page = f"/table/{room.id}?key={room.table.created.key}"
    link, only_here = for_anybody(call, page)
    return {"link": link, "picture": _picture(link), "only_here": only_here}


def for_anybody(call: Call, page: str) -> tuple[str, bool]:
    """The address of a page as others reach it, and whether nobody on another machine does."""
    url = call.request.url
    elsewhere = not only_here(url.hostname or "")
    _, port = call.request.scope.get("server") or ("", 0)
    outer = "" if elsewhere else for_others(call.house.host, port or 0)
    return f"{outer or f'{url.scheme}://{url.netloc}'}{page}", not (elsewhere or outer)


@lru_cache(100)
def _picture(link: str) -> str:
    return str(segno.make(link, micro=False).svg_data_uri(scale=4, border=2, light="#fff"))


ROUTES = [
    Route("GET", "/api/tables/{table}/invitation", invite, "A link by which others come to the table", Invitation)
]
