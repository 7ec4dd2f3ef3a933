"""A game in one language: events, questions, choices, places and options as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import getitem
from pathlib import Path
from typing import Any

from regnum.kernel import NATURE, NOBODY, UNKNOWN, Catalogue, Game, Happening, Printed, Verb
from regnum.kernel.kinds import PERSON, SEAT, words_of

from .catalogue import of_rows, speakable
from .messages import LANGUAGES, OPEN, Messages, identifier

COMMON = Path(__file__).with_name("common.*.ftl")
BETWEEN = " › "
AND = " & "
Name = str | tuple[str, ...]
"""A seat's name, or those of the persons who share it."""


class Voice:
    """Speaks about one game; ``names`` are the players', in seat order, where they have given any.

    The name of a team is the names of its persons.
    """

    def __init__(
        self, game: Game, language: str = LANGUAGES[0], names: Sequence[Name] = (), files: Iterable[str | Path] = ()
    ) -> None:
        """``files`` are further messages for whoever speaks (``*`` stands for the language)."""
        self.game = game
        self.language = language
        self.names = tuple(names)
        self._sentences: dict[tuple[int, tuple[int, ...]], str] = {}
        self._questions: dict[tuple[int, ...], str] = {}
        self._titles: dict[tuple[int, ...], str] = {}
        self._spoken_of: dict[str, tuple[str, ...]] = {}
        self._procedures = [identifier("procedure", procedure.name) for procedure in game.book.procedures]
        self.messages = Messages(language, (COMMON, *game.words, *files))

    # -- single words ----------------------------------------------------------------------------------------

    def say(self, name: str, /, **arguments: Any) -> str:
        """Any message by its name."""
        return self.messages.format(name, arguments)

    @property
    def colon(self) -> str:
        """What stands between a name and what is said of it."""
        return self.say("colon")

    def title(self) -> str:
        return self.say("game-title") if "game-title" in self.messages else self.game.name

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

    # -- what happened ---------------------------------------------------------------------------------------

    def event(self, happening: Happening) -> str:
        """One line of the log as a sentence."""
        key = happening.event, happening.numbers
        if key not in self._sentences:
            self._sentences[key] = self._sentence(happening)
        return self._sentences[key]

    def _sentence(self, happening: Happening) -> str:
        event = self.game.book.events[happening.event]
        return capital(self.say(identifier("event", event.name), **self.arguments(happening)))

    def arguments(self, happening: Happening) -> dict[str, Any]:
        """What a line of the log speaks of, as words."""
        event = self.game.book.events[happening.event]
        numbers = dict(zip(event.arguments, happening.numbers, strict=True))
        arguments: dict[str, Any] = {}
        for name, meaning in event.arguments.items():
            if meaning == PERSON:
                # One of those who share the seat of the same line.
                arguments[name] = self.person(numbers["seat"], numbers[name])
            else:
                arguments |= self.argument(name, meaning, numbers[name])
        return arguments

    def clause(self, happening: Happening) -> str:
        """The clause that a line of the log follows."""
        return self.game.book.events[happening.event].rule

    def actor(self, happening: Happening) -> int | None:
        """The seat a line of the log speaks of first, if any."""
        meanings = self.game.book.events[happening.event].arguments.values()
        seats = [n for meaning, n in zip(meanings, happening.numbers, strict=True) if meaning == SEAT and n >= 0]
        return seats[0] if seats else None

    # -- what is asked ---------------------------------------------------------------------------------------

    def question(self, s: Any, seat: int, person: int | None = None) -> str:
        """The open question, put to one seat; one that asks each person for something of their own, to a person."""
        question = self.game.book.questions[s.question]
        name = identifier("ask", question.name)
        who = NOBODY if person is None or not question.whose else person
        key = s.question, seat, who, *(getattr(s, field) for field in self._fields(name))
        if key not in self._questions:
            asked = {"seat": self.seat(seat) if seat == NATURE else self.person(seat, who)}
            self._questions[key] = capital(self.say(name, **self.variables(s, name) | asked))
        return self._questions[key]

    def usual(self, question: str) -> str:
        """What a client does for a player who lets it give the usual answer."""
        return self.say(identifier("usual", question))

    def choice(self, action: int, s: Any = None, seat: int = NOBODY) -> str:
        """A choice as a sentence; some can only be named where a seat makes them, at a table."""
        verb = self.game.actions.verb(action)
        said = self.parameters(action) | self._printed(action) | self.caption(action, s, seat)
        return capital(self.say(identifier("do", verb.name), **said))

    def _printed(self, action: int) -> dict[str, str]:
        """Under ``NAME-text``, what is printed on the things that the parameters name."""
        verb = self.game.actions.verb(action)
        things = [(p, p.write(n)) for p, n in zip(verb.parameters, verb.numbers(action), strict=True) if p.words]
        return {f"{p.name}-text": text for p, word in things if (text := self.text(p.kind, word))}

    def caption(self, action: int, s: Any, seat: int) -> dict[str, Any]:
        """What a choice means where a seat makes it, if its parameters do not say it."""
        verb = self.game.actions.verb(action)
        caption = self.game.book.captions.get(verb)
        if caption is None or s is None:
            return {}
        return self.argument(caption.name, caption.meaning, caption.find(s, seat, *verb.numbers(action)))

    def begun(self, verb: Verb, numbers: Mapping[str, int]) -> str:
        """A choice of which so much is known: the message's attribute for the latest part (``two ×1 cards``), if it has
        one, or else the sentence with the rest left open."""
        message = identifier("do", verb.name)
        said = {p.name: self.parameter(p, numbers[p.name]) if p.name in numbers else OPEN for p in verb.parameters}
        part = self.messages.attribute(message, list(numbers)[-1], said) if numbers else None
        return capital(part or self.say(message, **said))

    def parameters(self, action: int) -> dict[str, Any]:
        """The parameters of an action as words."""
        verb = self.game.actions.verb(action)
        numbers = verb.numbers(action)
        return {p.name: self.parameter(p, n) for p, n in zip(verb.parameters, numbers, strict=True)}

    def parameter(self, parameter: Any, number: int) -> Any:
        """One parameter's value."""
        if parameter.words:
            return self.word(parameter.kind, parameter.write(number))
        return self.value(parameter.kind, number)

    # -- where we are ----------------------------------------------------------------------------------------

    def where(self, s: Any) -> str:
        """The open procedures inside the game itself: ``Round 2 › Election › Vote``."""
        if s.depth == 0:
            return self.say("the-end")
        titles = [self._title(s, procedure) for procedure in s.procedure[1 : s.depth]]
        return BETWEEN.join(title for title in dict.fromkeys(titles) if title)

    def _title(self, s: Any, procedure: int) -> str:
        name = self._procedures[procedure]
        key = procedure, *(getattr(s, field) for field in self._fields(name))
        if key not in self._titles:
            self._titles[key] = capital(self.messages.format(name, self.variables(s, name)))
        return self._titles[key]

    # -- options ---------------------------------------------------------------------------------------------

    def option(self, name: str) -> str:
        return capital(self.say(identifier("option", name)))

    def option_help(self, name: str) -> str:
        help_name = identifier("option", name, "help")
        return self.say(help_name) if help_name in self.messages else ""

    def option_value(self, name: str, value: Any) -> str:
        """A value of an option: on and off, a worded value, one for each seat, or a number (of a thing, from 0 on)."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        if isinstance(value, tuple):
            return ", ".join(self.option_value(name, one) for one in value)
        if isinstance(value, str):
            return self.word(f"option-{name}", value)
        counted = identifier("counted", name)
        return self.say(counted, number=value + 1) if counted in self.messages else str(value)

    def preset(self, name: str) -> str:
        return capital(self.say(identifier("preset", name)))

    def preset_help(self, name: str) -> str:
        return capital(self.say(identifier("preset", name, "help")))

    def options(self, chosen: Mapping[str, Any]) -> list[str]:
        """A line for every option that differs from its default."""
        return [
            f"{self.option(option.name)}{self.colon}{self.option_value(option.name, chosen[option.name])}"
            for option in self.game.options
            if chosen[option.name] != option.check(option.default, chosen["players"])
        ]


def together(name: Name) -> str:
    """What a seat is called: the names of all its persons that are known."""
    return name if isinstance(name, str) else AND.join(one for one in name if one)


def apart(name: str) -> tuple[str, ...]:
    """The names of a team's persons, from what the team is called."""
    return tuple(name.split(AND))


def capital(sentence: str) -> str:
    """A sentence begins with a capital, even when a word like ``the Jester`` comes first."""
    return sentence[:1].upper() + sentence[1:]
