"""Many games at once for a learner: the vector environment with PyTorch's arrays."""

from __future__ import annotations

from typing import Any

import torch
import torch.utils.dlpack

from regnum import envs
from regnum.bots.reading import Reading, found_in

LOOKS = 600
"""For how many decisions of each game one looks what changes in it."""
EVERY = 3
LOOKED_AT = 1024
"""How many games are looked at for that."""


class Tables:
    """``n`` games, one decision each at a time."""

    def __init__(self, game: str, n: int, device: str, **options: Any) -> None:
        self.env = envs.vector(game, n, device=device, **options)
        self.game = self.env.game
        self.players = self.env.players
        self.n = n
        self.device = "cuda" if device == "cuda" else "cpu"
        self.rows = torch.arange(n, device=self.device)
        self.batch: Any = None
        self.looked = 0
        """How many games ended while one looked."""

    def begin(self, seed: str) -> None:
        self.batch = self.env.reset(seed=seed)

    def step(self, actions: torch.Tensor) -> None:
        """One answer at each table; where it is negative, that table waits."""
        chosen = actions.int().contiguous()
        self.batch = self.env.step(chosen if self.device == "cuda" else chosen.numpy())

    def by_thumb(self) -> torch.Tensor:
        return _taken(self.env.by_thumb()).long()

    def at_random(self) -> torch.Tensor:
        return _taken(self.env.at_random()).long()

    @property
    def observations(self) -> torch.Tensor:
        return _taken(self.batch.observations)

    @property
    def masks(self) -> torch.Tensor:
        return _taken(self.batch.masks)

    @property
    def seats(self) -> torch.Tensor:
        return _taken(self.batch.seats).long()

    @property
    def rewards(self) -> torch.Tensor:
        """Each seat's share of the win where a game just ended."""
        return _taken(self.batch.rewards)[:, : self.players]

    @property
    def dones(self) -> torch.Tensor:
        return _taken(self.batch.dones).bool()

    def reading(self, seed: str) -> Reading:
        """What changes in games played at random and by rule of thumb."""
        self.begin(f"{seed} reading")
        return found_in(self.game, self.players, self._shown())

    def _shown(self) -> Any:
        for look in range(LOOKS):
            if look % EVERY == 0:
                yield self.observations[:LOOKED_AT].cpu().numpy(), self.seats[:LOOKED_AT].cpu().numpy()
            self.step(self.by_thumb() if look // EVERY % 2 else self.at_random())
            self.looked += int(self.dones.sum())


def _taken(array: Any) -> torch.Tensor:
    return torch.utils.dlpack.from_dlpack(array)
