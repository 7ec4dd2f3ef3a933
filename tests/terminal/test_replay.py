"""Looking back: step by step in both directions, or all at once."""

from __future__ import annotations

import random

import pytest

from regnum.kernel import Match
from regnum.terminal import dump, replay
from regnum.terminal.replay import Replay
from regnum.terminal.setup import voice_for

from .table import Paper, new_match


@pytest.fixture(scope="module")
def finished() -> Match:
    match, rng = new_match(), random.Random(4)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    return match


def looked_at(match: Match, lines: list[str], seat: int | None = None) -> tuple[Replay, Paper]:
    paper = Paper(lines)
    look = Replay(match, voice_for(match, "en"), paper.screen, seat)
    look.run()
    return look, paper


@pytest.mark.parametrize(
    ("lines", "at"),
    [
        ([], 0),
        ([""], 1),
        (["n", "n", "n"], 3),
        (["", "", "b"], 1),
        (["b"], 0),
        (["20"], 20),
        (["20", "a"], 0),
        (["20", "nonsense"], 20),
        (["20", "²"], 20),
        (["?VR-63", "l", ""], 1),
    ],
)
def test_one_steps_forward_back_and_to_any_choice(finished: Match, lines: list[str], at: int) -> None:
    look, _ = looked_at(finished, lines)
    assert look.at == at


def test_one_jumps_to_the_end_and_never_beyond(finished: Match) -> None:
    for lines in (["e"], ["e", ""], ["100000"]):
        look, paper = looked_at(finished, lines)
        assert look.at == look.last
        assert "wins." in paper.written or "share the victory" in paper.written


def test_each_moment_says_which_it_is_and_what_comes_next(finished: Match) -> None:
    first = next(choice for choice in finished.choices if choice.seat >= 0)
    _, paper = looked_at(finished, [])
    assert "Choice 0 of" in paper.written
    assert voice_for(finished, "en").choice(first.action) in paper.written


def test_looking_back_changes_nothing(finished: Match) -> None:
    before = finished.digest()
    looked_at(finished, ["e", "b", "3"])
    assert finished.digest() == before


def test_a_secret_choice_is_not_told_to_others(finished: Match) -> None:
    votes = [i for i, choice in enumerate(finished.choices) if choice.text.startswith("vote")]
    look = Replay(finished, voice_for(finished, "en"), Paper().screen, None)
    moment = look.stops.index(votes[0])
    _, paper = looked_at(finished, [str(moment)])
    assert "a secret choice" in paper.written
    voter = finished.choices[votes[0]].seat
    _, paper = looked_at(finished, [str(moment)], seat=voter)
    assert "a secret choice" not in paper.written


def test_everything_can_be_printed_at_once(finished: Match) -> None:
    paper = Paper(live=False, height=5)
    dump(finished, voice_for(finished, "en"), paper.screen)
    told = [
        line for line in paper.written.splitlines() if line[:3].strip().isdigit() and not line.startswith(("1.", "2."))
    ]
    assert len(told) >= len(finished.log(None))
    assert "is crowned" in paper.written


def test_replaying_ends_when_the_input_does(finished: Match) -> None:
    replay(finished, voice_for(finished, "en"), Paper([""]).screen)
