"""N24 and N32: pay for what you hold, or go without (LA-430, LA-432, LA-444 to LA-447)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Grid, May, Row, ask, ask_again, offer, public, tell

from ...castle_rewards import CASTLES, MAY_EVALUATE, go_to_the_next_castle, not_evaluated
from ...counties import COUNTY_PLACE, send_squires_away
from ...knights import anybody_at, declined, go_to_court
from ...round import ROUND, evaluate_the_castles
from ...supply import pay
from ...table import COUNTIES, COUNTY, DATA, DECLINE, GOLD, OWN, SQUIRES, STRENGTH, TILE, TILES, Table, book, is_active
from ..law_sets import LAW_SETS

PRICE = {law["id"]: law["effect"].get("forced_cost", {}) for law in DATA["law"]}
PRICE_OF_A_COUNTY: int = PRICE["N24"]["gold"]
PRICE_OF_A_TILE: int = PRICE["N32"]["squires"]

KEEP_COUNTY = book.action("keep_county", county=COUNTY)
KEEP_TILE = book.action("keep_tile", tile=TILE)

RECALLED = book.event("recalled", "LA-444", seat="seat", strength="number", county=COUNTY)
TURNED_DOWN = book.event("turned_down", "LA-446", seat="seat", tile=TILE)


@book.table_of(LAW_SETS)
class BurdensTable(Table):
    paid_for: Row = public(COUNTY, high=1)  # counties their player has paid for under N24
    face_down: Grid = public(OWN, TILE, high=1)  # extension tiles that pay nothing this round
    kept_up: Row = public(TILE, high=1)  # tiles the player being served has paid for under N32


# --- counties (LA-430, LA-444, LA-445) ------------------------------------------------------------------------------


def ask_which_to_keep(s: BurdensTable) -> None:
    """Whoever cannot pay is not asked (LA-445)."""
    for county in range(COUNTIES):
        s.paid_for[county] = 0
    if s.gold[s.active] >= PRICE_OF_A_COUNTY:
        ask(s, WHICH_COUNTIES_TO_KEEP, s.active)


def recall_the_rest(s: BurdensTable) -> None:
    """To court, without reward; the squires go to the supply (LA-444)."""
    for county in range(COUNTIES):
        knight = anybody_at(s, s.active, COUNTY_PLACE[county])
        if knight != NOBODY and s.paid_for[county] == 0:
            go_to_court(s, s.active, knight)
            tell(s, RECALLED, s.active, STRENGTH[knight], county)
            send_squires_away(s, county)


KEEPING_COUNTIES = book.procedure("keeping_counties", ask_which_to_keep, recall_the_rest)


def holds_the_county(s: BurdensTable, seat: int, county: int) -> bool:
    return anybody_at(s, seat, COUNTY_PLACE[county]) != NOBODY


def not_paid_for(s: BurdensTable, seat: int, county: int) -> bool:
    return s.paid_for[county] == 0


MAY_KEEP_COUNTY = May(
    "keep_county",
    Condition(holds_the_county, "LA-430", "you have no knight in that county"),
    Condition(not_paid_for, "LA-430", "you have paid for that county already"),
)


def counties_to_keep(s: BurdensTable, seat: int, out: list[int]) -> None:
    """One may refuse even if one could pay."""
    for county in range(COUNTIES):
        if MAY_KEEP_COUNTY(s, seat, county):
            offer(out, KEEP_COUNTY(county))
    offer(out, DECLINE())


def county_kept(s: BurdensTable, seat: int, county: int) -> None:
    pay(s, seat, GOLD, PRICE_OF_A_COUNTY)
    s.paid_for[county] = 1
    left = 0
    for other in range(COUNTIES):
        if MAY_KEEP_COUNTY(s, seat, other):
            left += 1
    if left > 0 and s.gold[seat] >= PRICE_OF_A_COUNTY:
        ask_again(s, seat)


WHICH_COUNTIES_TO_KEEP = book.question(
    "which_counties_to_keep",
    counties_to_keep,
    {KEEP_COUNTY: county_kept, DECLINE: declined},
    "LA-430",
    asked=is_active,
    needs=("law",),
    may={KEEP_COUNTY: MAY_KEEP_COUNTY},
)

# --- extensions (LA-432, LA-446, LA-447) ----------------------------------------------------------------------------


def ask_which_to_keep_up(s: BurdensTable) -> None:
    for tile in range(TILES):
        s.kept_up[tile] = 0
    if s.squires[s.active] >= PRICE_OF_A_TILE:
        ask(s, WHICH_TILES_TO_KEEP, s.active)


def turn_the_rest_down(s: BurdensTable) -> None:
    """Tiles built later in the round are not affected (LA-447)."""
    for tile in range(TILES):
        if s.built[s.active][tile] == 1 and s.kept_up[tile] == 0:
            s.face_down[s.active][tile] = 1
            tell(s, TURNED_DOWN, s.active, tile)


KEEPING_TILES = book.procedure("keeping_tiles", ask_which_to_keep_up, turn_the_rest_down)


def has_built_it(s: BurdensTable, seat: int, tile: int) -> bool:
    return s.built[seat][tile] == 1


def not_kept_up(s: BurdensTable, seat: int, tile: int) -> bool:
    return s.kept_up[tile] == 0


MAY_KEEP_TILE = May(
    "keep_tile",
    Condition(has_built_it, "LA-432", "you have not built that extension"),
    Condition(not_kept_up, "LA-432", "you have paid for that extension already"),
)


def tiles_to_keep(s: BurdensTable, seat: int, out: list[int]) -> None:
    for tile in range(TILES):
        if MAY_KEEP_TILE(s, seat, tile):
            offer(out, KEEP_TILE(tile))
    offer(out, DECLINE())


def tile_kept(s: BurdensTable, seat: int, tile: int) -> None:
    pay(s, seat, SQUIRES, PRICE_OF_A_TILE)
    s.kept_up[tile] = 1
    left = 0
    for other in range(TILES):
        if MAY_KEEP_TILE(s, seat, other):
            left += 1
    if left > 0 and s.squires[seat] >= PRICE_OF_A_TILE:
        ask_again(s, seat)


WHICH_TILES_TO_KEEP = book.question(
    "which_tiles_to_keep",
    tiles_to_keep,
    {KEEP_TILE: tile_kept, DECLINE: declined},
    "LA-432",
    asked=is_active,
    needs=("law",),
    may={KEEP_TILE: MAY_KEEP_TILE},
)


def pass_over_tiles_face_down(s: BurdensTable) -> None:
    """They pay nothing in this round's evaluation (LA-446)."""
    for tile in range(TILES):
        if s.face_down[s.active][tile] == 1:
            s.evaluated[tile] = 1


def lies_face_up(s: BurdensTable, seat: int, item: int) -> bool:
    return s.face_down[seat][item] == 0


def turn_the_tiles_up(s: BurdensTable) -> None:
    """After all castles have been evaluated (LA-446)."""
    for seat in range(s.players):
        for tile in range(TILES):
            s.face_down[seat][tile] = 0


MAY_EVALUATE.add(
    Condition(lies_face_up, "LA-446", "that extension lies face down in this round"),
    when=LAW_SETS,
    before=not_evaluated,
)
CASTLES.after(go_to_the_next_castle, pass_over_tiles_face_down, when=LAW_SETS)
ROUND.after(evaluate_the_castles, turn_the_tiles_up, when=LAW_SETS)
