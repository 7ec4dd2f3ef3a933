"""Diplomatic confrontation: cards, dice and who wins (LK-601 to LK-614, LK-635)."""

from __future__ import annotations

import itertools

import pytest

from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .confrontations import DUEL, FOUR, fought, intrusion
from .helpers import asked, commit, hands, offered, play, roll, told, turn

# --- committing (LK-601 to LK-603, LK-635) --------------------------------------------------------------------


@rule("LK-601", "LK-602")
def test_all_players_commit_at_the_same_time_in_any_order() -> None:
    match = play(turn(FOUR), "move oxeneford")
    assert match.to_act == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1):
        assert asked(match) == "which_cards" and seat in match.to_act
        match.choose("commit 1 0 0", seat)
    assert asked(match) == "which_side"


@rule("LK-602", "LK-635")
def test_one_to_five_cards_of_the_hand_may_be_committed() -> None:
    hand_of_p1 = "3/2/1"
    match = play(turn(DUEL.replace("Lundonia 2; hand 12/7/1", f"Lundonia 2; hand {hand_of_p1}")), "move oxeneford")
    expected = {f"{a} {b} {c}" for a, b, c in itertools.product(range(4), range(3), range(2)) if 1 <= a + b + c <= 5}
    assert offered(match, "commit", 1) == expected
    assert len(offered(match, "commit", 0)) == 35  # at most one x3
    for wrong in ("commit 0 0 0", "commit 4 0 0", "commit 3 2 1"):
        with pytest.raises(IllegalChoice):
            match.choose(wrong, 1)


@rule("LK-602")
def test_never_more_than_fifty_five_ways_to_commit() -> None:
    rich = DUEL.replace("Lundonia 2; hand 12/7/1", "Lundonia 2; hand 6/6/3").replace("hand 12/7/1", "hand 6/6/0")
    match = play(turn(rich), "move oxeneford")
    assert len(offered(match, "commit", 1)) == 51  # all 55 but those with four or five x3
    assert "5 0 0" in offered(match, "commit", 1) and "2 3 0" in offered(match, "commit", 1)


@rule("LK-603", "LK-905")
def test_cards_are_revealed_together_when_all_have_chosen() -> None:
    match = play(turn(DUEL), "move oxeneford")
    match.choose("commit 1 1 0", 0)
    match.choose("commit 2 0 0", 2)
    assert not told(match, "revealed") and match.table.played[0] == [0, 0, 0]
    match.choose("commit 0 0 1", 1)
    assert told(match, "revealed") == [(0, 1, 1, 0), (1, 0, 0, 1), (2, 2, 0, 0)]
    assert match.table.played[:3] == [[1, 1, 0], [0, 0, 1], [2, 0, 0]]
    assert hands(match) == ["11/6/1", "12/7/0", "10/7/1"]


# --- rolling and scoring (LK-604 to LK-610) -------------------------------------------------------------------


@rule("LK-604", "LK-605")
def test_the_intruder_rolls_first_then_clockwise_one_die_for_each_card() -> None:
    text = DUEL.replace("P0", "PX").replace("P1", "P0").replace("P2", "P1").replace("PX", "P2")
    lines = "\n".join(sorted(line.strip() for line in text.splitlines()))
    match = play(turn(lines, seat=2), "move oxeneford")
    commit(match, "1/0/0", "2/0/0", "3/0/0")
    order = []
    while asked(match) == "which_side":
        order.append(match.table.roller)
        play(match, "die 3")
    assert order == [2, 2, 2, 0, 1, 1]


@rule("LK-606", "LK-R14")
def test_dice_are_laid_on_cards_as_the_roller_likes() -> None:
    match = intrusion(DUEL, "1/1/1", "1/0/0", "1/0/0")
    play(match, "dice 6 2 4")
    assert asked(match) == "which_die" and match.to_act == (0,)
    assert offered(match, "lay") == {"2", "4", "6"}
    play(match, "lay 2")  # the lowest on the x3
    assert offered(match, "lay") == {"4", "6"}
    play(match, "lay 4")
    assert told(match, "scored") == [(0, 2 * 3 + 4 * 2 + 6 * 1 + 2, 20, 2)]
    assert match.table.laid[0] == [2, 4, 6, 0, 0]


