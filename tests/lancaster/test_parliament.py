"""Phase 2: parliament (LA-80 to LA-95)."""

from __future__ import annotations

import pytest

from regnum.kernel import IllegalChoice
from regnum.testing import rule

from .helpers import (
    BLUE,
    GOLD,
    RED,
    SQUIRES,
    VOTES,
    YELLOW,
    asked,
    in_force,
    knights,
    offers,
    per_seat,
    play,
    proposals,
    score,
    stock,
    table,
    told,
    vote,
)

STOP = "2@surrey"
"""A knight whose evaluation is the next question after parliament."""


@rule("LA-80")
def test_the_proposals_are_voted_on_one_after_another_each_with_its_consequences() -> None:
    match = table("vote_on_the_proposals", votes=[1, 0, 0], yellow=STOP, gold=[0, 0, 0], squires=[0, 0, 0])
    vote(match, "yes 1", "no", "no")  # a tie
    assert in_force(match) == "L02 L03 L11"
    assert proposals(match) == ["L12", "L13"]
    vote(match, "yes", "no", "no")  # and the marker is spent
    assert in_force(match) == "L02 L03 L11"
    assert proposals(match) == ["L13"]
    vote(match, "yes", "yes", "no")
    assert in_force(match) == "L03 L11 L13"
    assert asked(match) == "who_is_first 2"


@rule("LA-81")
def test_everybody_votes_yes_or_no_with_none_to_all_of_the_markers() -> None:
    match = table("vote_on_the_proposals", votes=[2, 0, 5])
    assert asked(match) == "which_vote 0 1 2"
    assert offers(match, "vote") == ["no 0", "no 1", "no 2", "yes 0", "yes 1", "yes 2"]
    assert match.offers(RED) == ["vote side=no markers=0", "vote side=yes markers=0"]
    with pytest.raises(IllegalChoice):
        match.choose("decline", RED)


@rule("LA-81", "LA-82")
def test_votes_are_secret_until_all_are_revealed_together() -> None:
    match = table("vote_on_the_proposals", votes=[2, 1, 1])
    before = match.numbers(RED) | {"waiting": None}
    match.choose("vote yes 2", BLUE)
    seen = match.numbers(RED)
    assert seen["waiting"] == 0b110
    assert seen | {"waiting": None} == before
    assert match.numbers(BLUE)["markers"][BLUE] == 2
    assert match.history(RED)[-1] is None
    match.choose("vote no 0", YELLOW)
    match.choose("vote no 1", RED)
    assert told(match, "voted", RED) == [(BLUE, 1, 2), (RED, 0, 1), (YELLOW, 0, 0)]
    assert match.table.shown_markers[:3] == [2, 1, 0]


@rule("LA-82", "LA-83")
@pytest.mark.parametrize(
    ("votes", "approved"),
    [
        (("yes", "no", "no"), False),
        (("yes 1", "no", "no"), True),
        (("yes 3", "no 2", "no 1"), False),
        (("yes", "yes", "no 1"), True),
        (("yes", "yes", "yes"), True),
    ],
)
def test_one_vote_for_each_player_and_marker_and_a_tie_approves(votes: tuple[str, ...], approved: bool) -> None:
    match = vote(table("vote_on_the_proposals", votes=[3, 2, 1]), *votes)
    assert in_force(match) == ("L02 L03 L11" if approved else "L01 L02 L03")


@rule("LA-84")
@pytest.mark.parametrize("votes", [("yes 3", "no", "no"), ("yes 1", "no 2", "no")])
def test_committed_markers_go_to_the_supply_whatever_the_result(votes: tuple[str, ...]) -> None:
    match = vote(table("vote_on_the_proposals", votes=[3, 2, 1]), *votes)
    spent = sum(int(text.split()[1]) for text in votes if " " in text)
    assert match.table.supply[VOTES] == 31 + spent
    assert sum(per_seat(match, "votes")) == 6 - spent


@rule("LA-85", "LA-273")
def test_an_approved_law_stands_on_the_right_and_the_leftmost_leaves_the_game() -> None:
    match = vote(table("vote_on_the_proposals", laws="L02 L03 L01"), "yes", "yes", "no")
    assert in_force(match) == "L03 L01 L11"
    assert match.table.pile[1] == 0  # L02 does not come back


@rule("LA-86")
def test_a_rejected_proposal_leaves_the_game() -> None:
    match = vote(table("vote_on_the_proposals", votes=[0, 0, 0]), "no", "yes", "no")
    assert in_force(match) == "L01 L02 L03"
    assert "L11" not in proposals(match)
    assert match.table.pile[3] == 0


