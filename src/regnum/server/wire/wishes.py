"""The addresses for `regnum play GAME --browser`: a terminal says what it wants, and the browser sits down there."""

from __future__ import annotations

import ipaddress
from typing import Any

from starlette.requests import Request

from ..table import creating
from ..table.refused import Refused
from ..telling.tables import TableSeen
from . import doing
from .answers import Wished
from .calls import LANGUAGE, Call, Route
from .commands import Wish


async def wish(call: Call) -> Any:
    if not from_this_machine(call.request):
        raise Refused("forbidden", "only a terminal on the server's own machine may do that")
    call.house.limits.spend("table of an address", call.address)
    said = call.body.said()
    creating.new_table("", call.house.clock(), **said)
    return {"table": call.house.wishes.keep(said)}


def from_this_machine(request: Request) -> bool:
    """Whether both ends of a connection are the same machine."""
    here, there = request.scope.get("server") or ("",), request.client
    if there is None:
        return False
    try:
        return there.host == here[0] or ipaddress.ip_address(there.host).is_loopback
    except ValueError:
        return False


async def claim(call: Call) -> Any:
    return await doing.claim(call.house, call.visitor, call.path["wish"])


ROUTES = [
    Route("POST", "/api/wishes", wish, "A table for a browser, wished for by a terminal", Wished, Wish, (LANGUAGE,)),
    Route("POST", "/api/wishes/{wish}", claim, "Sit down at a table that was wished for", TableSeen),
]
