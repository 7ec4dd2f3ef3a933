"""Views that are drawn before there is Python: how a new game of each title looks, and a position on a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match
from regnum.server.telling.views import sight

ALWAYS_THE_SAME = "a first view"
"""The seed, so that two folders made of the same are the same."""


def write(folder: Path) -> None:
    """A file for each game."""
    folder.mkdir(parents=True)
    for name in names():
        view = shown(Match(game_named(name), seed=ALWAYS_THE_SAME))
        (folder / f"{name}.json").write_text(json.dumps(view), encoding="utf-8")


def shown(match: Match, choices: int | None = None) -> dict[str, Any]:
    """A match as anybody may see it, after so many of its choices or as it stands."""
    game = match.game
    table = match.table if choices is None else match.position(choices)
    view = sight(game).look(table).by(None)
    return {"players": match.options["players"], "options": game.named(match.options), "view": view}
