"""Two players: each also runs an allied house (LA-240 to LA-259). The other rules do not know this file."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, Words, ask, offer, tell

from .castle import EMPTY, stand_there
from .castle_rewards import ITEMS_LEFT, WHICH_ITEM
from .county_rewards import (
    BOTH,
    COUNTY_EVALUATION,
    COUNTY_REWARD,
    ONLY_NOBLE,
    ONLY_REWARD,
    TAKE,
    TAKEN,
    choose_a_share,
)
from .knights import COURT, RESERVE, anybody_at, first_of_its_kind, go_to_court, knight_at
from .nobles import noble_is_left
from .placing import CAN_PLACE, WHERE_TO_PLACE, accepted_by, can_place_a_knight
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
from .with_allies import ALLIES

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
            go_to_court(s, ally_of(s, seat), knight_at(s, ally_of(s, seat), strength, RESERVE))


GAME.after(muster_the_houses, muster_the_allies, when=ALLIES)

# --- the allied castle (LA-241, LA-245, LA-255) -------------------------------------------------------------


def is_allied(s: Table, place: int, house: int, strength: int) -> bool:
    return not players_own(s, house)


ALLIED_CASTLE_ACCEPTS = May(
    "allied_castle_accepts", Condition(is_allied, "LA-245", "only allied knights go to an ally's castle"), EMPTY
)

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
            accepts=ALLIED_CASTLE_ACCEPTS,
            arrive=stand_there,
        ),
        reward=printed(f"castle-{_space}", [{"kind": FREE_REWARD[_space]}]),
        optional=0,
        squires=0,
        gold=0,
    )

ALLIED_SPACE = Words("item", DATA["ally"]["castle_spaces"])
EVALUATE_ALLY = book.action("evaluate_ally", space=ALLIED_SPACE)


def allied_knight_there(s: Table, seat: int, space: int) -> bool:
    return anybody_at(s, ally_of(s, seat), ITEMS.place[TILES + space]) != NOBODY


def not_evaluated_yet(s: Table, seat: int, space: int) -> bool:
    return s.evaluated[TILES + space] == 0


MAY_EVALUATE_ALLY = May(
    "evaluate_ally",
    Condition(allied_knight_there, "LA-255", "no knight of your ally stands there"),
    Condition(not_evaluated_yet, "LA-182", "that space has been evaluated already: each counts once"),
)


def items_of_the_ally(s: Table, seat: int) -> int:
    count = 0
    for space in range(len(ALLIED_SPACE)):
        if MAY_EVALUATE_ALLY(s, seat, space):
            count += 1
    return count


def allied_items_left(s: Table, seat: int, out: list[int]) -> None:
    """In any order among the player's own (LA-255)."""
    for space in range(len(ALLIED_SPACE)):
        if MAY_EVALUATE_ALLY(s, seat, space):
            offer(out, EVALUATE_ALLY(space))


def allied_item_chosen(s: Table, seat: int, space: int) -> None:
    s.item = TILES + space
    s.house = ally_of(s, seat)
    s.evaluated[s.item] = 1
    tell(s, ITEM_OF_THE_ALLY, seat, s.item)


ITEMS_LEFT.add(items_of_the_ally, when=ALLIES)
WHICH_ITEM.also(
    allied_items_left, {EVALUATE_ALLY: allied_item_chosen}, when=ALLIES, may={EVALUATE_ALLY: MAY_EVALUATE_ALLY}
)

# --- placing (LA-244 to LA-246) -----------------------------------------------------------------------------


def placeable_allies(s: Table, seat: int) -> int:
    return can_place_a_knight(s, ally_of(s, seat))


def ally_at_court(s: Table, seat: int, strength: int, place: int) -> bool:
    return knight_at(s, ally_of(s, seat), strength, COURT) != NOBODY


def ally_accepted_there(s: Table, seat: int, strength: int, place: int) -> bool:
    return PLACES.accepts(s, place, ally_of(s, seat), strength) == 1


