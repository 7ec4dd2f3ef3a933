"""Reviews of games that are over, made while the page goes on and kept on the device."""

from __future__ import annotations

import json
import logging

from regnum.bots.review import in_slices
from regnum.reviewed import Review
from regnum.store import KeptReview

from ..rooms.rooms import Rooms
from ..telling.replay import must_be_over
from .judging import Judging
from .store import DeviceStore

log = logging.getLogger("regnum.alone")

SECONDS = 40.0
"""The most a review may take."""


class Reviews:
    """Those of one device."""

    def __init__(self, rooms: Rooms, store: DeviceStore, judging: Judging) -> None:
        self._rooms, self._store, self._judging = rooms, store, judging

    async def ask(self, table: str) -> KeptReview:
        """How the review of a game that is over stands, which is made if it was not."""
        begun = KeptReview(0.0, "")
        self._store.go_on_with_review(table, begun)
        self._rooms.background.begin(self._make(table))
        return begun

    async def _make(self, table: str) -> None:
        try:
            await self._store.keep_review(table, json.dumps((await self._reviewed(table)).to_json()))
        except Exception:
            log.exception("table %s could not be reviewed", table)
            await self._store.forget_review(table)

    async def _reviewed(self, table: str) -> Review:
        async with self._rooms.enter(table) as room:
            match = must_be_over(room.table).branch()
        going = in_slices(SECONDS, judge=self._judging.judge)
        done, judgement = next(going)
        while True:
            self._store.go_on_with_review(table, KeptReview(done, ""))
            found = await self._judging.carried_out(judgement, match)
            try:
                done, judgement = going.send(found)
            except StopIteration as end:
                review: Review = end.value
                return review
