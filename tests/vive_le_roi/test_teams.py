"""Variant: Teams (VR-250 to VR-275)."""

from __future__ import annotations

import pytest

from regnum.kernel import NOBODY, IllegalChoice, Match
from regnum.testing import rule

from .helpers import (
    GAME,
    deal,
    ended,
    hands,
    move,
    new,
    others_gone,
    place_all,
    present,
    scores,
    told,
    totals,
    turn,
)

TEAMS = [("F24", "F12"), ("F15", "F03"), "F09"]
WE_26 = "0[B] 1[CD] 2[FMO] 3[XAJ] 4[ER] 5[LV] D3[S]"
HEIGHTS = "0[CDFJLMORV] 1[B] 3[X] 4[A] 5[S] throne[E]"
"""Heights: F01 (EFJMOV) 6, F03 (BJLMRS) 5, F02 (AFJLOR) 4, F15 (BCDFMR) 1."""


@rule("VR-250")
def test_lone_persons_play_beside_teams() -> None:
    match = new(4, unit_sizes=[2, 1, 2, 1])
    assert match.table.unit_sizes[:4] == [2, 1, 2, 1]
    assert match.table.players == 4


@rule("VR-251")
def test_tables_follow_the_number_of_units() -> None:
    match = new(7, unit_sizes=[2, 1, 1, 1, 1, 1, 1], first_unit=0)
    assert hands(match) == ["1/2/1"] * 7
    assert len(place_all(match)) == 13
    assert scores(match)[6] == 23
    two = new(2, unit_sizes=[2, 2])
    assert GAME.options.settle(2, unit_sizes=[2, 2])["emissary"]
    assert place_all(two) in ([0, 1] * 5, [1, 0] * 5)


@rule("VR-252")
def test_a_team_has_one_hand_and_one_vote() -> None:
    match = turn(WE_26, 3, cards=TEAMS)
    move(match, "V")
    assert match.to_act == (0, 1, 2)
    match.choose("vote no", 0)
    with pytest.raises(IllegalChoice):
        match.choose("vote no", 0)
    match.choose("vote yes", 1)
    match.choose("vote yes", 2)
    assert hands(match) == ["1/3/1", "1/4/1", "1/4/1"]


@rule("VR-253", "VR-438")
def test_a_team_makes_one_placement_and_one_step_per_turn() -> None:
    match = new(3, unit_sizes=[2, 2, 1], first_unit=0)
    assert place_all(match) == [0, 1, 2] * 4
    order = []
    for _ in range(4):
        order.append(match.to_act)
        match.choose(match.offers()[0])
    assert order == [(0,), (1,), (2,), (0,)]


@rule("VR-254")
def test_teammates_see_each_others_favourites_and_nobody_else_does() -> None:
    match = turn(WE_26, 3, cards=TEAMS)
    assert match.numbers(0)["favourites"][:3] == [[23, 11], [None, None], [None, None]]
    assert match.numbers(1)["favourites"][:3] == [[None, None], [14, 2], [None, None]]
    assert match.numbers(None)["favourites"][:3] == [[None, None]] * 3


@rule("VR-255", "VR-323", "VR-437")
def test_each_teammate_keeps_an_ambition_card_of_their_own() -> None:
    match = new(3, seed=None, unit_sizes=[2, 1, 1], ambition=True)
    deal(match)
    assert match.table.ambitions[0] == [[0, 1], [2, 3]]
    assert match.offers(0, 0) == ["keep_ambition card=A01", "keep_ambition card=A02"]
    assert match.offers(0, 1) == ["keep_ambition card=A03", "keep_ambition card=A04"]
    assert match.offers(0) == match.offers(0, 0) + match.offers(0, 1)
    match.choose("keep_ambition A03", 0, 1)  # in any order
    assert match.offers(0, 1) == []
    match.choose("keep_ambition A07", 2)
    match.choose("keep_ambition A02", 0, 0)
    assert match.to_act == (1,)
    assert match.table.kept[0] == [1, 2]
    for person in (0, 1, None):
        assert match.numbers(0, person)["kept"][0] == [1, 2]  # kept cards are open to the team
    assert match.numbers(1)["kept"][0] == [None, None]


