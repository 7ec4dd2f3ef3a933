"""Non-interference on the wire: two runs that differ only in what a seat may not know send it the same bytes."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from regnum.games.vive_le_roi.table import CHARACTER
from regnum.kernel import Script
from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.rooms import retractions
from regnum.server.rooms.room import Room
from regnum.server.table import creating, fair, lessons, shelf
from regnum.server.wire.commands import Ask, Choose, Join, NewClock, NewSeat, NewTable, NewTeammate, Open, Undo
from regnum.server.wire.doing import create, obey
from regnum.server.wire.socket import Connection
from regnum.testing import rule

from .houses import house_in
from .test_crowds import Pause
from .toys import HAND

pytestmark = pytest.mark.anyio

CLIMB = object()
"""Stands for all public moves up to the first vote."""
CLOCK = NewClock(kind="bank", seconds=600.0, increment=5.0)


class Run:
    """One game in a house of its own, with scripted chance, fixed ids and a clock that ticks once per act."""

    tick = 1.0

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, chance: list[str]) -> None:
        ids = (f"id{n}" for n in itertools.count())
        monkeypatch.setattr(creating, "new_id", lambda length=14: next(ids))
        monkeypatch.setattr("regnum.server.people.accounts.new_id", lambda length=14: next(ids))
        monkeypatch.setattr("regnum.server.table.creating.secrets.token_urlsafe", lambda size: "key")
        monkeypatch.setattr(fair, "new_secret", lambda: "00" * 32)
        monkeypatch.setattr(lessons, "FairDice", lambda seed: _Scripted(chance))
        monkeypatch.setattr(retractions, "SECONDS", 3600.0)
        self.pause = Pause()
        self.folder = folder
        self.now = 1000.0
        self.frames: list[list[bytes]] = []

    async def play(self, game: str, seats: int, acts: list[Any], options: dict[str, Any]) -> list[list[bytes]]:
        """What every person, and a spectator at the end, was told."""
        house = await house_in(self.folder, clock=lambda: self.now)
        house.comings.later = self.pause
        count = sum(options.get("unit_sizes", [1] * seats))
        people = [await house.accounts.be_a_guest(f"Player {n}", "en", self.now) for n in range(count)]
        visitors = [Visitor(account, "cookie", "en") for account in people]
        mate = NewTeammate(wanted="anyone") if count > seats else None
        wanted = [NewSeat(wanted="me", teammate=mate), *(NewSeat(wanted="anyone") for _ in range(seats - 1))]
        wish = NewTable(game=game, players=seats, seats=wanted, clock=CLOCK, options=options)
        table = (await create(house, visitors[0], wish))["table"]
        for visitor in visitors[1:]:
            await obey(house, visitor, Join(table=table))
        connections = [Connection(house, v, None, None) for v in (*visitors, Visitor(None, "", "en"))]  # type: ignore[arg-type]
        for connection in connections:
            await connection._open(Open(table=table))
        self.frames = [[] for _ in connections]
        self._a_moment_passes(house, house.rooms.rooms[table])
        self._collect(connections)
        for act in acts:
            self.now += self.tick
            await self._act(house, visitors, table, act)
            self._a_moment_passes(house, house.rooms.rooms[table])
            self._collect(connections)
        for connection in connections:
            # Whoever comes anew is told how it came to stand as it does, step by step.
            await connection._open(Open(table=table))
        self._collect(connections)
        await house.close()
        return self.frames

    def _a_moment_passes(self, house: House, room: Room) -> None:
        """What is told a moment later is told now, however fast the machine is."""
        self.pause.passes()
        waiting = house.retractions._waiting.get(room.id)
        if waiting is not None:
            waiting.cancel()
            house.retractions._look(room, retractions._seen_by_all(room), asyncio.get_running_loop().time())

    async def _act(self, house: Any, visitors: list[Visitor], table: str, act: Any) -> None:
        room = house.rooms.rooms[table]
        if act is CLIMB:
            await self._climb(house, visitors, room)
            return
        who, choice = act
        if choice == "undo":
            await obey(house, visitors[who], Undo(table=table))
        elif choice == "ask":
            await obey(house, visitors[who], Ask(table=table, wish="undo"))
        else:
            question = room.table.audience(visitors[who].id).asked
            await obey(house, visitors[who], Choose(table=table, question=question, choice=choice))

    async def _climb(self, house: Any, visitors: list[Visitor], room: Any) -> None:
        """Public moves, whoever is highest first, until there is something to vote on."""
        while not room.table.play.match.question.secret:
            match, seat = room.table.play.match, room.table.waiting[0]
            best = max(match.offers(seat), key=lambda text: _height(match.table, text))
            self.now += 1.0
            somebody = next(visitor for visitor in visitors if room.table.seat_of(visitor.id) == seat)
            question = room.table.audience(somebody.id).asked
            await obey(house, somebody, Choose(table=room.id, question=question, choice=best))

    def _collect(self, connections: list[Connection]) -> None:
        for frames, connection in zip(self.frames, connections, strict=True):
            while connection.outbox.filled.is_set():
                frames.append(connection.outbox.take())


class _Scripted(Script):
    """Chance that says what was written down, as the table's dice."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(answers)
        self.drawn = 0
        self.recorded: list[str] = []

    def choose(self, actions: Any, odds: Any, notation: Any) -> int:
        self.drawn += 1
        return super().choose(actions, odds, notation)


