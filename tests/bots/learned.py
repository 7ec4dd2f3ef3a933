"""A network that has learned nothing, for tests: any weights, and a reading of a few games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from regnum.bots.network import Network, save
from regnum.bots.reading import Reading, found_in
from regnum.kernel import Game, Match
from regnum.kernel.views import observation

HIDDEN = 8


def unlearned(game: Game, players: int, folder: Path) -> Path:
    """The file of a network with any weights that fits these rules."""
    match = Match(game, seed="reading", players=players)
    found = found_in(game, players, _shown(match))
    # A single game shows too little to tell what is strange.
    reading = replace(found, fixed_order=found.fixed_order[:, :0], fixed=found.fixed[:0])
    card: dict[str, Any] = {"temperature": 1.0, "game": game.name, "edition": game.edition, "players": players}
    card |= {"modules": match.table.modules, "board": game.board}
    path = folder / "network.npz"
    save(path, Network(layers(reading, len(game.actions)), reading, card))
    return path


def _shown(match: Match) -> Iterator[tuple[Any, Any]]:
    """What seats saw in a game in which every third answer is the last one."""
    for number in range(150):
        if match.over:
            return
        seat = match.to_act[0]
        yield np.array([observation(match.table, seat)]), np.array([seat])
        offers = match.offers(seat)
        match.choose(offers[-1 if number % 3 == 0 else number % len(offers)], seat)


def layers(reading: Reading, actions: int) -> dict[str, Any]:
    sizes = {"read": (HIDDEN, reading.width), "policy": (actions, HIDDEN), "weigh": (HIDDEN, HIDDEN)}
    sizes |= {"blocks.0.up": (HIDDEN, HIDDEN), "blocks.0.down": (HIDDEN, HIDDEN), "value": (reading.players, HIDDEN)}
    luck = np.random.default_rng(1)
    made = {f"{name}.weight": luck.normal(size=size) for name, size in sizes.items()}
    made |= {f"{name}.bias": luck.normal(size=size[0]) for name, size in sizes.items()}
    for norm in ("norm", "blocks.0.norm"):
        made |= {f"{norm}.weight": np.ones(HIDDEN), f"{norm}.bias": np.zeros(HIDDEN)}
    return made
