"""Variant: the Emissary of the Empire (VR-190 to VR-207)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regnum.games.vive_le_roi.table import FAVOURITES_CARD
from regnum.kernel import Match, Rival
from regnum.testing import rule

from .helpers import (
    GAME,
    LETTERS,
    NATURE,
    deal,
    ended,
    events,
    hands,
    move,
    new,
    pile,
    place_all,
    present,
    scores,
    told,
    totals,
    turn,
    vote,
    where,
)

CASTLE = "0[ABC] 1[DEF] 2[XJL] 3[OR] 4[S] 5[MV]"
"""F20 (ACJLMR) makes M the Emissary's Favourite, and V not."""


def two(**given: Any) -> Match:
    return turn(CASTLE, 2, **{"cards": ["F24", "F12"], "emissary_card": "F20", **given})


def pile_odds(match: Match) -> dict[str, int]:
    offers = GAME.offers(match.table, NATURE)
    return dict(zip((text.split("=")[1] for text in match.offers(NATURE)), offers.odds, strict=True))


@rule("VR-190")
def test_his_marker_starts_at_40() -> None:
    assert new(3, emissary=True).table.emissary_score == 40


@rule("VR-191", "VR-306")
def test_his_card_is_dealt_each_round_and_lies_open_from_its_start() -> None:
    match = new(3, seed=None, emissary=True, first_unit=0)
    deal(match)
    for seat in (0, 1, 2, None):
        assert match.numbers(seat)["emissary_card"] == FAVOURITES_CARD.index("F04")
    assert told(match, "emissary_card")[0][2:] == tuple(LETTERS.index(letter) for letter in "CLMOSV")
    later = two()
    present(later, "M", "YY")
    assert later.table.emissary_card == -1
    deal(later)
    assert later.table.emissary_card == FAVOURITES_CARD.index("F03")


@rule("VR-192")
@pytest.mark.parametrize("units", range(2, 6))
def test_his_pile_is_like_a_hand_and_full_in_every_round(units: int) -> None:
    match = new(units, emissary=True)
    assert pile(match) == hands(match)[0]
    spent = two(fields={"emissary_noes": 0, "emissary_stomachaches": 0})
    present(spent, "M", "YY")
    assert pile(spent) == "1/4/1"


@rule("VR-193", "VR-451")
def test_he_places_nothing_and_has_no_turn() -> None:
    match = new(3, emissary=True, first_unit=0)
    assert set(place_all(match)) == {0, 1, 2}
    order = []
    for _ in range(6):
        order.append(match.to_act[0])
        match.choose(match.offers()[0])
    assert order == [0, 1, 2, 0, 1, 2]


@rule("VR-194")
def test_he_approves_a_favourite_without_a_card() -> None:
    match = two()
    present(match, "M", "YN")
    assert told(match, "emissary_voted") == [(0,)]
    assert pile(match) == "1/4/1"
    assert match.question.name == "who_moves"  # Nature was not asked


@rule("VR-195")
def test_for_anybody_else_the_top_card_is_turned_up_and_counts() -> None:
    for card, place in (("N", "D3"), ("S", "5")):
        match = two()
        present(match, "V", "YY", emissary=card)
        assert where(match, "V") == place
    crowned = two()
    present(crowned, "V", "YY", emissary="Y")
    assert told(crowned, "crowned")


@rule("VR-195")
def test_the_jester_is_never_approved_without_a_card() -> None:
    match = turn("0[ABC] 1[DEF] 2[JL] 3[OR] 4[S] 5[XMV]", 2, emissary_card="F20", cards=["F24", "F12"])
    move(match, "X")
    vote(match, "YY")
    assert match.to_act == (NATURE,)


@rule("VR-85", "VR-195")
def test_his_vote_counts_like_any_other() -> None:
    match = two()
    present(match, "V", "NY", emissary="S")
    assert where(match, "V") == "5"


@rule("VR-196", "VR-404", "VR-327")
def test_his_vote_is_a_uniform_draw_from_the_cards_left() -> None:
    match = two()
    move(match, "V")
    vote(match, "YN")
    assert pile_odds(match) == {"yes": 1, "no": 4, "stomachache": 1}
    match.choose("emissary no", NATURE)
    move(match, "S")
    present(match, "S", "YN", emissary="S")
    assert pile(match) == "1/3/0"
    move(match, "S")
    vote(match, "YN")
    assert pile_odds(match) == {"yes": 1, "no": 3}
    match.choose("emissary yes", NATURE)
    assert pile(match) == "1/3/0"  # YES goes back


@rule("VR-197")
def test_with_only_yes_left_he_votes_yes() -> None:
    match = two(fields={"emissary_noes": 0, "emissary_stomachaches": 0})
    move(match, "V")
    vote(match, "YY")
    assert pile_odds(match) == {"yes": 1}


@rule("VR-198", "VR-405")
def test_his_card_is_drawn_after_the_last_unit_has_voted() -> None:
    match = two()
    move(match, "V")
    match.choose("vote yes", 1)
    assert match.to_act == (0,)
    match.choose("vote no", 0)
    assert match.to_act == (NATURE,)
    assert told(match, "voted") == []  # revealed together
    assert match.numbers(0)["emissary_vote"] == -1
    match.choose("emissary stomachache", NATURE)
    assert events(match)[-4:] == ["voted", "voted", "emissary_voted", "cancelled"]


@rule("VR-452")
def test_he_turns_up_and_loses_his_card_even_if_nothing_depends_on_it() -> None:
    match = two()
    present(match, "V", "SN", emissary="N")
    assert pile(match) == "1/3/1"


