"""Who knows what (section 11)."""

from __future__ import annotations

import random

import pytest

from regnum.kernel import Match, seeded
from regnum.testing import rule

from .helpers import BLUE, LA, RED, YELLOW, at_random, new, play, table, told, told_of_goods

PUBLIC = ("noble", "built", "votes", "score", "first", "in_force", "proposal", "favours", "card", "stands")
BOARD = ("nobles_left", "noble_kind", "supply", "beside")


@rule("LA-280")
def test_stocks_are_behind_the_screens_and_all_else_lies_open() -> None:
    match = at_random(new(3), 1, "which_vote")
    for field in (*PUBLIC, *BOARD):
        assert match.numbers(RED)[field] == getattr(match.table, field)
    assert match.numbers(RED)["place"][:3] == match.table.place[:3]
    for field in ("squires", "gold"):
        row = getattr(match.table, field)
        assert match.numbers(RED)[field][:3] == [None, row[RED], None]
        assert match.numbers(None)[field][:3] == [None, None, None]


@rule("LA-280", "LA-240")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"open_stocks": True})])
def test_two_players_and_those_who_want_play_with_open_stocks(players: int, options: dict[str, bool]) -> None:
    match = at_random(new(players, **options), 1, "which_vote")
    assert match.numbers(None)["squires"] == match.table.squires
    assert match.numbers(None)["gold"] == match.table.gold


@rule("LA-280")
@pytest.mark.parametrize("players", [3, 5])
def test_every_gain_and_payment_is_announced_so_that_stocks_can_be_deduced(players: int) -> None:
    """A spectator who follows the log knows every stock at every moment."""
    match, rnd = new(players, 8), random.Random(8)
    while not match.over:
        stocks = [[0] * players for _ in range(3)]
        for seat, amount, good in told_of_goods(match, "gained"):
            stocks[good][seat] += amount
        for seat, amount, good in told_of_goods(match, "paid"):
            stocks[good][seat] -= amount
        for seat, _, _, squires, _ in told(match, "county_entered"):
            stocks[0][seat] -= squires
        s = match.table
        assert stocks == [s.squires[:players], s.gold[:players], s.votes[:players]]
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)


@rule("LA-281")
def test_the_final_scoring_reveals_all_stocks() -> None:
    match = table("prepare_the_next_round", round=5, squires=[3, 1, 0], gold=[0, 2, 5])
    assert match.over
    assert match.numbers(None)["squires"][:3] == [3, 1, 0]
    assert match.numbers(BLUE)["gold"][:3] == [0, 2, 5]


# --- re-dealing ---------------------------------------------------------------------------------------------


def redealt(match: Match, seat: int, seed: int) -> Match:
    other = match.branch()
    LA.redeal(other.table, seat, seeded(seed))
    return other


@rule("LA-280", "LA-270")
def test_other_stocks_are_dealt_anew_with_the_same_total() -> None:
    match = table("place_the_knights", blue="1@court", squires=[3, 4, 5], gold=[1, 6, 2])
    seen = set()
    for seed in range(20):
        s = redealt(match, RED, seed).table
        assert (s.squires[RED], s.gold[RED]) == (4, 6)
        assert (sum(s.squires), sum(s.gold)) == (12, 9)
        assert s.supply == match.table.supply
        seen.add((s.squires[BLUE], s.gold[BLUE]))
    assert len(seen) > 5


@rule("LA-240", "LA-280")
def test_open_stocks_are_not_dealt_anew() -> None:
    match = table("place_the_knights", players=2, blue="1@court", squires=[3, 4], gold=[1, 6])
    assert redealt(match, RED, 1).table == match.table


@rule("LA-81")
def test_votes_not_shown_yet_are_dealt_anew() -> None:
    match = table("vote_on_the_proposals", votes=[2, 3, 0])
    match.choose("vote yes 1", RED)
    seen = {(s.side[RED], s.markers[RED]) for s in (redealt(match, BLUE, seed).table for seed in range(60))}
    assert seen == {(side, markers) for side in (0, 1) for markers in range(4)}
    assert redealt(match, RED, 1).table.markers[RED] == 1
    assert redealt(match, BLUE, 1).table.side[YELLOW] == -1


@pytest.mark.parametrize("seed", range(4))
@rule("LA-280")
def test_whoever_is_asked_can_afford_it_in_every_world(seed: int) -> None:
    """Nobody is asked for squires, a price or a ransom in vain."""
    match, rnd = new(4, f"worlds {seed}"), random.Random(seed)
    while not match.over:
        if match.to_act and match.to_act[0] >= 0:
            seat = match.to_act[0]
            other = redealt(match, (seat + 1) % 4, len(match.choices))
            assert other.offers(seat)
            if match.question.name in ("how_many_squires", "pay_or_not", "whom_to_free", "how_many_trades"):
                assert len(other.offers(seat)) > 1
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)


@rule("LA-280")
def test_the_one_who_needs_squires_to_place_keeps_enough_of_them() -> None:
    match = table(
        "place_the_knights",
        players=4,
        blue="1@court",
        red="1@upper-left 1@upper-right 3@stafford",
        yellow="1@upper-left 1@upper-right 4@surrey",
        green="1@upper-left 1@upper-right",
        built={"blue": "squires gold votes mixed recruit train"},
        squires=[3, 2, 1, 0],
    )
    assert match.offers() == ["place strength=1 at=stafford"]
    for seed in range(20):
        other = redealt(match, RED, seed)
        assert other.table.squires[BLUE] >= 3
        assert play(other, "place 1 stafford")
