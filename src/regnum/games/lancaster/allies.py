"""Two players: each also runs an allied house (LA-240 to LA-259). The other rules do not know this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import NOBODY, IllegalOptions, Words, ask, offer, tell

from .castle import stand_there
from .castle_rewards import ITEMS_LEFT, WHICH_ITEM
from .county_rewards import (
    COUNTY_EVALUATION,
    COUNTY_REWARD,
    ONLY_NOBLE,
    ONLY_REWARD,
    TAKE,
    TAKEN,
    choose_a_share,
)
from .knights import COURT, RESERVE, anybody_at, first_of_its_kind, knight_at
from .placing import CAN_PLACE, WHERE_TO_PLACE, can_place_a_knight
from .rewards import RECEIVE, printed, receive_a_part
from .round import GAME
from .setup import muster_the_houses
from .table import (
    COUNTIES,
    COUNTY,
    DATA,
    ITEMS,
    KINDS,
    KNIGHTS,
    NOBLE,
    PLACES,
    REWARDS,
    STRENGTH,
    STRONGEST,
    TILES,
    Table,
    book,
    players_own,
    runner,
    runs_the_house,
)

ALLIES = book.module("allies")

# --- who plays with allies (LA-240) -------------------------------------------------------------------------

WITH_ALLIES = [row["players"] for row in DATA["setup"] if row["allies"]]


def allies_by_the_number_of_players(chosen: dict[str, Any]) -> None:
    chosen.setdefault("allies", chosen["players"] in WITH_ALLIES)


def allies_for_those_players_alone(chosen: Mapping[str, Any]) -> None:
    players = chosen["players"]
    if chosen["allies"] != (players in WITH_ALLIES):
        raise IllegalOptions(
            "{players} players play with allies"
            if players in WITH_ALLIES
            else "{players} players do not play with allies",
            "LA-241",
            players=players,
        )


book.option("allies", "LA-241", module=ALLIES)
book.defaults.add(allies_by_the_number_of_players)
book.conditions.add(allies_for_those_players_alone)

# --- pieces -------------------------------------------------------------------------------------------------

ALLIED_COURT = tuple(DATA["knights"]["ally_start_court"])
NOBLE_ANY = KINDS.names.index("noble_any")

PLACE_ALLY = book.action("place_ally", strength=range(1, STRONGEST + 1), at=PLACES)
REMOVE = book.action("remove", county=COUNTY)

NOBLE_REMOVED = book.event("noble_removed", "LA-250", seat="seat", noble=NOBLE, county=COUNTY)
ITEM_OF_THE_ALLY = book.event("allied_item", "LA-255", seat="seat", item=ITEMS)


def ally_of(s: Table, seat: int) -> int:
    """The allied house that a player runs (LA-241)."""
    return seat + s.players


# --- set-up (LA-241) ----------------------------------------------------------------------------------------


def muster_the_allies(s: Table) -> None:
    s.houses = 2 * s.players
    for seat in range(s.players):
        for strength in ALLIED_COURT:
            s.place[ally_of(s, seat)][knight_at(s, ally_of(s, seat), strength, RESERVE)] = COURT


GAME.after(muster_the_houses, muster_the_allies, when=ALLIES)

# --- the allied castle (LA-241, LA-245, LA-255) -------------------------------------------------------------


def allied_castle_accepts(s: Table, place: int, house: int, strength: int) -> bool:
    return not players_own(s, house) and anybody_at(s, house, place) == NOBODY


FREE_REWARD = {"ally_recruit": "new_knight", "ally_train": "upgrade"}
"""What each space of the allied castle gives, free of charge."""

for _number, _space in enumerate(DATA["ally"]["castle_spaces"]):
    ITEMS.add(
        _space,
        when=ALLIES,
        place=PLACES.add(
            f"castle-{_space}",
            when=ALLIES,
            number=TILES + _number,
            held=1,
            placed=1,
            favour=0,
            accepts=allied_castle_accepts,
            arrive=stand_there,
        ),
        reward=printed(f"castle-{_space}", [{"kind": FREE_REWARD[_space]}]),
        optional=0,
        squires=0,
        gold=0,
    )

ALLIED_SPACE = Words("item", DATA["ally"]["castle_spaces"])
EVALUATE_ALLY = book.action("evaluate_ally", space=ALLIED_SPACE)


def is_allied_item(s: Table, item: int, seat: int) -> bool:
    return s.evaluated[item] == 0 and anybody_at(s, ally_of(s, seat), ITEMS.place[item]) != NOBODY


def items_of_the_ally(s: Table, seat: int) -> int:
    count = 0
    for space in range(len(ALLIED_SPACE)):
        if is_allied_item(s, TILES + space, seat):
            count += 1
    return count


def allied_items_left(s: Table, seat: int, out: list[int]) -> None:
    """In any order among the player's own (LA-255)."""
    for space in range(len(ALLIED_SPACE)):
        if is_allied_item(s, TILES + space, seat):
            offer(out, EVALUATE_ALLY(space))


