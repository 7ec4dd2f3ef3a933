"""What is measured: every game as it usually is, and with everything its box holds."""

from __future__ import annotations

from typing import Any

from regnum.games import game
from regnum.kernel import Game, IllegalOptions


def everything(one: Game) -> dict[str, Any]:
    """Every module that can be switched on beside those before it, at the usual number of players."""
    chosen: dict[str, Any] = {}
    for option in one.options:
        if option.module is not None and not option.per_seat:
            wider = chosen | {option.name: option.values[-1]}
            if _is_legal(one, wider):
                chosen = wider
    return chosen


def _is_legal(one: Game, options: dict[str, Any]) -> bool:
    try:
        one.options.settle(**options)
    except IllegalOptions:
        return False
    return True


def settings(name: str) -> dict[str, dict[str, Any]]:
    """A game's title with the options to measure it with."""
    return {name: {}, f"{name}, full": everything(game(name))}
