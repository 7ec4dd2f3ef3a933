"""The count at a coronation (VR-110 to VR-115)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import LETTERS, castle, others_gone, present, scores, told, totals, turn, where

PLACES = ["5", "4", "3", "2", "1", "0", "WC3", "WC4", "box", "D3", "D2", "D1"]
NORMAL = dict(zip(PLACES, [5, 4, 3, 2, 1, 0, 0, 0, 0, -3, -2, -1], strict=True))
WE_7 = "1[S] 2[DO] 3[XAB] 4[CJ] 5[ELR] WC4[V] D3[M] D2[F]"


@rule("VR-110")
@pytest.mark.parametrize("place", PLACES)
def test_a_favourite_is_worth_what_the_table_says_reversed_under_the_jester(place: str) -> None:
    # of F01 (EFJMOV) only E is on the board; the King S is on nobody's card but F03
    king = others_gone(f"{place}[E] 5[S] 0[X]")
    match = turn(king, 3, cards=["F01", "F02", "F15"])
    present(match, "S", "YYY")
    assert totals(match)[:2] == [NORMAL[place], 0]
    jester = turn(others_gone(f"{place}[E] 5[X]"), 3, cards=["F01", "F02", "F15"], scores=[20, 20, 20])
    present(jester, "X", "YYY")
    assert totals(jester)[:2] == [-NORMAL[place], 0]


@rule("VR-110")
def test_the_king_is_worth_ten() -> None:
    match = turn(others_gone("5[E] 0[X]"), 3, cards=["F01", "F02", "F15"])
    present(match, "E", "YYY")
    assert totals(match) == [10, 0, 0]


@rule("VR-110")
def test_every_person_reveals_their_card_at_the_coronation() -> None:
    match = turn(WE_7, 3, cards=["F01", "F02", "F15"])
    present(match, "L", "YYY")
    eloise, foidvo, jeanne, merlin, ouaf, victoria = (LETTERS.index(letter) for letter in "EFJMOV")
    assert told(match, "counted")[0][:8] == (0, 0, eloise, foidvo, jeanne, merlin, ouaf, victoria)
    assert [numbers[0] for numbers in told(match, "counted")] == [0, 1, 2]


@rule("VR-110", "WE-7")
def test_the_count_tells_what_each_favourite_brings() -> None:
    match = turn(WE_7, 3, cards=["F01", "F02", "F15"])
    present(match, "L", "YYY")
    assert told(match, "counted")[0][8:] == (5, -2, 4, -3, 2, 0, 6)


@rule("VR-111")
def test_having_been_a_candidate_before_reverses_nothing() -> None:
    match = turn("0[BCDFJLMORV] 3[A] 5[XES]", 3, cards=["F01", "F02", "F03"])
    present(match, "X", "YYS")
    present(match, "E", "YYY")
    assert totals(match)[0] == 10
    again = turn("0[BCDFJLMORV] 3[A] 5[XES]", 3, cards=["F01", "F02", "F03"])
    present(again, "E", "YYS")
    present(again, "X", "YYY")
    assert totals(again)[0] == -5


@rule("VR-112", "VR-113", "VR-412")
def test_a_marker_moves_once_by_the_net_total() -> None:
    # seat 0: -5 for E, +5 for Ambition A01: the marker on 2 does not touch 0 in between
    match = turn(
        "0[BCDFJLMORV] 3[A] 5[XES]",
        3,
        cards=["F01", "F02", "F03"],
        ambition=True,
        kept=["A01", "A02", "A13"],
        scores=[2, 30, 30],
    )
    present(match, "X", "YYY")
    assert totals(match)[0] == 0
    assert scores(match)[0] == 2
    assert [numbers for numbers in told(match, "scored") if numbers[0] == 0] == [(0, 0, 0, 2)]


@rule("VR-114")
def test_a_score_never_drops_below_0() -> None:
    match = turn("0[BCDFJLMORV] 3[A] 5[XES]", 3, cards=["F01", "F02", "F03"], scores=[3, 20, 20])
    present(match, "X", "YYY")
    assert totals(match)[0] == -5
    assert scores(match)[0] == 0


@rule("VR-114", "VR-440")
def test_a_score_has_no_upper_bound() -> None:
    match = turn(WE_7, 3, cards=["F01", "F02", "F15"], scores=[995, 300, 20])
    present(match, "L", "YYY")
    assert scores(match)[0] == 995 + totals(match)[0]


@rule("VR-115")
def test_the_seat_at_which_a_card_lies_changes_nothing() -> None:
    cards = ["F01", "F02", "F03"]
    found = set()
    for turned in range(3):
        order = cards[turned:] + cards[:turned]
        match = turn(WE_7, 3, cards=order)
        present(match, "L", "YYY")
        found.add(tuple(sorted(zip(order, scores(match), strict=True))))
    assert len(found) == 1


@rule("WE-7", "VR-33")
def test_we_7_leonardo_is_crowned() -> None:
    match = turn(WE_7, 4, active=2, cards=["F01", "F02", "F03", "F04"])
    present(match, "L", "YYYY")
    assert totals(match) == [6, 22, 20, 14]
    assert scores(match) == [26, 42, 40, 34]
    assert match.table.first == 2


@rule("WE-8", "VR-431")
def test_we_8_the_jester_is_crowned() -> None:
    match = turn("0[L] 1[S] 2[DO] 3[AB] 4[CJ] 5[XER] WC4[V] D3[M] D2[F]", 4, cards=["F01", "F02", "F03", "F04"])
    present(match, "X", "YYYY")
    assert totals(match) == [-6, -12, -10, -4]
    assert scores(match) == [14, 8, 10, 16]


@rule("WE-11")
def test_we_11_markers_stop_at_0() -> None:
    text = "0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]"
    match = turn(text, 3, cards=["F24", "F12", "F15"], scores=[7, 20, 0], fields={"round": 3})
    present(match, "X", "YYY")
    assert totals(match) == [-21, -16, -10]
    assert scores(match) == [0, 4, 0]
    assert where(match, "X") == "throne"
    assert castle(match).startswith("0[B] ")
