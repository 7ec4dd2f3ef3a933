"""The board (KS-11 to KS-22)."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from regnum.games.krone_und_schwert.table import COLUMNS, DATA, JOINS, OCTAGON, ROWS, SPACE
from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    P1,
    P2,
    corners,
    do,
    free,
    is_octagon,
    listed,
    nature,
    neighbours,
    new,
    offers,
    play,
    scored,
    stands_at,
    terrain,
    turn,
)


def laying(players: int, *choices: str) -> Match:
    """A board that the players lay, the first seat beginning."""
    return do(nature(new(players, seed=None), "0"), *choices)


def fixed(pieces: int) -> Match:
    """The fixed board L2, L3, L4 or L5."""
    return turn(pieces)


@rule("KS-11")
def test_spaces_are_named_by_piece_row_and_column() -> None:
    assert SPACE[:6] == ("A11", "A12", "A13", "A14", "A15", "A21")
    assert (SPACE[24], SPACE[25], SPACE[-1], len(SPACE)) == ("A55", "B11", "E55", 125)


@rule("KS-11")
def test_a_name_goes_with_its_space_when_the_piece_is_turned() -> None:
    match = laying(2, "lay A", "lay B", "beside A right_lower", "turn 1")
    assert stands_at(match, "B15") == (5, 9)
    assert neighbours(match, "B22") == {"B11", "B12", "B13", "B21", "B23", "B31", "B32", "B33"}


@rule("KS-12")
def test_a_space_is_an_octagon_if_row_and_column_make_an_even_number() -> None:
    assert [is_octagon(space) for space in ("A11", "A12", "A21", "A22", "E45", "E55")] == [
        True,
        False,
        False,
        True,
        False,
        True,
    ]
    assert sum(OCTAGON) == 65


@rule("KS-13")
@pytest.mark.parametrize(
    ("pieces", "count"), [(2, (28, 11, 11)), (3, (42, 17, 16)), (4, (56, 22, 22)), (5, (70, 28, 27))]
)
def test_every_space_of_the_fixed_boards_has_its_terrain(pieces: int, count: tuple[int, int, int]) -> None:
    lands = [terrain(space) for space in free(fixed(pieces))]
    assert (lands.count("prairie"), lands.count("mountain"), lands.count("forest")) == count


@rule("KS-13")
def test_the_picture_and_the_list_of_spaces_tell_the_same() -> None:
    cells = [cell for piece in DATA["piece"] for cell in piece["cells"]]
    assert [terrain(cell["id"]) for cell in cells] == [cell["terrain"] for cell in cells]
    assert [cell["id"] for cell in cells] == list(SPACE)


@rule("KS-14")
def test_squares_have_four_neighbours_at_most_and_octagons_eight() -> None:
    match = fixed(5)
    for space in SPACE:
        assert len(neighbours(match, space)) <= (8 if is_octagon(space) else 4)
        assert is_octagon(space) or all(is_octagon(other) for other in neighbours(match, space))


@rule("KS-14")
def test_the_borders_inside_a_piece_are_those_of_the_data() -> None:
    match = fixed(5)
    for piece in DATA["piece"]:
        for cell in piece["cells"]:
            inside = {other for other in neighbours(match, cell["id"]) if other[0] == piece["id"]}
            assert inside == set(cell["adjacent"])


@rule("KS-14", "KS-20", "W2")
def test_neighbours_across_a_join() -> None:
    match = fixed(2)
    assert listed(neighbours(match, "A25")) == "A15 A24 A35 B11"
    assert listed(neighbours(match, "A35")) == "A24 A25 A34 A44 A45 B11 B21 B31"
    assert listed(neighbours(match, "A15")) == "A14 A24 A25 B11"


@rule("KS-20")
@pytest.mark.parametrize("pieces", [2, 3, 4, 5])
def test_the_joins_of_the_fixed_boards_are_those_of_the_data(pieces: int) -> None:
    match, layout = fixed(pieces), DATA["layout"][pieces - 2]
    borders = {frozenset((one, other)) for one in free(match) for other in neighbours(match, one)}
    seams = {border for border in borders if len({space[0] for space in border}) == 2}
    assert len(borders) == layout["borders"]
    assert seams == {frozenset(border) for border in layout["seam_borders"]}


@rule("KS-15", "W3")
def test_a_quarter_turn_moves_row_and_column() -> None:
    match = laying(2, "lay A", "lay B", "beside A right_lower", "turn 1")
    assert (stands_at(match, "B11"), stands_at(match, "B51")) == ((1, 9), (1, 5))
    assert stands_at(match, "A15") == (0, 4)
    assert "B51" in neighbours(match, "A15")


@rule("KS-15")
def test_four_quarter_turns_are_none() -> None:
    places = []
    for quarters in range(4):
        match = laying(2, "lay A", "lay B", "beside A right_lower", f"turn {quarters}")
        places.append(stands_at(match, "B12"))
    assert places == [(1, 6), (2, 9), (5, 8), (4, 5)]


@rule("KS-15")
def test_the_sum_of_a_corner_is_always_even() -> None:
    assert {(down + right) % 2 for down, right in JOINS} == {0}


@rule("KS-16", "KS-17", "W4")
def test_a_second_piece_has_eight_corners() -> None:
    match = laying(3, "lay A", "lay B")
    found = set(corners(match))
    assert found == {(1, 5), (1, -5), (-1, 5), (-1, -5), (5, 1), (5, -1), (-5, 1), (-5, -1)}
    assert len(corners(match)) == 8


@rule("KS-16", "KS-17", "W4")
def test_a_third_piece_has_ten_corners() -> None:
    match = laying(3, "lay A", "lay B", "beside A right_lower", "turn 0", "lay C")
    assert len(corners(match)) == len(set(corners(match))) == 10
    assert (5, 1) not in corners(match)
    assert {(5, -1), (6, 4)} <= set(corners(match))


@rule("KS-16")
def test_a_corner_beside_two_pieces_is_offered_once() -> None:
    three = ("lay A", "lay B", "beside A right_lower", "turn 0", "lay C", "beside A below_left", "turn 0")
    match = laying(4, *three, "lay D")
    assert (6, 4) in corners(match)
    assert len(corners(match)) == len(set(corners(match)))


@rule("KS-16")
def test_there_are_never_more_than_14_corners() -> None:
    for seed in range(20):
        match = play(new(5, seed=seed), seed, at_the_last_corner)
        assert len(corners(match)) == len(set(corners(match))) <= 14


def at_the_last_corner(match: Match) -> bool:
    return bool(match.question.name == "beside_which_piece" and sum(when > 0 for when in match.table.laid) == 4)


@rule("KS-16")
def test_all_four_rotations_are_allowed() -> None:
    match = laying(2, "lay A", "lay B", "beside A above_left")
    assert offers(match, "turn") == ["0", "1", "2", "3"]


@rule("KS-17")
def test_pieces_never_overlap_and_never_lie_apart() -> None:
    for seed in range(30):
        s = new(5, seed=seed, board_setup="random").table
        pieces = sorted(range(5), key=lambda piece: s.laid[piece])
        places = [(s.corner_row[piece], s.corner_column[piece]) for piece in pieces]
        for at, (row, column) in enumerate(places):
            apart = [(row - r, column - c) for r, c in places[:at]]
            assert all(abs(down) >= ROWS or abs(right) >= COLUMNS for down, right in apart)
            assert not apart or any(distance in JOINS for distance in apart)


@rule("KS-18")
def test_the_first_piece_lies_at_the_origin_and_is_not_turned() -> None:
    match = laying(2, "lay D")
    assert match.question.name == "which_piece"
    assert (stands_at(match, "D11"), stands_at(match, "D55")) == ((0, 0), (4, 4))


@rule("KS-19", "W5")
def test_a_gap_is_no_space() -> None:
    match = fixed(4)
    assert (5, 4) not in {stands_at(match, space) for space in free(match)}
    assert listed(neighbours(match, "A55")) == "A44 A45 A54 B31 B41 B51 C15"
    assert "C15" not in neighbours(match, "B51")


@rule("KS-21")
def test_a_territory_is_connected_by_borders_whatever_is_on_it() -> None:
    match = scored(2, built={P1: "castle A11, small A22"}, owns={P1: "A21 A13 A42 B55", P2: "A44 A45"})
    marks = {space: match.table.territory[SPACE.index(space)] for space in SPACE[:50]}
    assert marks["A11"] == marks["A21"] == marks["A22"] == marks["A13"]
    assert len({marks["A11"], marks["A42"], marks["B55"], marks["A44"]}) == 4
    assert marks["A44"] == marks["A45"]
    assert marks["A55"] == -1


@rule("KS-22")
def test_centres_and_shapes_fit_together() -> None:
    drawing = DATA["board"]["drawing"]
    apothem, half_side = drawing["octagon_apothem"], drawing["square_half_side"]
    assert math.isclose(apothem, math.sqrt(0.5), abs_tol=1e-6)
    assert math.isclose(apothem + half_side, 1, abs_tol=1e-6)
    assert math.isclose(drawing["edge_length"], 2 * half_side, abs_tol=1e-6)
    assert drawing["octagon_first_vertex_degrees"] == 22.5
    corners_of_an_octagon = [math.radians(22.5 + 45 * n) for n in range(9)]
    radius = drawing["octagon_circumradius"]
    for one, other in pairwise(corners_of_an_octagon):
        edge = math.dist((math.cos(one), math.sin(one)), (math.cos(other), math.sin(other))) * radius
        assert math.isclose(edge, drawing["edge_length"], abs_tol=1e-6)
    for piece in DATA["piece"]:
        assert all((cell["x"], cell["y"]) == (cell["col"] - 1, cell["row"] - 1) for cell in piece["cells"])
