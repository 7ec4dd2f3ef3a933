"""What may be taken back at once: never anything after which chance or others have shown something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import EVERYBODY, NATURE, Game, Match, seeded
from regnum.server.table import undo
from regnum.server.table.undo import Retraction

from .toys import PEEK

CASTLE = game("vive-le-roi")
OPEN_CASTLE = "1[S] 2[DO] 3[XAB] 4[CFMV] 5[EJLR]"
JEANNE_PRESENTED = "1[S] 2[DO] 3[XAB] 4[CFMV] 5[ELR] throne[J]"


def standing(question: str, seats: int | list[int] = 0, castle: str = OPEN_CASTLE, **fields: object) -> Match:
    """Four units with dealt cards, at a question."""
    cards = {"favourites": {n: {0: f"F0{n + 1}"} for n in range(4)}}
    assert CASTLE.parse is not None
    start = {"question": question, "seats": seats, "fields": {**CASTLE.parse(castle), **cards, **fields}}
    return Match(CASTLE, players=4, start=start)


def test_nothing_can_be_taken_back_before_anything_was_chosen() -> None:
    match = standing("who_moves", 1, active=1)
    assert all(undo.free(match, seat) is None for seat in range(4))


def test_a_move_in_the_open_can_be_taken_back_until_another_moves() -> None:
    match = standing("who_moves", 1, active=1)
    match.choose("move sebastien" if "move sebastien" in match.offers() else match.offers()[0])
    assert undo.free(match, 1) == Retraction(0)
    assert undo.free(match, 2) is None
    match.choose(match.offers()[0])
    assert undo.free(match, 1) is None
    assert undo.free(match, 2) == Retraction(1)


def test_a_vote_can_be_changed_while_others_still_think_even_if_some_have_voted_since() -> None:
    match = standing("which_vote", [0, 1, 2, 3], JEANNE_PRESENTED, candidate="jeanne", presenter=0)
    match.choose("vote yes", 1)
    match.choose("vote no", 0)
    match.choose("vote yes", 3)
    assert undo.free(match, 1) == Retraction(0, [(0, "vote card=no"), (3, "vote card=yes")])
    assert undo.free(match, 3) == Retraction(2)
    assert undo.free(match, 2) is None


def test_the_vote_that_reveals_all_votes_cannot_be_taken_back() -> None:
    match = standing("which_vote", [0, 1, 2, 3], JEANNE_PRESENTED, candidate="jeanne", presenter=0)
    for seat, card in enumerate(("yes", "no", "yes", "yes")):
        match.choose(f"vote {card}", seat)
    assert all(undo.free(match, seat) is None for seat in range(4))
    # The record alone says so, whatever votes the others could have given.
    assert all(undo.candidate(undo.Retraced(match), seat) is None for seat in range(4))


def test_nothing_can_be_taken_back_once_chance_has_spoken() -> None:
    match = Match(CASTLE, players=4, seed=3)
    rng = random.Random(5)
    seen = 0
    while not match.over:
        seat = match.to_act[0]
        match.choose(rng.choice(match.offers(seat)), seat)
        if match.choices[-1].seat == NATURE:
            seen += 1
            assert all(undo.free(match, n) is None for n in range(4))
    assert seen > 1


@pytest.mark.parametrize("seed", range(3))
def test_what_is_taken_back_was_not_revealed_and_the_record_fits(seed: int) -> None:
    """Taking back and answering the same again leads to the same table: nothing else was touched."""
    match = Match(CASTLE, players=3, seed=seed)
    rng = random.Random(seed)
    taken = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
        for n in range(3):
            found = undo.free(match, n)
            if found is None:
                continue
            taken += 1
            mine = match.choices[found.to]
            other = match.branch(found.to)
            for again_seat, text in found.again:
                other.choose(text, again_seat)
            other.choose(mine.text, mine.seat)
            assert other.table == match.table
    assert taken


@pytest.mark.parametrize("card", range(6))
def test_what_shows_a_hidden_card_to_anybody_cannot_be_taken_back(card: int) -> None:
    for deed, free in (("wait", True), ("look", False), ("compare", False), ("show", False), ("give", False)):
        match = Match(PEEK, chance=[f"deal card={card}"])
        match.choose(deed)
        assert (undo.free(match, 0) is not None) == free, deed


def seen_after(rules: Game, world: Any, seat: int, action: int) -> object:
    """What the seat sees and hears if it gives this answer in this world, where it can."""
    if action not in rules.offers(world, seat):
        return None
    s = world.copy()
    rules.answer(s, seat, action)
    return rules.view(s, seat), [line for line in s.told if line[0] in (EVERYBODY, seat)]


@pytest.mark.parametrize("name", ["vive-le-roi", "lang-lebe-der-koenig", "krone-und-schwert", "lancaster"])
def test_whoever_cannot_tell_two_worlds_apart_may_take_back_the_same_in_both(name: str) -> None:
    match = Match(game(name), players=3, seed=11)
    rng = random.Random(11)
    found: list[list[bool]] = []
    while not match.over and len(found) < 12:
        seat, world = match.to_act[0], match.table.copy()
        match.choose(rng.choice(match.offers(seat)), seat)
        action = next(choice.action for choice in reversed(match.choices) if choice.seat == seat)
        other = world.copy()
        match.game.redeal(other, seat, seeded("another world"))
        if other != world and seen_after(match.game, other, seat, action) == seen_after(
            match.game, world, seat, action
        ):
            found.append([undo.reveals(match.game, one, seat, action, seeded("undo")) for one in (world, other)])
    assert found and all(here == there for here, there in found)
