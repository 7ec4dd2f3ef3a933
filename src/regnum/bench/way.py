"""The way of a vote, from the frame's arrival to the neighbour's bytes: ``python -m regnum.bench.way``.

Four people vote at a table of *Vive le Roi!*. The functions of Regnum that one vote runs through are counted, in all
threads, with the files they stand in; ``--list`` names them in the order in which they are first called.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import regnum
from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.running.thinkers import Thinkers
from regnum.server.wire.commands import NewSeat, NewTable
from regnum.server.wire.doing import create
from regnum.server.wire.socket import Connection
from regnum.store import store_at

PEOPLE = 4
HOUSE = str(Path(regnum.__file__).parent)


class Way:
    """Counts calls while it is open."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.open = False

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if self.open and event == "call" and file.startswith(HOUSE) and file != __file__:
            self.calls[frame.f_code] += 1

    @property
    def files(self) -> list[str]:
        return sorted({str(Path(code.co_filename).relative_to(HOUSE)) for code in self.calls})

    def __str__(self) -> str:
        return f"{self.calls.total()} calls, {len(self.calls)} functions, {len(self.files)} files"


class Browser:
    """The other end of a live connection."""

    def __init__(self, house: House, visitor: Visitor) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._living = asyncio.create_task(Connection(house, visitor, self._said.get, self._hear).live(""))
        self.update: dict[str, Any] = {}

    async def _hear(self, message: Any) -> None:
        await self.heard.put(message)

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            found: dict[str, Any] = json.loads((await self.heard.get())["text"])
            if found["kind"] == "update":
                self.update = found
            if found["kind"] == kind:
                return found

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._living


async def walk(way: Way) -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(store_at(f"{folder}/regnum.db"), thinkers=Thinkers(1), limits=0.0)
        await house.open()
        people = [await house.accounts.be_a_guest(f"P{n}", "en", 0.0) for n in range(PEOPLE)]
        browsers = [Browser(house, Visitor(account, "", "en")) for account in people]
        seats = [NewSeat(wanted="me"), *(NewSeat(wanted="anyone") for _ in people[1:])]
        wish = NewTable(game="vive-le-roi", players=PEOPLE, seats=seats)
        table = (await create(house, Visitor(people[0], "", "en"), wish))["table"]
        for browser in browsers[1:]:
            browser.say(do="join", table=table, id=0)
            await browser.until("done")
        for browser in browsers:
            browser.say(do="open", table=table, id=1)
            await browser.until("done")
        await _until_the_vote(browsers, table)
        for browser in browsers[:2]:
            # Once without counting, so that what is remembered for the next time is remembered.
            way.open = browser is browsers[1]
            _answer(browser, table)
            await browsers[2].until("update")
            way.open = False
        for browser in browsers:
            await browser.leave()
        await house.close()


async def _until_the_vote(browsers: list[Browser], table: str) -> None:
    while len(browsers[0].update["waiting"]) == 1:
        _answer(browsers[browsers[0].update["waiting"][0]], table)
        for browser in browsers:
            await browser.until("update")


def _answer(browser: Browser, table: str) -> None:
    asked = browser.update["asked"]
    browser.say(do="choose", table=table, question=asked["question"], choice=asked["offers"][-1]["action"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.way", description=__doc__)
    parser.add_argument("--list", action="store_true", help="name every function on the way")
    options = parser.parse_args()
    way = Way()
    threading.setprofile(way.notice)
    sys.setprofile(way.notice)
    asyncio.run(walk(way))
    sys.setprofile(None)
    if options.list:
        for code, count in way.calls.items():
            print(f"{count:4} {Path(code.co_filename).relative_to(HOUSE)}: {code.co_qualname}")
    print(way)


if __name__ == "__main__":
    main()
