"""Solving small games: how much a perfect opponent would win from a bot, and from what algorithms have learned.

A game's tree is written in Gambit's extensive form, which OpenSpiel reads: its own algorithms then run on it in C++.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pyspiel

from regnum.bots import bot
from regnum.bots.knowledge import Knowledge
from regnum.envs.endings import Ending
from regnum.envs.recall import Recalled
from regnum.kernel import NATURE

from .games import by_count

ASKED = 40
"""How often a bot is asked the same, to learn how often it answers what."""
Policy = dict[str, list[tuple[int, float]]]


@dataclass
class Tree:
    """The whole tree of an ending: its text, and for each information set somebody who stands there."""

    ending: Ending
    text: str = ""
    nodes: int = 0
    sets: list[dict[str, int]] = field(default_factory=list)
    """For each seat its information states, with their numbers in the text."""
    standing: dict[tuple[int, int], Recalled] = field(default_factory=dict)
    """Somebody who stands there."""

    def game(self) -> Any:
        return pyspiel.load_efg_game(self.text)


def tree(ending: Ending) -> Tree:
    """Every position that an ending can come to."""
    found = Tree(ending, sets=[{} for _ in range(ending.options["players"])])
    lines = [f'EFG 2 R "{ending.id}" {{ {" ".join(f"{_quoted(seat)}" for seat in range(ending.options["players"]))} }}']
    tables = ending.tables()
    odds = " ".join(f'"{number}" 1/{len(tables)}' for number in range(len(tables)))
    lines.append(f'c "" 1 "" {{ {odds} }} 0')
    chances = Counter({"": 1})
    found.nodes = 1
    for table in tables:
        lines += _below(found, Recalled(ending.game, table.copy()), chances)
    found.text = "\n".join(lines) + "\n"
    return found


def _below(found: Tree, at: Recalled, chances: Counter[str]) -> Iterator[str]:
    found.nodes += 1
    if at.rules.over(at.table):
        shares = " ".join(f"{share:g}" for share in at.shares())
        yield f't "" {found.nodes} "" {{ {shares} }}'
        return
    seat = at.rules.to_act(at.table)[0]
    offers = at.rules.offers(at.table, seat)
    if seat == NATURE:
        chances[""] += 1
        total = sum(offers.odds)
        outcomes = " ".join(f'"{action}" {odds}/{total}' for action, odds in zip(offers, offers.odds, strict=True))
        yield f'c "" {chances[""]} "" {{ {outcomes} }} 0'
    else:
        known = at.information_state(seat)
        if known not in found.sets[seat]:
            found.sets[seat][known] = len(found.sets[seat]) + 1
            found.standing[seat, len(found.sets[seat])] = at.copy()
        number = found.sets[seat][known]
        actions = " ".join(_quoted(action) for action in sorted(offers))
        yield f'p "" {seat + 1} {number} "{seat}-{number}" {{ {actions} }} 0'
    for action in offers if seat == NATURE else sorted(offers):
        after = at.copy()
        after.answer(action)
        yield from _below(found, after, chances)


def _quoted(what: object) -> str:
    return f'"{what}"'


# --- how good somebody is -----------------------------------------------------------------------------------------


def exploitability(game: Any, policy: Any) -> float:
    """How much more than its due, in shares of a win, a perfect opponent gets on average."""
    players: int = game.num_players()
    return float(pyspiel.nash_conv(game, policy)) / players


def table_of(game: Any, answers: Callable[[Any], list[tuple[int, float]]]) -> Any:
    """A policy as a table of what it answers, and how often, in each information set."""
    said: Policy = {}

    def look(state: Any) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node() and state.information_state_string() not in said:
            said[state.information_state_string()] = answers(state)
        for action in state.legal_actions():
            look(state.child(action))

    look(game.new_initial_state())
    return pyspiel.TabularPolicy(said)


def policy_of(name: str, tree: Tree, game: Any) -> Any:
    """What a bot does in each information set: asked so many times, each time by a bot with another seed."""
    return table_of(game, lambda state: _answers(name, tree, state))


def _answers(name: str, tree: Tree, state: Any) -> list[tuple[int, float]]:
    """How often a bot gives each answer; the numbers are the text's own, their words are ours."""
    actions = {int(state.action_to_string(action)): action for action in state.legal_actions()}
    if name == "random":
        return [(action, 1 / len(actions)) for action in actions.values()]
    seat, number = map(int, state.information_state_string().split("-")[-2:])
    standing = tree.standing[seat, number]
    given = Counter(_answer(name, standing, seat, seed) for seed in range(ASKED if len(actions) > 1 else 1))
    return [(action, given[ours] / given.total()) for ours, action in actions.items()]


def _answer(name: str, standing: Recalled, seat: int, seed: int) -> int:
    return by_count(bot(name, seed)).choose(Knowledge(standing.rules, standing.table, seat))


ALGORITHMS: dict[str, Callable[[Any], Any]] = {
    "CFR": pyspiel.CFRSolver,
    "CFR+": pyspiel.CFRPlusSolver,
    "MCCFR, external sampling": partial(pyspiel.ExternalSamplingMCCFRSolver, seed=1),
}


def learned(name: str, game: Any, moments: Sequence[int]) -> Iterator[tuple[int, float]]:
    """The exploitability of an algorithm's average policy after so many iterations."""
    solver, done = ALGORITHMS[name](game), 0
    for moment in moments:
        for _ in range(moment - done):
            (solver.run_iteration if hasattr(solver, "run_iteration") else solver.evaluate_and_update_policy)()
        done = moment
        yield moment, exploitability(game, table_of(game, solver.average_policy().get_state_policy))
