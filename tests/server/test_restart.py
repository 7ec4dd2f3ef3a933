"""Nothing is lost: restarts, bots that survive them, stores that fail for a while, editions that change."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.games import game
from regnum.kernel import Match, saved
from regnum.server.people.sessions import Visitor
from regnum.server.rooms import keeper
from regnum.server.rooms.journals import restored
from regnum.server.running.thinkers import Thinkers
from regnum.server.running.verify import verify
from regnum.server.table import journal
from regnum.server.table.journal import Chose
from regnum.server.wire.commands import Join, NewSeat, NewTable
from regnum.server.wire.doing import create, obey
from regnum.store import Unavailable, open_store

from .clients import Person, play_to_the_end
from .conftest import Arrive, Running
from .houses import house_in
from .test_tables import choose, seated, whose_turn

pytestmark = pytest.mark.anyio


async def reconnect(person: Person, server: Running, table: str) -> None:
    """The same browser finds the server again and says the last number it had."""
    cookies = dict(person.http.cookies)
    await person.leave()
    person.__init__(server.address, person.name)  # type: ignore[misc]
    person.http.cookies.update(cookies)
    person.me = await person.get("/api/me")
    await person.connect()


async def test_two_people_and_a_bot_play_on_after_a_restart_in_the_middle(arrive: Arrive, server: Running) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    seats = [{"for": "me"}, {"for": "anyone"}, {"for": "bot", "bot": "random"}]
    table = (await anna.create(players=3, seats=seats, contribution="salt"))["table"]
    await bruno.post(f"/api/tables/{table}/join", {"contribution": "pepper"})
    people = [anna, bruno]
    for person in people:
        await person.connect()
        await person.open(table)
    for _ in range(12):
        for person in people:
            update = await person.get(f"/api/tables/{table}/update")
            if update["asked"]:
                await choose(person, table)
    before = [await person.get(f"/api/tables/{table}/update") for person in people]
    await server.stop()
    with pytest.raises(ConnectionClosed) as closed:
        await anna.until("nothing more")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    await server.start()
    for person, last in zip(people, before, strict=True):
        await reconnect(person, server, table)
        await person.open(table, last["number"])
        update = person.told.get("update") or await person.get(f"/api/tables/{table}/update")
        assert update["number"] >= last["number"]
        whole = await person.get(f"/api/tables/{table}/update")
        assert whole["log"]["lines"][: len(last["log"]["lines"])] == last["log"]["lines"]
        person.told["update"] = whole
    await play_to_the_end(table, people)
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    assert saved.read(text, game).over
    verdict = verify(text)
    assert verdict.fair and verdict.contributions == ["salt", "pepper", ""]


async def test_bots_go_on_after_a_restart_without_anybody_looking(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "ROUNDS_PER_LEASE", 300)
    anna = await arrive("Anna")
    seats = [{"for": "me"}, *[{"for": "bot", "bot": "random"}] * 4]

    async def think_for_ever(*_: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(server.house.keeper.thinkers, "think", think_for_ever)
    table = await anna.create(players=5, seats=seats)
    while 0 in table["waiting"]:
        table = await anna.create(players=5, seats=seats)
    await server.stop()
    stopped = len(await _journal(server, table["table"]))
    await server.start()
    for _ in range(400):
        found = await server.house.store.listing(table["table"])
        assert found is not None
        if found.waiting == 1:
            break
        await asyncio.sleep(0.05)
    assert found is not None and found.waiting == 1
    assert len(await server.house.store.journal(table["table"])) > stopped


async def _journal(server: Running, table: str) -> list[Any]:
    store = await open_store(server.store)
    entries = await store.journal(table)
    await store.close()
    return entries


async def test_a_bot_whose_process_dies_thinks_again(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    match = Match(game("vive-le-roi"), players=3, seed=1)
    seat = match.to_act[0]
    first = await thinkers.think("random", match, seat, "seed")
    (process,) = thinkers._processes._idle
    os.kill(process.pid, signal.SIGKILL)
    assert await thinkers.think("random", match, seat, "seed") == first
    thinkers.close()


async def test_a_bot_that_stumbles_does_not_stop_the_table(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: Any) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(server.house.keeper.thinkers, "think", stumble)
    anna = await arrive("Anna")
    table = await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}])
    await anna.connect()
    await anna.open(table["table"])
    update = anna.told["update"]
    for _ in range(6):
        while not update["asked"]:
            update = await anna.update()
        action = update["asked"]["offers"][0]["action"]
        await anna.say(do="choose", table=table["table"], question=update["asked"]["question"], choice=action)
        update = await anna.update()


async def test_what_could_not_be_written_did_not_happen(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, (other, *_) = await whose_turn(people, table)
    before = await other.get(f"/api/tables/{table}/update")
    asked = (await mover.get(f"/api/tables/{table}/update"))["asked"]
    body = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
    append = server.house.store.append

    async def full(*change: Any) -> None:
        raise Unavailable("the store cannot be written: database or disk is full")

    monkeypatch.setattr(server.house.store, "append", full)
    answer = await mover.ask("POST", f"/api/tables/{table}/choose", body)
    assert answer.status_code == 503 and "full" in answer.json()["reason"]
    assert await other.get(f"/api/tables/{table}/update") == before
    monkeypatch.setattr(server.house.store, "append", append)
    await mover.post(f"/api/tables/{table}/choose", body)


async def test_an_answer_that_was_written_although_the_store_says_otherwise_is_found_and_told(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection to the database broke after the commit: the journal is read again, and everybody hears of it."""
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, (other, *_) = await whose_turn(people, table)
    asked = (await mover.get(f"/api/tables/{table}/update"))["asked"]
    body = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
    append = server.house.store.append

    async def broken(*change: Any) -> None:
        await append(*change)
        raise Unavailable("the connection was lost")

    monkeypatch.setattr(server.house.store, "append", broken)
    assert await mover.refused("POST", f"/api/tables/{table}/choose", body) == "unavailable"
    monkeypatch.setattr(server.house.store, "append", append)
    number = other.told["update"]["number"]
    assert (await other.update())["number"] == number + 1
    assert await mover.refused("POST", f"/api/tables/{table}/choose", body) == "late"


