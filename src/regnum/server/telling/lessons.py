"""What the coach of a lesson says, in the learner's language."""

from __future__ import annotations

from typing import TypedDict

from regnum.kernel import Match
from regnum.lessons.coach import Kind, sentence, watch
from regnum.words import Name, Voice

from ..table.audiences import Audience
from ..table.table import Table


class SaidByCoach(TypedDict):
    """One thing that the coach says, and the places on the board that it points at (``character:merlin``)."""

    kind: Kind
    text: str
    places: list[str]


class LeftLesson(TypedDict):
    """That the learner went another way, and how many answers must be taken back to return to the lesson."""

    text: str
    answers: int


class LessonEnd(TypedDict):
    """That the learner knows enough, and what to watch next time."""

    text: str
    watch: list[str]


class AdviceTold(TypedDict):
    """What the coach of a lesson says to the learner."""

    said: list[SaidByCoach]
    recommended: str | None
    """The answer that is recommended to what is asked now."""
    left: LeftLesson | None
    enough: LessonEnd | None


def advice(table: Table, audience: Audience, language: str, names: tuple[Name, ...]) -> AdviceTold | None:
    """For the learner alone; None for everybody else."""
    coach, play = table.coach, table.play
    if coach is None or play is None or audience.seat != coach.lesson.learner:
        return None
    match = play.match
    voice = Voice(match.game, language, names)
    given = coach.advice(match)
    return {
        "said": [
            {"kind": said.kind, "text": sentence(voice, said, match.table), "places": [str(p) for p in said.places]}
            for said in given.said
        ],
        "recommended": None if given.recommended is None else match.game.actions.write(given.recommended),
        "left": None if given.left is None else _left(voice, match, coach.lesson.learner, given.left),
        "enough": {"text": voice.say("lesson-enough"), "watch": watch(voice)} if given.over else None,
    }


def _left(voice: Voice, match: Match, learner: int, left: int) -> LeftLesson:
    answers = sum(choice.seat == learner for choice in match.choices[left:])
    return {"text": voice.say("lesson-left"), "answers": answers}
