"""Information-set Monte Carlo tree search, in the vocabulary of rules, so that it runs at every speed.

Every seat has a tree of its own in one forest of nodes; the others have one for each hand they may hold. An answer
moves each seat's finger down its own tree: along the answer if the seat may know it, along one common edge if not. So
nobody's plan depends on what they can't see, and secret simultaneous answers are found without being read.

Each iteration begins at one of many deals of what the searching seat can't know, drawn beforehand by how well they
explain what the others did; answers that are weighed against each other meet the same deals in the same order. It ends
where the rule of thumb can judge everybody's prospects, at the end of a round, say: what comes later is mostly noise.

A forest is a grid of seven rows: PARENTS, EDGES and CHILDREN, a hash table from a node and an edge to a node; VISITS,
CHANCES (how often an answer could have been chosen) and GAINS (thousandths of a win) of each node; SIZE, whose first
number counts the nodes.
"""

from __future__ import annotations

import math

from regnum.kernel import NATURE, SEATS, Grid, Record, Row, pick
from regnum.kernel.arrays import Options, Rng, Tables
from regnum.kernel.events import EVERYBODY
from regnum.kernel.flow import answer, to_act
from regnum.kernel.primitives import (
    advise,
    clear,
    copy_table,
    draw,
    offered,
    option,
    options,
    prospects,
    secret,
    stage,
)

PARENTS, EDGES, CHILDREN, VISITS, CHANCES, GAINS, SIZE = range(7)
ROWS = 7
ABSENT = -1
UNSEEN_EDGE = 1000000
"""The edge of an answer that a seat may not know."""
HOLDINGS = 1000001
"""The first of the edges from a seat's root to what it may hold."""
APART = 7919
"""How far apart the edges of two nodes begin in the hash table; numbers stay below 2³¹."""
WIN = 1000
MOST = 2_000_000
"""How many games may be imagined in one forest, so that gains stay below 2³¹."""
NOISE = 40
"""How far the rule of thumb's advice is shaken, so that close answers take turns."""
DOUBT = 0.001
"""By how much of a win the rule of thumb is believed before anything was tried, for each point of advice."""
HOPELESS = 300
"""Further behind by rule of thumb is no worse."""
CONVINCED = 20.0
"""After so many tries half of the doubt is gone."""
NEVER = -1000000
PLAYOUT_LIMIT = 5000
A_STAGE = 100
"""How much further prospects are judged."""
CURIOUS, SETTLED = 1, 16
"""How slowly fresh answers come: at once where the search begins, elsewhere only when the known ones are well tried."""
WORK = 0
"""The table that is played on; the others are deals to begin from."""


# --- the forest ---------------------------------------------------------------------------------------------


def slot(forest: Grid, node: int, edge: int) -> int:
    """Where an edge of a node is, or would be, in the hash table."""
    room = len(forest[PARENTS])
    at = (node * APART + edge) % room
    while forest[PARENTS][at] != ABSENT and (forest[PARENTS][at] != node or forest[EDGES][at] != edge):
        at = (at + 1) % room
    return at


def child(forest: Grid, node: int, edge: int) -> int:
    """The node below an edge, or ABSENT."""
    at = slot(forest, node, edge)
    return forest[CHILDREN][at] if forest[PARENTS][at] != ABSENT else ABSENT


def is_full(forest: Grid) -> bool:
    """Whether there is no room for another node: half of the hash table stays empty."""
    return forest[SIZE][0] * 2 >= len(forest[PARENTS])


def grow(forest: Grid, node: int, edge: int) -> int:
    """The node below an edge, new if need be; ABSENT when the forest is full."""
    at = slot(forest, node, edge)
    if forest[PARENTS][at] == ABSENT:
        if is_full(forest):
            return ABSENT
        forest[PARENTS][at] = node
        forest[EDGES][at] = edge
        forest[CHILDREN][at] = forest[SIZE][0]
        forest[SIZE][0] += 1
    return forest[CHILDREN][at]


# --- choosing -------------------------------------------------------------------------------------------------


