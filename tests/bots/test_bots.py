"""Bots know what their seat may know, and choose sensibly among what they are offered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import regnum
from regnum.bots import BOTS, USUAL, Bot, Knowledge, MonteCarlo, Random, bot
from regnum.bots.flat import worth
from regnum.kernel import UNKNOWN, Match, seeded

POSITIONS = 6
"""How many moments of a game are looked at."""


def moments(name: str, seed: int = 1) -> Iterator[tuple[Match, int]]:
    """Some moments of a random game, each with a seat that must answer."""
    rng = random.Random(seed)
    match = regnum.new_match(name, seed=seed)
    wanted = sorted(rng.sample(range(60), POSITIONS))
    for number in range(60):
        if match.over:
            return
        seat = rng.choice(match.to_act)
        if number in wanted:
            yield match, seat
        match.choose(rng.choice(match.offers(seat)), seat)


def another_world(match: Match, seat: int) -> Any:
    """The same table with everything that the seat cannot know dealt otherwise."""
    table = match.table.copy()
    match.game.redeal(table, seat, seeded("another world"))
    return table


# --- what a bot is given ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", regnum.games())
def test_an_imagined_table_looks_the_same_to_its_seat_and_offers_it_the_same(name: str) -> None:
    for match, seat in moments(name):
        knowledge = Knowledge.of(match, seat)
        imagined = knowledge.imagine(seeded(5))
        assert match.game.view(imagined, seat) == match.numbers(seat)
        assert tuple(match.game.offers(imagined, seat)) == knowledge.offers


@pytest.mark.parametrize("name", regnum.games())
def test_what_a_seat_cannot_know_changes_nothing_that_its_bot_imagines(name: str) -> None:
    for match, seat in moments(name):
        true = Knowledge.of(match, seat).imagine(seeded(5))
        other = Knowledge(match.game, another_world(match, seat), seat).imagine(seeded(5))
        assert true.values() == other.values()


@pytest.mark.parametrize("name", regnum.games())
def test_what_a_seat_cannot_know_changes_no_choice_of_its_bot(name: str) -> None:
    for match, seat in islice(moments(name), 2):
        true = Knowledge.of(match, seat)
        other = Knowledge(match.game, another_world(match, seat), seat)
        assert MonteCarlo(9, playouts=12).choose(true) == MonteCarlo(9, playouts=12).choose(other)


def test_a_bot_reads_only_what_its_seat_may_see() -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=2)
    knowledge = Knowledge.of(match, 1)
    assert knowledge.seen.favourites[1] == match.table.favourites[1]
    assert knowledge.seen.favourites[0] == [UNKNOWN, UNKNOWN]


def test_thinking_leaves_the_table_as_it_was() -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=2)
    before = match.digest()
    seat = match.to_act[0]
    MonteCarlo(1, playouts=20).choose(Knowledge.of(match, seat))
    assert match.digest() == before
    assert not match.table.told


# --- how it chooses -----------------------------------------------------------------------------------------


def vote_in_the_last_round(own: int, other: int) -> Match:
    """Seat 0 alone can still say NO; a crown for Bridget ends the game with 17 points for seat 0 and 22 for seat 1."""
    game = regnum.game("vive-le-roi")
    assert game.parse is not None
    fields = {
        **game.parse("1[S] 2[DO] 3[XA] 4[CJ] 5[ELR] throne[B] WC4[V] D3[M] D2[F]"),
        "round": 3,
        "candidate": "bridget",
        "presenter": 1,
        "active": 1,
        "favourites": [["F02", "nobody"], ["F03", "nobody"], ["F01", "nobody"]],
        "noes": [4, 0, 0],
        "stomachaches": [0, 0, 0],
        "score": [[own, 0], [other, 0], [0, 0]],
    }
    return Match(game, players=3, start={"question": "which_vote", "seats": [0, 1, 2], "fields": fields}, seed=1)


def test_a_bot_crowns_the_king_that_lets_it_win() -> None:
    match = vote_in_the_last_round(own=60, other=40)
    chosen = MonteCarlo(3, playouts=80).choose(Knowledge.of(match, 0))
    assert match.game.actions.write(chosen) == "vote card=yes"


def test_a_bot_rejects_the_king_that_makes_it_lose() -> None:
    match = vote_in_the_last_round(own=43, other=40)
    chosen = MonteCarlo(3, playouts=200).choose(Knowledge.of(match, 0))
    assert match.game.actions.write(chosen) == "vote card=no"


def test_a_single_choice_needs_no_thought() -> None:
    match = vote_in_the_last_round(own=60, other=40)
    bot_without_thought = MonteCarlo(3, playouts=0)
    assert match.game.actions.write(bot_without_thought.choose(Knowledge.of(match, 1))) == "vote card=yes"


def test_the_same_seed_gives_the_same_game() -> None:
    def played() -> list[str]:
        match = regnum.new_match("vive-le-roi", players=3, seed=4)
        players: list[Bot] = [MonteCarlo(seat, playouts=5) for seat in range(3)]
        while len(match.choices) < 25:
            seat = match.to_act[0]
            match.choose(players[seat].choose(Knowledge.of(match, seat)), seat)
        return [choice.text for choice in match.choices]

    assert played() == played()


def test_a_final_place_is_worth_more_the_more_are_left_behind() -> None:
    table = regnum.new_match("vive-le-roi", players=4, seed=1).table
    table.rank[:4] = [1, 2, 3, 4]
    assert [worth(table, seat) for seat in range(4)] == [1.0, pytest.approx(1 / 3), pytest.approx(1 / 6), 0.0]
    table.rank[:4] = [1, 1, 3, 3]
    assert worth(table, 0) == worth(table, 1) < 1
    table.rank[:4] = [2, 3, 4, 5]  # the Emissary has won
    assert worth(table, 0) == 0.5


def test_the_random_bot_plays_everything() -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=4)
    seat = match.to_act[0]
    knowledge = Knowledge.of(match, seat)
    player = Random(1)
    chosen = Counter(player.choose(knowledge) for _ in range(2000))
    assert set(chosen) == set(knowledge.offers)


# --- finding one --------------------------------------------------------------------------------------------


def test_bots_are_found_by_name() -> None:
    assert USUAL in BOTS
    assert isinstance(bot("random"), Random)
    with pytest.raises(LookupError, match="random"):
        bot("nobody-of-that-name")
