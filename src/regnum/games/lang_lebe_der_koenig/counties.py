"""Presence, control and protection (LK-301 to LK-308)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from .table import ADJACENT, COUNTIES, IN_PLAY, VOTES, Table


def neighbours(s: Table, one: int, other: int) -> bool:
    """By land or by sea alike, and in play (LK-102, LK-202)."""
    return ADJACENT[one][other] == 1 and IN_PLAY[s.players][other] == 1


def controls(s: Table, seat: int, county: int) -> bool:
    """At least one piece is there; a noble alone is enough (LK-301)."""
    return s.courtiers[seat][county] > 0 or s.noble[seat] == county


def holder(s: Table, county: int) -> int:
    """Whose pieces are there, NOBODY's if it is empty; not to be asked during a confrontation (LK-302, LK-303)."""
    for seat in range(s.players):
        if controls(s, seat, county):
            return seat
    return NOBODY


def opponent_in(s: Table, seat: int, county: int) -> int:
    """The opponent whose pieces are there, NOBODY in an empty or own county (LK-406)."""
    owner = holder(s, county)
    return NOBODY if owner == seat else owner


def counties_held(s: Table, seat: int) -> int:
    held = 0
    for county in range(COUNTIES):
        if controls(s, seat, county):
            held += 1
    return held


def protected(s: Table, seat: int) -> bool:
    """Whoever controls a single county cannot be attacked there (LK-308)."""
    return counties_held(s, seat) == 1


def county_votes(s: Table, seat: int) -> int:
    """The values of all counties a player controls; the number of pieces does not matter (LK-704)."""
    votes = 0
    for county in range(COUNTIES):
        if controls(s, seat, county):
            votes += VOTES[county]
    return votes


def may_enter(s: Table, seat: int, county: int, cards: int) -> bool:
    """Empty and own counties freely; an opposing one only with a card left, and unless it is protected (LK-409)."""
    opponent = opponent_in(s, seat, county)
    return opponent == NOBODY or (cards > 0 and not protected(s, opponent))


def has_room(s: Table, seat: int, county: int) -> bool:
    """A courtier in reserve, and fewer in the county than its value (LK-304, LK-501)."""
    return s.reserve[seat] > 0 and s.courtiers[seat][county] < VOTES[county]
