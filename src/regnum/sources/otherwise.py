"""Boards as the printed one might be: what had to be reconstructed, exchanged within its columns."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from regnum.kernel import BoardText, Game

from . import toml
from .asking import asks
from .marks import table_of
from .transcript import changed, faults_of_board

EXCHANGES = 30
"""So often two rows exchange something, for each column that is reconstructed."""


def reconstructions(game: Game, count: int, seed: int | str = 0) -> list[BoardText]:
    """Other boards that fit all that the rulebook states as well as ours does; nothing if only names are open."""
    columns = _columns(game)
    return [_another(game, columns, random.Random(f"{seed} {number}")) for number in range(count)] if columns else []


def _columns(game: Game) -> list[list[tuple[str | int, ...]]]:
    """Where the values lie that are reconstructed, by columns that have several."""
    found: defaultdict[tuple[str, str], list[tuple[str | int, ...]]] = defaultdict(list)
    for ask in asks(game.data):
        if not ask.is_name:
            found[table_of(ask.path), ask.column].append(ask.path)
    return [paths for paths in found.values() if len(paths) > 1]


def _another(game: Game, columns: list[list[tuple[str | int, ...]]], rng: random.Random) -> BoardText:
    """One exchange after the other; whatever the rulebook contradicts is taken back."""
    board = deepcopy(game.data.own)
    for paths in columns:
        for _ in range(EXCHANGES):
            one, other = rng.sample(paths, 2)
            tried = deepcopy(board)
            _exchange(_row(tried, one), _row(tried, other), str(one[-1]), rng)
            tried = game.data.copy.completed(tried)
            if tried != board and not faults_of_board(game, tried):
                board = tried
    return BoardText(toml.written(changed(game.data, board)))


def _row(board: Any, path: Sequence[str | int]) -> Any:
    for part in path[:-1]:
        board = board[part]
    return board


def _exchange(one: dict[str, Any], other: dict[str, Any], column: str, rng: random.Random) -> None:
    """Two rows exchange their values; or, where these are lists, a part of them."""
    first, second = one[column], other[column]
    if isinstance(first, list) and isinstance(second, list) and first and second and rng.random() < 0.5:
        i, k = rng.randrange(len(first)), rng.randrange(len(second))
        first[i], second[k] = second[k], first[i]
    else:
        one[column], other[column] = second, first
