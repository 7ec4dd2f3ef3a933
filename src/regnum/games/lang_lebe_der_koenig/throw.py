"""Rolling for a confrontation: each in turn rolls, lays the dice on the cards and scores (LK-604 to LK-610)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, call, leave, offer, tell

from .cards import cards_played
from .dice import ROLL, take_dice
from .table import CARDS, DICE, INTRUSION, POINTS_PER_PIECE, SIDES, VALUE, Table, book, first_to_come, some_are_to_come

LAY = book.action("lay", die=range(1, SIDES + 1))

DICE_ROLLED = book.event(
    "dice_rolled", "LK-605", seat="seat", a="number", b="number", c="number", d="number", e="number"
)
SCORED = book.event("scored", "LK-607", seat="seat", score="number", cards="number", pieces="number")

# --- the score (LK-607 to LK-610) -----------------------------------------------------------------------------


def kind_of(s: Table, seat: int, place: int) -> int:
    """The kind of a player's card at that place, the highest cards lying first."""
    last = 0
    for back in range(CARDS):
        last += s.played[seat][CARDS - 1 - back]
        if place < last:
            return CARDS - 1 - back
    return NOBODY


def card_points(s: Table, seat: int) -> int:
    """Die times card value, card by card (LK-607)."""
    points = 0
    for place in range(cards_played(s, seat)):
        points += s.laid[seat][place] * VALUE[kind_of(s, seat, place)]
    return points


def points_for_the_intruder(s: Table, seat: int) -> int:
    """For its noble (LK-608)."""
    return POINTS_PER_PIECE if seat == s.active else 0


def points_for_the_defender(s: Table, seat: int) -> int:
    """For each courtier it has there, and for its noble if that is there (LK-609)."""
    if seat != s.defender:
        return 0
    pieces = s.courtiers[seat][s.contested]
    if s.noble[seat] == s.contested:
        pieces += 1
    return pieces * POINTS_PER_PIECE


SCORE = book.tally("score", card_points, points_for_the_intruder, points_for_the_defender)
"""Third parties have the points of their cards alone (LK-610)."""

# --- a throw: everybody still to come, one after the other ----------------------------------------------------


def roll_the_dice(s: Table) -> None:
    """The intruder first, then clockwise; as many dice as cards (LK-604, LK-605)."""
    seat = first_to_come(s)
    s.to_come -= 1 << seat
    for place in range(DICE):
        s.laid[seat][place] = 0
    take_dice(s, seat, cards_played(s, seat))
    call(s, ROLL)


def lay_the_dice(s: Table) -> None:
    """Exactly one on each card (LK-606)."""
    if s.dice[0] > 0:
        tell(s, DICE_ROLLED, s.roller, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4])
    call(s, LAYING)


def add_up_the_score(s: Table) -> None:
    s.score[s.roller] = SCORE(s, s.roller)
    cards = card_points(s, s.roller)
    tell(s, SCORED, s.roller, s.score[s.roller], cards, s.score[s.roller] - cards)


THROW = book.loop("throw", roll_the_dice, lay_the_dice, add_up_the_score, as_long_as=some_are_to_come)

# --- which die on which card (LK-606) -------------------------------------------------------------------------


def next_place(s: Table) -> int:
    """The first card of the roller without a die."""
    place = 0
    while place < cards_played(s, s.roller) and s.laid[s.roller][place] > 0:
        place += 1
    return place


def cards_like(s: Table, place: int) -> int:
    """How many cards, from that one on, are of its kind."""
    count = 0
    for other in range(place, cards_played(s, s.roller)):
        if kind_of(s, s.roller, other) == kind_of(s, s.roller, place):
            count += 1
    return count


def dice_up_to(s: Table, side: int) -> int:
    """How many dice that lie on no card show that side or less."""
    count = 0
    for place in range(DICE):
        if 0 < s.dice[place] <= side:
            count += 1
    return count


def highest_side(s: Table, place: int) -> int:
    """Each way once: cards of one kind take their dice from high to low."""
    if place > 0 and kind_of(s, s.roller, place - 1) == kind_of(s, s.roller, place):
        return s.laid[s.roller][place - 1]
    return SIDES


def die_is_there(s: Table, seat: int, side: int) -> bool:
    return dice_up_to(s, side) > dice_up_to(s, side - 1)


def from_high_to_low(s: Table, seat: int, side: int) -> bool:
    """Not above the die before, and enough low ones are left for the other cards of the same kind."""
    place = next_place(s)
    return side <= highest_side(s, place) and dice_up_to(s, side) >= cards_like(s, place)


MAY_LAY = May(
    "lay",
    Condition(die_is_there, "LK-606", "no die that is left shows {die}"),
    Condition(from_high_to_low, "LK-606", "cards of one kind take their dice from high to low: it comes to the same"),
)


def may_lie_next(s: Table, side: int) -> bool:
    return MAY_LAY(s, s.roller, side) == 1


def ways_to_go_on(s: Table) -> int:
    """How many different dice the next card may get."""
    count = 0
    for side in range(1, SIDES + 1):
        if may_lie_next(s, side):
            count += 1
    return count


def lay_a_die(s: Table) -> None:
    """Asked only where there is a choice."""
    if next_place(s) == cards_played(s, s.roller):
        leave(s)
    elif ways_to_go_on(s) > 1:
        ask(s, WHICH_DIE, s.roller)
    else:
        lay_the_only_one(s)


LAYING = book.loop("laying", lay_a_die)


def lay(s: Table, side: int) -> None:
    """A die of that side on the next card."""
    s.laid[s.roller][next_place(s)] = side
    place = 0
    while s.dice[place] != side:
        place += 1
    s.dice[place] = 0


def lay_the_only_one(s: Table) -> None:
    side = 1
    while not may_lie_next(s, side):
        side += 1
    lay(s, side)


def dice_to_lay(s: Table, seat: int, out: list[int]) -> None:
    for side in range(1, SIDES + 1):
        if MAY_LAY(s, seat, side):
            offer(out, LAY(side))


def die_laid(s: Table, seat: int, side: int) -> None:
    lay(s, side)


WHICH_DIE = book.question(
    "which_die",
    dice_to_lay,
    {LAY: die_laid},
    "LK-606",
    asked="roller",
    needs=(*INTRUSION, "roller"),
    may={LAY: MAY_LAY},
)
