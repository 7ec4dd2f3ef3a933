"""The addresses of this part."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, TypedDict

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route as Address

from ...house import House
from ...rooms.journals import must_be_an_id
from ...table.refused import Refused
from ...table.seating import must_sit
from ...wire.calls import Call, Route
from ...wire.commands import Name, Strict
from .forgotten import send_link
from .notifier import of, ready
from .ways import LONGEST, OWNER, must_be_a_push_service

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
WORKER = Path(__file__).with_name("worker.js")
TOKEN = ("token", {"type": "string", "maxLength": 200}, "what the link ends with")


class Keys(Strict, frozen=True, kw_only=True):
    p256dh: Key
    auth: Key


class NewBrowser(Strict, frozen=True, kw_only=True):
    """What a browser says when it lets itself be told: its push service, and how to encrypt for it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    keys: Keys


class NewWay(Strict, frozen=True, kw_only=True):
    kind: Annotated[str, Meta(max_length=20)]
    target: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=256)] = ""
    """Of the account, if it has one, for mail: a new one is sent there."""


class Silence(Strict, frozen=True, kw_only=True):
    silent: bool


class Forgotten(Strict, frozen=True, kw_only=True):
    name: Name


class WayKept(TypedDict):
    way: str
    kind: str
    target: str
    """Of a browser only its push service."""
    confirmed: bool


class Notifications(TypedDict):
    """How I am told that it is my turn, and how I could be."""

    missing: list[str]
    """Packages that the host has not installed: without them nobody is told."""
    key: str
    """What browsers must know of this server."""
    kinds: list[str]
    """What can be had besides: mail, and services by their names."""
    ways: list[WayKept]
    silent: list[str]
    """Tables of which I do not want to hear."""


class Possibilities(TypedDict):
    mail: bool
    """Whether a new password can be asked for by mail."""


async def show(call: Call) -> Notifications:
    account, part = call.visitor.must_be_somebody(), of(call.house)
    ways: list[WayKept] = [
        {
            "way": way.id,
            "kind": way.kind,
            "target": "/".join(way.target.split("/")[:3]) if way.kind == "push" else way.target,
            "confirmed": bool(way.confirmed),
        }
        for way in await part.kept.ways(account.id)
    ]
    return {
        "missing": list(part.missing),
        "key": part.public_key,
        "kinds": [] if part.missing else part.services.kinds,
        "ways": ways,
        "silent": await part.kept.silent(account.id),
    }


async def add_browser(call: Call) -> Notifications:
    account, part = call.visitor.must_be_somebody(), ready(call.house)
    call.house.limits.spend_as(call.visitor, "way")
    must_be_a_push_service(call.body.endpoint, part.push_allowed)
    keys = {"p256dh": call.body.keys.p256dh, "auth": call.body.keys.auth}
    await part.add(account, "push", call.body.endpoint, json.dumps(keys))
    return await show(call)


async def add_way(call: Call) -> Notifications:
    account, part = call.visitor.must_be_somebody(), ready(call.house)
    call.house.limits.spend_as(call.visitor, "way")
    part.services.must_take(call.body.kind, call.body.target)
    keys = ""
    if call.body.kind == "mail" and account.key is not None:
        # Else whoever finds a page open would have the account for ever.
        call.house.limits.spend("password", account.id)
        await call.house.accounts.must_know(account, call.body.password)
        keys = OWNER
    await part.add(account, call.body.kind, call.body.target, keys)
    return await show(call)


async def remove_way(call: Call) -> Notifications:
    account, part = call.visitor.must_be_somebody(), of(call.house)
    found = await part.kept.way(call.path["way"])
    if found is None or found.account != account.id:
        raise Refused("unknown", "you are not told that way")
    await part.kept.remove(found.id)
    await part.learn()
    return await show(call)


async def be_silent(call: Call) -> Notifications:
    account, part = call.visitor.must_be_somebody(), of(call.house)
    table = call.path["kept"]
    must_be_an_id(table)
    async with call.house.look(table, call.visitor) as room:
        must_sit(room.table, account.id)
    await (part.kept.silence if call.body.silent else part.kept.unsilence)(account.id, table)
    return await show(call)


async def stop(call: Call) -> None:
    await _stop(call.house, call.request.query_params.get("token", ""))


async def confirm(call: Call) -> None:
    part = of(call.house)
    await part.kept.confirm(part.links.way("confirm", call.request.query_params.get("token", "")))
    await part.learn()


async def forgotten(call: Call) -> None:
    call.house.limits.spend("reset", call.visitor.address)
    await send_link(ready(call.house), call.body.name)


async def possibilities(call: Call) -> Possibilities:
    part = of(call.house)
    return {"mail": not part.missing and "mail" in part.services.kinds}


async def one_click(request: Request) -> Response:
    """What a mail program says for whoever wants to hear no more (RFC 8058)."""
    try:
        await _stop(request.app.state.house, request.query_params.get("stop", ""))
    except Refused as wrong:
        return PlainTextResponse(f"{wrong}\n", 403)
    return PlainTextResponse("\n")


async def worker(request: Request) -> Response:
    """What a browser runs when it is told something and no page is open."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"cache-control": "no-cache"})


async def _stop(house: House, token: str) -> None:
    part = of(house)
    await part.kept.remove(part.links.way("stop", token))
    await part.learn()


ADDRESSES = [Address("/notified.js", worker), Address("/notified", one_click, methods=["POST"])]
ROUTES = [
    Route("GET", "/api/notifications", show, "How I am told that it is my turn", Notifications),
    Route("POST", "/api/notifications", add_way, "Be told by mail or at a service", Notifications, NewWay),
    Route("POST", "/api/notifications/browsers", add_browser, "Be told in this browser", Notifications, NewBrowser),
    Route("DELETE", "/api/notifications/ways/{way}", remove_way, "Be told no more that way", Notifications),
    Route("PUT", "/api/notifications/tables/{kept}", be_silent, "Hear of a table, or not", Notifications, Silence),
    Route("POST", "/api/notifications/stop", stop, "Hear no more, by a link", None, query=(TOKEN,)),
    Route("POST", "/api/notifications/confirm", confirm, "It is me, by a link", None, query=(TOKEN,)),
    Route("GET", "/api/forgotten", possibilities, "How a password can be had anew", Possibilities),
    Route("POST", "/api/forgotten", forgotten, "A link for a new password, by mail", None, Forgotten),
]
