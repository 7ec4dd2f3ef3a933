"""The options of section 10 (LK-1001 to LK-1005, LK-1007); the data file has a page of its own (LK-1006)."""

from __future__ import annotations

import pytest

from regnum.kernel import IllegalOptions, Match
from regnum.testing import rule

from .helpers import (
    LK,
    THREE,
    asked,
    bonus,
    commit,
    county,
    courtiers,
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
P2: noble Oxeneford; courtiers Oxeneford 1, Roucestre 1; hand 12/7/1
"""


@rule("LK-1001", "LK-R14")
def test_dice_may_be_laid_for_the_highest_score_without_asking() -> None:
    match = play(turn(DUEL, dice_allocation="auto"), "move oxeneford")
    commit(match, "2/2/1", "1/0/0", "1/0/0")
    play(match, "dice 1 3 6 2 5")
    assert asked(match) == "which_side" and match.table.roller == 1
    assert match.table.laid[0] == [6, 5, 3, 2, 1]
    assert match.table.score[0] == 18 + 10 + 6 + 2 + 1 + 2
    by_hand = play(turn(DUEL), "move oxeneford")
    commit(by_hand, "2/2/1", "1/0/0", "1/0/0")
    play(by_hand, "dice 1 3 6 2 5")
    assert asked(by_hand) == "which_die"


@rule("LK-1002", "LK-R07")
def test_as_many_cards_as_possible_may_come_back_without_asking() -> None:
    match = play(turn(DUEL, recovery="always"), "move oxeneford")
    commit(match, "2/1/0", "2/0/0", "1/0/0")
    roll(match, 1, 1, 1), roll(match, 1, 2), roll(match, 6)
    play(match, "decline")
    assert asked(match) == "what_to_do"
    assert told(match, "cards_back") == [(0, 3), (1, 1)]
    assert hands(match) == ["12/7/1", "11/7/1", "11/7/1"]


CLAIM = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0; bonus {}
P1: noble Lundonia; courtiers Lundonia 2; hand {}; bonus {}
P2: noble Lideford; courtiers Lideford 2; hand {}; bonus {}
"""


@rule("LK-1003")
def test_with_the_other_reading_the_highest_total_is_king() -> None:
    def king(text: str, winner_rule: str) -> int:
        match = play(turn(text, winner_rule=winner_rule), "stay", "roll x1", "die 1")
        assert match.result is not None
        return match.result.winners[0]

    higher_total = CLAIM.format(18, "5/2/0", 16, "5/2/0", 0)  # 20 against 19 with more county votes
    assert king(higher_total, "county_votes") == 1
    assert king(higher_total, "total_votes") == 0
    equal_totals = CLAIM.format(18, "5/2/0", 17, "5/2/0", 18)  # 20 each: county votes come next
    assert king(equal_totals, "total_votes") == 1
    equal_votes = CLAIM.format(18, "5/2/0", 0, "5/2/0", 18)  # two votes each: P2 has cards
    assert king(equal_votes, "total_votes") == 2


@rule("LK-1003", "LK-805")
def test_with_the_other_reading_lots_come_last() -> None:
    text = CLAIM.format(0, "5/2/0", 17, "5/2/0", 17).replace("Lideford", "Lincolia")
    match = play(turn(text, winner_rule="total_votes"), "stay", "roll x1", "die 1")
    roll(match, 1, 1, 1, 1, 1), roll(match, 1, 1, 1, 1, 2)
    assert match.result is not None and match.result.winners == (2,)


@rule("LK-1004", "LK-R15")
def test_everybody_may_start_with_one_bonus_vote() -> None:
    assert bonus(Match(LK, players=4, seed=1)) == [0, 0, 0, 0]
    match = Match(LK, players=4, seed=1, bonus_start=1)
    assert bonus(match) == [1, 1, 1, 1]
    with pytest.raises(IllegalOptions):
        Match(LK, bonus_start=2)


# --- idle rounds (LK-1005) ------------------------------------------------------------------------------------


def passes(match: Match) -> int:
    """How many turns end without a card before an election is held."""
    count = 0
    elections = match.table.elections
    while match.table.elections == elections:
        play(match, "pass")
        count += 1
    return count


@rule("LK-1005", "LK-R24")
@pytest.mark.parametrize(("players", "limit"), [(3, 12), (4, 2), (5, 1)])
def test_after_idle_rounds_an_election_is_held_between_two_turns(players: int, limit: int) -> None:
    match = Match(LK, players=players, seed=5, idle_limit=limit)
    first = match.table.active
    assert passes(match) == limit * players
    assert match.table.active == first  # the player whose turn comes next
    assert match.table.receiver == first and told(match, "no_cards_to_deal") == [(0,)]
    assert sum(bonus(match)) == sum(range(1, players + 1))
    assert [line[2] for line in told(match, "votes_counted")] == [0] * players  # who has cards loses nothing
    assert asked(match) == "what_to_do" and match.to_act == (first,)
    assert passes(match) == limit * players  # the count starts again


@rule("LK-1005")
def test_twelve_idle_rounds_are_the_default() -> None:
    assert passes(Match(LK, players=3, seed=5)) == 36


@rule("LK-1005")
def test_a_card_that_leaves_a_hand_ends_the_count_even_if_it_comes_back() -> None:
    match = turn(THREE, idle_limit=1)
    play(match, "pass", "pass", "move stadford", "cross grentebrige x1", "die 1", "end")
    assert match.table.elections == 0
    assert passes(match) == 3
    fight = play(turn(DUEL, idle_limit=1, recovery="always"), "move oxeneford")
    commit(fight, "2/0/0", "2/0/0", "2/0/0")
    roll(fight, 1, 1), roll(fight, 1, 1), roll(fight, 1, 1)
    play(fight, "decline")
    assert hands(fight) == ["12/7/1"] * 3
    assert passes(fight) == 3


@rule("LK-1005")
def test_turns_without_a_card_count_whatever_was_done_in_them() -> None:
    match = turn(THREE, idle_limit=1)
    play(match, "move oxeneford", "place", "end", "pass", "move stadford", "end")
    assert match.table.elections == 1
    assert told(match, "idle") == [(3,)]


@rule("LK-1005")
def test_the_guard_can_be_switched_off() -> None:
    match = Match(LK, players=3, seed=5, idle_limit=0)
    play(match, *["pass"] * 200)
    assert match.table.elections == 0


@rule("LK-1005")
def test_any_number_of_idle_rounds_may_be_allowed() -> None:
    for limit in (5, 1001, "40000", 2**31 - 1):
        assert Match(LK, players=3, seed=5, idle_limit=limit).table.idle_limit == int(limit)
    with pytest.raises(IllegalOptions, match="LK-1005"):
        Match(LK, players=3, idle_limit=-1)
    match = turn(THREE, idle_limit=40000, fields={"idle_turns": 3 * 40000 - 1})
    assert match.table.elections == 0
    assert play(match, "pass").table.elections == 1


@rule("LK-1005", "LK-801")
def test_a_standing_game_comes_to_an_end() -> None:
    match = Match(LK, players=3, seed=5, idle_limit=1)
    while not match.over:
        play(match, "pass")
    assert match.table.elections <= 10
    assert match.result is not None and len(match.result.winners) == 1


@rule("LK-1005", "LK-904", "LK-903")
def test_in_an_idle_election_the_next_player_counts_as_active() -> None:
    text = """
    P0: noble Stadford; courtiers Stadford 1; hand 5/2/0
    P1: noble Lundonia; courtiers Lundonia 2; hand 5/2/0
    P2: noble Lincolia; courtiers Lincolia 2; hand 5/2/0
    """
    match = turn(text, seat=1, idle_limit=1)
    play(match, "pass", "pass", "pass")
    order = []
    while asked(match) == "which_side":
        order.append(match.table.roller)
        play(match, f"die {1 + match.table.roller}")
    assert order == [1] * 5 + [2] * 5 + [0] * 5
    assert asked(match) == "which_card" and match.table.receiver == 1


# --- failed crossings (LK-1007) -------------------------------------------------------------------------------


def setting_out(text: str = THREE) -> Match:
    return turn(text, failed_crossing="stays_at_start")


@rule("LK-1007")
def test_before_the_first_success_a_failure_puts_the_noble_back_at_the_start() -> None:
    match = play(setting_out(), "move lundonia", "cross grentebrige x1", "die 1")
    assert noble(match, 0) == "roucestre"
    assert asked(match) == "after_a_failure" and "place" not in match.offers()
    play(match, "cross grentebrige x1", "die 3")  # through Lundonia, straight to the destination
    assert noble(match, 0) == "grentebrige" and asked(match) == "on_arrival"
    assert match.table.came_from == county("lundonia")
    assert "lundonia x1" not in offered(match, "cross") and "roucestre x1" in offered(match, "cross")


@rule("LK-1007", "LK-412")
def test_after_a_first_success_failures_are_the_usual_ones() -> None:
    match = play(setting_out(), "move lundonia", "cross grentebrige x1", "die 3", "cross stadford x1", "die 1")
    assert noble(match, 0) == "grentebrige" and asked(match) == "after_a_failure"
    assert {way.split()[0] for way in offered(match, "cross")} == {"lincolia", "oxeneford", "roucestre", "stadford"}
    play(match, "end")
    assert LK.scores(match.table)[0] == 3 + 4


@rule("LK-1007", "LK-702")
def test_the_noble_is_put_back_before_an_election() -> None:
    text = THREE.replace("Roucestre 2; hand 12/7/1", "Roucestre 2; hand 1/0/0")
    match = play(setting_out(text), "move lundonia", "cross grentebrige x1", "die 1")
    assert match.table.elections == 1
    assert match.table.votes[0] == 2  # Roucestre alone, less a third
    usual = play(turn(text), "move lundonia", "cross grentebrige x1", "die 1")
    assert usual.table.votes[0] == 4


@rule("LK-1007", "LK-620")
def test_the_county_crossed_counts_as_the_one_it_came_from() -> None:
    text = """
    P0: noble Tateshale; courtiers none; hand 12/7/1
    P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
    P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
    """
    match = play(setting_out(text), "move stadford", "cross oxeneford x1", "die 1", "cross oxeneford x3", "die 1")
    assert noble(match, 0) == "oxeneford"
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 1), roll(match, 1)
    assert noble(match, 0) == "stadford"


