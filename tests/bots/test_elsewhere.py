"""A search that runs as WebAssembly thinks as native code does, is told no secrets, and is asked without numpy."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

import regnum.bots
from regnum.bots import elsewhere
from regnum.bots.knowledge import Knowledge
from regnum.bots.levels import knight, page, squire
from regnum.bots.search import Search
from regnum.bots.warming import compiled, webassembly
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match, seeded
from regnum.kernel.speed.compiler import NoCompiler
from regnum.kernel.speed.layout import dtype, stored
from regnum.kernel.speed.memory import laid, places, raised

THINKING = Path(regnum.bots.__file__).with_name("thinking.js")
IN_NODE = """
import { readFileSync } from "node:fs";
const { thinkerOf } = await import(process.argv[2]);
const asked = JSON.parse(readFileSync(0, "utf8"), (key, value) => key === "table" ? Buffer.from(value, "hex") : value);
const { think } = await thinkerOf(readFileSync(process.argv[1]));
console.log(JSON.stringify(think(asked)));
"""
GAMES = 120


def opened(name: str, choices: int = 12, seed: str = "elsewhere") -> Match:
    """A match some choices after its beginning, where somebody has several answers."""
    match = Match(game_named(name), seed=seed)
    for _ in range(choices):
        seat = match.to_act[0]
        offers = match.legal(seat)
        match.choose(offers[len(match.choices) % len(offers)], seat)
    while len(match.legal(match.to_act[0])) == 1:
        match.choose(match.legal(match.to_act[0])[0], match.to_act[0])
    return match


def in_node(module: bytes, asked: dict[str, Any]) -> dict[str, Any]:
    node = shutil.which("node") or pytest.skip("no Node")
    with tempfile.NamedTemporaryFile(suffix=".wasm") as file:
        file.write(module)
        file.flush()
        command = [node, "--input-type=module", "-e", IN_NODE, file.name, THINKING.as_uri()]
        text = json.dumps(asked, default=bytes.hex)
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def module_of(name: str) -> bytes:
    try:
        return webassembly(game_named(name))
    except NoCompiler as missing:
        if "install" not in str(missing):
            raise
        pytest.skip(str(missing))


@pytest.mark.parametrize("name", names())
def test_webassembly_thinks_as_native_code_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REGNUM_INTERPRETED")
    match = opened(name)
    compiled(match.game)
    knowledge = Knowledge.of(match, match.to_act[0])
    one, other = (Search("a seed", seconds=60, iterations=GAMES) for _ in range(2))
    found = in_node(module_of(name), elsewhere.asked(one, knowledge))
    assert found["games"] == GAMES
    assert elsewhere.answered(one, knowledge, found) == other.consider(knowledge)
    assert elsewhere.chances(found) == Search("a seed", seconds=60, iterations=GAMES).chances(knowledge)


@pytest.mark.parametrize("name", names())
def test_rules_of_thumb_are_the_same_as_webassembly(name: str) -> None:
    module = module_of(name)
    for level, choices in ((page, 12), (squire, 30), (knight, 60)):
        match = opened(name, choices)
        knowledge = Knowledge.of(match, match.to_act[0])
        one, other = (level("a seed") for _ in range(2))
        table, seen = one.considered(knowledge)
        found = in_node(module, elsewhere.opinions_asked(table, knowledge.seat, seen))
        assert one.preferred(dict(zip(seen, found["opinions"], strict=True))) == other.choose(knowledge)


@pytest.mark.parametrize("name", names())
def test_who_searches_elsewhere_is_told_no_secrets(name: str) -> None:
    """What is asked is the same whatever the others hold."""
    match = opened(name)
    seat = match.to_act[0]
    other = match.table.copy()
    match.game.redeal(other, seat, seeded("another deal"))
    known = [Knowledge(match.game, table, seat) for table in (match.table, other)]
    first, second = (elsewhere.asked(Search("a seed"), knowledge) for knowledge in known)
    assert first == second


@pytest.mark.parametrize("name", names())
def test_a_table_is_laid_as_compiled_code_keeps_it(name: str) -> None:
    s = opened(name).table
    assert laid(s) == stored(type(s), [s]).tobytes()
    assert raised(type(s), laid(s)) == s
    layout: Any = dtype(type(s)).fields
    assert [field[1] for field in layout.values()] == [place.offset for place in places(type(s)).values()]


def test_asking_needs_no_numpy() -> None:
    program = """
import sys
sys.modules["numpy"] = None
import regnum
from regnum.bots import Knowledge, bot, elsewhere
match, king = regnum.new_match("vive-le-roi", seed=1), bot("king", 1)
known = Knowledge.of(match, match.to_act[0])
asked = elsewhere.asked(king, known)
numbers = [*range(len(known.offers))]
action, _ = elsewhere.answered(king, known, {"visits": numbers, "gains": numbers})
print(action in known.offers, asked["seat"] == known.seat)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]