def allied_item_chosen(s: Table, seat: int, space: int) -> None:
    s.item = TILES + space
    s.house = ally_of(s, seat)
    s.evaluated[s.item] = 1
    tell(s, ITEM_OF_THE_ALLY, seat, s.item)


ITEMS_LEFT.add(items_of_the_ally, when=ALLIES)
WHICH_ITEM.also(allied_items_left, {EVALUATE_ALLY: allied_item_chosen}, when=ALLIES)

# --- placing (LA-244 to LA-246) -----------------------------------------------------------------------------


def placeable_allies(s: Table, seat: int) -> int:
    return can_place_a_knight(s, ally_of(s, seat))


def allied_placements(s: Table, seat: int, out: list[int]) -> None:
    house = ally_of(s, seat)
    for knight in range(KNIGHTS):
        if s.place[house][knight] == COURT and first_of_its_kind(s, house, knight):
            for place in range(PLACES.count):
                if PLACES.accepts(s, place, house, STRENGTH[knight]):
                    offer(out, PLACE_ALLY(STRENGTH[knight], place))


def ally_placed(s: Table, seat: int, strength: int, place: int) -> None:
    s.house = ally_of(s, seat)
    s.knight = knight_at(s, s.house, strength, COURT)
    s.target = place


CAN_PLACE.add(placeable_allies, when=ALLIES)
WHERE_TO_PLACE.also(allied_placements, {PLACE_ALLY: ally_placed}, when=ALLIES)

# --- rewards (LA-242, LA-250, LA-253) -----------------------------------------------------------------------


def receive_what_an_ally_can_use(s: Table) -> None:
    """New knights, upgrades and the crossing; for a noble the player removes one; all else is lost."""
    kind = REWARDS.what[s.reward]
    if players_own(s, s.house) or KINDS.allied[kind] == 1:
        receive_a_part(s)
    elif kind == NOBLE_ANY and nobles_on_the_board(s):
        ask(s, WHICH_NOBLE_TO_REMOVE, runner(s, s.house))


RECEIVE.replace(receive_a_part, receive_what_an_ally_can_use, when=ALLIES)


def nobles_on_the_board(s: Table) -> bool:
    for county in range(COUNTIES):
        if s.nobles_left[county] > 0:
            return True
    return False


def any_noble(s: Table, seat: int, out: list[int]) -> None:
    """Whatever kinds the player owns (LA-250)."""
    for county in range(COUNTIES):
        if s.nobles_left[county] > 0:
            offer(out, REMOVE(county))


def remove_noble(s: Table, seat: int, county: int) -> None:
    s.nobles_left[county] -= 1
    tell(s, NOBLE_REMOVED, seat, s.noble_kind[county], county)


WHICH_NOBLE_TO_REMOVE = book.question(
    "which_noble_to_remove", any_noble, {REMOVE: remove_noble}, "LA-250", asked=runs_the_house, needs=("reward",)
)

# --- counties (LA-252) --------------------------------------------------------------------------------------


def choose_a_share_for_the_house(s: Table) -> None:
    if players_own(s, s.house):
        choose_a_share(s)
    else:
        s.reward = NOBODY
        ask(s, WHICH_ALLIED_SHARE, runner(s, s.house))


COUNTY_EVALUATION.replace(choose_a_share, choose_a_share_for_the_house, when=ALLIES)


def allied_shares(s: Table, seat: int, out: list[int]) -> None:
    """Never both: the player's gold is not for the ally (LA-243)."""
    if s.nobles_left[s.county] > 0:
        offer(out, TAKE(ONLY_NOBLE))
    offer(out, TAKE(ONLY_REWARD))


def allied_share_taken(s: Table, seat: int, share: int) -> None:
    tell(s, TAKEN, seat, share, s.county)
    if share == ONLY_NOBLE:
        remove_noble(s, seat, s.county)
    else:
        s.reward = COUNTY_REWARD[s.county]


WHICH_ALLIED_SHARE = book.question(
    "which_allied_share", allied_shares, {TAKE: allied_share_taken}, "LA-252", asked=runs_the_house, needs=("county",)
)
