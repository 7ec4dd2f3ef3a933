"""WebAssembly in Chromium plays the same games as the interpreter, position for position."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from regnum.bots.warming import RULES
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel.speed import wasm
from regnum.kernel.speed.compiler import NoCompiler
from regnum.kernel.speed.native import rules
from regnum.testing.combinations import covering
from regnum.testing.playing import play
from tests.envs.engines import plays_on_alike, plays_the_same

CHOICES = 80
LOAD = """async (text) => {
    window.rules = await rulesOf(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
}"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    with chromium.new_page() as page:
        page.add_script_tag(content=f"{wasm.SCRIPT}window.rulesOf = rulesOf;", type="module")
        yield page


@pytest.mark.parametrize("name", names())
def test_a_browser_plays_the_same_game(name: str, page: Page) -> None:
    game = game_named(name)
    try:
        module = wasm.build(rules(game, RULES))
    except NoCompiler as missing:
        if "install" not in str(missing):
            raise
        pytest.skip(str(missing))
    page.evaluate(LOAD, base64.b64encode(module).decode())

    def call(gate: str, given: list[Any]) -> Any:
        return page.evaluate("([gate, given]) => rules.run(gate, given)", [gate, given])

    engine = wasm.WasmEngine(game, call)
    plays_the_same(engine, play(game, covering(game)[0], seed=1, longest=CHOICES))
    plays_on_alike(engine, game)
