"""Whoever sits before the screen: one person, who has a name and no password."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from regnum.store import Account, Called

from ..people.spelling import proper
from ..table.creating import new_id
from ..table.refused import Refused
from ..wire.answers import Me
from ..wire.calls import Call, Route
from ..wire.commands import Changes, Guest
from ..wire.people import me, who_am_i


async def be_a_guest(call: Call) -> Any:
    account = Account(new_id(10), proper(call.body.name), None, "", call.visitor.language, call.house.clock())
    house = _house(call)
    await house.store.be(account)
    house.names.learn(account.id, Called(account.name, guest=True))
    return me(house, account, "")


async def change_me(call: Call) -> Any:
    before, house = call.visitor.must_be_somebody(), _house(call)
    wanted = {name: value for name, value in msgspec.structs.asdict(call.body).items() if value is not UNSET}
    if "password" in wanted:
        raise Refused("not-now", "a guest has no password: make an account")
    if "name" in wanted:
        wanted["name"] = proper(wanted["name"])
    await house.store.change(**wanted)
    after = house.store.me
    house.names.learn(after.id, Called(after.name, guest=True))
    await house.renaming.tell(before, after)
    return me(house, after, "")


async def forget_me(call: Call) -> None:
    """Everything on this device is forgotten."""
    await _house(call).forget()


def _house(call: Call) -> Any:
    """The house, which is one for one person."""
    return call.house


ROUTES = [
    Route("GET", "/api/me", who_am_i, "Who am I?", Me | None),
    Route("POST", "/api/guests", be_a_guest, "Play", Me, Guest),
    Route("PATCH", "/api/me", change_me, "Change name or language", Me, Changes),
    Route("DELETE", "/api/me", forget_me, "Forget me, and my games", None),
]
