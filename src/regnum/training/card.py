"""What a run hands over: the network for numpy, its card, and a chart of its progress."""

from __future__ import annotations

import importlib.metadata
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from regnum.bots.network import Network, save
from regnum.games import game as game_named

from .calibrating import curve, judged, temperature
from .chart import chart
from .checkpoint import Checkpoint
from .network import Reader
from .run import EXAMINED, chance
from .tables import Tables

NETWORK, CARD, CHART = "champion.npz", "card.json", "progress.svg"


def hand_over(stood: Checkpoint, folder: Path, command: str) -> dict[str, Any]:
    """Write network, card and chart of a run beside its checkpoint."""
    settings = stood.settings
    tables = Tables(settings.game, min(EXAMINED, settings.games), settings.device, **settings.played)
    network = stood.network()
    reader = Reader(network, stood.reading, tables.device)
    found = judged(tables, reader, f"{settings.chance} chances", chance(settings, "chances", tables.device))
    by = temperature(found)
    card = described(stood, command) | {"temperature": by, "calibration": curve(found, by)}
    save(folder / NETWORK, Network(network.layers(), stood.reading, card))
    (folder / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    (folder / CHART).write_text(chart(settings.game, stood.history), encoding="utf-8")
    return card


def described(stood: Checkpoint, command: str) -> dict[str, Any]:
    """How a network was made, and for which rules."""
    settings = stood.settings
    game = game_named(settings.game)
    usual = ["itself", "the rule of thumb", f"{len(stood.earlier)} earlier selves"]
    versions = {"regnum": _version(), "torch": torch.__version__, "numpy": np.__version__}
    return {
        "game": settings.game,
        "edition": game.edition,
        "players": settings.players,
        "modules": game.begin(**settings.played).modules,
        "board": game.board,
        "command": command,
        "settings": asdict(settings),
        "versions": versions | {"python": platform.python_version(), "platform": sys.platform},
        "opponents": [settings.against] if settings.against else usual,
        "legs": stood.leg,
        "figures": stood.history[-1] if stood.history else {},
    }


def _version() -> str:
    try:
        return importlib.metadata.version("regnum")
    except importlib.metadata.PackageNotFoundError:
        return "source"
