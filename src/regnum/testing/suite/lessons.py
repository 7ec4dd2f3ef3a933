"""What teaches a game: its guided first game, its guide and its rules in players' words, as far as it has them."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from regnum.guides import guide
from regnum.kernel import Game, Match
from regnum.lessons import Advice, AsMeant, Coach, Lesson, lesson_of
from regnum.lessons.coach import sentence
from regnum.rules import reference, rules
from regnum.words import LANGUAGES, Voice


def test_its_lesson_played_as_meant_says_all_that_it_has_to_say_and_recommends_what_is_meant(a_game: Game) -> None:
    lesson = lesson_of(a_game)
    if lesson is None:
        return
    come = []
    for match, advice in as_meant(lesson):
        come += [said.name for said in advice.said]
        spoken(match, advice)
        if advice.recommended is not None:
            recommended = (lesson.learner, a_game.actions.write(advice.recommended))
            assert Coach(lesson).follower.next(match.choices) == recommended, match.where()
    never = {name for name in lesson.messages() if "-watch-" not in name} - set(come)
    assert not never, f"what never comes: {sorted(never)}; python -m regnum.lessons {a_game.name} tells what does"


def test_its_lesson_is_told_in_full_in_each_language_it_has(a_game: Game) -> None:
    lesson = lesson_of(a_game)
    if lesson is None or a_game.lesson is None:
        return
    files = {language: a_game.lesson / f"{language}.ftl" for language in LANGUAGES}
    assert files["en"].is_file(), f"there is no {files['en']}"
    reactions = {f"lesson-{hint.name}-otherwise" for hint in lesson.hints}
    for path in files.values():
        if path.is_file():
            body = FluentParser().parse(path.read_text(encoding="utf-8")).body
            written = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
            missing, spare = set(lesson.messages()) - written, written - set(lesson.messages()) - reactions
            assert (missing, spare) == (set(), set()), f"{path}: what is missing, and what never comes"


def test_its_guide_retells_clauses_of_its_rules(a_game: Game) -> None:
    known = reference(a_game).clauses
    for language in LANGUAGES if a_game.guide else ():
        told = [passage for section in guide(a_game, language).sections for passage in section.passages]
        assert told, f"the guide has no passage in {language}: a heading (##) for each part, text below it"
        assert [clause for passage in told for clause in passage.clauses if clause not in known] == [], language


def test_its_rules_in_words_tell_clauses_of_the_specification_and_link_to_what_is_told(a_game: Game) -> None:
    known = reference(a_game).clauses
    for language in LANGUAGES:
        told = rules(a_game, language)
        assert [clause.id for clause in told if clause.id not in known] == [], language
        there = {*told.clauses, *(piece.name for piece in told.pieces)}
        assert [(clause.id, to) for clause in told for to in clause.links if to not in there] == [], language


# --- a lesson, followed ---------------------------------------------------------------------------------------------


def begun(lesson: Lesson) -> Match:
    """Its game before anything was chosen."""
    chance = AsMeant(lesson)
    match = lesson.match(chance)
    chance.made = lambda: match.choices
    return match


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


def spoken(match: Match, advice: Advice) -> list[str]:
    """Everything the coach says, in every language; what cannot be said is an error."""
    voices = [Voice(match.game, language, match.names) for language in LANGUAGES]
    return [sentence(voice, said, match.table) for voice in voices for said in advice.said]
