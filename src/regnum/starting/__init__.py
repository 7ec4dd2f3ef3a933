"""``regnum new``: a package of one's own with a small whole game, ready to be changed."""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
from pathlib import Path

from regnum.games.entries import GAMES, offered, package_of
from regnum.kernel import BadFile, RegnumError

TEMPLATE = Path(__file__).with_name("template")
NAME = re.compile(r"[a-z][a-z0-9]+(-[a-z0-9]+)*")
HIDDEN = "__pycache__"


def new(name: str, folder: Path) -> Path:
    """Write a package for a game of that name into a folder that is not there yet."""
    if not NAME.fullmatch(name):
        raise RegnumError(f"expected a name of small letters, digits and dashes such as my-game, not {name!r}")
    if taken := _taken(name, name.replace("-", "_")):
        raise RegnumError(f"{name} is {taken}; expected a name that nobody has")
    if folder.exists():
        raise BadFile(f"{folder} is there already; expected the name of a new folder")
    names = {"my-game": name, "my_game": name.replace("-", "_"), "My Game": name.replace("-", " ").title()}
    names["MG"] = name[:2].upper()
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and HIDDEN not in path.parts:
            target = folder / _renamed(str(path.relative_to(TEMPLATE)), names)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(path.read_text(encoding="utf-8"), names), encoding="utf-8")
    return folder


def _taken(name: str, module: str) -> str:
    """What has the name of a game, or of its module, already; empty if nothing has."""
    if keyword.iskeyword(module):
        return "a word of Python itself"
    if module in sys.stdlib_module_names:
        return "a module of Python's standard library"
    if name in offered(GAMES):
        return f"a game that the package {package_of(offered(GAMES)[name])} offers"
    return "a package that is installed here" if importlib.util.find_spec(module) else ""


def _renamed(text: str, names: dict[str, str]) -> str:
    return re.sub(r"my-game|my_game|My Game|\bMG\b", lambda found: names[found[0]], text)
