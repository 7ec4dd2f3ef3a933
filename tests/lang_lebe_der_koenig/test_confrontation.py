"""Diplomatic confrontation (LK-601 to LK-635)."""

from __future__ import annotations

import itertools

import pytest

from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .helpers import (
    LK,
    asked,
    commit,
    county,
    courtiers,
    deal,
    hand,
    hands,
    noble,
    offered,
    play,
    roll,
    told,
    turn,
)

DUEL = """
P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
"""
"""P0 may intrude into Oxeneford, which P2 holds with three courtiers and its noble."""

FOUR = """
P0: noble Wigemor; courtiers Wigemor 2, Lideford 1; hand 12/7/1
P1: noble Oxeneford; courtiers Oxeneford 2, Lundonia 1, Sarisberie 1; hand 12/7/1
P2: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
P3: noble Tateshale; courtiers Tateshale 3; hand 12/7/1
"""


def intrusion(text: str, *committed: str) -> Match:
    match = play(turn(text), "move oxeneford")
    commit(match, *committed)
    return match


def fought(text: str, committed: list[str], *dice: list[int]) -> Match:
    """A confrontation in Oxeneford up to the winner's first decision."""
    match = intrusion(text, *committed)
    for numbers in dice:
        roll(match, *numbers)
    return match


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
    assert match.view(1)["score"][0] == 16


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


# --- banishment (LK-615 to LK-622) ----------------------------------------------------------------------------


@rule("LK-616", "LK-619")
def test_a_defender_who_wins_banishes_the_intruders_noble_and_nothing_else() -> None:
    text = DUEL.replace("Wigemor 2;", "Wigemor 2, Man 1;").replace("P0: noble Wigemor", "P0: noble Stadford")
    text = text.replace("Man 1", "Loncastre 1")
    match = fought(text, ["1/0/0"] * 3, [1], [1], [1])
    assert asked(match) == "where_to_banish" and match.to_act == (2,)
    assert offered(match, "banish") == {"wigemor", "loncastre"}  # not Stadford, where it came from
    play(match, "banish loncastre")
    assert noble(match, 0) == "loncastre"
    assert courtiers(match, 2)["oxeneford"] == 3 and noble(match, 2) == "oxeneford"


@rule("LK-617", "LK-621")
def test_an_intruder_who_wins_banishes_everything_of_the_defender_there() -> None:
    text = DUEL.replace("Roucestre 1;", "Roucestre 1, Tateshale 1;")
    match = fought(text, ["0/5/0", "1/0/0", "1/0/0"], [6] * 5, [1], [1])
    assert asked(match) == "where_to_banish" and match.to_act == (0,)
    assert "oxeneford" not in courtiers(match, 2) and match.table.reserve[2] == 17 - 2
    assert offered(match, "banish") == {"roucestre", "tateshale"}
    play(match, "banish tateshale")
    assert noble(match, 2) == "tateshale" and noble(match, 0) == "oxeneford"


@rule("LK-617", "LK-R27")
def test_a_defenders_noble_that_is_elsewhere_stays_there() -> None:
    text = DUEL.replace("P2: noble Oxeneford", "P2: noble Grentebrige")
    match = fought(text, ["0/5/0", "1/0/0", "1/0/0"], [6] * 5, [1], [1])
    assert asked(match) == "winners_courtier"
    assert noble(match, 2) == "grentebrige" and "oxeneford" not in courtiers(match, 2)


@rule("LK-618", "LK-R28", "LK-622")
def test_a_third_party_that_wins_clears_the_county_and_says_where_both_nobles_go() -> None:
    match = fought(FOUR, ["1/0/0", "1/0/0", "0/5/0", "1/0/0"], [1], [1], [6] * 5, [1])
    assert match.to_act == (2,) and match.table.banished == 1  # first the defender's
    assert offered(match, "banish") == {"lundonia", "sarisberie"}
    play(match, "banish lundonia")
    assert match.to_act == (2,) and match.table.banished == 0  # then the intruder's
    assert offered(match, "banish") == {"wigemor", "lideford"}
    play(match, "banish lideford", "place", "end")
    assert [noble(match, seat) for seat in range(3)] == ["lideford", "lundonia", "roucestre"]
    assert courtiers(match, 2) == {"oxeneford": 1, "roucestre": 2}


