"""The recorded games of Krone & Schwert, for each way it can end: ``python -m tests.krone_und_schwert.record``.

A record is never changed: when rules change, the edition does, and new games join the old ones.
"""

from __future__ import annotations

import random
from typing import Any

from regnum.kernel import Match

from ..recording import Policy, play, record
from .helpers import GAME, P1, P2, P3, PLENTY, fields, likely

BUILDERS = {"expand": 1, "occupy": 0, "settle": 1, "draw": 12, "stop": 20, "revolt": 30}
"""They fill the board slowly, so that a king may be overthrown often enough."""
SETTLERS = {"occupy": 30, "expand": 30, "end_turn": 0}
EXPANDERS = {"expand": 60, "settle": 9, "occupy": 0, "end_turn": 0, "stop": 0}
REBELS: dict[str, Any] = {"people_swords": 14, "rebel_needs_castle_and_city": False, "first_king": "castle"}
TIGHT: dict[str, Any] = {"fewer_pieces": True, "open_scores": True, "small_city_spaces": "octagon"}

AT_RANDOM: dict[str, tuple[int, dict[str, Any], dict[str, int]]] = {
    "last-space-expanded": (2, {"players": 2}, EXPANDERS),
    "last-space-occupied": (1, {"players": 2}, SETTLERS),
    "game-end-card": (2, {"players": 3}, BUILDERS),
    "game-end-card-replacing-a-red-card": (1, {"players": 2, "red_card_replacement": True, **REBELS}, BUILDERS),
    "rounds-over": (1, {"players": 4, "max_rounds": 6, "board_setup": "random"}, {}),
    "shared-victory": (5, {"players": 4, "max_rounds": 6, "board_setup": "random"}, {}),
    "five-on-four-pieces": (7, {"players": 5, "fewer_pieces": True}, SETTLERS),
    "every-option": (8, {"players": 4, "red_card_replacement": True, "max_rounds": 20, **TIGHT, **REBELS}, {}),
}
"""Seeds, options and likings of games played at random."""


def by_liking(seed: int, liking: dict[str, int]) -> Policy:
    rnd = random.Random(seed)
    return lambda match, seat: likely(match.offers(seat), rnd, liking)


def returning() -> Match:
    """The last free space is taken by a player who had lost all."""
    owns = {P1: PLENTY[1:29], P2: PLENTY[29:52], 3: PLENTY[52:]}
    table = fields(owns={seat: " ".join(spaces) for seat, spaces in owns.items()}, hands={P1: "castle city"})
    start = {"step": "begin_the_turn", "fields": table | {"active": P3}}
    options: dict[str, Any] = {"players": 4, "board_setup": "fixed", "fewer_pieces": True}
    match = Match(GAME, start=start, **options)
    match.choose("settle A11")
    return match


def main() -> None:
    for name, (seed, options, liking) in AT_RANDOM.items():
        print(record(play(Match(GAME, seed=seed, **options), by_liking(seed, liking)), name).name)
    print(record(returning(), "last-space-returned-to").name)


if __name__ == "__main__":
    main()
