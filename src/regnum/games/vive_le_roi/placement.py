"""Initial placement (VR-50 to VR-58)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, offer, tell

from .castle import stand
from .markers import MARKERS
from .table import (
    COMPENSATED,
    COMPENSATION,
    COURTIER,
    COURTIERS,
    LIMIT,
    PLACEABLE,
    PLACED,
    RESERVE,
    Table,
    book,
    next_unit,
)

PLACE = book.action("place", courtier=COURTIER, floor=range(min(PLACEABLE), max(PLACEABLE) + 1))

COURTIER_PLACED = book.event("courtier_placed", "VR-51", seat="seat", character=COURTIER, floor="number")
LEFT_BELOW = book.event("left_below", "VR-55", character=COURTIER)
COMPENSATED_UNIT = book.event("compensated", "VR-58", seat="seat", points="number")

# --- what variants may change -------------------------------------------------------------------------------


def placements_of_the_table(s: Table) -> int:
    return PLACED[s.players]


PLACEMENTS = book.tally("placements", placements_of_the_table)
"""How many courtiers are placed in all (VR-53)."""


def all_on_the_floor(s: Table, floor: int) -> int:
    return s.crowd[floor]


PLACING_CROWD = book.tally("placing_crowd", all_on_the_floor)
"""How many characters count towards a floor's limit while courtiers are placed (VR-51)."""

# --- placing (VR-50 to VR-54) -------------------------------------------------------------------------------


def count_placements(s: Table) -> None:
    s.to_place = PLACEMENTS(s)


def place_one(s: Table) -> None:
    """Each unit in turn, clockwise from the first (VR-50)."""
    ask(s, WHERE_TO_PLACE, s.active)


def let_the_next_place(s: Table) -> None:
    s.to_place -= 1
    s.active = next_unit(s, s.active)


def placements_are_left(s: Table) -> bool:
    return s.to_place > 0


PLACING = book.loop("placing", place_one, let_the_next_place, as_long_as=placements_are_left)
PLACEMENT = book.procedure("placement", count_placements, PLACING)


def in_the_reserve(s: Table, seat: int, courtier: int, floor: int) -> bool:
    return s.place[courtier] == RESERVE


def room_on_the_floor(s: Table, seat: int, courtier: int, floor: int) -> bool:
    return PLACING_CROWD(s, floor) < LIMIT[s.players]


MAY_PLACE = May(
    "place",
    Condition(in_the_reserve, "VR-51", "{courtier} is in the castle already"),
    Condition(room_on_the_floor, "VR-26", "floor {floor} is full: {courtier} would have no room there"),
)


def placements(s: Table, seat: int, out: list[int]) -> None:
    """Any courtier of the reserve to any of floors 1 to 4 that is not full (VR-51)."""
    for floor in PLACEABLE:
        for courtier in range(COURTIERS):
            if MAY_PLACE(s, seat, courtier, floor):
                offer(out, PLACE(courtier, floor))


def placed(s: Table, seat: int, courtier: int, floor: int) -> None:
    stand(s, courtier, floor)
    tell(s, COURTIER_PLACED, seat, courtier, floor)


WHERE_TO_PLACE = book.question("where_to_place", placements, {PLACE: placed}, "VR-51", may={PLACE: MAY_PLACE})

# --- afterwards ---------------------------------------------------------------------------------------------


def leave_the_rest_below(s: Table) -> None:
    """Courtiers still in the reserve go to floor 0 (VR-55)."""
    for courtier in range(COURTIERS):
        if s.place[courtier] == RESERVE:
            stand(s, courtier, 0)
            tell(s, LEFT_BELOW, courtier)


def compensate(s: Table) -> None:
    """The last units in placement order, which placed one courtier less, score at once (VR-58)."""
    for back in range(COMPENSATED[s.players]):
        seat = (s.first + s.players - 1 - back) % s.players
        for marker in range(MARKERS(s, seat)):
            s.score[seat][marker] += COMPENSATION
        tell(s, COMPENSATED_UNIT, seat, COMPENSATION)
