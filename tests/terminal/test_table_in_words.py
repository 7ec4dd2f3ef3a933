"""The table in words: what a space, a county, a law or a card is, found by its name and leafed to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.kernel import Match

from ..server.own_boards import LANCASTER, board_like
from .table import COLOURS, Paper, drawn, painter, session
from .test_other_boards import line_with


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.regnum"


def in_words(match: Match, seat: int | None = None) -> str:
    paper = Paper(width=200)
    artist = painter(match, paper)
    lines = (line for part in artist.drawing(seat).parts for line in paper.screen.lines(artist.in_words(part)))
    return COLOURS.sub("", "\n".join(lines))


def line_of(match: Match, name: str) -> str:
    return next(line for line in in_words(match).splitlines() if line.startswith(name))


def asked(name: str, question: str, **options: Any) -> Match:
    """A game at the moment when this is first asked."""
    match = regnum.new_match(name, seed=1, **options)
    while match.question.name != question:
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    return match


# --- Lancaster ----------------------------------------------------------------------------------------------


def test_a_county_says_what_it_gives_on_the_board_and_in_words() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1)
    assert "2v+knight" in drawn(match, None)
    assert "strength 3 or more · 2 vote markers + a new knight" in line_of(match, "York (C)")
    assert "names the first player" in line_of(match, "Surrey (I)")


def test_a_conflict_says_how_strong_both_sides_are_and_what_it_is_worth() -> None:
    match = regnum.new_match("lancaster", players=4, seed=1)
    cards = match.game.Table.FIELDS["card"].names
    places = match.game.book.catalogues["place"].names
    s = match.table
    s.card[2], s.stands[2], s.place[3][3] = tuple(cards).index("c05a"), [3, -1, -1], places.index("upper-left")
    assert "2:5 [╲]2" in drawn(match, None)
    assert "4/2/1" in drawn(match, None)
    assert line_of(match, "Upper left") == "Upper left: French 5 · England 2 · points 4, 2, 1 · first attempt · [╲]2"


def test_a_vote_opens_the_leaf_with_the_texts_of_the_laws() -> None:
    match = asked("lancaster", "which_vote", players=4)
    paper = Paper(width=80, height=24)
    artist = painter(match, paper)
    lines = [COLOURS.sub("", line) for line in paper.screen.lines(artist.page(0, 0, [artist.question(0)], 0))]
    said = " ".join(" ".join(lines).split())
    for law in match.table.proposal:
        name = match.game.book.catalogues["law"].names[law]
        assert artist.voice.text("law", name) in said


def test_a_board_of_ones_own_shows_its_own_values(tmp_path: Path) -> None:
    points = ('reward = [{ kind = "points", n = 6 }]', 'reward = [{ kind = "points", n = 7 }]')
    own = board_like("lancaster", tmp_path / "board.toml", points, *LANCASTER)
    match = regnum.new_match("lancaster", players=5, seed=1, board=str(own))
    assert "7 points" in line_of(match, "Somerset (G)")
    assert "7 points" in drawn(match, None)
    assert "a new knight" in line_of(match, "Norfolk (F)")
    assert "9/6/3" in drawn(match, None)


# --- Krone & Schwert ----------------------------------------------------------------------------------------


def test_a_space_that_can_be_chosen_says_its_terrain_owner_and_building() -> None:
    match = asked("krone-und-schwert", "which_action", players=2, board_setup="fixed")
    s, seat, actions = match.table, match.to_act[0], match.game.actions
    names, spaces = match.game.Table.FIELDS["building"].names, match.game.Table.FIELDS["owner"].axes[0]
    free, own, other = s.owner.index(-1), s.owner.index(seat), s.owner.index(1 - seat)
    s.building[own], s.building[other] = tuple(names).index("small_city"), tuple(names).index("castle")
    artist = painter(match, Paper(width=80, height=24))
    told = [artist.choices(seat, [actions.read(f"attack {spaces[space]}")])[0].label for space in (free, own, other)]
    notes = [label.partition(": ")[2].partition(", ") for label in told]
    assert {terrain for terrain, _, _ in notes} <= {"prairie", "mountain", "forest"}
    assert [rest for _, _, rest in notes] == ["free", "yours, small city", f"{artist.voice.seat(1 - seat)}, castle"]


def test_the_papal_visit_announced_totals_and_the_end_phase_are_seen() -> None:
    match = regnum.new_match("krone-und-schwert", players=3, seed=1, board_setup="fixed")
    s = match.table
    assert "†" not in drawn(match, 0)
    s.papal_visit[1], s.announced[2], s.end_phase, s.above_the_end = 1, 17, 1, 9
    s.discard[0], s.swords, s.crowns = 3, 4, 2
    assert "†" in line_with(drawn(match, 0), "[∧]")
    assert " 17+ " in line_with(drawn(match, 0), "[╋]")
    assert "End phase: Game End lies below the next 9 cards" in in_words(match)
    assert "People: 4 swords, 2 crowns, 16 in the deck" in in_words(match)
    assert "3 discarded" in line_of(match, "Leader (3)")


def test_a_hand_shows_combat_and_shields_to_its_owner_alone() -> None:
    match = regnum.new_match("krone-und-schwert", players=3, seed=1, board_setup="fixed")
    match.table.hand[0] = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert "1 × Leader (3) 3/1" in drawn(match, 0)
    assert "Leader" not in drawn(match, None)


# --- finding and leafing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "typed", "answer"),
    [
        ("lancaster", "en", "? York", "York (C): strength 3 or more"),
        ("lancaster", "en", "?votes for", "Votes for sale: Buy any number of vote markers"),
        ("lancaster", "en", "? archer", "archer: strength 2, takes the space below"),
        ("lancaster", "de", "? bogenschutze", "Bogenschütze: Stärke 2"),
        ("lancaster", "fr", "? york", "York (C) : puissance 3 au moins"),
        ("krone-und-schwert", "en", "? papal", "Papal Visit: combat 1, 1 shield"),
        ("krone-und-schwert", "de", "? hinterhalt", "Hinterhalt: Kampf 0, 1 Schild"),
        ("lang-lebe-der-koenig", "en", "? lundonia", "next to Grentebrige, Oxeneford, Roucestre"),
        ("vive-le-roi", "fr", "? romeo", "Roméo (R)"),
    ],
)
def test_words_find_what_lies_on_the_table(file: Path, game: str, language: str, typed: str, answer: str) -> None:
    options: dict[str, Any] = {"court": True} if game == "lancaster" else {}
    match, paper = regnum.new_match(game, seed=1, **options), Paper([typed])
    session(match, paper, file, people=match.to_act[:1], language=language).run()
    assert answer in paper.flowing


def test_the_table_is_leafed_through_and_comes_round(file: Path) -> None:
    match = regnum.new_match("lancaster", players=5, seed=1)
    paper = Paper([">", "<"])
    session(match, paper, file, people=match.to_act[:1]).run()
    pages = [COLOURS.sub("", page) for page in paper.file.getvalue().split("\x1b[H") if "LA-27" in page]
    assert [page.split("/")[0][-1] for page in pages[-3:]] == ["1", "2", "1"]
    assert pages[-1] == pages[-3]
