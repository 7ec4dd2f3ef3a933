"""Tournaments on a server: people enter, rounds begin and end, whoever does not come is not waited for."""

from __future__ import annotations

import asyncio
import csv
import io
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from regnum.server.parts.tournaments.checking import wrong_rounds
from regnum.server.parts.tournaments.organiser import Organiser
from regnum.server.table import seating
from regnum.server.table.journal import Closed, Conceded
from regnum.store import Account

from ...store.conftest import fresh_database
from ..conftest import Running
from ..houses import house_in
from .clubs import NAMES, NOW, WISH, Club, signed_up

pytestmark = pytest.mark.anyio


# --- the whole of it --------------------------------------------------------------------------------------------------


async def test_sixteen_accounts_play_a_swiss_tournament_to_its_standings(server: Running) -> None:
    names = NAMES.split()
    people = [await signed_up(server.address, name) for name in names]
    club = Club(server.house, [server.house.clock()])
    part = server.house.parts["tournaments"]
    assert isinstance(part, Organiser)
    club.part = part
    one = (await people[0].post("/api/tournaments", WISH))["tournament"]
    here = f"/api/tournaments/{one}"
    for person in people:
        await person.post(f"{here}/enter", {})
    seen = await people[0].post(f"{here}/begin", None)
    commitment = seen["commitment"]
    while seen["status"] == "running":
        for person in people:
            mine = (await person.get(here))["table"]
            assert mine["until"] is not None
            await person.post(f"/api/tables/{mine['table']}/join", {})
        club.now[0] = server.house.clock()
        await club.play((await part.find(one)).tournament)
        await part.look()
        seen = await people[0].get(here)
    assert (seen["status"], len(seen["played"]), seen["commitment"]) == ("over", 3, commitment)
    assert [row["place"] for row in seen["standings"]] == list(range(1, 17))
    assert sorted(row["name"] for row in seen["standings"]) == names
    assert sum(row["points"] for row in seen["standings"]) == pytest.approx(3 * 4 * 6, abs=0.1)
    first, second = seen["standings"][:2]
    assert first["why"].startswith(f"{first['name']} is before {second['name']}: ")
    for row in seen["played"]:
        assert sorted(seat["name"] for at in row["tables"] for seat in at["seats"]) == names
    kept = await people[0].ask("GET", f"{here}/json")
    assert wrong_rounds(kept.text) == []
    rows = list(csv.reader(io.StringIO((await people[0].ask("GET", f"{here}/csv?lang=de")).text)))
    assert rows[0][:3] == ["Platz", "Name", "Punkte"]
    assert [row[1] for row in rows[1:]] == [row["name"] for row in seen["standings"]]
    table = seen["played"][0]["tables"][0]["table"]
    assert await people[0].get(f"/api/tables/{table}/tournament") == {
        "tournament": one,
        "name": "Club evening",
        "round": 1,
    }
    about = (await people[3].get("/api/me/data"))["parts"]["tournaments"]
    assert [(row["tournament"], row["host"]) for row in about] == [(one, False)]
    for person in people:
        await person.leave()


async def test_everybody_sits_at_once_where_one_plays_by_turns(club: Club) -> None:
    wish = {"pace": "days", "seconds": 86400.0, "limit": 14 * 86400.0, "format": "round-robin"}
    one = await club.part.begin((await club.tournament(9, players=3, **wish)).id)
    while one.status == "running":
        assert one.round is not None
        assert {await club.status(at) for at in one.round.tables} == {"playing"}
        await club.play(one)
        one = await club.look(one)
    assert (one.status, len(one.rounds)) == ("over", 4)
    assert set(one.met().values()) == {1}


async def test_a_knock_out_goes_on_to_one_table(club: Club) -> None:
    one = await club.part.begin((await club.tournament(9, format="knock-out", going_on=1)).id)
    sizes = []
    while one.status == "running":
        assert one.round is not None
        sizes.append([len(at.seats) for at in one.round.tables])
        for at in one.round.tables:
            await club.sit(at)
        await club.play(one)
        one = await club.look(one)
    assert sizes == [[3, 3, 3], [3]]


