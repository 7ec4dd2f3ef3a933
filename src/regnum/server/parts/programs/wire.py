"""The addresses of this part."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from ...people.spelling import MARK
from ...rooms.journals import must_be_an_id
from ...table.refused import Refused
from ...wire.calls import Call, Route
from ...wire.commands import Strict, TableId
from .kept import Program
from .programs import HERE, MOST_TOLD, of, welcome


class NewProgram(Strict, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=32 - len(MARK) - 1)]
    """Without the mark that says what it is."""


class ProgramSeat(Strict, frozen=True, kw_only=True):
    listing: TableId


class ProgramTold(TypedDict):
    program: str
    """Its account."""
    name: str
    by: str
    """Whose it is."""
    mine: bool
    here: bool


class ProgramMade(ProgramTold):
    token: str
    """The token it comes with; it is told this once."""


class ProgramsAtTable(TypedDict):
    """Whether programs may sit at a table, and which could."""

    welcome: bool
    programs: list[ProgramTold]
    """Those whom I may ask to it: for its host all that are here, for others their own."""


async def list_mine(call: Call) -> list[ProgramTold]:
    return await _told(call, await of(call.house).kept.of(call.visitor.must_be_somebody().id))


async def make(call: Call) -> ProgramMade:
    owner = call.visitor.must_be_somebody()
    if owner.key is None:
        raise Refused("forbidden", "make an account first: programs belong to somebody who can be asked")
    call.house.limits.spend_as(call.visitor, "program")
    program, token = await of(call.house).make(owner, call.body.name)
    return {**(await _told(call, [program]))[0], "token": token}


async def renew(call: Call) -> ProgramMade:
    program = await _mine(call)
    call.house.limits.spend_as(call.visitor, "program")
    token = await of(call.house).new_token(program)
    return {**(await _told(call, [program]))[0], "token": token}


async def remove(call: Call) -> list[ProgramTold]:
    await of(call.house).forget((await _mine(call)).account)
    return await list_mine(call)


async def sit(call: Call) -> None:
    account = str(call.path["program"])
    must_be_an_id(account)
    must_be_an_id(call.body.listing)
    await of(call.house).sit(call.visitor, account, call.body.listing)


async def show_table(call: Call) -> ProgramsAtTable:
    part, table = of(call.house), str(call.path["kept"])
    must_be_an_id(table)
    async with call.house.look(table, call.visitor) as room:
        wanted = welcome(room.table.created)
        sitting, host, waits = room.table.owners, room.table.host == call.visitor.id, room.table.status == "open"
    found: list[Program] = []
    if wanted and waits and call.visitor.account is not None:
        since = call.house.clock() - HERE
        own = [one for one in await part.kept.of(call.visitor.id) if part.is_here(one)]
        found = await part.kept.here(since, MOST_TOLD) if host else own
    return {"welcome": wanted, "programs": await _told(call, [one for one in found if one.account not in sitting])}


async def _mine(call: Call) -> Program:
    account = str(call.path["program"])
    must_be_an_id(account)
    return await of(call.house).must_be_of(call.visitor.must_be_somebody(), account)


async def _told(call: Call, programs: list[Program]) -> list[ProgramTold]:
    part, names = of(call.house), call.house.names
    await names.load(who for one in programs for who in (one.account, one.owner))
    return [
        {
            "program": one.account,
            "name": names[one.account],
            "by": names[one.owner],
            "mine": one.owner == call.visitor.id,
            "here": part.is_here(one),
        }
        for one in programs
    ]


PROGRAMS = "/api/programs"
ROUTES = [
    Route("GET", PROGRAMS, list_mine, "My programs", list[ProgramTold]),
    Route("POST", PROGRAMS, make, "One more program of mine, with its token", ProgramMade, NewProgram),
    Route("POST", f"{PROGRAMS}/{{program}}/token", renew, "Another token; the old one is good no more", ProgramMade),
    Route("DELETE", f"{PROGRAMS}/{{program}}", remove, "Take a program of mine away", list[ProgramTold]),
    Route("POST", f"{PROGRAMS}/{{program}}/seat", sit, "A program takes a seat at a table", None, ProgramSeat),
    Route("GET", f"{PROGRAMS}/tables/{{kept}}", show_table, "Whether programs may sit at a table", ProgramsAtTable),
]
