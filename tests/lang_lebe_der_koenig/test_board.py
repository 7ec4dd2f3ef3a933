"""A map and start cards of one's own (LK-1006)."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

from regnum.games import game
from regnum.games.lang_lebe_der_koenig.faults import faults
from regnum.games.lang_lebe_der_koenig.table import DATA
from regnum.kernel import BadFile, Game, Match, saved
from regnum.kernel.chance import pick, seeded
from regnum.testing import rule

from .helpers import LK

PRINTED = (LK.folder / "data.toml").read_text(encoding="utf-8")


def board(folder: Path, text: str) -> Path:
    path = folder / "my-board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def played_on(folder: Path, text: str) -> Game:
    return game("lang-lebe-der-koenig", board(folder, text))


def edited(old: str, new: str, after: str = "") -> tuple[str, int]:
    """The printed data with one thing changed behind a mark, and the line where that is."""
    start = PRINTED.index(after)
    at = PRINTED.index(old, start)
    return PRINTED[:at] + new + PRINTED[at + len(old) :], PRINTED.count("\n", 0, at) + 1


@rule("LK-1006")
def test_the_data_that_comes_along_is_valid() -> None:
    assert list(faults(DATA)) == []


@rule("LK-1006")
@pytest.mark.parametrize(
    ("after", "old", "new", "reason"),
    [
        ('id = "lincolia"', "votes = 3", "votes = 5", "lincolia has the value 5; a value is 2, 3 or 4"),
        ('id = "lincolia"', "votes = 3", "votes = 1", "lincolia has the value 1; a value is 2, 3 or 4"),
        (
            'id = "lundonia"',
            'neighbours = ["grentebrige", "oxeneford", "roucestre"]',
            'neighbours = ["grentebrige", "oxeneford", "roucestre", "wigemor"]',
            "lundonia names wigemor as neighbour, but not the other way",
        ),
        (
            'id = "lundonia"',
            'neighbours = ["grentebrige", "oxeneford", "roucestre"]',
            'neighbours = ["grentebrige", "lundonia", "oxeneford", "roucestre"]',
            "lundonia is named as its own neighbour",
        ),
        (
            'id = "lundonia"',
            'neighbours = ["grentebrige", "oxeneford", "roucestre"]',
            'neighbours = ["grentebrige", "oxeneford", "rochester"]',
            "there is no county 'rochester'",
        ),
        (
            'id = "lundonia"',
            'neighbours = ["grentebrige", "oxeneford", "roucestre"]',
            'neighbours = ["grentebrige", "grentebrige", "oxeneford", "roucestre"]',
            "grentebrige is named twice",
        ),
        ('name = "Lundonia"', "by_sea = []", 'by_sea = ["roucestre"]', "no sea link is drawn between lundonia"),
        (
            "[[sea_link]]",
            'between = ["man", "loncastre"]',
            'between = ["man", "lincolia"]',
            "man and lincolia do not both name each other in by_sea",
        ),
        ("[[sea_link]]", 'between = ["man", "loncastre"]', 'between = ["man"]', "a sea link is between two counties"),
        (
            "[[sea_link]]",
            'between = ["man", "loncastre"]',
            'between = ["wigemor", "man"]',
            "a sea link is between two counties, and drawn once",
        ),
        (
            "[setup.players.3]",
            "votes_total = 37",
            "votes_total = 39",
            "votes_total is 39; the values in play add up to 37",
        ),
        ("[setup.players.4]", "majority = 20", "majority = 19", "majority is 19; of 39 votes it must be 20"),
        (
            "[setup.players.3]",
            'start_counties = ["roucestre", "lideford", "tateshale"]',
            'start_counties = ["roucestre", "lideford"]',
            "3 players need 3 start counties",
        ),
        (
            "[setup.players.3]",
            'start_counties = ["roucestre", "lideford", "tateshale"]',
            'start_counties = ["roucestre", "lideford", "man"]',
            "man is not in play with 3 players",
        ),
        (
            "[setup.players.3]",
            'start_counties = ["roucestre", "lideford", "tateshale"]',
            'start_counties = ["roucestre", "lideford", "lideford"]',
            "lideford is named twice",
        ),
        ("[setup.players.5]", 'first_player = "stadford"', 'first_player = "man"', "man is none of the start counties"),
        (
            "[setup.players.5]",
            "bonus_by_rank = [5, 4, 3, 2, 1]",
            "bonus_by_rank = [5, 4, 3, 2, 2]",
            "bonus_by_rank must run from 5 down to 1",
        ),
        ("[setup.players.3]", 'excluded_counties = ["man"]', 'excluded_counties = ["men"]', "there is no county 'men'"),
        ("[[county]]", 'id = "loncastre"', 'id = "man"', "there are two counties 'man'"),
        ("[[county]]", 'id = "loncastre"', 'id = "New Castle"', "'New Castle' is no identifier"),
        ('id = "lincolia"', "votes = 3", 'votes = "three"', "votes must be a whole number, not a text"),
        ('id = "lincolia"', "votes = 3", "votes = true", "votes must be a whole number, not true or false"),
        ('id = "lincolia"', "votes = 3", "", "votes is missing"),
        ('id = "lincolia"', "votes = 3", "vote = 3", "vote is unknown here; known are id, name"),
        ("[setup.players.5]", "majority = 20", "majorty = 20", "majorty is unknown here"),
        ("[rules]", "commit_max = 5", "commit_max = 6", "commit_max must be 5: the rules say so, not the board"),
        ("[setup]", "courtiers_on_start = 2", "courtiers_on_start = 3", "courtiers_on_start must be 2"),
        ("[game]", "players_max = 5", "players_max = 6", "players_max must be 5"),
    ],
)
def test_what_is_wrong_is_said_with_its_line_and_the_reason(
    tmp_path: Path, after: str, old: str, new: str, reason: str
) -> None:
    text, line = edited(old, new, after)
    with pytest.raises(BadFile) as refused:
        played_on(tmp_path, text)
    sentences = str(refused.value).splitlines()
    (sentence,) = [one for one in sentences if reason in one]
    if new:  # where something is missing the whole entry is meant
        assert sentence.startswith(f"{tmp_path / 'my-board.toml'}, line {line}: ")


@rule("LK-1006")
def test_a_by_sea_neighbour_must_be_a_neighbour(tmp_path: Path) -> None:
    text, _ = edited('neighbours = ["loncastre", "wigemor"]', 'neighbours = ["loncastre"]', 'id = "man"')
    with pytest.raises(BadFile, match="wigemor is no neighbour of man"):
        played_on(tmp_path, text)


@rule("LK-1006", "LK-202")
def test_the_map_hangs_together_also_without_the_excluded_counties(tmp_path: Path) -> None:
    text, _ = edited('excluded_counties = ["man"]', 'excluded_counties = ["loncastre", "tateshale"]')
    with pytest.raises(BadFile, match="with 3 players no way leads from sedberouie to man"):
        played_on(tmp_path, text)
    everything = ", ".join(f'"{county["id"]}"' for county in DATA["county"])
    text, line = edited('excluded_counties = ["man"]', f"excluded_counties = [{everything}]")
    with pytest.raises(BadFile, match=f"line {line}: no county is left in play"):
        played_on(tmp_path, text)


@rule("LK-1006")
def test_the_whole_map_hangs_together_even_if_nobody_plays_all_of_it() -> None:
    data = deepcopy(DATA)
    for row in data["setup"]["players"].values():
        row |= {"excluded_counties": ["man"], "votes_total": 37, "majority": 19}
    assert list(faults(data)) == []
    for county in data["county"]:
        for column in ("neighbours", "by_sea"):
            county[column] = [] if county["id"] == "man" else [name for name in county[column] if name != "man"]
    data["sea_link"] = [link for link in data["sea_link"] if "man" not in link["between"]]
    assert [fault.reason for fault in faults(data)] == [
        f"no way leads from {county['id']} to man" for county in data["county"][1:]
    ]


@rule("LK-1006")
def test_the_cards_are_those_of_the_rulebook(tmp_path: Path) -> None:
    text, _ = edited("per_player = 12", "per_player = 13")
    with pytest.raises(BadFile, match="per_player must be 12: the rules say so"):
        played_on(tmp_path, text)


@rule("LK-1006")
def test_several_mistakes_are_told_together(tmp_path: Path) -> None:
    text, _ = edited("votes = 3", "votes = 7", 'id = "lincolia"')
    with pytest.raises(BadFile) as refused:
        played_on(tmp_path, text)
    reasons = str(refused.value)
    assert "lincolia has the value 7" in reasons
    assert reasons.count("votes_total is") == 3  # for every number of players


def test_a_board_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read: No such file"):
        game("lang-lebe-der-koenig", tmp_path / "nowhere.toml")
    with pytest.raises(BadFile, match="line 2"):
        played_on(tmp_path, "format = 1\nthis is no TOML\n")
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# König\n".encode("latin-1"))
    with pytest.raises(BadFile, match=r"latin\.toml"):
        game("lang-lebe-der-koenig", latin)


# --- a board that can be played on ---------------------------------------------------------------------------

START = """
[setup.players.3]
start_counties = ["wigemor", "lincolia", "lundonia"]
first_player = "lincolia"
"""
"""Other start cards; everything else as printed."""


@rule("LK-1006")
def test_a_board_need_only_say_what_differs(tmp_path: Path) -> None:
    own = played_on(tmp_path, START)
    match = Match(own, players=3, chance=["lundonia", "wigemor", "lincolia"])
    assert match.to_act == (2,)
    assert own.board and own.board != LK.board == ""
    assert Match(LK, players=3, chance=["roucestre", "lideford", "tateshale"]).to_act == (0,)  # the other is untouched
    with pytest.raises(BadFile, match=r"my-board\.toml, line 4: roucestre is none of the start counties"):
        played_on(tmp_path, START.replace('first_player = "lincolia"', 'first_player = "roucestre"'))
    with pytest.raises(BadFile, match=r"line 2: roucestre is none of the start counties"):  # what is printed stays
        played_on(tmp_path, START.replace('first_player = "lincolia"', ""))


@rule("LK-1006")
def test_values_and_neighbours_of_the_board_are_played(tmp_path: Path) -> None:
    text = PRINTED.replace(
        'neighbours = ["sarisberie", "wigemor"]', 'neighbours = ["oxeneford", "sarisberie", "wigemor"]'
    )
    text = text.replace(
        'neighbours = ["grentebrige", "lundonia", "roucestre", "sarisberie", "stadford", "wigemor"]',
        'neighbours = ["grentebrige", "lideford", "lundonia", "roucestre", "sarisberie", "stadford", "wigemor"]',
    )
    own = played_on(tmp_path, text)  # seven neighbours are no fault: the counts of LK-R03 are no condition
    match = Match(own, players=3, chance=["lideford", "roucestre", "tateshale"])
    match.choose("pass")
    match.choose("pass")
    assert "move to=oxeneford" in match.offers(0)


@rule("LK-1006")
def test_a_whole_game_can_be_played_on_another_map(tmp_path: Path) -> None:
    extra = """
