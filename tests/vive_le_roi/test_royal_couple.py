"""Variant: Royal Couple (VR-220 to VR-230)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    castle,
    deal,
    ended,
    events,
    hands,
    move,
    movers,
    new,
    others_gone,
    pile,
    play,
    present,
    scores,
    tidy,
    told,
    totals,
    turn,
    where,
)

CASTLE = "0[D] 1[S] 2[CO] 3[XAF] 4[EJV] 5[BLR] D3[M]"
WE_11 = "0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]"
WE_25 = "5[A] D3[B] D2[C] D1[D] box[EFJLMORSV] consort[X]"


def couple(text: str = CASTLE, players: int = 3, **given: Any) -> Match:
    return turn(text, players, royal_couple=True, **given)


@rule("VR-220", "VR-227", "VR-446")
def test_each_of_three_rounds_has_two_coronations() -> None:
    match = play(new(4, royal_couple=True), seed=2)
    log = [event for event in events(match) if event in ("round_begins", "crowned")]
    assert log == ["round_begins", "crowned", "crowned"] * 3


@rule("VR-220", "VR-221")
def test_the_first_coronation_is_counted_and_does_not_end_the_round() -> None:
    match = couple(cards=["F03", "F06", "F01"])
    present(match, "B", "YYY")
    assert totals(match) == [22, 25, 14]
    assert match.table.round == 1
    assert match.question.name == "who_moves"


@rule("VR-221", "VR-226")
def test_ambition_is_left_out_and_stays_hidden_at_the_first_coronation() -> None:
    match = couple(cards=["F03", "F06", "F01"], ambition=True, kept=["A02", "A15", "A04"])
    present(match, "B", "YYY")
    assert totals(match) == [22, 25, 14]
    assert told(match, "ambition_paid") == []
    assert match.numbers(1)["kept"][0] == [None, None]


@rule("VR-221")
def test_the_first_count_is_reversed_for_a_jester() -> None:
    match = couple(WE_11, cards=["F24", "F12", "F15"])
    present(match, "X", "YYY")
    assert totals(match) == [-21, -16, -10]


@rule("VR-222", "VR-301")
def test_favourites_stay_face_up_for_the_rest_of_the_round() -> None:
    match = couple(cards=["F03", "F06", "F01"])
    present(match, "B", "YYY")
    for seat in (0, 1, 2, None):
        assert [row[0] for row in match.numbers(seat)["favourites"][:3]] == [2, 5, 0]
    move(match, "A")
    assert match.numbers(None)["favourites"][0][0] == 2
    present(match, "L", "YYY")
    assert match.table.favourites_up == 0  # the next round is dealt


@rule("VR-221", "VR-225", "WE-9")
def test_both_counts_tell_everybodys_favourites_and_what_each_brings() -> None:
    match = couple(active=1, cards=["F03", "F06", "F01"])
    present(match, "B", "YYY")
    move(match, "A")
    present(match, "L", "NYY")
    present(match, "R", "YYY")
    counts = told(match, "counted")
    assert [numbers[0] for numbers in counts] == [0, 1, 2, 0, 1, 2]
    assert [numbers[-1] for numbers in counts] == [22, 25, 14, 10, 21, 14]
    assert counts[3][8:] == (0, 4, -2, -3, 10, 1, 10)  # B on the consort seat, J, L, M, R, S


@rule("VR-226")
def test_ambition_is_told_in_the_count_that_ends_the_round_alone() -> None:
    match = couple(WE_11, cards=["F24", "F12", "F15"], ambition=True, kept=["A01", "A02", "A15"])
    present(match, "X", "YYY")
    present(match, "S", "YYY")
    log = [event for event in events(match) if event in ("crowned", "counted", "ambition_paid")]
    assert log == ["crowned", *["counted"] * 3, "crowned", *["counted"] * 3, *["ambition_paid"] * 3]
    assert [numbers[-1] for numbers in told(match, "ambition_paid")] == [0, 3, 0]


@rule("VR-223")
def test_the_first_king_sits_aside_and_is_out_of_play() -> None:
    match = couple(cards=["F03", "F06", "F01"])
    assert match.table.crowd[5] == 3
    present(match, "B", "YYY")
    assert where(match, "B") == "consort"
    assert match.table.crowd == [1, 1, 2, 3, 3, 2]
    assert "B" not in movers(match)


@rule("VR-224", "VR-420")
def test_the_round_goes_on_with_everything_as_it_is() -> None:
    match = couple(active=1, hands=["1/1/0", "1/2/1", "1/0/1"])
    present(match, "B", "YYY")
    assert match.to_act == (2,)
    assert castle(match) == tidy("0[D] 1[S] 2[CO] 3[XAF] 4[EJV] 5[LR] D3[M] consort[B]")
    assert hands(match) == ["1/1/0", "1/2/1", "1/0/1"]
    assert match.table.rejections == 1
    present(match, "L", "NYY")
    assert where(match, "L") == "D2"
    emissary = couple(emissary_card="F20", fields={"emissary_noes": 1, "emissary_stomachaches": 0})
    present(emissary, "B", "YYY", emissary="Y")
    assert pile(emissary) == "1/1/0"


@rule("VR-225")
def test_at_the_second_count_the_first_king_is_worth_nothing() -> None:
    # F06 names B and A
    match = couple(others_gone("5[BA] 0[X]"), cards=["F06", "F01", "F12"])
    present(match, "B", "YYY")
    assert totals(match)[0] == 15
    present(match, "A", "YYY")
    assert totals(match)[0] == 10
    jester_second = couple(others_gone("5[BX] 1[A]"), cards=["F06", "F01", "F12"])
    present(jester_second, "B", "YYY")
    present(jester_second, "X", "YYY")
    assert totals(jester_second)[0] == -1


@rule("VR-225")
def test_only_the_second_king_decides_about_reversal() -> None:
    match = couple(others_gone("5[XB] 1[A]"), cards=["F06", "F01", "F12"])
    present(match, "X", "YYY")
    assert totals(match)[0] == -6
    present(match, "B", "YYY")
    assert totals(match)[0] == 11


@rule("VR-226", "VR-418")
def test_ambition_looks_at_the_second_king_and_the_second_count_alone() -> None:
    match = couple(others_gone("5[BR] 1[A]"), cards=["F06", "F01", "F12"], ambition=True, kept=["A02", "A16", "A03"])
    present(match, "B", "YYY")  # a woman first
    present(match, "R", "YYY")  # a man second
    assert told(match, "ambition_paid") == [(0, 0, 1, 0), (1, 0, 15, 3), (2, 0, 2, 3)]
    # A16: 15 points at the first count do not matter, 10 at the second do
    sixteen = couple(others_gone("5[BE] 0[X]"), cards=["F06", "F01", "F12"], ambition=True, kept=["A16", "A01", "A13"])
    present(sixteen, "B", "YYY")
    assert totals(sixteen)[0] == 15
    present(sixteen, "E", "YYY")
    assert told(sixteen, "ambition_paid")[0] == (0, 0, 15, 3)


@rule("VR-227", "VR-422")
def test_the_second_presenter_begins_the_next_round() -> None:
    match = couple(active=0)
    present(match, "B", "YYY")
    present(match, "L", "YYY")
    assert match.table.round == 2
    assert match.table.first == 1


@rule("VR-228", "VR-419")
def test_the_consort_is_as_high_as_the_king() -> None:
    text = "0[CDFJLMORSV] 3[XA] throne[E] consort[B]"
    match = ended(text, 3, cards=["F15", "F01", "F03"], royal_couple=True, scores=[50, 50, 40])
    assert match.table.height[:3] == [6, 6, 6]
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("VR-419")
def test_the_consort_is_on_no_floor_for_ambition() -> None:
    match = couple(others_gone("5[BR] 0[X]"), cards=["F06", "F02", "F12"], ambition=True, kept=["A12", "A01", "A13"])
    present(match, "B", "YYY")
    present(match, "R", "YYY")
    assert told(match, "ambition_paid")[0] == (0, 0, 11, 5)


@rule("VR-229", "VR-453")
@pytest.mark.parametrize("pair", ["BS", "LR", "OX", "XO", "BO"])
def test_any_two_can_be_the_couple(pair: str) -> None:
    match = couple(others_gone(f"5[{pair}] 1[A]" + ("" if "X" in pair else " 0[X]")), fields={"round": 3})
    for letter in pair:
        present(match, letter, "YYY")
    assert match.over
    assert [where(match, letter) for letter in pair] == ["consort", "throne"]


@rule("VR-230", "VR-421")
def test_with_nobody_left_after_a_rejection_the_round_ends_without_a_count() -> None:
    kept = [f"A0{seat + 1}" for seat in range(8)]
    match = couple(WE_25, 8, active=5, fields={"crowned_by": 3, "favourites_up": 1}, ambition=True, kept=kept)
    before = scores(match)
    present(match, "A", "YYYNYYYY")
    assert match.table.round == 2
    assert told(match, "no_second_king") == [()]
    assert told(match, "crowned") == told(match, "ambition_paid") == []
    assert scores(match) == before
    assert match.table.first == 3
    assert match.table.ambitions_up == 0


@rule("VR-230")
def test_while_somebody_is_left_in_a_wc_the_round_goes_on() -> None:
    match = couple("5[A] WC3[E] D3[B] D2[C] D1[D] box[FJLMORSV] consort[X]", 8, fields={"crowned_by": 3})
    present(match, "A", "YYYNYYYY")
    assert match.table.round == 1
    assert movers(match) == "E"


@rule("VR-230")
def test_a_cancellation_leaves_somebody_in_play() -> None:
    match = couple(WE_25, 8, fields={"crowned_by": 3})
    present(match, "A", "YYYSYYYY")
    assert match.table.round == 1
    assert movers(match) == "A"


@rule("WE-9")
def test_we_9_bridget_and_romeo() -> None:
    match = couple(active=1, cards=["F03", "F06", "F01"])
    present(match, "B", "YYY")
    assert totals(match) == [22, 25, 14]
    assert scores(match) == [42, 45, 34]
    assert where(match, "B") == "consort"
    assert match.to_act == (2,)
    assert match.table.favourites_up == 1
    move(match, "A")
    assert where(match, "A") == "4"
    present(match, "L", "NYY")
    assert where(match, "L") == "D2"
    present(match, "R", "YYY")
    assert totals(match) == [10, 21, 14]
    assert scores(match) == [52, 66, 48]
    assert match.table.first == 1


@rule("WE-23")
def test_we_23_the_jester_first() -> None:
    match = couple(WE_11, cards=["F24", "F12", "F15"], ambition=True, kept=["A01", "A02", "A15"])
    present(match, "X", "YYY")
    assert totals(match) == [-21, -16, -10]
    assert scores(match) == [0, 4, 10]
    present(match, "S", "YYY")
    assert totals(match) == [26, 19, 10]
    assert scores(match) == [26, 23, 20]


@rule("WE-24")
def test_we_24_the_jester_second() -> None:
    match = couple(WE_11, cards=["F24", "F12", "F15"])
    present(match, "S", "YYY")
    assert totals(match) == [26, 16, 10]
    assert scores(match) == [46, 36, 30]
    present(match, "X", "YYY")
    assert totals(match) == [-16, -16, -10]
    assert scores(match) == [30, 20, 20]


@rule("WE-25")
def test_we_25_no_second_king() -> None:
    match = couple(WE_25, 8, active=6, fields={"crowned_by": 3})
    present(match, "A", "NYYYYYYY")
    assert match.table.round == 2
    assert match.table.first == 3
    assert told(match, "rejected") == [(0, 12)]  # Alienor, to the box
    deal(match)
    assert match.to_act == (3,)


@rule("WE-25", "VR-230")
def test_we_25_everybody_gone_when_the_jester_is_crowned_first() -> None:
    match = couple("5[X] D3[B] D2[C] D1[D] box[AEFJLMORSV]", 8, active=4)
    present(match, "X", "Y" * 8)
    assert len(told(match, "crowned")) == 1
    assert len(told(match, "scored")) == 8
    assert totals(match)[0] == 0
    assert told(match, "no_second_king") == [()]
    assert match.table.round == 2
    assert match.table.first == 4
