"""The vote on a candidate (VR-80 to VR-95)."""

from __future__ import annotations

import pytest

from regnum.kernel import BadNotation, IllegalChoice
from regnum.testing import rule

from .helpers import (
    NOBODY,
    castle,
    deal,
    events,
    goes_to,
    hand,
    hands,
    move,
    movers,
    place_all,
    present,
    scores,
    shown_votes,
    tidy,
    told,
    totals,
    turn,
    vote,
    where,
)

FIVE = "1[S] 2[DO] 3[XAB] 4[CFMV] 5[EJLR]"


@rule("VR-80", "VR-435")
def test_every_unit_votes_the_presenter_too() -> None:
    match = turn(FIVE, 4, active=1)
    move(match, "J")
    for seat in (3, 0, 2):
        match.choose("vote yes", seat)
    assert match.to_act == (1,)  # the presenter's vote is still missing
    match.choose("vote no", 1)
    assert where(match, "J") == "D3"  # and it counts


@rule("VR-80")
def test_nobody_abstains() -> None:
    match = turn(FIVE, 4)
    move(match, "J")
    with pytest.raises(BadNotation):
        match.choose("pass", 2)


@rule("VR-81", "VR-326")
@pytest.mark.parametrize(
    ("cards", "options"),
    [
        ("1/3/1", ["yes", "no", "stomachache"]),
        ("1/1/0", ["yes", "no"]),
        ("1/0/1", ["yes", "stomachache"]),
        ("1/0/0", ["yes"]),
    ],
)
def test_a_unit_votes_with_a_card_of_its_hand(cards: str, options: list[str]) -> None:
    match = turn(FIVE, 4, hands=[cards, "1/3/1", "1/3/1", "1/3/1"])
    move(match, "J")
    assert match.offers(0) == [f"vote card={card}" for card in options]


@rule("VR-82")
def test_votes_are_secret_until_all_are_in_and_then_shown_with_their_owners() -> None:
    match = turn(FIVE, 4)
    move(match, "J")
    for seat, card in ((2, "no"), (0, "yes"), (3, "stomachache")):
        match.choose(f"vote {card}", seat)
        assert told(match, "voted") == []
    match.choose("vote yes", 1)
    assert shown_votes(match) == ["yes", "yes", "no", "stomachache"]
    assert told(match, "voted") == [(0, 0), (1, 0), (2, 1), (3, 2)]


@rule("VR-82")
def test_a_choice_once_made_tells_the_others_nothing() -> None:
    one, other = turn(FIVE, 4), turn(FIVE, 4)
    for match, card in ((one, "no"), (other, "yes")):
        move(match, "J")
        match.choose(f"vote {card}", 2)
    for seat in (0, 1, 3, None):
        assert one.numbers(seat) == other.numbers(seat)


@rule("VR-83")
def test_a_unit_with_only_yes_left_is_asked_all_the_same() -> None:
    match = turn(FIVE, 4, hands=["1/0/0"] * 4)
    move(match, "J")
    assert match.to_act == (0, 1, 2, 3)
    assert match.offers(2) == ["vote card=yes"]
    with pytest.raises(IllegalChoice):
        match.choose("vote no", 2)


@rule("VR-84")
def test_no_and_stomachache_are_spent_and_yes_comes_back() -> None:
    match = turn(FIVE, 4, hands=["1/3/1", "1/3/1", "1/3/1", "1/3/1"])
    present(match, "J", "YNSN")
    assert hands(match) == ["1/3/1", "1/2/1", "1/3/0", "1/2/1"]
    present(match, "J", "YYYN")
    assert hands(match) == ["1/3/1", "1/2/1", "1/3/0", "1/1/1"]


