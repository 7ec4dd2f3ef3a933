"""Recorded games: whole games as text, replayed by the tests for ever.

``python -m tests.recording lancaster two-players-laws --seed 3 --players 2 laws=new`` plays a game at random and writes
``tests/lancaster/recorded/two-players-laws.regnum``. A file ends with how the game ended, as remarks.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from pathlib import Path

from regnum.games import game
from regnum.kernel import Match, saved

TESTS = Path(__file__).parent
Policy = Callable[[Match, int], str]
"""What a seat answers, in notation."""


def recorded() -> list[Path]:
    return sorted(TESTS.glob("*/recorded/*.regnum"))


def at_random(seed: int) -> Policy:
    rnd = random.Random(seed)
    return lambda match, seat: rnd.choice(match.offers(seat))


def play(match: Match, policy: Policy) -> Match:
    """To the end; of those who must answer the lowest seat answers first."""
    while not match.over:
        seat = match.to_act[0]
        match.choose(policy(match, seat), seat)
    return match


def text_of(match: Match) -> str:
    """The match as a saved game, and how it ended."""
    assert match.result is not None
    places = " ".join(str(place) for place in match.result.places)
    scores = " ".join(str(score) for score in match.result.scores)
    return f"{saved.write(match)}# places: {places}\n# scores: {scores}\n"


def record(match: Match, name: str) -> Path:
    path = TESTS / match.game.name.replace("-", "_") / "recorded" / f"{name}.regnum"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text_of(match), encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game at random and record it for the tests.")
    parser.add_argument("game")
    parser.add_argument("name", help="of the file, without its ending")
    parser.add_argument("options", nargs="*", help="name=value")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.options)
    match = Match(game(given.game), seed=given.seed, players=given.players, **options)
    print(record(play(match, at_random(given.seed)), given.name))


if __name__ == "__main__":
    main()
