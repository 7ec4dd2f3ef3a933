"""Expansions are plugged in from outside: nothing else names them, and without them the base game is whole."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.games.lancaster.table import LAWS
from regnum.words import LANGUAGES, Voice

from ..helpers import LA

SOURCES = Path(regnum.__file__).parent
EXPANSIONS = LA.folder / "expansions"
FOLDERS = sorted(path.parent.name for path in EXPANSIONS.glob("*/__init__.py"))
NEEDS = {"new_laws": {"law_sets"}, "kings_laws": {"law_sets", "court", "displeasure"}}
"""The King's Laws speak of court and displeasure (LA-561), and sets of laws share how they are chosen."""
SPOKEN_OF = {"court": ["regal", "COURT_OF_THE_KING", '"court"]']}
"""Knights have a court of their own in the base game; that word is free."""
CLIENT = SOURCES / "terminal" / "boards"
"""Where a client draws the game: it shows what lies on the table."""


def sources_outside() -> Iterator[Path]:
    for path in sorted(SOURCES.rglob("*.py")):
        if EXPANSIONS not in path.parents and CLIENT not in path.parents:
            yield path


def fields_of(folder: Path) -> set[str]:
    """The fields that an expansion adds to the table."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found |= {
                    item.target.id
                    for item in node.body
                    if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
                }
    return found


def names_used(path: Path) -> set[str]:
    """Every name, attribute and string of a file, and the parts of what it imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name.rpartition(".")[2])
        elif isinstance(node, ast.ImportFrom):
            found |= set((node.module or "").split("."))
    return found


def test_there_are_five_expansions_and_what_laws_share() -> None:
    assert FOLDERS == ["court", "displeasure", "kings_laws", "law_sets", "new_laws", "reward_tiles"]


def test_no_file_outside_imports_an_expansion() -> None:
    for path in sources_outside():
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\bexpansions\.\w", text), path
        assert not re.search(r"import .*\bexpansions\b", text), path


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_rule_of_the_base_reads_what_an_expansion_lays_on_the_table(folder: str) -> None:
    own = fields_of(EXPANSIONS / folder)
    for path in (*LA.folder.glob("*.py"), *LA.folder.glob("variants/*.py")):
        assert names_used(path) & own == set(), path


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_of_the_base_says_an_expansions_name(folder: str) -> None:
    words = SPOKEN_OF.get(folder, [folder, folder.upper()])
    for path in sources_outside():
        text = path.read_text(encoding="utf-8")
        assert [word for word in words if re.search(rf"\b{re.escape(word)}", text)] == [], path


@pytest.mark.parametrize("folder", FOLDERS)
def test_expansions_import_no_other_but_those_they_need_by_rule(folder: str) -> None:
    for path in (EXPANSIONS / folder).rglob("*.py"):
        imported = re.findall(r"^from \.\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(imported) <= NEEDS.get(folder, set()), path


# --- without them -------------------------------------------------------------------------------------------

SMOKE = """
import random, sys
import regnum
from regnum.games.lancaster.table import LAWS
from regnum.kernel import Match
assert regnum.__file__.startswith(sys.argv[1]), regnum.__file__
game = regnum.game("lancaster")
for players in (2, 3, 5):
    match, rnd = Match(game, seed=players, players=players), random.Random(players)
    while not match.over:
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)
    assert not list(game.complaints(match.table))
print(" ".join(sorted({name[0] for name in LAWS.names})), " ".join(option.name for option in game.options))
"""
BASE_OPTIONS = ["allies", "open_stocks", "noble_layout", "law_L24_step"]


def copy_without(folder: Path, gone: set[str]) -> Path:
    """The package and its tests in another place, with folders of expansions deleted."""
    quiet = shutil.ignore_patterns("__pycache__", "static", "node_modules", "recorded", "contract", "server", "web")
    shutil.copytree(SOURCES, folder / "src" / "regnum", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(Path(__file__).parents[2], folder / "tests", ignore=quiet)
    for name in gone:
        shutil.rmtree(folder / "src" / "regnum" / "games" / "lancaster" / "expansions" / name)
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_without_the_folder_the_base_game_plays_and_its_tests_pass(tmp_path: Path) -> None:
    copy_without(tmp_path, set(FOLDERS))
    shutil.rmtree(tmp_path / "src" / "regnum" / "games" / "lancaster" / "expansions")
    played = run(tmp_path, "-c", SMOKE, str(tmp_path))
    assert played.returncode == 0, played.stderr
    laws, *options = played.stdout.split()
    assert laws == "L"
    assert sorted(options) == sorted(BASE_OPTIONS)
    base = ["laws", "parliament", "placing", "county_rewards", "battles", "end", "allies"]
    files = [f"tests/lancaster/test_{name}.py" for name in base]
    tested = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", *files)
    assert tested.returncode == 0, tested.stdout[-3000:] + tested.stderr[-2000:]


# --- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_says_what_it_does(language: str) -> None:
    bundle = Voice(LA, language).messages.bundles[0]
    assert [name for name in LAWS.names if not bundle.has_message(f"law-{name}-text")] == []