def as_the_place_says_of_the_ally(s: Table, seat: int, strength: int, place: int) -> tuple[May, tuple[int, ...]]:
    return accepted_by(place), (place, ally_of(s, seat), strength)


MAY_PLACE_ALLY = May(
    "place_ally",
    Condition(ally_at_court, "LA-244", "your ally has no knight of strength {strength} at court"),
    Deeper(ally_accepted_there, as_the_place_says_of_the_ally),
)


def allied_placements(s: Table, seat: int, out: list[int]) -> None:
    house = ally_of(s, seat)
    for knight in range(KNIGHTS):
        if s.place[house][knight] == COURT and first_of_its_kind(s, house, knight):
            for place in range(PLACES.count):
                if ally_accepted_there(s, seat, STRENGTH[knight], place):
                    offer(out, PLACE_ALLY(STRENGTH[knight], place))


def ally_placed(s: Table, seat: int, strength: int, place: int) -> None:
    s.house = ally_of(s, seat)
    s.knight = knight_at(s, s.house, strength, COURT)
    s.target = place


CAN_PLACE.add(placeable_allies, when=ALLIES)
WHERE_TO_PLACE.also(allied_placements, {PLACE_ALLY: ally_placed}, when=ALLIES, may={PLACE_ALLY: MAY_PLACE_ALLY})

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


MAY_REMOVE = May("remove", Condition(noble_is_left, "LA-250", "there is no noble left in that county"))


def any_noble(s: Table, seat: int, out: list[int]) -> None:
    """Whatever kinds the player owns (LA-250)."""
    for county in range(COUNTIES):
        if MAY_REMOVE(s, seat, county):
            offer(out, REMOVE(county))


def remove_noble(s: Table, seat: int, county: int) -> None:
    s.nobles_left[county] -= 1
    tell(s, NOBLE_REMOVED, seat, s.noble_kind[county], county)


WHICH_NOBLE_TO_REMOVE = book.question(
    "which_noble_to_remove",
    any_noble,
    {REMOVE: remove_noble},
    "LA-250",
    asked=runs_the_house,
    needs=("reward",),
    may={REMOVE: MAY_REMOVE},
)

# --- counties (LA-252) --------------------------------------------------------------------------------------


def choose_a_share_for_the_house(s: Table) -> None:
    if players_own(s, s.house):
        choose_a_share(s)
    else:
        s.reward = NOBODY
        ask(s, WHICH_ALLIED_SHARE, runner(s, s.house))


COUNTY_EVALUATION.replace(choose_a_share, choose_a_share_for_the_house, when=ALLIES)


def one_or_the_other(s: Table, seat: int, share: int) -> bool:
    return share != BOTH


def noble_for_the_ally(s: Table, seat: int, share: int) -> bool:
    return share == ONLY_REWARD or noble_is_left(s, seat, s.county)


MAY_TAKE_FOR_THE_ALLY = May(
    "take_for_the_ally",
    Condition(one_or_the_other, "LA-252", "your gold never helps your ally: take one or the other"),
    Condition(noble_for_the_ally, "LA-252", "there is no noble left in that county"),
)


def allied_shares(s: Table, seat: int, out: list[int]) -> None:
    """Never both: the player's gold is not for the ally (LA-243)."""
    for share in (ONLY_NOBLE, ONLY_REWARD):
        if MAY_TAKE_FOR_THE_ALLY(s, seat, share):
            offer(out, TAKE(share))


def allied_share_taken(s: Table, seat: int, share: int) -> None:
    tell(s, TAKEN, seat, share, s.county)
    if share == ONLY_NOBLE:
        remove_noble(s, seat, s.county)
    else:
        s.reward = COUNTY_REWARD[s.county]


WHICH_ALLIED_SHARE = book.question(
    "which_allied_share",
    allied_shares,
    {TAKE: allied_share_taken},
    "LA-252",
    asked=runs_the_house,
    needs=("county",),
    may={TAKE: MAY_TAKE_FOR_THE_ALLY},
)
