"""The pieces of the guides, as the browser draws them, for everybody who reads a guide elsewhere.

``python -m tests.browser.pieces [game …]`` writes them into the game's folder, ``guide/pieces``.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from regnum.games import game, names

from .conftest import find_chromium, running_server


def draw(chromium: Browser, address: str, name: str) -> None:
    guide = game(name).guide
    assert guide is not None
    folder = guide.parent / "pieces"
    folder.mkdir(exist_ok=True)
    context = chromium.new_context(base_url=address, device_scale_factor=2, bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"/guide/{name}")
    page.locator("[data-piece] :is(svg, span)").first.wait_for()
    page.add_style_tag(content="html, body, main { background: none !important }")
    page.wait_for_timeout(1200)
    for piece in page.locator("[data-piece]").all():
        piece.screenshot(path=folder / f"{piece.get_attribute('data-piece')}.png", omit_background=True)
    context.close()


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium())
        with running_server(Path(scratch, "regnum.db")) as address:
            for name in wanted or names():
                draw(chromium, address, name)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
