"""Who came where: rivals outside the seats, and those who gave up."""

from __future__ import annotations

import pytest

from regnum.kernel import BadFile, IllegalChoice, Match, Result, Rival, saved

from .test_match import played
from .toy import TOY, toy_named


def test_whoever_gave_up_comes_last_and_the_first_to_do_so_at_the_very_end() -> None:
    result = Result((1, 2, 3, 4), (40, 30, 20, 10)).with_last([1, 0])
    assert result.places == (3, 4, 1, 2)
    assert (result.winners, result.gave_up) == ((2,), (1, 0))
    assert result.scores == (40, 30, 20, 10)


def test_those_who_stay_keep_the_order_of_the_game_with_shared_places() -> None:
    assert Result((1, 2, 2, 1), (9, 5, 5, 9)).with_last([3]).places == (1, 2, 2, 4)
    assert Result((1, 1, 3), (9, 9, 5)).with_last([2]).places == (1, 1, 3)


def test_a_rival_who_won_stays_first_whoever_gave_up() -> None:
    result = Result((2, 3, 4), (70, 60, 50), (Rival("fate", 80, 1),)).with_last([0])
    assert (result.places, result.winners) == ((4, 2, 3), ())
    assert result.rivals == (Rival("fate", 80, 1),)


def test_a_rival_who_did_not_win_does_not_win_because_the_winner_gave_up() -> None:
    result = Result((1, 2, 3), (90, 60, 50), (Rival("fate", 80, None),)).with_last([0])
    assert (result.places, result.winners) == ((3, 1, 2), (1,))
    assert result.rivals[0].place is None


def test_the_final_list_has_everybody_best_first_and_who_has_no_place_at_the_end() -> None:
    result = Result((2, 1), (5, 9), (Rival("fate", 7, None),)).with_last([0])
    shown = [(one.place, one.rival or one.seat, one.score, one.gave_up) for one in result.standings()]
    assert shown == [(1, 1, 9, False), (2, 0, 5, True), (None, "fate", 7, False)]


# --- in a match ---------------------------------------------------------------------------------------------


def test_a_match_in_which_nobody_gave_up_has_the_games_own_result() -> None:
    match = played(3, players=4)
    assert match.result == TOY.result(match.table)
    assert match.result is not None
    assert match.result.gave_up == ()


def test_a_game_goes_on_while_two_have_not_given_up_and_ends_at_once_with_one() -> None:
    match = Match(TOY, seed=1, players=3)
    match.give_up(2)
    assert match.result is None
    match.give_up(0)
    assert match.result is not None
    assert (match.result.places, match.result.gave_up) == ((2, 1, 3), (2, 0))
    assert match.result.scores == TOY.scores(match.table)


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_only_a_seat_that_has_not_can_give_up(seat: int) -> None:
    match = Match(TOY, seed=1, players=3)
    match.give_up(0)
    with pytest.raises(IllegalChoice, match="expected a seat that can give up"):
        match.give_up(seat)
    assert match.gave_up == (0,)


def test_nobody_gives_up_a_game_that_is_over() -> None:
    match = played(3, players=3)
    with pytest.raises(IllegalChoice, match="over"):
        match.give_up(0)


def test_taking_back_does_not_take_back_that_somebody_gave_up() -> None:
    match = Match(TOY, seed=1, players=3)
    match.choose(match.offers(0)[0], 0)
    match.give_up(1)
    assert match.branch(0).gave_up == (1,)
    match.undo()
    assert match.gave_up == (1,)


# --- in a file ----------------------------------------------------------------------------------------------


def test_a_file_says_who_gave_up_and_who_came_where() -> None:
    match = Match(TOY, seed=1, players=3, names=["Anna", "", "Cleo"])
    match.give_up(2)
    match.give_up(0)
    text = saved.write(match)
    assert "gave up: 2 0\n" in text
    places = [line for line in text.splitlines() if line.startswith("# place")]
    assert [line.partition(",")[0] for line in places] == ["# place 1: seat 1", "# place 2: Anna", "# place 3: Cleo"]
    assert [line.endswith("gave up") for line in places] == [False, True, True]
    back = saved.read(text, toy_named)
    assert back.result == match.result
    assert saved.write(back) == text


@pytest.mark.parametrize("seats", ["3", "0 0", "x", "0 1 2"])
def test_a_file_in_which_somebody_cannot_give_up_is_refused_with_its_line(seats: str) -> None:
    text = saved.write(Match(TOY, seed=1, players=3)).replace("players: 3\n", f"players: 3\ngave up: {seats}\n")
    with pytest.raises(BadFile, match="line 5"):
        saved.read(text, toy_named)
