"""Which messages a game needs, and with which arguments: what the tests hold every language against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regnum.kernel import Game
from regnum.kernel.actions import Verb

from .messages import identifier

Needed = dict[str, tuple[str, ...]]
"""The names of the messages, each with the names of its arguments."""

PREFIXES = ("event-", "ask-", "do-", "procedure-", "option-")
"""Messages with these names are written for the game's rules and nothing else."""


def needed(game: Game) -> Needed:
    """Every message that this game may have to show."""
    scalars = tuple(name for name, field in game.Table.FIELDS.items() if field.sight == "public" and not field.shape)
    found: Needed = {"game-title": ()}
    found |= {identifier("procedure", p.name): scalars for p in game.book.procedures if p != game.root}
    found |= {identifier("ask", q.name): (*scalars, "seat") for q in game.book.questions}
    found |= {identifier("event", e.name): _arguments(e.arguments) for e in game.book.events}
    found |= {identifier("do", verb.name): _arguments(_said_of(game, verb)) for verb in game.actions}
    found |= dict.fromkeys(_words(game), ())
    found |= dict.fromkeys(_options(game), ())
    found |= {identifier("rival", rival.name): () for rival in game.book.rivals}
    return found


def _said_of(game: Game, verb: Verb) -> dict[str, Any]:
    """The parameters of a choice, and what it means where it is made."""
    caption = game.book.captions.get(verb)
    return verb.values if caption is None else {**verb.values, caption.name: caption.meaning}


def _arguments(meanings: Mapping[str, Any]) -> tuple[str, ...]:
    """The names, and for things that have names of their own what is printed on them."""
    return (*meanings, *(f"{name}-text" for name, meaning in meanings.items() if hasattr(meaning, "kind")))


def _words(game: Game) -> Iterator[str]:
    for meaning in _meanings(game):
        kind = getattr(meaning, "kind", None)
        if kind is not None:
            yield from (identifier(kind, word) for word in meaning)


def _meanings(game: Game) -> Iterator[Any]:
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


def stale(game: Game, names: Iterator[str] | set[str]) -> list[str]:
    """Those of the names that speak of rules this game does not have."""
    known = needed(game)
    root = identifier("procedure", game.root.name)
    return sorted(name for name in names if name.startswith(PREFIXES) and name not in known and name != root)
