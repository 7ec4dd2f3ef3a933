"""The table in a terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from regnum.terminal.boards import Drawing, Sight

from .table import TOWN


def draw(sight: Sight) -> Drawing:
    s = sight.table
    board = Table.grid(padding=(0, 2))
    for number, town in enumerate(TOWN):
        who = [sight.voice.seat(seat) for seat in range(s.players) if s.town[seat] == number]
        board.add_row("★" if s.fair == number else " ", sight.voice.word("town", town), ", ".join(who))
    beside = [Text(f"● {s.coins[seat]}" + (" ⚑" if s.holder == seat else "")) for seat in range(s.players)]
    return Drawing(board, beside=beside)
