"""Option: all totals are public (KS-167)."""

from __future__ import annotations

from ..game import GAME, clear_the_table
from ..places import show_all_totals
from ..table import book, described

OPEN_SCORES = book.module("open_scores")
book.option(**described("open_scores"), module=OPEN_SCORES)

GAME.after(clear_the_table, show_all_totals, when=OPEN_SCORES)
