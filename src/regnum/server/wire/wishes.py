"""The addresses for tables that come from elsewhere: a terminal says what it wants (`regnum play GAME --browser`), and
the browser sits down there; somebody brings a file."""

from __future__ import annotations

import ipaddress
from functools import partial
from typing import TYPE_CHECKING, Any

from ..rooms.wishes import KeptWish
from ..table import creating
from ..table.files import from_file
from ..table.refused import Refused
from ..telling.tables import TableSeen
from . import doing
from .answers import Wished
from .calls import LANGUAGE, Call, Route
from .commands import GameFile, Wish

if TYPE_CHECKING:
    from starlette.requests import Request


async def wish(call: Call) -> Any:
    if not from_this_machine(call.request):
        raise Refused("forbidden", "only a terminal on the server's own machine may do that")
    call.house.limits.spend("table of an address", call.visitor.address)
    made: KeptWish
    if isinstance(call.body, GameFile):
        made = partial(from_file, file=call.body.file, boards="any", people=call.body.people)
    else:
        made = partial(creating.new_table, **call.body.said())
    made("", call.house.clock())
    return {"table": call.house.wishes.keep(made)}


def from_this_machine(request: Request) -> bool:
    """Whether both ends of a connection are the same machine."""
    here, there = request.scope.get("server") or ("",), request.client
    if there is None:
        return False
    try:
        return there.host == here[0] or ipaddress.ip_address(there.host).is_loopback
    except ValueError:
        return False


async def bring(call: Call) -> Any:
    return await doing.bring(call.house, call.visitor, call.body)


async def claim(call: Call) -> Any:
    return await doing.claim(call.house, call.visitor, call.path["wish"])


ROUTES = [
    Route("POST", "/api/files", bring, "Go on with a game from a file", TableSeen, GameFile, (LANGUAGE,)),
    Route("POST", "/api/wishes", wish, "A table for a browser, wished for by a terminal", Wished, Wish, (LANGUAGE,)),
    Route(
        "POST",
        "/api/wishes/file",
        wish,
        "A saved game for a browser, from a terminal",
        Wished,
        GameFile,
        (LANGUAGE,),
    ),
    Route("POST", "/api/wishes/{wish}", claim, "Sit down at a table that was wished for", TableSeen),
]
