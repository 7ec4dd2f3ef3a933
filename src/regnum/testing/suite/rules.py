"""What a game is made of: rules in their vocabulary, words for everything, the same choices however watched."""

from __future__ import annotations

import random
from pathlib import Path

from fluent.syntax import FluentParser, ast

from regnum.kernel import Game, Match
from regnum.kernel.vocabulary import outside_the_vocabulary
from regnum.words import LANGUAGES, needed, stale


def test_rules_keep_to_their_vocabulary(a_game: Game) -> None:
    assert outside_the_vocabulary(a_game) == []


def test_everything_that_can_happen_has_a_message_in_each_language_of_the_game(a_game: Game) -> None:
    for language in languages(a_game):
        said = messages(a_game, language)
        assert [message for message in needed(a_game) if message not in said] == [], language


def test_no_message_speaks_of_rules_that_are_gone(a_game: Game) -> None:
    for language in languages(a_game):
        assert stale(a_game, messages(a_game, language)) == [], language


def languages(game: Game) -> list[str]:
    """The languages a game speaks; English at least, if it says anything."""
    return [one for one in LANGUAGES if any(path.exists() for path in files(game, one)) or (game.words and one == "en")]


def files(game: Game, language: str) -> list[Path]:
    return [Path(str(path).replace("*", language)) for path in game.words]


def messages(game: Game, language: str) -> set[str]:
    """The names of all messages of a game in a language."""
    parser = FluentParser()
    bodies = [parser.parse(path.read_text(encoding="utf-8")).body for path in files(game, language)]
    return {entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)}


def test_a_match_is_recorded_like_one_whose_every_step_is_watched(a_game: Game) -> None:
    watched, trusted = (Match(a_game, seed="trust", checked=checked) for checked in (True, False))
    rng = random.Random(a_game.name)
    for _ in range(150):
        if watched.over:
            break
        seat = rng.choice(watched.to_act)
        choice = rng.choice(watched.offers(seat))
        watched.choose(choice, seat)
        trusted.choose(choice, seat)
    assert trusted.choices == watched.choices
    assert trusted.to_act == watched.to_act
