"""``regnum doctor``: what is here, what is missing, and how to get it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import regnum
from regnum.extras import FOR_PEOPLE, missing, modules, versions
from regnum.games import complaints
from regnum.words import Messages, language_of

from . import files as saves

MESSAGES = Path(__file__).parent / "messages" / "doctor.*.ftl"
GOOD, BAD, LEFT_OUT = "✓", "✗", "·"


class Finding(NamedTuple):
    """One thing that was looked at; ``missing`` are packages that it lacks."""

    sign: str
    message: str
    said: dict[str, str]
    missing: str = ""


def look(language: str | None) -> None:
    """Look at everything and say what was found, a line each."""
    messages = Messages(language or language_of(os.environ), (MESSAGES,))
    print("\n".join(versions()[:2]))
    for sign, message, said, lacking in findings():
        part = messages.format(message, said)
        print(sign, messages.format("doctor-missing", {**said, "part": part, "missing": lacking}) if lacking else part)


def findings() -> Iterator[Finding]:
    yield Finding(GOOD, "doctor-games", {"games": ", ".join(regnum.games())})
    for complaint in complaints():
        yield Finding(BAD, "doctor-broken", {"reason": str(complaint)})
    for extra in filter(modules, FOR_PEOPLE):
        yield _extra(extra)
    yield _writable("doctor-saves", saves.folder())
    if not missing("play"):
        yield from _for_the_browser()


def _extra(extra: str) -> Finding:
    lacking = ", ".join(missing(extra))
    return Finding(LEFT_OUT if lacking else GOOD, f"doctor-extra-{extra}", {"extra": extra}, lacking)


def _writable(message: str, place: Path) -> Finding:
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return Finding(GOOD, message, {"place": str(place)})
    except OSError as wrong:
        return Finding(BAD, f"{message}-not", {"place": str(place), "reason": str(wrong)})


def _for_the_browser() -> Iterator[Finding]:
    """The page that was built into the package, and the rules in native code."""
    from regnum.bots import warming
    from regnum.kernel.speed import compiler
    from regnum.kernel.speed.native import cache_folder

    page = files("regnum.server").joinpath("static", "index.html")
    yield Finding(GOOD, "doctor-page", {}) if page.is_file() else Finding(BAD, "doctor-page-not", {})
    slow = [name for name in regnum.games() if not warming.ready(regnum.game(name))]
    if not slow:
        yield Finding(GOOD, "doctor-native", {})
    elif compiler.command():
        yield Finding(GOOD, "doctor-native-soon", {"games": ", ".join(slow)})
    else:
        yield Finding(BAD, "doctor-native-not", {"games": ", ".join(slow)})
    yield _writable("doctor-cache", cache_folder())
