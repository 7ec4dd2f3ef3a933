"""Reviews of games that are over: how far one is, and asking for it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from ..rooms.room import Room
from ..telling.replay import must_be_over
from ..telling.reviewed import ReviewSeen, reviewed
from .calls import Call

if TYPE_CHECKING:
    from regnum.store import KeptReview

log = logging.getLogger("regnum.reviews")


async def show_review(call: Call) -> Any:
    async with call.look() as room:
        return await _reviewed(call, room, await call.house.store.review(room.id))


async def ask_for_review(call: Call) -> Any:
    call.visitor.must_be_somebody()
    async with call.look() as room:
        found = await call.house.store.review(room.id)
        if found is None:
            must_be_over(room.table)
            call.house.limits.spend_as(call.visitor, "review")
            found = await call.house.reviews.ask(room.id)
        return await _reviewed(call, room, found)


async def _reviewed(call: Call, room: Room, found: KeptReview | None) -> ReviewSeen:
    match, names, language = must_be_over(room.table), call.house.names.at(room.table), call.visitor.language
    if found and found.body:
        call.house.spend_steps(room.table, call.visitor)
    try:
        return reviewed(found.progress if found else None, found.body if found else "", match, language, names)
    except (ValueError, RecursionError):
        # Whoever wants it may ask for it anew.
        log.exception("table %s: its review is damaged", room.id)
        await call.house.store.forget_review(room.id)
        return reviewed(None, "", match, language, names)
