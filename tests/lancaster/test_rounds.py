"""The structure of rounds (LA-30 to LA-34)."""

from __future__ import annotations

from itertools import groupby

import pytest

from regnum.games.lancaster.table import LAWS
from regnum.kernel import NATURE, Match
from regnum.testing import rule

from .helpers import CONFLICT, NOBODY, asked, at_random, card, new, play, proposals, table, told

PHASES = ("placing", "parliament", "counties", "castles", "battles", "preparation")


def phases(match: Match, seed: int) -> list[tuple[int, str]]:
    """The phases that a random game comes to, with their rounds."""
    seen = []
    while not match.over:
        path = [procedure.name for procedure, _ in match.game.book.path(match.table)]
        if "round" in path:
            seen.append((match.table.round, path[2]))
        at_random_once(match, seed)
    return [phase for phase, _ in groupby(seen)]


def at_random_once(match: Match, seed: int) -> None:
    seat = match.to_act[0]
    offers = match.offers(seat)
    match.choose(offers[(seed * len(match.choices)) % len(offers)], seat)


@rule("LA-30", "LA-31", "LA-150")
@pytest.mark.parametrize("seed", [3, 7])
def test_five_rounds_have_their_phases_in_order(seed: int) -> None:
    seen = phases(new(4, None), seed)
    assert seen == sorted(seen, key=lambda phase: (phase[0], PHASES.index(phase[1])))
    for number in range(1, 6):
        assert {(number, "placing"), (number, "parliament")} <= set(seen)
        assert ((number, "preparation") in seen) == (number < 5)


@rule("LA-31")
def test_two_new_conflicts_are_turned_up_left_then_right_after_the_first_four_rounds() -> None:
    match = table("prepare_the_next_round", round=4, cards={})
    play(match, "turn_up c08", "turn_up c04b")
    assert [card(match, name) for name in CONFLICT] == ["-", "-", "c08", "c04b"]
    assert table("prepare_the_next_round", round=5, cards={}).over


@rule("LA-32")
def test_every_favour_tile_is_turned_up_again_but_the_one_that_left_the_game() -> None:
    match = play(table("prepare_the_next_round", cards={}, favours=""), "turn_up c08", "turn_up c04b")
    assert match.table.favours == [1, 0, 1, 1, 1, 1]
    match = table("prepare_the_next_round", cards={}, favours="", players=4)
    assert play(match, "turn_up c08", "turn_up c04b").table.favours == [1] * 6


@rule("LA-33", "LA-34")
def test_the_next_three_laws_are_revealed_left_to_right() -> None:
    match = table("prepare_the_next_round", cards={}, proposals="")
    match.table.pile[LAWS.names.index("L11")] = 0
    play(match, "turn_up c08", "turn_up c04b", "reveal L13", "reveal L12", "reveal L14")
    assert proposals(match) == ["L13", "L12", "L14"]


@rule("LA-34")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_proposals_of_the_rounds_come_from_these_groups(seed: int) -> None:
    match = at_random(new(3, seed), seed)
    revealed = [LAWS.group[law] for law, _ in told(match, "proposed")]
    assert revealed == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]


@rule("LA-220")
def test_after_the_fifth_round_the_game_is_over() -> None:
    match = at_random(new(3), 5)
    assert match.table.round == 5
    assert match.result is not None
    assert asked(match) is None
    assert match.table.proposal == [NOBODY] * 3
    assert match.to_act != (NATURE,)
