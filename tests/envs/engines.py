"""One contract for all engines: they play written-down games position for position, and on by themselves alike."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from regnum.bots.warming import RULES
from regnum.kernel import Game, batch, seeded
from regnum.kernel.speed import wasm
from regnum.kernel.speed.engine import Engine, Interpreted
from regnum.kernel.speed.native import rules
from regnum.testing.checks import differences
from regnum.testing.playing import Played

ANSWERS = 300
IN_NODE = """
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const rules = await rulesOf(readFileSync(process.argv[1]));
for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(rules.run(...JSON.parse(line))));
}
"""


def plays_the_same(engine: Engine, played: Played) -> None:
    """The choices of a game lead to the same positions, at each of which the same may be answered."""
    game, first = played.game, played.tables[0]
    tables, rngs = engine.stored([first, first]), engine.numbers([[1, 1]])
    for place, choice in enumerate(played.match.choices):
        s, giver = played.tables[place], engine.numbers([choice.seat])
        masks = engine.numbers([[0] * len(game.actions)], "u1")
        engine.over(batch.mark_tables, 1, tables, rngs, giver, masks)
        assert [int(mark) for mark in masks[0]] == marked(game, s, choice.seat), f"before choice {place + 1}"
        engine.over(batch.answer_tables, 1, tables, rngs, giver, engine.numbers([choice.action]))
        found, expected = engine.position(tables, 0), played.tables[place + 1]
        assert found == expected, f"after {place + 1} choices: {differences(found, expected)}"


def marked(game: Game, s: Any, seat: int) -> list[int]:
    legal = set(game.offers(s, seat))
    return [int(action in legal) for action in range(len(game.actions))]


def plays_on_alike(engine: Engine, game: Game) -> None:
    """So many answers at random, chance's among them, with the same source of chance."""
    found, expected = (played_on(one, game) for one in (engine, Interpreted(game)))
    assert found == expected


def played_on(engine: Engine, game: Game) -> tuple[list[Any], list[list[int]], list[int]]:
    begun = game.begin()
    tables, ended = engine.stored([begun] * 3), engine.numbers([0, 0])
    rngs = engine.numbers([seeded("one"), seeded("two")])
    engine.over(batch.play_tables, 2, tables, rngs, ANSWERS, ended)
    sources = [[int(number) for number in rng] for rng in rngs]
    return [engine.position(tables, i) for i in range(2)], sources, [int(count) for count in ended]


@contextmanager
def in_node(game: Game, node: str) -> Iterator[wasm.WasmEngine]:
    """WebAssembly that a process of Node runs."""
    pipe = subprocess.PIPE
    with tempfile.NamedTemporaryFile(suffix=".wasm") as module:
        module.write(wasm.build(rules(game, RULES)))
        module.flush()
        command = [node, "--input-type=module", "-e", wasm.SCRIPT + IN_NODE, module.name]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
            asked, answers = process.stdin, process.stdout
            assert asked is not None and answers is not None

            def call(name: str, given: list[Any]) -> dict[str, Any]:
                asked.write(json.dumps([name, given]) + "\n")
                asked.flush()
                found: dict[str, Any] = json.loads(answers.readline())
                return found

            yield wasm.WasmEngine(game, call)
