"""Games of editions whose rules are not kept can be read, and neither played on nor replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.kernel import NATURE, OldEdition, saved

OLD = Path(__file__).parent / "lang_lebe_der_koenig" / "edition_1" / "three-players-king-by-a-crossing.regnum"
REFUSED = "edition 1 of lang-lebe-der-koenig, whose rules are not kept: it can be read, but neither played on nor"


def test_a_game_of_an_old_edition_can_be_read() -> None:
    old = regnum.read(OLD)
    assert (old.game.name, old.edition) == ("lang-lebe-der-koenig", 1)
    assert old.names == ("Eleanor", "Simon", "Gilbert")
    assert old.options["players"] == 3 and old.options["failed_crossing"] == "stays_in_crossed"
    assert old.choices[0] == (NATURE, "start county=roucestre") and len(old.choices) == 201
    assert old.remarks == ["places: 2 2 1", "scores: 10 3 20"]


def test_it_is_neither_played_on_nor_replayed() -> None:
    with pytest.raises(OldEdition, match=REFUSED):
        regnum.load(OLD)
    with pytest.raises(OldEdition, match=REFUSED):
        regnum.Match(regnum.game("lang-lebe-der-koenig"), players=3, edition=1)


def test_what_was_read_can_be_written_again(tmp_path: Path) -> None:
    old = regnum.read(OLD)
    (tmp_path / "again.regnum").write_text(saved.write_unplayed(old), encoding="utf-8")
    assert regnum.read(tmp_path / "again.regnum") == old


def test_a_game_that_can_be_played_can_be_read_as_well(tmp_path: Path) -> None:
    match = regnum.new_match("lang-lebe-der-koenig", players=3, seed=1, names=["Anna", "Bert", "Cleo"])
    regnum.save(match, tmp_path / "begun.regnum")
    found = regnum.read(tmp_path / "begun.regnum")
    assert (found.edition, found.names, found.remarks) == (2, ("Anna", "Bert", "Cleo"), [])
    assert list(found.choices) == [(choice.seat, choice.text) for choice in match.choices]
    assert found.options == match.options


@pytest.mark.parametrize("way", [["replay"], ["replay", "--dump"]])
def test_whoever_wants_to_replay_it_reads_who_played_and_what_they_chose(
    way: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*way, str(OLD)]) == 2
    said = capsys.readouterr()
    assert "Eleanor" in said.out and "cross to=lundonia card=x1" in said.out and "places: 2 2 1" in said.out
    assert said.err.count("\n") == 1 and REFUSED in said.err


def test_whoever_wants_to_play_it_on_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "lang-lebe-der-koenig", "--resume", str(OLD)]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and REFUSED in said.err
