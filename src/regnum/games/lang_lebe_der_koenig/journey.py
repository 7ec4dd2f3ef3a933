"""The noble's way: entering and crossing counties (LK-405 to LK-418)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, ask, call, leave, offer, tell

from .counties import (
    HAS_ROOM,
    card_to_confront_with,
    has_room,
    neighbours,
    nobody_protected,
    opponent_in,
    takes_part,
)
from .courtiers import END, PLACE, place_the_free_courtier, stops
from .dice import ROLL, stake_a_card, succeeds
from .election import ELECTION, LAST_CARD_PLAYED
from .table import CARD, CARDS, COUNTIES, COUNTY, Table, book

CROSS = book.action("cross", to=COUNTY, card=CARD)

ENTERED = book.event("entered", "LK-405", seat="seat", county=COUNTY)
CROSSED = book.event("crossed", "LK-411", seat="seat", county=COUNTY, to=COUNTY, card=CARD, die="number")
NOT_CROSSED = book.event("not_crossed", "LK-412", seat="seat", county=COUNTY, to=COUNTY, card=CARD, die="number")
INTRUDED = book.event("intruded", "LK-408", seat="seat", county=COUNTY, defender="seat")

# --- entering (LK-406, LK-408) --------------------------------------------------------------------------------


def enter(s: Table, county: int) -> None:
    """Pieces of an opponent there mean a confrontation, which cannot be avoided."""
    opponent = opponent_in(s, s.active, county)
    s.came_from = s.noble[s.active] if s.reached == NOBODY else s.reached
    s.noble[s.active] = county
    s.entered[county] = 1
    s.reached = county
    if opponent != NOBODY:
        s.contested = county
        s.defender = opponent
        tell(s, INTRUDED, s.active, county, opponent)


# --- the way on (LK-407, LK-410 to LK-417) --------------------------------------------------------------------


def choose_the_way(s: Table) -> None:
    """After a failed attempt no courtier may be placed (LK-407, LK-412)."""
    s.stake = NOBODY
    if s.barred == s.reached:
        ask(s, AFTER_A_FAILURE, s.active)
    else:
        ask(s, ON_ARRIVAL, s.active)


def roll_to_cross(s: Table) -> None:
    if s.stake == NOBODY:
        leave(s)
    else:
        call(s, ROLL)


def cross_on_success(s: Table) -> None:
    """LK-411."""
    if succeeds(s):
        tell(s, CROSSED, s.active, s.reached, s.destination, s.stake, s.dice[0])
        enter(s, s.destination)


def stay_after_a_failure(s: Table) -> None:
    """The noble stays in the county it tried to cross (LK-412)."""
    if not succeeds(s):
        s.barred = s.reached
        tell(s, NOT_CROSSED, s.active, s.reached, s.destination, s.stake, s.dice[0])


def elect_if_no_card_is_left(s: Table) -> None:
    """When the roll has taken effect (LK-701, LK-702)."""
    if s.cards[s.active] == 0:
        tell(s, LAST_CARD_PLAYED, s.active)
        call(s, ELECTION)


def nobody_is_in_the_way(s: Table) -> bool:
    """Opposing counties cannot be crossed (LK-408, LK-415)."""
    return s.contested == NOBODY


JOURNEY = book.loop(
    "journey",
    choose_the_way,
    roll_to_cross,
    cross_on_success,
    stay_after_a_failure,
    elect_if_no_card_is_left,
    as_long_as=nobody_is_in_the_way,
)


def crosses_in_play(s: Table, seat: int, county: int, card: int) -> bool:
    return takes_part(s, county)


def next_to_the_one_crossed(s: Table, seat: int, county: int, card: int) -> bool:
    return neighbours(s, s.reached, county)


def not_entered_yet(s: Table, seat: int, county: int, card: int) -> bool:
    return s.entered[county] == 0


def crosses_to_nobody_protected(s: Table, seat: int, county: int, card: int) -> bool:
    return nobody_protected(s, seat, county)


def card_left_after_paying(s: Table, seat: int, county: int, card: int) -> bool:
    """The card for the crossing is paid first (LK-409, LK-417)."""
    return card_to_confront_with(s, seat, county, s.cards[seat] - 1)


def card_in_hand(s: Table, seat: int, county: int, card: int) -> bool:
    return s.hand[seat][card] > 0


MAY_CROSS = May(
    "cross",
    Condition(crosses_in_play, "LK-202", "with so few players {to} is not in the game"),
    Condition(next_to_the_one_crossed, "LK-410", "no way leads from here straight to {to}"),
    Condition(not_entered_yet, "LK-414", "your noble has entered {to} in this turn already"),
    Condition(crosses_to_nobody_protected, "LK-308", "{to} is the only county of its owner, and so it is protected"),
    Condition(card_left_after_paying, "LK-417", "you would have no card left for the confrontation in {to}"),
    Condition(card_in_hand, "LK-410", "you have no {card} card in hand"),
)


def crossings(s: Table, seat: int, out: list[int]) -> None:
    """Each destination with each kind of card in hand (LK-410)."""
    for county in range(COUNTIES):
        for card in range(CARDS):
            if MAY_CROSS(s, seat, county, card):
                offer(out, CROSS(county, card))


def room_where_it_arrived(s: Table, seat: int) -> bool:
    return has_room(s, seat, s.reached)


def in_the_county_reached(s: Table, seat: int) -> tuple[May, tuple[int, ...]]:
    return HAS_ROOM, (seat, s.reached)


MAY_PLACE = May("place", Deeper(room_where_it_arrived, in_the_county_reached))


def place_cross_or_end(s: Table, seat: int, out: list[int]) -> None:
    if MAY_PLACE(s, seat):
        offer(out, PLACE())
    crossings(s, seat, out)
    offer(out, END())


def cross_or_end(s: Table, seat: int, out: list[int]) -> None:
    crossings(s, seat, out)
    offer(out, END())


def courtier_placed(s: Table, seat: int) -> None:
    """From now on the noble does not move any more this turn (LK-503)."""
    place_the_free_courtier(s, seat, s.reached)


def crossing_tried(s: Table, seat: int, county: int, card: int) -> None:
    """The destination is named with the card, before the die (LK-R09)."""
    s.destination = county
    stake_a_card(s, seat, card)


ON_ARRIVAL = book.question(
    "on_arrival",
    place_cross_or_end,
    {PLACE: courtier_placed, CROSS: crossing_tried, END: stops},
    "LK-407",
    asked="active",
    needs=("reached",),
    may={PLACE: MAY_PLACE, CROSS: MAY_CROSS},
)
AFTER_A_FAILURE = book.question(
    "after_a_failure",
    cross_or_end,
    {CROSS: crossing_tried, END: stops},
    "LK-412",
    asked="active",
    needs=("reached",),
    may={CROSS: MAY_CROSS},
)
