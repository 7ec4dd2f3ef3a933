"""Choosing: short menus for many options, and words in any form for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import regnum
from regnum.kernel import Match
from regnum.terminal.choices import MenuRow, beginnings, menu, named
from regnum.words import Voice

from .table import new_match


def at_most(count: int) -> Callable[[Sequence[MenuRow]], bool]:
    return lambda entries: len(entries) <= count


@pytest.fixture
def match() -> Match:
    return new_match()


def offers(match: Match) -> list[int]:
    return list(match.game.offers(match.table, match.to_act[0]))


def texts(match: Match, actions: list[int]) -> list[str]:
    return [match.game.actions.write(action) for action in actions]


def test_fifty_two_placements_are_thirteen_courtiers_and_then_four_floors(match: Match) -> None:
    voice, actions = Voice(match.game), offers(match)
    assert len(actions) == 52
    courtiers = menu(voice, actions, at_most(18), voice.choice)
    assert len(courtiers) == 13
    assert courtiers[0].label == "Place Alienor on floor …"
    floors = menu(voice, courtiers[0].actions, at_most(18), voice.choice)
    assert [entry.label for entry in floors] == [f"Place Alienor on floor {floor}" for floor in (1, 2, 3, 4)]


def test_choices_that_have_room_are_not_grouped(match: Match) -> None:
    actions = offers(match)
    assert len(menu(Voice(match.game), actions, at_most(52), str)) == 52


def test_every_choice_is_reached_through_the_menus(match: Match) -> None:
    actions = offers(match)
    entries = menu(Voice(match.game), actions, at_most(10), str)
    assert len(entries) <= 10
    assert sorted(action for entry in entries for action in entry.actions) == sorted(actions)


def test_a_hundred_spaces_are_offered_in_stretches_and_then_one_by_one() -> None:
    match = regnum.new_match("krone-und-schwert", players=5, seed=1, board_setup="fixed")
    voice, actions = Voice(match.game), offers(match)
    assert len(actions) == 125
    stretches = menu(voice, actions, at_most(10), voice.choice)
    assert (stretches[0].label, stretches[-1].label) == ("Put a pawn on A11 … A32", "Put a pawn on E33 … E55")
    assert len(menu(voice, stretches[0].actions, at_most(10), voice.choice)) == 10
    spaces = menu(voice, stretches[0].actions, at_most(12), voice.choice)
    assert [entry.label for entry in spaces][:2] == ["Put a pawn on A11", "Put a pawn on A12"]


@pytest.mark.parametrize(
    "words",
    [
        "place courtier=alienor floor=3",
        "place alienor 3",
        "place floor=3 courtier=alienor",
        "alienor 3",
        "ALIÉNOR 3",
        "pl al 3",
        "al floor 3",
    ],
)
def test_a_choice_may_be_named_in_notation_or_by_the_beginnings_of_its_words(match: Match, words: str) -> None:
    meant = named(Voice(match.game), offers(match), words)
    assert texts(match, meant) == ["place courtier=alienor floor=3"]


def test_the_help_shows_how_short_a_choice_may_be_typed(match: Match) -> None:
    voice = Voice(match.game)
    assert beginnings(voice, offers(match)) == "pl vi 4"
    assert beginnings(voice, []) == "…"


def test_words_of_the_players_language_are_understood(match: Match) -> None:
    meant = named(Voice(match.game, "fr"), offers(match), "éloï 2")
    assert texts(match, meant) == ["place courtier=eloise floor=2"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "upper left conflict"), ("fr", "conflit en haut à gauche"), ("de", "konflikt oben links")],
)
def test_a_choice_may_be_named_by_any_words_in_which_it_is_offered(language: str, words: str) -> None:
    match = regnum.new_match("lancaster", players=3)
    while match.where().rpartition(" ")[2] != "let_the_next_player_place":
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    meant = named(Voice(match.game, language), offers(match), f"1 {words}")
    assert texts(match, meant) == ["place strength=1 at=upper-left"]
    assert len(named(Voice(match.game, language), offers(match), words)) == 2


def test_words_that_fit_several_choices_give_them_all(match: Match) -> None:
    meant = named(Voice(match.game), offers(match), "alienor")
    assert texts(match, meant) == [f"place courtier=alienor floor={floor}" for floor in (1, 2, 3, 4)]


@pytest.mark.parametrize("words", ["", "jester 3", "alienor 7", "alienor 3 4", "move alienor", "nonsense"])
def test_words_that_fit_no_choice_mean_nothing(match: Match, words: str) -> None:
    assert named(Voice(match.game), offers(match), words) == []
