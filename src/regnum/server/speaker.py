"""What is said at tables: offers, questions and lines of the log as JSON in a language, each put into words once.

Sentences are made for all tables of a game together, with marks where the players' names belong; a table puts its
own names in their place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec

from regnum.kernel import EVERYBODY, SEATS, Game, Happening
from regnum.words import LANGUAGES, Voice

K = TypeVar("K")
_json = msgspec.json.Encoder()

MARKS = tuple(chr(0xE000 + seat) for seat in range(SEATS))
"""What seats are called before their names are known: letters that nobody types."""
_MARK = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")
MOST = 50_000
"""How many sentences of a kind are remembered."""


class Speaker:
    """One game in one language, for all its tables."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.voice = Voice(game, language, MARKS)
        self.plain: dict[int, str] = {}
        """Offers that name nobody: the same at all tables."""
        self._naming: dict[int, str] = {}
        self._lines: dict[tuple[int, tuple[int, ...], bool], str] = {}

    def colour(self, seat: int) -> str:
        """What a seat is called whose people have no name."""
        return Voice(self.game, self.voice.language).seat(seat)

    def offer(self, action: int) -> str:
        """One offer as JSON, perhaps with marks in it."""
        known = self.plain.get(action) or self._naming.get(action)
        if known is None:
            known = self._offer(action)
            _remember(self._naming if _MARK.search(known) else self.plain, action, known)
        return known

    def _offer(self, action: int) -> str:
        actions = self.game.actions
        verb = actions.verb(action)
        names = (p.name for p in verb.parameters)
        body = {
            "action": actions.write(action),
            "json": actions.to_json(action),
            "verb": verb.name,
            "parameters": dict(zip(names, verb.numbers(action), strict=True)),
            "sentence": self.voice.choice(action),
        }
        return _json.encode(body).decode()

    def line(self, happening: Happening) -> str:
        """One line of the log as JSON without its last brace, to which the number is added."""
        key = happening.event, happening.numbers, happening.audience != EVERYBODY
        known = self._lines.get(key)
        if known is None:
            known = self._line(happening)
            _remember(self._lines, key, known)
        return known

    def _line(self, happening: Happening) -> str:
        event = self.game.book.events[happening.event]
        body: dict[str, Any] = {
            "event": event.name,
            "clause": event.rule,
            "numbers": dict(zip(event.arguments, happening.numbers, strict=True)),
            "sentence": self.voice.event(happening),
            "private": happening.audience != EVERYBODY,
        }
        return _json.encode(body)[:-1].decode()


def _remember(known: dict[K, str], key: K, text: str) -> None:
    if len(known) >= MOST:
        known.clear()
    known[key] = text


class Named:
    """A speaker with the names of one table's seats."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self._names = [name or speaker.colour(seat) for seat, name in enumerate(names)]
        self._in_json = [_json.encode(name).decode()[1:-1] for name in self._names]

    def where(self, s: Any) -> str:
        return _put(self.speaker.voice.where(s), self._names)

    def question(self, s: Any, seat: int) -> str:
        return _put(self.speaker.voice.question(s, seat), self._names)

    def offers(self, actions: Sequence[int]) -> bytes:
        """The offers of a question as a JSON list."""
        plain = self.speaker.plain
        return f"[{','.join([plain.get(action) or self._offer(action) for action in actions])}]".encode()

    def _offer(self, action: int) -> str:
        return _put(self.speaker.offer(action), self._in_json)

    def lines(self, heard: Sequence[tuple[Happening, int]]) -> bytes:
        """Lines of the log, each with the number at which it was heard, as a JSON list."""
        text = ",".join([f'{self.speaker.line(happening)},"number":{number}}}' for happening, number in heard])
        return f"[{_put(text, self._in_json)}]".encode()


@cache
def speaker(game: Game, language: str) -> Speaker:
    return Speaker(game, language)


@lru_cache(4096)
def named(game: Game, language: str, names: tuple[str, ...]) -> Named:
    return Named(speaker(game, language), names)


def _put(text: str, names: Sequence[str]) -> str:
    return text if text.isascii() else _MARK.sub(lambda mark: names[ord(mark[0]) - 0xE000], text)


def language_for(asked: str, preferred: str, accepted: str) -> str:
    """The language of a request: asked for, the account's own, or the first of the browser's that we speak."""
    for wanted in (asked, preferred, *(part.split(";")[0].strip()[:2] for part in accepted.split(","))):
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    return LANGUAGES[0]
