"""Whole games by simple policies, in the vocabulary of rules: for measuring, tuning and learning at full speed."""

from __future__ import annotations

from typing import Any

from regnum.kernel import NATURE, Record, Row, pick
from regnum.kernel.flow import advise, answer, clear, offered, option, options, to_act
from regnum.kernel.playout import draw

AT_RANDOM, BY_THUMB = 0, 1


def best_by_thumb(s: Record, seat: int, out: Any, rng: Row) -> int:
    """The answer the rule of thumb likes best; any of them if it likes several alike."""
    best = option(out, 0)
    highest = advise(s, seat, best)
    alike = 1
    for i in range(1, offered(out)):
        worth = advise(s, seat, option(out, i))
        if worth > highest:
            highest = worth
            best = option(out, i)
            alike = 1
        elif worth == highest:
            alike += 1
            if pick(rng, alike) == 0:
                best = option(out, i)
    return best


def play_by(s: Record, policies: Row, rng: Row, out: Any) -> int:
    """A game to its end, each seat by its policy; how many answers it took."""
    count = 0
    while s.depth > 0:
        seat = to_act(s)
        clear(out)
        options(s, seat, out)
        if seat == NATURE:
            answer(s, seat, draw(rng, out))
        elif policies[seat] == BY_THUMB:
            answer(s, seat, best_by_thumb(s, seat, out, rng))
        else:
            answer(s, seat, option(out, pick(rng, offered(out))))
        count += 1
    return count


def play_all_by(tables: Any, policies: Any, rngs: Any, out: Any) -> int:
    """Many tables to their end, each with its own policies and its own source of chance."""
    count = 0
    for i in range(len(tables)):
        count += play_by(tables[i], policies[i], rngs[i], out)
    return count
