"""The games as clients need to know them: options explained, data, and what every number means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from regnum.kernel import Game, Verb
from regnum.kernel.kinds import NUMBER
from regnum.kernel.parameters import Parameter
from regnum.opponents import LEVELS
from regnum.words import Voice

from .packaged import BrowserBoard, board_of, picture_of

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue | list[OptionValue]]


class Players(TypedDict):
    least: int
    most: int
    usual: int


class ValueOfOption(TypedDict):
    value: OptionValue
    title: str


class OptionFacts(TypedDict):
    name: str
    title: str
    help: str
    clause: str
    per_seat: bool
    default: OptionValue | list[OptionValue]
    values: list[ValueOfOption]


class Preset(TypedDict):
    name: str
    title: str
    help: str
    options: Options


class Level(TypedDict):
    level: str
    title: str
    text: str
    """How it plays."""


class Usual(TypedDict):
    question: str
    choice: str
    title: str


class GameFacts(TypedDict):
    game: str
    title: str
    edition: int
    board: str | None
    """The fingerprint of the board that new tables are begun on; null for the game's own."""
    prefix: str
    players: Players
    shared_by: str
    """The option that says how many persons share each seat; empty where nobody does."""
    options: list[OptionFacts]
    presets: list[Preset]
    """Options that go well together, to be chosen at once; the base game first."""
    usual: list[Usual]
    """Questions that may be answered for a player, each with that answer and what to call it."""
    idle: list[str]
    """Verbs by which one passes or ends something: they come last in a list of choices."""
    bots: list[Level]
    lesson: bool
    """Whether there is a guided first game."""
    guide: bool
    """Whether it is told how to play it."""
    sources: bool
    """Whether it has data whose sources are told."""
    blurb: str
    """What awaits whoever plays it; empty if its package does not say."""
    browser: BrowserBoard | None
    """Where its board for the browser is fetched; null if its package brings none."""
    picture: str | None
    """Where its picture is fetched; null if its package brings none."""


class Word(TypedDict):
    word: str
    name: str
    text: NotRequired[str]


class Axis(TypedDict):
    length: int
    kind: str


class FieldFacts(TypedDict):
    name: str
    sight: Literal["public", "private", "personal", "hidden"]
    axes: list[Axis]
    low: int
    high: int
    kind: str
    open_if: str
    modules: int
    """The bits of the modules it belongs to, all of which must be in play; 0 for a field of the base game."""


class ParameterFacts(TypedDict):
    """A part of an action."""

    name: str
    kind: str
    low: int
    size: int
    parts: NotRequired[list[str]]
    """Words for its numbers ("two cards ×1") where it is one part of several."""


class ActionFacts(TypedDict):
    parameters: list[ParameterFacts]


class Argument(TypedDict):
    name: str
    kind: str


class EventFacts(TypedDict):
    clause: str
    arguments: list[Argument]


class QuestionFacts(TypedDict):
    clause: str
    secret: bool
    personal: bool


class Schema(TypedDict):
    fields: dict[str, FieldFacts]
    words: dict[str, list[Word]]
    actions: dict[str, ActionFacts]
    events: dict[str, EventFacts]
    questions: dict[str, QuestionFacts]
    procedures: list[str]


def game_facts(game: Game, language: str) -> GameFacts:
    """What one needs to know to create a table. Files may change while they are worked at, so they are looked for."""
    return {**_facts(game, language), "browser": board_of(game), "picture": picture_of(game)}


@lru_cache(64)
def _facts(game: Game, language: str) -> GameFacts:
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
        "idle": list(game.idle),
        "bots": [
            {"level": level, "title": voice.word("level", level), "text": voice.text("level", level)}
            for level in LEVELS
        ],
        "lesson": game.lesson is not None,
        "guide": game.guide is not None,
        "sources": bool(game.data.now),
        "blurb": voice.blurb(),
        "browser": None,
        "picture": None,
    }


def _option(option: Any, voice: Voice) -> OptionFacts:
    return {
        "name": option.name,
        "title": voice.option(option.name),
        "help": voice.option_help(option.name),
        "clause": option.rule,
        "per_seat": option.per_seat,
        "default": option.default,
        "values": [{"value": value, "title": voice.option_value(option.name, value)} for value in option.values],
    }


def game_data(game: Game) -> dict[str, Any]:
    return game.data.now


# --- what every number means --------------------------------------------------------------------------------------


@lru_cache(64)
def game_schema(game: Game, language: str) -> Schema:
    words: dict[str, list[str]] = {}
    book, voice = game.book, Voice(game, language)
    schema: Schema = {
        "fields": {key: _field(voice.say(f"field-{key}"), one, words) for key, one in game.Table.FIELDS.items()},
        "actions": {
            verb.name: {"parameters": [_parameter(verb, p, voice, words) for p in verb.parameters]}
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
        "words": {},
    }
    for catalogue in book.catalogues.values():
        _kind(catalogue, words)
    words |= {"thing": voice.things(), "procedure": voice.titles(), "rival": [rival.name for rival in book.rivals]}
    schema["words"] = {kind: [_word(voice, kind, word) for word in found] for kind, found in words.items()}
    return schema


def _field(name: str, field: Any, words: dict[str, list[str]]) -> FieldFacts:
    return {
        "name": name,
        "sight": field.sight,
        "axes": [
            {"length": length, "kind": _kind(axis, words)} for axis, length in zip(field.axes, field.shape, strict=True)
        ],
        "low": field.low,
        "high": int(field.high),
        "kind": _kind(field.names, words),
        "open_if": field.open_if,
        "modules": int(field.when),
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


def _parameter(verb: Verb, parameter: Parameter, voice: Voice, words: dict[str, list[str]]) -> ParameterFacts:
    """A parameter of an action; its bare numbers come with words for those who choose one part after the other."""
    if parameter.words:
        _note(parameter.kind, parameter.words, words)
    numbers = range(parameter.low, parameter.low + parameter.size)
    made: ParameterFacts = {
        "name": parameter.name,
        "kind": parameter.kind,
        "low": parameter.low,
        "size": parameter.size,
    }
    if parameter.kind == NUMBER and len(verb.parameters) > 1:
        made["parts"] = [voice.begun(verb, {parameter.name: n}) for n in numbers]
    return made


def _note(kind: str, found: Iterable[str], words: dict[str, list[str]]) -> None:
    """Several lists of one kind begin alike; the longest says it all."""
    new = list(found)
    if len(new) > len(words.get(kind, [])):
        words[kind] = new


def _word(voice: Voice, kind: str, word: str) -> Word:
    """A word, its label for boards and lists, and what is printed on it, if anything is."""
    made: Word = {"word": word, "name": voice.label(kind, word)}
    if printed := voice.text(kind, word):
        made["text"] = printed
    return made
