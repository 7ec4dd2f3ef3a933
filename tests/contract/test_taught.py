"""Promises about what teaches a game: a package with lesson, guide and rules in words, and one line of it changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.guides import guide
from regnum.lessons.__main__ import main
from regnum.rules import rules
from regnum.starting import new
from regnum.testing.suite import lessons

from .test_broken_promises import CODE, SOURCE, Promise, ask, game_of

LESSON = """learner = 0
seed = "stones"
until = { after = "taken", time = 2 }

[[hint]]
name = "first"
at = "how_many"
answer = "take stones=3"
places = ["seat:0", "field:stones"]

[[remark]]
name = "other"
after = "taken"
when = { seat = "1" }
"""
MEANT = """regnum 1
game: stones
edition: 1
players: 2

* begin seat=0
0 take stones=3
1 take stones=1
"""
SAID = "\n".join(f"lesson-{name} = Well." for name in ("first", "other", "watch-1", "watch-2", "watch-3"))
FILES = {
    "lesson/game.regnum": MEANT,
    "lesson/lesson.toml": LESSON,
    "lesson/en.ftl": SAID,
    "guide/en.md": "# Stones\n\n## The aim\n\nTake the last one. <!-- ST-3 -->\n",
    "rulebook/en.ftl": "chapter-all = All\n\nST-3 = The last one wins; see [taking](ST-2).\n\nST-2 = Take some.\n",
}
NAMED = 'lesson="lesson", guide="guide/*.md", rulebook="rulebook/*.ftl", browser='
CHANGES: dict[tuple[str, str, str], tuple[Promise, str]] = {
    ("lesson/lesson.toml", "stones=3", "stones=2"): (
        lessons.test_its_lesson_played_as_meant_says_all_that_it_has_to_say_and_recommends_what_is_meant,
        "take stones=2",
    ),
    ("lesson/lesson.toml", ", time = 2 }", " }"): (
        lessons.test_its_lesson_played_as_meant_says_all_that_it_has_to_say_and_recommends_what_is_meant,
        r"what never comes: \['lesson-other'\]",
    ),
    ("lesson/en.ftl", "lesson-other = Well.", "lesson-others = Well."): (
        lessons.test_its_lesson_is_told_in_full_in_each_language_it_has,
        "lesson-other",
    ),
    ("guide/en.md", "ST-3", "ST-7"): (lessons.test_its_guide_retells_clauses_of_its_rules, "ST-7"),
    ("guide/en.md", "## The aim\n\n", ""): (lessons.test_its_guide_retells_clauses_of_its_rules, "no passage"),
    ("rulebook/en.ftl", "ST-3 =", "ST-7 ="): (
        lessons.test_its_rules_in_words_tell_clauses_of_the_specification_and_link_to_what_is_told,
        "ST-7",
    ),
    ("rulebook/en.ftl", "(ST-2)", "(ST-1)"): (
        lessons.test_its_rules_in_words_tell_clauses_of_the_specification_and_link_to_what_is_told,
        "ST-1",
    ),
}

WRONG: dict[tuple[str, str, str], str] = {
    ("lesson/lesson.toml", '"seat:0"', '"seat:4"'): "lesson.toml: first: there is no place seat:4",
    ("lesson/lesson.toml", 'at = "how_many"\n', ""): "lesson.toml: a hint needs at: {'name': 'first'",
    ("lesson/game.regnum", "edition: 1\n", ""): "game.regnum: the header has no line 'edition'",
}


def package(folder: Path) -> Path:
    """What ``regnum new`` writes, with all that teaches a game."""
    made = new("stones", folder)
    for name, text in FILES.items():
        (made / SOURCE / name).parent.mkdir(exist_ok=True)
        (made / SOURCE / name).write_text(text, encoding="utf-8")
    code = (made / CODE).read_text(encoding="utf-8")
    (made / CODE).write_text(code.replace("browser=", NAMED), encoding="utf-8")
    return made


def spoiled(folder: Path, file: str, here: str, there: str) -> Path:
    """The same with something else in the place of a line."""
    made = package(folder / "spoiled")
    path = made / SOURCE / file
    assert here in path.read_text(encoding="utf-8")
    path.write_text(path.read_text(encoding="utf-8").replace(here, there), encoding="utf-8")
    return made


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change[0]} {change[2].strip()}")
def test_what_teaches_a_game_wrongly_is_caught(change: tuple[str, str, str], tmp_path: Path) -> None:
    promise, said = CHANGES[change]
    ask(promise, package(tmp_path / "sound"))
    with pytest.raises(AssertionError, match=said):
        ask(promise, spoiled(tmp_path, *change))


@pytest.mark.parametrize("change", WRONG, ids=lambda change: change[2].strip())
def test_a_lesson_that_cannot_be_read_is_told_in_one_sentence(
    change: tuple[str, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(spoiled(tmp_path, *change))
    monkeypatch.setattr("regnum.lessons.__main__.game_named", lambda name: game)
    with pytest.raises(SystemExit) as left:
        main("stones")
    assert WRONG[change] in str(left.value)


def test_whoever_reads_a_guide_in_a_language_it_does_not_have_reads_it_in_english(tmp_path: Path) -> None:
    game = game_of(package(tmp_path / "sound"))
    assert guide(game, "de").sections[0].title == "The aim"
    assert [clause.language for clause in rules(game, "fr")] == ["en", "en"]
