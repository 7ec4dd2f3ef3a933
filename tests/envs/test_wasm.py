"""WebAssembly plays the same games, position for position; Node runs it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.bots.warming import RULES
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game, seeded
from regnum.kernel.speed import wasm
from regnum.kernel.speed.compiler import NoCompiler
from regnum.kernel.speed.layout import dtype, put
from regnum.kernel.speed.native import rules
from regnum.testing.combinations import covering
from regnum.testing.playing import play

PLAYER = Path(__file__).with_name("in_webassembly.mjs")


def stored(game: Game, s: Any) -> str:
    table = np.zeros(1, dtype(game.Table))
    put(table, 0, s)
    return table.tobytes().hex()


@pytest.mark.parametrize("name", names())
def test_webassembly_plays_the_same_game_position_for_position(name: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node to run WebAssembly with")
    game = game_named(name)
    module = tmp_path / f"{name}.wasm"
    try:
        module.write_bytes(wasm.build(rules(game, RULES)))
    except NoCompiler as missing:
        if "install" in str(missing):
            pytest.skip(str(missing))
        raise
    played = play(game, covering(game)[0], seed=1)
    choices = played.match.choices
    offers = [list(game.offers(s, choice.seat)) for s, choice in zip(played.tables, choices, strict=False)]
    given = {
        "module": str(module),
        "table": stored(game, played.tables[0]),
        "choices": [[c.seat, c.action, len(listed)] for c, listed in zip(choices, offers, strict=True)],
        "rng": seeded("wasm"),
        "longest": game.longest,
    }
    done = subprocess.run([node, PLAYER], input=json.dumps(given), capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert [position["offers"] for position in found["positions"]] == offers
    assert [position["table"] for position in found["positions"]] == [stored(game, s) for s in played.tables[1:]]
    ended = played.tables[0].copy()
    assert found["answers"] == game.play_out(ended, seeded("wasm"))
    assert found["ended"] == stored(game, ended)


def test_without_its_compiler_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoCompiler, match=r"regnum\[compile\]"):
        wasm.build(rules(game_named("vive-le-roi"), RULES))
