"""Lessons at tables: a table that carries the name of a lesson is played as that means it, while the learner does."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

from regnum.games import game as game_named
from regnum.kernel import BadFile, Choice
from regnum.lessons import AsMeant, Coach, Lesson, lesson_of
from regnum.lessons.following import Made

from .fair import FairDice
from .journal import Created
from .refused import Refused
from .shelf import find_game, game_of

log = logging.getLogger("regnum.lessons")

FIRST = "first"
"""The name of a game's guided first game."""


def guided(name: str) -> Lesson:
    """The guided first game of a game, which is played on the usual board."""
    game = find_game(name)
    try:
        lesson = lesson_of(game_named(name))
    except BadFile as wrong:
        log.warning(str(wrong))
        raise Refused("unknown", "the lesson of {game} cannot be read", of=game, game=game.name) from wrong
    if lesson is None:
        raise Refused("unknown", "there is no lesson of {game}", of=game, game=game.name)
    return lesson


def lesson_at(created: Created) -> Lesson | None:
    """The lesson of a table, if it is one."""
    return lesson_of(game_of(created)) if created.lesson == FIRST else None


def coach_at(created: Created) -> Coach | None:
    lesson = lesson_at(created)
    return None if lesson is None else Coach(lesson)


def meant_by(coach: Coach | None, choices: Sequence[Choice], seat: int) -> str | None:
    """What a bot chooses because a lesson means it; None where it thinks for itself."""
    following = None if coach is None else coach.follower.next(choices)
    return following[1] if following and following[0] == seat else None


class LessonDice(FairDice):
    """Chance as a lesson means it: nothing that could be proved fair."""

    def __init__(self, seed: bytes, lesson: Lesson) -> None:
        super().__init__(seed)
        self.meant = AsMeant(lesson)

    def choose(self, actions: Sequence[int], odds: Sequence[int], notation: Sequence[str]) -> int:
        if self.recorded:
            return super().choose(actions, odds, notation)
        return self.meant.choose(actions, odds, notation)


def dice_at(created: Created, seed: bytes) -> FairDice:
    """Whatever answers for chance at a table."""
    lesson = lesson_at(created)
    return FairDice(seed) if lesson is None else LessonDice(seed, lesson)


def first_draw(created: Created) -> int:
    """From which choice on chance can be proved to be fair: in a lesson, or by a seed that somebody named, never."""
    if created.lesson or created.seed:
        return sys.maxsize
    return len(created.origin.choices) if created.origin else 0


def follow(dice: FairDice, made: Made) -> None:
    """Let a lesson's chance know what was chosen so far."""
    if isinstance(dice, LessonDice):
        dice.meant.made = made