@rule("VR-255")
def test_nobody_keeps_a_card_for_a_teammate() -> None:
    match = new(3, seed=None, unit_sizes=[2, 1, 1], ambition=True)
    deal(match)
    with pytest.raises(IllegalChoice) as refused:
        match.choose("keep_ambition A03", 0, 0)
    with pytest.raises(IllegalChoice) as refused_too:
        match.choose("keep_ambition A09", 0, 0)
    assert refused.value.legal == refused_too.value.legal == tuple(match.offers(0, 0))
    assert match.table.kept[0] == [NOBODY, NOBODY]


@rule("VR-255")
def test_a_game_of_the_first_edition_goes_on_by_places_one_teammate_after_the_other() -> None:
    match = Match(GAME, edition=1, players=3, unit_sizes=[2, 1, 1], ambition=True)
    deal(match)
    assert match.offers(0, 0) == match.offers(0) == ["keep card=1", "keep card=2"]
    assert match.offers(0, 1) == []
    match.choose("keep 2", 0)
    assert match.offers(0, 0) == []
    match.choose("keep 1", 0, 1)
    assert match.table.kept[0] == [1, 2]
    assert match.to_act == (1, 2)


@rule("VR-255")
def test_ambition_is_tested_on_ones_own_favourites_and_added_to_ones_own_total() -> None:
    # F24 (BEJRSV) has S in a dungeon, F12 (CDEJLR) nobody
    kept = [("A07", "A14"), ("A01", "A02"), "A03"]
    match = turn(WE_26, 3, cards=TEAMS, ambition=True, kept=kept)
    present(match, "V", "YYY")
    assert told(match, "ambition_paid")[:2] == [(0, 0, 6, 3), (0, 1, 13, 8)]
    assert totals(match)[0] == (18 + 3, 18 + 8)
    crossed = turn(WE_26, 3, cards=TEAMS, ambition=True, kept=[("A14", "A07"), ("A01", "A02"), "A03"])
    present(crossed, "V", "YYY")
    assert totals(crossed)[0] == (18, 18)


@rule("VR-256")
def test_only_yes_and_friend_of_the_king_look_at_the_team() -> None:
    for kept in ([("A11", "A15"), ("A01", "A13"), "A10"], [("A15", "A11"), ("A01", "A13"), "A10"]):
        match = turn(WE_26, 3, cards=TEAMS, hands=["1/0/0", "1/4/1", "1/4/1"], ambition=True, kept=kept)
        present(match, "V", "YYY")
        assert totals(match)[0] == (21, 21)
        other = turn(WE_26, 3, active=1, cards=TEAMS, hands=["1/1/0", "1/0/0", "1/4/1"], ambition=True, kept=kept)
        present(other, "V", "YYY")
        assert totals(other)[0] == (18, 18)


# --- separate ---------------------------------------------------------------------------------------------------


@rule("VR-260")
def test_separate_each_teammate_moves_their_own_marker() -> None:
    match = turn(WE_26, 3, cards=TEAMS)
    assert scores(match)[1] == (20, 20)
    present(match, "V", "YYY")
    assert scores(match)[1] == (30, 31)


@rule("VR-261", "VR-427")
def test_separate_compensation_goes_to_each_teammate() -> None:
    match = new(7, unit_sizes=[1, 1, 1, 1, 1, 1, 2], first_unit=0)
    place_all(match)
    assert scores(match) == [20] * 6 + [(23, 23)]


@rule("VR-262", "VR-141")
@pytest.mark.parametrize("marks", [(44, 60), (60, 44)])
def test_separate_a_team_ranks_by_its_lower_score(marks: tuple[int, int]) -> None:
    match = ended(HEIGHTS, 3, cards=[("F01", "F02"), "F03", "F15"], scores=[marks, 50, 40])
    assert match.result is not None
    assert match.result.scores == (44, 50, 40)
    assert match.result.places == (2, 1, 3)


@rule("VR-263", "VR-426")
@pytest.mark.parametrize(("marks", "height"), [((44, 60), 1), ((60, 44), 6), ((44, 44), 6)])
def test_separate_a_tie_looks_at_the_teammate_whose_score_counts(marks: tuple[int, int], height: int) -> None:
    match = ended(HEIGHTS, 3, cards=[("F15", "F01"), "F02", "F03"], scores=[marks, 44, 30])
    assert match.table.height[0] == height
    assert match.result is not None
    assert match.result.winners == ((0,) if height > 4 else (1,))


