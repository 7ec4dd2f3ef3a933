"""Many tables stepped together, in the vocabulary of rules: what learning agents drive, at every speed.

The last table of a batch is the template: a game just begun, which a finished table is set back to.
"""

from __future__ import annotations

from typing import Any

from .flow import answer, clear, copy_table, observe, offered, option, options, to_act
from .playout import draw
from .record import NATURE, Record, Row

WHOLE = 1.0
"""The reward of a win that nobody shares."""


def play_nature(s: Record, rng: Row, out: Any) -> None:
    """Let chance answer until a player must, or the game is over."""
    while s.depth > 0 and s.nature == 1:
        clear(out)
        options(s, NATURE, out)
        answer(s, NATURE, draw(rng, out))


def reward(s: Record, rewards: Any) -> None:
    """Each seat's share of the win."""
    winners = 0
    for seat in range(s.players):
        if s.rank[seat] == 1:
            winners += 1
    for seat in range(s.players):
        rewards[seat] = 0.0
        if s.rank[seat] == 1:
            rewards[seat] = WHOLE / winners


def show(s: Record, observation: Any, mask: Any, out: Any) -> int:
    """Fill in what the seat to act may know and may do; that seat."""
    seat = to_act(s)
    for action in range(len(mask)):
        mask[action] = 0
    clear(out)
    options(s, seat, out)
    for i in range(offered(out)):
        mask[option(out, i)] = 1
    observe(s, seat, observation)
    return seat


def step_table(tables: Any, i: int, template: int, action: int, rng: Row, out: Any, rewards: Any) -> int:
    """Answer at one table (no answer if negative), play on to the next player; 1 if the game ended and began anew."""
    s = tables[i]
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if action >= 0:
        answer(s, to_act(s), action)
    play_nature(s, rng, out)
    if s.depth > 0:
        return 0
    reward(s, rewards)
    copy_table(tables, template, i)
    play_nature(tables[i], rng, out)
    return 1


def step_tables(
    tables: Any,
    first: int,
    last: int,
    actions: Any,
    rngs: Any,
    out: Any,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    dones: Any,
) -> None:
    """Step the tables from ``first`` up to, not including, ``last``."""
    template = len(tables) - 1
    for i in range(first, last):
        dones[i] = step_table(tables, i, template, actions[i], rngs[i], out, rewards[i])
        seats[i] = show(tables[i], observations[i], masks[i], out)
