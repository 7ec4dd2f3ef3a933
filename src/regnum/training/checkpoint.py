"""Checkpoints: all that a run needs to go on, in one file of at most sixteen megabytes.

A run goes on from the file that it has just written, whether it was stopped or not, so that both are the same.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from regnum.bots.reading import Reading

from .learning import Learner
from .network import Network, Reader
from .settings import Settings

LARGEST = 16_000_000
"""How many bytes a file may have."""
WEIGHTS, MOMENTS, KEPT = 4, 4, 2
"""How many bytes it takes for each number of a network: itself, how it moved of late, and each earlier self."""
MOVED = ("exp_avg", "exp_avg_sq")


@dataclass
class Checkpoint:
    """Where a run stands."""

    settings: Settings
    reading: Reading
    length: int
    """How many decisions a game has, about."""
    weights: dict[str, Any]
    moved: list[dict[str, Any]] = field(default_factory=list)
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """The weights of earlier selves; an exploiter has only what it began as, which it plays against."""
    leg: int = 0
    history: list[dict[str, float]] = field(default_factory=list)
    """A row of figures for every leg."""

    def save(self, path: Path) -> None:
        kept = {**vars(self), "settings": asdict(self.settings), "reading": _tensors(self.reading)}
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        torch.save(kept, new)
        new.replace(path)

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        kept = torch.load(path, map_location="cpu", weights_only=True)
        arrays = {name: value.numpy() for name, value in kept.pop("reading").items()}
        reading = Reading(**{**arrays, "players": int(arrays["players"])})
        return cls(Settings(**kept.pop("settings")), reading, **kept)

    def network(self, weights: dict[str, Any] | None = None) -> Network:
        """The network as it stands, or one of its earlier selves."""
        actions, players = self.weights["policy.bias"], self.reading.players
        made = Network(self.reading.width, len(actions), players, self.settings.hidden, self.settings.blocks)
        made.load_state_dict({name: value.float() for name, value in (weights or self.weights).items()})
        return made

    def learner(self, device: str) -> Learner:
        """A learner that goes on from here."""
        learner = Learner(Reader(self.network(), self.reading, device), self.settings)
        for weight, moved in zip(learner.reader.network.parameters(), self.moved, strict=False):
            state = {name: moved[name].float().to(device) for name in MOVED}
            learner.optimiser.state[weight] = {"step": moved["step"], **state}
        return learner

    def after(self, learner: Learner, figures: dict[str, float]) -> Checkpoint:
        """Where the run stands after a leg of this learner's."""
        network = learner.reader.network
        states = [learner.optimiser.state[weight] for weight in network.parameters()]
        moved = [{"step": s["step"].cpu()} | {name: s[name].bfloat16().cpu() for name in MOVED} for s in states]
        weights = {name: value.detach().cpu() for name, value in network.state_dict().items()}
        past = [*self.earlier, {name: value.half() for name, value in weights.items()}]
        kept = self.earlier if self.settings.against else self._spread(past)
        return Checkpoint(
            *(self.settings, self.reading, self.length, weights, moved, kept, self.leg + 1),
            [*self.history, figures],
        )

    @property
    def met(self) -> list[dict[str, Any]]:
        """The weights of those whom the learner meets beside itself and the rule of thumb."""
        return self.earlier if self.settings.earlier or self.settings.against else []

    def _spread(self, past: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """As many earlier selves as there is room for, some of them old."""
        size = sum(value.numel() for value in self.weights.values())
        room = max(1, (LARGEST - size * (WEIGHTS + MOMENTS)) // (size * KEPT))
        kept = list(past)
        while len(kept) > room:
            kept.pop(self.leg % max(1, len(kept) - 1))
        return kept


def _tensors(reading: Reading) -> dict[str, torch.Tensor]:
    return {name: torch.as_tensor(np.asarray(value)) for name, value in vars(reading).items()}
