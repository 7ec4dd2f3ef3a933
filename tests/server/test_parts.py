"""Parts of the server can be deleted with their folders: the rest serves as before."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.server import parts

SOURCE = Path(regnum.__file__).parent
SERVE = """
import asyncio, sys
import regnum
from regnum.server.app import App
from regnum.server.node import new_house
from regnum.server.parts import found
from regnum.server.settings import Settings

async def main():
    settings = Settings(store=sys.argv[1])
    app = App(new_house(settings), settings)
    app.asgi()
    await app.house.open()
    await app.house.close()
    print(regnum.__file__, *found())

if __name__ == "__main__":
    asyncio.run(main())
"""


WEB = Path(__file__).parents[2] / "web" / "src"
IMPORTED = re.compile(r"""(?:from|import)\s*\(?["'](\.[^"']*)["']""")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Regnum's own files, to delete some of them."""
    copied = tmp_path_factory.mktemp("copy") / "regnum"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("__pycache__", "static", "built", "board"))
    return copied


def served_by(copy: Path, store: Path) -> list[str]:
    """The parts that a server of that copy has, which begins and ends in order."""
    environment = os.environ | {"PYTHONPATH": str(copy.parent)}
    command = [sys.executable, "-c", SERVE, str(store)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    where, *found = done.stdout.split()
    assert where == str(copy / "__init__.py")
    return found


@pytest.mark.parametrize("gone", [*parts.found(), "all"])
def test_without_a_part_and_without_any_the_server_serves(copy: Path, tmp_path: Path, gone: str) -> None:
    folder, aside = copy / "server" / "parts", tmp_path / "aside"
    aside.mkdir()
    deleted = list(parts.found()) if gone == "all" else [gone]
    for part in deleted:
        shutil.move(folder / part, aside)
    try:
        assert served_by(copy, tmp_path / "regnum.db") == [part for part in parts.found() if part not in deleted]
    finally:
        for part in deleted:
            shutil.move(aside / part, folder)


def test_each_half_in_the_browser_has_its_part() -> None:
    assert {one.name for one in (WEB / "parts").iterdir() if one.is_dir()} <= {*parts.found()}


def test_nothing_in_the_browser_needs_the_folder_of_a_part() -> None:
    """No other part either: each goes with its folder."""
    wrong = []
    for file in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        for path in IMPORTED.findall(file.read_text(encoding="utf-8")):
            wanted = (file.parent / path).resolve().relative_to(WEB).parts
            if wanted[:1] == ("parts",) and len(wanted) > 1 and file.relative_to(WEB).parts[:2] != wanted[:2]:
                wrong.append(f"{file.relative_to(WEB)}: {path}")
    assert wrong == []
