"""Build the documentation site: ``pip install -e '.[docs,site]' && python -m docs.site [folder]`` (default: ``site``).

The pages of this folder, the README as its front page, and what lies beside each game: the rules for players in every
language, the specification, the guides. Links to saved games that stand alone become positions that are played on in
the page, by the folder without a server that lies in ``play``. Each version has a folder of its own below the site's,
and stays there when the next is built beside it; pages let their reader choose between them.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import regnum
from docs import generated
from regnum.rules import ID, Chapter, Clause, rules
from regnum.rules.clauses import LINK
from regnum.site import folder, views
from regnum.words import LANGUAGES, Voice

DOCS = Path(__file__).parent
ROOT = DOCS.parent
GAMES = ROOT / "src" / "regnum" / "games"
BESIDE = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "NOTICE")
"""Pages at the top of the repository that others link to."""
FRONT = (
    '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url={newest}/"><title>Regnum</title>'
)
VERSION = version("regnum")
PLAY = "play"
"""The folder in which everything can be played."""
PLAYED = re.compile(r'^\[[^\]]+\]\(([^)\s]+)\.regnum "after (\d+) choices"\)$', re.MULTILINE)
"""A link to a saved game that stands alone, and where in it."""


def gather(pages: Path) -> None:
    """Everything the site shows, in one folder, with links that work there."""
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.py", "*.toml", "__pycache__"))
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    (pages / "index.md").write_text(front.replace("](docs/", "]("), encoding="utf-8")
    for name in BESIDE:
        text = (ROOT / name).read_text(encoding="utf-8")
        (pages / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    shutil.copytree(ROOT / "licences", pages / "licences")
    for page in pages.rglob("*.md"):
        text = _playable(page.read_text(encoding="utf-8"), page, pages)
        page.write_text(_mended(text, _up(page, pages)), encoding="utf-8")
    (pages / "specification").mkdir()
    for path in GAMES.glob("*/rules*.md"):
        shutil.copy(path, pages / "specification" / f"{_title(path.parent.name, path.stem)}.md")
    for name in regnum.games():
        (pages / "rules" / name).mkdir(parents=True)
        for language in LANGUAGES:
            text = "\n\n".join(_rules(regnum.game(name), language))
            (pages / "rules" / name / f"{language}.md").write_text(text, encoding="utf-8")
    generated.write(pages)
    for path in GAMES.glob("*/guide"):
        shutil.copytree(path, pages / "guide" / _title(path.parent.name, ""))


def _rules(game: regnum.Game, language: str) -> Iterator[str]:
    """The rules for players as a page: chapters with their pieces, clauses that lead to each other."""
    told = rules(game, language)
    labels = {piece.name: piece.label for piece in told.pieces}
    yield f"# {Voice(game, language).title()}"
    for chapter in told.chapters:
        yield f"## {chapter.title}"
        yield _drawn(chapter, labels, game.name)
        yield from (_clause(clause) for clause in chapter.clauses)


def _drawn(chapter: Chapter, labels: dict[str, str], game: str) -> str:
    pictures = (f"![{labels[one]}](../../guide/{game}/pieces/{one}.png){{ width=48 }}" for one in chapter.pieces)
    return " ".join(pictures)


def _clause(clause: Clause) -> str:
    def led(link: re.Match[str]) -> str:
        return f"[{link[1]}](#{link[2]})" if re.fullmatch(ID, link[2]) else link[1]

    return f'<a id="{clause.id}"></a>**{clause.id}** {LINK.sub(led, clause.text)}'


def _mended(text: str, up: str) -> str:
    """Links to the README and to rules and guides beside their games lead to where the site has them."""
    text = re.sub(r"\]\((?:\.\./)+README\.md\)", f"]({up}index.md)", text)
    text = re.sub(
        r"\]\((?:\.\./)+src/regnum/games/(\w+)/guide/(\w+)\.md\)",
        lambda found: f"]({up}guide/{_title(found[1], '')}/{found[2]}.md)",
        text,
    )
    text = re.sub(
        r"\]\((?:\.\./)+src/regnum/games/(\w+)/rulebook/(\w+)\.ftl\)",
        lambda found: f"]({up}rules/{_title(found[1], '')}/{found[2]}.md)",
        text,
    )
    return re.sub(
        r"\]\((?:\.\./)+src/regnum/games/(\w+)/(rules\w*)\.md\)",
        lambda found: f"]({up}specification/{_title(found[1], found[2])}.md)",
        text,
    )


def _playable(text: str, page: Path, pages: Path) -> str:
    """Saved games that stand alone, as positions to be played on; what is seen first is written beside the game."""
    up = _up(page, pages)
    beside = (
        up if page.stem in ("README", "index") else f"{up}../"
    )  # pages are folders; only what Markdown knows is mended

    def played(link: re.Match[str]) -> str:
        record, choices = (page.parent / link[1]).resolve().relative_to(pages.resolve()), int(link[2])
        match = regnum.load(pages / f"{record}.regnum")
        shown = f"{record}-{choices}.json"
        (pages / shown).write_text(json.dumps(views.shown(match, choices)), encoding="utf-8")
        where = f'record="{beside}{record}.regnum" shown="{beside}{shown}" at="{choices}"'
        script = f'<script src="{up}{PLAY}/position.js" defer></script>'
        return f"{script}\n\n<regnum-position {where}></regnum-position>"

    return PLAYED.sub(played, text)


def _title(game: str, rules: str) -> str:
    """``lancaster`` and ``rules_expansions`` make ``lancaster-expansions``."""
    return (game + rules.removeprefix("rules")).replace("_", "-")


def _up(page: Path, pages: Path) -> str:
    return "../" * (len(page.relative_to(pages).parts) - 1)


def build(site: Path) -> None:
    """Build this version beside those that are there; a link that leads nowhere is an error."""
    with tempfile.TemporaryDirectory() as scratch:
        gather(Path(scratch, "docs"))
        shutil.copy(DOCS / "zensical.toml", scratch)
        subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=scratch, check=True)
        shutil.rmtree(site / VERSION, ignore_errors=True)
        shutil.copytree(Path(scratch, "site"), site / VERSION)
    folder.write(site / VERSION / PLAY)
    offer_versions(site)


def offer_versions(site: Path) -> None:
    """List the versions for the menu of every page, the newest first, where the site's own address leads."""
    found = sorted((page.parent.name for page in site.glob("*/index.html")), key=_numbers, reverse=True)
    told = [{"version": one, "title": one, "aliases": []} for one in found]
    (site / "versions.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    (site / "index.html").write_text(FRONT.format(newest=found[0]), encoding="utf-8")


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


if __name__ == "__main__":
    build(Path(*sys.argv[1:] or ["site"]))
