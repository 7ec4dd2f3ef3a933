"""Elections (LK-701 to LK-719)."""

from __future__ import annotations

import pytest

from regnum.kernel import NATURE, Match
from regnum.testing import rule

from .helpers import (
    LK,
    asked,
    bonus,
    commit,
    courtiers,
    deal,
    discard,
    hand,
    hands,
    noble,
    offered,
    play,
    roll,
    told,
    turn,
)

LAST_CARD = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
P1: noble Lundonia; courtiers Lundonia 2, Roucestre 1; hand 6/4/1
P2: noble Lideford; courtiers Lideford 2, Sarisberie 1; hand 5/5/1
"""
"""P0 has one card left; 37 cards lie in the discard."""


def dealt_anyhow(match: Match) -> Match:
    while asked(match) == "which_card":
        play(match, match.offers()[0])
    return match


# --- when (LK-701 to LK-703, LK-718) --------------------------------------------------------------------------


@rule("LK-701", "LK-702")
@pytest.mark.parametrize(("choices", "number"), [(("die 1",), 2), (("die 3", "place"), 3), (("die 3", "leave"), 2)])
def test_the_last_card_for_a_courtier_means_an_election_after_its_effect(choices: tuple[str, ...], number: int) -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1")
    for choice in choices:
        assert match.table.elections == 0
        play(match, choice)
    assert match.table.elections == 1
    assert courtiers(match, 0)["stadford"] == number


@rule("LK-701", "LK-702", "LK-R30")
def test_the_last_card_for_a_crossing_means_an_election_where_the_noble_stands_then() -> None:
    success = play(turn(LAST_CARD), "move grentebrige", "cross tateshale x1", "die 3")
    assert success.table.elections == 1 and noble(success, 0) == "tateshale"
    assert success.table.votes[0] == 5  # 3 + 4 less a third: Grentebrige is left, Tateshale held
    failure = play(turn(LAST_CARD), "move grentebrige", "cross tateshale x1", "die 2")
    assert failure.table.elections == 1 and noble(failure, 0) == "grentebrige"


@rule("LK-701")
def test_no_election_while_a_card_is_left() -> None:
    match = play(turn(LAST_CARD.replace("1/0/0", "2/0/0")), "stay", "roll x1", "die 1")
    assert match.table.elections == 0 and asked(match) == "another_courtier"


@rule("LK-702", "LK-602")
def test_nothing_happens_before_committed_cards_are_discarded() -> None:
    match = turn(LAST_CARD.replace("P0: noble Stadford", "P0: noble Oxeneford"))
    play(match, "move lundonia")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 1)
    assert match.table.cards[0] == 0 and match.table.elections == 0
    roll(match, 1)
    assert match.table.elections == 0 and asked(match) == "winners_courtier"
    play(match, "decline")
    assert match.table.elections == 1


@rule("LK-718", "LK-717", "LK-R21")
def test_a_hand_that_was_already_empty_causes_no_election() -> None:
    match = turn(LAST_CARD.replace("1/0/0", "0/0/0"))
    play(match, "stay")
    assert match.table.elections == 0 and match.to_act == (1,)


# --- votes (LK-704 to LK-707) ---------------------------------------------------------------------------------


@rule("LK-704", "LK-301")
def test_votes_are_the_values_of_the_counties_controlled_however_many_pieces_there_are() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    assert told(match, "votes_counted") == [(0, 3, 1, 0, 2), (1, 6, 0, 0, 6), (2, 4, 0, 0, 4)]


@rule("LK-705")
def test_every_player_without_cards_loses_a_third_whatever_the_reason() -> None:
    text = LAST_CARD.replace("6/4/1", "0/0/0")  # P1 had none before
    match = play(turn(text), "stay", "roll x1", "die 1")
    assert match.table.votes[:3] == [2, 4, 4]
    bonus_votes = text.replace("hand 5/5/1", "hand 5/5/1; bonus 2")
    match = play(turn(bonus_votes), "stay", "roll x1", "die 1")
    assert [line[-1] for line in told(match, "votes_counted")] == [2, 4, 6]  # bonus votes are not reduced


@rule("LK-705", "LK-709")
def test_comparisons_use_the_reduced_figure() -> None:
    text = """
    P0: noble Stadford; courtiers Stadford 1, Tateshale 1; hand 1/0/0
    P1: noble Lundonia; courtiers Lundonia 2, Roucestre 1; hand 6/4/1
    P2: noble Lideford; courtiers Lideford 2; hand 5/5/1
    """
    match = play(turn(text), "stay", "roll x1", "die 1")
    assert bonus(match) == [2, 3, 1]  # P0's 7 votes count 5, less than P1's 6


@rule("LK-706", "LK-708")
def test_bonus_votes_count_for_the_throne_but_not_for_the_rank() -> None:
    text = LAST_CARD.replace("hand 5/5/1", "hand 5/5/1; bonus 10")
    match = play(turn(text), "stay", "roll x1", "die 1")
    assert [line[-1] for line in told(match, "votes_counted")] == [2, 6, 14]
    assert bonus(match) == [1, 3, 12]


@rule("LK-706")
def test_in_the_first_election_there_are_no_bonus_votes() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    assert [line[3] for line in told(match, "votes_counted")] == [0, 0, 0]


@rule("LK-707", "LK-801")
def test_enough_votes_mean_nothing_between_elections() -> None:
    match = turn(LAST_CARD.replace("hand 6/4/1", "hand 6/4/1; bonus 30"))
    play(match, "stay")
    assert not match.over
    play(match, "roll x1", "die 1")
    assert match.over and match.result is not None and match.result.winners == (1,)


# --- ranking (LK-708 to LK-712) -------------------------------------------------------------------------------


@rule("LK-709")
def test_with_equal_votes_more_cards_before_the_deal_rank_higher() -> None:
    text = """
    P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
    P1: noble Lundonia; courtiers Lundonia 2; hand 6/4/1
    P2: noble Lincolia; courtiers Lincolia 2; hand 6/5/1
    """
    match = play(turn(text), "stay", "roll x1", "die 1")
    assert bonus(match) == [1, 2, 3]


TIED = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
P1: noble Loncastre; courtiers Loncastre 2; hand 6/0/0
P2: noble Lincolia; courtiers Lincolia 2; hand 5/1/0
P3: noble Lideford; courtiers Lideford 2; hand 3/3/0
P4: noble Sarisberie; courtiers Sarisberie 2; hand 3/2/1
"""
"""P1 and P2 are tied with three votes, P3 and P4 with two; P0 has two and no cards."""