@rule("LK-1007", "LK-414")
def test_the_start_may_be_reached_by_crossing_and_the_next_turn_begins_there() -> None:
    match = play(setting_out(), "move lundonia", "cross grentebrige x1", "die 1", "cross roucestre x3", "die 1")
    assert noble(match, 0) == "roucestre" and asked(match) == "on_arrival"
    assert "place" in match.offers()
    play(match, "place", "pass", "pass")
    assert courtiers(match, 0) == {"roucestre": 3}
    play(match, "move oxeneford", "cross lundonia x1", "die 2")
    assert noble(match, 0) == "roucestre"


@rule("LK-1007")
def test_passing_over_a_failure_leaves_the_crossed_county_to_others() -> None:
    match = play(setting_out(), "move oxeneford", "cross stadford x1", "die 1", "end")
    assert LK.scores(match.table)[0] == 3
    assert hand(match, 0) == "11/7/1"


def test_every_option_is_explained() -> None:
    assert {option.name: option.rule for option in LK.options} == {
        "dice_allocation": "LK-1001",
        "recovery": "LK-1002",
        "winner_rule": "LK-1003",
        "bonus_start": "LK-1004",
        "idle_limit": "LK-1005",
        "failed_crossing": "LK-1007",
    }
    defaults = LK.options.settle(3)
    assert defaults == {
        "players": 3,
        "dice_allocation": "manual",
        "recovery": "choice",
        "winner_rule": "county_votes",
        "bonus_start": 0,
        "idle_limit": 12,
        "failed_crossing": "stays_in_crossed",
    }
