"""Learning: imitation of the rule of thumb, and proximal policy optimisation (PPO) from one's own games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from .league import League, drawn
from .network import Reader
from .playing import Experience, returns
from .settings import Settings
from .tables import Tables

TRUST = 0.2
"""How much more or less likely an answer may become by one look at it."""
ON_CHANCES = 0.5
"""How much learning what to expect counts, beside learning what to do."""
STEEPEST = 1.0
NEVER = -50.0
FLAT = 1e-6


@dataclass(frozen=True)
class Figures:
    """How a learner stands: how undecided it is, and how far its expectations are from what came."""

    entropy: float
    surprise: float


class Learner:
    """A network with what it needs to learn."""

    def __init__(self, reader: Reader, settings: Settings) -> None:
        self.reader, self.settings = reader, settings
        self.optimiser = torch.optim.AdamW(
            reader.network.parameters(), lr=settings.rate, betas=(0.9, 0.98), weight_decay=1e-4
        )

    def _improve(self, loss: torch.Tensor, care: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * care
        self.optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
        nn.utils.clip_grad_norm_(self.reader.network.parameters(), STEEPEST)
        self.optimiser.step()

    def imitate(self, tables: Tables, league: League) -> float:
        """Learn to answer as the rule of thumb does, at tables where both answer; how badly it does so far."""
        shown, seats = tables.by_thumb(), tables.seats
        numbers = self.reader.reading.counted_from(tables.observations, seats, tables.rows)
        opinions, _ = self.reader(numbers, seats, tables.masks, league.company(seats))
        loss = nn.functional.cross_entropy(opinions, shown)
        self._improve(loss, 1.0)
        coin = torch.rand(tables.n, generator=league.chance, device=tables.device) < 0.5
        tables.step(torch.where(coin, drawn(opinions.detach(), league.chance), shown))
        return float(loss.detach())

    def learn(self, seen: Experience, chance: torch.Generator, care: float) -> Figures:
        """Answers that came to more than was expected become likelier, and expectations better."""
        came_to = returns(seen, self.settings.horizon)
        lessons = _flat(seen, came_to)
        chosen = torch.nonzero(seen.own.flatten())[:, 0]
        gains = lessons["gain"][chosen]
        lessons["gain"] = (lessons["gain"] - gains.mean()) / (gains.std() + FLAT)
        order = chosen[torch.randperm(len(chosen), generator=chance, device=chosen.device)]
        found = [
            self._learn_from({name: rows[part] for name, rows in lessons.items()}, care)
            for part in torch.split(order, self.settings.batch)
        ]
        return Figures(*(float(torch.stack(each).mean()) for each in zip(*found, strict=True)))

    def _learn_from(self, part: dict[str, Any], care: float) -> tuple[torch.Tensor, torch.Tensor]:
        opinions, chances = self.reader(part["numbers"], part["seats"], part["masks"], part["company"])
        likely = torch.log_softmax(opinions, 1)
        changed = (likely.gather(1, part["actions"][:, None])[:, 0] - part["likely"]).exp()
        gain = part["gain"]
        better = -torch.min(changed * gain, changed.clamp(1 - TRUST, 1 + TRUST) * gain).mean()
        surprise = -(part["came_to"] * torch.log_softmax(chances, 1)).sum(1).mean()
        entropy = -(likely.exp() * likely.clamp(min=NEVER)).sum(1).mean()
        self._improve(better + ON_CHANCES * surprise - self.settings.entropy * care * entropy, care)
        return entropy.detach(), surprise.detach()


def _flat(seen: Experience, came_to: torch.Tensor) -> dict[str, Any]:
    """All decisions one after another; what they came to is counted from the seat that decided."""
    players = came_to.shape[2]
    around = torch.arange(players, device=came_to.device)
    gain = (came_to - seen.expected[:-1]).gather(2, seen.seats[..., None])[..., 0]
    counted = came_to.gather(2, (around + seen.seats[..., None]) % players)
    rows = {"came_to": counted, "gain": gain}
    rows |= {name: getattr(seen, name) for name in ("numbers", "seats", "masks", "company", "actions", "likely")}
    return {name: row.flatten(0, 1) for name, row in rows.items()}
