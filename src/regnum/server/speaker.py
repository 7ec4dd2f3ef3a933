"""What is said at tables: offers and lines of the log as JSON in a language, each put into words once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from regnum.kernel import EVERYBODY, Game, Happening
from regnum.words import LANGUAGES, Voice

_json = msgspec.json.Encoder()


class Speaker:
    """One game in one language, with the players' names."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.voice = Voice(game, language, names)
        self._offers: dict[int, bytes] = {}
        self._lines: dict[tuple[int, tuple[int, ...], bool], bytes] = {}

    def offers(self, actions: list[int]) -> msgspec.Raw:
        """The offers of a question as a JSON list."""
        return msgspec.Raw(b"[" + b",".join([self._offers.get(a) or self._offer(a) for a in actions]) + b"]")

    def _offer(self, action: int) -> bytes:
        actions = self.game.actions
        verb = actions.verb(action)
        names = (p.name for p in verb.parameters)
        made = self._offers[action] = _json.encode(
            {
                "action": actions.write(action),
                "json": actions.to_json(action),
                "verb": verb.name,
                "parameters": dict(zip(names, verb.numbers(action), strict=True)),
                "sentence": self.voice.choice(action),
            }
        )
        return made

    def line(self, happening: Happening, number: int) -> bytes:
        """One line of the log, heard at that number."""
        private = happening.audience != EVERYBODY
        key = happening.event, happening.numbers, private
        begun = self._lines.get(key)
        if begun is None:
            begun = self._lines[key] = self._line(happening, private=private)
        return b'%b,"number":%d}' % (begun, number)

    def _line(self, happening: Happening, *, private: bool) -> bytes:
        event = self.game.book.events[happening.event]
        body: dict[str, Any] = {
            "event": event.name,
            "clause": event.rule,
            "numbers": dict(zip(event.arguments, happening.numbers, strict=True)),
            "sentence": self.voice.event(happening),
            "private": private,
        }
        return _json.encode(body)[:-1]


@lru_cache(4096)
def speaker(game: Game, language: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(game, language, names)


def language_for(asked: str, preferred: str, accepted: str) -> str:
    """The language of a request: asked for, the account's own, or the first of the browser's that we speak."""
    for wanted in (asked, preferred, *(part.split(";")[0].strip()[:2] for part in accepted.split(","))):
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    return LANGUAGES[0]