def advised(s: Record, seat: int, out: Options, rng: Rng) -> int:
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
    s: Record, seat: int, node: int, out: Options, rng: Rng, forest: Grid, curiosity: float, patience: int
) -> int:
    """The answer to try next: a fresh one while few are known, else the best by upper confidence bound.

    Fresh ones come slowly, the rule of thumb's favourites first: little thought goes to few answers. And what the rule
    of thumb likes less must do better, until it was tried often.
    """
    known = 0
    best = ABSENT
    highest = -9.0
    favourite = liked_best(s, seat, node, out, forest)
    for i in range(offered(out)):
        below = child(forest, node, option(out, i))
        if below != ABSENT and forest[VISITS][below] > 0:
            known += 1
            forest[CHANCES][below] += 1
            bound = upper_bound(forest, below, curiosity)
            bound -= doubt(favourite - advise(s, seat, option(out, i)), forest[VISITS][below])
            if bound > highest:
                highest = bound
                best = option(out, i)
    if best != ABSENT and is_full(forest):
        return best
    if known < offered(out) and patience * known * known * known <= 2 * forest[VISITS][node] + 1:
        return fresh(s, seat, node, out, rng, forest)
    return best


def liked_best(s: Record, seat: int, node: int, out: Options, forest: Grid) -> int:
    """What the rule of thumb thinks of its favourite among the answers that were tried."""
    highest = NEVER
    for i in range(offered(out)):
        if times_tried(forest, node, option(out, i)) > 0:
            highest = max(highest, advise(s, seat, option(out, i)))
    return highest


def doubt(behind: int, visits: int) -> float:
    """What an answer must make up for that the rule of thumb likes so much less: ever less, as it is tried."""
    return DOUBT * min(behind, HOPELESS) * CONVINCED / (CONVINCED + visits)


def upper_bound(forest: Grid, node: int, curiosity: float) -> float:
    """The share of a win a node has brought, and a bonus for being tried seldom."""
    visits = forest[VISITS][node]
    return forest[GAINS][node] / (WIN * visits) + curiosity * math.sqrt(math.log(forest[CHANCES][node] + 1.0) / visits)


def fresh(s: Record, seat: int, node: int, out: Options, rng: Rng, forest: Grid) -> int:
    """The untried answer the rule of thumb likes best."""
    best = ABSENT
    highest = 0
    for i in range(offered(out)):
        below = child(forest, node, option(out, i))
        if below == ABSENT or forest[VISITS][below] == 0:
            worth = advise(s, seat, option(out, i)) + pick(rng, NOISE)
            if best == ABSENT or worth > highest:
                highest = worth
                best = option(out, i)
    return best


# --- what it comes to ------------------------------------------------------------------------------------------------


def payoff(s: Record, seat: int) -> int:
    """What it has come to, for a seat."""
    return place_taken(s, seat) if s.depth == 0 else chance_of_winning(s, seat)


def place_taken(s: Record, seat: int) -> int:
    """What a final place is worth: mostly winning, a little the place."""
    winners = 0
    for other in range(s.players):
        if s.rank[other] == 1:
            winners += 1
    place = min(s.rank[seat], s.players)
    standing = WIN * (s.players - place) // max(1, s.players - 1)
    win = WIN // winners if s.rank[seat] == 1 else 0
    return (4 * win + standing) // 5


def chance_of_winning(s: Record, seat: int) -> int:
    """By everybody's prospects."""
    own = prospects(s, seat)
    total = 0.0
    for other in range(s.players):
        total += math.exp(min(30.0, (prospects(s, other) - own) / 100.0))
    return int(WIN / total)


# --- one iteration ------------------------------------------------------------------------------------------------


def iterate(
    tables: Tables, holdings: Grid, seat: int, rng: Rng, out: Options, forest: Grid, paths: Grid, curiosity: float
) -> None:
    """Take an answer and a deal, walk down the trees, play on, and let every seat remember what it came to for it.

    ``holdings[i][p]`` says which of the hands that seat p may hold it has in deal i; ``paths[p]`` holds the nodes that
    seat p passed, ``paths[SEATS][p]`` how many.
    """
    clear(out)
    options(tables[WORK + 1], seat, out)
    chosen = promising(tables[WORK + 1], seat, seat, out, rng, forest, curiosity, CURIOUS)
    deal = WORK + 1 + times_tried(forest, seat, chosen) % (len(tables) - 1)
    copy_table(tables, deal, WORK)
    s = tables[WORK]
    until = stage(s) + A_STAGE
    for p in range(s.players):
        paths[p][0] = p if p == seat else max(p, grow(forest, p, HOLDINGS + holdings[deal][p]))
        paths[SEATS][p] = 1
    if walk_on(s, seat, chosen, forest, paths) == 1:
        walk_down(s, seat, until, rng, out, forest, paths, curiosity)
    play_on_by_thumb(s, until, rng, out)
    for p in range(s.players):
        worth = payoff(s, p)
        for i in range(paths[SEATS][p]):
            forest[VISITS][paths[p][i]] += 1
            forest[GAINS][paths[p][i]] += worth


