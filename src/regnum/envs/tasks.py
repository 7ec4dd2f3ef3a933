"""Tasks that stay: ids that fix a game, its edition, options and players, what is observed, and what is paid.

    env = petting_zoo.env("lancaster-4p-v1")
    games = envs.vector("lancaster-4p-v1", 1024)
    game = open_spiel.load("lancaster-4p-v1")

What was measured under an id can be compared for ever: a change of the rules, of an observation's places or of an
action's number is a new version of the id (``-v2``), and an old one that cannot be played any more says so.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Game, Misuse

FILE = Path(__file__).with_name("tasks.toml")


@dataclass(frozen=True)
class Task:
    """One fixed way to play; everybody is paid their share of the win at the end, nothing before.

    >>> from regnum import envs
    >>> one = envs.task("lancaster-4p-v1")
    >>> one.game, one.players
    (<game lancaster, edition 2>, 4)
    """

    id: str
    game: Game
    edition: int
    options: dict[str, Any]
    layout: str
    """The :func:`layout` that its observations and actions have had since it was given its id."""

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.options["players"])


def layout(game: Game) -> str:
    """A short sum over all places of an observation and all actions: it changes with any of them."""
    fields = [(name, field.shape, field.low, field.high) for name, field in game.Table.FIELDS.items()]
    actions = [game.actions.write(number) for number in range(len(game.actions))]
    return hashlib.sha256(json.dumps([fields, actions]).encode()).hexdigest()[:16]


def ids() -> list[str]:
    """The ids of all tasks."""
    return list(_written())


@cache
def _written() -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in tomllib.loads(FILE.read_text(encoding="utf-8"))["task"]}


@cache
def task(id: str) -> Task:
    """The task of an id; a mistake if there is none, or if its rules are not what they were."""
    if id not in _written():
        raise Misuse(f"there is no task {id}; expected one of {', '.join(ids())}")
    written = _written()[id]
    game = game_named(written["game"])
    found = Task(id, game, written["edition"], written["options"], written["layout"])
    if (game.edition, layout(game)) != (found.edition, found.layout):
        raise Misuse(
            f"{id} is a task of edition {found.edition} of {game.name}, whose observations or actions this version of "
            "Regnum no longer has; expected a newer version of the task"
        )
    return found


def played(game: str | Game, options: dict[str, Any]) -> tuple[Game, dict[str, Any]]:
    """The game and the options that are meant by a game, its name, or the id of a task."""
    if isinstance(game, Game):
        return game, options
    if game in names() or game not in _written():
        return game_named(game), options
    if options:
        raise Misuse(f"{game} is a task with options of its own; expected no others, not {', '.join(options)}")
    meant = task(game)
    return meant.game, meant.options
