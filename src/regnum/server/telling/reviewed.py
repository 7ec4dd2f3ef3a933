"""The review of a game that is over, in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypedDict

from regnum.kernel import Match
from regnum.reviewed import Answer, Review
from regnum.words import Name, Voice

TURNING_POINTS = 8
"""How many are told at most."""


class WeighedAnswer(TypedDict):
    """An answer with its worth (1 is a certain win), and in how many imagined games it was tried."""

    sentence: str
    worth: float
    games: int


class ReviewedMoment(TypedDict):
    """A decision after so many choices: the chances before it, and what the judge would have answered."""

    number: int
    seat: int
    chosen: str
    chances: list[float]
    imagined: int
    answers: list[WeighedAnswer]
    loss: float
    margin: float
    games: int


class ReviewedGame(TypedDict):
    moments: list[ReviewedMoment]
    ended: list[float]
    turning: list[int]
    """The numbers of the decisions that certainly gave something away, the worst first."""


class ReviewSeen(TypedDict):
    """How far a review is: null if nobody asked for it."""

    progress: float | None
    review: ReviewedGame | None


def reviewed(progress: float | None, body: str, match: Match, language: str, names: tuple[Name, ...]) -> ReviewSeen:
    """A review as it is kept; ``body`` is empty while it is not done. ValueError if it is none of this game."""
    told = _game(Review.from_json(json.loads(body)), match, Voice(match.game, language, names)) if body else None
    return {"progress": progress, "review": told}


def _game(review: Review, match: Match, voice: Voice) -> ReviewedGame:
    if not review.is_of(match):
        raise ValueError("this is a review of another game")
    moments, table, at = list[ReviewedMoment](), match.position(0), 0
    for moment in review.moments:
        for choice in match.choices[at : moment.number]:
            match.game.answer(table, choice.seat, choice.action)
        at = moment.number
        moments.append(
            {
                "number": moment.number,
                "seat": moment.seat,
                "chosen": voice.choice(match.game.action(moment.chosen), table, moment.seat),
                "chances": list(moment.chances),
                "imagined": moment.imagined,
                "answers": weighed(moment.answers, table, moment.seat, voice),
                "loss": moment.loss,
                "margin": moment.margin,
                "games": moment.games,
            }
        )
    turning = [moment.number for moment in review.turning_points(TURNING_POINTS)]
    return {"moments": moments, "ended": list(review.ended), "turning": turning}


def weighed(answers: Sequence[Answer], table: Any, seat: int, voice: Voice) -> list[WeighedAnswer]:
    """Answers to what a seat is asked at a table."""
    return [
        {
            "sentence": voice.choice(voice.game.action(answer.choice), table, seat),
            "worth": answer.worth,
            "games": answer.games,
        }
        for answer in answers
    ]
