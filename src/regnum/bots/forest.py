"""Information-set Monte Carlo tree search, in the vocabulary of rules, so that it runs at every speed.

Every seat has a tree of its own in one forest of nodes. An answer moves each seat's finger down its own tree: along
the answer if the seat may know it, along one common edge if not. So nobody's plan depends on what they cannot see,
and secret simultaneous answers are found without being read. Each iteration re-deals what the searching seat can't know.

A forest is five rows: ``keys`` and ``children`` (a hash table from a node and an edge to a node), ``visits``, ``chances``
(how often an answer could have been chosen) and ``gains`` (thousandths of a win); ``size[0]`` counts the nodes.
"""

from __future__ import annotations

import math
from typing import Any

from regnum.kernel import NATURE, SEATS, Grid, Record, Row, pick
from regnum.kernel.flow import (
    EVERYBODY,
    advise,
    answer,
    clear,
    copy_table,
    offered,
    option,
    options,
    redeal,
    secret,
    to_act,
)
from regnum.kernel.playout import draw

ABSENT = -1
UNSEEN_EDGE = 1000000
"""The edge of an answer that a seat may not know."""
EDGES = 1000003
"""More than there are edges: a node and an edge together make one key."""
WIN = 1000
NOISE = 40
"""How far the rule of thumb's advice is shaken, so that close answers take turns."""
EXPLORATION = 0.7
PLAYOUT_LIMIT = 5000
ROOT, WORK = 0, 1
"""The two tables of a search: the position as it is known, and the one that is played on."""


# --- the forest ---------------------------------------------------------------------------------------------


