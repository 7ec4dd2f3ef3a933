"""What strangers try: how long others wait meanwhile, and what it costs the server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from statistics import median

import httpx
import psutil

from .guests import Guest
from .sockets import Socket

KINGS = {"game": "vive-le-roi", "players": 5, "listed": False, "seats": [{"for": "bot", "bot": "king"}] * 5}
MINE = {"game": "vive-le-roi", "players": 4, "seats": [{"for": "me"}, *[{"for": "bot", "bot": "knight"}] * 3]}
OPEN = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
SPELLINGS = ("Victim", " Victim", "Ｖictim", "VICTIM", "victim ", "vIctim")
PASSWORD = "correct horse battery"
PATIENCE = 45.0
LONG = 20_000_000


async def starve(address: str) -> str:
    """Twenty tables of kings at which nobody sits, and somebody who wants to play against bots."""
    async with Guest(address, "Mallory") as mallory, Guest(address, "Anna") as anna:
        for _ in range(20):
            await mallory.create(KINGS)
        waits = [await _until_bots_have_moved(anna) for _ in range(3)]
        return f"20 tables of 5 kings without people: others wait for their bots {max(waits):.1f} s at most"


async def _until_bots_have_moved(anna: Guest) -> float:
    """How long somebody waits for their turn at a new table with bots."""
    began = time.perf_counter()
    table = await anna.create(MINE)
    while 0 not in (await anna.get(f"/api/tables/{table}"))["waiting"]:
        if time.perf_counter() - began > PATIENCE:
            break
        await asyncio.sleep(0.05)
    return time.perf_counter() - began


async def hung(address: str, pid: int) -> str:
    """Every process in which bots think is stopped (SIGSTOP), again and again, and somebody plays with bots."""
    async with Guest(address, "Anna") as anna:
        await _until_bots_have_moved(anna)
        waits = []
        for _ in range(6):
            for child in psutil.Process(pid).children():
                child.suspend()
            waits.append(await _until_bots_have_moved(anna))
        return f"bots' processes are stopped: bots move again after {max(waits):.1f} s at most"


async def spectators(address: str, spent: Callable[[], float]) -> str:
    """Four hundred who come to watch."""
    async with Guest(address, "Anna") as anna:
        table, told = await anna.create(OPEN), 0

        def hear(text: bytes) -> None:
            nonlocal told
            told += text.startswith(b'{"kind":"table"')

        before, people = spent(), []
        for _ in range(400):
            people.append(await connected(address, hear))
            people[-1].say(f'{{"do":"open","table":"{table}"}}')
        await asyncio.sleep(3)
        cpu = spent() - before
        for one in people:
            one.close()
        return f"400 spectators: {cpu:.1f} s of CPU, {told} times told how the table is"


async def pests(address: str) -> str:
    """Fifty sockets without an account that come and go at a table, and somebody who sits there."""
    async with Guest(address, "Anna") as anna:
        table = await anna.create(OPEN)
        quiet = await _waits(lambda: anna.get(f"/api/tables/{table}"), 1.0)
        people = [await connected(address, lambda text: None) for _ in range(50)]

        async def pester() -> None:
            while True:
                for one in people:
                    one.say(f'{{"do":"open","table":"{table}"}}')
                    one.say(f'{{"do":"close","table":"{table}"}}')
                await asyncio.sleep(0.02)

        pestering = asyncio.create_task(pester())
        slow = await _waits(lambda: anna.get(f"/api/tables/{table}"), 5.0)
        pestering.cancel()
        for one in people:
            one.close()
        return f"50 sockets that come and go: a table answers in {slow}, else in {quiet}"


async def endless(address: str) -> str:
    """An address of twenty million characters, and somebody who asks something meanwhile."""
    host, _, port = address.removeprefix("http://").partition(":")
    async with Guest(address, "Anna") as anna:
        await anna.get("/api/games")

        async def send() -> int:
            reader, writer = await asyncio.open_connection(host, int(port))
            sent = 0
            with contextlib.suppress(ConnectionError):
                writer.write(b"GET /")
                while sent < LONG and not reader.at_eof():
                    writer.write(b"a" * 100_000)
                    await writer.drain()
                    sent += 100_000
            writer.close()
            return sent

        sending = asyncio.create_task(send())
        slow = await _waits(lambda: anna.get("/api/games"), 5.0)
        sent = await sending
        return f"an address without end: {sent / 1e6:.1f} MB were taken; others waited {slow}"


async def guesses(address: str) -> str:
    """A stranger who guesses at an account, spelled in many ways, for ten seconds; and its owner, who signs in."""
    tried: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.post("/api/accounts", json={"name": "Victim", "password": PASSWORD})

    async def sign_in(name: str, password: str, whence: str) -> int:
        async with httpx.AsyncClient(base_url=address, timeout=60, headers={"X-Forwarded-For": whence}) as http:
            return (await http.post("/api/sessions", json={"name": name, "password": password})).status_code

    async def guess(number: int) -> None:
        while True:
            tried[
                await sign_in(SPELLINGS[number % len(SPELLINGS)], f"guess number {tried.total()}", "203.0.113.7")
            ] += 1

    guessing = [asyncio.create_task(guess(number)) for number in range(20)]
    slow = await _waits(lambda: sign_in("Victim", PASSWORD, "198.51.100.1"), 10.0)
    for task in guessing:
        task.cancel()
    await asyncio.gather(*guessing, return_exceptions=True)
    return f"guesses at a password: {tried[403]} were looked at in 10 s, {tried[429]} refused; its owner waits {slow}"


async def board_files(address: str) -> str:
    """Six board files with a name of four thousand parts, and somebody who asks something meanwhile."""
    async with Guest(address, "Mallory") as mallory, Guest(address, "Anna") as anna:
        where, body = "/api/games/lancaster/transcript", {"file": ".".join("a" * 4_000) + " = 1"}
        reading = asyncio.gather(*(mallory.http.post(where, json=body) for _ in range(6)), return_exceptions=True)
        slow = await _waits(lambda: anna.get("/api/games"), 10.0)
        reading.cancel()
        return f"6 board files with names of 4,000 parts: others waited {slow}"


async def connected(address: str, hear: Callable[[bytes], None]) -> Socket:
    host, _, port = address.removeprefix("http://").partition(":")
    made = Socket(f"{host}:{port}", "/api/live", {}, hear)
    await asyncio.get_running_loop().create_connection(lambda: made, host, int(port))
    await made.opened
    return made


async def _waits(ask: Callable[[], Awaitable[object]], seconds: float) -> str:
    """How long answers took: half of them, and the slowest."""
    end, waits = time.perf_counter() + seconds, list[float]()
    while (began := time.perf_counter()) < end:
        with contextlib.suppress(httpx.TimeoutException):
            await ask()
        waits.append((time.perf_counter() - began) * 1e3)
        await asyncio.sleep(0.02)
    return f"{median(waits):.0f} ms (at most {max(waits):.0f})"
