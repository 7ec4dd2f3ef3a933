"""The recorded games of Vive le Roi!, one for each way it can end: ``python -m tests.vive_le_roi.record``.

A record is never changed: when rules change, the edition does, and new games join the old ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.games import game
from regnum.games.vive_le_roi.table import JESTER
from regnum.kernel import Match

from ..recording import Policy, at_random, play, record, recorded

EVERYTHING = {"ambition": True, "banished": True, "emissary": True, "royal_couple": True}

AT_RANDOM: dict[str, tuple[int, dict[str, Any]]] = {
    "one-winner": (1, {"players": 4}),
    "tie-broken-by-height": (60, {"players": 6}),
    "shared-victory": (25, {"players": 6}),
    "emissary-wins": (1, {"players": 2}),
    "emissary-beaten": (3, {"players": 3, "emissary": True}),
    "six-each": (4, {"players": 2, "two_units_six_each": True, "first_unit": 1}),
    "royal-couple": (5, {"players": 5, "royal_couple": True}),
    "teams-separate": (6, {"players": 4, "unit_sizes": [2, 1, 2, 2], "ambition": True}),
    "teams-common": (7, {"players": 7, "unit_sizes": [2, 1, 2, 1, 1, 2, 2], "team_scoring": "common"}),
    "sixteen-persons": (8, {"players": 8, "unit_sizes": 2, "team_scoring": "common", "ambition": True}),
    "everything": (9, {"players": 5, "unit_sizes": [2, 1, 1, 2, 1], **EVERYTHING}),
    "edition-2-teams": (11, {"players": 4, "unit_sizes": [2, 1, 2, 2], "ambition": True}),
    "edition-2-everything": (12, {"players": 4, "unit_sizes": [2, 2, 1, 1], **EVERYTHING}),
}
"""Seeds and options of games played at random."""


def only_the_jester(match: Match, seat: int) -> str:
    """The Jester is brought up and crowned; against everybody else the seat with most NO cards votes NO."""
    s = match.table
    if match.question.name == "which_vote":
        against = max(range(s.players), key=lambda other: s.noes[other])
        return "vote card=no" if s.candidate != JESTER and seat == against else "vote card=yes"
    jester = "move character=jester"
    return jester if jester in match.offers(seat) else match.offers(seat)[-1]


def games() -> dict[str, tuple[int, dict[str, Any], Policy]]:
    found = {name: (seed, options, at_random(seed)) for name, (seed, options) in AT_RANDOM.items()}
    return found | {"no-second-king": (10, {"players": 8, "royal_couple": True, "ambition": True}, only_the_jester)}


def main() -> None:
    done = {path.stem for path in recorded() if path.parent.parent == Path(__file__).parent}
    for name, (seed, options, policy) in games().items():
        if name in done:
            continue
        print(record(play(Match(game("vive-le-roi"), seed=seed, **options), policy), name).name)


if __name__ == "__main__":
    main()
