"""Participants and configuration (VR-1 to VR-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from regnum.kernel import IllegalOptions
from regnum.testing import rule

from .helpers import GAME, deal, hands, move, new, place_all, turn


def legal(players: int, **options: Any) -> bool:
    try:
        GAME.options.settle(players, **options)
    except IllegalOptions:
        return False
    return True


def refused(clause: str, players: int, **options: Any) -> bool:
    with pytest.raises(IllegalOptions) as wrong:
        GAME.options.settle(players, **options)
    return wrong.value.clause == clause


@rule("VR-1")
def test_every_person_has_a_favourites_card_of_their_own() -> None:
    match = new(3, unit_sizes=[2, 1, 2])
    cards = [match.table.favourites[seat][person] for seat, person in ((0, 0), (0, 1), (1, 0), (2, 0), (2, 1))]
    assert len(set(cards)) == 5
    assert min(cards) >= 0


@rule("VR-2")
def test_a_team_is_one_unit_that_decides_once() -> None:
    match = new(3, unit_sizes=[2, 2, 1], first_unit=0)
    assert match.to_act == (0,)
    match.choose(match.offers()[0])
    assert match.to_act == (1,)


@rule("VR-2")
def test_without_teams_every_unit_is_one_person() -> None:
    match = new(5)
    assert match.options["unit_sizes"] == (1, 1, 1, 1, 1)
    assert all(second == -1 for _, second in match.table.favourites[:5])


@rule("VR-3", "VR-401")
@pytest.mark.parametrize("sizes", [(1, 1, 1), (2, 1, 1), (2, 2, 2)])
def test_tables_count_units_not_persons(sizes: tuple[int, ...]) -> None:
    match = new(3, unit_sizes=sizes, first_unit=0)
    assert hands(match) == ["1/4/1"] * 3
    assert place_all(match) == [0, 1, 2] * 4


@rule("VR-3")
def test_the_emissary_is_no_unit() -> None:
    match = new(4, emissary=True, first_unit=0)
    assert match.table.players == 4
    assert place_all(match) == [0, 1, 2, 3] * 3


@rule("VR-4")
def test_the_unit_after_the_last_seat_is_the_first_seat() -> None:
    match = turn("0[ABCDEFJLMORSV] 3[X]", 4, active=2)
    order = []
    for letter in "ABCD":
        order.append(match.to_act[0])
        move(match, letter)
    assert order == [2, 3, 0, 1]


@rule("VR-5")
def test_the_defaults_are_those_of_the_table() -> None:
    assert GAME.options.settle(3) == {
        "players": 3,
        "unit_sizes": (1, 1, 1),
        "ambition": False,
        "banished": False,
        "emissary": False,
        "royal_couple": False,
        "team_scoring": "separate",
        "two_units_six_each": False,
        "first_unit": "random",
    }
    assert GAME.options.settle(2)["emissary"] is True


@rule("VR-5")
def test_the_first_unit_is_a_seat_of_this_table() -> None:
    assert legal(3, first_unit=2)
    assert refused("VR-5", 3, first_unit=3)


@rule("VR-6")
def test_there_are_two_to_eight_units_of_one_or_two_persons() -> None:
    assert [units for units in range(12) if legal(units)] == [2, 3, 4, 5, 6, 7, 8]
    assert legal(3, unit_sizes=[1, 2, 2])
    assert refused("VR-6", 3, unit_sizes=[1, 3, 1])
    assert refused("VR-6", 3, unit_sizes=[1, 0, 1])
    assert refused("VR-6", 3, unit_sizes=[1, 1])


@rule("VR-7", "VR-445")
def test_two_units_need_the_emissary_and_more_than_five_forbid_him() -> None:
    assert refused("VR-7", 2, emissary=False)
    assert [units for units in range(2, 9) if legal(units, emissary=True)] == [2, 3, 4, 5]
    assert refused("VR-7", 6, emissary=True)
    assert [units for units in range(2, 9) if legal(units, emissary=False)] == [3, 4, 5, 6, 7, 8]


@rule("VR-8")
def test_common_scoring_needs_a_team() -> None:
    assert refused("VR-8", 4, team_scoring="common")
    assert legal(4, team_scoring="common", unit_sizes=[1, 1, 1, 2])


@rule("VR-9", "VR-430")
def test_there_are_eight_score_markers() -> None:
    assert legal(4, unit_sizes=[2, 2, 2, 2])
    assert refused("VR-9", 5, unit_sizes=[2, 2, 2, 2, 1], team_scoring="separate")
    assert legal(5, unit_sizes=[2, 2, 1, 1, 1], emissary=True)
    assert refused("VR-9", 5, unit_sizes=[2, 2, 2, 1, 1], emissary=True, team_scoring="separate")
    assert legal(8, unit_sizes=2, team_scoring="common")


@rule("VR-9")
def test_more_persons_than_markers_score_in_common_unless_they_say_otherwise() -> None:
    def scoring(players: int, **given: Any) -> Any:
        return GAME.options.settle(players, **given)["team_scoring"]

    assert scoring(4, unit_sizes=2) == "separate"
    assert scoring(4, unit_sizes=2, emissary=True) == "common"
    assert scoring(5, unit_sizes=[2, 2, 2, 2, 1]) == "common"
    assert scoring(8, unit_sizes=2) == scoring(8, unit_sizes="2") == "common"
    assert scoring(8) == "separate"


def configurations() -> Iterator[dict[str, Any]]:
    switch = (False, True)
    for units in range(2, 9):
        for teams in range(units + 1):
            for emissary, common, six in product(switch, switch, switch):
                yield {
                    "players": units,
                    "unit_sizes": [2] * teams + [1] * (units - teams),
                    "emissary": emissary,
                    "team_scoring": "common" if common else "separate",
                    "two_units_six_each": six,
                }


@rule("VR-10")
def test_everything_else_combines_freely() -> None:
    for chosen in configurations():
        units, persons = chosen["players"], sum(chosen["unit_sizes"])
        common = chosen["team_scoring"] == "common"
        markers = (units if common else persons) + chosen["emissary"]
        allowed = (
            chosen["emissary"] in {2: (True,), 6: (False,), 7: (False,), 8: (False,)}.get(units, (False, True))
            and (not common or persons > units)
            and markers <= 8
            and (units == 2 or not chosen["two_units_six_each"])
        )
        for ambition, banished, couple in product((False, True), repeat=3):
            options = dict(chosen, ambition=ambition, banished=banished, royal_couple=couple)
            assert legal(**options) == allowed, options


@rule("VR-10")
def test_six_courtiers_each_are_for_two_units_only() -> None:
    assert legal(2, two_units_six_each=True)
    assert refused("VR-10", 3, two_units_six_each=True)


@rule("WE-10", "VR-429", "VR-401")
def test_we_10_units_of_any_kind_count() -> None:
    assert hands(new(3, unit_sizes=2)) == ["1/4/1"] * 3
    mixed = new(4, unit_sizes=[2, 2, 2, 1], first_unit=0)
    assert sum(mixed.table.unit_sizes) == 7
    assert hands(mixed) == ["1/3/1"] * 4
    assert place_all(mixed) == [0, 1, 2, 3] * 3
    two_teams = new(2, unit_sizes=2)
    assert two_teams.options["emissary"]
    assert hands(two_teams) == ["1/4/1"] * 2


@rule("WE-30")
def test_we_30_big_teams() -> None:
    match = new(8, seed=None, unit_sizes=2, team_scoring="common", ambition=True)
    deal(match)
    assert match.question.name == "where_to_place"  # nobody chose an Ambition card
    assert all(card >= 0 for unit in match.table.kept for card in unit)
    assert hands(match) == ["1/2/1"] * 8
    assert legal(5, unit_sizes=2, emissary=True, team_scoring="common")
    assert refused("VR-9", 4, unit_sizes=2, emissary=True, team_scoring="separate")
