"""An exploiter: somebody who learns to win from one network that learns nothing any more.

    regnum train lancaster --against champion --into my-exploiter

It begins as that network and meets nobody else. What it wins beyond its fair share says how much of that network's play
can be foreseen and used.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from regnum.bots import network as bots
from regnum.bots.learned import fits, kept_for
from regnum.games import game as game_named
from regnum.kernel import Misuse

from .network import KINDS
from .settings import Settings

CHAMPION = "champion"


def frozen(settings: Settings) -> bots.Network:
    """The network that sits in all other seats."""
    game, players = game_named(settings.game), settings.players
    path = kept_for(game, players) if settings.against == CHAMPION else Path(settings.against)
    if path is None or not path.is_file():
        raise Misuse(f"there is no network {settings.against} of {game.name} for {players} players")
    found = bots.load(path)
    if not fits(found.card, game, game.begin(**settings.played)):
        raise Misuse(f"{path} learned {found.card['game']} for {found.card['players']} players, not this")
    return found


def fitting(settings: Settings) -> Settings:
    """An exploiter is as wide and as deep as what it began as."""
    if not settings.against:
        return settings
    layers = frozen(settings).layers
    blocks = sum(name.endswith(".up.weight") for name in layers)
    return replace(settings, hidden=len(layers["read.bias"]), blocks=blocks)


def weights(of: bots.Network) -> dict[str, Any]:
    """What a network for numpy has learned, for PyTorch. Who the others are it is not told: it learned among equals."""
    layers = {name: torch.as_tensor(layer) for name, layer in of.layers.items()}
    return layers | {"company.weight": torch.zeros((len(layers["weigh.bias"]), of.reading.players * KINDS))}
