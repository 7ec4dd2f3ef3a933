"""The network that learns: what a seat may know goes in; opinions on all answers and everybody's chances come out.

Beside what the seat knows, the chances (and they alone) are told who the others are, because that decides who wins. A
champion who plays later is told that everybody is as good as itself.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from regnum.bots.network import Layers
from regnum.bots.reading import Reading

HIDDEN, BLOCKS = 256, 2
WIDER = 2
"""How much wider a block is inside."""
IMPOSSIBLE = -1e9
"""The opinion on answers that cannot be given."""
SELF, THUMB, EARLIER = range(3)
KINDS = 3
"""Who may sit in a seat: the learner, the rule of thumb, or an earlier self."""


class Block(nn.Module):
    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(hidden)
        self.up = nn.Linear(hidden, WIDER * hidden)
        self.down = nn.Linear(WIDER * hidden, hidden)
        nn.init.zeros_(self.down.weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.down(torch.relu(self.up(self.norm(x))))


class Network(nn.Module):
    def __init__(self, width: int, actions: int, players: int, hidden: int = HIDDEN, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.read = nn.Linear(width, hidden)
        self.blocks = nn.ModuleList(Block(hidden) for _ in range(blocks))
        self.norm = nn.LayerNorm(hidden)
        self.policy = nn.Linear(hidden, actions)
        self.weigh = nn.Linear(hidden, hidden // 2)
        self.company = nn.Linear(players * KINDS, hidden // 2, bias=False)
        self.value = nn.Linear(hidden // 2, players)
        for last in (self.policy, self.value):
            nn.init.zeros_(last.weight)

    def forward(self, x: torch.Tensor, company: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Opinions on all answers; everybody's chances as logarithms, the reader's own first."""
        found = self.read(x)
        for block in self.blocks:
            found = block(found)
        found = self.norm(found)
        weighed = torch.relu(self.weigh(found) + self.company(company))
        return self.policy(found), self.value(weighed)

    def layers(self) -> Layers:
        """What it has learned, for numpy, among equals."""
        state = {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}
        company = state.pop("company.weight")
        state["weigh.bias"] = state["weigh.bias"] + company[:, SELF::KINDS].sum(1)
        return state


class Reader:
    """A network with the reading it was made for, on one device."""

    def __init__(self, network: Network, reading: Reading, device: str) -> None:
        self.network = network.to(device)
        self.reading = reading.on(lambda array: torch.as_tensor(array, device=device))
        self.device = device
        self.half = torch.bfloat16 if device == "cuda" else torch.float32

    def __call__(self, numbers: Any, seats: Any, masks: Any, company: Any) -> tuple[torch.Tensor, torch.Tensor]:
        """Opinions on the possible answers, and everybody's chances as logarithms, the reader's own first."""
        told = nn.functional.one_hot(company.long(), KINDS).flatten(1).to(self.half)
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            opinions, chances = self.network(self.given(numbers, seats), told)
        return opinions.float().masked_fill(masks == 0, IMPOSSIBLE), chances.float()

    def given(self, numbers: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """What the network is given, one row per table."""
        reading = self.reading
        columns, fractions = reading.sorted(numbers.long())
        x = torch.zeros((len(numbers), reading.width), dtype=self.half, device=self.device)
        x.scatter_(1, columns, 1.0)
        beyond = reading.width - reading.places - reading.players
        x[:, beyond : beyond + reading.places] = fractions.to(self.half)
        x.scatter_(1, beyond + reading.places + seats.long()[:, None], 1.0)
        return x
