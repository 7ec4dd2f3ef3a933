"""Decision points (VR-320 to VR-329)."""

from __future__ import annotations

import pytest

from regnum.games.vive_le_roi.table import LETTERS
from regnum.kernel import NATURE, Match
from regnum.testing import rule

from .helpers import GAME, goes_to, move, movers, new, play, present, turn, vote, where


@rule("VR-320")
def test_each_seat_begins_with_equal_probability() -> None:
    match = new(6, seed=None)
    assert match.offers(NATURE) == [f"begin seat={seat}" for seat in range(6)]
    assert GAME.offers(match.table, NATURE).odds == [1] * 6


@rule("VR-321")
def test_favourites_are_dealt_without_replacement_with_equal_odds() -> None:
    match = new(3, seed=None, first_unit=0)
    match.choose("deal F05", NATURE)
    assert match.offers(NATURE) == [f"deal card=F{n:02}" for n in range(1, 27) if n != 5]
    assert GAME.offers(match.table, NATURE).odds == [1] * 25


@rule("VR-322")
def test_ambition_cards_are_dealt_without_replacement_with_equal_odds() -> None:
    match = new(3, seed=None, first_unit=0, ambition=True)
    for card in ("F01", "F02", "F03"):
        match.choose(f"deal {card}", NATURE)
    match.choose("ambition A07", NATURE)
    assert match.offers(NATURE) == [f"ambition card=A{n:02}" for n in range(1, 17) if n != 7]
    assert GAME.offers(match.table, NATURE).odds == [1] * 15


@rule("VR-325", "VR-63")
def test_the_active_unit_alone_chooses_among_those_that_can_step() -> None:
    match = turn("0[E] 1[DO] 2[BCF] 3[XALS] 4[JMRV]", 3, active=2)
    assert match.to_act == (2,)
    assert match.offers(0) == []
    assert len(match.offers()) == 14
    assert not match.question.secret


@rule("VR-326", "VR-323")
def test_votes_and_kept_ambitions_are_the_only_secret_decisions() -> None:
    assert {q.name for q in GAME.book.questions if q.secret} == {"which_vote", "which_ambition_to_keep"}


SIZES = [2, 1, 1, 1, 1]


@rule("VR-328")
def test_nothing_else_is_chosen() -> None:
    players = {"which_ambition_to_keep", "where_to_place", "who_moves", "which_vote"}
    chance = {
        "who_begins",
        "which_favourites",
        "which_ambition",
        "which_card_for_the_emissary",
        "which_card_of_the_emissary",
    }
    assert {q.name for q in GAME.book.questions} == players | chance
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    match = new(
        5, seed=None, ambition=True, banished=True, emissary=True, royal_couple=True, unit_sizes=[2, 1, 1, 1, 1]
    )
    while not match.over:
        asked[match.to_act == (NATURE,)].add(match.question.name)
        seat = match.to_act[0]
        match.choose(match.offers(seat)[0], seat)
    assert asked == {True: chance, False: players}


@rule("VR-328")
def test_the_fate_of_a_candidate_is_not_chosen() -> None:
    match = turn("0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]", 3)
    present(match, "X", "NYY")
    assert where(match, "X") == "2"
    assert match.question.name == "who_moves"


@rule("VR-329")
@pytest.mark.parametrize("seed", range(8))
def test_every_step_rises_and_every_failed_vote_costs_a_card_so_that_rounds_end(seed: int) -> None:
    match = play(new(2 + seed % 7, seed=seed, royal_couple=seed % 2 == 1), seed)
    turns, longest = 0, 0
    for choice in match.choices:
        turns = 0 if choice.text.startswith("place") else turns + choice.text.startswith("move")
        longest = max(longest, turns)
    assert match.over
    assert 0 < longest <= 300


@rule("VR-329")
@pytest.mark.parametrize("units", [2, 3, 8])
def test_the_longest_round_stays_below_300_turns(units: int) -> None:
    """Whoever stands lowest moves, and everything that can fail fails, the Jester first of all."""
    match = new(units, seed=1)
    turns = 0
    while match.table.round == 1:
        if match.question.name == "who_moves":
            turns += 1
            move(match, slowest(match))
        elif match.question.name == "which_vote":
            vote_as_badly_as_possible(match)
        else:
            match.choose(match.offers()[0])
    assert units <= turns <= 300


def slowest(match: Match) -> str:
    return min(movers(match), key=lambda letter: (goes_to(match, letter) == "throne", letter != "X"))


def vote_as_badly_as_possible(match: Match) -> None:
    """One card spent: a NO against the Jester, who comes back; else a Stomachache as long as there is one."""
    s = match.table
    votes = ["Y"] * s.players
    for cards, letter in ((s.noes, "N"), (s.stomachaches, "S"))[:: 1 if s.candidate == LETTERS.index("X") else -1]:
        seat = next((seat for seat in range(s.players) if cards[seat]), None)
        if seat is not None:
            votes[seat] = letter
            break
    vote(match, "".join(votes))
