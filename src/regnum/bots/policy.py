"""Whole games by simple policies, in the vocabulary of rules: for measuring, tuning and learning at full speed."""

from __future__ import annotations

from regnum.kernel import NATURE, Grid, Record, Row, pick
from regnum.kernel.arrays import Options, Rng, Rngs, Tables
from regnum.kernel.flow import answer, to_act
from regnum.kernel.primitives import advise, clear, copy_table, draw, offered, option, options

AT_RANDOM, BY_THUMB = 0, 1


def best_by_thumb(s: Record, seat: int, out: Options, rng: Rng) -> int:
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


def answer_by(s: Record, policies: Row, rng: Rng, out: Options) -> None:
    """One answer of whoever must answer first, by the seat's policy."""
    seat = to_act(s)
    clear(out)
    options(s, seat, out)
    if seat == NATURE:
        answer(s, seat, draw(rng, out))
    elif policies[seat] == BY_THUMB:
        answer(s, seat, best_by_thumb(s, seat, out, rng))
    else:
        answer(s, seat, option(out, pick(rng, offered(out))))


def play_table_by(tables: Tables, i: int, rng: Rng, out: Options, policies: Row, ended: Row, wins: Grid) -> None:
    """One answer by the seat's policy; a finished game is counted and begins anew."""
    answer_by(tables[i], policies, rng, out)
    if tables[i].depth == 0:
        ended[i] += 1
        count_wins(tables[i], wins[i])
        copy_table(tables, len(tables) - 1, i)


def play_tables_by(
    tables: Tables, first: int, last: int, rngs: Rngs, out: Options, answers: int, policies: Row, ended: Row, wins: Grid
) -> None:
    """That many answers at each table; ``wins`` counts for every seat the games it won, alone or with others."""
    for i in range(first, last):
        for _ in range(answers):
            play_table_by(tables, i, rngs[i], out, policies, ended, wins)


def count_wins(s: Record, wins: Row) -> None:
    """One more for each seat in first place."""
    for seat in range(s.players):
        if s.rank[seat] == 1:
            wins[seat] += 1


def think_of(tables: Tables, seat: int, actions: Row, opinions: Row) -> None:
    """What the rule of thumb thinks of some of a seat's answers, at the first table."""
    for i in range(len(actions)):
        opinions[i] = advise(tables[0], seat, actions[i])


def advise_tables(tables: Tables, first: int, last: int, rngs: Rngs, out: Options, actions: Row) -> None:
    """What the rule of thumb would answer for the seat to act, at the tables from ``first`` up to ``last``."""
    for i in range(first, last):
        seat = to_act(tables[i])
        clear(out)
        options(tables[i], seat, out)
        actions[i] = best_by_thumb(tables[i], seat, out, rngs[i])
