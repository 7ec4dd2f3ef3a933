"""Seats: the persons who are to share one, who does, and which bots play for them now.

How many persons share a seat is said by the game's options and by nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .plans import SeatPlan, Teammate


@dataclass
class Chair:
    """One person's place on a seat."""

    wanted: str
    name: str = ""
    """What somebody is called who plays at another's screen."""
    planned: str = ""
    """The bot that is to play there."""
    account: str | None = None
    bot: str = ""
    """The bot that plays there now."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What parts of the server have noted of whoever sits there."""
    stood_in: str = ""
    """Why a bot has played in somebody's place: the last reason, or nothing."""

    @property
    def taken(self) -> bool:
        return self.account is not None or bool(self.bot)

    @property
    def played_by_somebody(self) -> bool:
        return self.account is not None and not self.bot


def chairs(plan: SeatPlan) -> list[Chair]:
    """A chair for each person, or one for a bot that plays the whole seat."""
    wanted: list[SeatPlan | Teammate] = [plan] * plan.places
    if plan.teammate is not None:
        wanted.append(plan.teammate)
    return [Chair(one.wanted, one.name, one.bot, bot=one.bot) for one in wanted]


class Place(NamedTuple):
    """Where somebody sits."""

    seat: int
    person: int | None
    """Which of the persons who share the seat; None: all of them."""
    chair: int


@dataclass
class Seat:
    """One seat at a table."""

    chairs: list[Chair]
    persons: int
    """How many persons of the game share it."""
    held_for: list[str] = field(default_factory=list)
    """The accounts that alone may take it: those who sat there before a rematch."""
    contribution: str | None = None
    conceded: bool = False

    @property
    def plan(self) -> SeatPlan:
        """For whom it is, as it was planned last."""
        first, *rest = self.chairs
        teammate = Teammate(rest[0].wanted, rest[0].planned, rest[0].name) if rest else None
        return SeatPlan(first.wanted, 1, first.planned, teammate, first.name)

    @property
    def places(self) -> list[Chair]:
        """A chair for each person; a bot that plays all of them has the same for each."""
        lone = len(self.chairs) == 1 and self.chairs[0].wanted == "bot"
        return self.chairs * self.persons if lone else self.chairs

    @property
    def people(self) -> list[str]:
        return [chair.account for chair in self.chairs if chair.account is not None]

    @property
    def taken(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    @property
    def bot(self) -> str:
        """The bot that decides for the seat, if nobody else does."""
        return "" if self.played_by_people else self.chairs[0].bot

    @property
    def players(self) -> list[int]:
        """The chairs of those who play themselves."""
        return [n for n, chair in enumerate(self.chairs) if chair.played_by_somebody]

    @property
    def played_by_people(self) -> bool:
        return any(chair.played_by_somebody for chair in self.chairs)

    def person(self, chair: int) -> int | None:
        """Which of the persons who share the seat plays from a chair; None: all of them."""
        return chair if len(self.chairs) == self.persons > 1 else None
