"""A search need not play to the end: prospects are judged where a part of the game is over."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.bots import Knowledge, deals, forest
from regnum.bots.search import Grove
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match
from regnum.kernel.primitives import prospects, stage


def begun(name: str, **options: Any) -> Match:
    return Match(game_named(name), seed="judging", **options)


@pytest.mark.parametrize("name", names())
def test_everybodys_chances_of_winning_add_up_to_one(name: str) -> None:
    table = begun(name).table
    chances = [forest.chance_of_winning(table, seat) for seat in range(table.players)]
    assert abs(sum(chances) - forest.WIN) < table.players


@pytest.mark.parametrize(
    ("name", "field", "more"),
    [
        ("vive-le-roi", "score", [30, 0]),
        ("lancaster", "score", 20),
        ("krone-und-schwert", "points", 20),
        ("lang-lebe-der-koenig", "bonus", 5),
    ],
)
def test_whoever_has_scored_more_has_better_prospects(name: str, field: str, more: object) -> None:
    table = begun(name).table
    before = prospects(table, 1)
    getattr(table, field)[1] = more
    assert prospects(table, 1) > before


def test_an_imagined_game_ends_with_the_round() -> None:
    match = begun("vive-le-roi", players=3)
    seat = match.to_act[0]
    grove = Grove(seat, deals.drawn(Knowledge.of(match, seat), "a deal", None), "a seed", None)
    grove.search(1)
    ended = grove.dealt.tables[forest.WORK]
    assert stage(ended) == stage(match.table) + forest.A_STAGE
    assert ended.round == match.table.round + 1


def test_a_seat_holds_the_same_where_all_it_sees_is_the_same() -> None:
    match = begun("vive-le-roi", players=3)
    seat = match.to_act[0]
    dealt = deals.drawn(Knowledge.of(match, seat), "a deal", None)
    cards = [[str(table.favourites[p]) for p in range(3)] for table in dealt.tables]
    for p in range(3):
        by_number = {numbers[p]: held[p] for numbers, held in zip(dealt.holdings, cards, strict=True)}
        assert len(by_number) == len({held[p] for held in cards})
        assert all(by_number[numbers[p]] == held[p] for numbers, held in zip(dealt.holdings, cards, strict=True))
    assert len({numbers[seat] for numbers in dealt.holdings}) == 1
