"""The recorded games, one for each way it can end: ``python -m tests.lang_lebe_der_koenig.record``.

A record is never changed: when rules change, the edition does, and new games join the old ones.
"""

from __future__ import annotations

from typing import Any

from regnum.kernel import Match

from ..recording import at_random, play, record
from .helpers import LK

NAMES = ("Eleanor", "Simon", "Gilbert", "Roger", "Isabel")

OTHER_READINGS = {"dice_allocation": "auto", "failed_crossing": "stays_at_start"}
BY_TOTAL = {"recovery": "always", "winner_rule": "total_votes", "bonus_start": 1}

AT_RANDOM: dict[str, tuple[int, dict[str, Any]]] = {
    "three-players-king-by-a-crossing": (11, {"players": 3}),
    "three-players-king-by-cards": (230, {"players": 3}),
    "three-players-king-by-lots": (260, {"players": 3, "idle_limit": 1}),
    "three-players-king-in-an-idle-election": (1, {"players": 3, "idle_limit": 1}),
    "four-players-king-in-a-confrontation": (25, {"players": 4}),
    "four-players-other-readings-king-by-county-votes": (24, {"players": 4, **OTHER_READINGS}),
    "five-players-king-by-a-courtier": (47, {"players": 5}),
    "five-players-king-by-highest-total": (49, {"players": 5, **BY_TOTAL}),
}
"""Seeds and options of games played at random."""


def main() -> None:
    for name, (seed, options) in AT_RANDOM.items():
        match = Match(LK, seed=seed, names=NAMES[: options["players"]], **options)
        print(record(play(match, at_random(seed)), name).name)


if __name__ == "__main__":
    main()
