"""``python -m regnum.bench.fuzz``: strange messages and requests, as many as wanted. Each must be answered in words:
never with a server error, and never by closing the connection."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from argon2 import PasswordHasher
from msgspec.json import schema_components

from regnum.server.app import App
from regnum.server.house import House
from regnum.server.people.sessions import COOKIE, Visitor, csrf
from regnum.server.running.thinkers import Thinkers
from regnum.server.settings import Settings
from regnum.server.wire.commands import COMMANDS, Join, NewSeat, NewTable
from regnum.server.wire.doing import create, obey
from regnum.server.wire.routes import ROUTES
from regnum.server.wire.socket import Connection
from regnum.store import store_at

TEXTS: tuple[str, ...] = (
    "",
    " ",
    "x",
    "\x00",
    "a\x00b",
    "\u2028",
    "\x85",
    "\u202e",
    "\ud800",
    "é",
    "😀",
    "x" * 40,
    "x" * 600,
)
TEXTS += ("players", "self", "__class__", "{name}", "%s", "..", "null", "-1", "9" * 400, "vive-le-roi")
NUMBERS = (0, 1, 2, 7, 8, -1, 100, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, -0.0, 1e300)
DULL = ("/api/games/{game}/transcript", "/api/games/{game}/lesson", "/api/accounts", "/api/guests", "/api/sessions")
"""Addresses that are asked seldom: they take long, or fill the store."""
WORDS = [*COMMANDS, "open", "close", "lobby", "ping", "nothing", ""]
ASIDE = {"table", "id"}
FIELDS = {word: sorted({*kind.__struct_encode_fields__} - ASIDE) for word, kind in COMMANDS.items()}
FIELDS |= {"open": ["chat", "last"], "lobby": ["on"]}
KEYS = sorted({name for names in FIELDS.values() for name in names})
SENSIBLE: dict[str, tuple[Any, ...]] = {
    "answers": (1, 2),
    "at": (0, 1),
    "bot": ("", "random"),
    "choice": ("vote yes", "place courtier=alienor floor=3", {"do": "vote", "card": "yes"}),
    "contribution": ("salt",),
    "for": ("undo", "pause", "replace", "anyone", "bot"),
    "key": ("",),
    "on": (True, False),
    "person": (0, 1, None),
    "question": (1, 2, 3),
    "request": (1, 2, 3),
    "seat": (0, 1, None),
    "spectators_may_chat": (True, False),
    "text": ("hello",),
    "yes": (True, False),
}


@dataclass
class Findings:
    """How everything was answered, and what was answered wrongly."""

    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, answer: str, said: object) -> None:
        self.answers[answer] += 1
        if answer in ("broken", "nothing", "500"):
            self.wrong.append(f"{answer}: {str(said)[:500]!a}")


class Fuzzer:
    """Somebody at two tables who says whatever comes to mind."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.found = Findings()
        self.tables: list[str] = []
        self.visitor = Visitor(None, "", "en")
        self.app = App(house, Settings(limits=0.0)).asgi()
        self._fields = _fields_of_bodies()

    async def arrive(self) -> None:
        people = [await self.house.accounts.be_a_guest(name, "en", 1.0) for name in ("Anna", "Bruno")]
        self.visitor = Visitor(people[0], await self.house.sessions.begin(people[0]), "en")
        wish = NewTable(game="vive-le-roi", players=2, seats=[NewSeat(wanted="me"), NewSeat(wanted="anyone")])
        self.tables = [(await create(self.house, self.visitor, wish))["table"] for _ in range(2)]
        await obey(self.house, Visitor(people[1], "", "en"), Join(table=self.tables[0]))
        self.connection = Connection(self.house, self.visitor, _nobody, _nobody)

    # -- what is said ------------------------------------------------------------------------------------------

    def value(self, depth: int = 0) -> Any:
        kind = self.rng.randrange(8 if depth < 3 else 5)
        if kind < 2:
            return self.rng.choice(TEXTS)
        if kind < 4:
            return self.rng.choice(NUMBERS)
        if kind == 4:
            return self.rng.choice((None, True, False))
        if kind == 5:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice((*TEXTS, *KEYS)): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def body(self, keys: list[str]) -> dict[str, Any]:
        """Most of it there, and most of that sensible."""
        sensible = {key: SENSIBLE[key] for key in keys if key in SENSIBLE and self.rng.random() < 0.8}
        made = {key: self.rng.choice(sensible[key]) if key in sensible else self.value() for key in keys}
        return {key: value for key, value in made.items() if self.rng.random() < 0.95}

    def table(self) -> Any:
        return self.rng.choice(self.tables) if self.rng.random() < 0.8 else self.value(3)

    def garbled(self, text: str) -> str:
        """Now and then something is missing, doubled or turned around."""
        if not text or self.rng.random() < 0.9:
            return text
        at = self.rng.randrange(len(text))
        more = text[:at] + chr(self.rng.randrange(256)) + text[at:]
        return self.rng.choice((text[:at], text[:at] + text[at + 1 :], more))

    def frame(self) -> str:
        word, number = self.rng.choice(WORDS), self.rng.choice((1, None, "n"))
        keys = FIELDS.get(word, [])
        if self.rng.random() < 0.1:
            keys = [*keys, self.rng.choice(KEYS)]
        where = {} if word in ("lobby", "ping") else {"table": self.table()}
        return self.garbled(json.dumps({"do": word, "id": number, **where, **self.body(keys)}))

    # -- how it is answered ------------------------------------------------------------------------------------

    async def say(self) -> None:
        text, outbox = self.frame(), self.connection.outbox
        await self.connection._hear(text)
        answers = []
        while (told := outbox.take()) is not None:
            answers.append(json.loads(told))
        last = [one for one in answers if one["kind"] in ("done", "refused", "pong")]
        silence = "unnumbered" if _number(text) is None else "nothing"
        self.found.note(last[-1].get("code", last[-1]["kind"]) if last else silence, text)

    async def request(self) -> None:
        route = self.rng.choice(ROUTES)
        if (route.path in DULL and self.rng.random() < 0.98) or (route.method == "DELETE" and "{" not in route.path):
            return
        path = route.path
        for name in ("table", "game", "session"):
            given = {"table": self.table(), "game": self.rng.choice(("lancaster", "\x00", "x"))}.get(name, "x")
            path = path.replace(f"{{{name}}}", quote(str(given), safe="", errors="replace"))
        query = "&".join(f"{name}={quote(str(self.value(3)), errors='replace')}" for name, *_ in route.query)
        body = self.garbled(json.dumps(self.body(self._fields.get(route.path, KEYS)))).encode(errors="replace")
        status = await self._asked(route.method, path, query, body)
        self.found.note(str(status), f"{route.method} {path}?{query} {body!r}")

    async def _asked(self, method: str, path: str, query: str, body: bytes) -> int:
        cookie = self.visitor.cookie
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
        return int(sent[0]["status"])

    async def go_on(self, inputs: int) -> Findings:
        for number in range(inputs):
            await (self.request() if number % 4 == 0 else self.say())
        return self.found


