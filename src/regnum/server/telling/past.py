"""Looking back while playing: how the game stood at each step, as an audience could see it then."""

from __future__ import annotations

from regnum.kernel import Match
from regnum.words import Name

from ..table.audiences import Audience
from ..table.refused import Refused
from .sentences import narrator
from .steps import step_of
from .updates import NOTHING, Update


class Past(Update):
    at: int
    choices: int
    """How many decisions there are to look back on."""


def past(match: Match, table: str, audience: Audience, at: int | None, language: str, names: tuple[Name, ...]) -> Past:
    """How it stood after ``at`` decisions that this audience could notice; None: after all of them."""
    last = len(audience.stands) - 1
    at = last if at is None else at
    if not 0 <= at <= last:
        raise Refused("unknown", "this game has {choices} choices", choices=last)
    voice = narrator(match.game, language, names)
    step = step_of(*audience.stands[at], match, audience, voice)
    told = step["told"]
    return {
        **step,
        "kind": "update",
        "table": table,
        "seat": audience.seat,
        "person": audience.person,
        "asked": None,
        "here": [],
        "undo": NOTHING,
        "lesson": None,
        "clocks": None,
        "result": None,
        "log": {"from": 0, "lines": voice.lines(audience.lines[:told], audience.told_at[:told])},
        "steps": [],
        "at": at,
        "choices": last,
    }
