"""The folder, put together."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import get_args

from regnum.bots import learned
from regnum.bots.network import carried, load
from regnum.bots.warming import webassembly
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game
from regnum.server.telling.packaged import Kind, fingerprint

from . import answers, packages, page, papers, runtime, views
from .runtime import CannotBeFetched

CLIENT = Path(packages.HERE, "server", "static")
PACKED = ".packed"
"""What hosts may not compress, as a browser unpacks it itself."""
LARGE = ".wasm"
THINKING = ("bots/worker.js", "bots/thinking.js", "bots/network.js", "kernel/speed/webassembly.js")


def write(folder: Path, server: str = "") -> None:
    """Everything, in place of what stands there; ``server`` is where friends meet."""
    if not (CLIENT / "index.html").is_file():
        raise CannotBeFetched("the browser client has not been built")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.gz", ".source-sha256"))
    _write_python(folder / "python")
    for name in names():
        _write_game(folder / "games" / name, game_named(name))
    _write_bots(folder / "bots")
    answers.write(folder / "answers")
    views.write(folder / "answers" / "first")
    papers.write(folder)
    page.write(folder, server)


def _write_python(folder: Path) -> None:
    folder.mkdir()
    for name in runtime.PROGRAM:
        found = runtime.pyodide() / name
        if found.suffix == LARGE:
            _pack(folder / name, found.read_bytes())
        else:
            shutil.copy(found, folder / name)
    packages.archive(folder / runtime.STANDARD_LIBRARY, runtime.standard_library())
    (folder / runtime.LIST).write_text(json.dumps({"info": runtime.info(), "packages": {}}), encoding="utf-8")
    wheels = runtime.wheels()
    for wheel in wheels:
        shutil.copy(wheel, folder / wheel.name)
    packages.archive(folder / "regnum.zip", packages.common())
    for name in names():
        packages.archive(folder / f"{name}.zip", packages.of_game(name))
    contents = {"wheels": [wheel.name for wheel in wheels], "games": names()}
    (folder / "contents.json").write_text(json.dumps(contents), encoding="utf-8")
    runtime.compile_what_is_loaded(folder)
    for archive in folder.glob("*.zip"):
        _pack(archive, archive.read_bytes())
        archive.unlink()


def _write_bots(folder: Path) -> None:
    """The worker in which bots imagine games, each game's rules as WebAssembly, and what champions learned."""
    for name in THINKING:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(packages.HERE / name, place)
    for name in names():
        game = game_named(name)
        _pack(folder / f"{name}{LARGE}", webassembly(game))
        for players in game.options.players:
            if path := learned.kept_for(game, players):
                _pack(folder / f"{learned.name_of(game, players)}.network", carried(load(path)))


def _pack(path: Path, content: bytes) -> None:
    path.with_name(f"{path.name}{PACKED}").write_bytes(gzip.compress(content, 9, mtime=0))


def _write_game(folder: Path, game: Game) -> None:
    """A game's board and its picture, where pages look for them."""
    for kind in get_args(Kind):
        found = game.browser if kind == "board" else game.picture
        if found is None:
            continue
        place = folder / kind / fingerprint(game, kind)
        place.mkdir(parents=True)
        if found.is_dir():
            shutil.copytree(found, place, ignore=shutil.ignore_patterns("*.gz", ".source-sha256"), dirs_exist_ok=True)
        else:
            shutil.copy(found, place)


def sizes(folder: Path) -> dict[str, int]:
    """What is in it, as it travels: compressed."""
    found: dict[str, int] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            top = path.relative_to(folder).parts
            what = f"{top[0]}/{top[1]}" if len(top) > 1 and top[0] in ("python", "games") else top[0]
            found[what] = found.get(what, 0) + travelling(path)
    return found


def travelling(path: Path) -> int:
    """How large a file is on its way, as any host compresses it."""
    whole = path.read_bytes()
    return min(len(whole), len(gzip.compress(whole, 9)))