def _fields_of_bodies() -> dict[str, list[str]]:
    """The members of each body, by its address."""
    found = {}
    for route in ROUTES:
        if route.body is not None:
            _, components = schema_components([route.body])
            found[route.path] = sorted({key for one in components.values() for key in one.get("properties", {})})
    return found


def _number(text: str) -> object:
    try:
        said = json.loads(text)
    except ValueError:
        return 1
    return said.get("id") if isinstance(said, dict) else 1


async def _nobody(*_: Any) -> Any:
    raise AssertionError("nobody reads or writes here")


async def fuzz(folder: Path, inputs: int, seed: int) -> Findings:
    """Say and ask so many strange things of a server of our own."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    house = House(store_at(str(folder / "regnum.db")), thinkers=Thinkers(1), limits=0.0, hasher=hasher)
    await house.open()
    fuzzer = Fuzzer(house, seed)
    await fuzzer.arrive()
    try:
        return await fuzzer.go_on(inputs)
    finally:
        await house.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many (default: a million)")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    logging.disable(logging.CRITICAL)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fuzz(Path(folder), chosen.inputs, chosen.seed))
    seconds = time.monotonic() - began
    print(f"{chosen.inputs} inputs in {seconds:.0f} s, seed {chosen.seed}")
    for answer, count in found.answers.most_common():
        print(f"{count:>10}  {answer}")
    for line in found.wrong[:50]:
        print(f"WRONG  {line}")
    raise SystemExit(1 if found.wrong else 0)


if __name__ == "__main__":
    main()
