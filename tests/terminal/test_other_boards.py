"""The other games' boards: what lies open is drawn, what is hidden is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import regnum
from regnum.kernel import Match
from regnum.terminal.boards.lang_lebe_der_koenig import short_names
from regnum.terminal.heraldry import ARMS

from .table import Paper, drawn, painter


def line_with(picture: str, word: str) -> str:
    return next(line for line in picture.splitlines() if word in line)


def played(name: str, choices: int, **options: object) -> Match:
    match, rng = regnum.new_match(name, seed=1, **options), random.Random(2)  # type: ignore[arg-type]
    for _ in range(choices):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    return match


@pytest.mark.parametrize("name", regnum.games())
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_board_can_be_drawn_all_through_a_game(name: str, width: int, height: int) -> None:
    match, rng = regnum.new_match(name, seed=1), random.Random(2)
    for number in range(120):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        if number % 8 == 0:
            assert all(len(line) <= width for line in drawn(match, seat, width=width, height=height).splitlines())
        match.choose(rng.choice(match.offers(seat)), seat)


@pytest.mark.parametrize("name", [name for name in regnum.games() if regnum.game(name).idle])
def test_what_passes_or_ends_something_comes_last_where_no_careless_key_finds_it(name: str) -> None:
    match, rng, both = regnum.new_match(name, seed=1), random.Random(2), 0
    drawing = painter(match, Paper())
    while not match.over and both < 5:
        seat = rng.choice(match.to_act)
        offers = match.legal(seat)
        verbs = [match.game.actions.verb(row.actions[0]).name for row in drawing.choices(seat, offers)]
        idly = [verb in match.game.idle for verb in verbs]
        assert idly == sorted(idly), verbs
        both += len(set(idly)) == 2
        match.choose(rng.choice(offers), seat)
    assert both == 5


# --- Lang lebe der König ------------------------------------------------------------------------------------


def test_a_county_is_drawn_with_its_value_its_pieces_and_its_neighbours() -> None:
    match = regnum.new_match("lang-lebe-der-koenig", players=4, seed=1)
    match.table.noble[0] = 3
    match.table.courtiers[0] = [0, 0, 0, 2] + [0] * 9
    line = line_with(drawn(match, None), "Tateshale")
    assert "4 [┃]♞●●" in line
    assert "Se Lo Lin Wi St Gr" in line


def test_with_three_players_man_is_not_on_the_map() -> None:
    assert " Man " not in drawn(regnum.new_match("lang-lebe-der-koenig", players=3, seed=1), None)


def test_a_hand_of_cards_is_shown_to_its_owner_alone() -> None:
    match = regnum.new_match("lang-lebe-der-koenig", players=4, seed=1)
    assert "×1: 12" in drawn(match, 0)
    assert "×1: 12" not in drawn(match, None)


def test_names_are_shortened_as_far_as_they_stay_different() -> None:
    assert short_names(["Man", "Lideford", "Lincolia", "Lo"]) == ["Ma", "Lid", "Lin", "Lo"]


# --- Krone & Schwert ----------------------------------------------------------------------------------------


def test_every_space_on_the_table_has_a_cell_with_its_owner() -> None:
    match = played("krone-und-schwert", 30)
    picture = drawn(match, None, width=120, height=40)
    for space, owner in zip(match.game.Table.FIELDS["owner"].axes[0], match.table.owner, strict=True):
        assert (str(space) in picture) == (owner > -2)
        if owner >= 0:
            assert f"{space}{ARMS[owner].sign}" in picture


def test_points_behind_screens_are_not_told() -> None:
    match = played("krone-und-schwert", 30)
    match.table.points[1] = 77
    assert "77" not in drawn(match, 0)
    assert "77" in drawn(match, 1)


# --- Lancaster ----------------------------------------------------------------------------------------------


def test_stocks_behind_the_other_screens_are_unknown() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1)
    assert [line.count("s?") for line in drawn(match, 0).splitlines()[:4]] == [0, 1, 1, 1]


def test_a_county_is_drawn_with_its_knight_and_squires() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1)
    places = match.game.book.catalogues["place"].names
    match.table.place[2][3] = places.index("stafford")
    match.table.beside[1] = 2
    assert "1 [╋]2 +2" in line_with(drawn(match, None), "Stafford")


EVERYTHING: dict[str, Any] = {"court": True, "displeasure": True, "reward_tiles": True}


def test_the_kings_board_the_dungeon_dishonour_and_reward_tiles_are_drawn_when_in_play() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1, **EVERYTHING)
    s = match.table
    places = match.game.book.catalogues["place"].names
    s.holder_of[0], s.lord[1], s.bishops_on[1][0] = 2, 1, 1
    s.place[1][3], s.place[2][0] = places.index("chancellor"), places.index("dungeon")
    s.treasury[1], s.tile_on[1], s.shield_on[1], s.place[3][0] = 3, 1, 1, places.index("stafford")
    board = drawn(match, None)
    assert "[╋] ← [∧]L 2b" in line_with(board, "High Chancellor")
    assert "s0 g3 v0" in line_with(board, "the treasury")
    assert "[╋]1 room for 4" in line_with(board, "Dungeon")
    assert "4 4 4 4 4 4 + 14" in line_with(board, "Dishonour")
    assert "1 [╲]1 S" in line_with(board, "Stafford")
    assert "Stafford: tile 3 gold" in board


def test_seals_and_dishonour_behind_the_other_screens_are_unknown() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1, **EVERYTHING)
    assert [line.count("z? d?") for line in drawn(match, 0).splitlines()[:4]] == [0, 1, 1, 1]


def test_without_expansions_nothing_of_them_is_drawn() -> None:
    board = drawn(regnum.new_match("lancaster", players=4, seed=1), None)
    assert not any(word in board for word in ("Chancellor", "Dungeon", "Dishonour", "seals"))