def slot(keys: Row, key: int) -> int:
    """Where a key is, or would be, in the hash table."""
    at = (key * 40503 + key // 65521) % len(keys)
    while keys[at] != ABSENT and keys[at] != key:
        at = (at + 1) % len(keys)
    return at


def child(keys: Row, children: Row, node: int, edge: int) -> int:
    """The node below an edge, or ABSENT."""
    at = slot(keys, node * EDGES + edge)
    return children[at] if keys[at] != ABSENT else ABSENT


def grow(keys: Row, children: Row, size: Row, node: int, edge: int) -> int:
    """The node below an edge, new if need be; ABSENT when the forest is full."""
    key = node * EDGES + edge
    at = slot(keys, key)
    if keys[at] == ABSENT:
        if size[0] * 2 >= len(keys):
            return ABSENT
        keys[at] = key
        children[at] = size[0]
        size[0] += 1
    return children[at]


# --- choosing -------------------------------------------------------------------------------------------------


def advised(s: Record, seat: int, out: Any, rng: Row) -> int:
    """The answer the rule of thumb likes best, shaken a little."""
    best = option(out, 0)
    highest = advise(s, seat, best) + pick(rng, NOISE)
    for i in range(1, offered(out)):
        worth = advise(s, seat, option(out, i)) + pick(rng, NOISE)
        if worth > highest:
            highest = worth
            best = option(out, i)
    return best


def promising(
    s: Record, seat: int, node: int, out: Any, rng: Row, keys: Row, children: Row, visits: Row, chances: Row, gains: Row
) -> int:
    """The answer to try next: a fresh one while few are known, else the best by upper confidence bound."""
    known = 0
    best = ABSENT
    highest = -1.0
    for i in range(offered(out)):
        below = child(keys, children, node, option(out, i))
        if below != ABSENT and visits[below] > 0:
            known += 1
            chances[below] += 1
            bound = gains[below] / (WIN * visits[below]) + EXPLORATION * math.sqrt(
                math.log(chances[below] + 1.0) / visits[below]
            )
            if bound > highest:
                highest = bound
                best = option(out, i)
    if known < offered(out) and known * known <= 2 * visits[node] + 1:
        return fresh(s, seat, node, out, rng, keys, children, visits)
    return best


def fresh(s: Record, seat: int, node: int, out: Any, rng: Row, keys: Row, children: Row, visits: Row) -> int:
    """The untried answer the rule of thumb likes best."""
    best = ABSENT
    highest = 0
    for i in range(offered(out)):
        below = child(keys, children, node, option(out, i))
        if below == ABSENT or visits[below] == 0:
            worth = advise(s, seat, option(out, i)) + pick(rng, NOISE)
            if best == ABSENT or worth > highest:
                highest = worth
                best = option(out, i)
    return best


def payoff(s: Record, seat: int) -> int:
    """What a final place is worth: mostly winning, a little the place."""
    winners = 0
    for other in range(s.players):
        if s.rank[other] == 1:
            winners += 1
    place = min(s.rank[seat], s.players)
    standing = WIN * (s.players - place) // max(1, s.players - 1)
    win = WIN // winners if s.rank[seat] == 1 else 0
    return (4 * win + standing) // 5


# --- one iteration ------------------------------------------------------------------------------------------------


def iterate(
    tables: Any,
    seat: int,
    rng: Row,
    out: Any,
    keys: Row,
    children: Row,
    visits: Row,
    chances: Row,
    gains: Row,
    size: Row,
    paths: Grid,
) -> None:
    """Re-deal, walk down the trees, play out, and let every seat remember how it ended for it.

    ``paths[p]`` holds the nodes that seat p passed; ``paths[SEATS][p]`` how many.
    """
    copy_table(tables, ROOT, WORK)
    s = tables[WORK]
    redeal(s, seat, rng)
    for p in range(s.players):
        paths[p][0] = p
        paths[SEATS][p] = 1
    growing = 1
    # Simultaneous answers may come in any order: the searching seat's comes first, at the root of its tree.
    actor = seat
    while s.depth > 0 and growing == 1:
        clear(out)
        options(s, actor, out)
        witness = s.witness
        if actor == NATURE:
            chosen = draw(rng, out)
        else:
            node = paths[actor][paths[SEATS][actor] - 1]
            chosen = promising(s, actor, node, out, rng, keys, children, visits, chances, gains)
            witness = actor if secret(s) == 1 else EVERYBODY
        before = size[0]
        answer(s, actor, chosen)
        for p in range(s.players):
            growing *= descend(p, witness, chosen, keys, children, size, paths)
        if actor != NATURE and size[0] > before:
            growing = 0
        actor = to_act(s)
    play_on_by_thumb(s, rng, out)
    for p in range(s.players):
        worth = payoff(s, p)
        for i in range(paths[SEATS][p]):
            visits[paths[p][i]] += 1
            gains[paths[p][i]] += worth


def descend(p: int, witness: int, chosen: int, keys: Row, children: Row, size: Row, paths: Grid) -> int:
    """Move one seat's finger down its tree; 0 if there is no room for another node."""
    at = paths[SEATS][p]
    if at >= len(paths[p]):
        return 0
    edge = UNSEEN_EDGE
    if witness == EVERYBODY or witness == p:
        edge = chosen
    below = grow(keys, children, size, paths[p][at - 1], edge)
    if below == ABSENT:
        return 0
    paths[p][at] = below
    paths[SEATS][p] = at + 1
    return 1


def play_on_by_thumb(s: Record, rng: Row, out: Any) -> None:
    """To the end of the game, everybody by rule of thumb."""
    count = 0
    while s.depth > 0 and count < PLAYOUT_LIMIT:
        actor = to_act(s)
        clear(out)
        options(s, actor, out)
        if actor == NATURE:
            answer(s, actor, draw(rng, out))
        else:
            answer(s, actor, advised(s, actor, out, rng))
        count += 1


def search(
    tables: Any,
    seat: int,
    rng: Row,
    out: Any,
    keys: Row,
    children: Row,
    visits: Row,
    chances: Row,
    gains: Row,
    size: Row,
    paths: Grid,
    iterations: int,
) -> None:
    """That many iterations; the seat's own tree has its root at the node with the seat's number."""
    for _ in range(iterations):
        iterate(tables, seat, rng, out, keys, children, visits, chances, gains, size, paths)