@rule("LK-710", "LK-903", "LK-R37")
def test_lots_are_cast_group_by_group_the_best_placed_first_re_rolls_before_the_next_group() -> None:
    match = play(turn(TIED), "stay", "roll x1", "die 1")
    order = []
    for dice in ((3, 3, 3, 3, 3), (5, 4, 3, 2, 1), (2, 2, 2, 2, 2), (2, 2, 2, 2, 3), (1, 1, 1, 1, 1), (6, 6, 6, 6, 6)):
        assert asked(match) == "which_side"
        order.append(match.table.roller)
        play(match, *(f"die {side}" for side in dice))
    assert order == [1, 2, 1, 2, 3, 4]  # P1 and P2 were equal once
    assert bonus(match) == [1, 4, 5, 2, 3]


@rule("LK-903")
def test_within_a_group_lots_are_cast_clockwise_from_the_active_player() -> None:
    text = """
    P0: noble Loncastre; courtiers Loncastre 2; hand 6/0/0
    P1: noble Lundonia; courtiers Lundonia 2; hand 3/3/0
    P2: noble Stadford; courtiers Stadford 1; hand 1/0/0
    P3: noble Lincolia; courtiers Lincolia 2; hand 5/1/0
    """
    match = turn(text, seat=2)
    play(match, "stay", "roll x1", "die 1")
    order = []
    while asked(match) == "which_side":
        order.append(match.table.roller)
        play(match, f"die {1 + match.table.roller}")
    assert order == [3] * 5 + [0] * 5 + [1] * 5


