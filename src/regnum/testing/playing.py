"""Games played at random, remembered position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from regnum.kernel import NATURE, Game, Match, saved


@dataclass
class Played:
    """A game played at random: ``tables[i]`` is the position before choice i, and the last one how it ended."""

    game: Game
    match: Match
    tables: list[Any] = field(default_factory=list)
    fingerprints: list[int] = field(default_factory=list)
    failure: Exception | None = None

    def remember(self) -> None:
        self.tables.append(self.match.table.copy())
        self.fingerprints.append(hash(self.match.table))

    def some(self, count: int) -> list[int]:
        """Places of at most so many positions, the first and the last among them, spread over the game."""
        last = len(self.tables) - 1
        return sorted({round(i * last / max(1, count - 1)) for i in range(count)})

    def some_open(self, count: int) -> Iterator[tuple[int, Any]]:
        """Places of some positions at which the game goes on, each with its table."""
        for i in self.some(count):
            if not self.game.over(self.tables[i]):
                yield i, self.tables[i]

    def at(self, place: int) -> Match:
        """The match when it stood there."""
        return self.match.branch(place)

    def record(self) -> str:
        return saved.write(self.match)


def play(game: Game, options: dict[str, Any], seed: int | str, longest: int = 0) -> Played:
    """Random choices to the end, or for as long as a game may last; what goes wrong on the way is kept."""
    rng = random.Random(f"{game.name} {options} {seed}")
    played = Played(game, Match(game, checked=True, **options))
    played.remember()
    try:
        while not played.match.over and len(played.match.choices) < (longest or game.longest):
            choose_at_random(played.match, rng)
            played.remember()
    except Exception as wrong:
        played.failure = wrong
    return played


def choose_at_random(match: Match, rng: random.Random) -> None:
    seat = rng.choice(match.to_act)
    match.choose(random_offer(match, seat, rng), seat)


def random_offer(match: Match, seat: int, rng: random.Random) -> int:
    offers = match.game.offers(match.table, seat)
    return int(rng.choices(offers, offers.odds)[0] if seat == NATURE else rng.choice(offers))
