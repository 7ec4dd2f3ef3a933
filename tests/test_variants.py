"""A variant is its file, an expansion its folder: without it, and without what imports it, the rest is a whole game."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games import game, names

SOURCES = Path(regnum.__file__).parent
FOLDERS = ("variants", "expansions")
ROOMS = ("kernel", "games", "rules", "words", "bots", "terminal")


def plugged_in(name: str) -> list[Path]:
    """The variants and expansions of a game: files, or folders."""
    found = (path for folder in FOLDERS for path in (game(name).folder / folder).glob("[!_]*"))
    return sorted(path for path in found if path.suffix == ".py" or (path / "__init__.py").exists())


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.*") if path.is_file() and "__pycache__" not in path.parts]


def modules(part: Path) -> list[Path]:
    return sorted(part.rglob("*.py")) if part.is_dir() else [part]


def imported(module: Path) -> Iterator[Path]:
    """Where the names lie that a module imports from its own game, without their endings."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            home = module.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            yield from (home, *(home / alias.name for alias in node.names))


def imports(part: Path, other: Path) -> bool:
    home = other.with_suffix("")
    return any(home in (found, *found.parents) for module in modules(part) for found in imported(module))


def goes_with(part: Path) -> list[Path]:
    """A variant or an expansion, and all that import it, directly or by others."""
    gone = [part]
    for lost in gone:
        gone += [other for other in plugged_in(game_of(part)) if other not in gone and imports(other, lost)]
    return gone


def game_of(part: Path) -> str:
    return part.relative_to(SOURCES / "games").parts[0].replace("_", "-")


PARTS = [part for name in names() for part in plugged_in(name) if not part.stem.endswith("_redealing")]
"""How a variant's secrets are dealt anew goes with the variant: without it no book can be closed."""

PLAY = """
import io, json, random, sys
import regnum
from rich.console import Console
from regnum.bots import Knowledge, bot
from regnum.kernel import IllegalOptions, Match
from regnum.rules import reference
from regnum.terminal.page import Painter
from regnum.terminal.screen import Screen
from regnum.terminal.setup import voice_for
assert regnum.__file__.startswith(sys.argv[1]), regnum.__file__
game = regnum.game(sys.argv[2])
together = {}
for option in game.options:
    try:
        game.settle(**together, **{option.name: option.values[-1]})
        together[option.name] = option.values[-1]
    except IllegalOptions:
        pass
for seed, options in enumerate(({}, together)):
    match, rnd = Match(game, seed=seed, **options), random.Random(seed)
    knight, screen = bot("knight", seed), Screen(Console(file=io.StringIO(), width=120, height=40))
    painter = Painter(match, voice_for(match, "en"), screen)
    while not match.over:
        seat = rnd.choice(match.to_act)
        looks = rnd.random() < 0.05
        match.choose(knight.choose(Knowledge.of(match, seat)) if looks else rnd.choice(match.offers(seat)), seat)
        for eye in (None, seat) if looks else ():
            screen.console.print(painter.table(eye))
            painter.drawing(eye).parts
    assert not game.complaints(match.table)
assert all(reference(game))
print(json.dumps({"modules": list(game.book.modules), "options": [option.name for option in game.options]}))
"""


def played_without(gone: list[Path], folder: Path) -> dict[str, Any]:
    """Play a game twice, as it is and with all that goes together, now and then a bot, on a board in the terminal.

    What it can do is returned.
    """
    for file in [*SOURCES.glob("*.py"), *(file for room in ROOMS for file in files(SOURCES / room))]:
        if not any(part in (file, *file.parents) for part in gone):
            copy = folder / "regnum" / file.relative_to(SOURCES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
    played = subprocess.run(
        [sys.executable, "-c", PLAY, str(folder), game_of(gone[0])],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    found: dict[str, Any] = json.loads(played.stdout)
    return found


@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"{game_of(part)}-{part.stem}")
def test_to_delete_its_file_is_to_delete_a_variant(part: Path, tmp_path: Path) -> None:
    whole = game(game_of(part))
    rest = played_without(goes_with(part), tmp_path)
    gone = set(whole.book.modules) - set(rest["modules"])
    switched = {option.name: option.module.name for option in whole.options if option.module is not None}
    assert not [name for name in rest["options"] if switched.get(name) in gone]
    assert set(rest["options"]) < {option.name for option in whole.options} or not gone & set(switched.values())


def test_what_imports_a_variant_goes_with_it() -> None:
    variants = game("vive-le-roi").folder / "variants"
    gone = {part.stem for part in goes_with(variants / "emissary.py")}
    assert gone == {"emissary", "banished", "royal_couple"}
