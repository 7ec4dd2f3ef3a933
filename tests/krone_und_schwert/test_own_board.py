"""The components come from a data file, and owners of the game may correct them (KS-1 to KS-7)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regnum.games import game
from regnum.games.krone_und_schwert.table import DATA
from regnum.kernel import BadFile, Match
from regnum.testing import rule

from .helpers import GAME, P1, P2, nature

NAME = "krone-und-schwert"
PICTURES = {piece["id"]: piece["picture"] for piece in DATA["piece"]}


def pieces(**changed: str) -> str:
    """All five pieces, the named ones with another picture: rows parted by a slash."""
    rows = []
    for name, picture in PICTURES.items():
        lines = changed[name].split("/") if name in changed else picture
        rows.append(f'[[piece]]\nid = "{name}"\npicture = {list(lines)}\n'.replace("'", '"'))
    return "\n".join(rows)


def cards(**changed: str) -> str:
    """All event cards, the named ones with other lines: ``castle="combat = 3"``."""
    rows = []
    for card in DATA["event_card"]:
        facts = {key: card[key] for key in ("kind", "colour", "count", "combat", "shields")}
        lines = [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in facts.items()]
        for change in filter(None, changed.get(card["kind"], "").split(";")):
            key = change.split("=")[0].strip()
            lines = [change.strip() if line.split(" =")[0] == key else line for line in lines]
        rows.append("\n".join(("[[event_card]]", *lines, "")))
    return "\n".join(rows)


def board(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("KS-1", "KS-4")
def test_the_whole_data_may_be_given_as_a_board(tmp_path: Path) -> None:
    text = (GAME.folder / "data.toml").read_text(encoding="utf-8")
    mine = game(NAME, board=board(tmp_path, text))
    assert (mine.name, mine.board != "", mine is not GAME) == (NAME, True, True)


@rule("KS-13")
def test_an_owner_may_correct_the_terrain(tmp_path: Path) -> None:
    mine = game(NAME, board=board(tmp_path, pieces(A="P p F p P/f P p P m/M p P f P/m P f P p/P m M p F")))
    fields = {"owner": {"A11": P1}, "hand": {P1: {"castle": 1, "city": 1}}, "action_points": 3}
    start = {"question": "which_action", "seats": P1, "fields": fields}
    match = Match(mine, players=2, board_setup="fixed", start=start)
    assert "small_city space=A11" in match.offers()
    assert "castle space=A11" not in match.offers()


@rule("KS-4")
def test_an_owner_may_correct_values_and_numbers_of_cards(tmp_path: Path) -> None:
    mine = game(NAME, board=board(tmp_path, cards(truce="combat = 1; count = 4", castle="shields = 1")))
    fields = {
        "owner": {"A35": P1, "B11": P2},
        "hand": {P1: [0, 0, 0, 1, 0, 0, 0, 3, 0], P2: [0] * 9},
        "action_points": 3,
        "round": 2,
    }
    match = Match(
        mine, players=2, board_setup="fixed", start={"question": "which_action", "seats": P1, "fields": fields}
    )
    assert match.table.pile_size == 65 + 2 - 4
    for choice in ("attack B11", "play truce", "enough", "let_be", "expand castle", "settle A45"):
        match.choose(choice)
    assert match.question.name == "which_action"


@rule("KS-5", "KS-168")
def test_an_owner_may_correct_the_people_cards(tmp_path: Path) -> None:
    mine = game(NAME, board=board(tmp_path, "[people_cards]\nswords = 13\ncrowns = 9\n"))
    assert Match(mine).options["people_swords"] == 13
    assert Match(GAME).options["people_swords"] == 11


@rule("KS-7")
def test_an_owner_may_correct_a_number(tmp_path: Path) -> None:
    mine = game(NAME, board=board(tmp_path, "[setup]\nstart_hand = 5\n"))
    match = nature(Match(mine, players=2, board_setup="fixed"), "0")
    while match.question.name != "where_to_start":
        match.choose(match.offers()[0])
    assert match.table.hand_size[:2] == [5, 5]


@rule("KS-1", "KS-4", "KS-5", "KS-16", "KS-17")
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (pieces(A="M p F p P/f P p P m/M p P f P/m P f P p"), 3, "piece A must have 5 rows of 5 letters"),
        (pieces(B="X f P f M/m P m P p/M p F p F/f P p P p/M p F p P"), 7, "B11 is 'X'"),
        (pieces(C="F P M p F/m P f P p/P p M f M/m P p P p/P f P p M"), 11, "C12 is a square"),
        (pieces(C="F p M p F/m p f P p/P p M f M/m P p P p/P f P p M"), 11, "C22 is an octagon"),
        (pieces().replace('id = "B"', 'id = "A"'), 6, "two pieces A"),
        (pieces().replace('id = "B"', 'id = "bb"'), 6, "one capital letter"),
        (pieces().split('[[piece]]\nid = "E"', maxsplit=1)[0], 1, "5 board pieces, not 4"),
        (pieces() + 'colour = "red"\n', 20, "colour is unknown here"),
        ("[board]\npiece_rows = 6\n", 2, "5 rows and columns, not 6"),
        ("[board]\njoin_offsets = [[0, 5]]\n", 2, "the joins are"),
        (cards(castle="combat = -1"), 26, "combat of castle must be 0 to 120"),
        (cards(castle="combat = 1.5"), 26, "combat must be a whole number"),
        (cards(city="shields = 3"), 41, "city has 3 shields"),
        (cards(ambush="combat = 2"), 47, "an ambush has no combat value"),
        (cards(unrest='colour = "action"'), 73, "unrest has the colour red"),
        (cards(game_end="count = 2"), 81, "one Game End card"),
        (cards(truce='kind = "peace"'), 51, "no kind of card 'peace'"),
        (cards() + "ap = 3\n", 84, "game_end says 3 action points"),
        (cards(castle="count = 0", city="count = 0", cathedral="count = 0"), 1, "18 action cards are too few"),
        ("[people_cards]\nswords = 12\n", None, "12 swords and 11 crowns are not 22"),
        ("[people_cards]\nswords = 4\ncrowns = 18\n", 2, "the option people_swords allows"),
        ("[supply]\ncastle = -2\n", 2, "castle must be 0 to 120"),
        ("[setup]\nstart_hand = 0\n", 2, "start_hand must be 1 to 120"),
        ('[setup]\npieces_by_players = { "2" = 6 }\n', 2, "6 board pieces for 2 players cannot be"),
        ("castles = 3\n", 1, "castles is unknown here"),
        ("[scoring\n", 1, "line 1"),
    ],
)
def test_a_wrong_board_is_refused_with_line_and_reason(
    tmp_path: Path, text: str, line: int | None, reason: str
) -> None:
    place = rf", line {line}: " if line else ""
    with pytest.raises(
        BadFile, match=rf"mine\.toml{place}[^\n]*{re.escape(reason)}" if line != 1 else re.escape(reason)
    ):
        game(NAME, board=board(tmp_path, text))


LAYOUT = """
[[layout]]
id = "{id}"
pieces = {pieces}
placements = [
{placements}
]
"""


def layouts(third: str) -> str:
    """Boards of two to five pieces in a row; the third piece is as given."""
    rows = [
        '  { piece = "A", row = 0, col = 0, rotation = 0 },',
        '  { piece = "B", row = 1, col = 5, rotation = 1 },',
        third,
        '  { piece = "D", row = -1, col = -5, rotation = 2 },',
        '  { piece = "E", row = -5, col = 1, rotation = 3 },',
    ]
    texts = [LAYOUT.format(id=f"M{n}", pieces=n, placements="\n".join(rows[:n])) for n in range(2, 6)]
    return "".join(texts)


@rule("KS-162")
def test_an_owner_may_lay_other_fixed_boards(tmp_path: Path) -> None:
    right = '  { piece = "C", row = 5, col = -1, rotation = 0 },'
    match = Match(game(NAME, board=board(tmp_path, layouts(right))), players=4, board_setup="fixed")
    nature(match, "0")
    assert (match.table.quarters[:4], match.table.corner_row[:4]) == ([0, 1, 0, 2], [0, 1, 5, -1])


@rule("KS-15", "KS-16", "KS-17", "KS-18")
@pytest.mark.parametrize(
    ("third", "reason"),
    [
        ('  { piece = "C", row = 4, col = -1, rotation = 0 },', "piece C of M3 lies on another piece (KS-17)"),
        ('  { piece = "C", row = 6, col = -2, rotation = 0 },', "does not interlock"),
        ('  { piece = "C", row = 5, col = -1, rotation = 4 },', "turned 4 times"),
        ('  { piece = "B", row = 5, col = -1, rotation = 0 },', "piece B of M3 is laid twice"),
        ('  { piece = "Z", row = 5, col = -1, rotation = 0 },', "there is no piece 'Z'"),
    ],
)
def test_a_fixed_board_must_follow_the_rules_too(tmp_path: Path, third: str, reason: str) -> None:
    with pytest.raises(BadFile, match=rf"mine\.toml, line \d+: [^\n]*{re.escape(reason)}"):
        game(NAME, board=board(tmp_path, layouts(third)))


@rule("KS-13")
def test_picture_and_list_of_spaces_must_agree(tmp_path: Path) -> None:
    text = (GAME.folder / "data.toml").read_text(encoding="utf-8")
    wrong = text.replace('"M p F p P",', '"P p F p P",', 1)
    with pytest.raises(BadFile, match="A11 is mountain here and 'P' in the picture"):
        game(NAME, board=board(tmp_path, wrong))