async def test_a_store_that_is_away_at_the_door_is_a_clear_error(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")

    async def away(*_: Any) -> Any:
        raise Unavailable("the store cannot be read: it is away")

    monkeypatch.setattr(server.house.store.driver, "read", away)
    assert await anna.refused("GET", "/api/tables") == "unavailable"
    assert (await anna.http.get("/live")).status_code == 200


async def test_a_journal_that_cannot_be_replayed_is_told_and_spoils_nothing_else(
    arrive: Arrive, server: Running
) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    store = server.house.store
    entries = await store.journal(table)
    listing = await store.listing(table)
    assert listing is not None
    wrong = Chose(at=1.0, seat=0, text="move nobody")
    await store.append(listing, [type(entries[0])(len(entries) + 1, journal.write(wrong))])
    await server.stop()
    await server.start()
    anna = people[0]
    await reconnect(anna, server, table)
    assert await anna.refused("GET", f"/api/tables/{table}") == "broken"
    assert (await anna.create())["status"] == "open"


async def test_a_game_of_an_older_edition_goes_on_by_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal remembers the edition; a newer one at the next start changes nothing for a game that has begun."""
    house = await house_in(tmp_path)
    people = [await house.accounts.be_a_guest(name, "en", 0.0) for name in ("Anna", "Bruno")]
    visitors = [Visitor(account, "c", "en") for account in people]
    wish = NewTable(game="vive-le-roi", players=2, seats=[NewSeat(wanted="me"), NewSeat(wanted="anyone")])
    table = (await create(house, visitors[0], wish))["table"]
    await obey(house, visitors[1], Join(table=table))
    entries = await house.store.journal(table)
    await house.close()
    castle = game("vive-le-roi")
    now = castle.edition
    monkeypatch.setattr(castle, "edition", now + 1)
    again = await restored(table, entries)
    assert again.play is not None and again.play.match.edition == now
    assert again.created.edition == now
