"""The dungeon, where knights do penance for their player (LA-511 to LA-520)."""

from __future__ import annotations

from regnum.kernel import Condition, May, public, tell

from ...knights import CROWDED, KNIGHT_PLACED, MAY_UPGRADE, MAY_UPGRADE_PLACED, go_to_court, stand
from ...round import GAME, ROUND, evaluate_the_counties
from ...setup import fill_the_supply
from ...table import DATA, HOUSE, KNIGHTS, PLACES, STRENGTH, Table, book, by_players, players_own, runner
from .tokens import DISPLEASURE, DishonourTable, restore_honour

CAPACITY: int = DATA["dungeon"]["capacity"]
NEUTRAL = by_players("dungeon_neutral_knight")

OUT_OF_THE_DUNGEON = book.event("out_of_the_dungeon", "LA-520", house=HOUSE, strength="number")


@book.table_of(DISPLEASURE)
class DungeonTable(DishonourTable):
    dungeon_room: int = public(high=CAPACITY)  # the strength it holds beside the neutral knight; 0: it is closed


def open_the_dungeon(s: DungeonTable) -> None:
    """One neutral knight sits there for the whole game (LA-511, LA-520)."""
    s.dungeon_room = CAPACITY - NEUTRAL[s.players]


def strength_in_the_dungeon(s: Table) -> int:
    """Of all houses' knights."""
    total = 0
    for house in range(s.houses):
        for knight in range(KNIGHTS):
            if s.place[house][knight] == DUNGEON:
                total += STRENGTH[knight]
    return total


def room_in_the_dungeon(s: DungeonTable, place: int, house: int, strength: int) -> bool:
    return strength_in_the_dungeon(s) + strength <= s.dungeon_room


DUNGEON_ACCEPTS = May(
    "dungeon_accepts", Condition(room_in_the_dungeon, "LA-512", "the dungeon has no room for so strong a knight")
)
"""While the strengths inside stay within its capacity; with or without dishonour (LA-512, LA-514)."""


def drop_into_the_dungeon(s: DungeonTable, place: int) -> None:
    """As many tokens go back as the knight is strong; an ally's returns none (LA-513, LA-538)."""
    stand(s, s.house, s.knight, place)
    tell(s, KNIGHT_PLACED, runner(s, s.house), s.house, STRENGTH[s.knight], place)
    if players_own(s, s.house):
        restore_honour(s, s.house, STRENGTH[s.knight])


DUNGEON = PLACES.add(
    "dungeon",
    when=DISPLEASURE,
    number=0,
    held=1,
    placed=1,
    favour=0,
    accepts=DUNGEON_ACCEPTS,
    arrive=drop_into_the_dungeon,
)


def too_strong_for_the_dungeon(s: DungeonTable, place: int, more: int) -> int:
    """A knight inside may become stronger only within the capacity (LA-516)."""
    if place != DUNGEON:
        return 0
    return 1 if strength_in_the_dungeon(s) + more > s.dungeon_room else 0


def may_grow_there(s: DungeonTable, seat: int, strength: int, place: int) -> bool:
    return too_strong_for_the_dungeon(s, place, 1) == 0


MAY_GROW = Condition(may_grow_there, "LA-516", "the dungeon has no room for a stronger knight")


def empty_the_dungeon(s: DungeonTable) -> None:
    """All but the neutral knight return to their courts before the counties (LA-520)."""
    for house in range(s.houses):
        for knight in range(KNIGHTS):
            if s.place[house][knight] == DUNGEON:
                go_to_court(s, house, knight)
                tell(s, OUT_OF_THE_DUNGEON, house, STRENGTH[knight])


GAME.after(fill_the_supply, open_the_dungeon, when=DISPLEASURE)
CROWDED.add(too_strong_for_the_dungeon, when=DISPLEASURE)
MAY_UPGRADE.add(MAY_GROW, when=DISPLEASURE)
MAY_UPGRADE_PLACED.add(MAY_GROW, when=DISPLEASURE)
ROUND.before(evaluate_the_counties, empty_the_dungeon, when=DISPLEASURE)
