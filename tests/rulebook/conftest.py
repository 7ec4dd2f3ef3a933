"""A little game whose rules are told to players, in a folder of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import Game, Rulebook, ask, offer

SPECIFICATION = """# Bows

## 1. Court

- **TH-1** Seat `(i+1) mod U` bows.
- **TH-2** Or not at all.
- **TH-R1** Nobody bows twice.

## 2. Kings

- **TH-3** The king wins.
"""
ENGLISH = """### The throne, in words for players.

chapter-court = At court
    .pieces = knight

TH-1 = Whoever sits to the left of the king **bows**; see [the end](TH-3).

    - [Knights](knight) bow deep.
    - Squires need not.

TH-2 = You may stay seated.

chapter-end = The end

TH-3 = The king wins.
"""
GERMAN = """chapter-court = Bei Hofe
    .pieces = knight

# Please check.
TH-1 = Wer links vom König sitzt, **verneigt sich** vor den [Rittern](knight); siehe [Ende](TH-3).

TH-2 = Du darfst sitzen bleiben.

chapter-end = Das Ende

TH-3 = Der König gewinnt die Fußbänke.
"""
FRENCH = """chapter-court = À la cour

TH-1 = À gauche du roi, on **salue** ; voir [la fin](TH-3). Les [chevaliers](knight) saluent bas, et tout château.
"""
GUIDE = "# Play\n\n## The aim\n\n![{knight}](pieces/knight.png) Win. <!-- TH-3 -->\n"


@pytest.fixture
def throne(tmp_path: Path) -> Game:
    written = {
        "rules.md": SPECIFICATION,
        "rulebook/en.ftl": ENGLISH,
        "rulebook/de.ftl": GERMAN,
        "rulebook/fr.ftl": FRENCH,
        "guide/en.md": GUIDE.format(knight="A knight"),
        "guide/de.md": GUIDE.format(knight="Ein Ritter"),
        "guide/fr.md": GUIDE.format(knight="Un chevalier"),
    }
    folder = tmp_path / "throne"
    for name, text in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return game_in(folder, rulebook="rulebook/*.ftl", guide="guide/*.md")


def game_in(folder: Path, **belongings: Any) -> Game:
    book = Rulebook("TH-1")
    book.table(type("Table", (), {}))
    bow = book.action("bow")
    how = book.question("how", lambda s, seat, out: offer(out, bow()), {bow: lambda s, seat: None}, "TH-1")
    game = book.procedure("game", lambda s: ask(s, how, 0))
    told: dict[str, Any] = {"folder": folder, "prefix": "TH", "scores": lambda s: [0], "rules": ["rules.md"]}
    return Game("throne", book, game, players=range(1, 3), **told, **belongings)
