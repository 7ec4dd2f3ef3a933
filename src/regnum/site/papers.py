"""Whose work is in the folder, and on what terms: a list, and the text of each licence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from regnum.games.entries import GAMES, offered, package_of

from . import packages, runtime

FOLDER = "licences"
LIST = "README.txt"
TEXTS = Path(__file__).with_name("texts")
"""Licences of what is fetched without them."""
IS_A_PAPER = re.compile(r"(licen[cs]e|copying|notice)[\w.-]*", re.IGNORECASE)
HEAD = """What is in this folder, and whose it is. The texts lie beside this list.
What the page itself is made of stands in NOTICE and in ../licences.md.
"""


class Paper(NamedTuple):
    """Something of somebody's, and the files that hold its terms; none if they are those of another text."""

    name: str
    version: str
    licence: str
    texts: tuple[tuple[str, bytes], ...]

    def __str__(self) -> str:
        return f"{self.name} {self.version}: {self.licence}, {', '.join(name for name, _ in self.texts) or 'LICENSE'}"


def write(folder: Path) -> None:
    """A folder with the list and the texts."""
    place = folder / FOLDER
    place.mkdir()
    found = list(papers())
    for paper in found:
        for name, text in paper.texts:
            (place / name).write_bytes(text)
    (place / LIST).write_text("\n".join((HEAD, *map(str, found), "")), encoding="utf-8")


def papers() -> Iterator[Paper]:
    """Ours first, then games of others, then what all of it runs with."""
    ours = "regnum"
    yield _package(ours, "")
    for other in sorted({package_of(entry) for entry in offered(GAMES).values()} - {ours}):
        yield _package(other)
    for name in (*packages.OTHERS, *runtime.COMPILED):
        yield _package(name)
    made_for = runtime.info()["python"]
    yield Paper("Python", made_for, "PSF-2.0", (_kept("python.txt"),))
    yield Paper("Pyodide", runtime.PYODIDE, "MPL-2.0", (_kept("pyodide.txt"),))


def _kept(name: str) -> tuple[str, bytes]:
    return name, (TEXTS / name).read_bytes()


def _package(name: str, before: str | None = None) -> Paper:
    """A package with its texts, which get its name ``before`` theirs."""
    known = distribution(name)
    before = f"{name}-" if before is None else before
    texts = tuple((before + path.name, path.read_bytes()) for path in _texts(known))
    licence = known.metadata["License-Expression"] or known.metadata["License"] or ", ".join(_classified(known))
    return Paper(name, known.version, licence, texts)


def _texts(known: Distribution) -> Iterator[Path]:
    """What lies beside a package's metadata as its terms, in folders of licences too."""
    for file in known.files or ():
        beside, *below = file.parts
        if beside.endswith(".dist-info") and (IS_A_PAPER.fullmatch(file.name) or "licences" in below):
            yield Path(str(file.locate()))


def _classified(known: Distribution) -> Iterator[str]:
    for one in known.metadata.get_all("Classifier") or ():
        if one.startswith("License ::"):
            yield one.rpartition(" :: ")[2]
