"""Final scoring (KS-154 to KS-159)."""

from __future__ import annotations

from regnum.games.krone_und_schwert.table import SPACE
from regnum.kernel import Match
from regnum.testing import rule

from .helpers import P1, P2, P3, P4, points, scored, told

REASONS = ("tax", "cities", "revolt", "buildings", "largest", "second", "crown")


def awards(match: Match, reason: str) -> dict[int, int]:
    """What each seat gained for this reason."""
    return {seat: gained for seat, gained, why in told(match, "gained") if REASONS[why] == reason}


@rule("KS-154")
def test_every_building_is_worth_a_point_and_a_cathedral_one_more() -> None:
    built = {P1: "castle A11, castle A31, small A22, cathedral A44+A54", P2: "large B22+B32"}
    match = scored(built=built)
    assert awards(match, "buildings") == {P1: 2 + 1 + 1 + 1, P2: 1}


@rule("KS-155")
def test_the_largest_territory_is_worth_five() -> None:
    match = scored(owns={P1: "A11 A22 A33", P2: "B11 B12", P3: "C33"})
    assert awards(match, "largest") == {P1: 5}


@rule("KS-155", "KS-157", "W41")
def test_equal_largest_territories_all_score_and_each_player_once() -> None:
    rows = {piece: [space for space in SPACE if space[0] == piece] for piece in "ABCD"}
    owns = {
        P1: " ".join([*rows["A"][:10], *rows["D"][5:9]]),
        P2: " ".join(rows["B"][15:25]),
        P3: " ".join([*rows["C"][:5], *rows["C"][5:7], *rows["D"][18:25]]),
    }
    match = scored(4, owns=owns)
    assert sizes(match, P1) == [4, 10]
    assert (sizes(match, P2), sizes(match, P3)) == ([10], [7, 7])
    assert points(match) == [5, 5, 2, 0]


def sizes(match: Match, seat: int) -> list[int]:
    """The sizes of a player's territories."""
    marks = [match.table.territory[space] for space in range(len(SPACE)) if match.table.owner[space] == seat]
    return sorted(marks.count(mark) for mark in set(marks))


@rule("KS-156", "W40")
def test_one_player_may_gain_both_awards() -> None:
    rows = {piece: [space for space in SPACE if space[0] == piece] for piece in "ABC"}
    owns = {
        P1: " ".join([*rows["A"][:12], *rows["C"][16:25]]),
        P2: " ".join([*rows["B"][17:25], "B14", "B15", "B24"]),
    }
    match = scored(3, owns=owns)
    assert (sizes(match, P1), sizes(match, P2)) == ([9, 12], [3, 8])
    assert points(match) == [7, 0, 0]


@rule("KS-156")
def test_the_second_largest_is_the_next_smaller_size() -> None:
    match = scored(owns={P1: "A11 A22 A33", P2: "B33 B34 B35", P3: "C33 C34"})
    assert awards(match, "largest") == {P1: 5, P2: 5}
    assert awards(match, "second") == {P3: 2}


@rule("KS-157")
def test_an_award_goes_once_to_a_player() -> None:
    match = scored(owns={P1: "A11 A22 C33 C34", P2: "B33", P3: "B55 C55"})
    assert awards(match, "largest") == {P1: 5}
    assert awards(match, "second") == {P2: 2, P3: 2}


@rule("KS-157")
def test_if_all_territories_are_equal_nobody_gains_the_second_award() -> None:
    match = scored(owns={P1: "A11 C33", P2: "B33"})
    assert (awards(match, "largest"), awards(match, "second")) == ({P1: 5, P2: 5}, {})


@rule("KS-158")
def test_the_king_gains_five() -> None:
    assert points(scored(king=P2)) == [0, 5, 0]
    assert points(scored()) == [0, 0, 0]


@rule("KS-154", "KS-158", "W42")
def test_the_worked_total() -> None:
    built = {P1: "castle A11, castle A25, castle A31, castle A41, castle A52, cathedral A22+A12, small A44"}
    match = scored(built=built, owns={P1: "A21 A33 A34 A24 A42", P2: "B33"}, king=P1, points={P1: 20})
    assert sizes(match, P1) == [13]
    assert points(match)[P1] == 20 + 5 + 1 + 1 + 1 + 5 + 5


@rule("KS-159")
def test_most_points_win_and_a_tie_is_shared() -> None:
    match = scored(4, points={P1: 7, P2: 9, P3: 9, P4: 8})
    assert match.result is not None
    assert match.result.places == (4, 1, 1, 3)
    assert match.result.winners == (P2, P3)
    assert match.result.scores == (7, 9, 9, 8)
