"""Tournaments without a server: people by letters, tables that end as a test says."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from regnum.server.parts.tournaments.drawing import draw, plan_ahead
from regnum.server.parts.tournaments.scoring import among
from regnum.server.parts.tournaments.tournament import At, Entrant, Plan, Played, Round, Tournament

USUAL: Mapping[str, Any] = {
    "name": "Club evening",
    "game": "vive-le-roi",
    "players": 4,
    "fewest": 2,
    "options": {},
    "format": "swiss",
    "rounds": 4,
    "going_on": 1,
    "pace": "live",
    "seconds": 60.0,
    "entry": "open",
    "least": 2,
    "most": 128,
    "starts": None,
    "patience": 60.0,
    "limit": 3600.0,
}
Ending = Callable[[int, list[str]], Played]
"""How a table of a round ends, by the number of the round and who sits there."""


def tournament(people: int, seed: str = "seed", **wish: Any) -> Tournament:
    """One that has begun, before its first round."""
    entrants = [Entrant(account=f"p{n:03}", since=float(n)) for n in range(people)]
    plan = Plan(**{**USUAL, **wish})
    made = Tournament(id="t", host="p000", created=1.0, secret=seed, key="k", plan=plan, entrants=entrants)
    return replace(made, status="running", planned=plan_ahead(made))


def by_luck(seed: str) -> Ending:
    """Everybody plays to the end, and any of them is first; places may be shared."""
    chance = random.Random(seed)

    def ends(number: int, seats: list[str]) -> Played:
        return Played(places=among({one: chance.randrange(4) for one in seats}))

    return ends


def next_round(one: Tournament) -> Tournament | None:
    drawn = draw(one, one.active)
    if drawn is None:
        return None
    number = len(one.rounds) + 1
    tables = [At(table=f"{number}-{n}", seats=seats) for n, seats in enumerate(drawn.tables)]
    return replace(
        one, rounds=[*one.rounds, Round(number=number, began=float(number), tables=tables, rests=drawn.rests)]
    )


def ended(one: Tournament, ends: Ending) -> Tournament:
    assert one.round is not None
    number = one.round.number
    return one.record({at.table: ends(number, at.seats) for at in one.round.tables})


def played(one: Tournament, ends: Ending) -> Tournament:
    """To its end."""
    while (following := next_round(one)) is not None:
        one = ended(following, ends)
    return replace(one, status="over")
