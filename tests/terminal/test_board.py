"""The castle as each player sees it, and any other game from its fields."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import regnum
from regnum.kernel import Match
from regnum.terminal.boards import Sight, any_game, drawing_of
from regnum.terminal.heraldry import ARMS, shield
from regnum.terminal.setup import voice_for
from regnum.testing import rule
from regnum.words import Voice

from .table import Paper, drawn, new_match, painter

HEARTS = ("♥", "♦")


def row(picture: str, floor: int) -> str:
    return next(line for line in picture.splitlines() if f"{floor} │" in line)


def at_the_castle(position: str, **fields: object) -> Match:
    game = regnum.game("vive-le-roi")
    assert game.parse is not None
    cards = {"favourites": [["F01", "nobody"], ["F02", "nobody"], ["F03", "nobody"]]}
    start = {"question": "who_moves", "seats": 1, "fields": {**game.parse(position), **cards, "active": 1, **fields}}
    return Match(game, players=3, start=start, seed=1)


@pytest.fixture
def castle() -> Match:
    return at_the_castle("0[E] 1[DO] 2[BCF] 3[XAL] 4[JMRV] WC4[S]")


def test_everybody_stands_where_the_table_says(castle: Match) -> None:
    picture = drawn(castle, None)
    for floor, letters in enumerate(("E", "DO", "BCF", "ALX", "JMRV", "")):
        inside = row(picture, floor).split("│")[1]
        assert [letter for letter in inside if letter.isalpha()] == list(letters)
    assert "WC (S)" in row(picture, 4)
    assert "WC ( )" in row(picture, 3)
    assert "D3 ( )" in row(picture, 3)


def test_a_candidate_stands_in_the_throne_room(castle: Match) -> None:
    castle.table.place[0] = castle.game.book.catalogues["place"].names.index("throne")
    assert "Throne Room (A)" in drawn(castle, None).splitlines()[0]


def test_those_out_of_the_castle_are_named_below_it() -> None:
    picture = drawn(at_the_castle("5[XABC] 4[EFJ] 3[MOR] D3[V] D2[S] D1[L] box[D]", rejections=4), None)
    assert "Box (D)" in picture
    assert "D3 (V)" in row(picture, 3)


def test_favourites_are_marked_for_their_owner_alone(castle: Match) -> None:
    own = drawn(castle, 0)
    marked = {own[i + 1] for i, sign in enumerate(own) if sign == "♥" and own[i + 1] != " "}
    assert marked == set("EFJMOV")
    assert not any(heart in drawn(castle, None) for heart in HEARTS)
    other = drawn(castle, 1)
    assert {other[i + 1] for i, sign in enumerate(other) if sign == "♥" and other[i + 1] != " "} == set("AFJLOR")


def test_the_sealed_courtier_is_not_marked_with_the_banished() -> None:
    match = new_match(banished=True, seed=1)
    castle = match.table
    rules = __import__("regnum.games.vive_le_roi.variants.banished", fromlist=["SEALED"])
    sealed = castle.favourites[0][0]
    letter = "ABCDEFJLMORSV"[rules.SEALED[sealed]]
    assert f"♥{letter}" not in drawn(match, 0)
    assert drawn(match, 0).count("♥") == 1 + 5  # the title of one's own cards, and five in the reserve


def test_two_teammates_have_two_signs() -> None:
    picture = drawn(new_match(unit_sizes=[2, 1, 1]), 0)
    assert all(heart in picture for heart in HEARTS)


@rule("VR-260", "VR-270")
def test_a_team_has_two_markers_or_one() -> None:
    """With separate scoring a teammate at 0 counts; with common scoring there is nobody else to show."""
    teams: dict[str, Any] = {"players": 3, "unit_sizes": [2, 2, 1]}
    match = new_match(**teams)
    match.table.score[1][1] = 0
    assert [line.split("N")[0].split()[-1] for line in drawn(match, None).splitlines()[:3]] == ["20/20", "20/0", "20"]
    common = new_match(**teams, team_scoring="common")
    assert [line.split("N")[0].split()[-1] for line in drawn(common, None).splitlines()[:3]] == ["20", "20", "20"]


def test_a_teams_cards_say_whose_they_are() -> None:
    match = new_match(unit_sizes=[2, 1, 1], ambition=True)
    match.names = ("Anna & Bruno", "", "")
    for person in (1, 0):
        match.choose(match.offers(0, person)[0], 0, person)
    picture = drawn(match, 0)
    for name, heart in zip(("Anna", "Bruno"), HEARTS, strict=True):
        assert f"{heart} {name} (" in picture
        assert picture.count(f"★ {name} ") == 1
    assert "Anna" not in drawn(new_match(unit_sizes=[2, 1, 1]), 0)


def test_who_may_move_is_pointed_out_to_whoever_is_asked_alone(castle: Match) -> None:
    asked = drawn(castle, 1)
    assert "▴" in row(asked, 4)
    assert "▴" not in row(asked, 3)  # floor 4 is full and its WC is taken
    assert "▴" not in drawn(castle, 0)


def test_votes_are_shown_only_when_all_are_revealed() -> None:
    match = at_the_castle("0[E] 1[DO] 2[BCF] 3[XAL] 4[JMRV] 5[S]")
    match.choose("move sidonie", 1)
    match.choose("vote no", 0)
    waiting = drawn(match, None).splitlines()
    assert not any("[N]" in line for line in waiting)
    assert "[N]" not in drawn(match, 1)
    assert "▸" not in waiting[0]  # Blue has chosen
    assert "▸" in waiting[1]
    match.choose("vote yes", 1)
    match.choose("vote stomachache", 2)
    revealed = drawn(match, None).splitlines()
    assert ["[N]" in revealed[0], "[Y]" in revealed[1], "[S]" in revealed[2]] == [True] * 3


def test_hands_are_shown_by_their_cards(castle: Match) -> None:
    castle.table.noes[0], castle.table.stomachaches[0] = 2, 0
    line = drawn(castle, None).splitlines()[0]
    assert "NN " in line
    assert "NNN" not in line
    assert " S" not in line.partition("Blue")[2]


def test_ambitions_are_shown_to_their_owner_alone() -> None:
    match = new_match(ambition=True)
    match.choose(match.offers(0)[0], 0)
    kept = match.game.book.catalogues["ambition"].names[match.table.kept[0][0]]
    line = next(line for line in drawn(match, 0, width=160).splitlines() if "★" in line)
    assert voice_for(match, "en").text("ambition", kept) in line
    assert "★" not in drawn(match, None) + drawn(match, 1)


def test_the_emissary_sits_with_the_players_his_card_open() -> None:
    picture = drawn(new_match(players=2), None)
    assert "Emissary" in picture
    assert "40" in picture


def test_a_wide_screen_has_names_and_a_tall_one_the_floors(castle: Match) -> None:
    assert "Alienor" not in drawn(castle, None)
    large = drawn(castle, None, width=120, height=40)
    assert "Alienor" in large
    assert "Dignitaries" in large


def test_without_colour_every_shield_still_differs() -> None:
    assert len({shield(seat).plain for seat in range(8)}) == len(ARMS) == 8


# --- every page fits ----------------------------------------------------------------------------------------


def moments(match: Match, count: int) -> Iterator[Match]:
    rng = random.Random(3)
    while not match.over and count:
        seat = rng.choice(match.to_act)
        if rng.random() < 0.1:
            count -= 1
            yield match
        match.choose(rng.choice(match.offers(seat)), seat)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4, "ambition": True, "banished": True, "emissary": True},
        {"players": 8, "royal_couple": True, "ambition": True},
        {"players": 8, "unit_sizes": 2, "team_scoring": "common", "ambition": True},
    ],
)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_page_fits_the_screen(options: dict[str, object], width: int, height: int) -> None:
    for match in moments(regnum.new_match("vive-le-roi", seed=2, **options), 8):  # type: ignore[arg-type]
        paper = Paper(width=width, height=height)
        artist = painter(match, paper)
        seat = match.to_act[0]
        lines = paper.screen.lines(artist.page(seat, 0, [artist.question(seat)]))
        assert len(lines) < height


# --- any game -----------------------------------------------------------------------------------------------


def test_a_game_without_a_drawing_of_its_own_is_drawn_from_its_fields(castle: Match) -> None:
    drawing = any_game.draw(Sight(Voice(castle.game), castle.game.blank(castle.table, 1), 1))
    console = Console(width=200, record=True, file=Paper().file)
    console.print(drawing.board)
    told = console.export_text()
    assert "Dignitaries: Jeanne, Merlin, Romeo, Victoria" in told
    assert "Favourites card F02" in drawing.beside[1].plain
    assert "Favourites" not in drawing.beside[0].plain


@pytest.mark.parametrize("name", regnum.games())
def test_every_game_can_be_drawn_for_everybody(name: str) -> None:
    match = regnum.new_match(name, seed=1)
    for seat in (None, *range(match.options["players"])):
        sight = Sight(Voice(match.game), match.game.blank(match.table, seat), seat)
        assert len(drawing_of(match.game)(sight).beside) == match.options["players"]
