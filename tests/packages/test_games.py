"""Games of other packages: found by their entry points, played like ours, and harmless when they are broken."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import regnum
from regnum import cli
from regnum.arena.games import Task, play
from regnum.games import complaints, names
from regnum.kernel import BadFile, BrokenPackage, Game
from regnum.server.table import lessons, shelf
from regnum.server.table.refused import Refused
from regnum.server.telling.library import game_schema

from .throne import LOW_BOWS, THRONE, install, install_throne

OURS = ["krone-und-schwert", "lancaster", "lang-lebe-der-koenig", "vive-le-roi"]


def test_our_games_come_by_the_door_that_is_open_to_everybody(packages: Path) -> None:
    install_throne(packages)
    assert names() == [*OURS, "throne"]
    assert complaints() == []


def test_a_game_of_another_package_is_played_saved_and_loaded_by_its_name(packages: Path) -> None:
    install_throne(packages)
    match = regnum.new_match("throne", players=2, seed=1)
    match.choose("bow depth=2")
    regnum.save(match, packages / "a.regnum")
    assert regnum.load(packages / "a.regnum").table == match.table


def test_it_is_played_on_a_board_of_ones_own(packages: Path) -> None:
    install_throne(packages)
    (packages / "deep.toml").write_text("floor = 5\n", encoding="utf-8")
    match = regnum.new_match("throne", board=packages / "deep.toml")
    assert match.offers()[-1] == "bow depth=5"
    match.choose("bow depth=5")
    regnum.save(match, packages / "deep.regnum")
    assert regnum.load(packages / "deep.regnum").table == match.table
    assert regnum.new_match("throne").offers()[-1] == "bow depth=3"


def test_where_no_board_draws_it_a_page_calls_its_fields_as_it_does_itself(packages: Path) -> None:
    install_throne(packages)
    fields = game_schema(regnum.game("throne"), "en")["fields"]
    assert (fields["depth_of_bow"]["name"], fields["modules"]["name"]) == ("How deep", "Modules")


def test_the_game_itself_may_be_what_a_package_offers(packages: Path) -> None:
    files = {f"somebodys_throne/{name}": text for name, text in THRONE.items()}
    install(packages, "somebodys-throne", files, games={"throne": "somebodys_throne:GAME"})
    (packages / "deep.toml").write_text("floor = 5\n", encoding="utf-8")
    assert regnum.new_match("throne").offers()[-1] == "bow depth=3"
    assert regnum.new_match("throne", board=packages / "deep.toml").offers()[-1] == "bow depth=5"


def test_arena_server_and_command_line_know_it(packages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install_throne(packages)
    assert play(Task("throne", ("knight",), "1")).places == (1,)
    assert shelf.find_game("throne") is regnum.game("throne")
    assert cli.main(["games", "throne"]) == 0
    assert "The Throne" in capsys.readouterr().out


# --- broken ones --------------------------------------------------------------------------------------------------

BROKEN = {
    "import nothing_of_the_kind\n": "ModuleNotFoundError: No module named 'nothing_of_the_kind'",
    "GAME = 7\n": "BrokenRules: expected a Game called broken, not 7",
    "from regnum.games.vive_le_roi import GAME\n": "BrokenRules: expected a Game called broken, not <game vive-le-roi",
    "import sys\nsys.exit(3)\n": "SystemExit: 3",
    "\nfrom regnum.kernel import Words\nLOAD = Words('load', ['salt']).names\n": (
        "AttributeError: 'Words' object has no attribute 'names'; {here}/broken_game.py, line 3)"
    ),
    "\n\nx = = 1": "SyntaxError: invalid syntax (broken_game.py, line 3); {here}/broken_game.py, line 3)",
    "from regnum.kernel import Rulebook\nRulebook().action('a b')\n": (
        "BadDeclaration: {here}/broken_game.py, line 2: 'a b' is no name for actions: expected letters, digits, "
        "'-' and '_')"
    ),
    "nothing = 0\n": "AttributeError: module 'broken_game' has no attribute 'GAME'",
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_broken_package_is_named_in_one_sentence_and_harms_nobody_else(
    packages: Path, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    install_throne(packages)
    install(packages, "somebodys-mistake", {"broken_game.py": source}, games={"broken": "broken_game"})
    assert names() == [*OURS, "throne"]
    (sentence,) = complaints()
    reason = BROKEN[source].format(here=packages)
    assert sentence.startswith(f"the game broken of the package somebodys-mistake cannot be used ({reason}")
    assert sentence.endswith("; everything else can be played without it")
    with pytest.raises(BrokenPackage) as refused:
        regnum.game("broken")
    assert str(refused.value) == sentence
    assert [*shelf.games()] == [*OURS, "throne"]
    assert cli.main(["games"]) == 0
    assert "somebodys-mistake" in capsys.readouterr().out
    assert cli.main(["play", "broken"]) == cli.USAGE_ERROR
    assert sentence in capsys.readouterr().err


def test_data_that_cannot_be_read_is_named_with_its_file(packages: Path) -> None:
    files = {f"broken_throne/{name}": text for name, text in THRONE.items()} | {
        "broken_throne/data.toml": "floor = = 3"
    }
    install(packages, "somebodys-throne", files, games={"throne": "broken_throne"})
    (sentence,) = complaints()
    assert f"(BadFile: {packages}/broken_throne/data.toml: Invalid value (at line 1, column 9))" in sentence


def throne_in_parts(packages: Path, imports: str, name: str) -> Path:
    """The throne with its data loaded by a chapter, and a board for it."""
    whole = THRONE["__init__.py"].replace("LOADED = load_data(__name__)", f"from {imports}table import LOADED")
    table = f"from regnum.games import load_data\nLOADED = load_data({name})\n"
    files = THRONE | {"__init__.py": whole, "table.py": table}
    install(packages, "throne", {f"throne/{path}": text for path, text in files.items()}, games={"throne": "throne"})
    (packages / "deep.toml").write_text("floor = 5\n", encoding="utf-8")
    return packages / "deep.toml"


@pytest.mark.parametrize("name", ["__package__", "__name__"])
def test_data_that_a_chapter_loads_is_the_boards_too(packages: Path, name: str) -> None:
    deep = throne_in_parts(packages, ".", name)
    assert regnum.new_match("throne", board=deep).offers()[-1] == "bow depth=5"


def test_a_game_that_is_not_played_with_the_board_it_is_given_says_so(packages: Path) -> None:
    deep = throne_in_parts(packages, "throne.", "__package__")
    with pytest.raises(BrokenPackage, match=r"deep\.toml: throne is not played with it.* begin with a dot"):
        regnum.new_match("throne", board=deep)


def test_nobody_takes_the_name_of_another_game(packages: Path) -> None:
    install(packages, "a-thief", {"thief.py": "GAME = 1\n"}, games={"lancaster": "thief"})
    assert regnum.game("lancaster").folder.name == "lancaster"
    assert complaints() == [
        "the game lancaster of the package a-thief cannot be used (regnum offers one of that name); "
        "everything else can be played without it"
    ]


def test_a_package_that_cannot_be_read_keeps_no_name_from_another_and_blames_no_expansion(packages: Path) -> None:
    install_throne(packages)
    install(packages, "low-bows", LOW_BOWS, expansions={"throne.low": "low_bows"})
    install(packages, "a-mistake", {"mistake.py": "GAME = 1\n"}, games={"throne": "mistake"})
    assert regnum.new_match("throne", low=True).offers() == ["bow depth=3"]
    assert complaints() == [
        "the game throne of the package a-mistake cannot be used (BrokenRules: expected a Game called throne, not 1); "
        "everything else can be played without it"
    ]


def test_an_expansion_of_no_game_that_is_there_is_named(packages: Path) -> None:
    install(packages, "lost", {"more.py": ""}, expansions={"no-game.more": "more", "lancaster": "more"})
    assert names() == OURS
    alone, nameless = sorted(complaints(), reverse=True)
    assert "the expansion no-game.more of the package lost cannot be used (it extends no-game, and there is no" in alone
    assert "(expected the name of a game, a dot and a name of its own)" in nameless


def test_a_lesson_that_cannot_be_read_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unreadable(game: Game) -> None:
        raise BadFile("lesson.toml: nobody can read this")

    monkeypatch.setattr(lessons, "lesson_of", unreadable)
    with pytest.raises(Refused, match="the lesson of lancaster cannot be read"):
        lessons.guided("lancaster")
    assert "nobody can read this" in caplog.text


def test_an_installation_without_games_says_what_to_do(packages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["regnum.games.entries"], "entry_points", lambda group: ())
    with pytest.raises(BrokenPackage, match="install it again"):
        regnum.games()
