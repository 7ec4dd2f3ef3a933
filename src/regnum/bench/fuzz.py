"""``python -m regnum.bench.fuzz``: strange messages and requests, as many as wanted. Each must be answered in words:
never with a server error, and never by closing the connection."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import tempfile
import time
from functools import partial
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from argon2 import PasswordHasher
from msgspec.json import schema_components

from regnum.server.app import App
from regnum.server.house import House
from regnum.server.operating.admin import Admin
from regnum.server.parts import found as parts_found
from regnum.server.people.sessions import COOKIE, Visitor, csrf
from regnum.server.routes import ROUTES
from regnum.server.running.thinkers import Thinkers
from regnum.server.settings import Settings
from regnum.server.wire.commands import COMMANDS, Join, NewSeat, NewTable
from regnum.server.wire.doing import create, obey
from regnum.server.wire.socket import Connection
from regnum.store import Account, store_at
from regnum.store.driver import Write
from regnum.store.stewards import appointing

from .robot import Robot
from .strange import Findings, Strange

DULL: tuple[str, ...] = (
    "/api/games/{game}/transcript",
    "/api/games/{game}/lesson",
    "/api/accounts",
    "/api/guests",
    "/api/sessions",
)
DULL += ("/api/programs/{program}", "/api/programs/{program}/token")
DULL += ("/api/steward/maintenance", *(f"/api/steward/people/{{account}}/{word}" for word in ("ban", "delete")))
"""Addresses that are asked seldom: they take long, fill the store, or leave others with nothing to do."""
NAMED = re.compile(r"\{(\w+)\}")
TABLES = ("table", "kept", "played")
"""How addresses call tables."""
WORDS = [*COMMANDS, "open", "close", "lobby", "ping", "nothing", ""]
ASIDE = {"table", "id"}
FIELDS = {word: sorted({*kind.__struct_encode_fields__} - ASIDE) for word, kind in COMMANDS.items()}
FIELDS |= {"open": ["chat", "last"], "lobby": ["on"]}
KEYS = sorted({name for names in FIELDS.values() for name in names})
GAMES = ("vive-le-roi", "lancaster", "krone-und-schwert", "lang-lebe-der-koenig")
A_WHILE = 500
"""After so many inputs everybody goes to new tables, so that there is always something to be done."""
A_REQUEST = 4
"""Every so many inputs one is a request, which takes ten times as long as a message."""
A_ROBOT = 10
"""After so many inputs a program says something."""
PASSWORD = "correct horse battery staple"
LEGAL = 0.5
"""How often whoever is asked answers as the rules allow, so that the game goes on."""


class Speaker:
    """Somebody with a live connection, and what they are asked at each table."""

    def __init__(self, house: House, account: Account, cookie: str) -> None:
        self.visitor = Visitor(account, cookie, "en")
        self.connection = Connection(house, self.visitor, _nobody, _nobody)
        self.asked: dict[str, dict[str, Any] | None] = {}

    async def say(self, text: str) -> list[dict[str, Any]]:
        """What is answered, and told meanwhile."""
        await self.connection._hear(text)
        told = []
        while self.connection.outbox.filled.is_set():
            told.append(json.loads(self.connection.outbox.take()))
            if told[-1]["kind"] == "update":
                self.asked[told[-1]["table"]] = told[-1]["asked"]
        return told

    def leave(self) -> None:
        for table in list(self.connection.tables):
            self.connection.leave(table)


class Fuzzer:
    """Two who sit at the same two tables, one of whom has a third on her own screen, and a steward: they say what comes
    to mind."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.strange = Strange(seed, KEYS)
        self.rng = self.strange.rng
        self.found = Findings()
        self.tables: list[str] = []
        self.people: list[Speaker] = []
        self.steward = ""
        """What the cookie says of somebody who looks after the server."""
        self.tournament = ""
        """One that Anna made and Stephan has entered."""
        self.program = ""
        """One of Anna's, who sits at her first table."""
        self.robot: Robot | None = None
        self.app = App(house, Settings(limits=0.0)).asgi()
        self._fields = _fields_of_bodies()
        self._came = 0

    async def arrive(self) -> None:
        """Come anew, to new tables."""
        for speaker in self.people:
            speaker.leave()
        if self.robot is not None:
            await self.robot.leave()
        store = self.house.store
        if await store.maintenance() is not None:
            await Admin(store, self.house.clock).end_maintenance()
            await self.house.operators.look()
        accounts = [await self._somebody(name, guest=name.startswith("Bruno")) for name in self._names()]
        self.people = [Speaker(self.house, one, await self.house.sessions.begin(one)) for one in accounts]
        anna, bruno = self.people
        seats = [NewSeat(wanted="me"), NewSeat(wanted="anyone"), NewSeat(wanted="bot", bot="random")]
        welcome = {"programs": True}
        wishes = [NewTable(game=self.rng.choice(GAMES), players=3, seats=seats, parts=welcome) for _ in range(2)]
        here = [NewSeat(wanted="here", name="Clara"), NewSeat(wanted="here", name="David"), seats[-1]]
        wishes.append(NewTable(game=self.rng.choice(GAMES), players=3, seats=here))
        stephan = await self._somebody(f"Stephan {self._came}")
        await store.driver.write(Write(appointing(stephan.id)))
        self.steward = await self.house.sessions.begin(stephan)
        await self._make_a_tournament(anna.visitor.cookie, self.steward)
        self.tables = [(await create(self.house, anna.visitor, wish))["table"] for wish in wishes]
        await obey(self.house, bruno.visitor, Join(table=self.tables[0]))
        await self._let_a_program_in(anna.visitor.cookie, self.tables[1])
        for speaker in self.people:
            for table in self.tables:
                await speaker.say(json.dumps({"do": "open", "table": table, **self.speaking(table)}))

    async def _somebody(self, name: str, *, guest: bool = False) -> Account:
        """With an account; whoever may be a guest is one every other time."""
        if guest and self.rng.random() < 0.5:
            return await self.house.accounts.be_a_guest(name, "en", 1.0)
        return await self.house.accounts.sign_up(name, PASSWORD, None, "en", 1.0)

    async def _make_a_tournament(self, *people: str) -> None:
        """Where there are tournaments; people are called by what their cookies say."""
        if "tournaments" not in self.house.parts:
            return
        wish = {"name": "Evening", "game": GAMES[0], "players": 2, "least": 2}
        self.tournament = (await self._answered("/api/tournaments", people[0], wish))["tournament"]
        for one in people:
            await self._answered(f"/api/tournaments/{self.tournament}/enter", one, {})

    async def _let_a_program_in(self, anna: str, table: str) -> None:
        """Where programs may play."""
        part: Any = self.house.parts.get("programs")
        if part is None:
            return
        made = await self._answered("/api/programs", anna, {"name": f"Robot {self._came}"})
        self.program = made["program"]
        (app,) = vars(parts_found()["programs"])["SOCKETS"].values()
        self.robot = Robot(partial(app, self.house), made["token"], self.strange)
        await self.robot.come()
        await self._answered(f"/api/programs/{self.program}/seat", anna, {"listing": table})
        await part.look()

    def _names(self) -> tuple[str, str]:
        """Of those who came before, somebody may have made an account."""
        self._came += 1
        return f"Anna {self._came}", f"Bruno {self._came}"

    # -- what is said ------------------------------------------------------------------------------------------

    def table(self) -> Any:
        return self.rng.choice(self.tables) if self.rng.random() < 0.8 else self.strange.value(3)

    def speaking(self, table: str) -> dict[str, int]:
        """For whom, at a table on one's own screen."""
        return {"companion": 1} if table == self.tables[-1] else {}

    def frame(self) -> str:
        word, number = self.rng.choice(WORDS), self.rng.choice((1, None, "n"))
        keys = FIELDS.get(word, [])
        if self.rng.random() < 0.1:
            keys = [*keys, self.rng.choice(KEYS)]
        where = {} if word in ("lobby", "ping") else {"table": self.table()}
        body = {"do": word, "id": number, **where, **self.strange.body(keys)}
        return self.strange.garbled(json.dumps(body))

    def answer(self, speaker: Speaker) -> str | None:
        """What the rules allow, if somebody is asked anything."""
        table = self.rng.choice(self.tables)
        asked = speaker.asked.get(table)
        if asked is None:
            return None
        choice = self.rng.choice(asked["offers"])["action"]
        said = {"question": asked["question"], "choice": choice, **self.speaking(table)}
        body = {"do": "choose", "id": 1, "table": table, **said}
        return self.strange.garbled(json.dumps(body))

    # -- how it is answered ------------------------------------------------------------------------------------

    async def say(self) -> None:
        speaker = self.rng.choice(self.people)
        sensible = self.answer(speaker) if self.rng.random() < LEGAL else None
        text = sensible or self.frame()
        last = [one for one in await speaker.say(text) if one["kind"] in ("done", "refused", "pong")]
        silence = "unnumbered" if _number(text) is None else "nothing"
        self.found.note(last[-1].get("code", last[-1]["kind"]) if last else silence, text)

    def named(self, name: str) -> Any:
        """What stands in an address under this name."""
        if name in TABLES:
            return self.table()
        if name in ("tournament", "program") and self.rng.random() < 0.9:
            return self.tournament if name == "tournament" else self.program
        if name == "account" and self.rng.random() < 0.5:
            return self.rng.choice(self.people).visitor.id
        return self.strange.nearly(name)

    async def answer_as_a_program(self) -> None:
        if self.robot is not None:
            self.found.note(*await self.robot.say())

    async def request(self) -> None:
        route = self.rng.choice(ROUTES)
        if (route.path in DULL and self.rng.random() < 0.98) or (route.method == "DELETE" and "{" not in route.path):
            return
        path = route.path
        for name in NAMED.findall(route.path):
            path = path.replace(f"{{{name}}}", quote(str(self.named(name)), safe="", errors="replace"))
        query = "&".join(
            f"{name}={quote(str(self.strange.nearly(name)), errors='replace')}" for name, *_ in route.query
        )
        made = self.strange.body(self._fields.get(route.path, KEYS))
        if "listing" in made:
            made["listing"] = self.table()
        body = self.strange.garbled(json.dumps(made)).encode(errors="replace")
        cookie = self.rng.choice([one.visitor.cookie for one in self.people] + [self.steward])
        if "/steward" in path:
            cookie = self.steward
        status, _ = await self._asked(route.method, path, query, body, cookie)
        self.found.note(str(status), f"{route.method} {path}?{query} {body!r}")

    async def _answered(self, path: str, cookie: str, body: dict[str, Any]) -> Any:
        """What comes of something sensible."""
        status, answer = await self._asked("POST", path, "", json.dumps(body).encode(), cookie)
        assert status == 200, answer
        return json.loads(answer)

    async def _asked(self, method: str, path: str, query: str, body: bytes, cookie: str) -> tuple[int, bytes]:
        headers = {
            "host": "127.0.0.1:8000",
            "content-type": "application/json",
            "cookie": f"{COOKIE}={cookie}",
            "x-csrf-token": csrf(cookie),
        }
        scope: dict[str, Any] = {
            "type": "http",
            "method": method,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "scheme": "http",
            "http_version": "1.1",
        }
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return int(sent[0]["status"]), b"".join(one.get("body", b"") for one in sent[1:])

    async def go_on(self, inputs: int, end: float, a_request: int) -> Findings:
        for number in range(inputs):
            if time.monotonic() > end:
                break
            if number % A_WHILE == 0:
                await self.arrive()
            if number % A_ROBOT == 0:
                await self.answer_as_a_program()
            await (self.request() if number % a_request == 0 else self.say())
        return self.found


