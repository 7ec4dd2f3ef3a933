"""Conflicts: their spaces, and entering them (LA-63 to LA-68)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, tell

from .knights import KNIGHT_PLACED, anybody_at, stand
from .table import CONFLICT, CONFLICTS, KNIGHTS, PLACES, SPACES, STRENGTH, Table, book, runner

ANY_STRENGTH = 0
"""Conflicts do not ask for any."""

# --- spaces (LA-63 to LA-66) --------------------------------------------------------------------------------


def house_of_the_stack(s: Table, conflict: int, space: int) -> int:
    return s.stands[conflict][space] + 1


ON_SPACE = book.tally("on_space", house_of_the_stack)
"""1 + the house that stands on a space of a conflict; 0 if it is free."""


def knights_of_the_stack(s: Table, conflict: int, space: int) -> int:
    house = s.stands[conflict][space]
    total = 0
    if house != NOBODY:
        for knight in range(KNIGHTS):
            if s.place[house][knight] == CONFLICT_PLACE[conflict]:
                total += STRENGTH[knight]
    return total


STACK = book.tally("stack", knights_of_the_stack)
"""The strength that stands on a space of a conflict (LA-202)."""


def free_space(s: Table, conflict: int) -> int:
    """The topmost, or NOBODY (LA-63)."""
    for space in range(SPACES):
        if ON_SPACE(s, conflict, space) == 0:
            return space
    return NOBODY


def takes_part(s: Table, house: int, conflict: int) -> bool:
    """Whether a house has a space of the conflict."""
    for space in range(SPACES):
        if s.stands[conflict][space] == house:
            return True
    return False


def card_is_up(s: Table, place: int, house: int, strength: int) -> bool:
    return s.card[PLACES.number[place]] != NOBODY


def has_a_space(s: Table, place: int, house: int, strength: int) -> bool:
    """Its own stack, or a free one (LA-64, LA-66)."""
    conflict = PLACES.number[place]
    return takes_part(s, house, conflict) or free_space(s, conflict) != NOBODY


CONFLICT_ACCEPTS = May(
    "conflict_accepts",
    Condition(card_is_up, "LA-63", "there is no conflict in that place"),
    Condition(has_a_space, "LA-64", "all spaces of that conflict are taken by others"),
)
"""Knights of any strength (LA-67)."""


def open_to(s: Table, conflict: int, house: int) -> bool:
    """A face-up card with a free space, or the house's own stack (LA-63, LA-64, LA-66)."""
    return CONFLICT_ACCEPTS(s, CONFLICT_PLACE[conflict], house, ANY_STRENGTH) == 1


def join(s: Table, conflict: int, house: int, knight: int) -> None:
    """On the house's own stack, or else on the topmost free space (LA-64 to LA-66)."""
    if not takes_part(s, house, conflict):
        s.stands[conflict][free_space(s, conflict)] = house
    stand(s, house, knight, CONFLICT_PLACE[conflict])


def clear_the_spaces(s: Table, conflict: int) -> None:
    for space in range(SPACES):
        s.stands[conflict][space] = NOBODY


def conflicts_of(s: Table, seat: int) -> int:
    """How many conflicts hold a knight of the player's own (LA-93)."""
    count = 0
    for conflict in range(CONFLICTS):
        if anybody_at(s, seat, CONFLICT_PLACE[conflict]) != NOBODY:
            count += 1
    return count


# --- a knight goes there ------------------------------------------------------------------------------------


def join_the_conflict(s: Table, place: int) -> None:
    join(s, PLACES.number[place], s.house, s.knight)
    tell(s, KNIGHT_PLACED, runner(s, s.house), s.house, STRENGTH[s.knight], place)


CONFLICT_PLACE = tuple(
    PLACES.add(name, number=number, held=1, placed=1, favour=1, accepts=CONFLICT_ACCEPTS, arrive=join_the_conflict)
    for number, name in enumerate(CONFLICT)
)
