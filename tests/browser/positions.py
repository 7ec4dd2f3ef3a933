"""Tables in the middle of recorded games: whoever looks at a board need not play until something is on it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from regnum.games import game
from regnum.kernel import Match, SavedGame, saved
from regnum.server.people.names import Names
from regnum.server.rooms.rooms import Rooms
from regnum.server.running.metrics import Metrics
from regnum.server.table.journal import Created
from regnum.server.table.plans import Origin, SeatPlan
from regnum.store import open_store

from ..recording import TESTS
from .player import Guest

KEY = "between-friends"


@dataclass(frozen=True)
class Position:
    """A recorded game, when this question is put to somebody for the last time."""

    record: str
    question: str
    copy: str = ""
    """Whoever sits down keeps the seat: others need a table of their own that stands so."""

    @property
    def table(self) -> str:
        """The id of the table that stands so."""
        return hashlib.sha256(f"{self.record} {self.question} {self.copy}".encode()).hexdigest()[:16]


def positions(*records: str) -> list[Position]:
    """One for each question of these games."""
    return [Position(record, question) for record in records for question in _asked(_look(record))]


def _look(record: str) -> SavedGame:
    return saved.look((TESTS / f"{record}.regnum").read_text(encoding="utf-8"), game)


def _asked(played: SavedGame) -> dict[str, int]:
    """After how many choices each question is asked for the last time."""
    match = Match(played.game, edition=played.edition, **played.options)
    found = {}
    for at, (seat, choice) in enumerate(played.choices):
        if seat >= 0:
            found[match.question.name] = at
        match.choose(choice, seat)
    return found


def _created(position: Position, played: SavedGame, at: int) -> Created:
    """The seat that is asked waits for a friend, bots sit on the others."""
    options = dict(played.options)
    players = options.pop("players")
    asked = played.choices[at][0]
    return Created(
        at=time.time(),
        by="",
        game=played.game.name,
        edition=played.edition,
        players=players,
        options=options,
        seats=[SeatPlan("friend") if seat == asked else SeatPlan("bot", 1, "page") for seat in range(players)],
        secret="",
        key=KEY,
        listed=False,
        origin=Origin(position.table, at, list(played.choices[:at])),
    )


def lay_out(store: Path, wanted: Sequence[Position]) -> None:
    """Put tables into a new store; a thread of its own keeps clear of Playwright's loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _lay_out(store, wanted)).result()


async def _lay_out(place: Path, wanted: Sequence[Position]) -> None:
    store = await open_store(str(place))
    rooms = Rooms(store, Names(store), time.time, Metrics(), lease=60.0)
    asked = {record: (_look(record), _asked(_look(record))) for record in {one.record for one in wanted}}
    for one in wanted:
        played, when = asked[one.record]
        await rooms.create(one.table, _created(one, played, when[one.question]), lambda table: iter(()))
    await rooms.background.close()
    await store.close()


def sit_down_at(somebody: Guest, position: Position) -> None:
    """On the seat that is asked; the game goes on at once."""
    somebody.post(f"/api/tables/{position.table}/join", {"key": KEY})
    somebody.sit_down({"table": position.table})
    somebody.page.locator(".question[data-question]").wait_for()
