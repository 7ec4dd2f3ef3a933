"""Words: everything that can happen is said in each language of the game, with what is known where it is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from regnum.kernel import Condition, Game
from regnum.kernel.kinds import NUMBER
from regnum.words import LANGUAGES, Voice, meanings, needed, stale
from regnum.words.refusals import message_of


def test_every_line_of_a_file_of_messages_can_be_read(a_game: Game) -> None:
    for language in languages(a_game):
        unread = [entry.content for entry in entries(a_game, language) if isinstance(entry, ast.Junk)]
        assert not unread, listed(language, "lines that cannot be read", unread)


def test_everything_that_can_happen_has_a_message_in_each_language_of_the_game(a_game: Game) -> None:
    for language in languages(a_game):
        said = messages(a_game, language) | said_in_english_alone(a_game, language)
        missing = [message for message in needed(a_game) if message not in said]
        assert not missing, listed(language, "missing messages", missing)


def test_no_message_speaks_of_rules_that_are_gone(a_game: Game) -> None:
    for language in languages(a_game):
        gone = stale(a_game, messages(a_game, language))
        assert not gone, listed(language, "messages that nothing asks for", gone)


def test_a_message_speaks_of_nothing_but_what_is_known_where_it_is_said(a_game: Game) -> None:
    for language in languages(a_game):
        spoken = Voice(a_game, language).messages
        unknown = [
            f"{{ ${v} }} in {m}" for m, known in told(a_game).items() for v in spoken.variables(m) - known.keys()
        ]
        assert not unknown, listed(language, "not told there (what is, says regnum.words.needed(GAME))", unknown)


def test_a_message_quotes_nothing_but_what_is_said_in_its_language(a_game: Game) -> None:
    for language in languages(a_game):
        unsaid = Voice(a_game, language).messages.unsaid()
        assert not unsaid, listed(language, "quoted, and said nowhere in this language", unsaid)


def test_a_message_counts_with_nothing_but_numbers(a_game: Game) -> None:
    for language in languages(a_game):
        spoken = Voice(a_game, language).messages
        counted = [f"{v} in {m}" for m, known in told(a_game).items() for v in spoken.counted(m) if known[v] != NUMBER]
        assert not counted, listed(language, "counted, and no number", counted)


def test_what_is_printed_on_a_thing_speaks_of_its_numbers_and_of_the_data(a_game: Game) -> None:
    for language in languages(a_game):
        unprinted = list(unprintable(Voice(a_game, language)))
        assert not unprinted, listed(language, "cannot be told", unprinted)


def listed(language: str, what: str, names: list[Any]) -> str:
    """All of them: pytest would shorten a list."""
    return "\n".join((f"{language}, {what}:", *map(str, names)))


def told(game: Game) -> dict[str, dict[str, Any]]:
    """All messages of a game that are told something, its refusals too, each with what it is told and of which kind."""
    refusals: dict[str, dict[str, Any]] = {}
    for question in game.book.questions:
        for verb, condition in question.conditions():
            if isinstance(condition, Condition):
                given = {p.name: verb.values[p.name] if p.words else p.kind for p in verb.parameters}
                found = {name: meaning for name, (meaning, _) in condition.found.items()}
                refusals[message_of(condition.sentence)] = {**given, **found}
    return needed(game) | refusals


def unprintable(voice: Voice) -> Iterator[str]:
    """The things whose text speaks of what is neither in their row nor in the data."""
    things = [(meaning.kind, word) for meaning in meanings(voice.game) if hasattr(meaning, "kind") for word in meaning]
    for kind, word in {*things, *(("thing", thing) for thing in voice.things())}:
        try:
            voice.text(kind, word)
        except (LookupError, TypeError, ValueError) as wrong:
            yield f"{kind}-{word}-text: {wrong!r}"


def languages(game: Game) -> list[str]:
    """The languages a game speaks; English at least, if it says anything."""
    return [one for one in LANGUAGES if any(path.exists() for path in files(game, one)) or (game.words and one == "en")]


def files(game: Game, language: str) -> list[Path]:
    return [Path(str(path).replace("*", language)) for path in game.words]


def entries(game: Game, language: str) -> list[Any]:
    """All that a game's files in a language hold, and those of what extends it, as far as they speak it."""
    return [entry for path in files(game, language) if path.exists() for entry in read(path)]


def read(path: Path) -> list[Any]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(game: Game, language: str) -> set[str]:
    """The names of all messages of a game in a language."""
    return names(entries(game, language))


def said_in_english_alone(game: Game, language: str) -> set[str]:
    """What an expansion says that does not speak the language: it is told in English, and no fault of the game."""
    pairs = zip(files(game, language), files(game, "en"), strict=True)
    silent = [english for ours, english in pairs if not ours.exists() and english.exists()]
    return names([entry for path in silent for entry in read(path)])


def names(entries: list[Any]) -> set[str]:
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
