"""Knock-out: the best of each table go on, the others are out, until one table is left."""

from __future__ import annotations

from collections.abc import Sequence

from .lots import by_lot, lot
from .meetings import Group
from .sizes import sizes
from .tournament import Round, Tournament


def knock_out(tournament: Tournament, people: Sequence[str]) -> tuple[list[Group], list[str]] | None:
    """The tables of the next round and who goes on without one; None once the last table has played."""
    plan, last = tournament.plan, tournament.round
    if last is not None and len(last.tables) == 1 and not last.rests:
        return None
    left = list(people) if last is None else survivors(tournament, people)
    number = len(tournament.rounds) + 1
    found = sizes(len(left), plan.players, plan.least_at_a_table)
    if not found:
        return None
    rested = tournament.rested()
    drawn = sorted(by_lot(tournament.secret, number, left), key=lambda one: -rested[one])
    groups: list[Group] = [[] for _ in found]
    for turn in range(max(found)):
        for n, size in enumerate(found):
            if turn < size:
                groups[n].append(drawn.pop(0))
    return groups, drawn


def survivors(tournament: Tournament, people: Sequence[str]) -> list[str]:
    """Who goes on: the first of each table, and the best of the others where too few are left for a table."""
    last = tournament.round
    assert last is not None
    gained = tournament.gained()

    def rank(one: str) -> tuple[object, ...]:
        """By place at the last table, then points in all rounds, then the lot of the round."""
        return place_in(last, one), -gained[one], lot(tournament.secret, last.number, one)

    going, others = list(last.rests), []
    for at in last.tables:
        order = sorted(at.played.places if at.played else (), key=rank)
        going += order[: tournament.plan.going_on]
        others += order[tournament.plan.going_on :]
    going = [one for one in going if one in people]
    missing = tournament.plan.least_at_a_table - len(going)
    if missing > 0:
        going += sorted((one for one in others if one in people), key=rank)[:missing]
    return going


def place_in(played: Round, person: str) -> int:
    """Somebody's place at their table of a round; behind all others if they did not play to the end."""
    at = next(at for at in played.tables if person in at.seats)
    return (at.played.places if at.played else {}).get(person, len(at.seats) + 1)
