"""Initial placement (VR-50 to VR-58)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadNotation, Match
from regnum.testing import rule

from .helpers import (
    GAME,
    LETTERS,
    castle,
    deal,
    events,
    goes_to,
    hands,
    movers,
    name,
    new,
    place_all,
    present,
    scores,
    tidy,
    told,
    turn,
)


def placing(text: str, players: int, active: int = 0, **options: Any) -> Match:
    """A match in the midst of the placement."""
    assert GAME.parse is not None
    fields = {**GAME.parse(text), "active": active}
    return Match(
        GAME, players=players, start={"question": "where_to_place", "seats": active, "fields": fields}, **options
    )


def places_for(match: Match, letter: str) -> list[str]:
    return [offer.split("floor=")[1] for offer in match.offers() if f"courtier={name(letter)} " in offer]


@rule("VR-50")
@pytest.mark.parametrize("first", range(3))
def test_units_place_one_each_clockwise_from_the_first(first: int) -> None:
    match = new(3, first_unit=first)
    assert place_all(match)[:6] == [first, (first + 1) % 3, (first + 2) % 3] * 2


@rule("VR-51", "VR-324")
def test_any_courtier_of_the_reserve_goes_to_any_of_floors_1_to_4() -> None:
    match = new(4, first_unit=0)
    assert len(match.offers()) == 13 * 4
    assert places_for(match, "A") == ["1", "2", "3", "4"]
    match.choose("place alienor 1")
    assert places_for(match, "A") == []
    assert len(match.offers()) == 12 * 4


@rule("VR-51")
def test_a_full_floor_takes_nobody() -> None:
    match = placing("1[ABCD] 3[XEF] 4[JLMO] reserve[RSV]", 4)
    assert places_for(match, "R") == ["2", "3"]


@rule("VR-51", "VR-442")
def test_nobody_passes_while_placing() -> None:
    match = new(4, first_unit=0)
    assert {offer.split()[0] for offer in match.offers()} == {"place"}
    with pytest.raises(BadNotation):
        match.choose("pass")


@rule("VR-51")
def test_a_courtier_that_is_nobodys_favourite_may_be_placed_too() -> None:
    match = new(3, seed=None, first_unit=0)
    deal(match)  # seat 0 holds F01, without Alienor
    match.choose("place alienor 4")
    assert castle(match).startswith("3[X] 4[A]")


@rule("VR-52")
def test_the_jester_stands_on_floor_3_and_is_never_placed() -> None:
    match = new(4)
    assert castle(match) == tidy("3[X] reserve[ABCDEFJLMORSV]")
    assert not any("jester" in offer for offer in match.offers())


PLACED = {
    2: ([5, 5], 3),
    3: ([4, 4, 4], 1),
    4: ([3, 3, 3, 3], 1),
    5: ([2] * 5, 3),
    6: ([2] * 6, 1),
    7: ([2] * 6 + [1], 0),
    8: ([2] * 5 + [1] * 3, 0),
}


@rule("VR-53", "VR-54", "VR-55", "VR-403", "VR-451")
@pytest.mark.parametrize("units", range(2, 9))
@pytest.mark.parametrize("emissary", [False, True])
def test_each_unit_places_its_number_and_the_rest_goes_to_floor_0(units: int, emissary: bool) -> None:
    if emissary and units > 5:
        return
    counts, left = PLACED[units]
    match = new(units, first_unit=0, emissary=emissary or units == 2)
    placed = place_all(match)
    assert [placed.count(seat) for seat in range(units)] == counts
    assert match.table.crowd[0] == left == len(told(match, "left_below"))
    assert match.question.name == "who_moves"
    assert "reserve" not in castle(match)


@rule("VR-55")
def test_the_courtiers_nobody_chose_are_those_on_floor_0() -> None:
    match = new(6, first_unit=0)
    for letter in "ABCDEFJLMOSV":
        match.choose(next(offer for offer in match.offers() if f"courtier={name(letter)} " in offer))
    assert castle(match).startswith("0[R] ")


@rule("VR-56")
@pytest.mark.parametrize("units", range(2, 9))
@pytest.mark.parametrize("favourite_floors", ["1234", "4321", "3124"])
def test_there_is_always_room_to_place(units: int, favourite_floors: str) -> None:
    for six_each in (False, True)[: 2 if units == 2 else 1]:
        match = new(units, two_units_six_each=six_each)
        while match.question.name == "where_to_place":
            floors = [offer[-1] for offer in match.offers()]
            wanted = next(floor for floor in favourite_floors if floor in floors)
            match.choose(next(offer for offer in match.offers() if offer.endswith(wanted)))
        assert match.question.name == "who_moves"


@rule("VR-57")
def test_six_each_leaves_one_and_does_not_count_the_jester_while_placing() -> None:
    match = placing("1[ABC] 2[DEF] 3[XJL] 4[M] reserve[ORSV]", 2, two_units_six_each=True)
    assert places_for(match, "O") == ["3", "4"]
    match.choose("place ouaf 3")
    assert places_for(match, "R") == ["4"]
    match.choose("place romeo 4")
    match.choose("place sidonie 4")
    assert castle(match) == tidy("0[V] 1[ABC] 2[DEF] 3[XJLO] 4[MRS]")
    assert goes_to(match, "D") == "WC3"  # from the first turn on the Jester counts: floor 3 is full
    match.choose("move jester")
    assert goes_to(match, "D") == "WC3"  # three are left
    match.choose("move merlin")
    match.choose("move jeanne")
    assert goes_to(match, "D") == "3"


@rule("VR-57")
def test_without_the_flag_the_jester_takes_one_of_three_places() -> None:
    match = placing("1[ABC] 2[DEF] 3[XJL] 4[M] reserve[ORSV]", 2)
    assert places_for(match, "O") == ["4"]


@rule("VR-58", "VR-428")
def test_units_that_placed_one_less_score_3_at_once_in_every_round() -> None:
    match = new(7, first_unit=2)
    place_all(match)
    assert told(match, "compensated") == [(1, 3)]
    assert scores(match) == [20, 23, 20, 20, 20, 20, 20]
    assert "moved" not in events(match)
    later = turn("0[ABCDEFJLMORS] 3[X] 5[V]", 7, active=5)
    present(later, "V", "YYYYYYY")
    before = scores(later)
    deal(later)
    place_all(later)
    assert told(later, "compensated") == [(4, 3)]  # seat 5 begins now, seat 4 is last
    assert scores(later)[4] == before[4] + 3


@rule("VR-58")
@pytest.mark.parametrize("units", range(2, 7))
def test_with_fewer_than_seven_units_nobody_is_compensated(units: int) -> None:
    match = new(units)
    place_all(match)
    assert scores(match) == [20] * units


@rule("WE-1", "VR-55")
def test_we_1_the_last_courtier_goes_below_and_all_fourteen_can_move() -> None:
    match = placing("1[DO] 2[BCF] 3[XAL] 4[JMRV] reserve[ES]", 3)
    match.choose("place sidonie 3")
    assert castle(match) == tidy("0[E] 1[DO] 2[BCF] 3[XALS] 4[JMRV]")
    assert movers(match) == "".join(sorted(LETTERS))
    steps = {letter: goes_to(match, letter) for letter in LETTERS}
    assert steps == {
        "E": "1",
        **dict.fromkeys("DO", "2"),
        **dict.fromkeys("BCF", "WC3"),
        **dict.fromkeys("XALS", "WC4"),
        **dict.fromkeys("JMRV", "5"),
    }


@rule("WE-14", "VR-403")
def test_we_14_two_units_place_ten_and_floor_3_takes_two_beside_the_jester() -> None:
    match = new(2, first_unit=0)
    match.choose("place alienor 3")
    assert "3" in places_for(match, "B")
    match.choose("place bridget 3")
    assert "3" not in places_for(match, "C")
    assert [0, 1, *place_all(match)] == [0, 1] * 5
    assert match.table.crowd[0] == 3


@rule("WE-14", "VR-57")
def test_we_14_six_each_fill_every_floor_with_three() -> None:
    match = new(2, first_unit=0, two_units_six_each=True)
    assert place_all(match) == [0, 1] * 6
    assert match.table.crowd == [1, 3, 3, 4, 3, 0]
    assert hands(match) == ["1/4/1"] * 2


@rule("WE-15", "VR-58", "VR-60")
def test_we_15_eight_and_seven_units() -> None:
    eight = new(8, first_unit=5)
    assert place_all(eight) == [5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1]
    assert scores(eight) == [20, 20, 23, 23, 23, 20, 20, 20]
    assert eight.to_act == (5,)
    seven = new(7, first_unit=0)
    assert place_all(seven) == [*range(7), *range(6)]
    assert scores(seven) == [20] * 6 + [23]
