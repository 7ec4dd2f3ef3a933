"""Positions set up by hand are refused when they cannot be, and go on by the rules when they can."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import BadPosition, Match
from regnum.testing import rule

from .helpers import GAME, P1, P2, P3, commit, discard, do, fields, nature, offers, owner

BORDER = fields(owns={P1: "A35", P2: "B11"}, built={P3: "castle B15"}, hands={P1: "city", P2: "truce"})
REVOLT = fields(built={P1: "castle A11, small A22", P2: "castle A25"}, king=P2)
LAID = {
    "laid": {"A": 1, "B": 2, "C": 3},
    "corner_row": {"B": 1, "C": 5},
    "corner_column": {"B": 5, "C": -1},
}
"""The pieces of the fixed board for three, laid by the players."""


def standing(question: str, seats: int | list[int], given: dict[str, Any], board_setup: str = "fixed") -> Match:
    """Three players; P1 is active if nothing else is said."""
    start = {"question": question, "seats": seats, "fields": {"active": P1, "action_points": 2} | given}
    return Match(GAME, players=3, board_setup=board_setup, start=start)


@rule("KS-57", "KS-70", "KS-93", "KS-107", "KS-109", "KS-122")
def test_a_table_may_stand_at_any_question() -> None:
    attack = standing("which_attack_cards", P1, BORDER | {"target": "B11"})
    assert owner(do(attack, "play city", "enough", "let_be"), "B11") == P1
    reaction = standing("which_reaction", P2, BORDER | {"target": "B11"})
    assert (owner(do(reaction, "react truce"), "B11"), discard(reaction)) == (P2, "truce")
    revolt = standing("what_to_commit", [P1, P2, P3], REVOLT | {"side": {P1: "sword", P2: "crown"}})
    nature(commit(revolt, {P3: "crown"}), "sword", "crown")
    assert (revolt.table.rebel_points, revolt.table.royal_points) == (1, 4)
    square = standing("which_square", P1, fields(owns={P1: "A22 A23 A12"}, site="A22"))
    assert offers(square, "and_square") == ["A12", "A23"]
    assert standing("whether_to_tax", P1, BORDER | {"king": P1}).offers() == ["levy_tax", "forgo_tax"]
    assert "A24" in offers(standing("where_to_expand", P1, BORDER | {"shields": 2}), "settle")


@rule("KS-4", "KS-25", "KS-28")
def test_on_a_board_that_players_have_laid_all_cards_are_there() -> None:
    given = fields(owns={P1: "A35", P2: "B11"}) | LAID
    match = standing("which_action", P1, given, board_setup="players")
    assert (match.table.pile_size, match.table.free) == (65, 73)
    assert "draw" in match.offers()


@pytest.mark.parametrize(
    ("question", "seats", "given", "complaint"),
    [
        ("which_action", P2, BORDER, "seat 0 is active: it is asked, and nobody else .KS-49"),
        ("which_action", [P1, P2], BORDER, "seat 0 is active: it is asked, and nobody else .KS-49"),
        ("where_to_expand", P2, BORDER, "seat 0 is active: it is asked, and nobody else .KS-93"),
        ("which_action", P1, fields(owns={P1: "E11"}), "E11 has an owner, and piece E is not on the table .KS-25"),
        ("which_action", P1, fields(built={P1: "small D11"}), "D11 has an owner, and piece D is not on the table"),
        ("which_action", P1, {"active": 3}, "active is seat 3, which does not exist"),
        ("whether_to_tax", P1, BORDER, "king must be named here .KS-57"),
        ("whether_to_tax", P1, BORDER | {"king": P3}, "seat 0 is active and not the king .KS-57"),
        ("which_square", P1, BORDER, "site must be named here .KS-70"),
        ("which_attack_cards", P1, BORDER, "target must be named here .KS-107"),
        ("which_reaction", P2, BORDER, "target must be named here .KS-109"),
        ("which_reaction", P3, BORDER | {"target": "B11"}, "B11 belongs to seat 1: it is asked, and nobody else"),
        ("which_reaction", P1, BORDER | {"target": "A35"}, "A35 belongs to nobody whom seat 0 could attack .KS-105"),
        ("which_reaction", P2, BORDER | {"target": "C33"}, "C33 belongs to nobody whom seat 0 could attack .KS-105"),
        ("what_to_commit", [P1, P2, P3], BORDER, "king must be named here .KS-122"),
        ("what_to_commit", [P1, P2, P3], REVOLT, "the side of the active player is sword .*KS-121"),
        ("where_to_expand", P1, BORDER | {"shields": 9}, "9 shields; .*at most 2 left .KS-92"),
        ("which_action", P1, BORDER | {"shields": 1}, "1 shields; .*KS-92"),
        (
            "which_action",
            P1,
            BORDER | {"pile": {"city": 2}},
            "3 cards city; there are 15, with those in the pile .KS-4",
        ),
        (
            "which_action",
            P1,
            {"hand": {0: {"city": 30}}},
            "30 cards city; there are 15.*not named.*hand of seat 1, seat 2",
        ),
        ("which_action", P1, BORDER | {"round": 0}, "round cannot be 0: the rounds count from 1 .KS-44"),
        ("which_action", P1, BORDER | {"action_points": 0}, "action_points cannot be 0.*KS-51"),
        ("which_action", P1, BORDER | {"first": 3}, "first is seat 3, which does not exist"),
        ("which_action", P1, BORDER | {"swords": 12}, "12 people cards sword; there are 11 .KS-5"),
        ("which_action", P1, BORDER | {"reaction": "truce"}, "a reaction is settled at once .KS-109"),
        ("which_piece", [], {}, "all 3 pieces are on the table .KS-24"),
        ("what_is_dealt", [], {}, "everybody has his first hand of cards already .KS-29"),
        ("who_begins", [], {}, "there is a start player, unless he is being drawn .KS-23"),
        ("where_to_expand_further", P1, {}, "seat 0 has no shield left to expand, or no space in reach .KS-92"),
        ("which_card_is_drawn", [], BORDER, "an action card is being drawn or it is not.*KS-39"),
        ("which_people_card", P1, BORDER, "'which_people_card' is a question to Nature, not to seat 0"),
    ],
)
@rule("KS-25", "KS-49", "KS-57", "KS-70", "KS-93", "KS-105", "KS-107", "KS-109", "KS-121", "KS-122")
def test_a_position_that_cannot_be_is_refused_with_its_clause(
    question: str, seats: int | list[int], given: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadPosition, match=complaint):
        standing(question, seats, given)


@rule("KS-25")
def test_nobody_owns_spaces_before_the_board_is_laid() -> None:
    with pytest.raises(BadPosition, match="A35 has an owner, and piece A is not on the table"):
        standing("which_action", P1, BORDER, board_setup="players")
