"""Playing for experience: so many decisions at every table, kept with what they came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from .league import League, drawn
from .network import SELF, Reader
from .settings import Settings
from .tables import Tables

WAITS = -1
"""The answer of a table that has not begun."""


@dataclass
class Experience:
    """Decisions step by step, one row for each table."""

    numbers: Any
    seats: Any
    masks: Any
    company: Any
    actions: Any
    likely: Any
    """The logarithm of how likely the answer was."""
    expected: Any
    """Everybody's chances before the decision, by seat; one step more than decisions."""
    rewards: Any
    ended: Any
    own: Any
    """Whether the learner decided, and had a choice."""

    @classmethod
    def room(cls, settings: Settings, tables: Tables, places: int) -> Experience:
        t, n, p, device = settings.steps, tables.n, tables.players, tables.device

        def rows(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros((t, n, *shape), dtype=kind, device=device)

        expected = torch.zeros((t + 1, n, p), device=device)
        masks = rows(torch.uint8, len(tables.game.actions))
        return cls(
            *(rows(torch.int32, places), rows(torch.int64), masks, rows(torch.uint8, p), rows(torch.int64)),
            *(rows(torch.float32), expected, rows(torch.float32, p), rows(torch.float32), rows(torch.bool)),
        )


def stagger(tables: Tables, reader: Reader, league: League, length: int) -> None:
    """Begin all games, one after the other, so that every moment of a game is met at once."""
    starts = tables.rows * length // tables.n
    for step in range(length):
        _, answers, _ = decided(tables, reader, league)
        tables.step(torch.where(starts <= step, answers, WAITS))


@torch.no_grad()
def decided(tables: Tables, reader: Reader, league: League) -> tuple[Any, torch.Tensor, torch.Tensor]:
    """What is read at every table, what the learner would answer, and how likely and promising that is."""
    seats = tables.seats
    numbers = reader.reading.counted_from(tables.observations, seats, tables.rows)
    opinions, chances = reader(numbers, seats, tables.masks, league.company(seats))
    actions = drawn(opinions, league.chance)
    likely = torch.log_softmax(opinions, 1).gather(1, actions[:, None])[:, 0]
    return numbers, actions, torch.cat((likely[:, None], by_seat(torch.softmax(chances, 1), seats)), 1)


def by_seat(counted: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Numbers that are counted from a seat, in the order of the seats."""
    players = counted.shape[1]
    around = torch.arange(players, device=counted.device)
    return counted.gather(1, (around - seats[:, None]) % players)


def play(into: Experience, tables: Tables, reader: Reader, league: League, earlier: Reader | None) -> None:
    """Play on at every table and keep what happens."""
    for step in range(len(into.seats)):
        numbers, own, judged = decided(tables, reader, league)
        seats, masks = tables.seats.clone(), tables.masks
        into.numbers[step], into.seats[step], into.masks[step] = numbers, seats, masks
        into.company[step], into.actions[step] = league.company(seats), own
        into.likely[step], into.expected[step] = judged[:, 0], judged[:, 1:]
        into.own[step] = (league.seated.gather(1, seats[:, None])[:, 0] == SELF) & (masks.sum(1) > 1)
        tables.step(league.answers(own, seats, earlier))
        into.rewards[step], into.ended[step] = tables.rewards, tables.dones
        league.seat_anew(tables.dones)
    into.expected[-1] = decided(tables, reader, league)[2][:, 1:]


def returns(seen: Experience, horizon: float) -> torch.Tensor:
    """What everybody came to after each decision: the win where a game ended, else what was expected later on."""
    found = torch.zeros_like(seen.rewards)
    later = seen.expected[-1]
    for step in reversed(range(len(found))):
        ended = seen.ended[step][:, None]
        hoped = (1 - horizon) * seen.expected[step + 1] + horizon * later
        found[step] = later = seen.rewards[step] * ended + (1 - ended) * hoped
    return found