def times_tried(forest: Grid, node: int, edge: int) -> int:
    below = child(forest, node, edge)
    return 0 if below == ABSENT else forest[VISITS][below]


def walk_down(
    s: Record, seat: int, until: int, rng: Rng, out: Options, forest: Grid, paths: Grid, curiosity: float
) -> None:
    """Down all trees until an answer of the searching seat leads to a place where it has not been."""
    growing = 1
    while growing == 1 and s.depth > 0 and stage(s) < until:
        actor = to_act(s)
        clear(out)
        options(s, actor, out)
        if actor == NATURE:
            chosen = draw(rng, out)
        else:
            node = paths[actor][paths[SEATS][actor] - 1]
            chosen = promising(s, actor, node, out, rng, forest, curiosity, SETTLED)
            if actor == seat and times_tried(forest, node, chosen) == 0:
                growing = 0
        growing *= walk_on(s, actor, chosen, forest, paths)


def walk_on(s: Record, actor: int, chosen: int, forest: Grid, paths: Grid) -> int:
    """Answer, and move everybody's finger down by what they may know of it; 0 if there is no room."""
    witness = s.witness
    if actor != NATURE:
        witness = actor if secret(s) == 1 else EVERYBODY
    answer(s, actor, chosen)
    room = 1
    for p in range(s.players):
        edge = UNSEEN_EDGE
        if witness == EVERYBODY or witness == p:  # noqa: PLR1714, SIM109  rules have no tuples to look into
            edge = chosen
        room *= descend(p, edge, forest, paths)
    return room


def descend(p: int, edge: int, forest: Grid, paths: Grid) -> int:
    """Move one seat's finger down its tree; 0 if there is no room for another node."""
    at = paths[SEATS][p]
    if at >= len(paths[p]):
        return 0
    below = grow(forest, paths[p][at - 1], edge)
    if below == ABSENT:
        return 0
    paths[p][at] = below
    paths[SEATS][p] = at + 1
    return 1


def play_on_by_thumb(s: Record, until: int, rng: Rng, out: Options) -> None:
    """Everybody by rule of thumb, to a moment at which prospects can be judged, or to the end."""
    count = 0
    while s.depth > 0 and stage(s) < until and count < PLAYOUT_LIMIT:
        actor = to_act(s)
        clear(out)
        options(s, actor, out)
        if actor == NATURE:
            answer(s, actor, draw(rng, out))
        else:
            answer(s, actor, advised(s, actor, out, rng))
        count += 1


def search(
    tables: Tables,
    holdings: Grid,
    seat: int,
    rng: Rng,
    out: Options,
    forest: Grid,
    paths: Grid,
    curiosity: float,
    iterations: int,
) -> None:
    """That many iterations; the seat's own tree has its root at the node with the seat's number."""
    for _ in range(iterations):
        iterate(tables, holdings, seat, rng, out, forest, paths, curiosity)


# --- what was found -----------------------------------------------------------------------------------------------


def look_up(forest: Grid, seat: int, actions: Row, visits: Row, gains: Row) -> None:
    """How often each of the searching seat's answers was tried, and what it gained in all."""
    for i in range(len(actions)):
        visits[i] = times_tried(forest, seat, actions[i])
        gains[i] = 0 if visits[i] == 0 else forest[GAINS][child(forest, seat, actions[i])]


def come_to(forest: Grid, holdings: Grid, gains: Row) -> None:
    """What each seat gained in all imagined games, whatever it held in them."""
    for p in range(len(gains)):
        gains[p] = forest[GAINS][p]
        for held in range(len(holdings)):
            below = child(forest, p, HOLDINGS + held)
            if below != ABSENT:
                gains[p] += forest[GAINS][below]
