"""Pictures for the documentation: ``python -m tests.browser.pictures [game …] [front-page] [rules]``.

Each game is played by mouse against bots until something worth seeing is asked, at desk and phone size, by light and
by night, and photographed into ``docs/pictures``; so are the front page and the rules in every language.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from .conftest import find_chromium, running_server
from .player import Guest

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
QUALITY = 86


@dataclass
class Scene:
    """One thing worth a picture: how the table is set up, and what to wait for."""

    name: str
    players: int
    turns: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    wait_for: Callable[[Guest], bool] = lambda guest: True
    sizes: tuple[str, ...] = ("desk", "phone")
    lights: tuple[Light, ...] = LIGHTS


def voting(guest: Guest) -> bool:
    return guest.page.locator(".vote").count() > 0


def counting(guest: Guest) -> bool:
    return guest.board.get_by_role("dialog").count() > 0


def asked_in(where: str) -> Callable[[Guest], bool]:
    """Whether something is asked of me at that point of the game."""
    return lambda guest: guest.page.locator(".question.mine .where", has_text=where).count() > 0


EVERYTHING = {
    "court": True,
    "displeasure": True,
    "reward_tiles": True,
    "law_sets_group_0": "new",
    "law_sets_group_2": "king",
    "law_sets_group_3": "king",
}

UNRULY = {"first_king": "castle", "rebel_needs_castle_and_city": False}
"""Rules under which kings and rebels come early."""

SCENES = {
    "vive-le-roi": [
        Scene("play", 4, turns=9),
        Scene("vote", 5, options={"emissary": True, "ambition": True, "banished": True}, turns=6, wait_for=voting),
        Scene("count", 4, turns=4, wait_for=counting, sizes=("desk",), lights=("light",)),
    ],
    "lang-lebe-der-koenig": [
        Scene("play", 4, turns=12),
        Scene("confrontation", 4, turns=2, wait_for=asked_in("Confrontation"), sizes=("desk",), lights=("light",)),
    ],
    "krone-und-schwert": [
        Scene("play", 4, turns=40),
        Scene("revolt", 3, options=UNRULY, wait_for=asked_in("Revolt"), sizes=("desk",), lights=("light",)),
    ],
    "lancaster": [
        Scene("play", 4, turns=30),
        Scene("expansions", 4, options=EVERYTHING, turns=24),
    ],
}


def photograph(chromium: Browser, address: str, game: str, scene: Scene) -> None:
    """One table, played once, looked at in all sizes and lights."""
    context = chromium.new_context(base_url=address, viewport=SIZES["desk"], locale="en-GB")
    anna = Guest(context, "Anna", {"pace": "instant"})
    anna.sit_down(anna.create(game, scene.players, **scene.options))
    anna.play(scene.turns)
    while not anna.over and not (anna.number() and scene.wait_for(anna)):
        if scene.wait_for is counting and counting(anna):
            break
        anna.play(1, stop=scene.wait_for)
    anna.page.mouse.move(0, 0)
    for size in scene.sizes:
        anna.page.set_viewport_size(SIZES[size])
        for light in scene.lights:
            anna.page.emulate_media(color_scheme=light)
            anna.page.wait_for_timeout(1200)
            path = FOLDER / f"{game}-{scene.name}-{size}-{light}.jpg"
            anna.page.screenshot(path=path, type="jpeg", quality=QUALITY)
            print(path.relative_to(FOLDER.parents[1]), flush=True)
    context.close()


def front_page(chromium: Browser, address: str) -> None:
    for light in LIGHTS:
        context = chromium.new_context(base_url=address, viewport=SIZES["desk"], color_scheme=light, locale="en-GB")
        page = context.new_page()
        page.goto("/")
        page.locator("main li").first.wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=FOLDER / f"front-page-{light}.jpg", type="jpeg", quality=QUALITY)
        context.close()


RULES = {"en-GB": ("vive-le-roi", "votes"), "fr-FR": ("krone-und-schwert", "villes"), "de-DE": ("lancaster", "Rittern")}
"""Whose rules are shown in a language, and what is looked for in them on a phone."""


def rules_pages(chromium: Browser, address: str) -> None:
    for locale, (game, wanted) in RULES.items():
        for size, viewport in SIZES.items():
            context = chromium.new_context(base_url=address, viewport=viewport, color_scheme="light", locale=locale)
            page = context.new_page()
            page.goto(f"/rules/{game}")
            page.locator("section header [data-piece] svg").first.wait_for()
            if size == "phone":
                page.get_by_role("searchbox").fill(wanted)
            page.wait_for_timeout(1200)
            page.screenshot(path=FOLDER / f"rules-{locale[:2]}-{size}.jpg", type="jpeg", quality=QUALITY)
            context.close()


PAGES = {"front-page": front_page, "rules": rules_pages}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium())
        with running_server(Path(scratch, "regnum.db")) as address:
            for name in [name for name in wanted or PAGES if name in PAGES]:
                PAGES[name](chromium, address)
            for game in [name for name in wanted or SCENES if name in SCENES]:
                for scene in SCENES[game]:
                    photograph(chromium, address, game, scene)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
