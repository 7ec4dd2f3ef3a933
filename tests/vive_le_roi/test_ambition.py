"""Option: Ambition (VR-160 to VR-169)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.vive_le_roi.variants.ambition_cards import AMBITIONS
from regnum.testing import rule
from regnum.words import LANGUAGES, Voice

from .helpers import GAME, NATURE, deal, events, new, others_gone, place_all, present, scores, told, totals, turn

WE_11 = "0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]"


def paid(card: str, text: str, king: str = "S", **given: Any) -> int:
    """What a card pays to seat 0, who holds F01 (EFJMOV), when this King is crowned in a castle with nobody else."""
    others = [other for other in ("A01", "A13", "A05") if other != card][:2]
    given = {"cards": ["F01", "F02", "F03"], "kept": [card, *others], **given}
    match = turn(others_gone(f"{text} 5[{king}]"), 3, ambition=True, **given)
    present(match, king, "YYY")
    return next(points for seat, _, _, points in told(match, "ambition_paid") if seat == 0)


# --- dealing and choosing ------------------------------------------------------------------------------------


@rule("VR-160", "VR-322")
def test_two_cards_are_dealt_to_each_person_after_the_favourites() -> None:
    match = new(3, seed=None, unit_sizes=[1, 2, 1], ambition=True, first_unit=2)
    while match.question.name == "which_favourites":
        match.choose(match.offers(NATURE)[0], NATURE)
    witnesses = []
    for left in range(16, 8, -1):
        assert len(match.offers(NATURE)) == left
        witnesses.append(match.table.witness)
        match.choose(match.offers(NATURE)[0], NATURE)
    assert witnesses == [0, 0, 1, 1, 1, 1, 2, 2]
    assert match.table.ambitions[:3] == [[[0, 1], [-1, -1]], [[2, 3], [4, 5]], [[6, 7], [-1, -1]]]


@rule("VR-160", "VR-447")
def test_all_sixteen_cards_are_shuffled_again_for_each_round() -> None:
    match = turn(WE_11, 3, ambition=True, kept=["A01", "A02", "A03"])
    present(match, "S", "YYY")
    while match.question.name == "which_favourites":
        match.choose(match.offers(NATURE)[0], NATURE)
    assert len(match.offers(NATURE)) == 16


@rule("VR-161", "VR-323")
def test_all_choose_at_the_same_time_in_secret_before_the_placement() -> None:
    match = new(3, seed=None, ambition=True)
    deal(match)
    assert match.question.name == "which_ambition_to_keep"
    assert match.to_act == (0, 1, 2)
    assert match.offers(1) == ["keep_ambition card=A03", "keep_ambition card=A04"]
    other = match.branch()
    match.choose("keep_ambition A03", 1)
    other.choose("keep_ambition A04", 1)
    for seat in (0, 2, None):
        assert match.numbers(seat) == other.numbers(seat)
    assert match.table.kept[1][0] == match.table.ambitions[1][0][0]
    assert other.table.kept[1][0] == other.table.ambitions[1][0][1]
    match.choose("keep_ambition A02", 0)
    match.choose("keep_ambition A05", 2)
    assert match.question.name == "where_to_place"
    assert "courtier_placed" not in events(match)


@rule("VR-161", "VR-310")
def test_the_card_put_away_is_never_shown() -> None:
    match = turn(WE_11, 3, ambition=True, kept=["A01", "A02", "A03"], fields={"round": 3})
    present(match, "S", "YYY")
    assert match.over
    assert [AMBITIONS.names[card] for _, _, card, _ in told(match, "ambition_paid")] == ["A01", "A02", "A03"]
    assert match.numbers(0)["ambitions"][0][0] == match.table.ambitions[0][0]
    for seat in (1, 2):
        assert match.numbers(0)["ambitions"][seat] == [[None, None], [None, None]]


@rule("VR-162", "VR-417", "VR-3")
def test_more_than_eight_persons_are_dealt_one_card_each_which_they_keep() -> None:
    many = new(5, seed=None, unit_sizes=[2, 2, 2, 2, 1], team_scoring="common", ambition=True)
    deal(many)
    assert many.question.name == "where_to_place"
    assert [[row[0] for row in unit] for unit in many.table.ambitions[:4]] == many.table.kept[:4]
    assert all(row[1] == -1 for unit in many.table.ambitions[:5] for row in unit)
    eight = new(4, seed=None, unit_sizes=2, ambition=True)
    deal(eight)
    assert eight.question.name == "which_ambition_to_keep"


@rule("VR-163", "VR-413")
def test_the_emissary_has_no_ambition() -> None:
    match = new(2, seed=None, ambition=True)
    deal(match)
    dealt = [choice for choice in match.choices if choice.text.startswith("ambition")]
    assert len(dealt) == 4
    played = turn("0[ABC] 1[DEF] 2[XJL] 3[OR] 4[S] 5[MV]", 2, emissary_card="F20", ambition=True, kept=["A01", "A13"])
    present(played, "M", "YY")
    assert [seat for seat, *_ in told(played, "ambition_paid")] == [0, 1]


# --- scoring -------------------------------------------------------------------------------------------------------


@rule("VR-164")
def test_a_card_adds_its_points_if_its_condition_holds_and_nothing_otherwise() -> None:
    kept = ["A02", "A03", "A13"]
    match = turn(WE_11, 3, cards=["F24", "F12", "F15"], ambition=True, kept=kept, fields={"round": 3})
    assert told(match, "ambition_paid") == []
    present(match, "S", "YYY")
    assert told(match, "ambition_paid") == [(0, 0, 1, 3), (1, 0, 2, 0), (2, 0, 12, 0)]
    bare = turn(WE_11, 3, cards=["F24", "F12", "F15"])
    present(bare, "S", "YYY")
    assert totals(match) == [totals(bare)[0] + 3, totals(bare)[1], totals(bare)[2]]
    assert match.table.ambitions_up == 1


@rule("VR-165")
def test_ambition_points_are_never_reversed() -> None:
    assert paid("A01", "0[E]", king="X") == 5
    match = turn(others_gone("5[X] 0[E]"), 3, cards=["F01", "F02", "F03"], ambition=True, kept=["A01", "A02", "A03"])
    present(match, "X", "YYY")
    assert totals(match)[0] == 5


@rule("VR-166", "VR-166a")
def test_a01_jester_king() -> None:
    assert paid("A01", "0[E]", king="X") == 5
    assert paid("A01", "0[E]", king="S") == 0


@rule("VR-166b", "VR-12")
@pytest.mark.parametrize("king", "ABEJSVCDFLMROX")
def test_a02_its_a_queen(king: str) -> None:
    assert paid("A02", "", king=king) == (3 if king in "ABEJSV" else 0)


@rule("VR-166c", "VR-12")
@pytest.mark.parametrize("king", "ABEJSVCDFLMROX")
def test_a03_its_a_king(king: str) -> None:
    assert paid("A03", "", king=king) == (3 if king in "CDFLMR" else 0)


@rule("VR-166d", "VR-416")
def test_a04_no_favourite_in_a_wc() -> None:
    assert paid("A04", "0[E]") == 5
    assert paid("A04", "WC3[A] WC4[B]") == 5
    assert paid("A04", "WC3[E]") == 0
    assert paid("A04", "WC4[V]") == 0


@rule("VR-166e")
def test_a05_no_favourite_on_floors_2_and_3() -> None:
    assert paid("A05", "0[E] 1[F] 4[J] 5[M] 2[A] 3[B]") == 3
    assert paid("A05", "2[E]") == 0
    assert paid("A05", "3[E]") == 0


@rule("VR-166f")
def test_a06_no_favourite_on_floors_0_and_1() -> None:
    assert paid("A06", "0[A] 1[B] 2[E] 3[F] 4[J] 5[V] box[MO]") == 5
    assert paid("A06", "0[E]") == 0
    assert paid("A06", "1[E]") == 0


DUNGEONS = {0: "D3[A]", 1: "D2[E]", 2: "D3[E] D1[F]", 3: "D3[E] D2[F] D1[J]"}


@rule("VR-166g")
def test_a07_exactly_one_favourite_in_the_dungeons() -> None:
    assert [paid("A07", text) for text in DUNGEONS.values()] == [0, 3, 0, 0]


@rule("VR-166h")
def test_a08_exactly_two_favourites_in_the_dungeons() -> None:
    assert [paid("A08", text) for text in DUNGEONS.values()] == [0, 0, 5, 0]


WCS = {0: "WC3[A]", 1: "WC3[E] WC4[A]", 2: "WC3[E] WC4[F]"}


@rule("VR-166i")
def test_a09_exactly_one_favourite_in_a_wc() -> None:
    assert [paid("A09", text) for text in WCS.values()] == [0, 3, 0]


@rule("VR-166j")
def test_a10_two_favourites_in_the_wcs() -> None:
    assert [paid("A10", text) for text in WCS.values()] == [0, 0, 5]


@rule("VR-166k")
def test_a11_only_yes_left_in_hand() -> None:
    assert paid("A11", "", hands=["1/0/0", "1/4/1", "1/4/1"]) == 3
    assert paid("A11", "", hands=["1/1/0", "1/0/0", "1/0/0"]) == 0
    assert paid("A11", "", hands=["1/0/1", "1/0/0", "1/0/0"]) == 0


@rule("VR-166l")
def test_a12_no_favourite_on_floors_4_and_5() -> None:
    assert paid("A12", "0[E] 3[F] 4[A] 5[B]") == 5
    assert paid("A12", "4[E]") == 0
    assert paid("A12", "5[E]") == 0


@rule("VR-166m")
def test_a13_three_favourites_in_the_dungeons() -> None:
    assert [paid("A13", text) for text in DUNGEONS.values()] == [0, 0, 0, 8]


@rule("VR-166n", "VR-415")
def test_a14_no_favourite_in_a_wc_nor_in_a_dungeon() -> None:
    assert paid("A14", "0[E] WC3[A] D3[B]") == 8
    assert paid("A14", "WC3[E]") == 0
    assert paid("A14", "D2[E]") == 0


@rule("VR-166o")
def test_a15_friend_of_the_king() -> None:
    assert paid("A15", "") == 3
    assert paid("A15", "", active=1) == 0


@rule("VR-166p", "VR-434")
def test_a16_under_11_points_from_favourites_alone() -> None:
    assert paid("A16", "5[EF]") == 3  # 10 points
    assert paid("A16", "5[EF] 1[J]") == 0  # 11
    assert paid("A16", "5[EFJ] D3[M] D2[O]") == 3  # 15 - 5
    # neither what this card adds nor what was scored before counts
    assert paid("A16", "5[EF]", scores=[99, 20, 20]) == 3


@rule("VR-167", "VR-433")
def test_beside_a_floor_is_not_on_it() -> None:
    assert paid("A05", "WC3[E] D3[F] D2[J]") == 3
    assert paid("A12", "WC4[E]") == 5
    assert paid("A06", "D1[E] 2[F] box[JMOV]") == 5


@rule("VR-168")
def test_throne_box_and_consort_seat_are_no_floor_no_wc_and_no_dungeon() -> None:
    everybody_in_the_box = "box[EFJMOV]"
    for card, points in (("A04", 5), ("A05", 3), ("A06", 5), ("A12", 5), ("A14", 8)):
        assert paid(card, everybody_in_the_box) == points
    assert paid("A07", everybody_in_the_box) == 0
    assert paid("A12", "", king="E") == 5  # the King left floor 5
    assert paid("A14", "", king="E") == 8
    for card, points in (("A04", 5), ("A06", 5), ("A12", 5), ("A14", 8)):
        assert paid(card, "consort[E] box[FJMOV]", royal_couple=True) == points


@rule("VR-169")
def test_only_yes_looks_at_the_hand_after_the_deciding_vote() -> None:
    match = turn(WE_11, 3, hands=["1/1/0", "1/4/1", "1/4/1"], ambition=True, kept=["A11", "A01", "A13"])
    present(match, "V", "NYY")
    present(match, "S", "YYY")
    assert told(match, "ambition_paid")[0] == (0, 0, 10, 3)


# --- worked examples ------------------------------------------------------------------------------------------


@rule("WE-20")
def test_we_20_ambition_under_a_jester_king() -> None:
    cards, kept = ["F24", "F12", "F15"], ["A01", "A14", "A16"]
    match = turn(WE_11, 3, cards=cards, scores=[7, 20, 0], ambition=True, kept=kept)
    present(match, "X", "YYY")
    assert totals(match) == [-16, -8, -7]
    assert scores(match) == [0, 12, 0]


@rule("WE-21")
def test_we_21_three_cards_of_which_two_pay() -> None:
    text = "0[B] 1[CD] 2[FMO] 3[XAJ] 4[ER] 5[LV] D3[S]"
    hands = ["1/4/1", "1/4/1", "1/0/0"]
    match = turn(text, 3, cards=["F24", "F12", "F15"], hands=hands, ambition=True, kept=["A16", "A03", "A11"])
    present(match, "L", "YYY")
    assert totals(match) == [13, 26, 13]
    assert scores(match) == [33, 46, 33]


@rule("WE-29", "VR-436")
def test_we_29_the_friend_of_the_king_is_who_brought_him_in() -> None:
    text = "0[B] 1[CD] 2[FMO] 3[AJL] 4[XE] 5[RSV]"
    for seat, points in ((0, 0), (1, 3)):
        kept = ["A01", "A02", "A13"]
        kept[seat] = "A15"
        match = turn(text, 3, active=0, ambition=True, kept=kept)
        present(match, "R", "YYS")
        present(match, "R", "YYY")
        assert told(match, "ambition_paid")[seat] == (seat, 0, 14, points)
        assert match.table.first == 1
    deal(match)
    for seat in range(3):
        match.choose(match.offers(seat)[0], seat)
    assert place_all(match)[0] == 1


# --- what is printed on the cards ------------------------------------------------------------------------------


@rule("VR-166")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_points_and_a_condition_of_its_own(language: str) -> None:
    voice = Voice(GAME, language)
    printed = [voice.text("ambition", card) for card in AMBITIONS]
    assert [text.split()[0] for text in printed] == [str(AMBITIONS.points[card]) for card in range(AMBITIONS.count)]
    assert len({text.partition(" ")[2] for text in printed}) == AMBITIONS.count


@rule("VR-161", "VR-323")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_names_each_card_with_its_condition_and_points(language: str) -> None:
    match = new(3, ambition=True)
    voice = Voice(GAME, language)
    for seat in range(3):
        for place, card in enumerate(match.table.ambitions[seat][0]):
            said = voice.choice(GAME.actions.read(f"keep {place + 1}"), match.table, seat)
            assert voice.word("ambition", AMBITIONS.names[card]) in said
            assert voice.text("ambition", AMBITIONS.names[card]) in said


@rule("VR-255")
def test_the_second_teammate_is_offered_their_own_cards() -> None:
    match = new(3, unit_sizes=[2, 1, 1], ambition=True)
    match.choose(match.offers(0)[0], 0)
    cards = [AMBITIONS.names[card] for card in match.table.ambitions[0][1]]
    said = [Voice(GAME).choice(action) for action in match.legal(0)]
    assert [Voice(GAME).text("ambition", card) in one for card, one in zip(cards, said, strict=True)] == [True, True]


def test_a_card_kept_by_its_place_is_called_by_its_name_too() -> None:
    """In games of the first edition."""
    match = new(3, unit_sizes=[2, 1, 1], ambition=True, edition=1)
    match.choose("keep 1", 0)
    said = Voice(GAME).choice(GAME.actions.read("keep 2"), match.table, 0)
    assert Voice(GAME).text("ambition", AMBITIONS.names[match.table.ambitions[0][1][1]]) in said


@rule("VR-308")
def test_the_log_says_what_a_dealt_card_pays_for_to_its_holder() -> None:
    match = new(3, ambition=True)
    voice = Voice(GAME)
    lines = [voice.event(line) for line in match.heard(1) if GAME.book.events[line.event].name == "ambition_dealt"]
    cards = [AMBITIONS.names[card] for card in match.table.ambitions[1][0]]
    assert [voice.text("ambition", card) in line for card, line in zip(cards, lines, strict=True)] == [True, True]
