"""Invariants (LA-270 to LA-274), and random games at every player count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.games.lancaster.table import PLACES
from regnum.kernel import BadPosition, Match
from regnum.kernel.record import out_of_range
from regnum.testing import rule

from .helpers import BLUE, LA, NOBODY, new, table

EVERY = [(players, seed) for players in (2, 3, 4, 5) for seed in range(3)]


def positions(players: int, seed: int, **options: Any) -> Iterator[Any]:
    """Every position of a random game."""
    match, rnd = new(players, None, **options), random.Random(seed)
    yield match.table
    while not match.over:
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)
        yield match.table


@rule("LA-270", "LA-271", "LA-273", "LA-274")
@pytest.mark.parametrize(("players", "seed"), EVERY)
def test_no_piece_is_ever_lost_or_made(players: int, seed: int) -> None:
    for s in positions(players, seed):
        assert [*LA.complaints(s), *out_of_range(s)] == []
        if s.houses:
            elsewhere = (sum(s.squires) + sum(s.beside), sum(s.gold), sum(s.votes))
            assert [supply + rest for supply, rest in zip(s.supply, elsewhere, strict=True)] == [37] * 3


@rule("LA-272")
@pytest.mark.parametrize(("players", "seed"), EVERY[::2])
def test_after_phase_3_knights_stand_only_in_the_lower_row(players: int, seed: int) -> None:
    rounds = 0
    for s in positions(players, seed):
        if LA.where(s).startswith("game › round › preparation"):
            rounds += 1
            stand = {PLACES.names[place] for row in s.place for place in row}
            assert stand <= {"reserve", "court", "lower-left", "lower-right"}
    assert rounds


@rule("LA-273")
@pytest.mark.parametrize("players", [3, 5])
def test_exactly_three_laws_are_in_force_from_set_up_to_the_end(players: int) -> None:
    for s in positions(players, 4):
        if s.round:
            assert len(set(s.in_force)) == 3 and NOBODY not in s.in_force


@rule("LA-270", "LA-271", "LA-273", "LA-274")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"squires": [38, 0, 0]}, "squires"),
        ({"gold": [20, 20, 0]}, "supply"),
        ({"beside": {"york": 2}}, "LA-155"),
        ({"blue": "1@york", "red": "2@york"}, "LA-56"),
        ({"blue": "1@castle-gold", "built": {"blue": "gold"}}, "LA-274"),
        ({"blue": "1@castle-gold 1@castle-gold"}, "LA-60"),
        ({"blue": "1@lower-left"}, "LA-63"),
        ({"blue": "1@upper-left", "stands": {"upper-left": ["nobody"] * 3}}, "LA-65"),
        ({"in_force": ["L01", "L02", "nobody"]}, "LA-273"),
        ({"in_force": ["L01", "L02", "L02"]}, "twice"),
        ({"card": {"upper-left": "c08", "upper-right": "c08"}}, "twice"),
        ({"nobles_left": {"york": 3}}, "LA-21"),
        ({"noble_kind": {"york": "A"}}, "LA-21"),
        ({"place": {"green": {"1a": "court"}}}, "LA-1"),
    ],
)
def test_impossible_tables_are_refused_with_the_reason(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        table("place_the_knights", **wrong)


@rule("LA-274")
def test_an_allied_knight_cannot_stand_in_a_players_castle() -> None:
    with pytest.raises(BadPosition, match="LA-60"):
        table("place_the_knights", players=2, yellow="2@castle-gold")
    match: Match = table("place_the_knights", players=2, yellow="2@castle-ally_train", blue="1@court")
    assert match.to_act == (BLUE,)
