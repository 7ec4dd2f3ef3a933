"""Every lesson fits the rules: played as meant it says all that it has to say, and it goes on whatever is answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import regnum
from regnum.bots import Knowledge, Random
from regnum.kernel import Match
from regnum.lessons import Advice, AsMeant, Coach, Lesson, lesson_of
from regnum.lessons.__main__ import told
from regnum.lessons.coach import HINT, sentence, watch
from regnum.lessons.lesson import exists
from regnum.words import LANGUAGES, Voice

LESSONS = [name for name in regnum.games() if lesson_of(regnum.game(name))]
COMMON = {"lesson-otherwise", "lesson-left", "lesson-enough"}
"""What the coaches of all games say."""
LONGEST = 260
"""How many letters a hint may have, in the longest of the languages: one idea, two sentences or so."""


def lesson_named(name: str) -> Lesson:
    lesson = lesson_of(regnum.game(name))
    assert lesson is not None
    return lesson


def folder_of(name: str) -> Path:
    folder = regnum.game(name).lesson
    assert folder is not None
    return folder


def begun(lesson: Lesson) -> Match:
    chance = AsMeant(lesson)
    match = lesson.match(chance)
    chance.made = lambda: match.choices
    return match


def spoken(match: Match, advice: Advice) -> list[str]:
    """Everything the coach says, in every language; what cannot be said is an error."""
    voices = [Voice(match.game, language, match.names) for language in LANGUAGES]
    return [sentence(voice, said, match.table) for voice in voices for said in advice.said]


def as_meant(lesson: Lesson) -> Iterator[tuple[Match, Advice]]:
    """Every moment at which the learner is asked, until the lesson is over."""
    match, coach = begun(lesson), Coach(lesson)
    while True:
        advice = coach.advice(match)
        if lesson.learner in match.to_act or advice.over:
            yield match, advice
        if advice.over:
            return
        following = coach.follower.next(match.choices)
        assert following is not None
        match.choose(following[1], following[0])


def played_on(match: Match, coach: Coach) -> None:
    """To the end of the lesson, everybody at random, the coach saying what there is to be said."""
    players = [Random(seat) for seat in range(match.options["players"])]
    while not (advice := coach.advice(match)).over:
        seat = match.to_act[0]
        if seat == coach.lesson.learner:
            spoken(match, advice)
            assert advice.recommended is None or advice.recommended in match.legal(seat)
        match.choose(players[seat].choose(Knowledge.of(match, seat)), seat)
    spoken(match, advice)


@pytest.mark.parametrize("name", LESSONS)
def test_played_as_meant_a_lesson_recommends_every_answer_of_its_game(name: str) -> None:
    lesson = lesson_named(name)
    for match, advice in as_meant(lesson):
        assert advice.left is None
        if not advice.over and len(match.legal(lesson.learner)) > 1:
            following = Coach(lesson).follower.next(match.choices)
            assert advice.recommended is not None, match.where()
            assert following == (lesson.learner, match.game.actions.write(advice.recommended))
    made = [(choice.seat, choice.text) for choice in match.choices]
    assert all(one == meant for one, meant in zip(made, lesson.meant.choices, strict=False))


@pytest.mark.parametrize("name", LESSONS)
def test_played_as_meant_every_hint_and_every_remark_comes_once_and_is_short(name: str) -> None:
    lesson = lesson_named(name)
    come = []
    for match, advice in as_meant(lesson):
        come += [said.name for said in advice.said]
        assert sum(said.kind == HINT for said in advice.said) <= 1
        assert [text for text in spoken(match, advice) if len(text) > LONGEST] == []
        assert [place for said in advice.said for place in said.places if not exists(match.game, place)] == []
    assert sorted(come) == sorted(name for name in lesson.messages() if "-watch-" not in name)


@pytest.mark.parametrize("name", LESSONS)
def test_at_every_hint_any_other_answer_can_be_given_and_the_lesson_comes_to_its_end(name: str) -> None:
    lesson = lesson_named(name)
    tried = 0
    for match, advice in as_meant(lesson):
        if advice.recommended is None:
            continue
        here = len(match.choices)
        for action in match.legal(lesson.learner):
            if action == advice.recommended:
                continue
            other = begun(lesson)
            for choice in match.choices[len(other.choices) :]:
                if len(other.choices) < here and choice.seat >= 0:
                    other.choose(choice.action, choice.seat)
            coach = Coach(lesson)
            other.choose(action, lesson.learner)
            assert coach.advice(other).left == here
            played_on(other, coach)
            other.rewind(here)
            assert coach.advice(other).left is None
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_told_in_every_language_and_says_nothing_that_never_comes(name: str, language: str) -> None:
    lesson = lesson_named(name)
    text = (folder_of(name) / f"{language}.ftl").read_text(encoding="utf-8")
    written = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    assert not written & COMMON
    needed = set(lesson.messages())
    reactions = {f"lesson-{hint.name}-otherwise" for hint in lesson.hints}
    assert needed <= written <= needed | reactions
    assert all(watch(Voice(lesson.game, language)))


def test_every_language_reacts_to_the_same_answers() -> None:
    for name in LESSONS:
        folder = folder_of(name)
        texts = [FluentParser().parse((folder / f"{one}.ftl").read_text(encoding="utf-8")).body for one in LANGUAGES]
        names = [{entry.id.name for entry in body if isinstance(entry, ast.Message)} for body in texts]
        assert names[0] == names[1] == names[2]


def test_every_game_has_a_lesson() -> None:
    assert regnum.games() == LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_writes_a_lesson_can_read_it_as_it_is_meant(name: str) -> None:
    lines = list(told(lesson_named(name), "fr"))
    assert sum("  → " in line for line in lines) >= len(lesson_named(name).hints)
    assert "Vous en savez assez" in lines[-4]
