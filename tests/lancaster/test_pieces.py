"""Invariants (LA-270 to LA-274), and random games at every player count."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.games.lancaster.table import PLACES
from regnum.kernel import BadPosition, Match
from regnum.kernel.position import named
from regnum.kernel.record import out_of_range
from regnum.testing import rule

from .helpers import BLUE, LA, NOBODY, PURPLE, new, table

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
        ({"gold": [20, 20, 0]}, "40 gold; there are 37, with those in the supply .LA-270"),
        ({"squires": [30, 10]}, "42 squires; there are 37.*not named, and so as at the start: squires of seat 2"),
        ({"blue": "1@dungeon"}, "dungeon, which is only there with displeasure .LA-510"),
        ({"in_force": ["L01", "L02", "K33"]}, "K33 among them, are not played with here .*LA-561"),
        ({"options": {"court": True}, "shields": [9]}, "9 shields; there are 2 .LA-450"),
        ({"options": {"court": True}, "archer_on": {"lower-left": ["blue"]}}, "an archer stands in lower-left.*LA-474"),
        ({"archer_on": {"lower-left": ["blue"]}}, "archer_on is only there with court .LA-450"),
        ({"options": {"reward_tiles": True}, "tile_on": {"york": "rt_A"}}, "rt_A lies on northumberland, not on york"),
        ({"round": 0}, "round cannot be 0: the rounds count from 1 .LA-30"),
        ({"first": 3}, "first is 3; seats are 0 to 2 .LA-1"),
        ({"supply": {"squires": 3}}, "there are 37, with those in the supply .LA-270"),
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
        ({"card": {"upper-left": "c09"}}, "the conflict card c09 is removed from a game of 3 .LA-22"),
        ({"favours": "fav_upgrade"}, "the favour fav_upgrade is removed from a game of 3 .LA-23"),
        ({"nobles_left": {"york": 1}}, "1 nobles of york; there are 2 .LA-21"),
        ({"blue": "1@gloucester"}, "the knight in gloucester is too weak for it: strength 3 is wanted .LA-50"),
        ({"blue": "1@upper-left", "stands": {"upper-left": ["nobody", "blue"]}}, "filled from the top .LA-63"),
        ({"pile": {"L14": 1}, "laws": "L21 L22 L23"}, "L14 is still in the pile, and a law of a later group .*LA-25"),
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


@rule("LA-41", "LA-68", "LA-80", "LA-81", "LA-104", "LA-151", "LA-155", "LA-156")
@pytest.mark.parametrize(
    ("question", "seats", "fields", "reason"),
    [
        ("where_to_place", 1, {}, "seat 0 is active: it is asked, and nobody else .LA-41"),
        ("which_vote", [0, 1], {}, "seat 2 has voted or is asked, one of the two .LA-81"),
        ("how_many_trades", 0, {}, "law must be named here .LA-104"),
        ("which_share", 0, {}, "county must be named here .LA-151"),
        ("which_share", 0, {"county": "york"}, "nobody stands in york: it gives nothing .LA-156"),
        ("where_to_place", 0, {"county": "york"}, "york is not being evaluated here .LA-150"),
        ("where_to_place", 0, {"score": [-1]}, "seat 0 has -1 points; nothing costs points before the end .LA-14"),
        ("where_to_place", 0, {"card": {"lower-left": "c05a"}, "deck": {"c05a": 0}}, "empty in round 1 .LA-22"),
        ("where_to_place", 0, {"card": {"upper-left": "nobody"}}, "two conflicts lie in the upper row .*LA-31"),
        ("which_vote", [0, 1, 2], {"motion": 3}, "all 3 proposals have been voted on .LA-80"),
        ("which_vote", [0, 1, 2], {"motion": 1}, "the vote on proposal 1 is over: L11 is in force, or gone .LA-85"),
        ("which_favour", 0, {}, "the knight 1a of blue has not just been placed in a conflict .LA-68"),
        ("which_proposal", [], {}, "three laws are proposed already .LA-25"),
        ("which_card", [], {}, "a conflict card lies on each space of the upper row already .LA-22"),
        ("which_law_in_force", [], {}, "three laws are in force already .LA-24"),
        ("who_begins", [], {}, "seat 0 holds the first-player marker already .LA-20"),
        ("which_support", 0, {}, "no step of lancaster leads to the question 'which_support' with these options"),
        ("which_upgrade", 0, {}, "reward must be named here"),
        ("which_first_extension", 0, {"built": {"blue": {"gold": 1}}}, "has built its first extension already .LA-27"),
        ("how_many_squires", 0, {"target": "gloucester"}, "the knight 1a of blue is too weak for gloucester .LA-50"),
        (
            "which_share",
            0,
            {"county": "york", "place": {"blue": {"3a": "york", "2b": "stafford"}}},
            "a knight is still in stafford, which has been evaluated .LA-155",
        ),
    ],
)
def test_a_question_that_cannot_be_asked_here_is_refused(
    question: str, seats: Any, fields: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason):
        Match(LA, players=3, start={"question": question, "seats": seats, "fields": fields})


def test_offices_and_tiles_that_are_not_in_play_are_nobodys() -> None:
    fields = named(new(3).table)
    assert set(fields["holder_of"].values()) == {"nobody"}
    assert set(fields["tile_on"].values()) == {"nobody"}


@rule("LA-1", "LA-451")
def test_houses_that_do_not_play_have_no_knights_and_no_lord() -> None:
    fields = named(new(3, court=True).table)
    for house in ("green", "purple"):
        assert set(fields["place"][house].values()) == {"nobody"}
        assert fields["lord"][house] == "nobody"
    assert fields["lord"]["yellow"] == "court"
    assert set(new(2).numbers(BLUE)["place"][PURPLE]) == {NOBODY}
