"""How large the games are as WebAssembly, and how fast: ``python -m regnum.bench.webassembly [GAME …]``.

Node runs the modules, whose engine is that of Chromium; native code plays the same games beside it. Decisions are
counted with chance's, everybody answers at random, and games that end begin anew. Seconds are those of the process.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import time
from collections.abc import Sequence

from regnum.bots.warming import RULES, compiled
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game, batch, seeded
from regnum.kernel.speed import wasm
from regnum.kernel.speed.layout import stored
from regnum.kernel.speed.native import rows, rules

GAMES, ANSWERS, ROUNDS = 50, 2000, 5
PROGRAM = """
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
const { module, given, rounds } = JSON.parse(readFileSync(0, "utf8"));
const bytes = readFileSync(module);
const loaded = performance.now();
const rules = await rulesOf(bytes);
const ready = performance.now() - loaded;
const seconds = [];
for (let round = 0; round < rounds; round++) {
    const begun = process.cpuUsage();
    rules.run("play_tables", given);
    const { user, system } = process.cpuUsage(begun);
    seconds.push((user + system) / 1e6);
}
console.log(JSON.stringify({ ready, seconds: Math.min(...seconds), brotli: brotliCompressSync(bytes).length }));
"""


def line(game: Game) -> str:
    """A row of the table in engines.md."""
    module = wasm.build(rules(game, RULES))
    tables, sources = stored(game.Table, [game.begin()] * (GAMES + 1)), rows([seeded(i) for i in range(GAMES)])
    arguments = (tables, 0, GAMES, sources, None, ANSWERS, rows([0] * GAMES))
    with tempfile.NamedTemporaryFile(suffix=".wasm") as file:
        file.write(module)
        file.flush()
        asked = {"module": file.name, "given": list(wasm.handed(batch.play_tables, arguments)), "rounds": ROUNDS}
        program = ["node", "--input-type=module", "-e", wasm.SCRIPT + PROGRAM]
        done = subprocess.run(program, input=json.dumps(asked), capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    engine, spent = compiled(game), []
    for _ in range(ROUNDS):
        begun = time.process_time()
        engine.run(batch.play_tables, *arguments)
        spent.append(time.process_time() - begun)
    browser, native = (GAMES * ANSWERS / seconds / 1e6 for seconds in (found["seconds"], min(spent)))
    return (
        f"| {game.name} | {len(module) / 1000:.0f} | {found['brotli'] / 1000:.0f} | {found['ready']:.0f} |"
        f" {browser:.1f} | {native:.1f} | {browser / native:.2f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.webassembly", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"default: all ({', '.join(names())})")
    print("| game | KB | KB, brotli | ready after ms | M decisions/s | native | of native |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in parser.parse_args(arguments).names or names():
        print(line(game_named(name)), flush=True)


if __name__ == "__main__":
    main()
