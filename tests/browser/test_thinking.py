"""A king thinks in a browser, in a worker of its own, while the page goes on."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import regnum
from regnum.bots import elsewhere, levels
from regnum.bots.knowledge import Knowledge
from regnum.games import names
from tests.bots.test_elsewhere import module_of, opened

THINK = """async ([game, module, asked]) => {
    const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    const given = JSON.parse(asked, (key, value) => (key === "table" ? unhex(value) : value));
    const worker = new Worker("/bots/worker.js", { type: "module" });
    let beats = 0;
    const pulse = setInterval(() => beats++, 20);
    const answers = [];
    const done = new Promise((resolve) => {
        worker.onmessage = ({ data }) => answers.push(data) === 3 && resolve();
    });
    worker.postMessage({ id: 1, game: "unknown", asked: given });
    worker.postMessage({ id: 2, game, module: unhex(module) });
    worker.postMessage({ id: 3, game, asked: given });
    await done;
    clearInterval(pulse);
    return { beats, answers };
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page that is served the package as files: a worker comes from the same place as its page."""
    folder = Path(regnum.__file__).parent
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with chromium.new_page() as page:
            page.goto(f"http://127.0.0.1:{server.server_port}/bots/")
            yield page
        server.shutdown()


@pytest.mark.parametrize("name", names())
def test_a_king_thinks_in_a_worker_while_the_page_goes_on(name: str, page: Page) -> None:
    match, king = opened(name), levels.king("a browser")
    known = Knowledge.of(match, match.to_act[0])
    asked = json.dumps(elsewhere.asked(king, known), default=bytes.hex)
    told: dict[str, Any] = page.evaluate(THINK, [name, module_of(name).hex(), asked])
    unknown, brought, thought = told["answers"]
    assert unknown["error"] == "Error: no module of unknown has come"
    assert brought["id"] == 2
    assert "error" not in brought
    action, thoughts = elsewhere.answered(king, known, thought["found"])
    assert action in known.offers
    assert sum(one.visits for one in thoughts) == thought["found"]["games"]
    assert told["beats"] > 0
