"""What each text was made from is noted beside it; what is missing or older than its source is listed."""

from __future__ import annotations

import shutil

from regnum.kernel import Game
from regnum.rules import rules
from regnum.rules.cited import cited
from regnum.rules.stamps import Lack, lacks, stamp
from regnum.rules.told import fingerprint, told

from .conftest import game_in


def changed(game: Game, name: str, old: str, new: str) -> Game:
    """The game as it is after somebody has changed one of its files."""
    folder = shutil.copytree(game.folder, game.folder.with_name(f"{game.folder.name}-later"))
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return game_in(folder, rulebook="rulebook/*.ftl", guide="guide/*.md")


def test_a_stamp_is_written_above_every_text_that_has_none(throne: Game) -> None:
    stamped = stamp(throne, ["en", "de"])
    assert {lack.state for lack in stamped} == {"unstamped"}
    english = (throne.folder / "rulebook/en.ftl").read_text(encoding="utf-8")
    german = (throne.folder / "rulebook/de.ftl").read_text(encoding="utf-8")
    assert f"# made from {fingerprint('Or not at all.')}\nTH-2 = You may" in english
    assert f"# Please check.\n# made from {fingerprint(told_in(throne, 'TH-1'))}\nTH-1 = Wer" in german
    assert f"# made from {fingerprint('The end')}\nchapter-end = Das Ende" in german
    assert "\n\nchapter-court" in english
    assert list(lacks(throne, ["en", "de"])) == []
    assert stamp(throne, ["en", "de"]) == []


def told_in(game: Game, clause: str) -> str:
    return told(game.folder / "rulebook/en.ftl")[clause].text


def test_what_nobody_has_translated_is_listed(throne: Game) -> None:
    stamp(throne)
    assert list(lacks(throne)) == [Lack("fr", name, "missing") for name in ("TH-2", "chapter-end", "TH-3")]


def test_what_can_be_cited_and_is_not_told_is_listed(throne: Game) -> None:
    assert cited(throne) == {"TH-1": "seats", "TH-3": "guide de"}
    stamp(throne)
    (throne.folder / "bows.py").write_text('Condition(bows, "TH-R1", "you bow too deep")', encoding="utf-8")
    assert cited(throne)["TH-R1"] == "bows.py"
    assert list(lacks(throne, ["en", "de"])) == [
        Lack("en", "TH-R1", "missing"),
        Lack("de", "TH-R1", "missing"),
    ]


def test_a_translation_is_stale_when_the_english_changes_until_somebody_has_looked_at_it(throne: Game) -> None:
    stamp(throne)
    assert [clause.stale for clause in rules(throne, "de")] == [False, False, False]
    game = changed(throne, "rulebook/en.ftl", "stay seated", "keep your seat")
    assert list(lacks(game, ["de", "en"])) == [Lack("de", "TH-2", "stale")]
    assert [clause.stale for clause in rules(game, "de")] == [False, True, False]
    assert stamp(game) == []
    assert stamp(game, names=["TH-2"]) == [Lack("de", "TH-2", "stale")]
    assert list(lacks(game, ["de", "en"])) == []


def test_english_is_stale_when_the_specification_changes_however_its_lines_are_broken(throne: Game) -> None:
    stamp(throne)
    game = changed(throne, "rules.md", "The king wins.", "The\n  king wins.")
    assert list(lacks(game, ["en"])) == []
    game = changed(game, "rules.md", "king wins.", "queen wins.")
    assert list(lacks(game, ["en"])) == [Lack("en", "TH-3", "stale")]