@rule("VR-199", "VR-443", "VR-444")
def test_he_scores_his_favourites_reversed_under_the_jester_and_never_below_0() -> None:
    match = two()
    present(match, "V", "YY", emissary="Y")
    assert told(match, "emissary_scored") == [(12, 52)]
    text = "0[B] 1[DEF] 2[JL] 3[OR] 4[SA] 5[XMV] WC4[C]"
    jester = turn(text, 2, cards=["F24", "F12"], emissary_card="F20", fields={"emissary_score": 40})
    present(jester, "X", "YY", emissary="Y")
    assert told(jester, "emissary_scored") == [(-(4 + 0 + 2 + 2 + 5 + 3), 24)]
    poor = turn(text, 2, cards=["F24", "F12"], emissary_card="F20", fields={"emissary_score": 4})
    present(poor, "X", "YY", emissary="Y")
    assert poor.table.emissary_score == 0


def final(emissary: int, units: Sequence[int], cards: Sequence[str], text: str) -> Match:
    match = ended(text, len(units), scores=units, cards=cards, emissary_card="F26", fields={"emissary_score": emissary})
    assert match.over
    return match


FINAL = "0[BCDF] 3[XJ] 5[ORS] 1[L] 2[M] WC4[A] D3[V] throne[E]"
"""Heights: F01 (EFJMOV) 6, F02 (AFJLOR) 5, F03 (BJLMRS) 5, F08 (ACDJSV) 5, F26 (ABDJMV) 3."""


@rule("VR-206", "VR-425")
@pytest.mark.parametrize(("emissary", "winners"), [(79, ()), (78, (1,)), (60, (1,))])
def test_he_wins_only_if_he_is_ahead_of_every_unit(emissary: int, winners: tuple[int, ...]) -> None:
    match = final(emissary, [60, 78, 77], ["F01", "F02", "F03"], FINAL)
    assert match.result is not None
    assert match.result.winners == winners
    assert match.table.emissary_won == (1 if not winners else 0)


@rule("VR-207", "VR-454")
def test_when_he_wins_the_units_follow_from_place_2_and_none_wins() -> None:
    match = final(90, [78, 60, 78], ["F02", "F01", "F03"], FINAL)
    assert match.result is not None
    assert match.result.places == (2, 4, 2)
    assert match.result.winners == ()
    beaten = final(50, [78, 60, 78], ["F02", "F01", "F03"], FINAL)
    assert beaten.result is not None
    assert beaten.result.places == (1, 3, 1)


@rule("WE-16")
def test_we_16_the_jester_goes_to_a_full_floor_0() -> None:
    match = turn("0[ABC] 1[DEF] 2[JLM] 3[OR] 4[S] 5[XV]", 2, cards=["F24", "F12"], emissary_card="F20")
    present(match, "X", "NY", emissary="Y")
    assert where(match, "X") == "0"
    assert match.table.crowd[0] == 4
    assert pile(match) == "1/4/1"


@rule("WE-17")
def test_we_17_his_favourite_and_another() -> None:
    match = two()
    present(match, "M", "YN")
    assert where(match, "M") == "D3"
    assert pile(match) == "1/4/1"
    assert match.to_act == (1,)
    present(match, "V", "YY", emissary="N")
    assert where(match, "V") == "D2"
    assert pile(match) == "1/3/1"
    assert match.table.active == 0


@rule("WE-18")
def test_we_18_all_three_count() -> None:
    match = two()
    present(match, "V", "YY", emissary="Y")
    assert totals(match) == [20, 9]
    assert scores(match) == [40, 29]
    assert told(match, "emissary_scored") == [(12, 52)]


@rule("WE-19")
def test_we_19_four_endings() -> None:
    level = final(78, [78, 60], ["F01", "F02"], FINAL)
    assert level.result is not None
    assert level.result.winners == (0,)
    ahead = final(79, [78, 60], ["F01", "F02"], FINAL)
    assert ahead.result is not None
    assert ahead.result.winners == ()
    behind = final(70, [78, 78], ["F02", "F01"], FINAL)
    assert behind.table.height[:2] == [5, 6]
    assert behind.result is not None
    assert behind.result.winners == (1,)
    text = "0[BCF] 1[LS] 2[M] 3[XJD] 5[OR] WC4[A] D3[V] throne[E]"
    all_lose = final(80, [78, 60, 78], ["F02", "F08", "F03"], text)
    assert all_lose.table.height[:3] == [5, 3, 5]
    assert all_lose.result is not None
    assert all_lose.result.places == (2, 4, 2)
    assert all_lose.table.emissary_won == 1


@rule("VR-199")
def test_his_count_is_told_name_by_name() -> None:
    match = two()
    present(match, "V", "YY", emissary="Y")
    assert told(match, "emissary_counted")[0][8:] == (0, 0, 2, 2, 5, 3, 12)


@rule("VR-206", "VR-207")
def test_he_is_in_the_result_with_his_points_and_has_a_place_only_if_he_wins() -> None:
    ahead = final(79, [78, 60], ["F01", "F02"], FINAL).result
    assert ahead is not None
    assert (ahead.places, ahead.winners, ahead.rivals) == ((2, 3), (), (Rival("emissary", 79, 1),))
    level = final(78, [78, 60], ["F01", "F02"], FINAL).result
    assert level is not None
    assert (level.places, level.winners, level.rivals) == ((1, 2), (0,), (Rival("emissary", 78, None),))
