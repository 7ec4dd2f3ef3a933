"""What the server says, for the client's types: ``npm run types`` runs this first.

The shapes on the wire go to ``src/wire/openapi.json``, and the view of each game whose board lies here to its
``src/games/<game>/fields.ts``.
"""

from __future__ import annotations

import json
from pathlib import Path

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game
from regnum.kernel.record import PUBLIC, Field
from regnum.server.routes import ROUTES
from regnum.server.wire import openapi

SOURCES = Path(__file__).parent / "src"
HEAD = "// Written by `npm run types` from the game's table."


def described() -> dict[Path, str]:
    """Every file that is written, and what it says."""
    drawn = [game for game in map(game_named, names()) if (SOURCES / "games" / game.name).is_dir()]
    views = {SOURCES / "games" / game.name / "fields.ts": fields(game) for game in drawn}
    return {SOURCES / "wire" / "openapi.json": shapes(), **views}


def shapes() -> str:
    """The shapes of bodies, answers, messages and frames; where they are sent is left out."""
    components = {"schemas": openapi.describe("", ROUTES)["components"]["schemas"]}
    whole = {"openapi": "3.1.0", "info": {"title": "Regnum", "version": ""}, "paths": {}, "components": components}
    return json.dumps(whole, indent=1) + "\n"


def fields(game: Game) -> str:
    """What a seat is shown of a game's table, as a type of TypeScript."""
    lines = [f"  {name}: {_type(field)}" for name, field in game.Table.FIELDS.items()]
    return "\n".join([HEAD, "export type View = {", *lines, "}", ""])


def _type(field: Field) -> str:
    number = "number" if field.sight == PUBLIC else "(number | null)" if field.axes else "number | null"
    return number + "[]" * len(field.axes)


if __name__ == "__main__":
    for path, text in described().items():
        path.write_text(text, encoding="utf-8")