@rule("LK-606")
def test_every_distinct_way_to_lay_the_dice_can_be_chosen_once() -> None:
    def ways(match: Match) -> list[tuple[int, ...]]:
        if asked(match) != "which_die":
            return [tuple(match.table.laid[0])]
        return [way for offer in match.offers() for way in ways(play(match.branch(), offer))]

    match = play(intrusion(DUEL, "2/2/1", "1/0/0", "1/0/0"), "dice 6 5 4 3 2")
    assert len(ways(match)) == len(set(ways(match))) == 30
    match = play(intrusion(DUEL, "2/2/1", "1/0/0", "1/0/0"), "dice 6 6 1 1 3")
    expected = {
        (order[0], *sorted(order[1:3], reverse=True), *sorted(order[3:], reverse=True))
        for order in itertools.permutations((6, 6, 1, 1, 3))
    }
    assert set(ways(match)) == expected and len(ways(match)) == len(expected)


@rule("LK-606")
def test_a_die_that_can_lie_nowhere_else_is_laid_without_asking() -> None:
    match = intrusion(DUEL, "1/2/0", "1/0/0", "1/0/0")
    play(match, "dice 3 2 5")
    assert offered(match, "lay") == {"3", "5"}
    play(match, "lay 3")  # so the 5 goes on the x1, and the 2 on the other x2
    assert match.table.laid[0] == [3, 2, 5, 0, 0]
    assert asked(match) == "which_side"


@rule("LK-606")
def test_a_player_knows_the_scores_made_before() -> None:
    match = intrusion(DUEL, "1/1/0", "1/1/0", "1/1/0")
    play(match, "dice 5 4", "lay 5", "dice 3 2")
    assert asked(match) == "which_die" and match.to_act == (1,)
    assert match.numbers(1)["score"][0] == 16


@rule("LK-607")
def test_card_points_are_the_sum_of_die_times_value() -> None:
    match = intrusion(DUEL, "1/0/0", "2/2/1", "1/0/0")
    roll(match, 1)
    roll(match, 6, 5, 4, 3, 2)
    assert match.table.score[1] == 6 * 3 + 5 * 2 + 4 * 2 + 3 * 1 + 2 * 1


@rule("LK-608", "LK-609", "LK-610")
def test_points_for_pieces() -> None:
    match = fought(DUEL, ["1/0/0"] * 3, [3], [3], [3])
    assert match.table.score[:3] == [3 + 2, 3, 3 + 2 * 3 + 2]
    noble_elsewhere = DUEL.replace("P2: noble Oxeneford", "P2: noble Roucestre")
    match = fought(noble_elsewhere, ["1/0/0"] * 3, [3], [3], [3])
    assert match.table.score[:3] == [3 + 2, 3, 3 + 2 * 3]
    noble_alone = DUEL.replace("Oxeneford 3, Roucestre 1", "Roucestre 1")
    match = fought(noble_alone, ["1/0/0"] * 3, [3], [3], [4])
    assert match.table.score[:3] == [3 + 2, 3, 4 + 2]


# --- who wins (LK-611 to LK-614) ------------------------------------------------------------------------------


@rule("LK-611")
@pytest.mark.parametrize(("dice", "winner"), [((6, 1, 1), 2), ((6, 6, 1), 2), ((1, 6, 1), 2)])
def test_the_highest_score_wins(dice: tuple[int, ...], winner: int) -> None:
    match = fought(DUEL, ["1/0/0", "1/0/0", "1/0/0"], *([die] for die in dice))
    assert match.table.winner == winner  # nobody reaches the defender's 8 points and a die
    match = fought(DUEL, ["0/0/1", "0/1/0", "1/0/0"], [dice[0]], [dice[1]], [dice[2]])
    scores = [3 * dice[0] + 2, 2 * dice[1], dice[2] + 8]
    assert match.table.winner == scores.index(max(scores))


