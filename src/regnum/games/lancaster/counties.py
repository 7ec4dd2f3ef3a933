"""Counties: who may enter, with how many squires, and who must leave (LA-50 to LA-57)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, offer, tell

from .knights import anybody_at, go_to_court, holder, stand
from .table import (
    COUNTIES,
    COUNTY,
    DATA,
    HOUSE,
    PIECES,
    PLACES,
    SQUIRES,
    STRENGTH,
    Table,
    book,
    players_own,
    runner,
    runs_the_house,
)

MINIMUM: tuple[int, ...] = tuple(county["min"] for county in DATA["county"])

SEND = book.action("send", squires=range(PIECES[SQUIRES] + 1))

COUNTY_ENTERED = book.event(
    "county_entered", "LA-51", seat="seat", house=HOUSE, strength="number", squires="number", county=COUNTY
)
EXPELLED = book.event("expelled", "LA-56", house=HOUSE, strength="number", county=COUNTY)
SQUIRES_GO = book.event("squires_go", "LA-57", squires="number", county=COUNTY)

# --- force (LA-52) ------------------------------------------------------------------------------------------


def the_knight_there(s: Table, county: int) -> int:
    for house in range(s.houses):
        knight = anybody_at(s, house, COUNTY_PLACE[county])
        if knight != NOBODY:
            return STRENGTH[knight]
    return 0


def squires_beside_it(s: Table, county: int) -> int:
    return s.beside[county]


FORCE = book.tally("force", the_knight_there, squires_beside_it)
"""The force that holds a county; 0 if it is free."""


def the_newcomer(s: Table) -> int:
    return STRENGTH[s.knight]


ARRIVING = book.tally("arriving", the_newcomer)
"""The force of the knight being placed, before squires join it."""


def followers(s: Table, house: int) -> int:
    """How many squires could go along (LA-51)."""
    return s.squires[house] if players_own(s, house) else 0


def strong_enough(s: Table, place: int, house: int, strength: int) -> bool:
    """By itself, without squires (LA-50)."""
    return strength >= MINIMUM[PLACES.number[place]]


def not_ones_own(s: Table, place: int, house: int, strength: int) -> bool:
    held_by = holder(s, place)
    return held_by == NOBODY or runner(s, held_by) != runner(s, house)


def can_drive_out(s: Table, place: int, house: int, strength: int) -> bool:
    """A free county has no force (LA-53, LA-54)."""
    return strength + followers(s, house) > FORCE(s, PLACES.number[place])


def minimum(s: Table, place: int, house: int, strength: int) -> int:
    return MINIMUM[PLACES.number[place]]


def force_there(s: Table, place: int, house: int, strength: int) -> int:
    return FORCE(s, PLACES.number[place])


COUNTY_ACCEPTS = May(
    "county_accepts",
    Condition(strong_enough, "LA-50", "a knight needs strength {least} by itself there", least=("number", minimum)),
    Condition(not_ones_own, "LA-55", "a knight of yours holds that county"),
    Condition(
        can_drive_out,
        "LA-54",
        "the force there is {force}, and yours would not be greater",
        force=("number", force_there),
    ),
)
"""Strong enough by itself, and the county is free, or held by another player with less force (LA-50 to LA-55)."""


def counties_of(s: Table, seat: int) -> int:
    """How many counties hold a knight of the player's own (LA-93)."""
    count = 0
    for county in range(COUNTIES):
        if anybody_at(s, seat, COUNTY_PLACE[county]) != NOBODY:
            count += 1
    return count


# --- a knight goes there (LA-51, LA-56, LA-57) --------------------------------------------------------------


def least_squires(s: Table) -> int:
    """As many as it takes to be strictly stronger (LA-54)."""
    return max(0, FORCE(s, PLACES.number[s.target]) + 1 - ARRIVING(s))


def choose_the_squires(s: Table) -> None:
    """From the least to all, now and never later (LA-51)."""
    s.sent = least_squires(s)
    if followers(s, s.house) > s.sent:
        ask(s, HOW_MANY_SQUIRES, runner(s, s.house))


def send_squires_away(s: Table, county: int) -> None:
    """To the supply (LA-57)."""
    if s.beside[county] > 0:
        tell(s, SQUIRES_GO, s.beside[county], county)
        s.supply[SQUIRES] += s.beside[county]
        s.beside[county] = 0


def drive_out_the_occupant(s: Table) -> None:
    """Back to its court, without its squires (LA-56, LA-57)."""
    county = PLACES.number[s.target]
    house = holder(s, s.target)
    if house != NOBODY:
        knight = anybody_at(s, house, s.target)
        go_to_court(s, house, knight)
        tell(s, EXPELLED, house, STRENGTH[knight], county)
        send_squires_away(s, county)


def stand_in_the_county(s: Table) -> None:
    county = PLACES.number[s.target]
    stand(s, s.house, s.knight, s.target)
    if s.sent > 0:
        s.squires[s.house] -= s.sent
        s.beside[county] = s.sent
    tell(s, COUNTY_ENTERED, runner(s, s.house), s.house, STRENGTH[s.knight], s.sent, county)


ENTER_COUNTY = book.procedure("enter_county", choose_the_squires, drive_out_the_occupant, stand_in_the_county)


def enough_squires(s: Table, seat: int, squires: int) -> bool:
    return squires >= least_squires(s)


def has_the_squires(s: Table, seat: int, squires: int) -> bool:
    return squires <= followers(s, s.house)


MAY_SEND = May(
    "send",
    Condition(enough_squires, "LA-54", "with so few squires your force would not be greater than the one there"),
    Condition(has_the_squires, "LA-51", "you do not have so many squires in stock"),
)


def numbers_of_squires(s: Table, seat: int, out: list[int]) -> None:
    squires = least_squires(s)
    while MAY_SEND(s, seat, squires):
        offer(out, SEND(squires))
        squires += 1


def squires_chosen(s: Table, seat: int, squires: int) -> None:
    s.sent = squires


HOW_MANY_SQUIRES = book.question(
    "how_many_squires",
    numbers_of_squires,
    {SEND: squires_chosen},
    "LA-51",
    asked=runs_the_house,
    may={SEND: MAY_SEND},
)


COUNTY_PLACE = tuple(
    PLACES.add(name, number=number, held=1, placed=1, favour=0, accepts=COUNTY_ACCEPTS, arrive=ENTER_COUNTY)
    for number, name in enumerate(COUNTY)
)
