"""What every engine can do: run a function over many tables, in whatever way it stores them.

The functions are those of :mod:`regnum.kernel.batch` and their like: ``function(tables, first, last, rngs, out, …)``.
The last table is the template that finished games are set back to. Interpreted, plain, native, on a GPU and as
WebAssembly they leave the same positions behind, the same numbers in every array, and the same sources of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..errors import BrokenRules
from ..game import Game
from ..offers import Offers
from ..record import out_of_range
from .passed import BY_NOTHING, LIMITS

Function = Callable[..., Any]


class Engine(Protocol):
    """The rules of one game at one speed."""

    game: Game

    def stored(self, positions: Sequence[Any]) -> Any:
        """Interpreted tables as this engine keeps them."""
        ...

    def position(self, tables: Any, i: int) -> Any:
        """One of them as an interpreted table."""
        ...

    def numbers(self, numbers: Any, kind: str = "i4") -> Any:
        """A row or a grid of numbers as its functions take it; ``u1`` for marks."""
        ...

    def over(self, function: Function, n: int, tables: Any, rngs: Any, *arguments: Any) -> None:
        """Run a function over the first ``n`` tables; BrokenRules if one of them passes a limit."""
        ...


class Interpreted:
    """The functions as they stand, or as ``written`` for the modules in play."""

    def __init__(self, game: Game, written: Callable[[Function], Function] = lambda function: function) -> None:
        self.game = game
        self.written = written

    def stored(self, positions: Sequence[Any]) -> Any:
        tables = [s.copy() for s in positions]
        for s in tables:
            s.checked = False
        return tables

    def position(self, tables: Any, i: int) -> Any:
        return tables[i].copy()

    def numbers(self, numbers: Any, kind: str = "i4") -> Any:
        return numbers

    def over(self, function: Function, n: int, tables: Any, rngs: Any, *arguments: Any) -> None:
        try:
            self.written(function)(tables, 0, n, rngs, Offers(), *arguments)
        except ZeroDivisionError as wrong:
            raise BrokenRules(f"{self.game.name}: {LIMITS[BY_NOTHING]}") from wrong
        for s in tables[:n]:
            if not s.in_range():
                raise BrokenRules(f"{self.game.name}: {'; '.join(out_of_range(s))}")
