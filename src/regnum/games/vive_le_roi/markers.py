"""The score markers (VR-9, VR-31, VR-112 to VR-114)."""

from __future__ import annotations

from regnum.kernel import tell

from .table import MINIMUM_SCORE, START_SCORE, Table, book

SCORED = book.event("scored", "VR-113", seat="seat", person="person", points="number", score="number")


def one_per_person(s: Table, seat: int) -> int:
    return s.unit_sizes[seat]


MARKERS = book.tally("markers", one_per_person)
"""How many score markers a unit has (VR-9)."""


def put_markers_on_20(s: Table) -> None:
    """VR-31."""
    for seat in range(s.players):
        for marker in range(MARKERS(s, seat)):
            s.score[seat][marker] = START_SCORE


def move_the_markers(s: Table) -> None:
    """Each person's once, by their whole total (VR-112, VR-113)."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            move_marker(s, seat, person, s.total[seat][person])


def move_marker(s: Table, seat: int, person: int, points: int) -> None:
    """Never below 0 (VR-114)."""
    advance_marker(s, seat, person, points)
    tell(s, SCORED, seat, person, points, s.score[seat][person])


def advance_marker(s: Table, seat: int, marker: int, points: int) -> None:
    s.score[seat][marker] = max(MINIMUM_SCORE, s.score[seat][marker] + points)
