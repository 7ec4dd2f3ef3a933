"""The game, its rounds and their set-up (VR-30 to VR-44)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.vive_le_roi.table import FAVOURITES_CARD, NAMES_ON_CARD
from regnum.testing import rule

from .helpers import (
    GAME,
    LETTERS,
    NATURE,
    castle,
    deal,
    events,
    hands,
    name,
    new,
    pile,
    play,
    present,
    scores,
    tidy,
    told,
    totals,
    turn,
)

DIRTY = "0[J] 1[L] 2[M] 3[X] 5[RS] WC3[O] WC4[V] D3[A] D2[B] D1[C] box[DEF]"


def crowned(letter: str = "R", **given: Any) -> Any:
    """A round that has just ended: Nature is about to deal the next."""
    match = turn(DIRTY, 3, active=1, hands=["1/0/0", "1/2/0", "1/4/1"], **given)
    present(match, letter, "YYY")
    return match


@rule("VR-30", "VR-140")
def test_a_game_is_exactly_three_rounds() -> None:
    match = play(new(4), seed=3)
    assert [numbers[0] for numbers in told(match, "round_begins")] == [1, 2, 3]
    assert len(told(match, "crowned")) == 3
    assert match.over


@rule("VR-31")
def test_every_marker_starts_at_20() -> None:
    assert scores(new(3, unit_sizes=[1, 2, 1])) == [20, (20, 20), 20]
    assert scores(new(3, unit_sizes=[1, 2, 1], team_scoring="common")) == [20, 20, 20]


@rule("VR-32", "VR-402")
def test_the_first_unit_is_drawn_by_lot_unless_it_is_named() -> None:
    match = new(5, seed=None)
    assert match.offers(NATURE) == [f"begin seat={seat}" for seat in range(5)]
    assert set(GAME.offers(match.table, NATURE).odds) == {1}
    match.choose("begin seat=3", NATURE)
    deal(match)
    assert match.to_act == (3,)
    named = new(5, seed=None, first_unit=4)
    assert named.question.name == "which_favourites"
    deal(named)
    assert named.to_act == (4,)


@rule("VR-33", "VR-422")
def test_whoever_presented_the_king_begins_the_next_round() -> None:
    match = turn(DIRTY, 3, active=1, fields={"first": 0})
    present(match, "S", "YSY")  # this one fails, and gives no right to begin
    present(match, "R", "YYY")
    deal(match)
    assert told(match, "round_begins") == [(2, 2)]
    assert match.to_act == (2,)


@rule("VR-34")
def test_a_round_runs_in_its_order() -> None:
    match = new(7, seed=1, ambition=True, first_unit=0)
    asked = []
    while match.table.round == 1:
        asked.append(match.question.name)
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    order = list(dict.fromkeys(asked))
    assert order == ["which_ambition_to_keep", "where_to_place", "who_moves", "which_vote"]
    log = events(match)
    assert log.index("compensated") < log.index("moved")
    assert log.index("compensated") > max(
        i for i, e in enumerate(log) if e == "courtier_placed" and i < log.index("moved")
    )


@rule("VR-35")
def test_scores_carry_over_and_nothing_else() -> None:
    match = crowned(scores=[31, 7, 22])
    after = scores(match)
    assert after == [31 + totals(match)[0], 7 + totals(match)[1], 22 + totals(match)[2]]
    deal(match)
    fresh = new(3, seed=None, first_unit=1)
    deal(fresh)
    different = {"score", "total", "round", "crowned_by", "first_unit", "unit_sizes"}
    for field in GAME.Table.FIELDS:
        if field not in different:
            assert getattr(match.table, field) == getattr(fresh.table, field), field
    assert scores(match) == after


@rule("VR-40")
def test_the_castle_is_cleared_for_a_new_round() -> None:
    match = crowned()
    assert castle(match) == tidy("3[X] reserve[ABCDEFJLMORSV]")
    assert match.table.rejections == 0
    couple = turn("0[ABCDEFJLMO] 3[X] 5[RS] consort[V]", 3, royal_couple=True)
    present(couple, "R", "YYY")
    assert castle(couple) == tidy("3[X] reserve[ABCDEFJLMORSV]")


HANDS = {2: (None, "1/4/1"), 3: ("1/4/1", "1/3/1"), 4: ("1/3/1", "1/2/1"), 5: ("1/2/1", "1/2/1")}


@rule("VR-41", "VR-205")
@pytest.mark.parametrize("units", range(2, 9))
def test_hands_are_those_of_the_table(units: int) -> None:
    alone, with_emissary = HANDS.get(units, ("1/2/1", None))
    if alone:
        assert hands(new(units)) == [alone] * units
    if with_emissary:
        assert hands(new(units, emissary=True)) == [with_emissary] * units
        assert pile(new(units, emissary=True)) == with_emissary


@rule("VR-41")
def test_spent_vote_cards_come_back_with_the_new_round() -> None:
    assert hands(crowned()) == ["1/4/1"] * 3


@rule("VR-42")
def test_cards_are_dealt_in_seat_order_teammates_in_turn_the_emissary_last() -> None:
    match = new(3, seed=None, unit_sizes=[2, 1, 2], emissary=True, first_unit=1)
    witnesses = []
    for left in range(26, 20, -1):
        assert len(match.offers(NATURE)) == left
        witnesses.append(match.table.witness)
        match.choose(match.offers(NATURE)[-1], NATURE)
    everybody = -1
    assert witnesses == [0, 0, 1, 2, 2, everybody]
    dealt = [row[:size] for row, size in zip(match.table.favourites[:3], (2, 1, 2), strict=True)]
    assert dealt == [[25, 24], [23], [22, 21]]
    assert FAVOURITES_CARD[match.table.emissary_card] == "F21"


@rule("VR-42")
def test_all_cards_are_shuffled_together_for_each_round() -> None:
    match = crowned(cards=["F01", "F02", "F03"])
    assert len(match.offers(NATURE)) == 26


@rule("VR-43")
@pytest.mark.parametrize("card", ["F01", "F17"])
def test_favourites_are_the_six_courtiers_on_the_card(card: str) -> None:
    king = "S"  # on neither card
    favourites = {name(letter) for letter in LETTERS if LETTERS.index(letter) in NAMES_ON_CARD[int(card[1:]) - 1]}
    assert name(king) not in favourites
    for letter in "ABCDEFJLMORV":
        others = "ABCDEFJLMORV".replace(letter, "")
        match = turn(f"0[{others}] 3[X] 4[{letter}] 5[{king}]", 3, cards=[card, "F02", "F03"])
        present(match, king, "YYY")
        assert totals(match)[0] == (4 if name(letter) in favourites else 0)


@rule("VR-44")
def test_a_person_sees_their_own_card_at_any_time_and_nobody_else_does() -> None:
    match = new(3, seed=5)
    while match.table.round == 1:
        if match.table.favourites_up == 0:
            for seat in range(3):
                shown = [card for card, _ in match.numbers(seat)["favourites"][:3]]
                own = match.table.favourites[seat][0]
                assert shown == [own if other == seat else None for other in range(3)]
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
