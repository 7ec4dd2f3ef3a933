"""Our own Python for the browser: what every game needs in one archive, and one more for each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import distribution, version
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from zipfile import ZipFile, ZipInfo

from regnum.games.entries import GAMES, offered, package_of

Files = Iterator[tuple[str, bytes]]
"""Each by its path below the folder that Python reads packages from."""

HERE = Path(__file__).parents[1]
OURS = (
    *("__init__.py", "guides.py", "opponents.py", "reviewed.py", "kernel", "words", "rules", "lessons", "sources"),
    *("bots", "store", "server"),
)
NOT_WANTED = {
    *("__pycache__", "static", "built", "operating", "parts", "postgres.py", "sqlite.py", "training"),
    *("native.py", "device.py", "wasm.py", "cplusplus.py", "compiler.py"),
}
"""Of ours: what only a server, or a compiler, has use for."""
NOT_OF_GAMES = {"board", "champion", "pieces"}
"""Of a game's package: what a page fetches by itself, and what only compiled bots read; it is there by name alone."""
PICTURES = {".png", ".jpg", ".webp", ".svg", ".npz"}
OTHERS = ("fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "snowballstemmer", "typing_extensions")
LOCALES = {f"{name}.dat" for name in ("root", "en", "fr", "de")}
THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)
"""Two folders made of the same are the same."""


def common() -> Files:
    """Everything but games."""
    for name in OURS:
        yield from _ours(HERE / name, NOT_WANTED)
    yield from _ours(HERE / "games", {*NOT_WANTED, *(_package(entry.module).name for entry in offered(GAMES).values())})
    yield from _dist_info("regnum", version("regnum"))
    for package in OTHERS:
        yield from _others(package)


def of_game(name: str) -> Files:
    """A game's package, and the note by which it is found."""
    entry = offered(GAMES)[name]
    folder = _package(entry.module)
    parts = entry.module.split(".")
    for path in sorted(folder.rglob("*")):
        below = path.relative_to(folder)
        if path.is_file() and "__pycache__" not in below.parts:
            by_name_alone = NOT_OF_GAMES & set(below.parts) or path.suffix in PICTURES
            yield str(PurePosixPath(*parts, *below.parts)), b"" if by_name_alone else path.read_bytes()
    yield from _dist_info(package_of(entry), version(package_of(entry)), f"[{GAMES}]\n{name} = {entry.value}\n", name)


def _package(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _ours(path: Path, without: Iterable[str]) -> Files:
    left_out = set(without)
    for found in sorted(path.rglob("*")) if path.is_dir() else [path]:
        below = found.relative_to(HERE)
        if found.is_file() and not left_out & set(below.parts):
            yield str(PurePosixPath("regnum", *below.parts)), found.read_bytes()


def _dist_info(package: str, of_version: str, entries: str = "", beside: str = "") -> Files:
    """What ``importlib.metadata`` reads; games of one package are found apart from each other."""
    folder = f"{package.replace('-', '_')}{f'_{beside}'.replace('-', '_') if beside else ''}-{of_version}.dist-info"
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: {of_version}\n".encode()
    yield f"{folder}/entry_points.txt", entries.encode()


def _others(package: str) -> Files:
    """A package of others that is pure Python: without what we do not speak, and without the times of the world."""
    for file in distribution(package).files or ():
        parts = PurePosixPath(str(file)).parts
        foreign = "locale-data" in parts and file.name not in LOCALES
        code = ".." not in parts and file.suffix in {".py", ".dat"} and not {"zoneinfo", "messages"} & set(parts)
        if code and not foreign:
            yield str(PurePosixPath(*parts)), Path(str(file.locate())).read_bytes()


def archive(path: Path, files: Files) -> None:
    """Write files into one, always in the same way. It is packed as a whole, which is smaller than each by itself."""
    with ZipFile(path, "w") as made:
        for name, content in files:
            made.writestr(ZipInfo(name, THE_SAME_DAY), content)
