"""One source, several speeds: native code plays the same games as the interpreter, position for position."""

from __future__ import annotations

from typing import Any

import numpy as np

from regnum.bots.warming import compiled
from regnum.kernel import NATURE, Game, seeded

from ..checks import FEW, SOME, differences
from ..playing import Played

GAMES_PLAYED_OUT = 20


def test_native_code_plays_the_same_game_position_for_position(played: Played) -> None:
    plays_alike_natively(played)


def plays_alike_natively(played: Played) -> None:
    engine = compiled(played.game)
    tables = engine.begin(1, **played.match.options)
    for place, expected in enumerate(played.tables):
        position = engine.get(tables, 0)
        assert position == expected, f"after {place} choices: {differences(position, expected)}"
        if place < len(played.match.choices):
            choice = played.match.choices[place]
            engine.answer(tables, 0, choice.seat, choice.action)


def test_native_code_offers_the_same_with_the_same_odds(played: Played) -> None:
    engine = compiled(played.game)
    tables = engine.tables(1)
    for _, s in played.some_open(SOME):
        engine.put(tables, 0, s)
        assert engine.to_act(tables, 0) == played.game.to_act(s)[0]
        for seat in played.game.to_act(s):
            offers = played.game.offers(s, seat)
            assert engine.offers(tables, 0, seat) == offers
            if seat == NATURE:
                assert engine.odds(len(offers)) == offers.odds


def test_native_code_deals_anew_in_the_same_way(played: Played) -> None:
    engine = compiled(played.game)
    tables = engine.tables(1)
    for place, s in played.some_open(FEW):
        for seat in range(s.players):
            expected, rng = s.copy(), seeded(place)
            played.game.redeal(expected, seat, rng)
            native: Any = np.array(seeded(place), np.int32)
            engine.put(tables, 0, s)
            engine.redeal(tables, 0, seat, native)
            dealt = engine.get(tables, 0)
            assert dealt == expected, differences(dealt, expected)
            assert native.tolist() == rng


def test_native_code_plays_out_at_random_in_the_same_way(a_game: Game) -> None:
    engine = compiled(a_game)
    tables = engine.begin(GAMES_PLAYED_OUT)
    count = engine.play_out(tables, range(GAMES_PLAYED_OUT))
    expected = 0
    for i in range(GAMES_PLAYED_OUT):
        s = a_game.begin()
        expected += a_game.play_out(s, seeded(i))
        assert engine.get(tables, i) == s
    assert count == expected
