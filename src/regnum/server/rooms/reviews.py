"""Reviews of games that are over: one at a time on each node, behind all bots, and kept with the game.

The store is the queue: what waits there is done by whichever node has time, after a restart too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING

from regnum.bots.review import in_slices
from regnum.kernel import saved
from regnum.reviewed import Review
from regnum.store import Conflict, KeptReview, Unavailable

from ..table.refused import Refused
from ..telling.replay import must_be_over
from .background import rounds
from .rooms import Rooms

if TYPE_CHECKING:
    from ..running.reviewer import Reviewer
    from ..running.thinkers import Thinkers

log = logging.getLogger("regnum.reviews")

MOST_WAITING = 50
"""How many games may wait for their review."""
ROUNDS_PER_LEASE = 3
"""How often it is looked for work that others left, and said that one is still at it, before that is in doubt."""


class Reviews:
    """One node's part in them."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, reviewer: Reviewer, lease: float) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.reviewer = reviewer
        self.lease = lease
        self._asked = asyncio.Event()

    def open(self) -> None:
        self.rooms.background.begin(rounds(self._make_all, self._wait, "reviews"))

    def close(self) -> None:
        self.reviewer.close()

    async def ask(self, table: str) -> KeptReview:
        """How the review of a game that is over stands, which is made if it was not."""
        try:
            await self.rooms.store.ask_for_review(table, self.rooms.clock(), MOST_WAITING)
        except Conflict as wrong:
            # It was deleted, and somebody still looks at it.
            raise Refused("unknown", "there is no such table") from wrong
        found = await self.rooms.store.review(table)
        if found is None:
            raise Refused("not-now", "too many games wait for their review: try again later")
        self._asked.set()
        return found

    # -- making them ---------------------------------------------------------------------------------------------

    async def _make_all(self) -> None:
        self._asked.clear()
        while table := await self.rooms.store.next_review(self.rooms.clock(), self._until()):
            await self._make(table)

    async def _wait(self) -> None:
        self.reviewer.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.lease / ROUNDS_PER_LEASE):
                await self._asked.wait()

    async def _make(self, table: str) -> None:
        store = self.rooms.store
        try:
            await store.keep_review(table, json.dumps((await self._reviewed(table)).to_json()))
        except asyncio.CancelledError:
            # The server ends: whoever comes next need not wait for us.
            await store.go_on_with_review(table, 0.0, until=0.0)
            raise
        except Unavailable:
            raise
        except Exception:
            # Whoever wants it may ask again: the others must not wait for ever.
            log.exception("table %s could not be reviewed", table)
            await store.forget_review(table)

    async def _reviewed(self, table: str) -> Review:
        async with self.rooms.enter(table) as room:
            text = saved.write(must_be_over(room.table))
        going = in_slices(self.reviewer.seconds)
        done, judgement = next(going)
        while True:
            await self._say(table, done)
            while not await self.thinkers.idle(self.lease / ROUNDS_PER_LEASE):
                await self._say(table, done)
            found = await self.reviewer.judge(judgement, text)
            try:
                done, judgement = going.send(found)
            except StopIteration as end:
                review: Review = end.value
                return review

    async def _say(self, table: str, done: float) -> None:
        await self.rooms.store.go_on_with_review(table, done, self._until())

    def _until(self) -> float:
        return self.rooms.clock() + self.lease
