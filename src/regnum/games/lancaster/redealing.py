"""What a seat can't know, filled in at random (section 11).

Ruling: every gain and payment is announced, so a player with a perfect memory knows all stocks (LA-280). The game does
not remember for anybody: re-dealing knows what lies on the table now, that is the size of the supply, and that whoever
is asked something can afford it. Whoever wants to play with a perfect memory plays with open stocks.
"""

from __future__ import annotations

from regnum.kernel import NOBODY, Row, pick

from .battles import WHOM_TO_FREE, can_free_anybody
from .castle_rewards import PAY_OR_NOT, can_buy
from .counties import HOW_MANY_SQUIRES, followers, least_squires
from .law_effects import HOW_MANY_MARKERS, HOW_MANY_TRADES, affordable
from .placing import CAN_PLACE, WHERE_TO_PLACE
from .table import NO, YES, Table, book


def redeal_stocks(s: Table, seat: int, rng: Row) -> None:
    """The squires and gold behind the other screens, as many as there are in all."""
    if s.open_stocks == 1:
        return
    squires = 0
    gold = 0
    for other in range(s.players):
        if other != seat:
            squires += s.squires[other]
            gold += s.gold[other]
            s.squires[other] = 0
            s.gold[other] = 0
    for other in range(s.players):
        if other != seat and s.waiting >> other & 1 == 1:
            give_what_the_question_takes(s, other, squires, gold)
            squires -= s.squires[other]
            gold -= s.gold[other]
    for _ in range(squires):
        s.squires[another_seat(s, seat, rng)] += 1
    for _ in range(gold):
        s.gold[another_seat(s, seat, rng)] += 1


def another_seat(s: Table, seat: int, rng: Row) -> int:
    """Any player but this one."""
    return (seat + 1 + pick(rng, s.players - 1)) % s.players


def give_what_the_question_takes(s: Table, seat: int, squires: int, gold: int) -> None:
    """The least squires, then the least gold, without which the player would not have been asked."""
    s.gold[seat] = gold
    while IN_VAIN(s, seat) > 0 and s.squires[seat] < squires:
        s.squires[seat] += 1
    s.gold[seat] = 0
    while IN_VAIN(s, seat) > 0 and s.gold[seat] < gold:
        s.gold[seat] += 1


def nothing_to_do(s: Table, seat: int) -> int:
    if s.question == WHERE_TO_PLACE:
        return 1 if CAN_PLACE(s, seat) == 0 else 0
    if s.question == HOW_MANY_SQUIRES:
        return 1 if followers(s, s.house) <= least_squires(s) else 0
    if s.question == PAY_OR_NOT:
        return 0 if can_buy(s, seat) else 1
    if s.question == WHOM_TO_FREE:
        return 0 if can_free_anybody(s, seat) else 1
    if s.question == HOW_MANY_MARKERS or s.question == HOW_MANY_TRADES:  # noqa: PLR1714 - rules know no `in`
        return 1 if affordable(s, seat) == 0 else 0
    return 0


IN_VAIN = book.tally("in_vain", nothing_to_do)
"""Above 0 if the player could do nothing, with this stock, about the open question."""


def redeal_votes(s: Table, seat: int, rng: Row) -> None:
    """Votes that others have chosen and not shown yet (LA-81)."""
    for other in range(s.players):
        if other != seat and s.side[other] != NOBODY:
            s.side[other] = NO if pick(rng, 2) == 0 else YES
            s.markers[other] = pick(rng, s.votes[other] + 1)


book.redeal.add(redeal_stocks)
book.redeal.add(redeal_votes)
