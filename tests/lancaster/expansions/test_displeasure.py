"""The King's Displeasure: dishonour and the dungeon (LA-510 to LA-539)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.lancaster.table import PLACES
from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from ..helpers import BLUE, RED, YELLOW, asked, knights, new, offers, per_seat, play, score, table, told
from . import tables
from .tables import BOTH, DISPLEASURE, done


def placing(**given: Any) -> Match:
    return table("place_the_knights", options=DISPLEASURE, **given)


# --- set-up -------------------------------------------------------------------------------------------------


@rule("LA-510")
@pytest.mark.parametrize(("players", "pile"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_six_piles_of_dishonour_and_a_reserve(players: int, pile: int) -> None:
    s = new(players, **DISPLEASURE).table
    assert s.track == [pile] * 6
    assert s.dishonour_reserve == 38 - 6 * pile


@rule("LA-511", "LA-512", "LA-R82")
@pytest.mark.parametrize(("players", "neutral"), [(2, 4), (3, 3), (4, 2), (5, 0)])
def test_the_dungeon_holds_seven_the_neutral_knight_included(players: int, neutral: int) -> None:
    room = 7 - neutral
    match = placing(players=players, blue="1@court 2@court 3@court 4@court")
    strengths = [int(text.split()[0]) for text in offers(match, "place") if text.endswith("dungeon")]
    assert strengths == [strength for strength in (1, 2, 3, 4) if strength <= room]


# --- the dungeon --------------------------------------------------------------------------------------------


@rule("LA-512", "LA-513", "Y16", "Y17")
def test_a_knight_in_the_dungeon_returns_tokens_while_there_is_room() -> None:
    match = placing(
        players=4,
        first=RED,
        red="3@court",
        green="3@court 2@court",
        yellow="1@castle-gold",
        dishonour={"red": 5},
        dishonour_reserve=9,
    )
    play(match, "place 3 dungeon")
    assert match.table.dishonour[RED] == 2
    assert match.table.dishonour_reserve == 12
    assert asked(match) == "where_to_place 3"
    assert "2 dungeon" in offers(match, "place")
    with pytest.raises(IllegalChoice):
        match.choose("place 3 dungeon")


@rule("LA-513", "LA-514", "LA-523")
@pytest.mark.parametrize(("tokens", "left", "returned"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (4, 2, 2)])
def test_as_many_tokens_as_the_knight_is_strong_or_all(tokens: int, left: int, returned: int) -> None:
    match = placing(blue="2@court", red="1@court", dishonour={"blue": tokens}, track=[0, 1, 3, 3, 3, 3])
    reserve = match.table.dishonour_reserve
    play(match, "place 2 dungeon")
    assert match.table.dishonour[BLUE] == left
    assert match.table.dishonour_reserve == reserve + returned
    assert match.table.track == [0, 1, 3, 3, 3, 3]  # never back to the track


@rule("LA-515")
def test_nobody_and_nothing_goes_with_a_knight_and_nobody_is_expelled() -> None:
    match = table(
        "place_the_knights",
        options=BOTH,
        blue="2@court",
        red="4@court",
        squires=[5, 5, 5],
        shields={"blue": 1},
        tudors={"blue": 1},
        archers={"blue": 1},
    )
    assert not any("dungeon" in text for text in offers(match, "place_with") + offers(match, "lord"))
    play(match, "place 2 dungeon")
    assert asked(match) == "where_to_place 1"  # no squires are asked for
    assert "4 dungeon" not in offers(match, "place")  # 3 + 2 + 4 is too much, and the 2 stays


@rule("LA-515", "LA-621")
def test_knights_in_the_dungeon_are_placed() -> None:
    match = tables.under("L33", DISPLEASURE, players=5, blue="1@dungeon 1@dungeon 1@dungeon")
    assert score(match)[BLUE] == 5


@rule("LA-516", "LA-R83")
def test_a_knight_in_the_dungeon_rises_only_within_its_capacity() -> None:
    """The neutral 3, blue's 1 and red's 2: one more fits, two do not."""
    match = tables.under(
        "L01", DISPLEASURE, blue="1@dungeon", red="2@dungeon 1@surrey", gold=[9, 0, 0], dishonour={"blue": 3}
    )
    play(match, "upgrade 1 dungeon")
    assert told(match, "upgraded") == [(BLUE, 1, 2, PLACES.names.index("dungeon"))]
    assert match.table.dishonour[BLUE] == 3  # no tokens are returned for it
    assert done(tables.under("L01", DISPLEASURE, blue="2@dungeon", red="2@dungeon 1@surrey", gold=[9, 0, 0]))


@rule("LA-516", "LA-R108", "Y38")
@pytest.mark.parametrize(("red", "asks"), [("2@dungeon 1@surrey", False), ("1@dungeon 1@surrey", True)])
def test_l23_exchanges_in_the_dungeon_only_within_its_capacity(red: str, asks: bool) -> None:
    match = tables.under("L23", DISPLEASURE, players=4, blue="3@dungeon", red=red)
    assert asked(match) == "exchange_or_not 0" if asks else done(match)


@rule("LA-516", "LA-91", "LA-R108")
@pytest.mark.parametrize(("answer", "asks"), [("exchange", False), ("decline", True)])
def test_room_in_the_dungeon_for_l23_is_judged_at_ones_own_turn(answer: str, asks: bool) -> None:
    """Two threes of five players leave room for one four, not for two."""
    match = tables.under("L23", DISPLEASURE, players=5, blue="3@dungeon", red="3@dungeon 1@surrey")
    play(match, answer)
    assert asked(match) == "exchange_or_not 1" if asks else done(match)


@rule("LA-520", "LA-511")
def test_all_but_the_neutral_knight_leave_the_dungeon_before_the_counties() -> None:
    match = table("empty_the_dungeon", options=DISPLEASURE, blue="1@dungeon", red="2@dungeon 1@surrey")
    assert asked(match) == "who_is_first 1"
    assert [knights(match, seat) for seat in (BLUE, RED)] == ["1@court", "1@surrey 2@court"]
    assert match.table.dungeon_room == 4


# --- dishonour ----------------------------------------------------------------------------------------------


def battles(**given: Any) -> Match:
    given.setdefault("options", DISPLEASURE)
    return table("evaluate_the_conflicts", **given)


@rule("LA-521", "LA-522", "Y18")
def test_who_stayed_away_from_a_conflict_won_by_france_is_dishonoured() -> None:
    match = battles(
        players=4, blue="1@upper-left", red="1@upper-left", green="1@upper-left", cards={"upper-left": "c08"}
    )
    assert per_seat(match, "dishonour") == [0, 0, 1, 0]
    assert match.table.track == [3, 4, 4, 4, 4, 4]


@rule("LA-521")
def test_nobody_is_dishonoured_if_england_wins_and_all_are_by_an_empty_conflict() -> None:
    assert per_seat(battles(blue="4@upper-left", cards={"upper-left": "c03a"}), "dishonour") == [0, 0, 0]
    empty = battles(cards={"lower-left": "c03a", "upper-left": "c04a"})
    assert per_seat(empty, "dishonour") == [2, 2, 2]
    assert empty.table.track == [0, 0, 3, 3, 3, 3]
    assert per_seat(battles(blue="1@lower-left", cards={"lower-left": "c08"}, gold=[0, 0, 0]), "dishonour") == [0, 1, 1]


@rule("LA-521", "LA-620")
def test_dishonour_comes_after_the_points_of_each_conflict() -> None:
    match = table(
        "parliament",
        options=DISPLEASURE,
        laws="L33 L34 L43",
        blue="1@upper-left",
        cards={"upper-left": "c08", "upper-right": "c07"},
    )
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    wanted = ("france_wins", "scored", "dishonoured")
    names = [match.game.book.events[h.event].name for h in match.happenings]
    assert [name for name in names if name in wanted] == [
        "france_wins",
        "scored",
        "dishonoured",
        "dishonoured",
        "france_wins",
        *["dishonoured"] * 3,
    ]


@rule("LA-522", "LA-R84")
def test_tokens_come_from_the_leftmost_pile_then_from_a_reserve_without_end() -> None:
    match = battles(cards={"upper-left": "c08"}, track=[0, 0, 0, 0, 1, 1], dishonour_reserve=5)
    assert (match.table.track, match.table.dishonour_reserve) == ([0] * 6, 4)
    match = battles(cards={"upper-left": "c08"}, track=[0] * 6, dishonour_reserve=1)
    assert per_seat(match, "dishonour") == [1, 1, 1]
    assert match.table.dishonour_reserve == 0


@rule("LA-523")
def test_tokens_lie_behind_the_screen() -> None:
    match = battles(blue="1@upper-left", cards={"upper-left": "c08"})
    assert match.numbers(RED)["dishonour"][RED] == 1
    assert match.numbers(BLUE)["dishonour"][RED] is None
    assert match.numbers(BLUE)["track"] == [1, 3, 3, 3, 3, 3]


# --- the final scoring --------------------------------------------------------------------------------------

SIX_THREE = [0, 0, 0, 1, 2, 2]
"""The third space is revealed: the larger number is 6, the smaller 3."""


def lost(tokens: list[int], **given: Any) -> list[int]:
    """What dishonour costs each player."""
    given.setdefault("track", SIX_THREE)
    given.setdefault("options", DISPLEASURE)
    match = table("score_dishonour", players=len(tokens), dishonour=tokens, round=5, score=[20] * len(tokens), **given)
    assert match.over
    return [20 - points for points in score(match)]


@rule("LA-530", "LA-531", "LA-532", "Y19")
def test_the_most_dishonoured_lose_the_numbers_revealed() -> None:
    assert lost([2, 3, 4, 2]) == [2, 6, 10, 2]


@rule("LA-533", "LA-R87", "Y20")
def test_more_vote_markers_make_less_dishonoured() -> None:
    assert lost([3, 3, 1], votes=[2, 0, 0], squires=[0, 9, 0]) == [6, 9, 1]


@rule("LA-533", "LA-R88")
def test_then_more_squires() -> None:
    assert lost([3, 3, 1], votes=[1, 1, 0], squires=[0, 1, 0]) == [9, 6, 1]


@rule("LA-534", "LA-R88", "Y21")
def test_who_is_still_tied_shares() -> None:
    assert lost([3, 3, 1], votes=[1, 1, 0], squires=[1, 1, 0]) == [7, 7, 1]
    assert lost([4, 3, 3], votes=[0, 0, 0], squires=[1, 1, 1]) == [10, 4, 4]


@rule("LA-R89", "LA-534")
def test_three_tied_for_most_share_both_numbers() -> None:
    assert lost([2, 2, 2], votes=[0, 0, 0], squires=[1, 1, 1]) == [5, 5, 5]
    assert lost([2, 2, 2, 1, 1], votes=[0] * 5, squires=[1] * 5) == [5, 5, 5, 1, 1]


@rule("LA-535")
def test_without_tokens_one_fills_no_place() -> None:
    assert lost([3, 0, 0]) == [9, 0, 0]


@rule("LA-531", "LA-R85", "LA-R86")
def test_a_pile_that_is_begun_reveals_nothing() -> None:
    assert lost([3, 1, 0], track=[1, 3, 3, 3, 3, 3]) == [3, 1, 0]
    assert lost([3, 1, 0], track=[0, 1, 3, 3, 3, 3]) == [3 + 2, 1 + 1, 0]
    assert lost([3, 1, 0], track=[0] * 6) == [3 + 12, 1 + 6, 0]


@rule("LA-536")
def test_scores_may_become_negative() -> None:
    match = table("score_dishonour", options=DISPLEASURE, dishonour=[5, 0, 0], round=5, score=[1, 0, 0])
    assert score(match)[BLUE] == -4


@rule("LA-640")
def test_the_final_scoring_reveals_all_tokens() -> None:
    match = table("reveal_the_stocks", options=DISPLEASURE, dishonour=[5, 0, 0], round=5, cards={})
    assert match.numbers(RED)["dishonour"][BLUE] == 5


# --- two players --------------------------------------------------------------------------------------------


@rule("LA-537", "LA-R90")
def test_allies_receive_no_tokens_and_spare_nobody() -> None:
    match = battles(players=2, yellow="1@upper-left", red="1@upper-left", cards={"upper-left": "c08"})
    assert match.table.dishonour == [1, 0, 0, 0, 0]
    assert match.numbers(RED)["dishonour"][BLUE] == 1


@rule("LA-538")
def test_allied_knights_in_the_dungeon_return_no_tokens() -> None:
    match = placing(players=2, yellow="2@court", dishonour=[3, 0])
    play(match, "place_ally 2 dungeon")
    assert knights(match, YELLOW) == "2@dungeon"
    assert match.table.dishonour[BLUE] == 3
    assert told(match, "honour_restored") == []


@rule("LA-539")
def test_two_players_lose_the_larger_number_alone_and_half_of_it_if_tied() -> None:
    assert lost([3, 1]) == [9, 1]
    assert lost([3, 3], votes=[1, 0]) == [3, 9]
    assert lost([3, 3], votes=[1, 1], squires=[0, 0], track=[0, 0, 0, 0, 0, 1]) == [8, 8]