@rule("LK-619")
def test_where_there_is_one_refuge_nobody_is_asked() -> None:
    match = fought(DUEL, ["1/0/0"] * 3, [1], [1], [1])
    assert asked(match) == "winners_courtier"
    assert noble(match, 0) == "wigemor"
    assert told(match, "noble_banished") == [(2, 0, county("wigemor"))]


@rule("LK-620", "LK-R04")
def test_an_intruder_without_courtiers_goes_back_to_the_county_it_crossed() -> None:
    text = DUEL.replace("P0: noble Wigemor; courtiers Wigemor 2", "P0: noble Tateshale; courtiers none")
    match = play(turn(text), "move stadford", "cross oxeneford x3", "die 1")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 1), roll(match, 1)
    assert noble(match, 0) == "stadford"


# --- the free courtier (LK-623) -------------------------------------------------------------------------------


@rule("LK-623")
def test_a_defender_places_only_if_the_county_is_not_full() -> None:
    full = DUEL.replace("Oxeneford 3", "Oxeneford 4")
    match = fought(full, ["1/0/0"] * 3, [1], [1], [1])
    assert asked(match) == "what_to_do" and match.to_act == (1,)
    match = fought(DUEL, ["1/0/0"] * 3, [1], [1], [1])
    assert match.to_act == (2,) and set(match.offers()) == {"place", "decline"}


@rule("LK-623", "LK-R20")
def test_a_third_party_that_declines_or_has_no_reserve_leaves_the_county_empty() -> None:
    match = fought(FOUR, ["1/0/0", "1/0/0", "0/5/0", "1/0/0"], [1], [1], [6] * 5, [1])
    play(match, "banish lundonia", "banish lideford", "decline")
    assert all("oxeneford" not in courtiers(match, seat) for seat in range(4))
    assert county("oxeneford") not in match.table.noble[:4]
    used_up = FOUR.replace(
        "P2: noble Roucestre; courtiers Roucestre 2",
        "P2: noble Roucestre; courtiers Roucestre 3, Grentebrige 4, Stadford 3, Lincolia 3, Loncastre 3, Man 1",
    )
    match = fought(used_up, ["1/0/0", "1/0/0", "0/5/0", "1/0/0"], [1], [1], [6] * 5, [1])
    play(match, "banish lundonia", "banish lideford")
    assert asked(match) == "what_to_do"
    assert all("oxeneford" not in courtiers(match, seat) for seat in range(4))


# --- cards back (LK-624 to LK-629) ----------------------------------------------------------------------------


@rule("LK-624", "LK-628", "LK-R07")
def test_a_player_may_take_back_a_card_for_each_one_or_fewer() -> None:
    for number, left in ((0, "7/7/1"), (1, "8/7/1"), (2, "9/7/1")):
        match = fought(DUEL, ["5/0/0", "1/0/0", "1/0/0"], [1, 1, 2, 2, 2], [1], [6])
        play(match, "decline")
        assert asked(match) == "how_many_back" and match.to_act == (0,)
        assert offered(match, "recover") == {"0", "1", "2"}
        play(match, f"recover {number}")
        assert hand(match, 0) == left


@rule("LK-624")
def test_it_does_not_matter_on_which_card_the_one_lies() -> None:
    match = intrusion(DUEL, "1/0/1", "1/0/0", "1/0/0")
    play(match, "dice 1 6", "lay 1")  # the one on the x3
    roll(match, 1), roll(match, 6)
    play(match, "decline", "recover 1")
    assert hand(match, 0) == "12/7/0"  # and yet it is the x1 that comes back


@rule("LK-625", "LK-R01")
@pytest.mark.parametrize(("number", "left"), [(1, "12/5/0"), (2, "12/6/0"), (3, "12/7/0"), (4, "12/7/1")])
def test_cards_come_back_in_the_order_x1_x2_x3(number: int, left: str) -> None:
    match = fought(DUEL, ["1/2/1", "1/0/0", "1/0/0"], [1, 1, 1, 1], [1], [6])
    play(match, "decline", f"recover {number}")
    assert hand(match, 0) == left


@rule("LK-626")
def test_who_committed_a_single_card_gets_nothing_back() -> None:
    match = fought(DUEL, ["1/0/0", "1/0/0", "1/0/0"], [1], [1], [1])
    play(match, "decline")
    assert asked(match) == "what_to_do"
    assert hands(match) == ["11/7/1"] * 3


