"""Every registered game can be loaded, and its positions have the same fingerprint wherever it is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.kernel import Game
from regnum.testing.playing import play

REPLAY = """
import sys
from regnum.games import game
from regnum.kernel import saved
print(saved.read(sys.stdin.read(), game).digest())
"""


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_loaded(name: str) -> None:
    assert game(name).name == name


def test_a_fingerprint_is_the_same_in_another_process(a_game: Game) -> None:
    played = play(a_game, {}, 0)
    answer = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=played.record(),
        text=True,
        encoding="utf-8",
        capture_output=True,
        env=os.environ | {"PYTHONHASHSEED": "7", "PYTHONIOENCODING": "utf-8"},
        check=True,
    )
    assert answer.stdout.strip() == played.match.digest()


def test_a_game_knows_its_rules_its_words_its_data_its_prefix_and_its_players(a_game: Game) -> None:
    assert a_game.rules and all(path.is_file() for path in a_game.rules)
    assert all(Path(str(path).replace("*", "en")).is_file() for path in a_game.words)
    assert a_game.data.now
    assert a_game.prefix
    assert a_game.options.usual in a_game.options.players
