"""Regnum's own wire."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from .tables import Heard

MOVES = 140
"""A game is over after some more moves; then the same people play the next."""


@dataclass
class Seat:
    """A person with a session at a table, and at the next when the game is over."""

    tables: list[str]
    cookie: str
    rng: random.Random
    number: int = 0

    @property
    def table(self) -> str:
        return self.tables[self.number]


class Offer(msgspec.Struct):
    action: str


class ToAnswer(msgspec.Struct):
    question: int
    offers: list[Offer]


class Said(msgspec.Struct):
    kind: str
    table: str = ""
    asked: ToAnswer | None = None
    result: dict[str, Any] | None = None


_said = msgspec.json.Decoder(Said)


class Regnum:
    """Tables of one game; each seat a guest."""

    name = "Regnum"

    def __init__(self, address: str, game: str, options: dict[str, Any], games: int) -> None:
        self.http = address
        self.game = game
        self.options = options
        self.games = games

    async def tables(self, count: int, players: int) -> list[list[Seat]]:
        async with httpx.AsyncClient(base_url=self.http, timeout=60, verify=False) as self._client:
            # Everybody shows a cookie of their own.
            self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            limit = asyncio.Semaphore(50)

            async def one(number: int) -> list[Seat]:
                async with limit:
                    return await self._table(number, players)

            return await asyncio.gather(*(one(number) for number in range(count)))

    async def _table(self, number: int, players: int) -> list[Seat]:
        people = [await self._guest(f"Player {number}.{seat}") for seat in range(players)]
        tables = [await self._game([headers for headers, _ in people]) for _ in range(self.games)]
        return [Seat(tables, cookie, random.Random(number * 10 + n)) for n, (_, cookie) in enumerate(people)]

    async def _guest(self, name: str) -> tuple[dict[str, str], str]:
        """The headers with which a new guest does things, and the session's cookie."""
        answer = await self._client.post("/api/guests", json={"name": name})
        cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        return {"X-CSRF-Token": answer.json()["csrf"], "Cookie": f"regnum_session={cookie}"}, cookie

    async def _game(self, people: list[dict[str, str]]) -> str:
        host, *others = people
        plans = [{"for": "me"}, *({"for": "anyone"} for _ in others)]
        wish = {"game": self.game, "players": len(people), "options": self.options, "seats": plans}
        table: str = (await self._client.post("/api/tables", json=wish, headers=host)).json()["table"]
        for seat, headers in enumerate(others, 1):
            answer = await self._client.post(f"/api/tables/{table}/join", json={"seat": seat}, headers=headers)
            answer.raise_for_status()
        return table

    def address(self, seat: Seat) -> tuple[str, dict[str, str]]:
        return "/api/live", {"Cookie": f"regnum_session={seat.cookie}"}

    def greet(self, seat: Seat) -> str:
        return f'{{"do":"open","table":"{seat.table}"}}'

    def hear(self, seat: Seat, text: bytes) -> Heard | None:
        said = _said.decode(text)
        if said.kind == "refused":
            raise RuntimeError(text.decode())
        if said.kind != "update" or said.table != seat.table:
            return None
        if said.result is not None:
            seat.number += 1
            return Heard(told=True, at_once=self.greet(seat))
        if said.asked is None:
            return Heard(told=True)
        return Heard(told=True, asked=said.asked.question, answer=partial(_answer, seat, said.asked))


def _answer(seat: Seat, asked: ToAnswer) -> str:
    action = seat.rng.choice(asked.offers).action
    return f'{{"do":"choose","table":"{seat.table}","question":{asked.question},"choice":"{action}"}}'