# --- common ---------------------------------------------------------------------------------------------------------


@rule("VR-270")
def test_common_the_marker_moves_by_the_smaller_total_ambition_included() -> None:
    match = turn(WE_26, 3, cards=TEAMS, team_scoring="common")
    assert GAME.scores(match.table) == (20, 20, 20)
    present(match, "V", "YYY")
    assert totals(match) == [(18, 18), (10, 11), 23]
    assert scores(match) == [38, 30, 43]
    assert len(told(match, "scored")) == 3
    # seat 1: A02 (a queen) adds 3 to the smaller total: now 13 against 11
    kept = [("A01", "A13"), ("A02", "A10"), "A03"]
    ambitious = turn(WE_26, 3, cards=TEAMS, team_scoring="common", ambition=True, kept=kept)
    present(ambitious, "V", "YYY")
    assert totals(ambitious)[1] == (13, 11)
    assert scores(ambitious)[1] == 31


@rule("VR-270")
def test_common_the_floor_at_0_is_the_markers() -> None:
    text = others_gone("5[X] 4[E] 3[A]")
    match = turn(text, 3, cards=[("F01", "F14"), "F02", "F03"], team_scoring="common", scores=[2, 20, 20])
    present(match, "X", "YYY")
    assert totals(match)[0] == (-4, -7)
    assert scores(match)[0] == 0


@rule("VR-271")
def test_common_the_marker_ranks_the_team() -> None:
    cards = [("F01", "F02"), "F03", "F15"]
    match = ended(HEIGHTS, 3, cards=cards, scores=[55, 50, 60], team_scoring="common")
    assert match.result is not None
    assert match.result.scores == (55, 50, 60)
    assert match.result.places == (2, 3, 1)


@rule("VR-272")
def test_common_compensation_is_given_once() -> None:
    match = new(8, unit_sizes=2, team_scoring="common", first_unit=0)
    place_all(match)
    assert scores(match) == [20] * 5 + [23] * 3
    assert GAME.scores(match.table) == (20, 20, 20, 20, 20, 23, 23, 23)


@rule("VR-273", "VR-426")
@pytest.mark.parametrize(("last", "height"), [((5, 9), 1), ((9, 5), 6), ((7, 7), 6)])
def test_common_a_tie_looks_at_the_smaller_total_of_the_last_count(last: tuple[int, int], height: int) -> None:
    match = ended(
        HEIGHTS,
        3,
        cards=[("F15", "F01"), "F02", "F03"],
        scores=[44, 44, 30],
        team_scoring="common",
        fields={"total": {0: list(last)}},
    )
    assert match.table.height[0] == height
    assert match.result is not None
    assert match.result.winners == ((0,) if height > 4 else (1,))


@rule("VR-274")
@pytest.mark.parametrize("team_scoring", ["separate", "common"])
def test_lone_persons_score_as_usual(team_scoring: str) -> None:
    match = turn(WE_26, 3, cards=TEAMS, team_scoring=team_scoring)
    present(match, "V", "YYY")
    assert scores(match)[2] == 43


@rule("VR-275")
def test_a_winning_team_wins_as_one_seat() -> None:
    match = ended(HEIGHTS, 3, cards=[("F01", "F02"), "F03", "F15"], scores=[(70, 90), 50, 60])
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("WE-26")
def test_we_26_two_teams_and_a_lone_person() -> None:
    separate = turn(WE_26, 3, cards=TEAMS, fields={"round": 3})
    present(separate, "V", "YYY")
    assert totals(separate) == [(18, 18), (10, 11), 23]
    assert scores(separate) == [(38, 38), (30, 31), 43]
    assert separate.result is not None
    assert separate.result.scores == (38, 30, 43)
    common = turn(WE_26, 3, cards=TEAMS, team_scoring="common", fields={"round": 3})
    present(common, "V", "YYY")
    assert scores(common) == [38, 30, 43]
    assert common.result is not None
    assert common.result.scores == (38, 30, 43)
