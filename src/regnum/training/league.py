"""Who sits at the tables: the learner, and in some seats the rule of thumb or an earlier self.

Against itself alone a learner finds ways of playing that only work against itself.
"""

from __future__ import annotations

import torch

from .network import EARLIER, SELF, THUMB, Reader
from .settings import Settings
from .tables import Tables

OTHERS = 0.6
"""How many of the other seats an opponent takes where there is one."""


class League:
    """Who sits where; drawn anew for every game. Earlier selves only come to the first tables; what an exploiter learns
    to win from counts as one, and takes all other seats everywhere."""

    def __init__(self, settings: Settings, tables: Tables, chance: torch.Generator) -> None:
        self.settings, self.tables, self.chance = settings, tables, chance
        self.with_earlier = tables.n if settings.against else int(tables.n * settings.earlier)
        self.others = 1.0 if settings.against else OTHERS
        self.seated = self._drawn()

    def _drawn(self) -> torch.Tensor:
        """For every table and seat who sits there; at each table somebody learns."""
        n, players, device = self.tables.n, self.tables.players, self.tables.device
        there = torch.rand((n, players), generator=self.chance, device=device) < self.others
        visited = torch.rand(n, generator=self.chance, device=device) < self._of_the_rest()
        kind = torch.where(visited, THUMB, SELF)
        kind[: self.with_earlier] = EARLIER
        seated = kind[:, None] * there
        learner = torch.randint(players, (n, 1), generator=self.chance, device=device)
        return seated.scatter(1, learner, SELF)

    def _of_the_rest(self) -> float:
        return 0.0 if self.settings.against else self.settings.thumbs / max(1e-6, 1 - self.settings.earlier)

    def seat_anew(self, ended: torch.Tensor) -> None:
        """New company where a game ended."""
        self.seated = torch.where(ended[:, None], self._drawn(), self.seated)

    def company(self, seats: torch.Tensor) -> torch.Tensor:
        """Who sits at each table, counted from a seat."""
        around = torch.arange(self.tables.players, device=self.tables.device)
        return self.seated.gather(1, (around + seats[:, None]) % self.tables.players)

    def answers(self, own: torch.Tensor, seats: torch.Tensor, earlier: Reader | None) -> torch.Tensor:
        """The learner's own answers, with those of the others in their place."""
        acting = self.seated.gather(1, seats[:, None])[:, 0]
        found = torch.where(acting == THUMB, self.tables.by_thumb(), own) if self.settings.thumbs else own
        if earlier is not None:
            part = slice(0, self.with_earlier)
            theirs = drawn(opinions(self.tables, earlier, part), self.chance)
            found[part] = torch.where(acting[part] == EARLIER, theirs, found[part])
        return found


@torch.no_grad()
def opinions(tables: Tables, reader: Reader, part: slice = slice(None)) -> torch.Tensor:
    """What a network thinks of the answers at the tables (a part of them)."""
    seats = tables.seats[part]
    numbers = reader.reading.counted_from(tables.observations[part], seats, tables.rows[: len(seats)])
    among_equals = torch.zeros((len(seats), tables.players), dtype=torch.long, device=tables.device)
    return reader(numbers, seats, tables.masks[part], among_equals)[0]


def drawn(opinions: torch.Tensor, chance: torch.Generator) -> torch.Tensor:
    """An answer for each row, as likely as the opinion of it says."""
    luck = torch.rand(opinions.shape, generator=chance, device=opinions.device)
    return (opinions - torch.log(-torch.log(luck.clamp(1e-10, 1 - 1e-7)))).argmax(1)
