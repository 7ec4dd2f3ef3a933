"""``regnum transcribe``: an owner is asked for what only the printed game shows."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import regnum
from regnum.cli import main
from regnum.kernel import BadFile
from regnum.sources import Transcript
from regnum.terminal import transcribing


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is said, on a wide sheet."""
    out = io.StringIO()
    monkeypatch.setattr(transcribing, "Console", lambda **_: Console(file=out, width=200, highlight=False))
    return out


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    said = iter(lines)

    def typed(prompt: str = "") -> str:
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


def test_an_owner_who_takes_everything_as_it_is_gets_a_board_like_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: io.StringIO
) -> None:
    file = tmp_path / "mine.toml"
    for name in regnum.games():
        file.unlink(missing_ok=True)
        typing(monkeypatch, "Anna", "First edition", *[""] * len(Transcript(regnum.game(name)).asks))
        assert main(["transcribe", name, str(file), "--language", "en"]) == 0
        assert f"regnum play {name} --board {file}" in paper.getvalue()
        assert regnum.new_match(name, seed=1, board=file).to_act


def test_it_can_be_stopped_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: io.StringIO
) -> None:
    file = tmp_path / "mine.toml"
    typing(monkeypatch, "Anna", "Queen Games 2011", "2", "q")
    assert main(["transcribe", "lancaster", str(file), "--language", "fr"]) == 0
    assert "Répondu : 1 sur 51." in " ".join(paper.getvalue().split())
    assert regnum.new_match("lancaster", seed=1, board=file).game.board
    typing(monkeypatch, "", "", "", "F", "Norfolk", "q")
    assert main(["transcribe", "lancaster", str(file), "--language", "en"]) == 0
    assert ": 1 of 51; we go on" in " ".join(paper.getvalue().split())
    kept = Transcript.kept(regnum.game("lancaster"), file.read_text(encoding="utf-8"))
    assert kept.source["by"] == "Anna" and kept.source["copy"] == "Queen Games 2011"
    assert (kept.answers["county.0.min"], kept.answers["county.5.name"]) == ("2", "Norfolk")


def test_what_cannot_be_is_told_at_once_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: io.StringIO
) -> None:
    file = tmp_path / "mine.toml"
    typing(monkeypatch, "Anna", "x", "many", "9", "?", "4", "<", "")
    assert main(["transcribe", "lancaster", str(file), "--language", "en"]) == 0
    said = paper.getvalue()
    assert "expected a whole number, not “many”" in said
    assert "Northumberland: least strength must be 1 to 4, not 9" in said
    assert Transcript.kept(regnum.game("lancaster"), file.read_text()).answers == {"county.0.min": "4"}


def test_what_contradicts_the_rulebook_is_told_at_the_end_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: io.StringIO
) -> None:
    file = tmp_path / "mine.toml"
    asks = list(Transcript(regnum.game("krone-und-schwert")).asks)
    answers = ["12" if key == "people_cards.swords" else "" for key in asks]
    typing(monkeypatch, "Anna", "x", *answers)
    assert main(["transcribe", "krone-und-schwert", str(file), "--language", "en"]) == 0
    assert "12 swords and 11 crowns are not 22 people cards" in paper.getvalue()
    assert "It cannot be played on yet." in paper.getvalue()
    with pytest.raises(BadFile, match="this transcription is not finished: 12 swords"):
        regnum.game("krone-und-schwert", file)
    typing(monkeypatch, "", "10", "")
    assert main(["transcribe", "krone-und-schwert", str(file), "--language", "en"]) == 0
    assert regnum.new_match("krone-und-schwert", seed=1, board=file).options["people_swords"] == 12


def test_a_file_that_is_no_board_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("no board", encoding="utf-8")
    assert main(["transcribe", "lancaster", str(file)]) == 2
    assert "this is no board file" in capsys.readouterr().err
