"""A match writes down the same choices as one whose every step is watched."""

from __future__ import annotations

from regnum.games import game as game_named
from regnum.kernel import Match


def test_whoever_is_asked_something_else_next_has_answered_wholly() -> None:
    game = game_named("vive-le-roi")
    fields = game.parse("0[DS] 1[CO] 2[ABF] 3[XE] 4[JM] 5[LRV]") if game.parse else {}
    start = {"question": "who_moves", "seats": 0, "fields": {**fields, "active": 0, "round": 1}}
    match = Match(game, players=3, seed="vote", start=start)
    match.choose("move character=leonardo", 0)
    assert match.to_act == (0, 1, 2)
    assert not match.choices[0].more
