"""Every lesson fits the rules: played as meant it says all that it has to say, and it goes on whatever is answered."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import regnum
from regnum.bots import Knowledge, Random
from regnum.kernel import Match
from regnum.lessons import Advice, Coach, Lesson, lesson_of
from regnum.lessons.__main__ import told
from regnum.lessons.coach import HINT, REACTION
from regnum.lessons.lesson import exists
from regnum.testing.suite.lessons import as_meant, begun, spoken
from regnum.words import LANGUAGES

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
        others = [] if advice.recommended is None else match.legal(lesson.learner)
        for action in others:
            if action != advice.recommended:
                otherwise(lesson, match, action, len(match.choices))
                tried += 1
    assert tried > 10


def otherwise(lesson: Lesson, match: Match, action: int, here: int) -> None:
    """The learner goes another way, on to the end of the lesson, and back to where the lesson was left."""
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


@pytest.mark.parametrize(
    ("name", "hint", "answer", "untrue"),
    [
        ("vive-le-roi", "high", "place courtier=alienor floor=1", "tracks"),  # "cover your tracks": there are none
        ("lang-lebe-der-koenig", "free", "end", "spread"),  # "your courtiers hold Oxeneford": nobody does
        ("lang-lebe-der-koenig", "save", "roll card=x1", "one"),  # "one is enough": there are two or three
    ],
)
def test_a_hint_that_another_answer_made_untrue_does_not_come(name: str, hint: str, answer: str, untrue: str) -> None:
    lesson = lesson_named(name)
    match = next(match for match, advice in as_meant(lesson) if said(advice, HINT) == [f"lesson-{hint}"])
    match.choose(answer, lesson.learner)
    for _ in range(2):  # as often as it takes to ask what the hint is about
        until_the_learner_is_asked(lesson, match)
        assert f"lesson-{untrue}" not in said(Coach(lesson).advice(match), HINT)
        match.choose(match.legal(lesson.learner)[0], lesson.learner)


def test_a_reaction_is_not_lost_to_the_die_that_was_rolled_for_it_and_what_the_die_won() -> None:
    lesson = lesson_named("lang-lebe-der-koenig")
    match = next(match for match, advice in as_meant(lesson) if said(advice, HINT) == ["lesson-save"])
    match.choose("roll card=x1", lesson.learner)
    match.choose("place", lesson.learner)
    assert said(Coach(lesson).advice(match), REACTION) == ["lesson-save-otherwise"]
    match.choose("end", lesson.learner)
    until_the_learner_is_asked(lesson, match)
    match.choose("pass", lesson.learner)
    until_the_learner_is_asked(lesson, match)
    assert "lesson-save-otherwise" not in said(Coach(lesson).advice(match), REACTION)


def said(advice: Advice, kind: str) -> list[str]:
    return [one.name for one in advice.said if one.kind == kind]


def until_the_learner_is_asked(lesson: Lesson, match: Match) -> None:
    """The others do as little as they can."""
    while lesson.learner not in match.to_act:
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.choose("pass" if "pass" in offers else offers[0], seat)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_told_in_every_language_and_says_nothing_that_all_coaches_say(name: str) -> None:
    for language in LANGUAGES:
        text = (folder_of(name) / f"{language}.ftl").read_text(encoding="utf-8")
        written = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
        assert not written & COMMON


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
