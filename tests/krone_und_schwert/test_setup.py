"""Setting up (KS-23 to KS-34)."""

from __future__ import annotations

import pytest

from regnum.games.krone_und_schwert.table import ACTION_CARD, COUNT, EVENT_CARD
from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    NATURE,
    NOBODY,
    P1,
    P2,
    P3,
    before,
    discard,
    do,
    free,
    hand,
    nature,
    new,
    odds,
    offers,
    owned,
    people,
    play,
    told,
)


def deal(match: Match) -> Match:
    """Chance answers with the first outcome, until somebody else is asked."""
    while match.to_act == (NATURE,):
        match.choose(match.offers(NATURE)[0], NATURE)
    return match


def started(players: int, *spaces: str) -> Match:
    """A fixed board, all cards dealt, the first start pawns on these spaces; the first seat begins."""
    match = deal(new(players, seed=None, board_setup="fixed"))
    return do(match, *(f"settle {space}" for space in spaces))


@rule("KS-23")
def test_chance_picks_the_start_player_before_the_board_is_built() -> None:
    match = new(4, seed=None)
    assert match.offers(NATURE) == [f"begin seat={seat}" for seat in range(4)]
    assert set(odds(match).values()) == {1}
    match.choose("begin 2", NATURE)
    assert (match.question.name, match.to_act) == ("which_piece", (2,))


@rule("KS-23", "KS-44")
def test_the_others_follow_clockwise() -> None:
    match = nature(new(4, seed=None), "2")
    seats = [match.to_act]
    while match.question.name != "what_is_dealt":
        match.choose(match.offers()[0])
        seats.append(match.to_act)
    assert list(dict.fromkeys(seats)) == [(2,), (3,), (0,), (1,), (NATURE,)]


@rule("KS-24")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_board_has_as_many_pieces_as_there_are_players(players: int) -> None:
    match = play(new(players), 1, lambda match: match.question.name == "where_to_start")
    assert sum(when > 0 for when in match.table.laid) == players
    assert match.table.free == len(free(match)) == 25 * players


@rule("KS-25")
def test_each_player_lays_one_piece_that_is_left() -> None:
    match = nature(new(3, seed=None), "0")
    assert offers(match, "lay") == ["A", "B", "C", "D", "E"]
    do(match, "lay C")
    assert match.to_act == (P2,)
    assert offers(match, "lay") == ["A", "B", "D", "E"]
    do(match, "lay E", "beside C below_left", "turn 3")
    assert match.to_act == (P3,)
    assert offers(match, "lay") == ["A", "B", "D"]
    assert {offer.split()[0] for offer in offers(do(match, "lay A"), "beside")} == {"C", "E"}


@rule("KS-25")
def test_remaining_pieces_are_not_used() -> None:
    match = play(new(2), 4, lambda match: match.question.name == "which_action")
    unused = {space[0] for space in free(match)}
    assert len(unused) == 2


@rule("KS-26")
def test_every_card_of_a_pile_is_equally_likely_to_be_drawn() -> None:
    match = before("turn_to_the_top_card", hands={P1: "castle*3"})
    assert odds(match) == {"action": 55, "city_scoring": 2, "unrest": 5}
    match.choose("top action", NATURE)
    assert odds(match) == dict(zip(ACTION_CARD, COUNT, strict=False)) | {"castle": 12}


@rule("KS-27")
def test_all_people_cards_are_in_the_deck_at_first() -> None:
    assert people(started(3)) == (0, 0, 22)


@rule("KS-28")
def test_the_game_end_card_lies_aside() -> None:
    match = started(3)
    assert match.table.pile_size == 65 - 3 * 4
    assert match.table.pile[EVENT_CARD.index("game_end")] == 0


@rule("KS-29", "KS-30", "W6")
def test_the_worked_deal() -> None:
    match = nature(new(2, seed=None, board_setup="fixed"), "0")
    nature(match, "city", "unrest", "castle", "leader4")
    assert discard(match) == "unrest"
    nature(match, "truce", "incite", "city_scoring", "castle", "city", "papal_visit")
    assert hand(match, P1) == "castle city leader4 truce"
    assert hand(match, P2) == "castle city incite papal_visit"
    assert match.table.pile_size == 57
    assert discard(match) == ""
    assert [match.table.pile[EVENT_CARD.index(red)] for red in ("unrest", "city_scoring")] == [5, 2]


@rule("KS-29")
def test_hands_are_dealt_in_seat_order() -> None:
    match = nature(new(3, seed=None, board_setup="fixed"), "1")
    owners = []
    while match.question.name == "what_is_dealt":
        match.choose("top action", NATURE)
        owners.append(match.table.witness)
        match.choose("drawn castle", NATURE)
    assert owners == [1] * 4 + [2] * 4 + [0] * 4


@rule("KS-30")
def test_the_discard_is_empty_after_the_deal() -> None:
    match = new(5, seed=3, board_setup="fixed")
    assert told(match, "set_aside")
    assert discard(match) == ""


@rule("KS-31")
def test_everybody_starts_with_all_pawns_and_without_points() -> None:
    match = started(4)
    assert match.table.spaces[:4] == [0, 0, 0, 0]
    assert match.table.points[:4] == [0, 0, 0, 0]


@rule("KS-32")
def test_start_pawns_are_placed_in_seat_order_twice() -> None:
    match = deal(new(3, seed=None, board_setup="fixed"))
    seats: list[int] = []
    while match.question.name == "where_to_start":
        seats += match.to_act
        match.choose(match.offers()[0])
    assert seats == [0, 1, 2, 0, 1, 2]
    assert [len(owned(match, seat)) for seat in range(3)] == [2, 2, 2]


@rule("KS-33", "W7")
def test_a_start_pawn_may_not_touch_any_pawn() -> None:
    match = started(2, "A22")
    barred = {"A11", "A12", "A13", "A21", "A22", "A23", "A31", "A32", "A33"}
    assert set(offers(match, "settle")) == free(match) - barred
    assert {"A24", "A42"} <= set(offers(match, "settle"))


@rule("KS-33")
def test_a_start_pawn_may_not_touch_ones_own_either() -> None:
    match = started(2, "A22", "B44")
    assert match.to_act == (P1,)
    assert "A33" not in offers(match, "settle")
    assert "B33" not in offers(match, "settle")


@rule("KS-34")
def test_there_is_no_king_and_the_start_player_takes_the_first_turn() -> None:
    match = deal(nature(new(4, seed=None, board_setup="fixed"), "3"))
    play(match, 1, lambda match: match.question.name == "which_action")
    assert (match.table.king, match.table.round, match.to_act) == (NOBODY, 1, (3,))
