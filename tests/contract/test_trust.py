"""A match that is trusted writes down the same choices as one whose every step is watched."""

from __future__ import annotations

import random

import pytest

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match


@pytest.mark.parametrize("name", names())
def test_a_trusted_match_is_recorded_like_a_watched_one(name: str) -> None:
    watched, trusted = (Match(game_named(name), chance="trust") for _ in range(2))
    trusted.trust()
    rng = random.Random(name)
    for _ in range(150):
        if watched.over:
            break
        seat = rng.choice(watched.to_act)
        choice = rng.choice(watched.offers(seat))
        watched.choose(choice, seat)
        trusted.choose(choice, seat)
    assert trusted.choices == watched.choices
    assert trusted.to_act == watched.to_act


def test_whoever_is_asked_something_else_next_has_answered_wholly() -> None:
    game = game_named("vive-le-roi")
    fields = game.parse("0[DS] 1[CO] 2[ABF] 3[XE] 4[JM] 5[LRV]") if game.parse else {}
    start = {"question": "who_moves", "seats": 0, "fields": {**fields, "active": 0, "round": 1}}
    match = Match(game, players=3, chance="vote", start=start)
    match.trust()
    match.choose("move character=leonardo", 0)
    assert match.to_act == (0, 1, 2)
    assert not match.choices[0].more
