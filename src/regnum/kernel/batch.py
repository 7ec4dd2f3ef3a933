"""Many tables stepped together, in the vocabulary of rules: what learning agents drive, at every speed.

The last table of a batch is the template: a game just begun, which a finished table is set back to.
"""

from __future__ import annotations

from typing import Any

from .arrays import MarkGrid, Marks, Options, Rng, Rngs, Shares, Tables
from .chance import pick
from .flow import answer, to_act
from .playout import play_one
from .primitives import clear, copy_table, draw, observe, offered, option, options, redeal
from .record import NATURE, Grid, Record, Row

WHOLE = 1.0
"""The reward of a win that nobody shares."""


def play_nature(s: Record, rng: Rng, out: Options) -> None:
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


def show(s: Record, observation: Any, mask: Any, out: Options) -> int:
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


def step_table(
    tables: Tables, i: int, template: int, rng: Rng, out: Options, action: int, mask: Any, rewards: Any
) -> int:
    """Carry out a legal answer, if it is one, and play on to the next player; 1 if the game ended and began anew."""
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if 0 <= action < len(mask) and mask[action] == 1:
        answer(tables[i], to_act(tables[i]), action)
    play_nature(tables[i], rng, out)
    if tables[i].depth > 0:
        return 0
    reward(tables[i], rewards)
    copy_table(tables, template, i)
    play_nature(tables[i], rng, out)
    return 1


def step_tables(
    tables: Tables,
    first: int,
    last: int,
    rngs: Rngs,
    out: Options,
    actions: Row,
    observations: Grid,
    masks: MarkGrid,
    seats: Row,
    rewards: Shares,
    dones: Marks,
) -> None:
    """Step the tables from ``first`` up to, not including, ``last``."""
    template = len(tables) - 1
    for i in range(first, last):
        dones[i] = step_table(tables, i, template, rngs[i], out, actions[i], masks[i], rewards[i])
        seats[i] = show(tables[i], observations[i], masks[i], out)


def pick_tables(tables: Tables, first: int, last: int, rngs: Rngs, out: Options, actions: Row) -> None:
    """Any legal answer for the seat to act, at the tables from ``first`` up to ``last``."""
    for i in range(first, last):
        clear(out)
        options(tables[i], to_act(tables[i]), out)
        actions[i] = option(out, pick(rngs[i], offered(out)))


def answer_tables(tables: Tables, first: int, last: int, rngs: Rngs, out: Options, givers: Row, actions: Row) -> None:
    """Carry out one given answer, chance's or a player's, at each table; none where the action is negative."""
    for i in range(first, last):
        if actions[i] >= 0:
            answer(tables[i], givers[i], actions[i])


def mark_tables(tables: Tables, first: int, last: int, rngs: Rngs, out: Options, givers: Row, masks: MarkGrid) -> None:
    """Mark at each table what a seat, or chance, may answer."""
    for i in range(first, last):
        for action in range(len(masks[i])):
            masks[i][action] = 0
        clear(out)
        options(tables[i], givers[i], out)
        for j in range(offered(out)):
            masks[i][option(out, j)] = 1


def redeal_tables(tables: Tables, seat: int, rng: Rng) -> None:
    """Fill in at random, at every table, what a seat can't know."""
    for i in range(len(tables)):
        redeal(tables[i], seat, rng)


def play_table(tables: Tables, i: int, rng: Rng, out: Options, ended: Row) -> None:
    """One answer at random; a finished game is counted and begins anew."""
    play_one(tables[i], rng, out)
    if tables[i].depth == 0:
        ended[i] += 1
        copy_table(tables, len(tables) - 1, i)


def play_tables(tables: Tables, first: int, last: int, rngs: Rngs, out: Options, answers: int, ended: Row) -> None:
    """That many answers at each table, all at random."""
    for i in range(first, last):
        for _ in range(answers):
            play_table(tables, i, rngs[i], out, ended)
