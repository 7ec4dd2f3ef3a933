"""Our bots against OpenSpiel's own: ``python -m regnum.bench.peers.strength GAME [--seconds S] [--rounds N]``.

One seat is ours, all others are OpenSpiel's information-set search (its Python bot with random rollouts), which plays
our game, or a task by its id, through our adapter. Our search has the same time by the clock for every decision as
theirs, and one thread; a bot of ours that is named (``--bot champion``) plays as it does in the arena. Each round every
seat is ours once, with the same chance. A share of 1 is what a player of equal strength would win.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from regnum.arena.games import by_count
from regnum.arena.statistics import share
from regnum.bots import Knowledge, bot
from regnum.bots.search import Search
from regnum.bots.warming import compiled
from regnum.envs import ids, open_spiel
from regnum.games import names
from regnum.kernel import Match

EXPLORATION = math.sqrt(2)
UNLIMITED = 10**9
SEARCH = "search"


class OutOfTime(Exception):
    """The clock has run out."""


class TimedBot(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's bot, which counts simulations, stopped by the clock instead; nothing else is changed."""

    def __init__(self, rules: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        # Which answers are legal may depend on what the others hold, so a node must bear with several sets of them.
        super().__init__(
            rules, evaluator, EXPLORATION, UNLIMITED, random_state=rng, allow_inconsistent_action_sets=True
        )
        self.seconds = seconds
        self.simulations: list[int] = []

    def run_search(self, state: Any) -> Any:
        self.end = time.monotonic() + self.seconds
        try:
            return super().run_search(state)
        except OutOfTime:
            self.simulations.append(self._root_node.total_visits)
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if time.monotonic() >= self.end and self._root_node.total_visits > 0:
            raise OutOfTime
        return super().sample_root_state(state)


def _rules(name: str) -> Any:
    """A game, or a task, in OpenSpiel."""
    return open_spiel.load(name) if name in ids() else pyspiel.load_game(f"regnum_{name.replace('-', '_')}")


def played(name: str, mine: int, seconds: float, seed: int, who: str = SEARCH) -> tuple[float, list[int]]:
    """One game; our share of the win, and how often theirs simulated for each decision."""
    rules = _rules(name)
    match, state = Match(rules.rules, seed=seed, **rules.options), rules.new_initial_state()
    ours = Search(seed, seconds=seconds) if who == SEARCH else by_count(bot(who, seed))
    theirs = TimedBot(rules, seconds, seed)
    followed = 0
    while not match.over:
        for choice in match.choices[followed:]:
            state.apply_action(choice.action)
        followed = len(match.choices)
        seat = match.to_act[0]
        action = ours.choose(Knowledge.of(match, seat)) if seat == mine else int(theirs.step(state))
        match.choose(action, seat)
    result = match.result
    assert result is not None
    return (1 / len(result.winners) if mine in result.winners else 0.0), theirs.simulations


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.peers.strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"or a task; default: all ({', '.join(names())})")
    parser.add_argument("--bot", default=SEARCH, help="who plays our seat (default: our search, for as long)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision (default: 0.1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often every seat is ours (default: 5)")
    chosen = parser.parse_args(arguments)
    open_spiel.register()
    for name in chosen.games or names():
        rules = _rules(name)
        compiled(rules.rules)
        players = rules.players
        shares, simulations = [], []
        for number in range(chosen.rounds):
            for mine in range(players):
                won, simulated = played(name, mine, chosen.seconds, number, chosen.bot)
                shares.append(won)
                simulations += simulated
                print(f"\r{name}: {sum(shares):g} of {len(shares)} won", end="", file=sys.stderr, flush=True)
        found = share(shares, players)
        mean = sum(simulations) / max(1, len(simulations))
        print(
            f"\r{name}, {players} players, {chosen.seconds:g} s a decision: {found} times the fair share"
            f" ({found.wins:g} of {found.games} games; theirs simulated {mean:.0f} times a decision)",
            flush=True,
        )


if __name__ == "__main__":
    main()
