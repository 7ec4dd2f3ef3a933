"""Clients for tests: a browser's half of the wire, in a few lines."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 20
"""Seconds after which something that should happen has not."""


class Person:
    """Somebody with a browser: one session over HTTP, and perhaps a live connection."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.me: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        """Everything the live connection was told."""
        self.told: dict[str, Any] = {}
        """The newest message of each kind."""
        self.numbers = 0

    async def arrive(self) -> Person:
        self.me = await self.post("/api/guests", {"name": self.name})
        return self

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    # -- HTTP -------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.me.get("csrf", "")} | more.pop("headers", {})
        content = None if body is None else json.dumps(body)
        if body is not None:
            headers["Content-Type"] = "application/json"
        return await self.http.request(method, path, content=content, headers=headers, **more)

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.ask("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> str:
        """The code with which something is refused."""
        answer = await self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def create(self, **wish: Any) -> dict[str, Any]:
        usual = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
        made: dict[str, Any] = await self.post("/api/tables", usual | wish)
        return made

    # -- live --------------------------------------------------------------------------------------------------------

    async def connect(self, **query: str) -> None:
        cookie = self.http.cookies.get("regnum_session")
        headers = {"Cookie": f"regnum_session={cookie}"} if cookie else {}
        where = self.address.replace("http", "ws", 1) + "/api/live"
        if query:
            where += "?" + "&".join(f"{key}={value}" for key, value in query.items())
        # Who leaves with letters unread waits for no answer.
        self.socket = await connect(where, additional_headers=headers, compression=None, close_timeout=0.5)
        await self.until("hello")

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        self.told[message["kind"]] = message
        return message

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["kind"] == kind and all(message[key] == value for key, value in wanted.items()):
                return message

    async def do(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for the answer to it."""
        self.numbers += 1
        await self.say(id=self.numbers, **message)
        while True:
            heard = await self.hear()
            if heard["kind"] in ("done", "refused") and heard["id"] == self.numbers:
                return heard

    async def open(self, table: str, last: int = 0) -> None:
        answer = await self.do(do="open", table=table, last=last)
        assert answer["kind"] == "done", answer

    async def update(self) -> dict[str, Any]:
        return await self.until("update")


async def play_to_the_end(table: str, people: list[Person]) -> None:
    """Everybody answers what is asked with the first offer, over live connections that have the table open."""
    await asyncio.gather(*(_play(table, person) for person in people))


async def _play(table: str, person: Person) -> None:
    update = person.told.get("update") or await person.update()
    while update["result"] is None:
        asked = update["asked"]
        if asked is not None:
            offer = asked["offers"][update["number"] % len(asked["offers"])]
            await person.say(do="choose", table=table, question=asked["question"], choice=offer["action"])
        update = await person.update()


async def answer_first(person: Person, table: str, answers: int) -> None:
    """So many questions are answered by the first of what is offered."""
    while answers:
        asked = (await person.get(f"/api/tables/{table}/update"))["asked"]
        if asked:
            answers -= 1
            choice = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
            await person.post(f"/api/tables/{table}/choose", choice)
        await asyncio.sleep(0.01)
