"""What the coach of a lesson says, in the learner's language."""

from __future__ import annotations

from typing import Any

from regnum.kernel import Match
from regnum.lessons.coach import sentence, watch
from regnum.words import Name, Voice

from ..table.audiences import Audience
from ..table.table import Table


def advice(table: Table, audience: Audience, language: str, names: tuple[Name, ...]) -> dict[str, Any] | None:
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


def _left(voice: Voice, match: Match, learner: int, left: int) -> dict[str, Any]:
    answers = sum(choice.seat == learner for choice in match.choices[left:])
    return {"text": voice.say("lesson-left"), "answers": answers}
