"""The addresses of this part."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import JSONResponse, Response

from ...rooms.journals import must_be_an_id
from ...table.refused import Refused
from ...wire.calls import LANGUAGE, Call, Route
from ...wire.commands import Strict
from ...wire.inviting import for_anybody
from . import exporting
from .kept import Found
from .organiser import of
from .planning import NewTournament, planned
from .telling import TableBelongs, Teller, Tournaments, TournamentSeen, in_list
from .tournament import Tournament

MOST_LISTED = 100
LONGEST = 32
ONE = "/api/tournaments/{tournament}"


class Key(Strict, frozen=True, kw_only=True):
    key: Annotated[str, Meta(max_length=LONGEST)] = ""
    """What the link of an invitation ends with."""


class Whom(Strict, frozen=True, kw_only=True):
    account: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


async def show_all(call: Call) -> Tournaments:
    show, part = call.request.query_params.get("show", "open"), of(call.house)
    if show not in ("open", "running", "over", "mine"):
        raise Refused("malformed", "show: expected open, running, over or mine")
    call.house.limits.spend("reading", call.visitor.address)
    if show == "mine":
        found = await part.kept.of(call.visitor.must_be_somebody().id, MOST_LISTED)
    else:
        found = await part.kept.listed(show, MOST_LISTED)
    return {"tournaments": [in_list(one, call.visitor) for one in found], "makers": await part.makers_for(call.visitor)}


async def create(call: Call) -> TournamentSeen:
    part = of(call.house)
    call.visitor.must_be_somebody()
    call.house.limits.spend_as(call.visitor, "tournament")
    made = await part.create(call.visitor.account, planned(call.body, call.house.clock()))
    return await _seen(call, made.id)


async def show(call: Call) -> TournamentSeen:
    call.house.limits.spend("reading", call.visitor.address)
    return await _seen(call, _id(call))


async def enter(call: Call) -> TournamentSeen:
    account, part = _player(call), of(call.house)
    call.house.limits.spend_as(call.visitor, "entry")
    found = await part.find(_id(call))
    others = [one for one in found.tournament.people if one != account.id]
    await call.house.names.load([account.id, *others])
    call.house.renaming.must_be_nobody_elses(account.id, account.name, others)
    return await _changed(
        call, lambda one: one.enter(account.id, call.body.key, call.house.clock(), call.visitor.address)
    )


async def withdraw(call: Call) -> TournamentSeen:
    account = call.visitor.must_be_somebody()
    call.house.limits.spend_as(call.visitor, "entry")
    return await _changed(call, lambda one: one.withdraw(account.id))


async def dismiss(call: Call) -> TournamentSeen:
    await _must_manage(call)
    return await _changed(call, lambda one: one.dismiss(call.body.account))


async def call_off(call: Call) -> TournamentSeen:
    await _must_manage(call)
    now = call.house.clock()

    def called_off(one: Tournament) -> Tournament:
        if one.status not in ("open", "running"):
            raise Refused("not-now", "the tournament is over")
        return one.over("called-off", now)

    return await _changed(call, called_off)


async def begin(call: Call) -> TournamentSeen:
    await _must_manage(call)
    call.house.operators.must_not_be_at_work()
    call.house.limits.spend_as(call.visitor, "tournament")
    await of(call.house).begin(_id(call))
    return await _seen(call, _id(call))


async def export_csv(call: Call) -> Response:
    call.house.limits.spend("reading", call.visitor.address)
    teller, found = await _teller(call, _id(call))
    text = exporting.as_csv(teller, await of(call.house).standings.of(found))
    return Response(text, headers=_as_file(found, "csv"), media_type="text/csv")


async def export_json(call: Call) -> Response:
    call.house.limits.spend("reading", call.visitor.address)
    teller, found = await _teller(call, _id(call))
    told = exporting.as_json(teller, await of(call.house).standings.of(found))
    return JSONResponse(told, headers=_as_file(found, "json"))


async def of_table(call: Call) -> TableBelongs | None:
    part, table = of(call.house), call.path["played"]
    must_be_an_id(table)
    found = await part.kept.of_table(table)
    if found is None:
        return None
    one = (await part.find(found)).tournament
    number = next((each.number for each in one.rounds for at in each.tables if at.table == table), 0)
    return {"tournament": one.id, "name": one.plan.name, "round": number}


# --- what they share ----------------------------------------------------------------------------------------------


def _id(call: Call) -> str:
    return str(call.path["tournament"])[:LONGEST]


def _player(call: Call) -> Any:
    account = call.visitor.must_be_somebody()
    if account.key is None:
        raise Refused("forbidden", "a tournament needs an account with a password: guests may look on")
    return account


async def _must_manage(call: Call) -> None:
    account, part = call.visitor.must_be_somebody(), of(call.house)
    one = (await part.find(_id(call))).tournament
    if account.id != one.host and not await call.house.store.is_steward(account.id):
        raise Refused("forbidden", "only whoever made the tournament may do that, and stewards")


async def _changed(call: Call, change: Any) -> TournamentSeen:
    call.house.limits.spend_as(call.visitor, "message")
    await of(call.house).change(_id(call), change)
    return await _seen(call, _id(call))


async def _teller(call: Call, tournament: str) -> tuple[Teller, Found]:
    part, visitor = of(call.house), call.visitor
    found = await part.find(tournament)
    one = found.tournament
    await call.house.names.load([one.host, *one.people])
    steward = visitor.account is not None and await call.house.store.is_steward(visitor.id)
    return Teller(call.house, visitor, one, steward), found


async def _seen(call: Call, tournament: str) -> TournamentSeen:
    part = of(call.house)
    teller, found = await _teller(call, tournament)
    statuses = await part.kept.statuses(found.tournament)
    link, only_here = for_anybody(call, teller.page)
    mine = teller.my_table()
    sits = mine is not None and await part.kept.sits(call.visitor.id, mine.table)
    return teller.seen(await part.standings.of(found), statuses, link, only_here=only_here, sits=sits)


def _as_file(found: Found, ending: str) -> dict[str, str]:
    return {
        "content-disposition": f'attachment; filename="tournament-{found.tournament.id}.{ending}"',
        "cache-control": "no-store",
    }


SHOW = ("show", {"type": "string", "enum": ["open", "running", "over", "mine"]}, "which tournaments")
ROUTES = [
    Route("GET", "/api/tournaments", show_all, "Tournaments", Tournaments, query=(SHOW, LANGUAGE)),
    Route("POST", "/api/tournaments", create, "A new tournament", TournamentSeen, NewTournament),
    Route("GET", ONE, show, "One tournament", TournamentSeen, query=(LANGUAGE,)),
    Route("POST", f"{ONE}/enter", enter, "Take part, or come back", TournamentSeen, Key),
    Route("POST", f"{ONE}/withdraw", withdraw, "Take part no longer", TournamentSeen),
    Route("POST", f"{ONE}/begin", begin, "Begin now", TournamentSeen),
    Route("POST", f"{ONE}/call-off", call_off, "Call it off", TournamentSeen),
    Route("POST", f"{ONE}/dismiss", dismiss, "Let somebody take part no longer", TournamentSeen, Whom),
    Route("GET", f"{ONE}/csv", export_csv, "The standings as CSV", str, query=(LANGUAGE,)),
    Route("GET", f"{ONE}/json", export_json, "All of it as JSON, to be checked by anybody", dict[str, Any]),
    Route("GET", "/api/tables/{played}/tournament", of_table, "The tournament of a table", TableBelongs | None),
]
