"""Dice, rolled one by one by Nature, and single rolls with a card at stake (LK-410, LK-504, LK-903)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, ask_nature, leave, offer

from .cards import discard_one
from .table import DICE, SIDES, SUCCESS, VALUE, Table, book

DIE = book.action("die", value=range(1, SIDES + 1))


def take_dice(s: Table, seat: int, number: int) -> None:
    """So many dice, to be rolled next by calling ROLL."""
    s.roller = seat
    s.unrolled = number
    for place in range(DICE):
        s.dice[place] = 0


def roll_a_die(s: Table) -> None:
    if s.unrolled == 0:
        leave(s)
    else:
        ask_nature(s, WHICH_SIDE, EVERYBODY)


ROLL = book.loop("roll", roll_a_die)


def sides(s: Table, seat: int, out: list[int]) -> None:
    for side in range(1, SIDES + 1):
        offer(out, DIE(side))


def die_shows(s: Table, seat: int, side: int) -> None:
    """Dice lie in the order in which they were rolled."""
    place = 0
    while s.dice[place] > 0:
        place += 1
    s.dice[place] = side
    s.unrolled -= 1


WHICH_SIDE = book.question("which_side", sides, {DIE: die_shows}, "LK-903")

# --- a single roll --------------------------------------------------------------------------------------------


def stake_a_card(s: Table, seat: int, card: int) -> None:
    """The card is lost whether the roll succeeds or not (LK-416, LK-505)."""
    s.stake = card
    discard_one(s, seat, card)
    take_dice(s, seat, 1)


def succeeds(s: Table) -> bool:
    """Die times card value reaches 3 (LK-410, LK-418)."""
    return s.dice[0] * VALUE[s.stake] >= SUCCESS
