"""Form is decided by tools: they are part of the one test command."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "regnum"
TOOLS = [
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
]


@pytest.mark.parametrize("command", TOOLS, ids=" ".join)
def test_the_tools_are_content(command: tuple[str, ...]) -> None:
    tool = Path(sysconfig.get_path("scripts")) / command[0]
    done = subprocess.run([tool, *command[1:]], cwd=ROOT, text=True, encoding="utf-8", capture_output=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"


# --- what the tools do not know -----------------------------------------------------------------------------


def python_files(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a file imports from outside its own package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def test_kernel_and_games_need_nothing_but_the_standard_library() -> None:
    speed = SOURCE / "kernel" / "speed"
    strange = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in python_files(SOURCE / "kernel", SOURCE / "games")
        if speed not in path.parents
        for name in imported(path)
        if name.partition(".")[0] not in {"regnum", *sys.stdlib_module_names}
    ]
    assert strange == []


EXPANSIONS = ("variants", "expansions")


def test_base_rules_name_no_expansion() -> None:
    """An expansion is found by its folder; nothing outside it imports it."""
    named = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in python_files(SOURCE / "games")
        if not any(folder in path.relative_to(SOURCE).parts for folder in EXPANSIONS)
        for name in relative_imports(path)
        if any(folder in name.split(".") for folder in EXPANSIONS)
    ]
    assert named == []


def relative_imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level > 0:
            yield f"{'.' * node.level}{node.module or ''}"
            yield from (f"{'.' * node.level}{alias.name}" for alias in node.names)


LONGEST = 300


def test_files_of_rules_stay_small() -> None:
    """A chapter a file; nobody reads more in one sitting."""
    long = [
        f"{path.relative_to(ROOT)} has {lines} lines"
        for path in python_files(SOURCE / "games")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    ]
    assert long == []


def test_every_test_is_a_sentence() -> None:
    short = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in python_files(ROOT / "tests")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and node.name.count("_") < 2
    ]
    assert short == []


def test_the_command_for_continuous_integration_is_the_one_in_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    command = script.strip().splitlines()[-1]
    assert command.endswith("/pytest")
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")


# --- English ------------------------------------------------------------------------------------------------

UNSAID = {
    r"right would be": "expected …",
    r"as the device": "like the device",
    r"Present password": "Current password",
    r"One back": "Back one step",
    r"not for you": "say who may",
    r"the own \w+": "one's own, their own",
    r"\*\*Else\.\*\*": "**Otherwise.**",
    r"\b(only|for|than) who [a-z]+s\b": "whoever",
    r'"""The same\b': "a sentence that needs no other beside it",
}
"""What is not said, and what is said in its place."""


def english() -> list[Path]:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    browser = [path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind)]
    return sorted([*python_files(SOURCE), *SOURCE.rglob("*en.ftl"), *pages, *browser])


@pytest.mark.parametrize("phrase", UNSAID)
def test_english_is_plain(phrase: str) -> None:
    """Rulebooks and their clauses speak for themselves."""
    said = [
        f"{path.relative_to(ROOT)}:{number}: {found[0]}; better: {UNSAID[phrase]}"
        for path in english()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (found := re.search(phrase, line))
    ]
    assert said == []
