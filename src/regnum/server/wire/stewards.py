"""The addresses for stewards, who look after the server from the browser with the functions of `regnum admin`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated, TypedDict

from msgspec import Meta

from regnum.store import Account
from regnum.words import refused

from ..operating.admin import Admin
from ..settings import CannotOperate
from ..table.lines import must_be_one_line
from ..table.refused import Refused
from .calls import Call, Route
from .commands import Strict
from .inviting import for_anybody

MOST = 200
LINES = 50
"""So much of what was said at a table is shown beside a report."""


class Announcement(Strict, frozen=True, kw_only=True):
    text: Annotated[str, Meta(max_length=200)]


class PersonKept(TypedDict):
    account: str
    name: str
    guest: bool
    created: float
    muted: bool
    banned: bool
    steward: bool


class LineKept(TypedDict):
    name: str
    text: str
    time: float


class ReportKept(TypedDict):
    report: int
    time: float
    by: str
    table: str
    about: PersonKept
    text: str
    said: list[LineKept]
    """The last lines of the chat at that table."""


class TableKept(TypedDict):
    table: str
    game: str
    status: str
    changed: float
    people: list[str]


class ActKept(TypedDict):
    time: float
    operator: str
    what: str
    subject: str
    text: str


class ServerKept(TypedDict):
    """How the server stands."""

    doors: str
    maintenance: str | None
    size: int
    """How many bytes the store takes."""
    statuses: dict[str, int]
    """How many tables there are of each status."""
    reports: list[ReportKept]
    tables: list[TableKept]
    acts: list[ActKept]


class Link(TypedDict):
    link: str
    only_here: bool
    """Whether it leads nowhere from any other machine."""


async def _admin(call: Call) -> Admin:
    """Whoever asks, if the operator made a steward of them; the store knows."""
    account = call.visitor.must_be_somebody()
    if not await call.house.store.is_steward(account.id):
        raise Refused("forbidden", "only stewards of this server may do that")
    return Admin(call.house.store, call.house.clock, account.id)


@contextlib.contextmanager
def _told(call: Call) -> Iterator[None]:
    try:
        yield
    except CannotOperate as wrong:
        reason = refused(wrong, call.visitor.language)
        raise Refused("not-now", "that cannot be done: {reason}", reason=reason) from wrong


# --- looking ----------------------------------------------------------------------------------------------------------


async def show(call: Call) -> ServerKept:
    await _admin(call)
    house, store = call.house, call.house.store
    acts = await store.acts(MOST)
    await house.names.load({name for act in acts for name in (act.operator, act.subject)})
    return {
        "doors": house.invitations.doors,
        "maintenance": await store.maintenance(),
        "size": await store.size(),
        "statuses": await store.count_tables(),
        "reports": await _reports(call),
        "tables": [
            {
                "table": one.id,
                "game": one.game,
                "status": one.status,
                "changed": one.changed,
                "people": await store.names_at(one.id),
            }
            for one in await store.latest_tables("", LINES)
        ],
        "acts": [
            {
                "time": act.time,
                "operator": house.names.get(act.operator, "") or act.operator,
                "what": act.what,
                "subject": house.names.get(act.subject, "") or act.subject,
                "text": act.text,
            }
            for act in reversed(acts)
        ],
    }


async def show_people(call: Call) -> list[PersonKept]:
    await _admin(call)
    part = call.request.query_params.get("name", "")[:32]
    return await _persons(call, await call.house.store.people(MOST, part) if "\0" not in part else [])


async def _persons(call: Call, accounts: list[Account]) -> list[PersonKept]:
    store = call.house.store
    muted, banned, stewards = await store.barred("muted"), await store.barred("banned"), await store.stewards()
    return [
        {
            "account": one.id,
            "name": one.name,
            "guest": one.key is None,
            "created": one.created,
            "muted": one.id in muted,
            "banned": one.id in banned,
            "steward": one.id in stewards,
        }
        for one in accounts
    ]


async def _reports(call: Call) -> list[ReportKept]:
    store, names, found = call.house.store, call.house.names, []
    for report in await store.reports(MOST):
        said = await store.chat(report.table, limit=LINES)
        await names.load({report.account, *(line.account for line in said)})
        about = await store.account(report.subject)
        if about is None:
            continue
        (person,) = await _persons(call, [about])
        lines: list[LineKept] = [
            {"name": names.get(line.account, ""), "text": line.text, "time": line.time} for line in said
        ]
        made: ReportKept = {
            "report": report.number,
            "time": report.time,
            "by": names.get(report.account, ""),
            "table": report.table,
            "about": person,
            "text": report.text,
            "said": lines,
        }
        found.append(made)
    return found


# --- doing ------------------------------------------------------------------------------------------------------------


async def do_to_person(call: Call) -> PersonKept:
    """Mute, unmute, ban, unban or delete; nobody does that to a steward but an operator."""
    admin, doing = await _admin(call), call.request.url.path.rpartition("/")[2]
    account = await _somebody(call, call.path["account"])
    with _told(call):
        if doing == "delete":
            await admin.delete(account.id)
        elif doing in ("mute", "ban"):
            await admin.bar(account.id, "muted" if doing == "mute" else "banned")
        else:
            await admin.unbar(account.id, "muted" if doing == "unmute" else "banned")
    await call.house.operators.look()
    (person,) = await _persons(call, [await call.house.store.account(account.id) or account])
    return person


async def _somebody(call: Call, id: str) -> Account:
    found = await call.house.store.account(id)
    if found is None or not found.name:
        raise Refused("unknown", "there is nobody of that kind any more")
    if await call.house.store.is_steward(found.id):
        raise Refused(
            "forbidden", "{name} is a steward too: only an operator does that, with regnum admin", name=found.name
        )
    return found


async def make_reset(call: Call) -> Link:
    admin, account = await _admin(call), await _somebody(call, call.path["account"])
    with _told(call):
        code = await admin.reset_link(account.id)
    # Behind the mark, where neither servers nor proxies are told of it.
    link, only_here = for_anybody(call, f"/reset#{code}")
    return {"link": link, "only_here": only_here}


async def make_invitation(call: Call) -> Link:
    link, only_here = for_anybody(call, f"/invited/{await (await _admin(call)).invite()}")
    return {"link": link, "only_here": only_here}


async def close_table(call: Call) -> ServerKept:
    with _told(call):
        await (await _admin(call)).close(call.path["kept"])
    await call.house.operators.look()
    return await show(call)


async def remove_table(call: Call) -> ServerKept:
    with _told(call):
        await (await _admin(call)).remove(call.path["kept"])
    await call.house.operators.look()
    return await show(call)


async def settle_report(call: Call) -> ServerKept:
    number = call.path["report"]
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise Refused("unknown", "there is no such report")
    await (await _admin(call)).settle(int(number))
    return await show(call)


async def begin_maintenance(call: Call) -> ServerKept:
    admin = await _admin(call)
    if call.body.text:
        must_be_one_line(call.body.text)
    await admin.begin_maintenance(call.body.text)
    await call.house.operators.look()
    return await show(call)


async def end_maintenance(call: Call) -> ServerKept:
    with _told(call):
        await (await _admin(call)).end_maintenance()
    await call.house.operators.look()
    return await show(call)


PERSON = "/api/steward/people/{account}/"
ROUTES = [
    Route("GET", "/api/steward", show, "How the server stands", ServerKept),
    Route(
        "GET",
        "/api/steward/people",
        show_people,
        "Who is here",
        list[PersonKept],
        query=(("name", {"type": "string"}, "a part of the name"),),
    ),
    *(
        Route("POST", f"{PERSON}{word}", do_to_person, f"{word.capitalize()} somebody", PersonKept)
        for word in ("mute", "unmute", "ban", "unban", "delete")
    ),
    Route("POST", f"{PERSON}reset", make_reset, "A link for a new password, good once", Link),
    Route("POST", "/api/steward/invitations", make_invitation, "A link that lets somebody in", Link),
    Route("POST", "/api/steward/tables/{kept}/close", close_table, "End a table", ServerKept),
    Route("POST", "/api/steward/tables/{kept}/remove", remove_table, "Delete all that is kept of a table", ServerKept),
    Route("DELETE", "/api/steward/reports/{report}", settle_report, "A report was looked after", ServerKept),
    Route("PUT", "/api/steward/maintenance", begin_maintenance, "Begin maintenance", ServerKept, Announcement),
    Route("DELETE", "/api/steward/maintenance", end_maintenance, "End maintenance", ServerKept),
]
