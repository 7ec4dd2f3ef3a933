"""Several persons at one screen: each has eyes of their own, and the screen is told what one of them sees at a time."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games import names
from regnum.kernel import IllegalOptions, saved
from regnum.server.table.companions import companion, owner
from regnum.server.table.creating import new_table
from regnum.server.table.files import from_file
from regnum.server.table.plans import Clock, SeatPlan, Teammate
from regnum.server.table.playing import ask, choose
from regnum.server.table.refused import Refused
from regnum.server.table.shelf import find_game
from regnum.server.table.table import Table
from regnum.server.telling.export import export
from regnum.server.telling.names import names_at
from regnum.server.telling.updates import NOTHING, Moment
from regnum.terminal.browser import wanted
from regnum.terminal.setup import Wish

from .clients import Person
from .conftest import Arrive

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hugo")
TWO = [{"for": "here", "name": "Ada"}, {"for": "here", "name": "Ben"}]


def at_one_screen(game: str, players: int, **more: Any) -> Table:
    seats = more.pop("seats", [SeatPlan("here", name=name) for name in PEOPLE[:players]])
    usual: dict[str, Any] = {"options": {}, "clock": Clock()}
    return begun(new_table("anna", 0.0, game=game, players=players, seats=seats, **usual | more))


def begun(made: Any) -> Table:
    created, sit = made
    table = Table("table", created)
    for entry in sit(table):
        table.apply(entry)
    return table


def told(table: Table, who: str) -> Any:
    return Moment(table, names_at(table, {}), 0.0).update(table.audience(who), "en", 0, NOTHING)


def answer(table: Table, number: int) -> None:
    who = companion("anna", number)
    asked = told(table, who)["asked"]
    for entry in choose(table, who, 1.0, question=asked["question"], choice=asked["offers"][0]["action"]):
        table.apply(entry)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("most", [False, True], ids=["two", "most"])
def test_all_play_and_nobody_at_the_curtain_sees_a_secret(game: str, most: bool) -> None:
    count = max(find_game(game).options.players) if most else 2
    table = at_one_screen(game, max(count, min(find_game(game).options.players)))
    assert table.play is not None
    answers = 0
    while table.status == "playing" and answers < 60:
        at_the_curtain = told(table, "anna")
        assert at_the_curtain["seat"] is None and at_the_curtain["asked"] is None
        assert at_the_curtain["view"] == table.play.match.numbers(None)
        first = at_the_curtain["here"][0]
        assert [one["companion"] for one in at_the_curtain["here"]] == [seat + 1 for seat in table.waiting]
        assert first["secret"] or table.play.match.numbers(table.waiting[0]) == at_the_curtain["view"]
        answer(table, first["companion"])
        answers += 1


def test_those_who_share_a_seat_are_asked_one_after_the_other() -> None:
    teams = [SeatPlan("here", name=a, teammate=Teammate("here", name=b)) for a, b in (PEOPLE[:2], PEOPLE[2:4])]
    table = at_one_screen("vive-le-roi", 2, seats=teams)
    assert [owner(who) for who in table.people] == ["anna"] * 4
    assert names_at(table, {}) == (("Ada", "Ben"), ("Cleo", "Dora"))
    assert len(told(table, "anna")["here"]) >= 2


def test_the_table_is_for_this_screen_alone() -> None:
    table = at_one_screen("vive-le-roi", 2, listed=True, watchers="chat")
    assert not table.listed
    assert table.may_look("anna")
    assert table.may_look("anna.2")
    assert not table.may_look("berta")
    assert table.holders == (("anna", 0), ("anna", 1))


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([SeatPlan("here", name="Ada"), SeatPlan("friend")], {}),
        ([SeatPlan("here", name="Ada"), SeatPlan("bot", bot="page")], {}),
        ([SeatPlan("here", name="Ada"), SeatPlan("here", name=" ada")], {}),
        ([SeatPlan("here", name="Ada"), SeatPlan("here", name="")], {}),
        ([SeatPlan("here", name="Ada"), SeatPlan("here", name="Ben\nCleo")], {}),
        ([SeatPlan("here", name="Ada"), SeatPlan("here", name="Ben")], {"clock": Clock("move", 60.0)}),
        ([SeatPlan("here", name="Ada"), SeatPlan("here", name="Ben")], {"pace": "days"}),
    ],
    ids=["a friend", "alone", "one name", "no name", "two lines", "a clock", "days"],
)
def test_what_does_not_go_with_one_screen_is_refused(seats: list[SeatPlan], more: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        at_one_screen("vive-le-roi", 2, seats=seats, **more)


def test_whoever_takes_back_has_asked_the_others_by_word_of_mouth() -> None:
    table = at_one_screen("lancaster", 3)
    first = table.waiting[0] + 1
    answer(table, first)
    for entry in ask(table, companion("anna", first), 2.0, wish="undo", seat=None, person=None, answers=1):
        table.apply(entry)
    assert table.waiting[0] + 1 == first
    assert not table.requests


def test_a_game_goes_on_from_its_file_at_one_screen() -> None:
    table = at_one_screen("krone-und-schwert", 3, seats=[*map(here, PEOPLE[:2]), SeatPlan("bot", bot="page")])
    if table.waiting[0] < 2:
        answer(table, table.waiting[0] + 1)
    file = export(table, "anna", names_at(table, {}))
    again = begun(from_file("anna", 2.0, file=file, boards="ours", people="all"))
    assert again.play is not None and table.play is not None
    assert [seat.plan.wanted for seat in again.seats] == ["here", "here", "bot"]
    assert [seat.plan.name for seat in again.seats[:2]] == ["Ada", "Ben"]
    assert again.play.match.table == table.play.match.table
    assert again.created.origin is not None, "it says that it was brought"


def here(name: str) -> SeatPlan:
    return SeatPlan("here", name=name)


def test_a_file_of_people_without_names_gives_them_some() -> None:
    file = saved.write(regnum.new_match("lancaster", players=3, seed=1))
    table = begun(from_file("anna", 2.0, file=file, boards="ours", people="all"))
    called = [seat.plan.name for seat in table.seats]
    assert all(called) and len(set(called)) == 3


def test_a_terminal_wishes_for_several_at_one_screen() -> None:
    seats = wanted(Wish("lancaster", players=3, humans=2))["seats"]
    assert [seat["for"] for seat in seats] == ["here", "here", "bot"]
    named = wanted(Wish("lancaster", players=3, seats=["Ada", "Ben"]))["seats"]
    assert [seat.get("name") for seat in named] == ["Ada", "Ben", None]
    with pytest.raises(IllegalOptions):
        wanted(Wish("lancaster", players=3, humans=0))


async def test_the_screen_is_told_what_the_one_sees_who_has_it(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = (await anna.create(game="krone-und-schwert", seats=TWO))["table"]
    await anna.connect()
    await anna.open(table)
    curtain = anna.told["update"]
    assert (curtain["seat"], curtain["asked"]) == (None, None)
    number = curtain["here"][0]["companion"]
    assert (await anna.do(do="open", table=table, companion=number))["kind"] == "done"
    mine = anna.told["update"]
    assert mine["seat"] == number - 1
    assert mine["asked"] is not None
    other = 3 - number
    offer = {"question": mine["asked"]["question"], "choice": mine["asked"]["offers"][0]["action"]}
    refused = await anna.do(do="choose", table=table, companion=other, **offer)
    assert refused["code"] == "late", "nobody answers for somebody else by mistake"
    assert (await anna.do(do="choose", table=table, companion=number, **offer))["kind"] == "done"
    assert (await anna.get(f"/api/tables/{table}/update", companion=other))["seat"] == other - 1


async def test_nobody_is_a_companion_elsewhere(arrive: Arrive) -> None:
    anna, berta = await arrive("Anna"), await arrive("Berta")
    here = (await anna.create(seats=TWO))["table"]
    there = (await berta.create())["table"]
    await anna.connect()
    for table, number in ((there, 1), (here, 3)):
        assert (await anna.do(do="open", table=table, companion=number))["code"] == "forbidden"
        assert (await anna.do(do="join", table=table, companion=number))["code"] == "forbidden"
        assert await anna.refused("GET", f"/api/tables/{table}/update", params={"companion": number}) == "forbidden"
    assert await _may_not_look(berta, here)


async def _may_not_look(person: Person, table: str) -> bool:
    return all(
        [
            await person.refused("GET", f"/api/tables/{table}", params=query) == "forbidden"
            for query in ({}, {"companion": 1})
        ]
    )


async def test_the_same_people_play_again(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.create(seats=TWO)
    assert [[one["name"] for one in seat["persons"]] for seat in table["seats"]] == [["Ada"], ["Ben"]]
    assert [seat["people"][0]["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    mine = (await anna.get("/api/tables", show="mine"))["tables"]
    assert [one["table"] for one in mine] == [table["table"]]
    await anna.post(f"/api/tables/{table['table']}/concede", {"companion": 2})
    again = await anna.post(f"/api/tables/{table['table']}/rematch", {})
    assert again["status"] == "playing"
    assert [one["name"] for seat in again["seats"] for one in seat["persons"]] == ["Ada", "Ben"]
