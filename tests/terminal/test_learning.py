"""A guided first game at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.lessons import Coach
from regnum.terminal import files
from regnum.terminal.learning import LessonSession, session_for

from .table import Paper


@pytest.fixture(autouse=True)
def _kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "folder", lambda: tmp_path)


def learning(paper: Paper, game: str = "vive-le-roi", language: str = "en") -> LessonSession:
    return session_for(game, language, paper.screen)


def answers(game: str) -> list[str]:
    """What somebody types who does everything that the coach recommends."""
    session = learning(Paper(), game)
    return [text for seat, text in session.lesson.meant.choices if seat == session.lesson.learner]


def test_whoever_does_as_the_coach_says_hears_all_of_it_and_knows_enough_in_the_end() -> None:
    paper = Paper([*answers("vive-le-roi"), "", "q"], width=100, height=40)
    session = learning(paper)
    session.run()
    assert session.advice.over
    assert session.advice.left is None
    assert "These six are your Favourites" in paper.flowing
    assert "Merlin was crowned" in paper.flowing
    assert "You know enough" in paper.flowing
    assert not session.more


def test_what_the_coach_speaks_of_is_answered_by_hand_though_it_has_a_usual_answer() -> None:
    given = answers("lang-lebe-der-koenig")
    paper = Paper(given[: given.index("roll card=x1") + 1], width=100, height=40)
    learning(paper, "lang-lebe-der-koenig").run()
    assert "Well rolled! Place the courtier" in paper.flowing


def test_enter_at_the_end_wants_a_real_game() -> None:
    session = learning(Paper([*answers("vive-le-roi"), "", ""], width=100, height=40))
    session.run()
    assert session.more


def test_another_answer_is_heard_and_the_way_back_is_offered_and_leads_back() -> None:
    paper = Paper(["place courtier=romeo floor=1", "r"], width=100, height=40)
    session = learning(paper)
    session.run()
    assert "the less it looks like a plan" in paper.flowing
    assert "r back to the lesson" in paper.flowing
    assert session.advice.left is None
    assert session.advice == Coach(session.lesson).advice(learning(Paper()).match)


def test_the_coach_speaks_the_readers_language() -> None:
    paper = Paper(width=100, height=40)
    learning(paper, language="de").run()
    assert "deine sechs Günstlinge" in paper.flowing


def test_one_can_play_the_game_on_where_the_lesson_is_over() -> None:
    paper = Paper([*answers("vive-le-roi"), "", "c"], width=100, height=40)
    session = learning(paper)
    session.run()
    assert session.going_on
    assert "Round 2 › Placement" in paper.flowing.partition("You know enough")[2]
