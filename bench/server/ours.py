"""Regnum's own wire."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec

from .tables import Heard


@dataclass
class Seat:
    """A person with a session at a table."""

    table: str
    cookie: str
    rng: random.Random


class Offer(msgspec.Struct):
    action: str


class Asked(msgspec.Struct):
    question: int
    offers: list[Offer]


class Said(msgspec.Struct):
    kind: str
    asked: Asked | None = None
    result: dict[str, Any] | None = None


_said = msgspec.json.Decoder(Said)


class Regnum:
    """Tables of one game; each seat a guest."""

    name = "Regnum"

    def __init__(self, address: str, game: str, options: dict[str, Any]) -> None:
        self.http = address
        self.game = game
        self.options = options

    async def tables(self, count: int, players: int) -> list[list[Seat]]:
        limit = asyncio.Semaphore(10)

        async def one(number: int) -> list[Seat]:
            async with limit:
                return await self._table(number, players)

        return await asyncio.gather(*(one(number) for number in range(count)))

    async def _table(self, number: int, players: int) -> list[Seat]:
        seats, table = [], ""
        for seat in range(players):
            async with httpx.AsyncClient(base_url=self.http, timeout=60) as client:
                me = (await client.post("/api/guests", json={"name": f"Player {number}.{seat}"})).json()
                client.headers["X-CSRF-Token"] = me["csrf"]
                if not table:
                    plans = [{"for": "me"}, *({"for": "anyone"} for _ in range(players - 1))]
                    wish = {"game": self.game, "players": players, "options": self.options, "seats": plans}
                    answer = await client.post("/api/tables", json=wish)
                    table = answer.json()["table"]
                else:
                    answer = await client.post(f"/api/tables/{table}/join", json={"seat": seat})
                answer.raise_for_status()
                seats.append(Seat(table, client.cookies["regnum_session"], random.Random(number * 10 + seat)))
        return seats

    def address(self, seat: Seat) -> tuple[str, dict[str, str]]:
        return self.http.replace("http", "ws", 1) + "/api/live", {"Cookie": f"regnum_session={seat.cookie}"}

    def greet(self, seat: Seat) -> list[str]:
        return [f'{{"do":"open","table":"{seat.table}"}}']

    def hear(self, seat: Seat, text: str) -> Heard:
        said = _said.decode(text)
        if said.kind == "refused":
            raise RuntimeError(text)
        if said.kind != "update":
            return Heard()
        heard = Heard(told=True, over=said.result is not None)
        if said.asked is not None:
            heard.asked = said.asked.question
            offer = seat.rng.choice(said.asked.offers)
            heard.answer = (
                f'{{"do":"choose","table":"{seat.table}","question":{said.asked.question},"choice":"{offer.action}"}}'
            )
        return heard
