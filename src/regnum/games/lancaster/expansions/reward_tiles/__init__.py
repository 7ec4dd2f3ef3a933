"""Reward tiles: in each round one more thing to take in a county (LA-590 to LA-599)."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import EVERYBODY, NOBODY, Condition, Deeper, May, Row, Words, ask_nature, offer, public, tell

from ...allies import WHICH_ALLIED_SHARE
from ...county_rewards import WHICH_SHARE, noble_of_this_county
from ...nobles import take_noble, takeable
from ...printed import gives, phrase
from ...rewards import printed
from ...round import GAME, ROUND, begin_the_round
from ...setup import build_first_extensions
from ...supply import pay
from ...table import COUNTIES, COUNTY, DATA, GOLD, KINDS, REWARDS, Table, book

REWARD_TILES = book.module("reward_tiles")
book.words.append(Path(__file__).with_name("messages") / "*.ftl")
book.option("reward_tiles", "LA-590", module=REWARD_TILES)
book.preset("everything", reward_tiles=True)

# --- the tiles (LA-590, LA-596) -------------------------------------------------------------------------------------

USABLE = [tile for tile in DATA["reward_tile"] if all(part["kind"] in KINDS.names for part in tile["reward"])]
"""Tiles whose reward is in the box; seals come with another expansion."""
REWARD_TILE = Words("reward_tile", (tile["id"] for tile in USABLE))
TILES = len(REWARD_TILE)
LETTERS = [county["letter"] for county in DATA["county"]]
LIES_ON = tuple(LETTERS.index(tile["letter"]) for tile in USABLE)
TILE_REWARD = tuple(printed(tile["id"], tile["reward"]) for tile in USABLE)
SPECIAL = tuple(int(tile["set"] != "base") for tile in USABLE)
"""1 for a tile that takes the place of another with its letter, if its reward can be had."""

PRICE: int = DATA["reward_tile_rules"]["price_for_noble_and_tile"]

DRAW_TILE = book.action("draw_tile", tile=REWARD_TILE)
WAY = Words("way", ("alone", "with-noble"))
ALONE, WITH_NOBLE = range(2)
phrase("way", "with-noble", "way-with-noble", price=PRICE)
for _tile in USABLE:
    gives("reward_tile", _tile["id"], _tile["reward"])
TAKE_TILE = book.action("take_tile", way=WAY)

TILE_DRAWN = book.event("tile_drawn", "LA-591", tile=REWARD_TILE, county=COUNTY)
TILE_TAKEN = book.event("tile_taken", "LA-594", seat="seat", way=WAY, tile=REWARD_TILE)


@book.table_of(REWARD_TILES)
class RewardTilesTable(Table):
    tile_bag: Row = public(REWARD_TILE, high=1)  # 1 for each tile in the bag
    tile_on: Row = public(COUNTY, low=NOBODY, names=REWARD_TILE)


def can_be_had(s: RewardTilesTable, tile: int) -> bool:
    return bool(KINDS.possible(s, REWARDS.what[TILE_REWARD[tile]], s.first))


def replaced(s: RewardTilesTable, tile: int) -> bool:
    """Another tile of this letter takes its place."""
    for other in range(TILES):
        if SPECIAL[other] == 1 and LIES_ON[other] == LIES_ON[tile] and can_be_had(s, other):
            return True
    return False


def fill_the_bag(s: RewardTilesTable) -> None:
    """One tile for each letter (LA-590)."""
    for county in range(COUNTIES):
        s.tile_on[county] = NOBODY
    for tile in range(TILES):
        s.tile_bag[tile] = 1 if is_used(s, tile) else 0


def is_used(s: RewardTilesTable, tile: int) -> bool:
    return can_be_had(s, tile) if SPECIAL[tile] == 1 else not replaced(s, tile)


def draw_a_tile(s: RewardTilesTable) -> None:
    """At the start of every round (LA-591)."""
    ask_nature(s, WHICH_TILE, EVERYBODY)


def tiles_in_the_bag(s: RewardTilesTable, seat: int, out: list[int]) -> None:
    for tile in range(TILES):
        if s.tile_bag[tile] == 1:
            offer(out, DRAW_TILE(tile))


def tile_drawn(s: RewardTilesTable, seat: int, tile: int) -> None:
    """On the county of its letter, where it stays until it is taken (LA-591, LA-595)."""
    s.tile_bag[tile] = 0
    s.tile_on[LIES_ON[tile]] = tile
    tell(s, TILE_DRAWN, tile, LIES_ON[tile])


WHICH_TILE = book.question("which_reward_tile", tiles_in_the_bag, {DRAW_TILE: tile_drawn}, "LA-591")

GAME.before(build_first_extensions, fill_the_bag, when=REWARD_TILES)
ROUND.after(begin_the_round, draw_a_tile, when=REWARD_TILES)

# --- taking one (LA-592 to LA-598) ----------------------------------------------------------------------------------


def tile_lies_there(s: RewardTilesTable, seat: int, way: int) -> bool:
    return s.tile_on[s.county] != NOBODY


def noble_beside_it(s: RewardTilesTable, seat: int, way: int) -> bool:
    return way == ALONE or takeable(s, seat, s.county)


def can_pay_for_both(s: RewardTilesTable, seat: int, way: int) -> bool:
    return way == ALONE or s.gold[seat] >= PRICE


TILE_LIES_THERE = Condition(tile_lies_there, "LA-592", "no reward tile lies on that county")
MAY_TAKE_TILE = May(
    "take_tile",
    TILE_LIES_THERE,
    Deeper(noble_beside_it, noble_of_this_county),
    Condition(can_pay_for_both, "LA-592", "you do not have the gold to take both"),
)


def ways_to_take_it(s: RewardTilesTable, seat: int, out: list[int]) -> None:
    """Always alone; with the noble for the price of both (LA-592). Never with the printed reward (LA-593)."""
    for way in (ALONE, WITH_NOBLE):
        if MAY_TAKE_TILE(s, seat, way):
            offer(out, TAKE_TILE(way))


def tile_taken(s: RewardTilesTable, seat: int, way: int) -> None:
    """Payment, then noble, then tile, which leaves the game (LA-592, LA-594)."""
    if way == WITH_NOBLE:
        pay(s, seat, GOLD, PRICE)
        take_noble(s, seat, s.county)
    s.reward = take_the_tile_away(s, seat, way)


def take_the_tile_away(s: RewardTilesTable, seat: int, way: int) -> int:
    """The reward of the tile on the county being evaluated."""
    tile = s.tile_on[s.county]
    s.tile_on[s.county] = NOBODY
    tell(s, TILE_TAKEN, seat, way, tile)
    return TILE_REWARD[tile]


WHICH_SHARE.also(ways_to_take_it, {TAKE_TILE: tile_taken}, when=REWARD_TILES, may={TAKE_TILE: MAY_TAKE_TILE})

# --- by an ally (LA-599) --------------------------------------------------------------------------------------------


def alone(s: RewardTilesTable, seat: int, way: int) -> bool:
    return way == ALONE


ALLY_MAY_TAKE_TILE = May(
    "take_tile_for_the_ally",
    TILE_LIES_THERE,
    Condition(alone, "LA-599", "your gold never helps your ally: take one or the other"),
)


def alone_for_the_ally(s: RewardTilesTable, seat: int, out: list[int]) -> None:
    if ALLY_MAY_TAKE_TILE(s, seat, ALONE):
        offer(out, TAKE_TILE(ALONE))


def taken_by_the_ally(s: RewardTilesTable, seat: int, way: int) -> None:
    """New knight and upgrade go to the ally; any other tile leaves the game without effect."""
    reward = take_the_tile_away(s, seat, way)
    if KINDS.allied[REWARDS.what[reward]] == 1:
        s.reward = reward


WHICH_ALLIED_SHARE.also(
    alone_for_the_ally, {TAKE_TILE: taken_by_the_ally}, when=REWARD_TILES, may={TAKE_TILE: ALLY_MAY_TAKE_TILE}
)

# --- what follows from tiles on the counties ------------------------------------------------------------------------


def take_tiles_out_of_the_bag(s: RewardTilesTable) -> None:
    for tile in s.tile_on:
        if tile != NOBODY and ROUND.is_open(s):
            s.tile_bag[tile] = 0


book.derive.add(take_tiles_out_of_the_bag, when=REWARD_TILES, because="that tile lies on a county (LA-591)")

from . import impossible, thumb  # noqa: E402 - they speak of all the above

__all__ = ["impossible", "thumb"]
