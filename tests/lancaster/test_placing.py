"""Phase 1: turns (LA-40 to LA-45)."""

from __future__ import annotations

import random

import pytest

from regnum.games.lancaster.counties import FORCE
from regnum.games.lancaster.table import COUNTIES
from regnum.kernel import IllegalChoice
from regnum.testing import rule

from .helpers import BLUE, GREEN, RED, YELLOW, asked, knights, new, offers, play, table, told

COURT = "1@court 2@court"


@rule("LA-40")
def test_turns_go_clockwise_from_the_first_player_one_knight_each() -> None:
    match = table("place_the_knights", first=RED, blue=COURT, red=COURT, yellow=COURT, squires=[0, 0, 0])
    order: list[int] = []
    while match.question.name == "where_to_place":
        order += match.to_act
        play(match, next(offer for offer in match.offers() if "castle" in offer))
    assert order == [RED, YELLOW, BLUE, RED, YELLOW, BLUE]


@rule("LA-41", "LA-R6")
def test_placing_is_compulsory() -> None:
    match = table("place_the_knights", blue=COURT)
    assert all(offer.startswith("place ") for offer in match.offers())
    with pytest.raises(IllegalChoice):
        match.choose("decline")


@rule("LA-41")
def test_any_knight_at_court_may_be_placed_in_any_place_that_accepts_it() -> None:
    match = table("place_the_knights", blue="1@court 1@court 2@court", red="2@upper-left")
    castle = [f"castle-{space}" for space in ("squires", "gold", "votes", "mixed", "recruit", "train")]
    conflicts = ["upper-left", "upper-right"]
    ones = ["stafford", "surrey"]
    twos = [*ones, "bedford", "suffolk", "dorset"]
    expected = [f"1 {place}" for place in (*ones, *castle, *conflicts)]
    expected += [f"2 {place}" for place in (*twos, *castle, *conflicts)]
    assert sorted(offers(match, "place")) == sorted(expected)


@rule("LA-42")
def test_who_has_no_knight_at_court_is_skipped_until_one_comes_back() -> None:
    match = table("place_the_knights", blue="2@court 1@court", red="1@stafford", yellow="2@court", squires=[0, 0, 0])
    play(match, "place 1 castle-gold")
    assert asked(match) == "where_to_place 2"  # red is skipped
    play(match, "place 2 bedford")
    play(match, "place 2 stafford")  # and red's knight is back at court
    assert asked(match) == "where_to_place 1"


@rule("LA-43", "LA-R5")
def test_who_has_no_legal_placement_is_examined_afresh_each_time() -> None:
    match = table(
        "place_the_knights",
        players=4,
        first=RED,
        red="1@court 1@surrey",
        blue="2@court 1@upper-left 1@upper-right",
        yellow="1@upper-left 1@upper-right 4@stafford",
        green="1@upper-left 1@upper-right",
        built={"red": "squires gold votes mixed recruit train"},
        squires=[0, 2, 0, 0],
    )
    assert asked(match) == "where_to_place 0"
    play(match, "place 2 surrey")  # now another's knight holds Surrey, and two squires are enough
    assert asked(match) == "where_to_place 1"
    assert offers(match, "place") == ["1 surrey"]


@rule("LA-44")
def test_the_last_who_can_place_places_one_knight_after_another() -> None:
    match = table("place_the_knights", blue="1@court 1@court 2@court", squires=[0, 0, 0])
    play(match, "place 1 castle-gold", "place 1 castle-votes", "place 2 castle-mixed")
    assert knights(match, BLUE) == "1@castle-gold 1@castle-votes 2@castle-mixed"
    assert asked(match) == "which_vote 0 1 2"


@rule("LA-45")
def test_the_phase_ends_when_nobody_has_a_legal_placement() -> None:
    match = table(
        "place_the_knights",
        players=4,
        red="1@court 1@court",
        yellow="4@stafford 1@upper-left 1@upper-right",
        blue="3@surrey 1@upper-left 1@upper-right",
        green="1@upper-left 1@upper-right",
        built={"red": "squires gold votes mixed recruit train"},
        squires=[0, 0, 0, 0],
    )
    assert asked(match) == "which_vote 0 1 2 3"
    assert knights(match, RED) == "1@court 1@court"


@rule("LA-R7")
def test_every_expulsion_raises_the_force_in_the_county() -> None:
    """Which is bounded, so that the phase must end."""
    expulsions = 0
    for seed in range(3):
        match, rnd = new(5, seed), random.Random(seed)
        while not match.over:
            before = [FORCE(match.table, county) for county in range(COUNTIES)]
            heard = len(told(match, "expelled"))
            seat = match.to_act[0]
            match.choose(rnd.choice(match.offers(seat)), seat)
            for _, _, county in told(match, "expelled")[heard:]:
                assert FORCE(match.table, county) > before[county]
                expulsions += 1
    assert expulsions > 0


@rule("LA-R39")
def test_a_player_without_knights_still_votes_and_is_paid() -> None:
    match = table(
        "place_the_knights", blue="1@court", built={"green": "gold"}, players=4, squires=[0] * 4, gold=[0] * 4
    )
    play(match, "place 1 surrey")
    assert asked(match) == "which_vote 0 1 2 3"
    match = table("evaluate_the_castles", players=4, built={"green": "gold"}, gold=[0] * 4)
    assert asked(match) == f"which_item {GREEN}"
    play(match, "evaluate gold")
    assert match.table.gold[GREEN] == 2