[[county]]
id = "cornwall"
name = "Cornwall"
modern = "Cornwall"
votes = 2
votes_source = "reconstructed"
neighbours = ["lideford"]
by_sea = []
neighbours_source = "reconstructed"
center = [100, 1150]
box = [40, 20]
capital = [100, 1150]
polygon = [[80, 1140], [120, 1140], [100, 1160]]
source = "reconstructed"
"""
    text = PRINTED.replace("[[sea_link]]", extra + "\n[[sea_link]]", 1)
    text = text.replace('neighbours = ["sarisberie", "wigemor"]', 'neighbours = ["cornwall", "sarisberie", "wigemor"]')
    text = text.replace("counties = 13\nvotes_total = 39", "counties = 14\nvotes_total = 41")
    text = text.replace("votes_total = 39\nmajority = 20", "votes_total = 41\nmajority = 21")
    text = text.replace("votes_total = 37\nmajority = 19", "votes_total = 39\nmajority = 20")
    own = played_on(tmp_path, text)
    rng = seeded(1)
    match = Match(own, players=4, seed=1)
    while not match.over:
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.choose(offers[pick(rng, len(offers))], seat)
    assert match.result is not None and max(match.result.scores) >= 21


@rule("LK-1006")
def test_a_saved_game_says_which_board_it_was_played_on_and_is_replayed_on_no_other(tmp_path: Path) -> None:
    path = board(tmp_path, START)
    own = game("lang-lebe-der-koenig", path)
    match = Match(own, players=3, seed=1)
    match.choose("pass")
    text = saved.write(match)
    assert f"\nboard: {own.board}\n" in text
    again = saved.read(text, game)
    assert again.table == match.table
    with pytest.raises(BadFile, match=f"played on the board {own.board}, not on the one that comes along"):
        saved.read(text, lambda name, kept: LK)
    other = board(tmp_path, START + "# a note\n")
    with pytest.raises(BadFile, match=f"played on the board {own.board}, not on [0-9a-f]+"):
        saved.read(text, lambda name, kept: game(name, other))
    printed = Match(LK, players=3, seed=1)
    with pytest.raises(BadFile, match="board"):
        saved.read(saved.write(printed), lambda name: game(name, path))
