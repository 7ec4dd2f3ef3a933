"""A server of our own and a Chromium; both live for all these tests.

Playwright's event loop stays in the process, and asyncio tests cannot run after it: these tests always come last.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from regnum.server.wire.pages import FOLDER

from ..missing import missing
from .player import Guest

HERE = Path(__file__).parent
expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: HERE in item.path.parents)


@contextmanager
def running_server(store: Path, *more: str, python: Path = Path(sys.executable)) -> Iterator[str]:
    """The address of a server of our own, with more settings, whose bots and judges do not think much."""
    command = [str(python), "-m", "regnum", "serve", "--port", "0", "--store", str(store), "--limits", "0"]
    quiet = ["--bot-processes", "1", "--review-seconds", "3", "--log-level", "error"]
    process = subprocess.Popen([*command, *quiet, *more], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().rpartition(" ")[2].strip()
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@contextmanager
def a_server(store: Path, python: Path = Path(sys.executable)) -> Iterator[str]:
    """The address of a server with the client that was built here."""
    if not (FOLDER / "index.html").is_file():
        missing("the browser client has not been built (cd web && npm ci && npm run build)")
    with running_server(store, python=python) as found:
        yield found


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server keeps."""
    return tmp_path_factory.mktemp("server") / "regnum.db"


@pytest.fixture(scope="session")
def address(store: Path) -> Iterator[str]:
    """Where the server is."""
    with a_server(store) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        missing("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        yield browser
        browser.close()


NewGuest = Callable[..., Guest]


@pytest.fixture
def guest(chromium: Browser, address: str) -> Iterator[NewGuest]:
    """Somebody new in a browser of their own: ``guest("Anna", viewport=..., settings=...)``."""
    contexts: list[BrowserContext] = []

    def arrive(name: str = "Anna", *, settings: dict[str, object] | None = None, **context: object) -> Guest:
        made = chromium.new_context(base_url=address, **{"locale": "en-GB", "reduced_motion": "reduce", **context})  # type: ignore[arg-type]
        made.set_default_timeout(30_000)
        contexts.append(made)
        return Guest(made, name, {"pace": "instant", **(settings or {})})

    yield arrive
    for one in contexts:
        one.close()