# --- who does not come ------------------------------------------------------------------------------------------------


async def test_a_bot_plays_for_whoever_does_not_come_and_they_gain_nothing(club: Club) -> None:
    one = await club.part.begin((await club.tournament(4)).id)
    assert one.round is not None
    (at,) = one.round.tables
    missing, *others = at.seats
    await club.sit(at, missing)
    one = await club.look(one)
    assert await club.status(at) == "open", "there is still time"
    club.now[0] += one.plan.patience + 1
    await club.look(one)
    assert await club.status(at) == "playing"
    await club.play(one)
    one = await club.look(one)
    gained = one.gained()
    assert gained[missing] == 0 and sum(gained[person] for person in others) == 3 * 1.5
    assert one.active == sorted(others), "no tables for whoever did not come"
    one = await club.part.change(one.id, lambda then: then.enter(missing, "", club.now[0]))
    assert missing in one.active, "who is back now"


async def test_whoever_came_alone_has_won(club: Club) -> None:
    one = await club.part.begin((await club.tournament(4, rounds=1)).id)
    assert one.round is not None
    (at,) = one.round.tables
    await club.sit(at, *at.seats[1:])
    club.now[0] += one.plan.patience + 1
    await club.look(one)
    one = await club.look(one)
    assert await club.status(at) == "closed"
    assert one.status == "over"
    assert one.gained() == {at.seats[0]: 3, **dict.fromkeys(at.seats[1:], 0)}


async def test_nobody_is_late_who_could_not_come_because_the_server_was_down(club: Club) -> None:
    one = await club.part.begin((await club.tournament(4)).id)
    assert one.round is not None
    club.now[0] += one.plan.patience + 1
    club.part.since = club.now[0]
    await club.look(one)
    assert await club.status(one.round.tables[0]) == "open"


async def test_whoever_stands_up_again_spoils_no_table(club: Club) -> None:
    one = await club.part.begin((await club.tournament(4)).id)
    assert one.round is not None
    (at,) = one.round.tables
    await club.sit(at, *at.seats[1:])
    await club.do(at.table, partial(seating.leave, account=at.seats[0], now=club.now[0]))
    assert await club.status(at) == "closed"
    one = await club.look(one)
    assert one.round is not None
    assert one.round.tables[0].table != at.table and one.round.tables[0].seats == at.seats
    await club.sit(one.round.tables[0])
    assert await club.status(one.round.tables[0]) == "playing"


async def test_whoever_gives_up_gains_nothing(club: Club) -> None:
    one = await club.part.begin((await club.tournament(3, players=3, least=3, rounds=1)).id)
    assert one.round is not None
    (at,) = one.round.tables
    await club.sit(at)
    await club.do(at.table, lambda table: iter([Conceded(at=club.now[0], seat=0, bot="random")]))
    await club.play(one)
    one = await club.look(one)
    gained = one.gained()
    assert gained[at.seats[0]] == 0 and sum(gained.values()) == 2


async def test_a_round_that_takes_too_long_is_broken_off_and_its_places_are_shared(club: Club) -> None:
    one = await club.part.begin((await club.tournament(8, rounds=2, seconds=3600.0, limit=1200.0)).id)
    assert one.round is not None
    for at in one.round.tables:
        await club.sit(at)
    for _ in range(20):
        # All are waited for about as long.
        club.now[0] += one.plan.limit / 20
        for at in one.round.tables:
            await club.do(at.table, club.answer_once)
    club.now[0] += 1
    await club.look(one)
    one = await club.look(one)
    assert len(one.rounds) == 2 and all(at.played and at.played.broken_off for at in one.rounds[0].tables)
    assert set(one.gained().values()) == {1.5}


