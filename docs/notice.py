"""Write NOTICE and ``licences/``: what of others is inside Regnum's package, image and site, and what they ask for.

``npm --prefix web ci && pip install -e '.[test]' && python -m docs.notice``; a test holds that nothing is missing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import metadata, requires
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
LICENCES = ROOT / "licences"
FONTS = "@fontsource-variable/"
"""Packages of fonts; what else is inside the page, its build lists in ``licences.md``."""
RUNNING = ("play", "serve", "notify", "research")
"""The extras whose packages a container image may hold."""


class Inside(NamedTuple):
    """Something of somebody else's that comes with Regnum."""

    name: str
    version: str
    licence: str
    text: str

    @property
    def file(self) -> str:
        return f"{self.name.rpartition('/')[2]}.txt"


def inside() -> list[Inside]:
    """Everything from npm that is in the page or beside it, by the lock file."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    page = (ROOT / "src/regnum/server/static/licences.md").read_text(encoding="utf-8")
    code = re.findall(r"^## (\S+) - ", page, re.MULTILINE)
    fonts = [name for name in locked[""]["dependencies"] if name.startswith(FONTS)]
    return [_npm(name, locked[f"node_modules/{name}"]) for name in sorted({*code, *fonts})]


def _npm(name: str, locked: dict[str, str]) -> Inside:
    folder = WEB / "node_modules" / name
    text = next(path for path in sorted(folder.iterdir()) if path.name.lower().startswith("licen"))
    return Inside(name, locked["version"], locked["license"], text.read_text(encoding="utf-8"))


def asked_for() -> Iterator[tuple[str, str]]:
    """Every Python package that Regnum runs with, what those ask for included, and its licence in its own words."""
    for name in sorted(_wanted("regnum", RUNNING) - {"regnum"}):
        known = metadata(name)
        classified = [one.rpartition(" :: ")[2] for one in known.get_all("Classifier") or () if "License" in one]
        yield name, known["License-Expression"] or ", ".join(classified) or known["License"]


def _wanted(name: str, extras: Iterable[str]) -> set[str]:
    """The packages that a package with these extras brings along on this machine, and itself."""
    found: set[str] = {canonicalize_name(name)}
    for one in wanted(name, extras):
        found |= _wanted(one.name, one.extras)
    return found


def wanted(name: str, extras: Iterable[str]) -> list[Requirement]:
    """What a package with these extras asks for by name on this machine."""
    lines = map(Requirement, requires(name) or ())
    return [
        one for one in lines if not one.marker or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras))
    ]


def notice(packages: list[Inside]) -> str:
    lines = [
        "Regnum",
        "Copyright 2026 Regnum contributors",
        "",
        "Licensed under the Apache License 2.0 (LICENSE).",
        "",
        "Inside the package, with their texts in licences/:",
        *(f"  {one.name} {one.version}: {one.licence}, licences/{one.file}" for one in packages),
        "",
        "Installed beside it where they are asked for, and part of container images; each brings its own text:",
        *(f"  {name}: {licence}" for name, licence in asked_for()),
    ]
    return "\n".join(lines) + "\n"


def write() -> None:
    packages = inside()
    LICENCES.mkdir(exist_ok=True)
    for one in packages:
        (LICENCES / one.file).write_text(one.text, encoding="utf-8")
    (ROOT / "NOTICE").write_text(notice(packages), encoding="utf-8")


if __name__ == "__main__":
    write()
