"""How fast the folder without a server is: ``python -m regnum.bench.anywhere [FOLDER] [--game NAME]``.

Chromium opens it as a phone would: over a line of slow 4G, which all files share, on a processor that is given a
quarter of its time, workers included. Said is when the board is there, when one can play, the first time and from what
was kept, what had to be fetched, how long the page's own thread was away at most, and how long bots were waited for.
Needs Playwright and a Chromium (`pip install 'regnum[test]'`).
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import psutil

LATENCY, BYTES_A_SECOND = 0.15, 200_000
PART = 8192
SLICE, SLOWER = 0.01, 4
WIDE, HIGH = 390, 844
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 300_000
AWAY = """window.away = 0; new PerformanceObserver(seen => {
  for (const { duration } of seen.getEntries()) away = Math.max(away, duration)
}).observe({ type: 'longtask', buffered: true })"""
QUICKLY = """localStorage.setItem('regnum.settings', JSON.stringify({
  pace: 'instant', confirm: false, guided: ['GAME'], language: 'en' }))"""
ANSWERS = 3
AGAIN = ("again, from what was kept", "and again, the browser having kept what it compiled")
SETTLING = 5_000
"""What a browser has compiled it keeps a little later."""
OTHERS = "number => ![undefined, number].includes(document.querySelector('[data-question]')?.dataset.question)"
WHOLE = "() => navigator.serviceWorker.ready.then(() => true)"


class Line:
    """So many bytes a second, for whoever sends."""

    def __init__(self) -> None:
        self.sent = 0
        self.python = 0.0
        """When the last of Python came."""
        self._free = 0.0
        self._lock = threading.Lock()

    def carry(self, size: int) -> None:
        with self._lock:
            self.sent += size
            self._free = max(self._free, time.monotonic()) + size / BYTES_A_SECOND
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Compressing(SimpleHTTPRequestHandler):
    """Sends files as most hosts do: compressed where that helps."""

    def __init__(self, *of: Any, line: Line, **named: Any) -> None:
        self.line = line
        super().__init__(*of, **named)

    def do_GET(self) -> None:
        time.sleep(LATENCY)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        whole = path.read_bytes()
        packed = gzip.compress(whole, 6)
        smaller = len(packed) < 0.95 * len(whole)
        body = packed if smaller else whole
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if smaller:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        with suppress(ConnectionError):  # the page was closed meanwhile
            for at in range(0, len(body), PART):
                part = body[at : at + PART]
                self.line.carry(len(part))
                self.wfile.write(part)
        if "/python/" in self.path:
            self.line.python = time.monotonic()

    def log_message(self, format: str, *of: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(folder: Path) -> Iterator[tuple[str, Line]]:
    line = Line()
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressing, directory=str(folder), line=line))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/", line
    finally:
        host.shutdown()
        host.server_close()


@contextmanager
def slowed() -> Iterator[None]:
    """Whatever draws and computes for pages gets a part of its time: all threads of it, as on a slower processor."""
    over = threading.Event()

    def hold() -> None:
        while not over.is_set():
            pages = [one for one in psutil.Process().children(recursive=True) if "--type=renderer" in _command(one)]
            for what, long in ((psutil.Process.suspend, SLICE * (SLOWER - 1)), (psutil.Process.resume, SLICE)):
                for page in pages:
                    _try(what, page)
                time.sleep(long)

    holding = threading.Thread(target=hold, daemon=True)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()


def _command(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []


def _try(what: Any, process: psutil.Process) -> None:
    try:
        what(process)
    except psutil.Error:
        """It has ended."""


def measured(address: str, line: Line, game: str) -> Iterator[str]:
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as kept:
        browser = playwright.chromium.launch_persistent_context(
            kept, executable_path=found, viewport={"width": WIDE, "height": HIGH}, has_touch=True, is_mobile=True
        )
        browser.set_default_timeout(PATIENCE)
        for script in (AWAY, QUICKLY.replace("GAME", game)):
            browser.add_init_script(script)
        with slowed():
            yield from _opened(browser, f"{address}#/play/{game}", line)
            yield _answered(browser.pages[-1])
        browser.pages[-1].wait_for_function(WHOLE)
        browser.pages[-1].close()
        for again in AGAIN:
            with slowed():
                yield again
                yield from _opened(browser, f"{address}#/learn/{game}", line)
            browser.pages[-1].wait_for_timeout(SETTLING)
            browser.pages[-1].close()
        browser.close()


def _opened(browser: Any, address: str, line: Line) -> Iterator[str]:
    page, before, began = browser.new_page(), line.sent, time.monotonic()
    page.goto(address, wait_until="commit")
    if "/play/" in address:
        page.locator("[data-first-view] svg:visible").first.wait_for()
        yield f"the board is there after {time.monotonic() - began:.1f} s"
    page.locator("[data-question]").wait_for()
    playable = time.monotonic()
    yield f"one can play after {playable - began:.1f} s, {playable - max(began, line.python):.1f} s after the download"
    away = page.evaluate("away")
    yield f"{(line.sent - before) / 1e6:.2f} MB fetched; the page's own thread was away for {away:.0f} ms at most"


def _answered(page: Any) -> str:
    """How long the others are waited for."""
    waited = []
    for _ in range(ANSWERS):
        number, began = page.locator("[data-question]").get_attribute("data-question"), 0.0
        while page.locator("[data-question]").get_attribute("data-question") == number:
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            began = time.monotonic()
            page.wait_for_timeout(200)
        page.wait_for_function(OTHERS, arg=number)
        waited.append(time.monotonic() - began)
    return f"until one is asked again, others having answered: {', '.join(f'{one:.1f}' for one in waited)} s"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.anywhere", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="as regnum site has written it; else one is made")
    parser.add_argument("--game", default="vive-le-roi")
    chosen = parser.parse_args(arguments)
    from regnum.site import folder

    with tempfile.TemporaryDirectory() as scratch:
        written = chosen.folder or Path(scratch, "site")
        if chosen.folder is None:
            folder.write(written)
        with hosted(written) as (address, line):
            for said in measured(address, line, chosen.game):
                print(said, flush=True)


if __name__ == "__main__":
    main()
