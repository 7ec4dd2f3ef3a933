"""Drawing a round: who plays with whom, who sits where, and who rests. The same tournament is always drawn the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .knock_out import knock_out
from .lots import lot
from .round_robin import round_robin
from .seating import seated
from .swiss import swiss
from .tournament import Tournament


class Drawn(NamedTuple):
    tables: list[list[str]]
    """From seat to seat."""
    rests: list[str]


def plan_ahead(tournament: Tournament) -> list[list[list[str]]]:
    """All rounds, where everybody meets everybody."""
    plan = tournament.plan
    if plan.format != "round-robin":
        return []
    return round_robin(tournament.active, plan.players, plan.least_at_a_table, tournament.secret)


def draw(tournament: Tournament, people: Sequence[str]) -> Drawn | None:
    """The next round for these people; None if there is none."""
    plan, number = tournament.plan, len(tournament.rounds) + 1
    if plan.format == "knock-out":
        found = knock_out(tournament, people)
    elif plan.format == "round-robin":
        found = _as_planned(tournament, people)
    elif number > plan.rounds:
        found = None
    else:
        found = swiss(
            people,
            plan.players,
            plan.least_at_a_table,
            points=tournament.gained(),
            met=tournament.met(),
            rested=tournament.rested(),
            seed=tournament.secret,
            number=number,
        )
    if found is None or not found[0]:
        return None
    groups, rests = found
    sat = tournament.sat()
    drawn = [sorted(group, key=lambda one: lot(tournament.secret, number, one)) for group in groups]
    return Drawn([seated(group, sat) for group in drawn], sorted(rests))


def _as_planned(tournament: Tournament, people: Sequence[str]) -> tuple[list[list[str]], list[str]] | None:
    """The next round as it was planned, without those who are gone; whoever is left alone there rests."""
    number = len(tournament.rounds) + 1
    if number > len(tournament.planned):
        return None
    here = [[one for one in group if one in people] for group in tournament.planned[number - 1]]
    groups = [group for group in here if len(group) >= tournament.plan.fewest]
    playing = {one for group in groups for one in group}
    return groups, [one for one in people if one not in playing]