@rule("LA-87", "LA-R21")
def test_leftover_markers_go_to_the_supply_before_any_law_is_applied() -> None:
    match = table("vote_on_the_proposals", votes=[4, 3, 2], laws="L11 L02 L03", proposals="L12 L13 L14", gold=[1, 1, 1])
    for _ in range(3):
        vote(match, "no 1", "no", "no")
    assert asked(match) == "how_many_markers 0"
    assert per_seat(match, "votes") == [0, 0, 0]
    assert match.table.supply[VOTES] == 37


# --- applying the laws --------------------------------------------------------------------------------------


@rule("LA-90")
def test_the_laws_are_applied_from_left_to_right_on_the_position_as_it_stands() -> None:
    """The new knight of the first law is at court when the second asks for an upgrade."""
    match = table("apply_the_laws", laws="L02 L22 L33", squires=[1, 0, 0], yellow=STOP)
    assert offers(match) == ["upgrade 1 court", "decline"]
    match = table("apply_the_laws", laws="L22 L02 L33", squires=[1, 0, 0], yellow=STOP)
    assert asked(match) == "who_is_first 2"


@rule("LA-91", "LA-R16")
@pytest.mark.parametrize("law", ["L13", "L22", "L23", "L11", "L41"])
def test_players_decide_one_after_another_in_player_order(law: str) -> None:
    everybody = "3@upper-left 1@upper-right"
    match = table("apply_the_laws", first=RED, laws=f"{law} L33 L43", blue=everybody, red=everybody, yellow=everybody)
    order: list[int] = []
    while "apply_the_laws" in [step.__name__ for _, step in match.game.book.path(match.table) if step is not None]:
        order += match.to_act
        play(match, "decline" if "decline" in offers(match) else match.offers()[0])
    assert order == [RED, YELLOW, BLUE]


@rule("LA-91", "LA-100", "LA-R16")
def test_who_qualifies_is_settled_before_the_first_player_acts() -> None:
    """All three have the most gold; nothing that one of them does changes that."""
    match = table("apply_the_laws", laws="L01 L33 L43", blue="1@surrey", red="1@stafford", gold=[2, 2, 1])
    play(match, "upgrade 1 surrey")
    assert asked(match) == "which_placed_upgrade 1"


@rule("LA-91")
def test_what_a_player_can_afford_is_judged_at_his_own_turn() -> None:
    """Blue buys the last marker of the supply; yellow may still buy, and receives nothing."""
    match = table("apply_the_laws", laws="L11 L33 L43", yellow=STOP, gold=[1, 0, 1], votes=[0, 36, 0])
    play(match, "buy 1", "buy 1")
    assert per_seat(match, "votes") == [1, 36, 0]


@rule("LA-92")
def test_squires_beside_a_knight_are_no_knights() -> None:
    match = table("apply_the_laws", laws="L14 L33 L43", blue=STOP, beside={"surrey": 3}, squires=[0, 0, 0])
    assert stock(match, BLUE)[SQUIRES] == 1


@rule("LA-93")
def test_conflicts_and_counties_are_counted_by_ones_own_knights() -> None:
    cards = {"lower-left": "c08", "upper-left": "c07", "upper-right": "c06"}
    match = table(
        "apply_the_laws",
        laws="L31 L03 L33",
        cards=cards,
        blue="1@lower-left 1@upper-left 2@upper-left 2@stafford 3@york",
        red="2@upper-right 1@surrey",
    )
    assert score(match) == [3 * 2 + 3, 3, 0]


@rule("LA-94", "LA-R22")
def test_markers_from_a_law_are_kept_for_the_next_round() -> None:
    match = table("apply_the_laws", laws="L11 L33 L43", yellow=STOP, gold=[2, 0, 0], votes=[0, 0, 0], round=2)
    play(match, "buy 2")
    assert asked(match) == "who_is_first 2"
    assert stock(match, BLUE)[GOLD:] == (0, 2)
    play(match, "name 0", "take noble")
    assert stock(match, BLUE)[VOTES] == 3  # with the table's marker


@rule("LA-95")
def test_a_new_knight_from_a_law_goes_to_court_and_is_not_placed_this_round() -> None:
    match = table("apply_the_laws", laws="L02 L33 L43", squires=[1, 0, 0], yellow=STOP)
    assert knights(match, BLUE) == "1@court"
    assert asked(match) == "who_is_first 2"


@rule("LA-R23")
def test_a_knight_that_came_back_to_court_during_parliament_is_no_longer_placed() -> None:
    """Covering the space sends the 2 back to court, so that it earns no squire."""
    cards = {"upper-left": "c08", "upper-right": "c07"}
    blue = "1@upper-left 1@upper-right 2@castle-gold"
    match = table("apply_the_laws", laws="L13 L14 L33", cards=cards, blue=blue, yellow=STOP, squires=[0, 0, 0])
    other = match.branch()
    play(match, "build gold")
    assert stock(match, BLUE)[SQUIRES] == 0
    play(other, "build votes")
    assert stock(other, BLUE)[SQUIRES] == 1
