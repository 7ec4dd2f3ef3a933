"""Castles: their spaces and the extension tiles (LA-60, LA-173 to LA-175)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, offer, tell

from .knights import KNIGHT_PLACED, anybody_at, declined, go_to_court, stand
from .table import DECLINE, PLACES, STRENGTH, TILE, TILES, Table, book, players_own, runner, runs_the_house

BUILD = book.action("build", tile=TILE)

BUILT = book.event("built", "LA-173", seat="seat", tile=TILE)
COVERED = book.event("covered", "LA-174", seat="seat", tile=TILE)

# --- a knight goes there (LA-60) ----------------------------------------------------------------------------


def has_this_castle(s: Table, place: int, house: int, strength: int) -> bool:
    return players_own(s, house)


def uncovered(s: Table, place: int, house: int, strength: int) -> bool:
    return s.built[house][PLACES.number[place]] == 0


def empty(s: Table, place: int, house: int, strength: int) -> bool:
    return anybody_at(s, house, place) == NOBODY


EMPTY = Condition(empty, "LA-60", "a knight stands there already")
CASTLE_ACCEPTS = May(
    "castle_accepts",
    Condition(has_this_castle, "LA-245", "allied knights do not go to your castle"),
    Condition(uncovered, "LA-175", "an extension covers that space: it takes no knights any more"),
    EMPTY,
)
"""An empty, uncovered space of its own castle."""


def stand_there(s: Table, place: int) -> None:
    stand(s, s.house, s.knight, place)
    tell(s, KNIGHT_PLACED, runner(s, s.house), s.house, STRENGTH[s.knight], place)


CASTLE_PLACE = tuple(
    PLACES.add(f"castle-{tile}", number=number, held=1, placed=1, favour=0, accepts=CASTLE_ACCEPTS, arrive=stand_there)
    for number, tile in enumerate(TILE)
)

# --- extensions (LA-173 to LA-175) --------------------------------------------------------------------------


def tiles_built(s: Table, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        count += s.built[seat][tile]
    return count


def can_build(s: Table, kind: int, house: int) -> bool:
    return tiles_built(s, house) < TILES


def build(s: Table, seat: int, tile: int) -> None:
    """On the matching space; a knight there returns to court at once, without reward (LA-174)."""
    s.built[seat][tile] = 1
    tell(s, BUILT, seat, tile)
    knight = anybody_at(s, seat, CASTLE_PLACE[tile])
    if knight != NOBODY:
        go_to_court(s, seat, knight)
        tell(s, COVERED, seat, tile)


def offer_extension(s: Table) -> None:
    """With an empty stock nothing happens (LA-173)."""
    if tiles_built(s, s.house) < TILES:
        ask(s, WHICH_EXTENSION, runner(s, s.house))


def receive_extension(s: Table, kind: int) -> None:
    offer_extension(s)


def in_stock(s: Table, seat: int, tile: int) -> bool:
    return s.built[seat][tile] == 0


MAY_BUILD = May("build", Condition(in_stock, "LA-173", "you have built that extension already"))


def own_stock(s: Table, seat: int, out: list[int]) -> None:
    for tile in range(TILES):
        if MAY_BUILD(s, seat, tile):
            offer(out, BUILD(tile))


def own_stock_or_none(s: Table, seat: int, out: list[int]) -> None:
    own_stock(s, seat, out)
    offer(out, DECLINE())


WHICH_EXTENSION = book.question(
    "which_extension",
    own_stock_or_none,
    {BUILD: build, DECLINE: declined},
    "LA-173",
    asked=runs_the_house,
    may={BUILD: MAY_BUILD},
)