def _fields_of_bodies() -> dict[str, list[str]]:
    """The members of each body, by its address."""
    found = {}
    for route in ROUTES:
        if route.body is not None:
            _, components = schema_components([route.body])
            whole = components[route.body.__name__]["properties"]
            found[route.path] = sorted(whole.keys() - {"do", "id", "table"})
    return found


def _number(text: str) -> object:
    try:
        said = json.loads(text)
    except ValueError:
        return 1
    return said.get("id") if isinstance(said, dict) else 1


async def _nobody(*_: Any) -> Any:
    raise AssertionError("nobody reads or writes here")


async def fuzz(store: str, inputs: int, seed: int, seconds: float = inf, a_request: int = A_REQUEST) -> Findings:
    """Say and ask so many strange things of a server of our own, or as many as there is time for."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    house = House(store_at(store), thinkers=Thinkers(1), limits=0.0, hasher=hasher)
    fuzzer = Fuzzer(house, seed)
    await house.open()
    try:
        return await fuzzer.go_on(inputs, time.monotonic() + seconds, a_request)
    finally:
        await house.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many (default: a million)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=inf, help="no longer than this")
    parser.add_argument("--a-request", type=int, default=A_REQUEST, help="every so many inputs (default: %(default)s)")
    parser.add_argument("--store", default="", help="an empty store (default: a file that goes away afterwards)")
    chosen = vars(parser.parse_args())
    logging.disable(logging.CRITICAL)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fuzz(**{**chosen, "store": chosen["store"] or str(Path(folder) / "regnum.db")}))
    seconds = time.monotonic() - began
    print(f"{found.answers.total()} inputs in {seconds:.0f} s, seed {chosen['seed']}")
    for answer, count in found.answers.most_common():
        print(f"{count:>10}  {answer}")
    for line in found.wrong[:50]:
        print(f"WRONG  {line}")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
