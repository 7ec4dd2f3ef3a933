"""Dungeons and dishonour that cannot be (LA-510 to LA-522)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...parliament import PARLIAMENT
from ...placing import PLACING
from ...table import book
from .dungeon import CAPACITY, NEUTRAL, DungeonTable, strength_in_the_dungeon
from .tokens import DISPLEASURE, PER_SPACE


def dungeon_and_track(s: DungeonTable) -> Iterator[str]:
    if strength_in_the_dungeon(s) > s.dungeon_room:
        yield f"the dungeon holds {strength_in_the_dungeon(s)}, more than {s.dungeon_room} (LA-512)"
    if s.houses and s.dungeon_room != CAPACITY - NEUTRAL[s.players]:
        yield f"beside the neutral knight the dungeon has room for {CAPACITY - NEUTRAL[s.players]} (LA-511)"
    if s.question != NOBODY and strength_in_the_dungeon(s) and not (PLACING.is_open(s) or PARLIAMENT.is_open(s)):
        yield "the dungeon is emptied before the counties (LA-520)"
    if any(pile > PER_SPACE[s.players] for pile in s.track):
        yield f"a pile of the dishonour track holds more than {PER_SPACE[s.players]} tokens (LA-510)"
    gone = s.track.count(0)
    if s.round and any(s.track[:gone]):
        yield "dishonour is taken from the leftmost pile until it is gone (LA-522)"


book.complaints.add(dungeon_and_track, when=DISPLEASURE)
