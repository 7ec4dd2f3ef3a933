"""Presence, control and protection (LK-301 to LK-308)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May

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


def takes_part(s: Table, county: int) -> bool:
    """Whether a county is in play (LK-202)."""
    return IN_PLAY[s.players][county] == 1


def nobody_protected(s: Table, seat: int, county: int) -> bool:
    """Empty and own counties are entered freely (LK-409)."""
    opponent = opponent_in(s, seat, county)
    return opponent == NOBODY or not protected(s, opponent)


def card_to_confront_with(s: Table, seat: int, county: int, cards: int) -> bool:
    """An opposing county is entered only with a card left (LK-409)."""
    return cards > 0 or opponent_in(s, seat, county) == NOBODY


def reserve_left(s: Table, seat: int, county: int) -> bool:
    return s.reserve[seat] > 0


def fewer_than_its_value(s: Table, seat: int, county: int) -> bool:
    return s.courtiers[seat][county] < VOTES[county]


HAS_ROOM = May(
    "has_room",
    Condition(reserve_left, "LK-501", "you have no courtier left in reserve"),
    Condition(fewer_than_its_value, "LK-304", "the county holds as many courtiers as it may"),
)


def has_room(s: Table, seat: int, county: int) -> bool:
    """A courtier in reserve, and fewer in the county than its value (LK-304, LK-501)."""
    return HAS_ROOM(s, seat, county) == 1
