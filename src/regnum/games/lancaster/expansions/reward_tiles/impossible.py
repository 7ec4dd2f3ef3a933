"""Reward tiles where they cannot be (LA-590, LA-591)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...round import ROUND
from ...table import COUNTY, book
from . import LIES_ON, REWARD_TILE, REWARD_TILES, SPECIAL, TILES, RewardTilesTable, is_used


def tiles(s: RewardTilesTable) -> Iterator[str]:
    for county, tile in enumerate(s.tile_on if ROUND.is_open(s) else ()):
        if tile != NOBODY and LIES_ON[tile] != county:
            yield f"the tile {REWARD_TILE[tile]} lies on {COUNTY[LIES_ON[tile]]}, not on {COUNTY[county]} (LA-591)"
    for tile in range(TILES):
        if s.tile_bag[tile] and tile in s.tile_on:
            yield f"the tile {REWARD_TILE[tile]} is in the bag and on a county (LA-591)"
        there = s.tile_bag[tile] or tile in s.tile_on
        if ROUND.is_open(s) and there and not is_used(s, tile):
            yield f"the tile {REWARD_TILE[tile]} is not used here (LA-590)"


def seal_tiles(s: RewardTilesTable) -> Iterator[str]:
    """A seal tile has come from a county (LA-594)."""
    kept = sum(getattr(s, "seal_tiles", ()))
    taken = sum(is_taken(s, tile) for tile in range(TILES) if SPECIAL[tile]) if s.modules & REWARD_TILES else 0
    if kept > taken:
        yield f"{kept} seal tiles are kept; {taken} have been taken from counties (LA-594)"


def is_taken(s: RewardTilesTable, tile: int) -> bool:
    return is_used(s, tile) and not s.tile_bag[tile] and tile not in s.tile_on


book.complaints.add(tiles, when=REWARD_TILES)
book.complaints.add(seal_tiles)
