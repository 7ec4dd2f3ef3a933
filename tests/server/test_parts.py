"""Parts of the server can be deleted with their folders: the rest serves as before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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


def test_without_any_part_the_server_serves(tmp_path: Path) -> None:
    assert "notifying" in parts.found()
    copy = tmp_path / "regnum"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "built", "board"))
    for part in parts.found():
        shutil.rmtree(copy / "server" / "parts" / part)
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", SERVE, str(tmp_path / "regnum.db")]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stdout.split()) == (0, [str(copy / "__init__.py")]), done.stderr
