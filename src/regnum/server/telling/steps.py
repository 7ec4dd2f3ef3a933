"""Steps: how the game came to stand as it does, one decision after the other, as an audience could see it then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypedDict

from regnum.kernel import NATURE, Game, Match

from ..table.audiences import Audience
from .sentences import Narrator, path
from .views import sight

MOST = 24
"""How many steps are told; whoever is further behind sees where things stood then."""

Shown: TypeAlias = int | None
Value: TypeAlias = Shown | list[Shown | list[Shown | list[Shown]]]
"""A number, or null where one may not look; nested as the field's axes say."""


class Asking(TypedDict):
    name: str
    clause: str
    sentence: str
    secret: bool


class Whereabouts(TypedDict):
    """Where the game stands, for all."""

    where: str
    """For people; and as the procedures' names."""
    path: list[str]
    asking: Asking | None
    waiting: Sequence[int]


class Doing(TypedDict):
    """Whose decision it was; null instead of the verb where one may not know it."""

    seat: int
    verb: str | None


class StepTold(Whereabouts):
    """What one decision led to."""

    number: int
    by: Doing | None
    """Null at the beginning."""
    view: dict[str, Value]
    told: int
    """How many lines the log had then."""


def whereabouts_of(game: Game, s: Any, waiting: Sequence[int], voice: Narrator) -> Whereabouts:
    return {
        "where": voice.where(s),
        "path": path(game, tuple(s.procedure[: s.depth])),
        "asking": asking_of(game, s, waiting[0], voice) if waiting else None,
        "waiting": waiting,
    }


def asking_of(game: Game, s: Any, seat: int, voice: Narrator) -> Asking | None:
    """The open question, as it is put to a seat."""
    if s.question < 0:
        return None
    question, sentence = game.book.questions[s.question], voice.question(s, seat)
    return {"name": question.name, "clause": question.rule, "sentence": sentence, "secret": question.secret}


def doing_of(match: Match, made: int, seat: int | None, person: int | None) -> Doing | None:
    """Whose decision was the last among the first ``made`` choices, as far as a seat may know it.

    ``made`` is what that seat could notice: behind it may lie parts of a secret answer.
    """
    for n in range(made - 1, -1, -1):
        choice = match.choices[n]
        if choice.seat != NATURE:
            known = choice.known(seat, person)
            return {"seat": choice.seat, "verb": match.game.actions.verb(choice.action).name if known else None}
    return None


def steps_after(last: int, match: Match, audience: Audience, voice: Narrator) -> list[StepTold]:
    """What somebody who has heard everything up to ``last`` missed, without where things stand now; not too much."""
    before = audience.stands[-MOST - 1 : -1]
    if not before or before[-1][0] <= last:  # as nearly always
        return []
    return [step_of(number, made, match, audience, voice) for number, made in before if number > last]


def step_of(number: int, made: int, match: Match, audience: Audience, voice: Narrator) -> StepTold:
    game, s = match.game, match.position(made)
    waiting = [seat for seat in game.to_act(s) if seat != NATURE]
    return {
        **whereabouts_of(game, s, waiting, voice),
        "number": number,
        "by": doing_of(match, made, audience.seat, audience.person),
        "view": sight(game).look(s).by(audience.seat, audience.person),
        "told": audience.lengths[number],
    }
