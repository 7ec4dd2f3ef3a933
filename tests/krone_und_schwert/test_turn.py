"""Turns and actions (KS-44 to KS-51)."""

from __future__ import annotations

from typing import Any

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    P1,
    P2,
    P3,
    P4,
    PLENTY,
    before,
    discard,
    do,
    free,
    nature,
    new,
    offers,
    owned,
    owner,
    play,
    told,
    turn,
)


@rule("KS-44")
def test_turns_pass_clockwise_and_a_round_is_one_turn_of_everybody() -> None:
    match = turn(3, P2, owns={P1: "A11", P2: "A33", P3: "C33"}, first=P2)
    seats = []
    for _ in range(4):
        seats.append((match.table.round, *match.to_act))
        do(match, "end_turn")
    assert seats == [(5, P2), (5, P3), (5, P1), (6, P2)]


@rule("KS-44")
def test_the_first_round_is_round_1() -> None:
    match = play(new(2, seed=1, board_setup="fixed"), 1, lambda match: match.table.round == 3)
    assert told(match, "round_begins") == [(1,), (2,), (3,)]


@rule("KS-45")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    options: dict[str, Any] = {"rebel_needs_castle_and_city": False}
    match = before("begin_the_turn", king=P1, visits=[P1], owns={P2: "A11"}, options=options)
    assert (match.question.name, discard(match)) == ("where_to_return", "papal_visit")
    do(match, "settle A33", "stop")
    assert match.question.name == "whether_to_tax"
    do(match, "forgo_tax")
    assert match.question.name == "which_action"


@rule("KS-46")
def test_a_papal_visit_ends_when_its_owners_turn_begins() -> None:
    match = turn(3, P1, visits=[P2, P3], owns={P1: "A11", P2: "A33", P3: "C33"})
    do(match, "end_turn")
    assert (match.table.papal_visit[:3], discard(match)) == ([0, 0, 1], "papal_visit")


@rule("KS-47", "W43")
def test_who_owns_no_space_may_put_two_pawns_anywhere() -> None:
    match = before("begin_the_turn", active=P3, owns={P1: "A11", P2: "C44"}, hands={P3: "city"})
    assert set(offers(match, "settle")) == free(match)
    do(match, "settle C33", "settle C43")
    assert (owned(match, P3), match.table.action_points) == ({"C33", "C43"}, 3)
    do(match, "expand city")
    assert "C22" in offers(match, "settle")


@rule("KS-47")
def test_who_owns_a_space_gets_no_free_pawns() -> None:
    match = before("begin_the_turn", active=P3, owns={P3: "A11"})
    assert match.question.name == "which_action"


@rule("KS-47")
def test_free_pawns_may_touch_others() -> None:
    match = before("begin_the_turn", active=P3, owns={P1: "A11"})
    assert "A22" in offers(match, "settle")


@rule("KS-48")
def test_free_pawns_are_placed_one_after_the_other_and_both_may_be_declined() -> None:
    none = do(before("begin_the_turn", active=P3, owns={P1: "A11"}), "stop")
    assert (none.question.name, none.table.spaces[P3]) == ("which_action", 0)
    one = do(before("begin_the_turn", active=P3, owns={P1: "A11"}), "settle C33", "stop")
    assert (one.question.name, one.table.spaces[P3]) == ("which_action", 1)
    two = do(before("begin_the_turn", active=P3, owns={P1: "A11"}), "settle C33", "settle C55")
    assert (two.question.name, two.table.spaces[P3]) == ("which_action", 2)


def crowded(free_spaces: int) -> Match:
    """The turn of P3, who has lost all, on a board with so few free spaces."""
    owns = {P1: PLENTY[free_spaces:28], P2: PLENTY[28:52], P4: PLENTY[52:]}
    listed = {seat: " ".join(spaces) for seat, spaces in owns.items()}
    return before("begin_the_turn", 4, P3, owns=listed, king=P1, options={"fewer_pieces": True})


@rule("KS-48", "KS-152")
def test_a_free_pawn_on_the_only_free_space_ends_the_game() -> None:
    match = crowded(1)
    assert free(match) == {"A11"}
    assert do(match, "settle A11").over


@rule("KS-48", "KS-152")
def test_the_second_free_pawn_may_end_the_game_too() -> None:
    match = do(crowded(2), "settle A11")
    assert (match.over, match.offers()) == (False, ["stop", "settle space=A12"])
    assert do(match, "settle A12").over


@rule("KS-49")
def test_a_turn_has_three_action_points_for_actions_in_any_order() -> None:
    match = turn(3, P3, owns={P1: "A11 A22", P2: "B33", P3: "C33"}, hands={P1: "castle incite"})
    do(match, "end_turn")
    assert (match.to_act, match.table.action_points) == ((P1,), 3)
    do(match, "castle A11")
    assert match.table.action_points == 1
    do(match, "incite")
    nature(match, "crown", "crown", "crown")
    assert match.to_act == (P2,)
    other = turn(3, P1, owns={P1: "A11 A22", P2: "B33"}, hands={P1: "castle incite"})
    do(other, "incite")
    nature(other, "crown", "crown", "crown")
    do(other, "castle A11")
    assert other.to_act == (P2,)


@rule("KS-49")
def test_an_action_may_be_repeated() -> None:
    match = turn(owns={P1: "A11", P2: "B33"})
    for card in ("leader3", "castle", "leader3"):
        do(match, "draw")
        nature(match, card)
    assert (match.table.hand_size[P1], match.to_act) == (3, (P2,))


@rule("KS-50")
def test_an_action_needs_its_whole_cost() -> None:
    given: dict[str, Any] = {
        "owns": {P1: "A11 A22 A23"},
        "built": {P1: "large B44+B43"},
        "hands": {P1: "castle city cathedral"},
    }
    rich = turn(ap=2, **given)
    assert all(offers(rich, verb) for verb in ("castle", "small_city", "large_city", "cathedral"))
    poor = turn(ap=1, **given)
    assert not any(offers(poor, verb) for verb in ("castle", "small_city", "large_city", "cathedral"))
    assert offers(turn(ap=3, **given), "occupy")
    assert not offers(rich, "occupy")


@rule("KS-50")
def test_action_points_are_paid_first_and_never_refunded() -> None:
    match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "leader3", P2: "truce"})
    do(match, "attack B11")
    assert match.table.action_points == 2
    do(match, "play leader3", "enough", "react truce")
    assert (match.table.action_points, owner(match, "B11")) == (2, P2)


@rule("KS-51")
def test_a_turn_ends_without_action_points() -> None:
    match = turn(ap=1, owns={P1: "A11", P2: "B11"})
    nature(do(match, "draw"), "castle")
    assert match.to_act == (P2,)


@rule("KS-51")
def test_a_turn_may_be_ended_at_any_time_and_the_points_are_lost() -> None:
    for ap in (1, 2, 3):
        match = do(turn(ap=ap, owns={P1: "A11", P2: "B11"}), "end_turn")
        assert (match.to_act, match.table.action_points) == ((P2,), 3)
