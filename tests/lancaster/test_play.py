"""Whole games: recorded ones, and the same games at native speed."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game
from regnum.kernel import Offers, saved, seeded
from regnum.kernel.playout import play_out
from regnum.testing import rule

from .helpers import LA

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.regnum"))


@rule("LA-30", "LA-220", "LA-228")
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    match = saved.read(path.read_text(encoding="utf-8"), game)
    assert match.over
    assert saved.write(match) == path.read_text(encoding="utf-8")


def test_there_is_a_recorded_game_for_every_number_of_players() -> None:
    assert {path.stem[0] for path in RECORDED} == set("2345")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_native_rules_play_the_same_games(players: int) -> None:
    native = pytest.importorskip("regnum.kernel.speed.native")
    engine = native.compiled(LA)
    tables = engine.begin(5, players=players)
    engine.play_out(tables, range(5))
    for seed in range(5):
        s = LA.begin(players)
        play_out(s, seeded(seed), Offers())
        assert engine.get(tables, seed) == s
