"""Which messages a game needs, and with which arguments: what the tests hold every language against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regnum.kernel import Catalogue, Game
from regnum.kernel.actions import Verb
from regnum.kernel.kinds import NUMBER, SEAT, UNDECLARED
from regnum.kernel.options import BASE, EVERYTHING
from regnum.kernel.record import PUBLIC

from .messages import identifier

Needed = dict[str, dict[str, Any]]
"""The names of the messages, each with its arguments and their kinds."""

PREFIXES = ("event-", "ask-", "do-", "procedure-", "option-", "preset-", "usual-")
"""Messages with these names are written for the game's rules and nothing else."""


def needed(game: Game) -> Needed:
    """Every message that this game may have to show."""
    fields = speakable(game) | _with_rows(speakable(game))
    found: Needed = {"game-title": {}}
    found |= {identifier("procedure", p.name): fields for p in game.book.procedures if p != game.root}
    found |= {identifier("ask", q.name): fields | {"seat": SEAT} for q in game.book.questions}
    found |= {identifier("usual", q.name): {} for q in game.book.questions if q.usual is not None}
    found |= {identifier("event", e.name): _with_texts(e.arguments) | _with_rows(e.arguments) for e in game.book.events}
    found |= {identifier("do", v.name): _with_texts(_said_of(game, v)) for v in game.actions}
    found |= {word: {} for word in (*_words(game), *_options(game), *_presets(game))}
    parts = (part for printed in game.printed.values() for part in printed.parts)
    found |= {message: dict.fromkeys(numbers, NUMBER) for message, numbers in parts}
    found |= {identifier("rival", rival.name): {} for rival in game.book.rivals}
    return found


def _said_of(game: Game, verb: Verb) -> dict[str, Any]:
    """The parameters of a choice, and what it means where it is made."""
    said = {p.name: verb.values[p.name] if p.words else p.kind for p in verb.parameters}
    caption = game.book.captions.get(verb)
    meant = {} if caption is None else {caption.name: caption.meaning}
    return said | meant | _with_rows(meant)


def _with_texts(meanings: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments with their kinds, and for things with names of their own what is printed on them."""
    return {**meanings, **{f"{name}-text": what for name, what in meanings.items() if hasattr(what, "kind")}}


def _with_rows(meanings: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers in the rows of the catalogues that arguments stand in."""
    return {key: NUMBER for name, what in meanings.items() for key in of_rows(name, what)}


def of_rows(name: str, kind: Any) -> list[str]:
    """What the numbers in the rows of a catalogue are called, where something names one of its rows."""
    columns = kind.columns.items() if isinstance(kind, Catalogue) else ()
    return [f"{name}-{column}" for column, values in columns if all(isinstance(value, int) for value in values)]


def speakable(game: Game) -> dict[str, Any]:
    """The public fields with a single value of a declared kind: what questions and places may speak of."""
    fields = game.Table.FIELDS.items()
    return {name: f.names for name, f in fields if f.sight == PUBLIC and not f.shape and f.names != UNDECLARED}


def _words(game: Game) -> Iterator[str]:
    for meaning in meanings(game):
        kind = getattr(meaning, "kind", None)
        if kind is not None:
            yield from (identifier(kind, word) for word in meaning if (kind, word) not in game.printed)


def meanings(game: Game) -> Iterator[Any]:
    """Everything that gives numbers their words."""
    for verb in game.actions:
        yield from verb.values.values()
    for event in game.book.events:
        yield from event.arguments.values()
    for field in game.Table.FIELDS.values():
        yield field.names
        yield from field.axes
    yield from game.book.catalogues.values()


def _options(game: Game) -> Iterator[str]:
    for option in game.options:
        yield identifier("option", option.name)
        yield identifier("option", option.name, "help")
        yield from (identifier("option", option.name, value) for value in option.values if isinstance(value, str))


def _numbers(game: Game) -> Iterator[str]:
    """Words that numbers of options may have: without one a number is told as it is."""
    for option in game.options:
        yield from (identifier("option", option.name, str(value)) for value in option.values)


def _presets(game: Game) -> Iterator[str]:
    """What all games call alike is said once, for all of them."""
    for name in game.options.presets:
        if name not in (BASE, EVERYTHING):
            yield identifier("preset", name)
        yield identifier("preset", name, "help")


def stale(game: Game, names: Iterator[str] | set[str]) -> list[str]:
    """Those of the names that speak of rules this game does not have."""
    known = {*needed(game), *_numbers(game), identifier("procedure", game.root.name)}
    return sorted(name for name in names if name.startswith(PREFIXES) and name not in known)
