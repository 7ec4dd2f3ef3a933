"""The folder without a server, in Chromium: the network is cut after loading, and every game goes to its end."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page, expect

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match, saved
from regnum.site import views
from regnum.site.page import note_what_is_kept

LEVELS = {"vive-le-roi": "lord"}
"""Where one bot imagines games; in the others all play by rule of thumb, which is faster."""
LONGEST = 240_000
KEPT = "navigator.serviceWorker.ready.then(() => true)"
HOW_MANY = "(async () => (await (await caches.open((await caches.keys())[0])).keys()).length)()"
LOAD_IT = """() => {
    const look = () => {
        const offered = [...document.querySelectorAll('.notices button')].find(one => one.textContent === 'Load it')
        if (offered) offered.click()
        else requestAnimationFrame(look)
    }
    look()
}"""
"""Notices stay for some seconds only, which may be less than a busy machine needs to look for them from outside."""
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
    return { result, thoughts, table }
}"""
REVIEW = """async ([script, table]) => {
    const house = await import(new URL(script, document.baseURI))
    const ask = async (method) => (await house.ask(`/api/tables/${table}/review`, { method })).json()
    let seen = await ask('POST')
    while (seen.progress !== null && !seen.review) {
        await new Promise((done) => setTimeout(done, 500))
        seen = await ask('GET')
    }
    return seen.review
}"""
KEPT_AS = """async () => {
    const { headers } = await fetch('python/pyodide.asm.wasm.packed')
    return [headers.get('Content-Type'), headers.get('Unpacked')]
}"""
FOREIGN = """<!doctype html><title>Somebody's page</title>
<regnum-position record="vote.regnum" shown="vote.json"></regnum-position>
<script src="http://localhost:{port}/regnum/position.js" defer></script>
"""
VOTE = {
    "question": "which_vote",
    "seats": [0, 1, 2],
    "fields": {"candidate": "jeanne", "presenter": 0, "place": {"jeanne": "throne"}, "noes": [1, 0, 2]},
}


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *of: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site") / "regnum"
    subprocess.run([sys.executable, "-m", "regnum", "site", str(made)], check=True)
    return made


def hosting(folder: Path) -> ThreadingHTTPServer:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    return host


@pytest.fixture(scope="module")
def offline(chromium: Browser, site: Path) -> Iterator[Page]:
    """The page, opened again without a network and without the host that it came from."""
    host = hosting(site.parent)
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


def test_a_device_keeps_python_unpacked_as_browsers_can_keep_what_they_compile_of_it(offline: Page) -> None:
    assert offline.evaluate(KEPT_AS) == ["application/wasm", "yes"]


def test_what_is_loaded_before_a_game_is_compiled_and_games_keep_their_sources(site: Path) -> None:
    def lies(archive: str) -> set[str]:
        packed = (site / "python" / f"{archive}.zip.packed").read_bytes()
        return set(ZipFile(BytesIO(gzip.decompress(packed))).namelist())

    assert {"re/__init__.pyc", "asyncio/tasks.pyc", "statistics.pyc", "argparse.py"} <= lies("python_stdlib")
    assert {"regnum/kernel/match.pyc", "regnum/server/alone/end.pyc", "babel/dates.pyc"} <= lies("regnum")
    assert "regnum/kernel/match.py" not in lies("regnum")
    table = "regnum/games/lancaster/table.py", "regnum/games/lancaster/__pycache__/table.cpython-314.pyc"
    assert set(table) <= lies("lancaster")


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end_without_a_network(offline: Page, site: Path, game: str) -> None:
    [script] = (site / "assets").glob("house-*.js")
    offline.set_default_timeout(LONGEST)
    played = offline.evaluate(PLAY, [f"assets/{script.name}", game, LEVELS.get(game, "page")])
    assert sorted(played["result"]["places"])[0] == 1
    assert bool(played["thoughts"]) == (game in LEVELS)
    if game in LEVELS:
        review = offline.evaluate(REVIEW, [f"assets/{script.name}", played["table"]])
        assert all(sum(moment["chances"]) == pytest.approx(1) for moment in review["moments"])
        assert any(moment["answers"] for moment in review["moments"])


def test_what_needs_people_is_not_there_and_a_way_leads_to_a_server(offline: Page) -> None:
    offline.evaluate("location.hash = '#/new/vive-le-roi'")
    expect(offline.get_by_role("heading", name="A table of Vive le Roi!")).to_be_visible(timeout=LONGEST)
    expect(offline.get_by_text("A friend, by link")).to_have_count(0)
    expect(offline.get_by_text("Show it in the lobby")).to_have_count(0)
    offline.get_by_role("link", name="Play with friends").click()
    offline.get_by_label("Address of the server").fill("my club")
    offline.get_by_role("button", name="Go there").click()
    expect(offline.get_by_role("alert")).to_contain_text("That is no address")


def test_a_newer_folder_is_fetched_beside_the_older_one_and_loaded_when_somebody_says_so(
    chromium: Browser, site: Path
) -> None:
    host, first = hosting(site.parent), site / "index.html"
    before = first.read_text(encoding="utf-8")
    with chromium.new_context(locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{host.server_port}/regnum/#/settings")
        page.evaluate("navigator.serviceWorker.register('anywhere.js')")
        page.evaluate(KEPT)
        first.write_text(before.replace("<body>", '<body data-newer="yes">'), encoding="utf-8")
        note_what_is_kept(site)
        page.reload()
        expect(page.locator("body[data-newer]")).to_have_count(0)
        page.evaluate(LOAD_IT)
        expect(page.locator("body[data-newer]")).to_have_count(1, timeout=LONGEST)
        files = json.loads((site / "files.json").read_text(encoding="utf-8"))
        assert page.evaluate(HOW_MANY) == len(files) + len(["the list of them"]), "nothing of the older one is left"
    host.shutdown()
    host.server_close()


def test_a_position_is_played_on_in_somebody_elses_page(chromium: Browser, site: Path) -> None:
    host, foreign = hosting(site.parent), site.parent / "foreign"
    foreign.mkdir()
    vote = Match(game_named("vive-le-roi"), players=3, start=VOTE)
    (foreign / "vote.regnum").write_text(saved.write(vote), encoding="utf-8")
    (foreign / "vote.json").write_text(json.dumps(views.shown(vote)), encoding="utf-8")
    (foreign / "index.html").write_text(FOREIGN.format(port=host.server_port), encoding="utf-8")
    with chromium.new_context(locale="en-GB", reduced_motion="reduce") as context:
        page, fetched = context.new_page(), list[str]()
        page.on("request", lambda request: fetched.append(request.url))
        page.goto(f"http://127.0.0.1:{host.server_port}/foreign/")
        frame = page.frame_locator("iframe")
        expect(frame.locator("[data-first-view] svg:visible").first).to_be_visible()
        assert not [address for address in fetched if "/python/" in address], "nothing large before somebody plays"
        frame.get_by_role("button", name="Play on from here").click()
        no = frame.get_by_role("button", name="Vote NO")
        expect(no.first).to_be_visible(timeout=LONGEST)
        frame.get_by_role("button", name="Vote YES").first.click()
        frame.get_by_role("button", name="Confirm").click()
        expect(frame.get_by_role("button", name="Vote YES").first).to_be_visible()
        expect(no).to_have_count(0)
        frame.get_by_role("button", name="From the beginning").click()
        expect(no.first).to_be_visible()
    host.shutdown()
    host.server_close()