@rule("VR-85", "VR-407")
@pytest.mark.parametrize(
    ("votes", "outcome"),
    [
        ("SYYY", "cancelled"),
        ("SSSS", "cancelled"),
        ("SNNN", "cancelled"),
        ("YSYN", "cancelled"),
        ("NYYY", "rejected"),
        ("NNNN", "rejected"),
        ("YYYY", "crowned"),
    ],
)
def test_a_stomachache_comes_before_a_no_and_a_no_before_the_crown(votes: str, outcome: str) -> None:
    match = turn(FIVE, 4)
    present(match, "J", votes)
    assert [event for event in events(match) if event in ("cancelled", "rejected", "crowned")] == [outcome]


@rule("VR-86")
@pytest.mark.parametrize("votes", ["YNYY", "YSYY"])
def test_after_a_failed_vote_the_unit_after_the_presenter_plays(votes: str) -> None:
    match = turn(FIVE, 4, active=3)
    present(match, "J", votes)
    assert match.question.name == "who_moves"
    assert match.to_act == (0,)


@rule("VR-87", "VR-406")
def test_one_stomachache_overrides_any_number_of_noes_and_all_are_lost() -> None:
    match = turn(FIVE, 4)
    present(match, "J", "NNSN")
    assert where(match, "J") == "5"
    assert hands(match) == ["1/2/1", "1/2/1", "1/3/0", "1/2/1"]


@rule("VR-88", "VR-408")
@pytest.mark.parametrize("letter", ["J", "X"])
def test_a_cancelled_candidate_is_back_on_floor_5_which_has_room(letter: str) -> None:
    match = turn("0[E] 1[S] 2[DO] 3[AB] 4[CFMV] 5[XJLR]", 4)
    assert match.table.crowd[5] == 4
    present(match, letter, "YYSY")
    assert where(match, letter) == "5"
    assert match.table.crowd[5] == 4


@rule("VR-89", "VR-328")
def test_rejected_courtiers_fill_the_dungeons_from_above_and_then_the_box() -> None:
    match = turn("0[ABCDEF] 4[XRSV] 5[JLMO]", 3, hands=["1/4/1"] * 3)
    for letter, place in (("J", "D3"), ("L", "D2"), ("M", "D1"), ("O", "box")):
        present(match, letter, "NYY")
        assert where(match, letter) == place
    assert match.table.rejections == 4
    move(match, "R")
    present(match, "R", "YYN")
    assert where(match, "R") == "box"


@rule("VR-90")
@pytest.mark.parametrize(
    ("text", "floor"),
    [
        ("0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]", "2"),
        ("0[B] 1[CD] 2[AFMO] 3[JL] 4[ER] 5[XSV]", "1"),
        ("0[B] 1[CDJL] 2[AFMO] 4[ER] 5[XSV]", "0"),
    ],
)
def test_a_rejected_jester_goes_to_the_first_of_floors_2_1_0_with_room(text: str, floor: str) -> None:
    match = turn(text, 3)
    present(match, "X", "YNY")
    assert where(match, "X") == floor


@rule("VR-90", "VR-409")
def test_floor_0_takes_the_jester_even_if_it_is_full() -> None:
    match = turn("0[ABC] 1[DEF] 2[JLM] 3[OR] 4[S] 5[XV]", 2, emissary_card="F20")
    present(match, "X", "NY", emissary="Y")
    assert where(match, "X") == "0"
    assert match.table.crowd[0] == 4


@rule("VR-91", "VR-410")
def test_a_rejected_jester_uses_up_no_dungeon() -> None:
    match = turn("0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]", 3)
    present(match, "X", "NYY")
    assert match.table.rejections == 0
    present(match, "S", "NYY")
    assert where(match, "S") == "D3"


@rule("VR-92")
def test_a_cancellation_uses_up_no_dungeon() -> None:
    match = turn("0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]", 3)
    present(match, "S", "SYY")
    assert match.table.rejections == 0
    present(match, "V", "NYY")
    assert where(match, "V") == "D3"


