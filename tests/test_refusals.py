"""Whatever Regnum refuses, it refuses in the reader's language: every sentence in the code, found by reading it."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import regnum
from regnum.cli import main
from regnum.kernel import IllegalOptions
from regnum.words import LANGUAGES, Messages, refused
from regnum.words.refusals import FILES, message_of

SOURCE = Path(regnum.__file__).parent
REFUSALS = {
    "Refused": 1,
    "IllegalChoice": 0,
    "IllegalOptions": 0,
    "BadNotation": 0,
    "OldEdition": 0,
    "Fault": 1,
    "CannotServe": 0,
    "CannotOperate": 0,
    "NotFound": 0,
    "NotInstalled": 0,
    "CannotBeFetched": 0,
}
"""Which of its arguments is the sentence."""
REASONS = {"Condition": 2, "Reason": 0}
"""Which argument of a reason is the sentence; what it speaks of is found when somebody asks."""
ASIDE = {"of", "clause", "legal", "wait"}
"""What else a refusal is given, besides what its sentence speaks of."""
TRANSLATED = LANGUAGES[1:]
GAMES = [regnum.game(name) for name in regnum.games()]


@cache
def said() -> dict[str, set[str]]:
    """Every sentence with what it is given, except those that are handed on."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
                given = {keyword.arg or "**" for keyword in node.keywords} - ASIDE
                for sentence in sentences(node.args[REFUSALS[node.func.id]], f"{path}:{node.lineno}"):
                    found.setdefault(sentence, set()).update(given)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REASONS:
                for sentence in sentences(node.args[REASONS[node.func.id]], f"{path}:{node.lineno}"):
                    found[sentence] = spoken_of(sentence)
    return found


def sentences(node: ast.expr, where: str) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*sentences(node.body, where), *sentences(node.orelse, where))
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    else:
        assert isinstance(node, ast.Attribute) and node.attr == "sentence", f"{where}: expected a sentence as it is"


def spoken_of(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def all_messages(language: str) -> Messages:
    return Messages(language, (FILES, *(file for game in GAMES for file in game.words)))


def written(language: str) -> set[str]:
    """The names of all refusals that are said in a language."""
    patterns = (FILES, *(file for game in GAMES for file in game.words))
    texts = [Path(str(pattern).replace("*", language)).read_text(encoding="utf-8") for pattern in patterns]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {one.id.name for one in entries if isinstance(one, Message) and one.id.name.startswith("refused-")}


def test_every_sentence_is_given_what_it_speaks_of_and_nothing_else() -> None:
    assert {sentence: given for sentence, given in said().items() if given != spoken_of(sentence)} == {}


def test_no_two_sentences_share_a_message() -> None:
    assert len({message_of(sentence) for sentence in said()}) == len(said())


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_refusal_is_said_with_the_same_arguments_in_every_language(language: str) -> None:
    assert written(language) == {message_of(sentence) for sentence in said()}
    messages = all_messages(language)
    spoken = {sentence: set(messages.variables(message_of(sentence))) for sentence in said()}
    assert {sentence: given for sentence, given in spoken.items() if given != spoken_of(sentence)} == {}


def test_german_says_du_to_whoever_it_refuses() -> None:
    formal = re.compile(r"\b(Sie|Ihr|Ihre[mnrs]?|Ihnen)\b")
    assert formal.findall(Path(str(FILES).replace("*", "de")).read_text(encoding="utf-8")) == []


def test_an_option_is_called_by_its_name_for_people() -> None:
    game = regnum.game("krone-und-schwert")
    with pytest.raises(IllegalOptions) as wrong:
        game.options.settle(9)
    assert refused(wrong.value, "en", game) == "expected 2 to 5 players, not 9"
    assert refused(wrong.value, "fr", game) == "il faut de 2 à 5 joueurs, et non 9"
    with pytest.raises(IllegalOptions) as wrong:
        regnum.game("vive-le-roi").options.settle(4, ambition="perhaps")
    assert refused(wrong.value, "en", regnum.game("vive-le-roi")).startswith("Ambition")


@pytest.mark.parametrize(("shell", "says"), [("en_GB", "need Postgre"), ("fr_FR", "exigent"), ("de_DE", "brauchen")])
def test_workers_without_postgresql_are_refused_in_the_language_of_the_shell(
    shell: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", f"{shell}.UTF-8")
    assert main(["serve", "--workers", "2", "--store", str(tmp_path / "regnum.db")]) == 2
    assert says in capsys.readouterr().err


def test_the_command_line_refuses_in_the_language_of_the_shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["play", "vive-le-roi", "--players", "2", "--option", "emissary=off"]) == 2
    assert "mit 2 Parteien spielt der Gesandte immer mit (VR-7)" in capsys.readouterr().err
