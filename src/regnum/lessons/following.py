"""Following the lesson: while the learner does, chance and bots do what was meant; afterwards they are free."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regnum.kernel import NATURE, Choice
from regnum.kernel.chance import Dice

from .lesson import Lesson

Made = Callable[[], Sequence[Choice]]


class Follower:
    """Compares the choices of a match with those that were meant."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.meant = lesson.meant.choices

    def left(self, made: Sequence[Choice]) -> int | None:
        """After how many choices the match went another way; None while it follows."""
        for at, (choice, (seat, text)) in enumerate(zip(made, self.meant, strict=False)):
            if choice.seat != seat or choice.text != text:
                return at
        return None

    def next(self, made: Sequence[Choice]) -> tuple[int, str] | None:
        """Who is meant to choose what; None once the match went another way, or the lesson is over."""
        return None if len(made) >= len(self.meant) or self.left(made) is not None else self.meant[len(made)]

    def waits(self, made: Sequence[Choice], seat: int) -> bool:
        """Whether another than this seat is meant to answer first: secret answers are given in the lesson's order."""
        following = self.next(made)
        return following is not None and following[0] != seat


class AsMeant:
    """Chance as the lesson means it, and by the lesson's seed afterwards."""

    def __init__(self, lesson: Lesson) -> None:
        self.follower = Follower(lesson)
        self.made: Made = lambda: self._begun
        """What has been chosen: of the match it is the chance of, once there is one."""
        self._begun: list[Choice] = []
        """What chance itself has answered: before anybody else is asked, that is all."""

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int:
        """What is meant, if it is offered."""
        made = self.made()
        following = self.follower.next(made)
        action = (
            actions[list(notation).index(following[1])]
            if following is not None and following[0] == NATURE and following[1] in notation
            else Dice(f"{self.follower.lesson.seed} {len(made)}").choose(actions, odds, notation)
        )
        self._begun.append(Choice(NATURE, action, notation[list(actions).index(action)], None))
        return action