@rule("LK-627")
def test_ones_of_a_re_roll_bring_nothing_back() -> None:
    match = fought(FOUR, ["2/0/0", "2/0/0", "1/0/0", "1/0/0"], [4, 4], [2, 2], [1], [1], [1, 1], [1, 1])
    play(match, "banish wigemor", "decline")
    assert not told(match, "cards_back")
    assert hands(match)[:2] == ["10/7/1"] * 2
    earlier = fought(FOUR, ["2/0/0", "2/0/0", "1/0/0", "1/0/0"], [1, 6], [1, 2], [1], [1], [6, 6], [2, 2])
    play(earlier, "banish lundonia", "decline")
    assert asked(earlier) == "how_many_back" and earlier.to_act == (0,)  # for the one of the first roll
    assert offered(earlier, "recover") == {"0", "1"}


@rule("LK-628")
def test_cards_are_taken_back_in_the_order_of_rolling() -> None:
    match = turn(DUEL.replace("Wigemor", "Stadford"), seat=0)
    play(match, "move oxeneford")
    commit(match, "2/0/0", "2/0/0", "2/0/0")
    roll(match, 1, 2), roll(match, 1, 1), roll(match, 1, 3)
    play(match, "decline")
    order = []
    while asked(match) == "how_many_back":
        order.append(match.to_act[0])
        play(match, "recover 0")
    assert order == [0, 1, 2]


@rule("LK-629")
def test_all_other_committed_cards_are_discarded() -> None:
    match = fought(DUEL, ["1/1/0", "0/1/0", "0/0/1"], [2, 3], [4], [5])
    assert match.table.discarded == [0, 0, 0]  # they lie on the table until step 3
    play(match, "decline")
    assert match.table.discarded == [1, 2, 1]
    assert match.table.played[:3] == [[0, 0, 0]] * 3


# --- the order of what follows (LK-615, LK-630 to LK-632) -----------------------------------------------------

LAST = """
P0: noble Wigemor; courtiers Wigemor 2, Stadford 1; hand 6/4/0
P1: noble Lundonia; courtiers Lundonia 2; hand {}
P2: noble Oxeneford; courtiers Oxeneford 1, Roucestre 1, Tateshale 1; hand 5/3/1
"""


@rule("LK-615", "LK-R05", "LK-R31", "LK-R32")
def test_banish_place_take_back_elect_and_only_then_roll() -> None:
    match = intrusion(LAST.format("2/0/0"), "2/1/0", "2/0/0", "1/0/0")
    roll(match, 1, 6, 6), roll(match, 3, 5), roll(match, 2)
    seen = []
    while match.to_act[0] >= 0:
        seen.append(asked(match))
        play(match, {"where_to_banish": "banish roucestre", "how_many_back": "recover 1"}.get(asked(match), "place"))
    assert seen == ["where_to_banish", "winners_courtier", "how_many_back"]
    assert asked(match) == "which_card"  # the election's deal
    assert match.table.votes[0] == 4 + 3 + 4  # the free courtier counts
    deal(match, "9/4/1", "9/5/0", "8/5/1")
    assert asked(match) == "another_courtier" and match.to_act == (0,)
    assert "x3" in offered(match, "roll")  # freshly dealt


@rule("LK-630", "LK-703")
def test_an_election_if_anybody_has_played_its_last_card() -> None:
    match = fought(LAST.format("2/0/0"), ["0/2/0", "2/0/0", "1/0/0"], [6, 4], [3, 5], [2])
    play(match, "banish roucestre", "decline")
    assert match.table.elections == 1
    kept = fought(LAST.format("3/0/0"), ["0/2/0", "2/0/0", "1/0/0"], [6, 4], [3, 5], [2])
    play(kept, "banish roucestre", "decline")
    assert kept.table.elections == 0


@rule("LK-630", "LK-R29", "LK-701")
def test_cards_taken_back_keep_a_hand_from_being_empty() -> None:
    for number, elections in ((0, 1), (1, 0)):
        match = fought(LAST.format("2/0/0"), ["0/2/0", "2/0/0", "1/0/0"], [6, 4], [1, 5], [2])
        play(match, "banish roucestre", "decline")
        assert asked(match) == "how_many_back" and match.to_act == (1,)
        play(match, f"recover {number}")
        assert match.table.elections == elections


@rule("LK-630", "LK-718")
def test_a_hand_that_was_empty_before_causes_no_election() -> None:
    match = fought(LAST.format("0/0/0"), ["0/2/0", "-", "1/0/0"], [6, 4], [], [2])
    play(match, "banish roucestre", "decline")
    assert match.table.elections == 0 and asked(match) == "what_to_do"


