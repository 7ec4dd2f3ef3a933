"""What a game is made of: rules in their vocabulary, and the same choices however they are watched."""

from __future__ import annotations

import random

from regnum.kernel import Game, Match
from regnum.kernel.spoken import misspoken
from regnum.kernel.vocabulary import outside_the_vocabulary, rules_of


def test_rules_keep_to_their_vocabulary(a_game: Game) -> None:
    assert outside_the_vocabulary(a_game) == []


def test_rules_speak_of_fields_that_there_are_and_give_others_as_much_as_they_take(a_game: Game) -> None:
    assert not [wrong for rule in rules_of(a_game.book) for wrong in misspoken(rule, a_game.Table)]


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
