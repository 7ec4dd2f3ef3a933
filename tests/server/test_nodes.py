"""More than one machine: several nodes on one PostgreSQL, any of which serves any table, and one that dies."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import saved
from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.running.thinking import Thinking
from regnum.server.telling.tables import Summary, summary
from regnum.server.wire.commands import Chat, Choose, Join, Look, NewSeat, NewTable, Open
from regnum.server.wire.doing import create, obey
from regnum.server.wire.socket import Connection

from ..store.conftest import fresh_database
from .clients import Person
from .crash import Victim
from .houses import house_in

pytestmark = pytest.mark.anyio

BOT = {"for": "bot", "bot": "random"}


async def seated_on(houses: list[House], players: int) -> tuple[str, list[Visitor]]:
    """A game whose players come through different doors."""
    visitors = []
    for n in range(players):
        house = houses[n % len(houses)]
        visitors.append(Visitor(await house.accounts.be_a_guest(f"P{n}", "en", house.clock()), "c", "en"))
    seats = [NewSeat(wanted="me"), *(NewSeat(wanted="anyone") for _ in range(players - 1))]
    table = (await create(houses[0], visitors[0], NewTable(game="vive-le-roi", players=players, seats=seats)))["table"]
    for n in range(1, players):
        await obey(houses[n % len(houses)], visitors[n], Join(table=table))
    return table, visitors


async def answer(house: House, table: str, visitor: Visitor, seat: int, rng: random.Random) -> None:
    async with house.rooms.enter(table) as room:
        await house.rooms._catch_up(room)
        play = room.table.play
        assert play is not None
        question = play.audiences[seat].asked
        choice = rng.choice(play.match.offers(seat)) if question else ""
    if question:
        await obey(house, visitor, Choose(table=table, question=question, choice=choice))


async def test_players_on_two_nodes_play_one_game_even_when_they_answer_at_the_same_moment(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    houses = [await house_in(address), await house_in(address)]
    table, visitors = await seated_on(houses, 4)
    rng = random.Random(3)
    for _ in range(60):
        async with houses[0].rooms.enter(table) as room:
            await houses[0].rooms._catch_up(room)
            waiting = room.table.waiting
        if not waiting:
            break
        # All who are asked answer together, each through their own door.
        await asyncio.gather(*(answer(houses[n % 2], table, visitors[n], n, rng) for n in waiting))
    states = []
    for house in houses:
        async with house.rooms.enter(table) as room:
            await house.rooms._catch_up(room)
            assert room.table.play is not None
            states.append((room.table.length, room.table.play.match.digest(), room.table.waiting))
    assert states[0] == states[1]
    entries = await houses[0].store.journal(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for house in houses:
        await house.close()


async def test_what_happens_on_one_node_is_told_on_the_other(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    north, south = await house_in(address), await house_in(address)
    table, visitors = await seated_on([north, south], 2)
    heard = await _listening(south, table, visitors[1])
    rng = random.Random(1)
    for seat in (0, 1):
        await answer(north, table, visitors[seat], seat, rng)
    await _until(lambda: "update" in heard)
    await obey(north, visitors[0], Chat(table=table, text="hello"))
    await _until(lambda: "chat" in heard)
    await north.close()
    await south.close()


async def test_who_is_at_a_table_on_one_node_is_seen_on_the_other(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    north, south = await house_in(address), await house_in(address)
    table, visitors = await seated_on([north, south], 2)
    here = Connection(south, visitors[1], None, None)  # type: ignore[arg-type]
    await here._open(Open(table=table))

    # North heard nothing of it before somebody there looks; then both learn of each other.
    watching = Connection(north, Visitor(None, "", "en"), None, None)  # type: ignore[arg-type]
    await watching._open(Open(table=table))

    async def seen(house: House) -> tuple[list[str], int]:
        async with house.rooms.enter(table) as room:
            seen = house.seen(room, visitors[0])
            return [seat["people"][0]["presence"] for seat in seen["seats"]], seen["watching"]

    for house in (north, south):
        await _until_true(lambda house=house: _is(seen(house), (["gone", "here"], 1)))
    here._look(Look(table=table, on=False))
    for house in (north, south):
        await _until_true(lambda house=house: _is(seen(house), (["gone", "away"], 1)))
    here.leave(table)
    await _until_true(lambda: _is(seen(north), (["gone", "gone"], 1)))
    assert north.listed({**_summary(north, table)}, visitors[0])["watching"] == 1
    await north.close()
    await south.close()


def _summary(house: House, table: str) -> Summary:
    return summary(house.rooms.rooms[table].table)


async def _is(found: Any, wanted: Any) -> bool:
    return bool(await found == wanted)


async def _until_true(condition: Any) -> None:
    async with asyncio.timeout(20):
        while not await condition():
            await asyncio.sleep(0.02)


async def _listening(house: House, table: str, visitor: Visitor) -> list[str]:
    heard: list[str] = []

    class Ear:
        account = visitor.id
        address = ""
        chat = 0
        looking = True

        def table_changed(self, room: Any) -> None:
            heard.append("table")

        def game_changed(self, room: Any) -> None:
            heard.append("update")

        def undo_changed(self, room: Any) -> None:
            heard.append("undo")

        def chat_changed(self, room: Any, *_: Any) -> None:
            heard.append("chat")

        def sent_away(self, room: Any) -> None:
            heard.append("away")

    async with house.rooms.enter(table) as room:
        room.listeners.add(Ear())
    return heard


async def test_a_table_is_kept_by_one_node_and_taken_over_when_that_dies(postgres: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    north = await house_in(address, lease=3)
    anna = Visitor(await north.accounts.be_a_guest("Anna", "en", north.clock()), "c", "en")
    seats = [NewSeat(wanted="me"), *[NewSeat(wanted="bot", bot="random")] * 4]
    hanging = asyncio.Event()

    async def think_for_ever(*_: Any) -> Thinking:
        await hanging.wait()
        return Thinking(0)

    north.keeper.thinkers.think = think_for_ever  # type: ignore[assignment, method-assign]
    made = await create(north, anna, NewTable(game="vive-le-roi", players=5, seats=seats))
    while 0 in made["waiting"]:
        made = await create(north, anna, NewTable(game="vive-le-roi", players=5, seats=seats))
    table = made["table"]
    await _until(lambda: table in north.keeper.kept)
    south = await house_in(address, lease=3)
    await asyncio.sleep(3.5)
    assert table not in south.keeper.kept
    # The node dies: nobody renews its leases any more.
    await north.background.close()
    await _until(lambda: table in south.keeper.kept)
    length = len(await south.store.journal(table))
    await _until(lambda: 0 in _summary(south, table)["waiting"])
    assert len(await south.store.journal(table)) >= length
    hanging.set()
    await south.close()
    await north.close()


async def test_a_game_across_two_processes_is_finished_although_one_is_killed(postgres: str, tmp_path: Path) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    nodes = [Victim(address, "--lease", "2"), Victim(address, "--lease", "2")]
    for node in nodes:
        await node.start()
    anna, bruno = [
        await Person(node.address, name).arrive() for node, name in zip(nodes, ("Anna", "Bruno"), strict=True)
    ]
    table = (await anna.create(players=3, seats=[{"for": "me"}, {"for": "anyone"}, BOT]))["table"]
    await bruno.post(f"/api/tables/{table}/join", {})
    for person in (anna, bruno):
        await person.connect()
        await person.open(table)
    await _play_for(table, [anna, bruno], choices=20)
    await nodes[0].end(signal.SIGKILL)
    cookies = dict(anna.http.cookies)
    await anna.leave()
    moved = Person(nodes[1].address, "Anna")
    moved.http.cookies.update(cookies)
    moved.me = await moved.get("/api/me")
    assert moved.me["account"] == anna.me["account"]
    await moved.connect()
    await moved.open(table)
    await _play_for(table, [moved, bruno], choices=100_000)
    text = (await bruno.ask("GET", f"/api/tables/{table}/export")).text
    assert saved.read(text, game).over
    for person in (moved, bruno):
        await person.leave()
    await nodes[1].end(signal.SIGTERM)


async def _play_for(table: str, people: list[Person], choices: int) -> None:
    """Everybody answers until so many choices were made or the game is over."""
    left = choices

    async def play(person: Person) -> None:
        nonlocal left
        update = await person.get(f"/api/tables/{table}/update")
        while update["result"] is None and left > 0:
            asked = update["asked"]
            if asked is not None:
                left -= 1
                offer = asked["offers"][update["number"] % len(asked["offers"])]
                await person.do(do="choose", table=table, question=asked["question"], choice=offer["action"])
            newer = await person.get(f"/api/tables/{table}/update", last=update["number"])
            if newer is None:
                await asyncio.sleep(0.02)
            else:
                update = newer

    await asyncio.gather(*(play(person) for person in people))


async def _until(true: Any) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.02)
    pytest.fail("it did not happen")