@rule("LK-612", "LK-R06")
def test_lower_ties_do_not_matter() -> None:
    match = fought(DUEL, ["1/0/0", "1/0/0", "1/0/0"], [2], [4], [3])  # 4, 4, 11
    assert match.table.winner == 2 and not told(match, "tied")


@rule("LK-612", "LK-613", "LK-604")
def test_a_tie_is_rolled_again_by_the_tied_alone_in_the_same_order() -> None:
    match = intrusion(FOUR, "0/1/0", "1/0/0", "0/2/0", "1/0/0")
    roll(match, 4), roll(match, 4), roll(match, 3, 2), roll(match, 1)  # 10, 10, 10, 1
    order = []
    while asked(match) == "which_side":
        order.append(match.table.roller)
        play(match, f"die {6 if match.table.roller == 2 else 1}")
    assert order == [0, 1, 2, 2]
    assert told(match, "scored")[4:] == [(0, 4, 2, 2), (1, 7, 1, 6), (2, 24, 24, 0)]  # pieces count again
    assert match.table.winner == 2
    assert match.table.played[:4] == [[0, 1, 0], [1, 0, 0], [0, 2, 0], [1, 0, 0]]  # the same cards


@rule("LK-613", "LK-606")
def test_dice_are_laid_anew_in_a_re_roll() -> None:
    match = intrusion(DUEL, "1/1/0", "1/0/0", "1/0/0")
    roll(match, 2, 1), roll(match, 1), roll(match, 1)  # 7, 1, 9
    assert match.table.winner == 2
    match = intrusion(DUEL, "1/1/0", "1/0/0", "1/0/0")
    roll(match, 3, 1), roll(match, 1), roll(match, 1)  # 9, 1, 9
    play(match, "dice 6 1")
    assert asked(match) == "which_die" and match.to_act == (0,)
    play(match, "lay 1")  # 8 + 2
    assert match.table.score[0] == 1 * 2 + 6 + 2


@rule("LK-613")
def test_new_scores_replace_the_old_ones_and_the_others_stay_out() -> None:
    match = intrusion(FOUR, "1/0/0", "1/0/0", "1/0/0", "1/0/0")
    roll(match, 6), roll(match, 2), roll(match, 6), roll(match, 1)  # 8, 8, 6, 1
    roll(match, 1), roll(match, 2)  # P0 3, P1 8
    assert match.table.winner == 1
    match = intrusion(FOUR, "2/0/0", "1/0/0", "2/0/0", "1/0/0")
    roll(match, 4, 4), roll(match, 4), roll(match, 4, 5), roll(match, 1)  # 10, 10, 9, 1
    roll(match, 1, 1), roll(match, 1)  # 4, 7: both below P2's 9, which is out of it
    assert match.table.winner == 1


@rule("LK-614")
def test_ties_are_rolled_until_one_is_left() -> None:
    match = intrusion(FOUR, "1/0/0", "0/1/0", "2/0/0", "1/0/0")
    roll(match, 6), roll(match, 1), roll(match, 4, 4), roll(match, 6)  # 8, 8, 8, 6
    roll(match, 5), roll(match, 1), roll(match, 4, 4)  # 7, 8, 8: P0 is out
    roll(match, 2), roll(match, 5, 5)  # 10, 10: P1 and P2 again
    assert asked(match) == "which_side" and match.table.roller == 1
    roll(match, 1), roll(match, 1, 2)  # 8, 3
    assert match.table.winner == 1
    assert [line[0] for line in told(match, "tied")] == [0, 1, 2, 1, 2, 1, 2]
