"""N12: squires join their player's knights in France for one battle (LA-424, LA-440 to LA-443)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Grid, May, ask, ask_again, offer, public, tell

from ...battles import BATTLES, award_the_points
from ...conflicts import CONFLICT_PLACE, STACK
from ...counting import OUTSIDE
from ...knights import anybody_at, declined
from ...table import CONFLICT, CONFLICTS, DECLINE, HOUSES, OWN, PIECES, SQUIRES, Table, book, is_active
from ..law_sets import LAW_SETS

SEND_TO = book.action("send_to", conflict=CONFLICT)

SENT_TO_FRANCE = book.event("sent_to_france", "LA-424", seat="seat", conflict=CONFLICT)
BACK_FROM_FRANCE = book.event("back_from_france", "LA-442", squires="number", conflict=CONFLICT)


@book.table_of(LAW_SETS)
class FranceTable(Table):
    in_france: Grid = public(OWN, CONFLICT, high=PIECES[SQUIRES])  # squires sent there this round


def send_squires_to_france(s: FranceTable, law: int) -> None:
    """As many as the player has conflicts; a crossing later does not raise the number (LA-443)."""
    if s.squires[s.active] > 0:
        ask(s, WHERE_TO_SEND, s.active)


def knight_in_the_conflict(s: FranceTable, seat: int, conflict: int) -> bool:
    return anybody_at(s, seat, CONFLICT_PLACE[conflict]) != NOBODY


MAY_SEND_TO = May("send_to", Condition(knight_in_the_conflict, "LA-440", "no knight of yours is in that conflict"))


def own_conflicts(s: FranceTable, seat: int, out: list[int]) -> None:
    """Those with a knight of the player's own; several may go to the same (LA-440)."""
    for conflict in range(CONFLICTS):
        if MAY_SEND_TO(s, seat, conflict):
            offer(out, SEND_TO(conflict))
    offer(out, DECLINE())


def squire_sent(s: FranceTable, seat: int, conflict: int) -> None:
    s.squires[seat] -= 1
    s.in_france[seat][conflict] += 1
    s.entitled[seat] -= 1
    tell(s, SENT_TO_FRANCE, seat, conflict)
    if s.entitled[seat] > 0 and s.squires[seat] > 0:
        ask_again(s, seat)


WHERE_TO_SEND = book.question(
    "where_to_send",
    own_conflicts,
    {SEND_TO: squire_sent, DECLINE: declined},
    "LA-424",
    asked=is_active,
    needs=("law",),
    may={SEND_TO: MAY_SEND_TO},
)


def squires_in_the_stack(s: FranceTable, conflict: int, space: int) -> int:
    """Each adds 1 to England's strength and to its player's (LA-441)."""
    house = s.stands[conflict][space]
    return 0 if house == NOBODY else s.in_france[house][conflict]


def squires_abroad(s: FranceTable, good: int) -> int:
    total = 0
    if good == SQUIRES:
        for house in range(HOUSES):
            for conflict in range(CONFLICTS):
                total += s.in_france[house][conflict]
    return total


def bring_the_squires_back(s: FranceTable) -> None:
    """To the supply, whoever won (LA-442)."""
    squires = 0
    for house in range(HOUSES):
        squires += s.in_france[house][s.conflict]
        s.in_france[house][s.conflict] = 0
    if squires > 0:
        s.supply[SQUIRES] += squires
        tell(s, BACK_FROM_FRANCE, squires, s.conflict)


STACK.add(squires_in_the_stack, when=LAW_SETS)
OUTSIDE.add(squires_abroad, when=LAW_SETS)
BATTLES.after(award_the_points, bring_the_squires_back, when=LAW_SETS)
