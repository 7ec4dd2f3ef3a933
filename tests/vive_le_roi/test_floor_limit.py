"""The floor limit (VR-25 to VR-29)."""

from __future__ import annotations

import random

import pytest

from regnum.games.vive_le_roi.table import THRONE
from regnum.testing import rule

from .helpers import castle, goes_to, move, movers, new, present, tidy, turn, vote, where


@rule("VR-25")
def test_a_floor_holds_four_and_with_two_units_three() -> None:
    three_above = "0[ABFLMORSV] 1[C] 2[DEJ] 5[X]"
    assert goes_to(turn(three_above, 3), "C") == "2"
    assert "C" not in movers(turn(three_above, 2))


@rule("VR-26")
def test_nobody_steps_onto_a_full_floor() -> None:
    match = turn("0[ABDEFJL] 1[C] 2[MORS] 3[X] 5[V]", 3)
    assert "C" not in movers(match)
    assert "A" in movers(match)


@rule("VR-26")
@pytest.mark.parametrize("units", [2, 3, 5, 8])
def test_no_floor_is_ever_above_the_limit(units: int) -> None:
    match = new(units)
    rnd = random.Random(units)
    while not match.over:
        assert max(match.table.crowd[1:]) <= (3 if units == 2 else 4)
        seat = match.to_act[0]
        match.choose(rnd.choice(match.offers(seat)), seat)


@rule("VR-27")
def test_the_jester_counts_on_his_floor() -> None:
    match = turn("0[ABCDEFJ] 1[V] 2[XLMO] 5[RS]", 3)
    assert "V" not in movers(match)
    present(match, "R", "NYY")
    move(match, "X")
    assert "V" in movers(match)


@rule("VR-28")
def test_those_in_a_wc_or_a_dungeon_stand_on_no_floor() -> None:
    match = turn("0[ABCDEF] 2[J] 3[XLM] WC3[O] D3[R] 5[SV]", 3)
    assert match.table.crowd[3] == 3
    assert goes_to(match, "J") == "3"


@rule("VR-28")
def test_entering_a_wc_makes_room_below_and_leaving_it_takes_room_beside() -> None:
    match = turn("0[ABC] 2[DEFJ] 3[XLMO] 4[RSV]", 3)
    move(match, "D")
    assert where(match, "D") == "WC3"
    assert match.table.crowd == [3, 0, 3, 4, 3, 0]
    move(match, "X")
    move(match, "D")
    assert match.table.crowd == [3, 0, 3, 4, 4, 0]


@rule("VR-29")
def test_the_throne_room_holds_the_candidate_or_the_king_and_nobody_else() -> None:
    match = turn("0[ABCDEFJL] 4[X] 5[MRSV] WC4[O]", 3, fields={"round": 3})
    assert set("MRSV") <= set(movers(match))
    move(match, "M")
    assert match.table.place.count(THRONE) == 1
    vote(match, "YSY")
    assert match.table.place.count(THRONE) == 0
    present(match, "R", "YNY")
    assert match.table.place.count(THRONE) == 0
    present(match, "S", "YYY")
    assert match.over
    assert castle(match) == tidy("0[ABCDEFJL] 4[X] 5[MV] WC4[O] D3[R] throne[S]")


@rule("VR-448")
def test_an_over_full_floor_is_full_and_pushes_nobody_out() -> None:
    match = turn("0[J] 1[LMO] 2[RV] 3[XABC] 4[D] 5[EFS]", 2, emissary_card="F20", two_units_six_each=True)
    assert goes_to(match, "R") == "WC3"  # four stand on floor 3, the limit is three
    move(match, "A")
    assert match.table.crowd[3] == 3
    assert goes_to(match, "R") == "WC3"
    move(match, "B")
    assert goes_to(match, "R") == "3"
