"""How large the games are as WebAssembly, and how fast: ``python -m regnum.bench.webassembly [--chromium] [GAME …]``.

Node runs the modules, whose engine is that of Chromium, or Chromium itself where Playwright is installed; native code
plays the same games beside it. Decisions are counted with chance's, everybody answers at random, and games that end
begin anew. Seconds are those of the process, in Chromium those of the page's thread.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from typing import Any

from regnum.bots.warming import RULES, compiled
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game, batch, seeded
from regnum.kernel.speed import wasm
from regnum.kernel.speed.layout import stored
from regnum.kernel.speed.native import rows, rules

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
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


LOAD = """async (text) => {
    const module = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const loaded = performance.now();
    window.rules = await rulesOf(module);
    return performance.now() - loaded;
}"""


def in_node(module: bytes, given: list[Any]) -> dict[str, float]:
    """Milliseconds until a module is ready, the seconds of its fastest round, and its bytes with brotli."""
    with tempfile.NamedTemporaryFile(suffix=".wasm") as file:
        file.write(module)
        file.flush()
        asked = json.dumps({"module": file.name, "given": given, "rounds": ROUNDS})
        program = ["node", "--input-type=module", "-e", wasm.SCRIPT + PROGRAM]
        done = subprocess.run(program, input=asked, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def in_chromium(module: bytes, given: list[Any]) -> dict[str, float]:
    """Milliseconds until a module is ready, and the seconds of its fastest round."""
    from playwright.sync_api import sync_playwright  # of those who test

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, CHROMIUM))))
        page = browser.new_page()
        page.add_script_tag(content=f"{wasm.SCRIPT}window.rulesOf = rulesOf;", type="module")
        ready = page.evaluate(LOAD, base64.b64encode(module).decode())
        page.evaluate("(given) => { window.given = given; }", given)
        thread = page.context.new_cdp_session(page)
        thread.send("Performance.enable", {"timeDomain": "threadTicks"})

        def spent() -> float:
            told = thread.send("Performance.getMetrics")["metrics"]
            return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))

        seconds = []
        for _ in range(ROUNDS):
            begun = spent()
            page.evaluate('() => { rules.run("play_tables", given); }')
            seconds.append(spent() - begun)
        browser.close()
    return {"ready": ready, "seconds": min(seconds)}


def line(game: Game, chromium: bool) -> str:
    """A row of the table in engines.md."""
    module = wasm.build(rules(game, RULES))
    tables, sources = stored(game.Table, [game.begin()] * (GAMES + 1)), rows([seeded(i) for i in range(GAMES)])
    arguments = (tables, 0, GAMES, sources, None, ANSWERS, rows([0] * GAMES))
    given = list(wasm.handed(batch.play_tables, arguments))
    found = in_node(module, given)
    found |= in_chromium(module, given) if chromium else {}
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
    parser.add_argument("--chromium", action="store_true", help="in Chromium, by Playwright")
    chosen = parser.parse_args(arguments)
    print("| game | KB | KB, brotli | ready after ms | M decisions/s | native | of native |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in chosen.names or names():
        print(line(game_named(name), chosen.chromium), flush=True)


if __name__ == "__main__":
    main()
