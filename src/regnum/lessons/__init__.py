"""Guided first games: a fixed game, and a coach who says what each decision is about.

A lesson is data beside its game, in ``<game>/lesson/``: ``game.regnum`` is the game as it is meant, ``lesson.toml``
says where the coach speaks, and ``<language>.ftl`` what. The coach is one program for all games. It knows what the
learner may know, and no more.
"""

from .coach import Advice, Coach, Said
from .following import AsMeant, Follower
from .lesson import Hint, Lesson, Place, Remark, lesson_of

__all__ = [
    "Advice",
    "AsMeant",
    "Coach",
    "Follower",
    "Hint",
    "Lesson",
    "Place",
    "Remark",
    "Said",
    "lesson_of",
]