@rule("VR-93")
def test_rejected_courtiers_stay_where_they_are() -> None:
    match = turn("0[B] 1[CD] 2[FMO] 3[AJL] 4[XER] 5[SV]", 3, fields={"round": 3})
    present(match, "S", "NYY")
    move(match, "E")
    present(match, "V", "YNY")
    assert "S" not in movers(match)
    present(match, "E", "YYY")
    assert castle(match) == tidy("0[B] 1[CD] 2[FMO] 3[AJL] 4[XR] D3[S] D2[V] throne[E]")


@rule("VR-94", "VR-95")
def test_a_crowned_candidate_stands_on_the_throne_and_the_count_ends_the_round() -> None:
    last = turn(FIVE, 4, fields={"round": 3})
    present(last, "J", "YYYY")
    assert where(last, "J") == "throne"
    assert events(last)[5:7] == ["crowned", "counted"]
    assert last.over
    match = turn(FIVE, 4)
    present(match, "J", "YYYY")
    assert match.table.round == 2
    assert match.table.king == NOBODY
    deal(match)
    assert len(place_all(match)) == 12


@rule("VR-436")
def test_the_presenter_is_who_made_the_successful_step() -> None:
    match = turn(FIVE, 4, active=0)
    present(match, "R", "SYYY")
    assert match.to_act == (1,)
    present(match, "R", "YYYY")
    assert told(match, "crowned")[0][1] == 1
    assert match.table.first == 1


@rule("WE-5")
def test_we_5_a_no_sends_jeanne_to_the_dungeon() -> None:
    match = turn(FIVE, 4, active=1)
    present(match, "J", "YYNY")
    assert where(match, "J") == "D3"
    assert hands(match) == ["1/3/1", "1/3/1", "1/2/1", "1/3/1"]
    assert match.to_act == (2,)


@rule("WE-6")
def test_we_6_a_stomachache_sends_her_back() -> None:
    match = turn(FIVE, 4, active=1)
    present(match, "J", "YSNY")
    assert where(match, "J") == "5"
    assert hand(match, 1) == "1/3/0"
    assert hand(match, 2) == "1/2/1"
    assert match.table.rejections == 0
    assert match.to_act == (2,)


@rule("WE-12")
def test_we_12_the_jester_rejected() -> None:
    match = turn("0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]", 3)
    present(match, "X", "NYY")
    assert where(match, "X") == "2"
    assert match.table.crowd[2] == 4
    assert match.table.rejections == 0
    present(match, "S", "YNN")
    assert where(match, "S") == "D3"
    assert hands(match) == ["1/3/1", "1/3/1", "1/3/1"]
    for text, floor in (("0[B] 1[CD] 2[AFMO] 3[JL] 4[ER] 5[XSV]", "1"), ("0[B] 1[CDJL] 2[AFMO] 4[ER] 5[XSV]", "0")):
        other = turn(text, 3)
        present(other, "X", "NYY")
        assert where(other, "X") == floor


@rule("WE-13")
def test_we_13_the_fourth_rejected_goes_to_the_box() -> None:
    match = turn("0[B] 1[C] 2[FM] 3[XJL] 4[AE] 5[RV] D3[S] D2[O] D1[D]", 3, cards=["F24", "F12", "F15"])
    present(match, "V", "YYN")
    assert where(match, "V") == "box"
    present(match, "R", "YYY")
    assert totals(match) == [14, 20, 14]


@rule("WE-28", "VR-83")
def test_we_28_only_a_stomachache_can_stop_the_crown() -> None:
    match = turn("0[B] 1[C] 2[FM] 3[XJL] 4[AE] 5[RV] D3[S] D2[O] D1[D]", 3, hands=["1/0/0", "1/0/0", "1/0/1"])
    move(match, "V")
    assert match.offers(0) == match.offers(1) == ["vote card=yes"]
    assert match.offers(2) == ["vote card=yes", "vote card=stomachache"]
    other = match.branch()
    vote(match, "YYY")
    assert told(match, "crowned")
    vote(other, "YYS")
    assert where(other, "V") == "5"
    assert goes_to(other, "V") == "throne"
    assert scores(other) == [20, 20, 20]