@rule("LK-710", "LK-R37")
def test_three_tied_are_sorted_by_their_sums_and_equal_sums_roll_again() -> None:
    text = """
    P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
    P1: noble Loncastre; courtiers Loncastre 2; hand 6/0/0
    P2: noble Lincolia; courtiers Lincolia 2; hand 5/1/0
    P3: noble Lundonia; courtiers Lundonia 2; hand 3/3/0
    """
    match = play(turn(text), "stay", "roll x1", "die 1")
    roll(match, 2, 2, 2, 2, 2), roll(match, 6, 6, 6, 6, 6), roll(match, 1, 2, 2, 2, 3)  # 10, 30, 10
    assert asked(match) == "which_side" and match.table.roller == 1
    roll(match, 1, 1, 1, 1, 1), roll(match, 1, 1, 1, 1, 2)  # P2 does not roll again
    assert bonus(match) == [1, 2, 4, 3]


@rule("LK-711", "LK-R25")
def test_rank_one_wins_most_bonus_votes() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    assert told(match, "bonus_won") == [(1, 1, 3, 3), (2, 2, 2, 2), (0, 3, 1, 1)]
    assert bonus(match) == [1, 3, 2]


@rule("LK-712", "LK-R16")
def test_bonus_votes_add_up_over_elections() -> None:
    match = play(turn(LAST_CARD.replace("1/0/0", "1/0/0; bonus 15")), "stay", "roll x1", "die 1")
    assert bonus(match)[0] == 16


# --- the deal (LK-713 to LK-715) ------------------------------------------------------------------------------


@rule("LK-713", "LK-714", "LK-715")
def test_the_discard_is_dealt_evenly_and_what_remains_stays_face_down() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    assert discard(match) == 60 - 22 and told(match, "cards_dealt") == [(12, 2)]
    deal(match, "8/4/0", "8/3/1", "8/4/0")
    assert hands(match) == ["8/4/0", "14/7/2", "13/9/1"]  # with what they had
    assert match.table.face_down == 2 and match.table.discarded == [0, 0, 0]


@rule("LK-713")
def test_nobody_is_dealt_more_than_fifteen() -> None:
    match = play(turn(LAST_CARD.replace("6/4/1", "1/0/0").replace("5/5/1", "1/0/0")), "stay", "roll x1", "die 1")
    assert told(match, "cards_dealt") == [(15, 60 - 2 - 45)]


@rule("LK-713", "LK-903", "LK-904", "LK-R36")
def test_cards_are_dealt_one_by_one_from_the_active_player_clockwise() -> None:
    match = turn(LAST_CARD.replace("P0", "PX").replace("P2", "P0").replace("PX", "P2"), seat=2)
    play(match, "stay", "roll x1", "die 1")
    order = []
    while asked(match) == "which_card":
        assert match.to_act == (NATURE,) and match.table.witness == match.table.receiver
        order.append(match.table.receiver)
        play(match, match.offers()[0])
    assert order == [2, 0, 1] * 12


@rule("LK-713", "LK-714")
def test_every_card_of_the_discard_is_equally_likely() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    pile = [36 - 11, 21 - 9, 3 - 2]
    assert LK.offers(match.table, NATURE).odds == pile
    play(match, "deal x3")
    assert LK.offers(match.table, NATURE).odds == pile[:2]


@rule("LK-714")
def test_leftovers_take_part_in_the_next_shuffle() -> None:
    match = play(turn(LAST_CARD, fields={"pile": [2, 1, 1]}), "stay", "roll x1", "die 1")
    assert discard(match) == 38
    assert LK.offers(match.table, NATURE).odds == [25, 12, 1]