def _height(s: Any, text: str) -> int:
    """How high a move leads, as everybody can see."""
    verb, *values = (part.rpartition("=")[2] for part in text.split())
    return int(values[1]) if verb == "place" else int(s.place[CHARACTER.index(values[0])])


async def both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: list[tuple[list[str], list[Any]]], **more: Any
) -> list[list[list[bytes]]]:
    return [
        await Run(tmp_path / str(n), monkeypatch, chance).play(
            more.get("game", "vive-le-roi"), more.get("seats", 3), acts, more.get("options", {})
        )
        for n, (chance, acts) in enumerate(runs)
    ]


async def test_cards_dealt_in_secret_show_to_their_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0's card differs: seats 1 and 2 and the spectator are told the same, byte for byte, until the first vote."""
    acts = [CLIMB]
    one, two = await both(
        tmp_path,
        monkeypatch,
        [
            (["begin seat=0", "deal card=F01", "deal card=F02", "deal card=F03"], acts),
            (["begin seat=0", "deal card=F09", "deal card=F02", "deal card=F03"], acts),
        ],
    )
    assert one[0] != two[0]
    assert one[1:] == two[1:]


async def test_a_secret_vote_shows_to_nobody_until_all_have_voted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = ["begin seat=0", "deal card=F01", "deal card=F02", "deal card=F03"]
    before = [CLIMB]
    votes = [[(0, f"vote {card}"), (1, "vote yes")] for card in ("yes", "no")]
    changed = [[(0, f"vote {card}"), (1, "vote yes"), (0, "undo"), (0, "ask")] for card in ("yes", "no")]
    one, two, three, four = await both(
        tmp_path, monkeypatch, [(deals[:], before + acts) for acts in (*votes, *changed)]
    )
    assert one[0] != two[0]
    assert one[1:] == two[1:]
    assert three[1:] == four[1:]
    assert len(three[1]) > len(one[1])


async def test_an_answer_in_parts_cannot_be_counted_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many parts a secret answer has shows to nobody else, neither as frames nor in any number or clock."""
    monkeypatch.setitem(shelf.games(), "hand", HAND)
    few = [(0, "take 1"), (0, "stop")]
    many = [(0, "take 1"), (0, "take 2"), (0, "take 0"), (0, "stop")]
    monkeypatch.setattr(Run, "tick", 0.0)
    one, two = await both(tmp_path, monkeypatch, [([], few), ([], many)], game="hand", seats=2)
    assert one[0] != two[0]
    assert one[1:] == two[1:]


# --- persons who share a seat ------------------------------------------------------------------------------------

TEAM: dict[str, Any] = {"unit_sizes": [2, 1, 1], "ambition": True}


def dealt(*ambitions: str) -> list[str]:
    """Chance deals these Ambition cards to a team of two, and the last ones to two lone persons."""
    favourites = [f"deal card=F0{n}" for n in range(1, 5)]
    return [
        "begin seat=0",
        *favourites,
        *(f"ambition card={card}" for card in (*ambitions, "A13", "A14", "A15", "A16")),
    ]


@rule("VR-308", "VR-310")
async def test_what_one_of_a_team_was_dealt_shows_to_nobody_else_not_even_to_the_teammate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first person keeps the same card out of two different pairs, takes it back and keeps it again."""
    own = [(0, "keep_ambition A01"), (0, "undo"), (0, "keep_ambition A01")]
    others = [(1, "keep_ambition A03"), (2, "keep_ambition A13"), (3, "keep_ambition A15")]
    acts = [*own, *others, CLIMB]
    one, two = await both(
        tmp_path,
        monkeypatch,
        [(dealt("A01", "A02", "A03", "A04"), acts), (dealt("A06", "A01", "A03", "A04"), acts)],
        options=TEAM,
    )
    assert one[0] != two[0]
    assert one[1:] == two[1:]


@rule("VR-309")
async def test_a_kept_card_shows_to_the_teammate_and_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = dealt("A01", "A02", "A03", "A04")
    one, two = await both(
        tmp_path, monkeypatch, [(chance[:], [(0, f"keep_ambition {card}")]) for card in ("A01", "A02")], options=TEAM
    )
    assert one[1] != two[1]
    assert one[2:] == two[2:]


@rule("VR-309", "VR-323")
async def test_strangers_cannot_tell_how_many_of_a_team_have_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = dealt("A01", "A02", "A03", "A04")
    monkeypatch.setattr(Run, "tick", 0.0)
    acts: list[list[Any]] = [[(1, "keep_ambition A03")], []]
    one, two = await both(tmp_path, monkeypatch, [(chance[:], before) for before in acts], options=TEAM)
    assert one[0] != two[0]
    assert one[2:] == two[2:]
