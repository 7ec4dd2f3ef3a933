"""The end of the game (LK-801 to LK-808)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import LK, asked, bonus, play, random_game, roll, told, turn

CLAIM = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0; bonus {}
P1: noble Lundonia; courtiers Lundonia 2; hand {}; bonus {}
P2: noble Lincolia; courtiers Lincolia 2; hand {}; bonus {}
P3: noble Loncastre; courtiers Loncastre 2; hand {}; bonus {}
"""
"""P1, P2 and P3 have three votes each; P0 has two once its last card is played."""


def elected(text: str, **options: Any) -> Match:
    return play(turn(text, **options), "stay", "roll x1", "die 1")


def reasons(match: Match) -> list[str]:
    """What the log says of why the king is king, and why all others are equal."""
    names = [LK.book.events[line.event].name for line in match.heard(None)]
    why = ("claims", "only_claim", "highest_total", "most_county_votes", "most_cards", "best_lot", "others_unranked")
    return [name for name in names if name in why]


def king(match: Match) -> int:
    assert match.over and match.result is not None
    (winner,) = match.result.winners
    return winner


@rule("LK-801")
def test_only_an_election_ends_the_game() -> None:
    match = turn(CLAIM.format(40, "6/1/0", 40, "6/1/0", 40, "6/1/0", 40))
    play(match, "pass", "pass", "pass", "pass", "stay")
    assert not match.over
    play(match, "roll x1", "die 1")
    assert asked(match) == "which_side"  # lots among P1, P2 and P3


@rule("LK-802", "LK-807")
def test_the_only_one_with_the_majority_is_king() -> None:
    match = elected(CLAIM.format(0, "6/1/0", 16, "6/1/0", 17, "6/1/0", 10))
    assert king(match) == 2
    assert match.result is not None
    assert match.result.places == (2, 2, 1, 2)  # nobody else is ranked
    assert match.result.scores == (2, 19, 20, 13)  # totals are only reported
    assert told(match, "crowned") == [(2, 20)]
    assert reasons(match) == ["only_claim", "others_unranked"]


@rule("LK-803", "LK-R23")
def test_of_several_the_most_county_votes_win_not_the_highest_total() -> None:
    text = CLAIM.format(30, "6/1/0", 17, "1/1/0", 0, "6/1/0", 0)
    match = elected(text)
    assert king(match) == 1  # P0 has 2 + 30
    assert reasons(match) == ["claims", "claims", "most_county_votes", "others_unranked"]
    assert told(match, "claims") == [(0, 32), (1, 20)] and told(match, "most_county_votes") == [(1, 3)]


@rule("LK-804")
def test_with_equal_county_votes_more_cards_win() -> None:
    assert king(elected(CLAIM.format(0, "6/1/0", 17, "6/2/0", 17, "9/1/0", 0))) == 2  # P3 has no majority
    match = elected(CLAIM.format(0, "6/1/0", 30, "6/2/0", 17, "6/0/0", 17))
    assert king(match) == 2
    assert reasons(match)[3:] == ["most_cards", "others_unranked"] and told(match, "most_cards") == [(2, 8)]


@rule("LK-805", "LK-903")
def test_with_equal_cards_too_lots_decide_among_those_tied_for_first_alone() -> None:
    match = elected(CLAIM.format(20, "6/1/0", 17, "6/1/0", 17, "6/0/0", 17))
    order = []
    for dice in ((1, 2, 3, 4, 5), (3, 3, 3, 3, 3), (1, 1, 1, 1, 2), (1, 1, 1, 1, 1)):
        order.append(match.table.roller)
        roll(match, *dice)
    assert order == [1, 2, 1, 2]  # equal sums roll again; P0 and P3 never
    assert king(match) == 1
    assert reasons(match)[4:] == ["best_lot", "others_unranked"]


@rule("LK-805")
def test_who_falls_behind_by_lots_does_not_roll_again() -> None:
    match = elected(CLAIM.format(0, "6/1/0", 17, "6/1/0", 17, "6/1/0", 17))
    roll(match, 1, 1, 1, 1, 1), roll(match, 1, 1, 1, 1, 1), roll(match, 6, 6, 6, 6, 6)
    assert king(match) == 3  # nobody asks which of P1 and P2 is second


@rule("LK-1003", "LK-803")
@pytest.mark.parametrize(
    ("bonus_votes", "winner", "reason"),
    [((30, 17, 0), 0, "highest_total"), ((0, 17, 17), 2, "most_cards"), ((18, 17, 0), 1, "most_county_votes")],
)
def test_with_the_other_winner_rule_what_comes_after_the_total_decides_among_equal_totals(
    bonus_votes: tuple[int, int, int], winner: int, reason: str
) -> None:
    own, first, second = bonus_votes
    match = elected(CLAIM.format(own, "6/1/0", first, "6/2/0", second, "6/0/0", 0), winner_rule="total_votes")
    assert king(match) == winner
    assert reasons(match)[-2:] == [reason, "others_unranked"]


@rule("LK-806")
@pytest.mark.parametrize(
    "choices", [("stay", "roll x1", "die 6", "leave"), ("move tateshale", "cross grentebrige x1", "die 6")]
)
def test_the_game_ends_at_once_without_bonus_votes_or_deal(choices: tuple[str, ...]) -> None:
    match = turn(CLAIM.format(0, "6/1/0", 17, "6/1/0", 0, "6/1/0", 0))
    play(match, *choices)
    assert king(match) == 1
    assert bonus(match) == [0, 17, 0, 0]
    assert not told(match, "bonus_won") and match.table.cards[0] == 0
    assert match.to_act == () and match.where() == "the end"


@rule("LK-807")
def test_there_is_one_winner_in_every_game() -> None:
    for players in (3, 4, 5):
        *_, s = random_game(seed=1, players=players)
        assert sorted(s.rank[:players]) == [1] + [2] * (players - 1)


@rule("LK-808")
@pytest.mark.parametrize(("players", "needed"), [(3, 17), (4, 18), (5, 18)])
def test_two_votes_are_always_left_so_the_bonus_votes_that_lack_two_of_the_majority_win(
    players: int, needed: int
) -> None:
    lines = [
        "P0: noble Sarisberie; courtiers none; hand 1/0/0; bonus {}",
        "P1: noble Loncastre; courtiers Loncastre 2; hand 8/4/1",
        "P2: noble Lincolia; courtiers Lincolia 2; hand 8/5/1",
        "P3: noble Stadford; courtiers Stadford 1; hand 8/5/0",
        "P4: noble Tateshale; courtiers Tateshale 1; hand 8/3/1",
    ]
    for bonus_votes, crowned in ((needed, True), (needed - 1, False)):
        match = elected("\n".join(lines[:players]).format(bonus_votes))
        assert match.table.votes[0] == 2
        assert match.over == crowned


@rule("LK-808")
@pytest.mark.parametrize(("players", "most"), [(3, 10), (4, 8), (5, 7)])
def test_no_game_has_more_elections_than_the_bound(players: int, most: int) -> None:
    for seed in range(5):
        *_, s = random_game(seed, players, idle_limit=1)
        assert s.elections <= most
    # Even if the bonus votes of all elections before the last are shared out as evenly as can be, somebody has enough.
    awarded = (most - 1) * sum(range(1, players + 1))
    assert -(-awarded // players) >= (17 if players == 3 else 18)
