"""Drawings of the games' boards.

A game's own drawing is a file named after its package with one function::

    def draw(sight: Sight) -> Drawing: ...

It gets the table as one seat may see it (UNKNOWN elsewhere), and gives back the board and, for each seat, what stands
beside the player's name. A game without one is drawn from its named fields.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from regnum.kernel import Game
from regnum.words import Voice


@dataclass(frozen=True)
class Sight:
    """What there is to draw, and for whom."""

    voice: Voice
    table: Any
    """As the seat may see it."""
    seat: int | None
    """Who looks; None for everybody."""
    offers: Sequence[int] = ()
    """What the seat may choose now."""
    width: int = 80
    height: int | None = None
    """How many lines the board may take; None if there is no end to them."""


@dataclass(frozen=True)
class Drawing:
    """A board, what stands beside each player's name, and further lines below the players."""

    board: RenderableType
    beside: Sequence[Text] = ()
    below: Sequence[Text] = field(default_factory=tuple)


def drawing_of(game: Game) -> Callable[[Sight], Drawing]:
    """The function that draws this game."""
    name = f"{__name__}.{game.folder.name}"
    module = importlib.import_module(name if importlib.util.find_spec(name) else f"{__name__}.any_game")
    draw: Callable[[Sight], Drawing] = module.draw
    return draw


def module_of(game: Game, name: str) -> Any:
    """A module of the package this game was read from, which differs where it is played on a board of one's own."""
    package = game.book.tables[0].__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


def offered(sight: Sight, *kinds: str) -> set[str]:
    """The words of these kinds that occur in what may be chosen now: counties to go to, spaces to build on."""
    found = set()
    for action in sight.offers:
        verb, numbers = sight.voice.game.actions.decoded(action)
        found |= {p.write(n) for p, n in zip(verb.parameters, numbers, strict=True) if p.words and p.kind in kinds}
    return found
