"""The address for whoever reports somebody to the stewards."""

from __future__ import annotations

import contextlib
from typing import Annotated

from msgspec import Meta

from regnum.store import Conflict

from ..table.companions import owner
from ..table.lines import must_be_lines
from ..table.refused import Refused
from .calls import Call, Route
from .commands import Strict

TRIES = 5
"""How often a report is written anew because another node wrote one at the same moment."""


class Reported(Strict, frozen=True, kw_only=True):
    person: Annotated[str, Meta(min_length=1, max_length=32)]
    """The account that it is about."""
    text: Annotated[str, Meta(min_length=1, max_length=500)]


async def report(call: Call) -> None:
    """Tell the stewards of somebody who plays or speaks at the same table."""
    account, house = call.visitor.must_be_somebody(), call.house
    house.limits.spend_as(call.visitor, "report")
    must_be_lines(call.body.text)
    async with house.enter(call.path["kept"], call.visitor) as room:
        playing = {owner(one) for one in room.table.players}
        if account.id not in playing:
            raise Refused("forbidden", "only those who sit at a table report somebody there")
    speaking = {line.account for line in await house.store.chat(call.path["kept"])}
    if call.body.person not in playing | speaking or call.body.person == account.id:
        raise Refused("unknown", "nobody of that kind plays or speaks here")
    said = account.id, call.path["kept"], call.body.person, call.body.text
    for _ in range(TRIES):
        with contextlib.suppress(Conflict):
            return await house.store.report(house.clock(), *said)
    raise Refused("unavailable", "others were faster: try again")


ROUTES = [Route("POST", "/api/reports/{kept}", report, "Report somebody at a table", None, Reported)]
