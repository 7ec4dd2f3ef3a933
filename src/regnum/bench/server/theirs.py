"""boardgame.io's wire: socket.io over a WebSocket, spoken by hand so that one client drives both servers."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from functools import partial

import msgspec

from .tables import Heard

THRONE, DUNGEON, RESERVE, LIMIT = 6, 7, 8, 4


@dataclass
class Seat:
    """A player of a match."""

    match: str
    player: str
    players: int
    rng: random.Random


class Position(msgspec.Struct):
    place: list[int]
    toPlace: int  # noqa: N815
    noes: list[int]
    stomachaches: list[int]
    done: list[int]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    activePlayers: dict[str, str] | None = None  # noqa: N815


class State(msgspec.Struct, rename={"state_id": "_stateID"}):
    G: Position
    ctx: Context
    state_id: int


class Synchronised(msgspec.Struct):
    state: State


_json = msgspec.json.Encoder()
_list = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)
_synchronised = msgspec.json.Decoder(Synchronised)


class BoardgameIO:
    """Matches of the castle game; a match begins when somebody asks for it."""

    name = "boardgame.io"

    def __init__(self, address: str) -> None:
        self.http = address

    async def tables(self, count: int, players: int) -> list[list[Seat]]:
        run = secrets.token_hex(4)
        return [
            [Seat(f"{run}-{n}", str(seat), players, random.Random(n * 10 + seat)) for seat in range(players)]
            for n in range(count)
        ]

    def address(self, seat: Seat) -> tuple[str, dict[str, str]]:
        return "/socket.io/?EIO=4&transport=websocket", {}

    def greet(self, seat: Seat) -> str:
        return "40/castle,"

    def hear(self, seat: Seat, text: bytes) -> Heard | None:
        if text == b"2":
            return Heard(at_once="3")
        if text.startswith(b"40/castle"):
            return Heard(at_once=_event("sync", seat.match, seat.player, None, seat.players))
        if not text.startswith(b"42"):
            return None
        kind, _, body, *_ = _list.decode(text[text.index(b"[") :])
        if bytes(kind) == b'"sync"':
            return self._state(seat, _synchronised.decode(body).state)
        return self._state(seat, _state.decode(body)) if bytes(kind) == b'"update"' else None

    def _state(self, seat: Seat, state: State) -> Heard:
        active = state.ctx.activePlayers
        mine = seat.player in active if active is not None else state.ctx.currentPlayer == seat.player
        if not mine:
            return Heard(told=True)
        return Heard(told=True, asked=state.G.done[int(seat.player)], answer=partial(_answer, seat, state))


def _answer(seat: Seat, state: State) -> str:
    position = state.G
    voting = state.ctx.activePlayers is not None
    move = _vote(seat.rng, position, int(seat.player)) if voting else _move(seat.rng, position)
    action = {"type": "MAKE_MOVE", "payload": {**move, "playerID": seat.player, "credentials": "x"}}
    return _event("update", action, state.state_id, seat.match, seat.player)


def _vote(rng: random.Random, position: Position, me: int) -> dict[str, object]:
    cards = ["yes"] + ["no"] * (position.noes[me] > 0) + ["stomachache"] * (position.stomachaches[me] > 0)
    return {"type": "vote", "args": [rng.choice(cards)]}


def _move(rng: random.Random, position: Position) -> dict[str, object]:
    place = position.place
    if position.toPlace:
        who = rng.choice([n for n, at in enumerate(place) if at == RESERVE])
        return {"type": "place", "args": [who, rng.choice([f for f in range(1, 5) if place.count(f) < LIMIT])]}
    steps = [n for n, at in enumerate(place) if at < THRONE and (at + 1 == THRONE or place.count(at + 1) < LIMIT)]
    return {"type": "move", "args": [rng.choice(steps)]}


def _event(*parts: object) -> str:
    return f"42/castle,{_json.encode(parts).decode()}"
