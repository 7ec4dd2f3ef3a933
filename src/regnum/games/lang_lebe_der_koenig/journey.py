"""The noble's way: entering and crossing counties (LK-405 to LK-418)."""

from __future__ import annotations

from regnum.kernel import NOBODY, ask, call, leave, offer, tell

from .counties import has_room, may_enter, neighbours, opponent_in
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


def may_cross_to(s: Table, seat: int, county: int) -> bool:
    """A neighbour of the county to be crossed, not entered this turn; the card is paid first (LK-409, LK-414)."""
    return neighbours(s, s.reached, county) and s.entered[county] == 0 and may_enter(s, seat, county, s.cards[seat] - 1)


def crossings(s: Table, seat: int, out: list[int]) -> None:
    """Each destination with each kind of card in hand (LK-410)."""
    for county in range(COUNTIES):
        if may_cross_to(s, seat, county):
            for card in range(CARDS):
                if s.hand[seat][card] > 0:
                    offer(out, CROSS(county, card))


def place_cross_or_end(s: Table, seat: int, out: list[int]) -> None:
    if has_room(s, seat, s.reached):
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
)
AFTER_A_FAILURE = book.question(
    "after_a_failure", cross_or_end, {CROSS: crossing_tried, END: stops}, "LK-412", asked="active", needs=("reached",)
)
