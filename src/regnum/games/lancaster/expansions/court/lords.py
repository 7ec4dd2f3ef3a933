"""Phase 1: Lords apply for an office or go to the treasury (LA-452 to LA-462, LA-487 to LA-489)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, ask_again, offer, tell

from ...counting import OUTSIDE
from ...knights import COURT, go_to_court, knight_at, never, stand
from ...supply import put_in_stock
from ...table import (
    DATA,
    GOOD,
    HOUSE,
    KNIGHTS,
    PLACES,
    STRENGTH,
    STRONGEST,
    book,
    players_own,
    runner,
    runs_the_house,
)
from .board import AT_COURT, COURT_OF_THE_KING, FIRST_OFFICE, IN_TREASURY, LORD_PLACE, OFFICE, OFFICES, CourtTable

LORD_STRENGTH: int = DATA["court"]["lord_strength"]
BISHOP_STRENGTH, TUDOR_STRENGTH = int(DATA["court"]["bishop_strength"]), int(DATA["court"]["tudor_strength"])
TRIBUTE = tuple(GOOD.index(office["tribute"]) for office in DATA["office"])
TRIBUTE_SIZE = tuple(int(office["tribute_n"]) for office in DATA["office"])

SEND_LORD = book.action("lord", to=LORD_PLACE[FIRST_OFFICE:])
SEND_ALLIED_LORD = book.action("allied_lord", to=LORD_PLACE[FIRST_OFFICE:])
SUPPORT = book.action("support", strength=range(1, STRONGEST + 1))
SUPPORT_BISHOP = book.action("support_bishop")
SUPPORT_TUDOR = book.action("support_tudor")
APPLY = book.action("apply")

APPLIED_FOR = book.event("applied_for", "LA-455", house=HOUSE, office=OFFICE, strength="number")
TRIBUTE_PAID = book.event("tribute_paid", "LA-455", seat="seat", good=GOOD, amount="number")
LORD_EXPELLED = book.event("lord_expelled", "LA-459", house=HOUSE, office=OFFICE)
TREASURY_TAKEN = book.event("treasury_taken", "LA-460", house=HOUSE, squires="number", gold="number", votes="number")

# --- the strength of a stack (LA-457) -------------------------------------------------------------------------------


def lord_at(s: CourtTable, office: int) -> int:
    """The house whose Lord is there, or NOBODY."""
    for house in range(s.houses):
        if s.lord[house] == FIRST_OFFICE + office:
            return house
    return NOBODY


def supports(s: CourtTable, house: int, office: int) -> int:
    """Knights, bishops and Tudor knights of a house on an office space, the Lord not counted."""
    total = BISHOP_STRENGTH * s.bishops_on[house][office] + TUDOR_STRENGTH * s.tudors_on[house][office]
    for knight in range(KNIGHTS):
        if s.place[house][knight] == OFFICE_PLACE[office]:
            total += STRENGTH[knight]
    return total


def to_beat(s: CourtTable, office: int) -> int:
    """The strength of the stack that stands there; a free office accepts any (LA-458)."""
    rival = lord_at(s, office)
    return 0 if rival == NOBODY else LORD_STRENGTH + supports(s, rival, office)


def bishops_at_court(s: CourtTable, house: int) -> int:
    """Those that support no Lord."""
    free = s.bishops[house]
    for office in range(OFFICES):
        free -= s.bishops_on[house][office]
    return free


def strongest_stack(s: CourtTable, house: int) -> int:
    """What a Lord could bring along at most (LA-456)."""
    total = LORD_STRENGTH + BISHOP_STRENGTH * bishops_at_court(s, house) + TUDOR_STRENGTH * s.tudors[house]
    for knight in range(KNIGHTS):
        if s.place[house][knight] == COURT:
            total += STRENGTH[knight]
    return total


# --- an application (LA-455 to LA-459) ------------------------------------------------------------------------------


def office_of(s: CourtTable) -> int:
    """The office applied for."""
    return PLACES.number[s.target]


def pay_the_tribute(s: CourtTable) -> None:
    """Into the treasury, for every application anew (LA-455)."""
    good = TRIBUTE[office_of(s)]
    if players_own(s, s.house):
        put_in_stock(s, s.house, good, -TRIBUTE_SIZE[office_of(s)])
        s.treasury[good] += TRIBUTE_SIZE[office_of(s)]
        tell(s, TRIBUTE_PAID, s.house, good, TRIBUTE_SIZE[office_of(s)])


def choose_the_supports(s: CourtTable) -> None:
    """Any number, now and never later (LA-456)."""
    if strongest_stack(s, s.house) > LORD_STRENGTH:
        ask(s, WHICH_SUPPORT, runner(s, s.house))


def expel_the_rival(s: CourtTable) -> None:
    """Lord, supports and Tudor knight return to court and may be placed again; the tribute stays (LA-459)."""
    rival = lord_at(s, office_of(s))
    if rival != NOBODY:
        tell(s, LORD_EXPELLED, rival, office_of(s))
        s.tudors[rival] += s.tudors_on[rival][office_of(s)]
        dissolve_the_stack(s, rival, office_of(s))


def dissolve_the_stack(s: CourtTable, house: int, office: int) -> None:
    s.lord[house] = AT_COURT
    s.bishops_on[house][office] = 0
    s.tudors_on[house][office] = 0
    for knight in range(KNIGHTS):
        if s.place[house][knight] == OFFICE_PLACE[office]:
            go_to_court(s, house, knight)


def stand_for_office(s: CourtTable) -> None:
    s.lord[s.house] = FIRST_OFFICE + office_of(s)
    tell(s, APPLIED_FOR, s.house, office_of(s), to_beat(s, office_of(s)))


APPLICATION = book.procedure("application", pay_the_tribute, choose_the_supports, expel_the_rival, stand_for_office)


def supporter_at_court(s: CourtTable, seat: int, strength: int) -> bool:
    return knight_at(s, s.house, strength, COURT) != NOBODY


def bishop_at_court(s: CourtTable, seat: int) -> bool:
    return bishops_at_court(s, s.house) > 0


def tudor_at_hand(s: CourtTable, seat: int) -> bool:
    return s.tudors[s.house] > 0


def beats_the_rival(s: CourtTable, seat: int) -> bool:
    return LORD_STRENGTH + supports(s, s.house, office_of(s)) > to_beat(s, office_of(s))


MAY_SUPPORT = May(
    "support", Condition(supporter_at_court, "LA-456", "no knight of strength {strength} is at that court")
)
MAY_SUPPORT_BISHOP = May("support_bishop", Condition(bishop_at_court, "LA-456", "no bishop is left at that court"))
MAY_SUPPORT_TUDOR = May("support_tudor", Condition(tudor_at_hand, "LA-456", "there is no Tudor knight to be used now"))
MAY_APPLY = May(
    "apply", Condition(beats_the_rival, "LA-458", "the stack must be stronger than the one that stands there")
)


def supports_at_court(s: CourtTable, seat: int, out: list[int]) -> None:
    """Knights, bishops, a usable Tudor knight; enough of them to beat a rival (LA-456, LA-458)."""
    for strength in range(1, STRONGEST + 1):
        if MAY_SUPPORT(s, seat, strength):
            offer(out, SUPPORT(strength))
    if MAY_SUPPORT_BISHOP(s, seat):
        offer(out, SUPPORT_BISHOP())
    if MAY_SUPPORT_TUDOR(s, seat):
        offer(out, SUPPORT_TUDOR())
    if MAY_APPLY(s, seat):
        offer(out, APPLY())


def go_on_supporting(s: CourtTable, seat: int) -> None:
    """While there is something left at court."""
    if strongest_stack(s, s.house) > LORD_STRENGTH:
        ask_again(s, seat)


def knight_supports(s: CourtTable, seat: int, strength: int) -> None:
    stand(s, s.house, knight_at(s, s.house, strength, COURT), s.target)
    go_on_supporting(s, seat)


def bishop_supports(s: CourtTable, seat: int) -> None:
    s.bishops_on[s.house][office_of(s)] += 1
    go_on_supporting(s, seat)


def tudor_supports(s: CourtTable, seat: int) -> None:
    s.tudors[s.house] -= 1
    s.tudors_on[s.house][office_of(s)] += 1
    go_on_supporting(s, seat)


def stack_is_complete(s: CourtTable, seat: int) -> None:
    pass


WHICH_SUPPORT = book.question(
    "which_support",
    supports_at_court,
    {
        SUPPORT: knight_supports,
        SUPPORT_BISHOP: bishop_supports,
        SUPPORT_TUDOR: tudor_supports,
        APPLY: stack_is_complete,
    },
    "LA-456",
    asked=runs_the_house,
    may={
        SUPPORT: MAY_SUPPORT,
        SUPPORT_BISHOP: MAY_SUPPORT_BISHOP,
        SUPPORT_TUDOR: MAY_SUPPORT_TUDOR,
        APPLY: MAY_APPLY,
    },
)

# --- the treasury (LA-460, LA-461, LA-489) --------------------------------------------------------------------------


def enter_the_treasury(s: CourtTable, place: int) -> None:
    """Alone, and takes all that lies there; an ally's Lord sends it to the supply."""
    s.lord[s.house] = IN_TREASURY
    tell(s, TREASURY_TAKEN, s.house, s.treasury[0], s.treasury[1], s.treasury[2])
    for good in range(len(GOOD)):
        if players_own(s, s.house):
            put_in_stock(s, s.house, good, s.treasury[good])
        else:
            s.supply[good] += s.treasury[good]
        s.treasury[good] = 0


def in_the_treasury(s: CourtTable, good: int) -> int:
    """It belongs to nobody (LA-627)."""
    return s.treasury[good]


OUTSIDE.add(in_the_treasury, when=COURT_OF_THE_KING)

FOR_LORDS = May("for_lords", Condition(never, "LA-454", "only a Lord goes there; knights come along to support him"))

OFFICE_PLACE = tuple(
    PLACES.add(
        name,
        when=COURT_OF_THE_KING,
        number=number,
        held=1,
        placed=1,
        favour=0,
        accepts=FOR_LORDS,
        arrive=APPLICATION,
    )
    for number, name in enumerate(OFFICE)
)
"""Knights stand there only to support a Lord, and are placed (LA-454, LA-462)."""
TREASURY = PLACES.add(
    "treasury",
    when=COURT_OF_THE_KING,
    number=0,
    held=0,
    placed=0,
    favour=0,
    accepts=FOR_LORDS,
    arrive=enter_the_treasury,
)
