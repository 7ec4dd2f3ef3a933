"""The castle: how many a floor holds and where a character can step (VR-25 to VR-29, VR-62 to VR-68)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .table import CHARACTERS, FLOORS, LIMIT, PLACES, THRONE, WC_FROM, Table


def full(s: Table, floor: int) -> bool:
    """A floor is full at its limit or above (VR-26)."""
    return s.crowd[floor] >= LIMIT[s.players]


def stand(s: Table, character: int, place: int) -> None:
    """Put a character somewhere; only those on a floor count towards its limit (VR-28)."""
    left = s.place[character]
    if left < FLOORS:
        s.crowd[left] -= 1
    s.place[character] = place
    if place < FLOORS:
        s.crowd[place] += 1


def count_the_crowds(s: Table) -> None:
    """How many stand on each floor, counted anew."""
    for floor in range(FLOORS):
        s.crowd[floor] = 0
    for character in range(CHARACTERS):
        if s.place[character] < FLOORS:
            s.crowd[s.place[character]] += 1


def vacant(s: Table, place: int) -> bool:
    """Nobody is there."""
    for character in range(CHARACTERS):
        if s.place[character] == place:
            return False
    return True


def in_play(s: Table, character: int) -> bool:
    """On a floor or in a WC (VR-62)."""
    place = s.place[character]
    return place < FLOORS or PLACES.beside[place] != NOBODY


def next_place(s: Table, character: int) -> int:
    """The one place this character may step to, or NOBODY (VR-63)."""
    place = s.place[character]
    if place >= FLOORS:
        beside = PLACES.beside[place]
        return NOBODY if beside == NOBODY or full(s, beside) else beside
    if place == FLOORS - 1:
        return THRONE
    if not full(s, place + 1):
        return place + 1
    if WC_FROM[place] != NOBODY and vacant(s, WC_FROM[place]):
        return WC_FROM[place]
    return NOBODY
