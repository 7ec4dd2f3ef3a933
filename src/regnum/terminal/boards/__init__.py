"""Drawings of the games' boards.

A game names the module that draws it (``game.drawing``), which has one function::

    def draw(sight: Sight) -> Drawing: ...

It gets the table as one seat may see it (UNKNOWN elsewhere), and gives back the board, what stands beside each player's
name, and the same table in words, part by part. A game without one is drawn from its named fields.

Beside it a second function may say what a choice leads to, for those who do not see it on the board::

    def note(sight: Sight, action: int) -> str: ...

And ``WORDS`` may be where the messages are that only the drawing needs (``*`` stands for the language).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from regnum.kernel import Game
from regnum.words import Voice

from ..heraldry import QUIET

MESSAGES = Path(__file__).parents[1] / "messages"


@dataclass(frozen=True)
class Sight:
    """What there is to draw, and for whom.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=1)
    >>> sight = Sight(Voice(match.game), match.game.blank(match.table, 0), 0)
    >>> sight.table.players, sight.playing("emissary")
    (3, False)
    """

    voice: Voice
    table: Any
    """As the seat may see it."""
    seat: int | None
    """Who looks; None for everybody."""
    offers: Sequence[int] = ()
    """What the seat may choose now."""
    width: int = 80
    """How wide a board beside the players may be."""
    height: int | None = None
    """How many lines the screen has; None if there is no end to them."""
    screen: int = 80
    """How wide the screen is."""

    def playing(self, module: str) -> bool:
        """Whether a variant or an expansion is in play; a game may have been installed without it."""
        return bool(self.table.modules & self.voice.game.book.modules.get(module, 0))


@dataclass(frozen=True)
class Item:
    """One thing on the table: the name by which it is asked for, and what there is to say of it.

    >>> Item("York", Text("York asks for 4"))
    Item(name='York', text=<text 'York asks for 4' [] ''>)
    """

    name: str
    text: Text


@dataclass(frozen=True)
class Part:
    """A part of the table in words, to leaf to where the board has no room for them.

    >>> Part("Counties", [Item("York", Text("York asks for 4"))]).title
    'Counties'
    """

    title: str
    items: Sequence[Item]


@dataclass(frozen=True)
class Drawing:
    """A board, what stands beside each player's name, further lines below the players, and the table in words.

    >>> drawing = Drawing(Text("● ● ●"), beside=[Text("3 points"), Text("1 point")])
    >>> drawing.board.plain, drawing.parts
    ('● ● ●', ())
    """

    board: RenderableType
    """Anything that rich can print."""
    beside: Sequence[Text] = ()
    """What stands beside each player's name, in the order of the seats."""
    below: Sequence[Text] = field(default_factory=tuple)
    """Lines below the players."""
    tell: Callable[[], Iterable[Part]] = tuple
    """Tells the table in words, part by part: ``>`` leafs through it, and ``? York`` finds things in it by name."""
    opened: str = ""
    """The part that the open question is about, if the board does not show it."""
    legend: Sequence[Text] = ()
    """What the signs mean; the help says it again."""

    @cached_property
    def parts(self) -> Sequence[Part]:
        """The table in words, told when somebody wants to know."""
        return tuple(self.tell())


def drawing_of(game: Game) -> Callable[[Sight], Drawing]:
    """The function that draws this game."""
    draw: Callable[[Sight], Drawing] = _module(game).draw
    return draw


def note_of(game: Game) -> Callable[[Sight, int], str]:
    """The function that says what a choice of this game leads to."""
    note: Callable[[Sight, int], str] = getattr(_module(game), "note", lambda sight, action: "")
    return note


def words_of(game: Game) -> list[Path]:
    """What the terminal itself says, and what the drawing of this game does."""
    return [MESSAGES / "*.ftl", *([_module(game).WORDS] if hasattr(_module(game), "WORDS") else [])]


def _module(game: Game) -> Any:
    return importlib.import_module(game.drawing or f"{__name__}.any_game")


def module_of(game: Game, name: str) -> Any:
    """A module of the package this game was read from, which differs where it is played on a board of one's own."""
    package = game.book.tables[0][1].__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.{name}")


def offered(sight: Sight, *kinds: str) -> set[str]:
    """The words of these kinds that occur in what may be chosen now: counties to go to, spaces to build on."""
    found = set()
    for action in sight.offers:
        verb, numbers = sight.voice.game.actions.decoded(action)
        found |= {p.write(n) for p, n in zip(verb.parameters, numbers, strict=True) if p.words and p.kind in kinds}
    return found


def item(voice: Voice, name: str, *details: str | Text, sign: Text | None = None) -> Item:
    """A name, after the sign of whose it is, and everything there is to say of it."""
    text = Text()
    if sign is not None:
        text.append_text(sign).append(" ")
    text.append(name, style="bold")
    told = [detail if isinstance(detail, Text) else Text(detail) for detail in details]
    if any(detail.plain for detail in told):
        text.append(voice.colon, style="bold")
    text.append_text(Text.assemble((" · ", QUIET)).join(detail for detail in told if detail.plain))
    return Item(name, text)
