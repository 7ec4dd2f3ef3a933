"""What must be true of the reward tiles at every table (LA-590, LA-591)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...round import ROUND
from ...table import COUNTY, book
from . import LIES_ON, REWARD_TILE, REWARD_TILES, TILES, RewardTilesTable, is_used


def take_tiles_out_of_the_bag(s: RewardTilesTable) -> None:
    for tile in s.tile_on:
        if tile != NOBODY and ROUND.is_open(s):
            s.tile_bag[tile] = 0


def tiles(s: RewardTilesTable) -> Iterator[str]:
    for county, tile in enumerate(s.tile_on if ROUND.is_open(s) else ()):
        if tile != NOBODY and LIES_ON[tile] != county:
            yield f"the tile {REWARD_TILE[tile]} lies on {COUNTY[LIES_ON[tile]]}, not on {COUNTY[county]} (LA-591)"
    for tile in range(TILES):
        there = s.tile_bag[tile] or tile in s.tile_on
        if ROUND.is_open(s) and there and not is_used(s, tile):
            yield f"the tile {REWARD_TILE[tile]} is not used here (LA-590)"


book.derive.add(take_tiles_out_of_the_bag, when=REWARD_TILES, because="that tile lies on a county (LA-591)")
book.complaints.add(tiles, when=REWARD_TILES)