async def test_whoever_is_waited_for_until_the_round_is_over_does_not_share_its_places(club: Club) -> None:
    """Else a loser answers at the last moment again and again, and has not lost."""
    one = await club.part.begin((await club.tournament(4, rounds=1, seconds=3600.0, limit=1200.0)).id)
    assert one.round is not None
    (at,) = one.round.tables
    await club.sit(at)
    async with club.house.rooms.enter(at.table) as room:
        slow = at.seats[room.table.waiting[0]]
    club.now[0] += one.plan.limit + 1
    await club.look(one)
    one = await club.look(one)
    assert one.status == "over" and one.rounds[0].tables[0].played is not None
    assert one.gained() == {person: 0 if person == slow else 2 for person in at.seats}
    assert one.rounds[0].tables[0].played.places == {person: 4 if person == slow else 1 for person in at.seats}


async def test_a_table_that_an_operator_closes_is_broken_off(club: Club) -> None:
    one = await club.part.begin((await club.tournament(4, rounds=1)).id)
    assert one.round is not None
    (at,) = one.round.tables
    await club.sit(at)
    await club.do(at.table, lambda table: iter([Closed(at=club.now[0])]))
    one = await club.look(one)
    assert one.status == "over" and set(one.gained().values()) == {1.5}


# --- when it begins ---------------------------------------------------------------------------------------------------


async def test_it_begins_when_it_is_time_or_is_called_off(club: Club) -> None:
    one = await club.tournament(4, starts=NOW + 100)
    empty = await club.part.create(Account("p00", "Player A", "player a"), one.plan)
    assert (await club.look(one)).status == "open"
    club.now[0] += 101
    assert (await club.look(one)).status == "running"
    assert (await club.look(empty)).status == "called-off"


async def test_somebody_who_was_deleted_is_given_no_tables(club: Club) -> None:
    one = await club.tournament(5)
    gone = await club.house.store.account("p02")
    assert gone is not None
    await club.house.accounts.forget(gone)
    await club.part.sweep()
    assert (await club.look(one)).active == ["p00", "p01", "p03", "p04"]


async def test_a_tournament_goes_on_after_a_restart(club: Club, tmp_path: Path) -> None:
    one = await club.part.begin((await club.tournament(4)).id)
    assert one.round is not None
    await club.sit(one.round.tables[0])
    await club.play(one)
    await club.house.close()
    again = await Club(await house_in(tmp_path, clock=lambda: club.now[0], lease=3600.0), club.now).open()
    one = await again.look(one)
    assert len(one.rounds) == 2 and await again.status(one.rounds[1].tables[0]) == "open"
    await again.house.close()


async def test_a_round_is_begun_once_however_many_nodes_there_are(postgres: str) -> None:
    address, now = await asyncio.to_thread(fresh_database, postgres), [NOW]
    clubs = [await Club(await house_in(address, clock=lambda: now[0], lease=3600.0), now).open() for _ in range(3)]
    one = await clubs[0].tournament(8, starts=NOW + 1)
    for number in (1, 2):
        now[0] += 2
        await asyncio.gather(*(club.part.look() for club in clubs for _ in range(3)))
        found = (await clubs[0].part.find(one.id)).tournament
        assert len(found.rounds) == number
        made = await clubs[0].house.store.tables_of("p00", before=NOW * 2, limit=9)
        assert {await clubs[0].status(at) for at in found.rounds[-1].tables} == {"open"}
        assert len(made) == number - 1
        for at in found.rounds[-1].tables:
            await clubs[0].sit(at)
        await clubs[0].play(found)
    for club in clubs:
        await club.house.close()


async def test_a_table_that_was_never_made_because_a_node_died_is_made(club: Club) -> None:
    one = await club.tournament(4)
    found = await club.part.find(one.id)
    drawn = await club.part._drawn(structs.replace(one, status="running"), club.now[0])
    await club.part.kept.change(found, drawn, club.now[0], club.part.due(drawn))
    assert drawn.round is not None
    assert await club.status(drawn.round.tables[0]) == "not made"
    await club.look(one)
    assert await club.status(drawn.round.tables[0]) == "open"
