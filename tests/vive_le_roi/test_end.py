"""The end of the game (VR-140 to VR-147)."""

from __future__ import annotations

import pytest

from regnum.kernel import Match, Result
from regnum.testing import rule

from .helpers import ended, present, told, turn

CASTLE = "0[BCJLV] 1[D] 2[AFM] 3[XO] 4[R] WC4[S] throne[E]"


def result(match: Match) -> Result:
    assert match.result is not None
    return match.result


@rule("VR-140")
def test_the_game_ends_with_the_last_count_of_round_3() -> None:
    for round_, over in ((1, False), (2, False), (3, True)):
        match = turn("0[BCDFJLMORV] 3[XA] 5[ES]", 3, fields={"round": round_})
        present(match, "E", "YYY")
        assert match.over is over


@rule("VR-141", "VR-142")
def test_the_highest_score_wins() -> None:
    final = result(ended(CASTLE, 3, scores=[40, 62, 61]))
    assert final.scores == (40, 62, 61)
    assert final.winners == (1,)
    assert final.places == (3, 1, 2)


@rule("VR-143", "VR-423")
@pytest.mark.parametrize(
    ("castle", "cards", "winner"),
    [
        # the King (height 6) against floor 5
        ("0[BCDFJLMORV] 3[XA] 5[S] throne[E]", ("F01", "F03"), 0),
        # floor 4 against floor 3, although the other has two on 3
        ("0[ABCDFLMV] 3[XJR] 4[O] 5[S] throne[E]", ("F11", "F20"), 0),
        # floor 0 against nobody on any floor: WC, dungeons and box give no height
        ("0[XC] 5[V] WC3[E] WC4[J] D3[A] D2[B] D1[D] box[FLMORS]", ("F13", "F15"), 1),
    ],
)
def test_a_tie_goes_to_the_highest_favourite(castle: str, cards: tuple[str, str], winner: int) -> None:
    match = ended(castle, 3, cards=[*cards, "F26"], scores=[61, 61, 0])
    assert result(match).winners == (winner,)
    assert result(match).places[1 - winner] == 2


@rule("VR-143")
def test_heights_are_6_for_a_king_the_floor_otherwise_and_none_off_the_floors() -> None:
    match = ended("0[XC] 5[V] WC3[E] WC4[J] D3[A] D2[B] D1[D] box[FMORS] throne[L]", 3, cards=["F18", "F01", "F12"])
    assert match.table.height[:3] == [-1, 5, 6]
    low = ended("0[XC] 5[V] WC3[E] WC4[J] D3[A] D2[B] D1[D] box[FMORS] throne[L]", 3, cards=["F16", "F11", "F15"])
    assert low.table.height[:3] == [0, 0, 0]


@rule("VR-144", "VR-424")
def test_units_equal_in_both_share_the_victory() -> None:
    final = result(ended(CASTLE, 3, cards=["F01", "F06", "F02"], scores=[61, 61, 50]))
    assert final.winners == (0, 1)
    assert final.places == (1, 1, 3)


@rule("VR-145")
def test_the_same_criteria_order_all_places() -> None:
    # F01 and F06 name the King E, F02 and F05 only R on floor 4
    match = ended(CASTLE, 5, cards=["F02", "F01", "F05", "F06", "F26"], scores=[50, 50, 50, 50, 70])
    assert match.table.height[:5] == [4, 6, 4, 6, 2]
    assert result(match).places == (4, 2, 4, 2, 1)


@rule("VR-145")
def test_the_final_places_are_told() -> None:
    match = turn("0[BCDFJLMORV] 3[XA] 5[ES]", 3, cards=["F01", "F02", "F03"], fields={"round": 3})
    present(match, "E", "YYY")
    assert told(match, "final_place") == [(0, 1, 30), (1, 3, 23), (2, 2, 25)]


@rule("VR-146")
def test_height_is_not_reversed_under_a_jester_king() -> None:
    match = turn("0[BCDFJLMORV] 3[A] 5[XES]", 3, cards=["F01", "F26", "F20"], scores=[25, 23, 23], fields={"round": 3})
    present(match, "X", "YYY")
    assert result(match).scores == (20, 20, 20)
    assert match.table.height[:3] == [5, 3, 3]
    assert result(match).places == (1, 2, 2)


@rule("VR-147")
def test_a_sealed_courtier_gives_no_height() -> None:
    text = "0[BCDFJLORSV] 3[XA] 4[E] throne[M]"  # M is sealed on F01
    assert ended(text, 3, cards=["F01", "F02", "F03"]).table.height[0] == 6
    assert ended(text, 3, cards=["F01", "F02", "F03"], banished=True).table.height[0] == 4


@rule("WE-27")
def test_we_27_height_3_loses_to_height_4() -> None:
    # unit 0 (F13: DEFLMS): E in WC4, D on floor 3; unit 1 (F08: ACDJSV): A on floor 4, C on floor 0
    text = "0[BCJ] 3[XD] 4[A] WC4[E] D3[F] D2[L] D1[M] box[SV] 5[R] throne[O]"
    match = ended(text, 3, cards=["F13", "F08", "F26"], scores=[61, 61, 10])
    assert match.table.height[:2] == [3, 4]
    assert result(match).winners == (1,)
    both = ended(text, 3, cards=["F23", "F08", "F26"], scores=[61, 61, 10])
    assert both.table.height[:2] == [6, 4]
    level = ended(text, 3, cards=["F26", "F08", "F13"], scores=[61, 61, 10])
    assert level.table.height[:2] == [4, 4]
    assert result(level).winners == (0, 1)
