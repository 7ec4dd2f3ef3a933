"""Several workers on one PostgreSQL are one server, and nobody notices."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from ..store.conftest import fresh_database
from .clients import PATIENCE, Person, play_to_the_end
from .crash import Victim

pytestmark = pytest.mark.anyio

WORKERS = 2


@pytest.fixture
async def victim(postgres: str, anyio_backend: str) -> AsyncIterator[Victim]:
    server = Victim(await asyncio.to_thread(fresh_database, postgres), "--workers", str(WORKERS))
    await server.start()
    yield server
    await server.end(signal.SIGTERM)
    assert server.process is not None
    assert server.process.returncode == 0


def workers_of(victim: Victim) -> list[int]:
    """The processes that serve."""
    assert victim.process is not None
    children = Path(f"/proc/{victim.process.pid}/task/{victim.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def seated(victim: Victim, count: int = 2) -> tuple[str, list[Person]]:
    people = [await Person(victim.address, f"Player {n}").arrive() for n in range(count)]
    seats = [{"for": "me"}, *({"for": "anyone"} for _ in people[1:])]
    table = (await people[0].create(players=count, seats=seats))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    return table, people


async def test_people_play_together_whichever_worker_they_are_at(victim: Victim) -> None:
    tables = [await seated(victim) for _ in range(4)]
    for table, people in tables:
        for person in people:
            await person.connect()
            await person.open(table)
        await play_to_the_end(table, people)
        for person in people:
            assert person.told["update"]["result"] is not None
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


async def test_metrics_count_what_all_workers_did(victim: Victim) -> None:
    people = [await Person(victim.address, f"Player {n}").arrive() for n in range(6)]
    for person in people:
        await person.connect()
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
        while "regnum_connections 6.0" not in (await http.get(f"{victim.address}/metrics")).text:
            await asyncio.sleep(0.1)
    for person in people:
        await person.leave()


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--store", "{folder}/regnum.db", "--port", "8000"], b"several workers need PostgreSQL"),
        (["--store", "postgresql://nowhere", "--port", "0"], b"several workers need a port"),
    ],
)
async def test_what_workers_need_is_said_in_a_sentence(tmp_path: Path, flags: list[str], complaint: bytes) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "regnum", "serve", "--workers", "2", *(flag.format(folder=tmp_path) for flag in flags)),
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert complaint in said
