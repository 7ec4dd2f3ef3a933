"""Tournaments on a server: people enter, rounds begin and end, whoever does not come is not waited for."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from regnum.server.house import House
from regnum.server.parts.tournaments.checking import wrong_rounds
from regnum.server.parts.tournaments.organiser import Organiser, begin
from regnum.server.parts.tournaments.planning import NewTournament, planned
from regnum.server.parts.tournaments.tournament import At, Tournament
from regnum.server.settings import Settings
from regnum.server.table import seating
from regnum.server.table.journal import Chose, Closed, Conceded
from regnum.server.table.refused import Refused
from regnum.server.table.seating import Entries
from regnum.server.table.table import Table
from regnum.store import Account

from ...store.conftest import fresh_database
from ..clients import Person
from ..conftest import Running
from ..houses import house_in

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery staple"
WISH: dict[str, Any] = {"name": "Club evening", "game": "vive-le-roi", "players": 4, "rounds": 3}
NOW = 1_800_000_000.0
NAMES = "Ada Ben Carl Dora Emil Frida Gustav Hanna Jakob Karla Martin Nora Otto Paula Quentin Rosa"


class Club:
    """A house with tournaments and a clock of its own, and people who do as they are told."""

    def __init__(self, house: House, now: list[float]) -> None:
        self.house, self.now = house, now
        self.part: Organiser
        self.chance = random.Random(7)

    async def open(self) -> Club:
        self.part = begin(self.house, Settings())
        await self.part.kept.open()
        self.house.parts = {"tournaments": self.part}
        self.part.since = self.now[0]
        return self

    async def people(self, count: int) -> list[Account]:
        names = [f"Player {chr(65 + n)}" for n in range(count)]
        made = [Account(f"p{n:02}", name, name.casefold(), "x", "en", 1.0) for n, name in enumerate(names)]
        for one in made:
            await self.house.store.add_account(one)
        return made

    async def tournament(self, count: int, **wish: Any) -> Tournament:
        """One that many have entered."""
        people = await self.people(count)
        made = await self.part.create(people[0], planned(NewTournament(**{**WISH, **wish}), self.now[0]))
        for one in people:
            enter = partial(Tournament.enter, account=one.id, key=made.key, now=self.now[0])
            await self.part.change(made.id, enter)
        return (await self.part.find(made.id)).tournament

    async def look(self, one: Tournament) -> Tournament:
        await self.part.look()
        return (await self.part.find(one.id)).tournament

    async def do(self, table: str, act: Any) -> None:
        async with self.house.rooms.enter(table) as room:
            await self.house.rooms.do(room, act)

    async def sit(self, at: At, *but: str) -> None:
        for person in at.seats:
            if person not in but:
                sit = partial(seating.join, account=person, now=self.now[0], seat=None, person=None, key="")
                await self.do(at.table, partial(sit, contribution=None))

    async def play(self, one: Tournament) -> None:
        """All tables of the round to their end, by the rules of the game, with any legal answers."""
        assert one.round is not None
        for at in one.round.tables:
            await self.do(at.table, self._answers)

    def _answers(self, table: Table) -> Entries:
        while table.status == "playing" and table.play is not None:
            seat = table.waiting[0]
            yield Chose(at=self.now[0], seat=seat, text=self.chance.choice(table.play.match.offers(seat)))

    async def status(self, at: At) -> str:
        row = await self.house.store.listing(at.table)
        return row.status if row else "not made"


@pytest.fixture
async def club(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Club]:
    now = [NOW]
    made = await Club(await house_in(tmp_path, clock=lambda: now[0], lease=3600.0), now).open()
    yield made
    await made.house.close()


# --- the whole of it --------------------------------------------------------------------------------------------------


async def signed_up(address: str, name: str) -> Person:
    person = Person(address, name)
    person.me = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


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
    club.now[0] += one.plan.limit + 1
    await club.look(one)
    one = await club.look(one)
    assert len(one.rounds) == 2 and all(at.played and at.played.broken_off for at in one.rounds[0].tables)
    assert set(one.gained().values()) == {1.5}


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


# --- who may what -----------------------------------------------------------------------------------------------------


async def test_what_cannot_be_is_refused(club: Club) -> None:
    def refusal(**wish: Any) -> str:
        with pytest.raises(Refused) as refused:
            planned(NewTournament(**{**WISH, **wish}), NOW)
        return str(refused.value)

    assert "a table needs at least 3 people" in refusal(least=2)
    assert "one line" in refusal(name="\u2028")
    assert "fewer go on" in refusal(format="knock-out", going_on=4)
    assert "at most 32 people" in refusal(format="round-robin", most=33)
    assert "larger" in refusal(least=9, most=8)
    assert "within a year" in refusal(starts=NOW - 1)
    assert "seconds are not between" in refusal(pace="days")
    assert refusal(game="chess").startswith("there is no game")
    assert refusal(options={"no-such-option": True})


async def test_who_may_make_change_and_enter_a_tournament(server: Running) -> None:
    anna, bert = [await signed_up(server.address, name) for name in ("Anna", "Bert")]
    guest = await Person(server.address, "Gast").arrive()
    assert await guest.refused("POST", "/api/tournaments", WISH) == "forbidden"
    one = await anna.post("/api/tournaments", {**WISH, "entry": "invited"})
    here = f"/api/tournaments/{one['tournament']}"
    assert (await bert.get("/api/tournaments"))["tournaments"] == []
    assert [row["name"] for row in (await anna.get("/api/tournaments", show="mine"))["tournaments"]] == ["Club evening"]
    assert await bert.refused("POST", f"{here}/enter", {}) == "forbidden"
    assert await guest.refused("POST", f"{here}/enter", {"key": one["key"]}) == "forbidden"
    seen = await bert.post(f"{here}/enter", {"key": one["key"]})
    assert (seen["mine"], seen["may"], seen["seed"]) == ("in", ["withdraw"], None)
    assert await bert.refused("POST", f"{here}/begin", None) == "forbidden"
    assert await bert.refused("POST", f"{here}/call-off", None) == "forbidden"
    assert await bert.refused("POST", f"{here}/dismiss", {"account": anna.me["account"]}) == "forbidden"
    assert await anna.refused("POST", f"{here}/begin", None) == "not-now", "too few"
    assert (await anna.post(f"{here}/dismiss", {"account": bert.me["account"]}))["people"] == []
    hidden = (await bert.ask("GET", f"{here}/json")).json()
    assert "secret" not in hidden and "key" not in hidden
    assert (await anna.post(f"{here}/call-off", None))["status"] == "called-off"
    assert await bert.refused("POST", f"{here}/enter", {"key": one["key"]}) == "not-now"
    server.house.parts["tournaments"].makers = "stewards"  # type: ignore[attr-defined]
    answer = await anna.ask("POST", "/api/tournaments?lang=de", WISH)
    assert answer.json()["reason"] == "auf diesem Server richten Verwalter Turniere aus"
    for person in (anna, bert, guest):
        await person.leave()


async def test_nobody_has_more_than_ten_tournaments_that_are_not_over(club: Club) -> None:
    (anna,) = await club.people(1)
    plan = planned(NewTournament(**WISH), NOW)
    for _ in range(10):
        await club.part.create(anna, plan)
    with pytest.raises(Refused, match="10 unfinished tournaments"):
        await club.part.create(anna, plan)
    assert json.dumps(await club.part.kept_about("p00"))
    with pytest.raises(Refused, match="account with a password"):
        await club.part.create(replace(anna, key=None), plan)
