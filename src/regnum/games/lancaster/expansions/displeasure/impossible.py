"""Dungeons and dishonour that cannot be (LA-510 to LA-522)."""

from __future__ import annotations

from collections.abc import Iterator

from ...table import book
from .dungeon import DungeonTable, strength_in_the_dungeon
from .tokens import DISPLEASURE, PER_SPACE


def dungeon_and_track(s: DungeonTable) -> Iterator[str]:
    if strength_in_the_dungeon(s) > s.dungeon_room:
        yield f"the dungeon holds {strength_in_the_dungeon(s)}, more than {s.dungeon_room} (LA-512)"
    if any(pile > PER_SPACE[s.players] for pile in s.track):
        yield f"a pile of the dishonour track holds more than {PER_SPACE[s.players]} tokens (LA-510)"
    gone = s.track.count(0)
    if s.round and any(s.track[:gone]):
        yield "dishonour is taken from the leftmost pile until it is gone (LA-522)"


book.complaints.add(dungeon_and_track, when=DISPLEASURE)