@rule("LK-703")
def test_several_hands_that_become_empty_together_cause_one_election() -> None:
    text = LAST.format("2/0/0").replace("hand 5/3/1", "hand 1/0/0")
    match = fought(text, ["0/2/0", "2/0/0", "1/0/0"], [6, 4], [3, 5], [2])
    play(match, "banish roucestre", "decline")
    assert match.table.elections == 1
    while asked(match) == "which_card":
        play(match, match.offers()[0])
    assert match.table.elections == 1 and asked(match) == "what_to_do"


@rule("LK-631")
def test_a_winner_rolls_on_with_cards_taken_back() -> None:
    text = DUEL.replace("Wigemor 2; hand 12/7/1", "Wigemor 2; hand 2/0/1")
    match = fought(text, ["2/0/1", "1/0/0", "1/0/0"], [1, 1, 6], [1], [1])
    play(match, "place", "recover 2")
    assert asked(match) == "another_courtier" and match.to_act == (0,)
    assert offered(match, "roll") == {"x1"}


@rule("LK-631", "LK-502", "LK-622")
def test_a_winning_third_party_rolls_for_more_in_the_contested_county() -> None:
    match = fought(FOUR, ["1/0/0", "1/0/0", "0/5/0", "1/0/0"], [1], [1], [6] * 5, [1])
    play(match, "banish lundonia", "banish lideford", "place", "roll x1", "die 3", "roll x1", "die 1", "end")
    assert courtiers(match, 2) == {"oxeneford": 2, "roucestre": 2}


@rule("LK-632")
@pytest.mark.parametrize("winner", range(4))
def test_whoever_won_the_next_turn_is_that_of_the_player_after_the_intruder(winner: int) -> None:
    committed = ["0/5/0" if seat == winner else "1/0/0" for seat in range(4)]
    dice = [[6] * 5 if seat == winner else [1] for seat in range(4)]
    match = fought(FOUR, committed, *dice)
    while asked(match) == "where_to_banish":
        play(match, match.offers()[0])
    play(match, "decline")
    assert match.table.winner == winner
    assert match.to_act == (1,) and asked(match) == "what_to_do"


# --- players without cards (LK-634) ---------------------------------------------------------------------------

BARE = """
P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
P2: noble Oxeneford; courtiers Oxeneford 1, Roucestre 1; hand 0/0/0
"""


@rule("LK-634", "LK-602", "LK-R22")
def test_a_player_without_cards_takes_part_with_its_pieces_alone() -> None:
    match = play(turn(BARE), "move oxeneford")
    assert list(match.to_act) == [0, 1]
    commit(match, "1/0/0", "1/0/0")
    assert told(match, "without_cards") == [(2,)]
    roll(match, 1), roll(match, 1)
    assert match.table.score[:3] == [3, 1, 4]
    assert match.table.winner == 2  # it wins and places like anybody
    assert match.to_act == (2,) and set(match.offers()) == {"place", "decline"}
    play(match, "place")
    assert courtiers(match, 2)["oxeneford"] == 2
    assert match.to_act == (1,) and asked(match) == "what_to_do"  # no card to roll with
    third = turn(
        BARE.replace("hand 12/7/1\nP2", "hand 0/0/0\nP2").replace("Roucestre 1; hand 0/0/0", "Roucestre 1; hand 1/0/0")
    )
    play(third, "move oxeneford")
    commit(third, "1/0/0", "-", "1/0/0")
    roll(third, 3), roll(third, 2)
    assert third.table.score[:3] == [5, 0, 6]


@rule("LK-634", "LK-613")
def test_in_a_re_roll_a_player_without_cards_keeps_its_score() -> None:
    match = play(turn(BARE), "move oxeneford")
    commit(match, "1/0/0", "1/0/0")
    roll(match, 2), roll(match, 1)  # 4, 1, 4
    assert told(match, "tied") == [(0, 4), (2, 4)]
    roll(match, 2)
    assert told(match, "tied") == [(0, 4), (2, 4)] * 2
    roll(match, 1)
    assert match.table.score[2] == 4 and match.table.winner == 2


@rule("LK-634")
def test_an_intruder_always_has_a_card() -> None:
    match = turn(BARE, seat=2)
    assert not offered(match, "move") & {"wigemor", "lundonia"}
    assert LK.scores(match.table)[2] == 5  # 7 less a third: its hand is empty
