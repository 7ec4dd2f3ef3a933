"""Phase 1: placing knights (LA-40 to LA-45)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, ask, call, leave, offer, tell

from .favour import FAVOUR_OF_THE_KING, favour_is_up
from .knights import COURT, anybody_at, first_of_its_kind, knight_at
from .table import KNIGHTS, PLACES, STRENGTH, STRONGEST, Table, book, is_active

PLACE = book.action("place", strength=range(1, STRONGEST + 1), at=PLACES)

SKIPPED = book.event("skipped", "LA-43", seat="seat")

# --- who can place (LA-41 to LA-43) -------------------------------------------------------------------------


def accepted_somewhere(s: Table, house: int, strength: int) -> bool:
    for place in range(PLACES.count):
        if PLACES.accepts(s, place, house, strength):
            return True
    return False


def can_place_a_knight(s: Table, house: int) -> int:
    """1 if a knight at a house's court has a legal placement."""
    for knight in range(KNIGHTS):
        if s.place[house][knight] == COURT and accepted_somewhere(s, house, STRENGTH[knight]):
            return 1
    return 0


CAN_PLACE = book.tally("can_place", can_place_a_knight)
"""Above 0 if a player has anything to place, and somewhere to place it."""

# --- turns (LA-40 to LA-45) ---------------------------------------------------------------------------------


def let_the_next_player_place(s: Table) -> None:
    """Clockwise; whoever has no legal placement is skipped, and the phase ends when nobody has one (LA-42 to LA-45)."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        if CAN_PLACE(s, seat) > 0:
            s.active = seat
            ask(s, WHERE_TO_PLACE, seat)
            return
        if anybody_at(s, seat, COURT) != NOBODY:
            tell(s, SKIPPED, seat)
    leave(s)


def go_there(s: Table) -> None:
    PLACES.arrive(s, s.target)


def earn_the_favour(s: Table) -> None:
    """Every knight placed in a conflict, while a tile is face up (LA-68)."""
    if PLACES.favour[s.target] == 1 and favour_is_up(s):
        call(s, FAVOUR_OF_THE_KING)


def pass_the_turn(s: Table) -> None:
    s.active = (s.active + 1) % s.players


PLACING = book.loop("placing", let_the_next_player_place, go_there, earn_the_favour, pass_the_turn)


def knight_at_court(s: Table, seat: int, strength: int, place: int) -> bool:
    return knight_at(s, seat, strength, COURT) != NOBODY


def accepted_there(s: Table, seat: int, strength: int, place: int) -> bool:
    return PLACES.accepts(s, place, seat, strength) == 1


def accepted_by(place: int) -> May:
    """The conditions of a place."""
    found: May = PLACES.columns["accepts"][place]
    return found


def as_the_place_says(s: Table, seat: int, strength: int, place: int) -> tuple[May, tuple[int, ...]]:
    return accepted_by(place), (place, seat, strength)


MAY_PLACE = May(
    "place",
    Condition(knight_at_court, "LA-40", "you have no knight of strength {strength} at court"),
    Deeper(accepted_there, as_the_place_says),
)


def offer_placements(s: Table, seat: int, strength: int, out: list[int]) -> None:
    for place in range(PLACES.count):
        if accepted_there(s, seat, strength, place):
            offer(out, PLACE(strength, place))


def placements(s: Table, seat: int, out: list[int]) -> None:
    """Every knight at court to every place that accepts it; there is no passing (LA-41)."""
    for knight in range(KNIGHTS):
        if s.place[seat][knight] == COURT and first_of_its_kind(s, seat, knight):
            offer_placements(s, seat, STRENGTH[knight], out)


def placed(s: Table, seat: int, strength: int, place: int) -> None:
    s.house = seat
    s.knight = knight_at(s, seat, strength, COURT)
    s.target = place


WHERE_TO_PLACE = book.question(
    "where_to_place", placements, {PLACE: placed}, "LA-41", asked=is_active, may={PLACE: MAY_PLACE}
)
