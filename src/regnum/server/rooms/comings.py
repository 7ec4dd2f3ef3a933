"""Comings and goings, and what else leaves the game as it is: told at most once a second at each table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .listings import Kinds, is_quiet
from .room import Room

SECONDS = 1.0


def later(seconds: float, call: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, call)


class Comings:
    """The first is told at once, all others of the next second together."""

    def __init__(
        self, tell: Callable[[Room], None], later: Callable[[float, Callable[[], None]], None] = later
    ) -> None:
        self._tell = tell
        self.later = later
        self._more: dict[str, bool] = {}
        """Tables at which it was told just now, and whether somebody has come or gone since."""

    def changed(self, room: Room, kinds: Kinds) -> None:
        """Something was written that leaves the game as it is."""
        if is_quiet(kinds):
            self.happened(room)

    def happened(self, room: Room) -> None:
        """Somebody came or went."""
        if room.id in self._more:
            self._more[room.id] = True
        else:
            self._tell_now(room)

    def _tell_now(self, room: Room) -> None:
        self._more[room.id] = False
        self.later(SECONDS, lambda: self._look_again(room))
        self._tell(room)

    def _look_again(self, room: Room) -> None:
        if self._more.pop(room.id):
            self._tell_now(room)
