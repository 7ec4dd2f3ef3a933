"""Single words: what the seats, persons, pieces and numbers of one game are called in one language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

from regnum.kernel import NATURE, NOBODY, UNKNOWN, Catalogue, Game, Printed
from regnum.kernel.kinds import SEAT, words_of

from .catalogue import of_rows, speakable
from .messages import Messages, identifier

COMMON = Path(__file__).with_name("common.*.ftl")
TITLES = Path(__file__).with_name("titles.toml")
AND = " & "
Name = str | tuple[str, ...]
"""A seat's name, or those of the persons who share it."""


@cache
def _titles() -> dict[str, dict[str, str]]:
    return tomllib.loads(TITLES.read_text(encoding="utf-8"))


class Naming:
    """Names whatever a sentence speaks of."""

    def __init__(self, game: Game, language: str, names: Sequence[Name], files: Iterable[str | Path]) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.messages = Messages(language, (COMMON, *game.words, *files))
        self._procedures = [identifier("procedure", procedure.name) for procedure in game.book.procedures]
        self._spoken_of: dict[str, tuple[str, ...]] = {}

    def say(self, name: str, /, **arguments: Any) -> str:
        """Any message by its name."""
        return self.messages.format(name, arguments)

    @property
    def colon(self) -> str:
        """What stands between a name and what is said of it."""
        return self.say("colon")

    def title(self) -> str:
        """What the game is called; ``titles.toml`` goes before the game's own messages."""
        if other := _titles().get(self.game.name, {}).get(self.language):
            return other
        return self._own_title()

    def _own_title(self) -> str:
        return self.say("game-title") if "game-title" in self.messages else self.game.name

    def under_its_title(self, text: str) -> str:
        """A text of the game's own, in which it is called as it is called here."""
        return text.replace(self._own_title(), self.title())

    def blurb(self) -> str:
        """What awaits whoever plays it, in one sentence; empty if nobody says."""
        return self.say("game-blurb") if "game-blurb" in self.messages else ""

    def seat(self, seat: int) -> str:
        """A player's own name, or the colour of the seat; several persons on it are a team."""
        if seat == NATURE:
            return self.say("nature")
        name = self._name(seat)
        called = self.called(seat)
        return self.say("team", names=called) if isinstance(name, tuple) and together(name) not in name else called

    def called(self, seat: int) -> str:
        """A seat in lists, without a word that says how many they are."""
        return together(self._name(seat)) or self._colour(seat)

    def person(self, seat: int, person: int) -> str:
        """One of the persons who share a seat; NOBODY: all of them together."""
        name = self._name(seat)
        if person == NOBODY or isinstance(name, str):
            return self.seat(seat)
        if 0 <= person < len(name) > 1 and name[person]:
            return name[person]
        team = together(name) if len(name) == 1 else ""
        return self.say("person-of", seat=team or self._colour(seat), number=person + 1)

    def _name(self, seat: int) -> Name:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def _colour(self, seat: int) -> str:
        return self.say(identifier("seat", str(seat)))

    def rival(self, name: str) -> str:
        """Somebody outside the seats who is in the final list."""
        return capital(self.word("rival", name))

    def word(self, kind: str, word: str) -> str:
        """A word of one kind (``word("character", "alienor")``)."""
        if (kind, word) in self.game.printed:
            return self.printed(self.game.printed[kind, word])
        name = identifier(kind, word)
        return self.say(name) if name in self.messages else word.replace("_", " ")

    def text(self, kind: str, word: str) -> str:
        """What is printed on a thing, like a law, or what it does; empty if nobody says.

        It may speak of the numbers of its catalogue, and of the game's data (``{ $court-archer_strength }``).
        """
        name = identifier(kind, word, "text")
        if name not in self.messages:
            return ""
        catalogue = self.game.book.catalogues.get(kind)
        row = catalogue.row(word) if catalogue is not None else {}
        others = self.messages.variables(name) - row.keys()
        data = {path: reduce(getitem, path.split("-"), self.game.data.now) for path in others}
        return capital(self.say(name, **row, **data))

    def things(self) -> list[str]:
        """The pieces that have no number in the rules, and yet a name and an explanation."""
        return self.messages.beginning("thing-")

    def titles(self) -> list[str]:
        """The parts of the game that are always called the same."""
        names = zip(self.game.book.procedures, self._procedures, strict=True)
        return [procedure.name for procedure, name in names if not self.messages.variables(name)]

    def label(self, kind: str, word: str) -> str:
        """A word of one kind for boards and lists, without article or preposition."""
        printed = self.game.printed.get((kind, word), Printed())
        if printed.names or len(printed.parts) > 1:
            return self.printed(printed)
        message, numbers = printed.parts[0] if printed.parts else (identifier(kind, word), {})
        return self.messages.label(message, numbers) or self.word(kind, word)

    def printed(self, printed: Printed) -> str:
        """What the data calls a thing, or what is printed on it, part by part."""
        if printed.names:
            return printed.names.get(self.language) or printed.names[""]
        *others, last = (self.say(message, **numbers) for message, numbers in printed.parts)
        return self.say("and", first=", ".join(others), last=last) if others else last

    def value(self, meaning: Any, number: int) -> Any:
        """A number of the log, of an action or of a field: a name, a word, or the number itself for plurals."""
        if meaning == SEAT:
            return self.say("nobody") if number == NOBODY else self.seat(number)
        words = words_of(meaning)
        if not words:
            return number
        if not 0 <= number < len(words):
            return self.say("unknown" if number == UNKNOWN else "nobody")
        return self.word(getattr(meaning, "kind", ""), words[number])

    def argument(self, name: str, meaning: Any, number: int) -> dict[str, Any]:
        """A number under its name, under ``NAME-text`` what is printed on the thing, if anything is, and under
        ``NAME-COLUMN`` the numbers of its row in a catalogue."""
        said = {name: self.value(meaning, number)}
        kind = getattr(meaning, "kind", "")
        if not kind or not 0 <= number < len(meaning):
            return said
        word = tuple(meaning)[number]
        if printed := self.text(kind, word):
            said[f"{name}-text"] = printed
        row = meaning.row(word) if isinstance(meaning, Catalogue) else {}
        return said | {f"{name}-{column}": value for column, value in row.items()}

    def variables(self, s: Any, message: str) -> dict[str, Any]:
        """The public fields with a single value and of a declared kind of which a message speaks."""
        fields = self.game.Table.FIELDS
        said: dict[str, Any] = {}
        for name in self._fields(message):
            said |= self.argument(name, fields[name].names, getattr(s, name))
        return said

    def _fields(self, message: str) -> tuple[str, ...]:
        known = self._spoken_of.get(message)
        if known is None:
            spoken_of = self.messages.variables(message)
            fields = {name: {name, *of_rows(name, kind)} for name, kind in speakable(self.game).items()}
            known = self._spoken_of[message] = tuple(name for name in fields if fields[name] & spoken_of)
        return known


def together(name: Name) -> str:
    """What a seat is called: the names of all its persons that are known."""
    return name if isinstance(name, str) else AND.join(one for one in name if one)


def apart(name: str) -> tuple[str, ...]:
    """The names of a team's persons, from what the team is called."""
    return tuple(name.split(AND))


def capital(sentence: str) -> str:
    """A sentence begins with a capital, even when a word like ``the Jester`` comes first."""
    return sentence[:1].upper() + sentence[1:]
