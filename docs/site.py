"""Build the documentation site: ``pip install -e '.[docs]' && python docs/site.py [folder]`` (default: ``site``).

The pages of this folder, the README as its front page, and the rules and guides as they lie beside each game.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
GAMES = ROOT / "src" / "regnum" / "games"
BESIDE = ("CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
"""Pages at the top of the repository that others link to."""


def gather(pages: Path) -> None:
    """Everything the site shows, in one folder, with links that work there."""
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.py", "*.toml", "__pycache__"))
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    (pages / "index.md").write_text(front.replace("](docs/", "]("), encoding="utf-8")
    for name in BESIDE:
        text = (ROOT / name).read_text(encoding="utf-8")
        (pages / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    for page in pages.rglob("*.md"):
        page.write_text(_mended(page.read_text(encoding="utf-8"), _up(page, pages)), encoding="utf-8")
    (pages / "rules").mkdir()
    for path in GAMES.glob("*/rules*.md"):
        shutil.copy(path, pages / "rules" / f"{_title(path.parent.name, path.stem)}.md")
    for path in GAMES.glob("*/guide"):
        shutil.copytree(path, pages / "guide" / _title(path.parent.name, ""))


def _mended(text: str, up: str) -> str:
    """Links to the README and to rules and guides beside their games lead to where the site has them."""
    text = re.sub(r"\]\((?:\.\./)+README\.md\)", f"]({up}index.md)", text)
    text = re.sub(
        r"\]\((?:\.\./)+src/regnum/games/(\w+)/guide/(\w+)\.md\)",
        lambda found: f"]({up}guide/{_title(found[1], '')}/{found[2]}.md)",
        text,
    )
    return re.sub(
        r"\]\((?:\.\./)+src/regnum/games/(\w+)/(rules\w*)\.md\)",
        lambda found: f"]({up}rules/{_title(found[1], found[2])}.md)",
        text,
    )


def _title(game: str, rules: str) -> str:
    """``lancaster`` and ``rules_expansions`` make ``lancaster-expansions``."""
    return (game + rules.removeprefix("rules")).replace("_", "-")


def _up(page: Path, pages: Path) -> str:
    return "../" * (len(page.relative_to(pages).parts) - 1)


def build(site: Path) -> None:
    """Build into a folder; a link that leads nowhere is an error."""
    with tempfile.TemporaryDirectory() as scratch:
        gather(Path(scratch, "docs"))
        shutil.copy(DOCS / "zensical.toml", scratch)
        subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=scratch, check=True)
        shutil.copytree(Path(scratch, "site"), site, dirs_exist_ok=True)


if __name__ == "__main__":
    build(Path(*sys.argv[1:] or ["site"]))
