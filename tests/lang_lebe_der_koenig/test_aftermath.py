"""What follows a confrontation: banishment, the free courtier, cards back, elections (LK-615 to LK-634)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .confrontations import DUEL, FOUR, fought, intrusion
from .helpers import LK, asked, commit, county, courtiers, hand, hands, noble, offered, play, roll, told, turn

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
    assert match.table.discarded == [0, 0, 0]  # they lie on the table until step 4
    play(match, "decline")
    assert match.table.discarded == [1, 2, 1]
    assert match.table.played[:3] == [[0, 0, 0]] * 3


# --- the order of what follows (LK-615, LK-630 to LK-632) -----------------------------------------------------

LAST = """
P0: noble Wigemor; courtiers Wigemor 2, Stadford 1; hand 6/4/0
P1: noble Lundonia; courtiers Lundonia 2; hand {}
P2: noble Oxeneford; courtiers Oxeneford 1, Roucestre 1, Tateshale 1; hand 5/3/1
"""


@rule("LK-615", "LK-R05", "LK-R31", "LK-R32", "LK-716")
def test_banish_place_roll_take_back_elect_and_the_turn_is_over() -> None:
    match = intrusion(LAST.format("2/0/0"), "2/1/0", "2/0/0", "1/0/0")
    roll(match, 1, 6, 6), roll(match, 3, 5), roll(match, 2)
    answers = {
        "where_to_banish": "banish roucestre",
        "winners_courtier": "place",
        "another_courtier": "roll x1",
        "which_side": "die 6",
        "courtier_won": "place",
        "how_many_back": "recover 1",
    }
    seen = []
    while asked(match) != "which_card":
        seen.append(asked(match))
        play(match, answers[asked(match)])
    rolled = ["another_courtier", "which_side", "courtier_won"]
    assert seen == ["where_to_banish", "winners_courtier", *rolled * 3, "how_many_back"]  # until Oxeneford is full
    assert match.table.votes[0] == 4 + 3 + 4  # the free courtier counts
    while asked(match) == "which_card":
        play(match, match.offers()[0])
    assert asked(match) == "what_to_do" and match.to_act == (1,)


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


@rule("LK-631", "LK-R32")
def test_a_winner_rolls_with_the_cards_still_in_hand_alone() -> None:
    text = DUEL.replace("Wigemor 2; hand 12/7/1", "Wigemor 2; hand {}")
    match = fought(text.format("2/1/1"), ["2/0/1", "1/0/0", "1/0/0"], [1, 1, 6], [1], [1])
    play(match, "place")
    assert asked(match) == "another_courtier" and match.to_act == (0,)
    assert offered(match, "roll") == {"x2"}  # what was committed lies on the table
    play(match, "end", "recover 2")
    assert asked(match) == "what_to_do" and match.to_act == (1,)
    none_left = fought(text.format("2/0/1"), ["2/0/1", "1/0/0", "1/0/0"], [1, 1, 6], [1], [1])
    play(none_left, "place")
    assert asked(none_left) == "how_many_back"  # and the cards taken back are rolled with no more
    play(none_left, "recover 2")
    assert asked(none_left) == "what_to_do" and none_left.to_act == (1,)


@rule("LK-630", "LK-631", "LK-702", "LK-R31")
def test_the_last_card_rolled_by_a_winner_means_an_election_when_all_is_discarded_and_not_before() -> None:
    text = DUEL.replace("Wigemor 2; hand 12/7/1", "Wigemor 2; hand 3/0/1")
    for back, elections in ((0, 1), (1, 0)):
        match = fought(text, ["2/0/1", "1/0/0", "1/0/0"], [1, 4, 6], [1], [1])
        play(match, "place", "roll x1", "die 6", "place")
        assert asked(match) == "how_many_back" and match.table.elections == 0
        play(match, f"recover {back}")
        assert match.table.elections == elections
        assert courtiers(match, 0)["oxeneford"] == 2


@rule("LK-505", "LK-631", "LK-R19")
def test_a_winner_may_leave_a_courtier_too() -> None:
    match = fought(DUEL, ["0/5/0", "1/0/0", "1/0/0"], [6] * 5, [1], [1])
    play(match, "place", "roll x1", "die 6", "leave", "roll x3", "die 1", "place", "end")
    assert courtiers(match, 0)["oxeneford"] == 2
    assert told(match, "courtier_left") == [(0, county("oxeneford"))]


@rule("LK-631", "LK-502", "LK-622")
def test_a_winning_third_party_rolls_for_more_in_the_contested_county() -> None:
    match = fought(FOUR, ["1/0/0", "1/0/0", "0/5/0", "1/0/0"], [1], [1], [6] * 5, [1])
    play(match, "banish lundonia", "banish lideford", "place", "roll x1", "die 3", "place", "roll x1", "die 1", "end")
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
    assert told(match, "tied") == [(0, 4)]  # rolls again
    assert told(match, "tied_without_cards") == [(2, 4)]  # has nothing to roll
    roll(match, 2)
    assert told(match, "tied") == [(0, 4)] * 2 and told(match, "tied_without_cards") == [(2, 4)] * 2
    roll(match, 1)
    assert [line[0] for line in told(match, "scored")] == [0, 1, 2, 0, 0]
    assert match.table.score[2] == 4 and match.table.winner == 2


@rule("LK-634")
def test_an_intruder_always_has_a_card() -> None:
    match = turn(BARE, seat=2)
    assert not offered(match, "move") & {"wigemor", "lundonia"}
    assert LK.scores(match.table)[2] == 5  # 7 less a third: its hand is empty
