"""The games as clients need to know them: options explained, rules by clause, data, and what every number means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from regnum.kernel import Game, Verb
from regnum.kernel.actions import Parameter
from regnum.kernel.kinds import NUMBER
from regnum.rules import rules
from regnum.words import Voice

from ..table import bots


@cache
def game_facts(game: Game, language: str) -> dict[str, Any]:
    """What one needs to know to create a table."""
    voice = Voice(game, language)
    players = game.options.players
    return {
        "game": game.name,
        "title": voice.title(),
        "edition": game.edition,
        "board": game.board or None,
        "prefix": game.prefix,
        "players": {"least": players[0], "most": players[-1], "usual": game.options.usual},
        "shared_by": game.options.shared_by,
        "options": [_option(option, voice) for option in game.options],
        "presets": [
            {"name": name, "title": voice.preset(name), "help": voice.preset_help(name), "options": options}
            for name, options in game.options.presets.items()
        ],
        "usual": [
            {
                "question": question.name,
                "choice": game.actions.write(question.usual()),
                "title": voice.usual(question.name),
            }
            for question in game.book.questions
            if question.usual is not None
        ],
        "bots": [
            {"level": level, "title": voice.word("level", level), "text": voice.text("level", level)}
            for level in bots.levels()
        ],
        "lesson": game.lesson is not None,
    }


def _option(option: Any, voice: Voice) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": voice.option(option.name),
        "help": voice.option_help(option.name),
        "clause": option.rule,
        "per_seat": option.per_seat,
        "default": option.default,
        "values": [{"value": value, "title": voice.option_value(option.name, value)} for value in option.values],
    }


@cache
def game_rules(game: Game, language: str) -> bytes:
    return msgspec.json.encode(
        {
            "title": Voice(game, language).title(),
            "text": game.rules[0].read_text(encoding="utf-8"),
            "clauses": [{"id": c.id, "section": c.section, "text": c.text} for c in rules(game)],
        }
    )


@cache
def game_data(game: Game) -> bytes:
    return msgspec.json.encode(game.data.now)


# --- what every number means --------------------------------------------------------------------------------------


@cache
def game_schema(game: Game, language: str) -> bytes:
    words: dict[str, list[str]] = {}
    book = game.book
    schema = {
        "fields": {key: _field(field, words) for key, field in game.Table.FIELDS.items()},
        "actions": {
            verb.name: {"parameters": [_parameter(verb, p, Voice(game, language), words) for p in verb.parameters]}
            for verb in game.actions
        },
        "events": {
            event.name: {
                "clause": event.rule,
                "arguments": [{"name": key, "kind": _kind(of, words)} for key, of in event.arguments.items()],
            }
            for event in book.events
        },
        "questions": {
            q.name: {"clause": q.rule, "secret": q.secret, "personal": bool(q.whose)} for q in book.questions
        },
        "procedures": [procedure.name for procedure in book.procedures],
    }
    for catalogue in book.catalogues.values():
        _kind(catalogue, words)
    voice = Voice(game, language)
    words |= {"thing": voice.things(), "procedure": voice.titles(), "rival": [rival.name for rival in book.rivals]}
    return msgspec.json.encode({**schema, "words": _named(game, language, words)})


def _field(field: Any, words: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "sight": field.sight,
        "axes": [
            {"length": length, "kind": _kind(axis, words)} for axis, length in zip(field.axes, field.shape, strict=True)
        ],
        "low": field.low,
        "high": field.high,
        "kind": _kind(field.names, words),
        "open_if": field.open_if,
    }


def _kind(meaning: Any, words: dict[str, list[str]]) -> str:
    """The kind of a number; words that are met for the first time are noted."""
    if meaning in ("seat", "person"):
        return str(meaning)
    kind = getattr(meaning, "kind", "")
    if not kind:
        return "number"
    _note(kind, meaning, words)
    return str(kind)


def _parameter(verb: Verb, parameter: Parameter, voice: Voice, words: dict[str, list[str]]) -> dict[str, Any]:
    """A parameter of an action; its bare numbers come with words for those who choose one part after the other."""
    if parameter.words:
        _note(parameter.kind, parameter.words, words)
    numbers = range(parameter.low, parameter.low + parameter.size)
    in_parts = parameter.kind == NUMBER and len(verb.parameters) > 1
    parts = {"parts": [voice.begun(verb, {parameter.name: n}) for n in numbers]} if in_parts else {}
    return {"name": parameter.name, "kind": parameter.kind, "low": parameter.low, "size": parameter.size} | parts


def _note(kind: str, found: Iterable[str], words: dict[str, list[str]]) -> None:
    """Several lists of one kind begin alike; the longest says it all."""
    new = list(found)
    if len(new) > len(words.get(kind, [])):
        words[kind] = new


def _named(game: Game, language: str, words: dict[str, list[str]]) -> dict[str, Any]:
    voice = Voice(game, language)
    return {kind: [_word(voice, kind, word) for word in found] for kind, found in words.items()}


def _word(voice: Voice, kind: str, word: str) -> dict[str, str]:
    """A word, its label for boards and lists, and what is printed on it, if anything is."""
    printed = voice.text(kind, word)
    return {"word": word, "name": voice.label(kind, word)} | ({"text": printed} if printed else {})
