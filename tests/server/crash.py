"""A loaded server is killed again and again; afterwards every record of every client is held against the store.

``python -m tests.server.crash --kills 50`` does it at length and prints a summary.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regnum.kernel import Happening
from regnum.server.rooms.journals import restored
from regnum.server.table import journal
from regnum.server.table.journal import Chose
from regnum.store import JournalRow, open_store

from .clients import Person

SECONDS_WITHOUT_PROGRESS = 120
"""A server that answers nobody any more is found out, not waited for."""


@dataclass
class Record:
    """What one client remembers: choices it was told are safe, and the lines it was shown."""

    table: str
    seat: int
    acknowledged: list[str] = field(default_factory=list)
    lines: list[dict[str, Any]] = field(default_factory=list)
    number: int = 0
    reconnects: int = 0


@dataclass
class Summary:
    kills: int = 0
    acknowledged: int = 0
    in_the_store: int = 0
    reconnects: int = 0
    finished: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.seconds:.0f} s: {self.acknowledged} choices acknowledged, {self.in_the_store}"
            f" in the store, {self.reconnects} reconnects, {self.finished} games finished, {len(self.wrong)} losses"
        )


class Victim:
    """A server in a process of its own."""

    def __init__(self, store: Path | str, *flags: str) -> None:
        self.store = store
        self.flags = flags
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "regnum", "serve", "--store", str(self.store), "--port", str(self.port)),
            *("--limits", "0", "--log-level", "error", *self.flags),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        assert b"Regnum is at" in await self.process.stdout.readline()

    async def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.communicate()


class Player:
    """A client that plays, remembers what it was promised, and comes back whenever the server does."""

    def __init__(self, nodes: list[Victim], person: Person, record: Record, rng: random.Random) -> None:
        self.nodes = nodes
        self.cookie = person.http.cookies["regnum_session"]
        self.record = record
        self.rng = rng
        self.over = False
        self.asked: dict[str, Any] | None = None
        self.answered = 0

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                await self._play()
            self.record.reconnects += 1
            await asyncio.sleep(0.3)

    async def _play(self) -> None:
        where = self.rng.choice(self.nodes).address.replace("http", "ws", 1) + "/api/live"
        headers = {"Cookie": f"regnum_session={self.cookie}"}
        async with connect(where, additional_headers=headers, compression=None) as live:
            opening = {"do": "open", "table": self.record.table, "last": self.record.number}
            await live.send(json.dumps(opening | {"id": "opened"}))
            self.answered = 0
            async for text in live:
                message = json.loads(text)
                if message["kind"] == "update":
                    self._remember(message)
                elif message["kind"] == "done" and message["id"] != "opened":
                    self.record.acknowledged.append(message["id"])
                if self.over:
                    return
                # After a reconnect the question may still be open: whether the answer got through, nobody has said.
                if message["kind"] in ("update", "done"):
                    await self._answer(live)

    async def _answer(self, live: ClientConnection) -> None:
        if self.asked is not None and self.asked["question"] != self.answered:
            self.answered = self.asked["question"]
            choice = self.rng.choice(self.asked["offers"])["action"]
            body = {"do": "choose", "table": self.record.table, "question": self.answered, "choice": choice}
            await live.send(json.dumps(body | {"id": choice}))

    def _remember(self, update: dict[str, Any]) -> None:
        record = self.record
        record.number = update["number"]
        record.lines[update["log"]["from"] :] = update["log"]["lines"]
        self.over = update["result"] is not None
        self.asked = update["asked"]


async def run(
    store: str, kills: int, tables: int, players: int, seed: int, workers: int = 1, nodes: int = 1
) -> Summary:
    """Play under fire; ``store`` is a file or the address of a PostgreSQL."""
    rng, began = random.Random(seed), time.monotonic()
    victims = [Victim(store, "--workers", str(workers)) for _ in range(nodes)]
    for victim in victims:
        await victim.start()
    clients: list[Player] = []
    work: list[asyncio.Task[None]] = []

    async def seat_more() -> None:
        """For each game that is over another begins, so that every kill meets a loaded server."""
        for _ in range(tables - sum(not client.over for client in clients) // players):
            # Whoever waits too long on a busy machine, or is told so, comes after the next kill.
            with contextlib.suppress(httpx.TransportError, AssertionError):
                more = await _seat(victims, len(clients) // players, players, rng)
                clients.extend(more)
                work.extend(asyncio.create_task(client.play()) for client in more)

    summary = Summary(kills=kills)
    for _ in range(kills):
        await seat_more()
        await _until_acknowledged(clients, rng.randint(3, 60))
        victim = rng.choice(victims)
        await victim.end(signal.SIGKILL)
        await victim.start()
    await _until_acknowledged(clients, 20)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for victim in victims:
        await victim.end(signal.SIGKILL)
    summary.seconds = time.monotonic() - began
    summary.finished = sum(client.over for client in clients) // players
    await _compare(store, [client.record for client in clients], summary)
    return summary


async def _until_acknowledged(clients: list[Player], more: int) -> None:
    """Until so many more choices are safe, or all games are over."""
    wanted = more + sum(len(client.record.acknowledged) for client in clients)
    async with asyncio.timeout(SECONDS_WITHOUT_PROGRESS):
        while sum(len(client.record.acknowledged) for client in clients) < wanted:
            if all(client.over for client in clients):
                return
            await asyncio.sleep(0.001)


async def _seat(nodes: list[Victim], number: int, players: int, rng: random.Random) -> list[Player]:
    people = [await Person(rng.choice(nodes).address, f"Player {number}.{seat}").arrive() for seat in range(players)]
    seats = [{"for": "me"}, *({"for": "anyone"} for _ in range(players - 1))]
    table = (await people[0].create(players=players, seats=seats))["table"]
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table}/join", {"seat": seat})
    made = [Player(nodes, person, Record(table, seat), rng) for seat, person in enumerate(people)]
    for person in people:
        await person.leave()
    return made


async def _compare(address: str, records: list[Record], summary: Summary) -> None:
    """Every acknowledged choice is in the store, in order; every line shown is in the game that the store tells of."""
    store = await open_store(address)
    for record in records:
        entries = await store.journal(record.table)
        table = await restored(record.table, entries)
        assert table.play is not None
        summary.reconnects += record.reconnects
        summary.acknowledged += len(record.acknowledged)
        summary.wrong += _missing(record, entries, summary)
        told = [line.event for line in table.play.of[record.seat, None].lines if isinstance(line, Happening)]
        events = table.play.match.game.book.events
        shown = [line["event"] for line in record.lines]
        if shown != [events[event].name for event in told[: len(shown)]]:
            summary.wrong.append(f"table {record.table}, seat {record.seat}: was shown what did not happen")
    await store.close()


def _missing(record: Record, entries: list[JournalRow], summary: Summary) -> Iterator[str]:
    lines = [journal.read(entry.body) for entry in entries]
    written = [line.text for line in lines if isinstance(line, Chose) and line.seat == record.seat]
    summary.in_the_store += len(written)
    rest = iter(written)
    for number, choice in enumerate(record.acknowledged):
        if choice not in rest:
            yield f"table {record.table}, seat {record.seat}: acknowledged choice {number}, {choice!r}, is lost"
            return


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", default="", help="an empty PostgreSQL; default: a new SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="processes of each node")
    parser.add_argument("--nodes", type=int, default=1, help="how many serve the store; each kill meets one of them")
    options = vars(parser.parse_args())
    with tempfile.TemporaryDirectory() as folder:
        options["store"] = options["store"] or f"{folder}/regnum.db"
        summary = asyncio.run(run(**options))
    print(summary)
    for sentence in summary.wrong:
        print(f"  {sentence}")


if __name__ == "__main__":
    main()
