"""Every example in the README and in the documentation is run.

A page's blocks run in order and share their names. ``python`` blocks are executed; those with a ``title`` make up a
file that later blocks may import. ``pycon`` blocks are sessions whose answers are compared, ``...`` standing for
anything. ``console`` blocks are commands of ours with what they print. ``regnum`` blocks are saved games, which are
replayed.
"""

from __future__ import annotations

import doctest
import importlib.util
import json
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import regnum
from docs import generated
from docs.site import VERSION, offer_versions
from regnum import cli, kernel
from regnum.games import game, names
from regnum.kernel import Game, saved
from regnum.kernel.vocabulary import outside_the_vocabulary
from regnum.testing.combinations import covering
from regnum.testing.playing import play
from regnum.testing.promises import every_promise
from regnum.testing.suite.speeds import plays_alike_natively
from regnum.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?(?: \"[^\"]*\")?\)")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass
class Block:
    """One fenced example: its language, the file it is if it has a title, where it begins, and what it says."""

    kind: str
    title: str
    line: int
    text: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [Block(m[1], m[2] or "", text.count("\n", 0, m.start()) + 2, m[3]) for m in FENCE.finditer(text)]


@pytest.mark.parametrize("document", PAGES, ids=lambda document: str(document.relative_to(ROOT)))
def test_the_examples_of_a_page_run(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    names: dict[str, Any] = {"__name__": "__main__"}
    try:
        for block in blocks(document):
            run(block, document, names, capsys)
    finally:
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
                del sys.modules[name]


def run(block: Block, page: Path, names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    place = f"{page.relative_to(ROOT)}, line {block.line}"
    if block.title:
        with Path(block.title).open("a", encoding="utf-8") as file:
            file.write(f"{block.text}\n\n")
    elif block.kind == "python":
        exec(compile("\n" * (block.line - 1) + block.text, page, "exec"), names)
    elif block.kind == "pycon":
        session(block, place, names)
    elif block.kind == "console":
        commands(block.text, place, capsys)
    elif block.kind == "regnum":
        saved.read(block.text, game)


def session(block: Block, place: str, names: dict[str, Any]) -> None:
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(block.text, names, place, place, block.line - 1)
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not said, f"{place}\n{''.join(said)}"


def commands(text: str, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``$ regnum …`` lines, each followed by what the command prints."""
    checker = doctest.OutputChecker()
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "regnum", f"{place}: only commands of our own can be run, not {program}"
        capsys.readouterr()
        cli.main(arguments)
        printed = capsys.readouterr().out
        assert checker.check_output(expected, printed, FLAGS), f"{place}: $ {command}\n{printed}"


EXAMPLE = ROOT / "docs" / "how-to" / "write-a-game.md"


@pytest.fixture
def example(tmp_path: Path) -> Iterator[Game]:
    """The game that the documentation writes."""
    path = tmp_path / "example_game.py"
    path.write_text("\n\n".join(block.text for block in blocks(EXAMPLE) if block.title), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("example_game", path)
    assert spec is not None and spec.loader is not None
    sys.modules["example_game"] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module.GAME
    del sys.modules["example_game"]


def test_the_example_game_keeps_every_promise(example: Game) -> None:
    assert outside_the_vocabulary(example) == []
    for options in covering(example):
        for seed in range(3):
            every_promise(play(example, options, seed), random.Random(seed))


def test_the_example_game_compiles(example: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path))
    plays_alike_natively(play(example, {"players": 3, "swords": True}, 0))


@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "reviews").glob("*.regnum")), ids=lambda path: path.stem)
def test_a_game_that_is_reviewed_is_there_to_be_played_again(path: Path) -> None:
    match = regnum.load(path)
    assert match.result is not None
    if path.stem.endswith("-emperor"):
        assert [match.names[seat].split()[-1] for seat in match.result.winners] == ["(emperor)"]
        assert sorted(name.split()[-1] for name in match.names) == ["(emperor)", "(king)", "(king)", "(king)"]


def test_links_lead_somewhere() -> None:
    dead = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
        if not (page.parent / target).exists()
    ]
    assert dead == []


@pytest.mark.parametrize("folder", ["how-to", "reference", "games", "decisions"])
def test_the_first_page_of_a_folder_leads_to_all_others(folder: str) -> None:
    first = (ROOT / "docs" / folder / "README.md").read_text(encoding="utf-8")
    others = [page.name for page in (ROOT / "docs" / folder).glob("*.md") if page.name != "README.md"]
    assert [name for name in others if f"]({name})" not in first] == []


def test_the_site_has_every_page_and_the_rules_of_every_game(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "docs.site", tmp_path], check=True, cwd=ROOT)
    site = tmp_path / VERSION
    built = {path.parent.relative_to(site) for path in site.rglob("index.html")}
    pages = {page.relative_to(ROOT / "docs") for page in PAGES if (ROOT / "docs") in page.parents}
    wanted = {page.parent if page.stem == "README" else page.with_suffix("") for page in pages}
    rules = {Path("rules", name, language) for name in names() for language in LANGUAGES}
    inside = {Path("games-inside", name) for name in names()}
    api = {Path("api", name) for name in kernel.__all__ if isinstance(getattr(kernel, name), type)}
    assert wanted | rules | inside | api | {Path("specification", name) for name in names()} <= built
    assert (site / "NOTICE").exists() and list((site / "licences").iterdir())
    assert (site / "play" / "position.js").exists()
    for name in names():
        page = site / "games" / name
        text = (page / "index.html").read_text(encoding="utf-8")
        played = re.findall(r'(?:record|shown|script src)="([^"]+\.(?:regnum|json)|[^"]+/position\.js)"', text)
        assert [(page / address).exists() for address in played] == [True] * 3
    assert '"provider":"mike"' in (site / "index.html").read_text(encoding="utf-8").replace(" ", "")


def test_versions_of_the_site_stand_beside_each_other_and_its_address_leads_to_the_newest(tmp_path: Path) -> None:
    for version in ("0.9.0", "0.10.0", "0.2.1"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "index.html").touch()
    offer_versions(tmp_path)
    told = json.loads((tmp_path / "versions.json").read_text(encoding="utf-8"))
    assert [one["version"] for one in told] == ["0.10.0", "0.9.0", "0.2.1"]
    assert "url=0.10.0/" in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_the_pages_of_classes_are_the_same_each_time_and_close_what_they_quote() -> None:
    pages = dict((*generated.classes(), *generated.functions()))
    assert {"Match", "Knowledge", "Sight", "Voice", "functions-of-regnum-kernel"} <= pages.keys()
    for name, page in pages.items():
        fences = [line for line in page.splitlines() if "```" in line]
        assert all(line.startswith("```") for line in fences), name
        assert [line == "```" for line in fences] == [False, True] * (len(fences) // 2), name
        assert " at 0x" not in page, name


def test_the_pages_of_classes_tell_all_that_is_public() -> None:
    pages = dict((*generated.classes(), *generated.functions()))
    assert "## offer\n" in pages["functions-of-regnum-kernel"] and "## task\n" in pages["functions-of-regnum-envs"]
    assert "| redeal |" in pages["Rulebook"] and "## question_named\n" in pages["Rulebook"]
    assert "## of\n" in pages["Knowledge"]
    untold = [
        f"{name}.{member}"
        for _, name, thing in generated.public()
        if isinstance(thing, type) and not issubclass(thing, Exception)
        for member, value in generated.members(thing).items()
        if not member.startswith("_") and callable(value)
        if f"## {member}\n" not in pages[name] and f"| {member} |" not in pages[name]
    ]
    assert untold == []


def test_the_site_leads_to_every_page() -> None:
    menu = (ROOT / "docs" / "zensical.toml").read_text(encoding="utf-8")
    told = [str(page.relative_to(ROOT / "docs")) for page in PAGES if (ROOT / "docs") in page.parents]
    single = [page for page in told if not page.startswith("decisions/0") and not page.endswith("README.md")]
    assert [page for page in single if f'"{page}"' not in menu] == []