@rule("LK-715")
def test_there_is_no_hand_limit() -> None:
    match = play(turn(LAST_CARD.replace("6/4/1", "30/4/1").replace("5/5/1", "1/1/0")), "stay", "roll x1", "die 1")
    dealt_anyhow(match)
    assert match.table.cards[1] == 35 + told(match, "cards_dealt")[0][0]


# --- afterwards (LK-716, LK-717, LK-719) ----------------------------------------------------------------------


@rule("LK-716", "LK-R33")
def test_placing_goes_on_with_the_new_hand_and_may_cause_another_election() -> None:
    text = LAST_CARD.replace("hand 6/4/1", "hand 17/10/1").replace("hand 5/5/1", "hand 17/10/1")
    text = text.replace("P0: noble Stadford; courtiers Stadford 1", "P0: noble Oxeneford; courtiers Oxeneford 1")
    match = play(turn(text), "stay", "roll x1", "die 1")
    assert match.table.elections == 1
    deal(match, "1/0/0", "0/1/0", "1/0/0")
    assert asked(match) == "another_courtier" and match.to_act == (0,)
    play(match, "roll x1", "die 1")
    assert match.table.elections == 2  # two in one turn


@rule("LK-716")
def test_after_a_crossing_the_arrival_goes_on() -> None:
    match = play(turn(LAST_CARD), "move grentebrige", "cross tateshale x1", "die 3")
    dealt_anyhow(match)
    assert asked(match) == "on_arrival" and match.to_act == (0,)
    assert "place" in match.offers()
    assert "grentebrige x1" not in offered(match, "cross")  # entered this turn (LK-719)


@rule("LK-716", "LK-719")
def test_after_a_failed_crossing_only_another_attempt_or_the_end_is_open() -> None:
    match = play(turn(LAST_CARD), "move grentebrige", "cross tateshale x1", "die 1")
    dealt_anyhow(match)
    assert asked(match) == "after_a_failure" and match.to_act == (0,)
    assert "place" not in match.offers()


@rule("LK-717")
def test_a_player_without_cards_plays_on_without() -> None:
    match = turn(LAST_CARD.replace("1/0/0", "0/0/0"))
    assert {offer.split()[0] for offer in match.offers()} == {"pass", "stay", "move"}
    play(match, "move tateshale")
    assert match.offers() == ["place", "end"]
    play(match, "place")
    assert match.to_act == (1,) and courtiers(match, 0)["tateshale"] == 1


@rule("LK-719")
def test_an_election_changes_neither_map_nor_order_of_turns() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1")
    before = match.table.copy()
    play(match, "die 1")
    dealt_anyhow(match)
    assert match.table.noble == before.noble and match.table.courtiers == before.courtiers
    assert match.table.active == 0
    play(match, "end")
    assert match.to_act == (1,)


@rule("LK-R29", "LK-709")
def test_cards_taken_back_count_when_ranks_are_tied() -> None:
    text = """
    P0: noble Oxeneford; courtiers Oxeneford 1, Wigemor 1; hand 6/4/0
    P1: noble Lundonia; courtiers Lundonia 2, Loncastre 1; hand 6/3/0
    P2: noble Lincolia; courtiers Lincolia 1, Roucestre 1; hand 6/4/0
    P3: noble Stadford; courtiers Stadford 1; hand 1/0/0
    """
    match = play(turn(text), "move roucestre")
    commit(match, "1/0/0", "1/0/0", "2/0/0", "1/0/0")
    roll(match, 1), roll(match, 1), roll(match, 1, 6), roll(match, 1)
    play(match, "banish wigemor", "decline", "recover 1")
    assert match.table.elections == 1
    assert match.table.votes[:4] == [8, 6, 6, 2]
    assert match.table.cards[1:3] == [8, 9] and bonus(match) == [4, 2, 3, 1]
    assert hand(match, 2) == "5/4/0"
