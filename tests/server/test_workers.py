"""Several workers are one server: connections go where their table is at home, and nobody notices."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from zlib import crc32

import httpx
import pytest

from ..store.conftest import fresh_database
from .clients import PATIENCE, Person, play_to_the_end
from .crash import Victim

pytestmark = pytest.mark.anyio

WORKERS = 2


@contextlib.asynccontextmanager
async def serving(store: Path | str) -> AsyncIterator[Victim]:
    server = Victim(store, "--workers", str(WORKERS))
    await server.start()
    yield server
    await server.end(signal.SIGTERM)
    assert server.process is not None
    assert server.process.returncode == 0


@pytest.fixture
async def victim(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Victim]:
    async with serving(tmp_path / "regnum.db") as server:
        yield server


def workers_of(victim: Victim) -> list[int]:
    """The processes that serve: those children of the server that have its port open."""
    assert victim.process is not None
    children = Path(f"/proc/{victim.process.pid}/task/{victim.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def sockets(worker: int) -> int:
    """How many connections a process has accepted or was handed over."""
    listed = Path("/proc/net/tcp").read_text().splitlines()[1:]
    established = {fields[9] for line in listed if (fields := line.split())[3] == "01"}
    held = set()
    for number in os.listdir(f"/proc/{worker}/fd"):
        try:
            held.add(os.readlink(f"/proc/{worker}/fd/{number}").removeprefix("socket:[").rstrip("]"))
        except FileNotFoundError:
            continue
    return len(held & established)


async def seated(victim: Victim, count: int = 2) -> tuple[str, list[Person]]:
    people = [await Person(victim.address, f"Player {n}").arrive() for n in range(count)]
    seats = [{"for": "me"}, *({"for": "anyone"} for _ in people[1:])]
    table = (await people[0].create(players=count, seats=seats))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    return table, people


async def test_whoever_opens_a_table_meets_the_others_in_one_worker(victim: Victim) -> None:
    await meet_and_play(victim)


async def test_workers_share_postgresql_too(postgres: str) -> None:
    async with serving(await asyncio.to_thread(fresh_database, postgres)) as server:
        await meet_and_play(server)


async def meet_and_play(victim: Victim) -> None:
    """Some games at some tables; whether all at a table are in one process, and hear what they should."""
    tables = [await seated(victim) for _ in range(6)]
    for table, people in tables:
        for person in people:
            await person.connect()
            await person.do(do="lobby", on=True)
            await person.open(table)
            # No connection is kept alive but the live one.
            await person.http.aclose()
    homes = [crc32(table.encode()) % WORKERS for table, _ in tables]
    expected = sorted(2 * homes.count(home) for home in range(WORKERS))
    assert sorted(map(sockets, workers_of(victim))) == expected
    for table, people in tables:
        await play_to_the_end(table, people)
        for person in people:
            assert sum('"kind":"hello"' in frame for frame in person.frames) == 1
            assert person.told["update"]["result"] is not None
    for _, people in tables:
        for person in people:
            await person.leave()


async def test_what_is_said_on_the_way_to_another_worker_is_heard_there_and_in_its_order(victim: Victim) -> None:
    for n in range(12):
        table, (anna, bruno) = await seated(victim)
        await anna.connect()
        await anna.say(do="open", table=table, id="open")
        await asyncio.sleep(n * 0.0002)
        await anna.say(do="ping", id="ping")
        assert (await anna.until("done"))["id"] == "open"
        assert (await anna.until("pong"))["id"] == "ping"
        await bruno.connect()
        await bruno.say(do="open", table=table, id="open")
        assert bruno.socket is not None
        # A frame that comes in two pieces, behind a mask of zeros.
        text = b'{"do":"ping","id":"ping"}'
        frame = bytes((0x81, 0x80 | len(text))) + bytes(4) + text
        await asyncio.sleep(n * 0.0002)
        bruno.socket.transport.write(frame[:11])
        await asyncio.sleep(n * 0.0002)
        bruno.socket.transport.write(frame[11:])
        assert (await bruno.until("done"))["id"] == "open"
        assert (await bruno.until("pong"))["id"] == "ping"
        for person in (anna, bruno):
            await person.leave()


async def test_who_goes_from_table_to_table_is_one_connection(tmp_path: Path) -> None:
    server = Victim(tmp_path / "regnum.db", "--workers", str(WORKERS), "--limits", "1")
    await server.start()
    anna = await Person(server.address, "Anna").arrive()
    tables = [(await anna.create())["table"] for _ in range(8)]
    homes = {crc32(table.encode()) % WORKERS: table for table in tables}
    await anna.connect()
    for n in range(70):
        table = homes[n % len(homes)]
        await anna.open(table)
        assert (await anna.do(do="close", table=table))["kind"] == "done"
        await asyncio.sleep(0.03)
    await anna.leave()
    await server.end(signal.SIGTERM)


async def test_what_is_done_over_http_at_any_worker_is_told_at_the_table(victim: Victim) -> None:
    table, (anna, bruno) = await seated(victim)
    for person in (anna, bruno):
        await person.connect()
        await person.open(table)
    for n in range(8):
        update = await anna.get(f"/api/tables/{table}/update")
        asked, who = (update["asked"], anna) if update["asked"] else (None, bruno)
        asked = asked or (await bruno.get(f"/api/tables/{table}/update"))["asked"]
        # A connection of its own for each answer: any worker may take it.
        async with httpx.AsyncClient(base_url=victim.address, cookies=who.http.cookies, timeout=PATIENCE) as http:
            body = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
            headers = {"X-CSRF-Token": who.me["csrf"]}
            done = await http.post(f"/api/tables/{table}/choose", json=body, headers=headers)
            assert done.status_code == 200, done.text
        for person in (anna, bruno):
            while person.told.get("update", {"number": 0})["number"] < n + 2:
                await person.update()
    for person in (anna, bruno):
        await person.leave()


async def test_a_worker_that_dies_begins_anew_and_its_tables_go_on(victim: Victim) -> None:
    table, people = await seated(victim)
    for worker in workers_of(victim):
        os.kill(worker, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while worker in workers_of(victim) or len(workers_of(victim)) < WORKERS:
                await asyncio.sleep(0.05)
    for person in people:
        async with asyncio.timeout(PATIENCE):
            while person.socket is None:
                try:
                    await person.connect()
                except OSError:
                    await asyncio.sleep(0.1)
        await person.open(table)
    await play_to_the_end(table, people)
    for person in people:
        await person.leave()


async def test_metrics_count_what_all_workers_did(tmp_path: Path) -> None:
    server = Victim(tmp_path / "regnum.db", "--workers", str(WORKERS), "--lease", "0.6")
    await server.start()
    people = [await Person(server.address, f"Player {n}").arrive() for n in range(6)]
    for person in people:
        await person.connect()
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
        while "regnum_connections 6" not in (await http.get(f"{server.address}/metrics")).text:
            await asyncio.sleep(0.1)
    for person in people:
        await person.leave()
    await server.end(signal.SIGTERM)


async def test_a_second_server_on_the_same_file_is_refused(victim: Victim) -> None:
    second = Victim(victim.store, "--workers", str(WORKERS))
    with pytest.raises(AssertionError):
        await second.start()
