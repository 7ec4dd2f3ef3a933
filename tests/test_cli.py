"""The command line: what it prints, and that a mistake is one sentence and exit status 2."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.opponents import NAMES


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test, and the shell speaks English on a plain terminal of 100 columns."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> int:
    """The exit status, whether it was returned or raised."""
    try:
        return main(arguments)
    except SystemExit as left:
        return int(left.code or 0)


def typed(lines: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "state" / "regnum").glob("*.regnum"))


# --- mistakes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "there is no game 'chess'"),
        ("play chess --browser", "there is no game 'chess'"),
        ("learn chess --browser", "there is no game 'chess'"),
        ("play vive-le-roi --players 9", "expected 2 to 8 players"),
        ("play vive-le-roi --players many", "--players"),
        ("play vive-le-roi --option wine=red", "there is no option 'wine'"),
        ("play vive-le-roi --option ambition=perhaps", "Ambition cannot be 'perhaps'"),
        ("play vive-le-roi --players 2 --option emissary=off", "VR-7"),
        ("play vive-le-roi --humans 5", "--humans is a number from 0 to 4"),
        ("play vive-le-roi --players 2 --seat a --seat b --seat c", "3 seats are named, but 2 play"),
        ("play vive-le-roi --bots nobody", "there is no bot 'nobody'"),
        ("play vive-le-roi --board nowhere.toml", "nowhere.toml"),
        ("play vive-le-roi --resume nowhere.regnum", "nowhere.regnum cannot be read"),
        ("play vive-le-roi --resume", "no game of vive-le-roi was saved"),
        ("play vive-le-roi --resume diary.txt", "diary.txt: line 1: a saved game begins with"),
        ("replay nowhere.regnum", "nowhere.regnum cannot be read"),
        ("replay diary.txt", "diary.txt: line 1"),
        ("replay picture.png", "picture.png is no text file"),
        ("rules chess", "there is no game 'chess'"),
        ("rules vive-le-roi VR-999", "no clause of vive-le-roi speaks of 'VR-999'"),
        ("rules vive-le-roi xylophone", "no clause of vive-le-roi speaks of 'xylophone'"),
        ("games chess", "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    command: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    assert run(*command.split()) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert said.count("\n") == 1
    assert "Traceback" not in said
    assert kept(tmp_path) == []


def test_a_broken_saved_game_is_left_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = regnum.new_match("vive-le-roi", seed=1)
    regnum.save(match, tmp_path / "game.regnum")
    text = (tmp_path / "game.regnum").read_text() + "0 place courtier=jester floor=9\n"
    (tmp_path / "game.regnum").write_text(text)
    assert run("play", "vive-le-roi", "--resume", "game.regnum") == 2
    assert "line " in capsys.readouterr().err
    assert (tmp_path / "game.regnum").read_text() == text


# --- looking things up --------------------------------------------------------------------------------------


def test_the_version_is_told_without_loading_anything_heavy() -> None:
    script = (
        "import sys; from regnum.cli import main\n"
        "try: main(['--version'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numpy', 'rich', 'fluent', 'babel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("regnum ")
    assert done.stdout.splitlines()[1] == "[]"


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert "play" in capsys.readouterr().out


def test_a_clause_is_printed_with_its_table_and_what_it_mentions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--reference", "vive-le-roi", "VR-90") == 0
    said = capsys.readouterr().out
    assert "A rejected Jester goes to floor 2" in said
    assert "VR-409" in said
    assert run("rules", "--reference", "vive-le-roi", "63") == 0
    assert "floor 3 full and WC3 empty" in capsys.readouterr().out


def test_rules_are_searched_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--reference", "vive-le-roi", "stomachache", "overrides") == 0
    assert capsys.readouterr().out.startswith("VR-87")


def test_the_rules_are_told_to_players_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "krone-und-schwert", "KS-159", "--language", "de") == 0
    assert "Wer am Ende die meisten Punkte hat, gewinnt." in capsys.readouterr().out
    assert run("rules", "krone-und-schwert", "Burg", "--language", "de") == 0
    assert "26 Burgen" in capsys.readouterr().out
    assert run("rules", "krone-und-schwert", "--language", "fr") == 0
    assert "KS-159" in capsys.readouterr().out


def test_words_may_stand_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "krone-und-schwert", "--language", "de", "KS-159") == 0
    assert "Wer am Ende die meisten Punkte hat, gewinnt." in capsys.readouterr().out
    assert run("rules", "krone-und-schwert", "--loud", "KS-159") == 2
    assert "--loud" in capsys.readouterr().err


def test_what_is_not_found_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "krone-und-schwert", "KS-999", "--language", "de") == 2
    assert "kein Absatz von krone-und-schwert spricht von „KS-999“; ähnlich heißen" in capsys.readouterr().err
    assert run("rules", "chess", "--language", "fr") == 2
    assert "il n’y a pas de jeu « chess »" in capsys.readouterr().err


def test_what_is_missing_or_stale_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "krone-und-schwert", "--stale") == 0
    assert capsys.readouterr().out == "nothing of krone-und-schwert is missing or stale\n"


def test_all_rules_are_printed_without_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--reference", "vive-le-roi") == 0
    said = capsys.readouterr().out
    assert "VR-1 " in said
    assert "VR-454" in said


def test_games_are_listed_with_their_options_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    said = capsys.readouterr().out
    assert all(name in said for name in regnum.games())
    assert run("games", "vive-le-roi", "--language", "fr") == 0
    said = capsys.readouterr().out
    assert "royal_couple=off, on" in said
    assert "2 à 8 joueurs, d’habitude 4" in said
    assert "Deux couronnements par manche" in said


# --- playing ------------------------------------------------------------------------------------------------


def test_the_bare_command_starts_a_game_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("q\n\n", monkeypatch)
    assert run("play", "vive-le-roi", "--bots", "random", "--pace", "0") == 0
    said = capsys.readouterr().out
    assert "Blue" in said
    assert len(kept(tmp_path)) == 1


def test_bots_are_persons_whose_names_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("q\n\n", monkeypatch)
    assert run("play", "vive-le-roi", "--players", "4", "--seat", "Godfrey", "--bots", "random", "--pace", "0") == 0
    begun, file = capsys.readouterr().out, kept(tmp_path)[0]
    names = re.findall(r"^seat [0-9]: (.*)$", file.read_text(), re.MULTILINE)
    assert names[0] == "Godfrey"
    assert len(set(names) & set(NAMES)) == len(names) == 4
    typed("q\n\n", monkeypatch)
    assert run("play", "vive-le-roi", "--resume", str(file), "--pace", "0") == 0
    resumed = capsys.readouterr().out
    assert [name for name in names if name not in begun or name not in resumed] == []


def test_a_game_is_left_and_resumed_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed("place romeo 4\n", monkeypatch)
    seats = ["--seat", "Anna", "--seat", "random", "--seat", "bot", "--bots", "random"]
    assert run("play", "vive-le-roi", *seats, "--pace", "0", "--seed", "3") == 0
    (file,) = kept(tmp_path)
    assert "# bot 1: random" in file.read_text()
    before = len(regnum.load(file).choices)
    typed("place merlin 1\n", monkeypatch)
    assert run("play", "vive-le-roi", "--resume", "--pace", "0") == 0
    match = regnum.load(file)
    assert len(match.choices) > before
    assert match.names[0] == "Anna"
    assert any(choice.text == "place courtier=merlin floor=1" for choice in match.choices)


def test_several_bots_take_the_other_seats_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed("q\n\n", monkeypatch)
    assert run("play", "vive-le-roi", "--players", "5", "--bots", "random,page,squire", "--pace", "0") == 0
    said = kept(tmp_path)[0].read_text()
    assert [f"# bot {seat}: {name}" in said for seat, name in enumerate(("", "random", "page", "squire", "random"))][
        1:
    ] == [True] * 4


def test_options_and_language_are_obeyed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed("", monkeypatch)
    command = "play vive-le-roi --players 5 --option ambition --option royal-couple=on --language fr --bots random"
    assert run(*command.split(), "--pace", "0") == 0
    said = capsys.readouterr().out
    assert "laquelle de vos deux Ambitions" in said
    assert "Bleu, laquelle" in said


def test_a_board_of_ones_own_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    board = tmp_path / "mine.toml"
    board.write_text("[score]\nstart = 33\n")
    typed("", monkeypatch)
    assert (
        run("play", "vive-le-roi", "--board", "mine.toml", "--bots", "random", "--pace", "0", "--language", "en") == 0
    )
    said = capsys.readouterr().out
    assert " 33 " in said and "own board" in said
    board.unlink()
    typed("", monkeypatch)
    assert run("play", "vive-le-roi", "--resume", "--pace", "0") == 0
    assert " 33 " in capsys.readouterr().out


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regnum", "play", "vive-le-roi", "--players", "3", "--bots", "random"]
    done = subprocess.run(
        [*command, "--pace", "0", "--seed", "7", "--language", "en"],
        input="1\n" * 90 + "\n" * 60,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=300,
    )
    assert done.stderr == ""
    assert "comes 1st" in done.stdout
    (file,) = kept(tmp_path)
    assert regnum.load(file).over


def test_a_saved_game_is_printed_or_stepped_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=4)
    for _ in range(5):
        match.choose(match.offers()[0])
    regnum.save(match, tmp_path / "game.regnum")
    assert run("replay", "game.regnum", "--dump", "--language", "de") == 0
    assert "stellt" in capsys.readouterr().out
    typed("\n\nb\ne\nq\n", monkeypatch)
    assert run("replay", "game.regnum") == 0
    assert "Choice 5 of 5" in capsys.readouterr().out
    assert run("replay", "game.regnum", "--seat", "7") == 2


def test_a_terminal_without_our_letters_gets_plain_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regnum", "play", "vive-le-roi", "--bots", "random", "--pace", "0"],
        input="q\n\n",
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path), "PATH": "", "LC_ALL": "C"},
        timeout=120,
    )
    assert "K Vive le Roi!" in done.stdout
    assert "[|] Blue" in done.stdout
    assert done.stderr == ""
