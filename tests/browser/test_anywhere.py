"""The folder without a server, in Chromium: the network is cut after loading, and every game goes to its end."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regnum.games import names

LEVELS = {"vive-le-roi": "lord"}
"""Where one bot imagines games; in the others all play by rule of thumb, which is faster."""
LONGEST = 240_000
KEPT = """() => new Promise((done) => {
    const whole = async () => {
        for (const name of await caches.keys()) {
            const contents = await (await caches.open(name)).match('files.json')
            if (contents) return done(true)
        }
        setTimeout(whole, 200)
    }
    void whole()
})"""
PLAY = """async ([script, game, level]) => {
    const house = await import(new URL(script, document.baseURI))
    const ask = async (method, path, body) =>
        (await house.ask(`/api${path}`, { method, body: body && JSON.stringify(body) })).json()
    if (!(await ask('GET', '/me'))) await ask('POST', '/guests', { name: 'Anna' })
    const seats = [{ for: 'me' }, { for: 'bot', bot: 'page' }, { for: 'bot', bot: level }]
    const { table } = await ask('POST', '/tables', { game, players: 3, seats })
    let answered = 0
    const result = await new Promise((done) => {
        void house.connect('/api/live?lang=en', (text) => {
            const { kind, result, asked, ...rest } = JSON.parse(text)
            if (kind === 'refused') done(rest)
            if (kind !== 'update') return
            if (result) return done(result)
            if (!asked || asked.question === answered) return
            answered = asked.question
            const choice = asked.offers[answered % asked.offers.length].action
            house.hear(JSON.stringify({ do: 'choose', table, question: answered, choice }))
        }).then(() => house.hear(JSON.stringify({ do: 'open', table, id: 1 })))
    })
    let thoughts = 0
    const { choices } = await ask('GET', `/tables/${table}/replay?at=0`)
    for (let at = 0; at < choices && !thoughts && level !== 'page'; at++)
        thoughts = (await ask('GET', `/tables/${table}/replay?at=${at}`)).decision?.thoughts.length ?? 0
    return { result, thoughts }
}"""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *of: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "regnum"
    subprocess.run([sys.executable, "-m", "regnum", "site", str(made)], check=True)
    return made


@pytest.fixture(scope="module")
def offline(chromium: Browser, site: Path) -> Iterator[Page]:
    """The page, opened again without a network and without the host that it came from."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(site.parent)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    with chromium.new_context(locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{host.server_port}/regnum/")
        page.evaluate(KEPT)
        host.shutdown()
        host.server_close()
        context.set_offline(True)
        page.reload()
        yield page


def test_the_page_opens_and_a_game_begins_without_a_network(offline: Page) -> None:
    expect(offline.get_by_role("link", name="Lobby")).to_have_count(0)
    offline.get_by_role("button", name=re.compile("Play now.*Vive le Roi")).click()
    offline.wait_for_url("**/#/table/*", timeout=LONGEST)
    expect(offline.get_by_role("heading", name="Vive le Roi!").first).to_be_attached(timeout=LONGEST)


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end_without_a_network(offline: Page, site: Path, game: str) -> None:
    [script] = (site / "assets").glob("house-*.js")
    offline.set_default_timeout(LONGEST)
    played = offline.evaluate(PLAY, [f"assets/{script.name}", game, LEVELS.get(game, "page")])
    assert sorted(played["result"]["places"])[0] == 1
    assert bool(played["thoughts"]) == (game in LEVELS)
