"""All that belongs to a game is found through it: a package of somebody else's brings everything along by that door."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

import regnum
from regnum.bots import Knowledge, bot
from regnum.kernel import Game, Match
from regnum.rules import reference
from regnum.terminal.boards import drawing_of
from regnum.terminal.page import Painter
from regnum.terminal.screen import Screen
from regnum.terminal.setup import voice_for
from regnum.words import Voice

from .throne import install_throne


@pytest.fixture
def throne(packages: Path) -> Game:
    """A game whose package lies outside Regnum."""
    install_throne(packages)
    return regnum.game("throne")


def test_somebodys_game_brings_its_data_and_its_rules_along(throne: Game) -> None:
    assert throne.data.now == {"floor": 3}
    assert [clause.id for clause in reference(throne)] == ["TH-1", "TH-2"]


def test_somebodys_game_speaks_its_own_words_and_those_of_what_extends_it(throne: Game) -> None:
    match, voice = Match(throne), Voice(throne)
    assert (voice.title(), voice.question(match.table, 0)) == ("The Throne", "How deep?")
    assert voice.choice(match.game.offers(match.table, 0)[2]) == "Bow 2 feet deep"


def test_bots_play_somebodys_game_by_its_own_rule_of_thumb(throne: Game) -> None:
    match = Match(throne)
    match.choose(bot("knight").choose(Knowledge.of(match, 0)), 0)
    assert match.table.depth_of_bow == 3


def test_the_terminal_draws_somebodys_game_as_it_says(throne: Game) -> None:
    match = Match(throne)
    console = Console(width=100)
    with console.capture() as shown:
        console.print(Painter(match, voice_for(match, "en"), Screen(console)).table(0))
    assert "Here stands the throne." in shown.get()


@pytest.mark.parametrize("name", regnum.games())
def test_each_of_our_games_has_a_drawing_and_a_rule_of_thumb_of_its_own(name: str) -> None:
    game = regnum.game(name)
    assert drawing_of(game).__module__ == game.drawing
    assert set(game.book.thumb.advice.functions) <= set(game.actions)
    assert game.book.thumb.prospects.parts and game.book.thumb.stage.parts
