"""``python -m regnum.lessons lancaster en``: a lesson as it is meant, for whoever writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from regnum.games import game as game_named
from regnum.kernel import RegnumError
from regnum.words import LANGUAGES, Voice

from .coach import Coach, sentence, watch
from .following import AsMeant
from .lesson import Lesson, lesson_of


def told(lesson: Lesson, language: str) -> Iterator[str]:
    """Where the learner is asked, what the coach says there, and what is meant to be answered."""
    chance, coach = AsMeant(lesson), Coach(lesson)
    match = lesson.match(chance)
    chance.made = lambda: match.choices
    voice = Voice(match.game, language, match.names)
    while not (advice := coach.advice(match)).over:
        seat, text = coach.follower.next(match.choices) or (match.to_act[0], match.offers(match.to_act[0])[0])
        if seat == lesson.learner:
            yield f"\n{match.where()} › {match.question.name}"
            yield from (f"  {said.kind}: {sentence(voice, said, match.table)}" for said in advice.said)
            yield f"  → {text}" + ("" if advice.recommended is not None else "  (no hint fits)")
        match.choose(text, seat)
    yield ""
    yield from (f"  {said.kind}: {sentence(voice, said, match.table)}" for said in advice.said)
    yield from (f"  {line}" for line in (voice.say("lesson-enough"), *watch(voice)))


def main(name: str, language: str = LANGUAGES[0]) -> None:
    try:
        lesson = lesson_of(game_named(name))
    except RegnumError as wrong:
        raise SystemExit(str(wrong)) from None
    print("\n".join(told(lesson, language)) if lesson else f"there is no lesson of {name}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
