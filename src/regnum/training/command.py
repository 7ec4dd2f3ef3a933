"""``regnum train``; also ``python -m regnum.training``, where nothing but numpy, PyTorch and CuPy is installed."""

from __future__ import annotations

import argparse
import dataclasses
import math
import sys
from pathlib import Path
from typing import Any

from regnum.kernel.options import typed

from .settings import Settings

ABOUT = {
    "seed": "the same seed makes the same network, bit for bit on a CPU",
    "device": "cpu, or cuda (an NVIDIA GPU)",
    "threads": "on how many cores a CPU reckons; another number makes another network",
    "games": "how many games are played at once",
    "steps": "how many decisions of each game are looked at together",
    "iterations": "how often a leg plays and learns; a checkpoint follows",
    "legs": "how many legs there will be",
    "imitation": "for how many decisions of each game the rule of thumb is imitated first",
    "thumbs": "in what part of the games somebody plays by rule of thumb",
    "earlier": "in what part of the games somebody is an earlier self",
    "hidden": "how wide the network is",
    "blocks": "how deep it is",
    "rate": "how fast it learns",
    "entropy": "how undecided it is kept",
    "horizon": "how much of what came later counts, 0 to 1",
    "batch": "how many decisions are learned from at once",
    "against": "an exploiter: everybody else is this network and learns nothing (a file, or 'champion')",
}


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    arguments(commands.add_parser("train", help="train a champion: a network that learns a game by playing it"))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=train)
    parser.add_argument("game", help="a game, or the id of a task: lancaster-2p-v1")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: as many as usual)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="where it is kept, and goes on from")
    parser.add_argument("--minutes", type=float, default=math.inf, metavar="N", help="when to stop for now")
    for field in dataclasses.fields(Settings):
        if field.name in ABOUT:
            kind = type(field.default)
            about = f"{ABOUT[field.name]} (default: {field.default})"
            parser.add_argument(f"--{field.name}", type=kind, default=field.default, metavar="X", help=about)


def train(chosen: argparse.Namespace) -> None:
    from .against import fitting
    from .card import hand_over  # PyTorch takes a while to import, and is not everywhere
    from .run import run

    game, players, options = meant(chosen)
    further = {name: getattr(chosen, name) for name in ABOUT}
    settings = fitting(Settings(game, players, **further, options=options))
    folder = chosen.into or Path(f"champion-{chosen.game}")

    def say(text: str) -> None:
        print(text, flush=True)

    stood = run(settings, folder, chosen.minutes, say)
    card = hand_over(stood, folder, " ".join(("regnum train", *sys.argv[1:])))
    say(f"{chosen.game}: {folder}, temperature {card['temperature']:.2f}")


def meant(chosen: argparse.Namespace) -> tuple[str, int, dict[str, Any]]:
    """The game's name, how many play, and the options that were named, for a game or for the id of a task."""
    from regnum.envs.tasks import played

    named: dict[str, Any] = dict(map(typed, chosen.option))
    if chosen.players is not None:
        named["players"] = chosen.players
    game, options = played(chosen.game, named)
    settled = game.options.settle(**options)
    return game.name, settled["players"], {name: settled[name] for name in options if name != "players"}


def main() -> None:
    """Without the rest of the command line."""
    parser = argparse.ArgumentParser(prog="python -m regnum.training", description=__doc__)
    arguments(parser)
    chosen = parser.parse_args()
    chosen.run(chosen)
