"""Playing at random: one game to its end, in the vocabulary of rules, the same at every speed."""

from __future__ import annotations

from typing import Any

from .arrays import Options, Rngs, Tables
from .chance import pick
from .flow import answer, to_act
from .primitives import clear, draw, offered, option, options
from .record import NATURE, Record, Row


def play_one(s: Record, rng: Row, out: Any) -> None:
    """One answer of whoever must answer first, at random."""
    seat = to_act(s)
    clear(out)
    options(s, seat, out)
    answer(s, seat, draw(rng, out) if seat == NATURE else option(out, pick(rng, offered(out))))


def play_out_all(tables: Tables, rngs: Rngs, longest: int, out: Options) -> int:
    """Many games to their ends, each with its own source of chance; how many answers it took."""
    count = 0
    for i in range(len(tables)):
        count += play_out(tables[i], rngs[i], longest, out)
    return count


def play_out(s: Record, rng: Row, longest: int, out: Any) -> int:
    """On to the end of the game, or for ``longest`` answers; how many it took. ``Game.must_be_over`` says which."""
    count = 0
    while s.depth > 0 and count < longest:
        play_one(s, rng, out)
        count += 1
    return count
