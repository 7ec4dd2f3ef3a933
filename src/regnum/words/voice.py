"""A game in one language: events, questions, choices, places and options as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from regnum.kernel import NATURE, NOBODY, Game, Happening, Verb
from regnum.kernel.kinds import PERSON, SEAT

from .messages import LANGUAGES, OPEN, identifier
from .naming import Name, Naming, capital

BETWEEN = " › "


class Voice(Naming):
    """Speaks about one game; ``names`` are the players', in seat order, where they have given any.

    The name of a team is the names of its persons.

    >>> import regnum
    >>> match = regnum.new_match("vive-le-roi", players=3, seed=7, first_unit=0)
    >>> Voice(match.game, "fr", ["Anna", "Ben", "Cleo"]).question(match.table, 0)
    'Anna, placez un courtisan à l’un des étages 1 à 4.'
    """

    def __init__(
        self, game: Game, language: str = LANGUAGES[0], names: Sequence[Name] = (), files: Iterable[str | Path] = ()
    ) -> None:
        """``files`` are further messages for whoever speaks (``*`` stands for the language)."""
        super().__init__(game, language, names, files)
        self._sentences: dict[tuple[int, tuple[int, ...]], str] = {}
        self._questions: dict[tuple[int, ...], str] = {}
        self._titles: dict[tuple[int, ...], str] = {}

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
        """What an option is called."""
        return capital(self.say(identifier("option", name)))

    def option_help(self, name: str) -> str:
        """What it means; nothing if nobody says."""
        help_name = identifier("option", name, "help")
        return self.say(help_name) if help_name in self.messages else ""

    def option_value(self, name: str, value: Any) -> str:
        """A value of an option: on and off, a worded value, one for each seat, or a number (of a thing, from 0 on),
        which may have a word of its own (``option-max_rounds-0``)."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        if isinstance(value, tuple):
            return ", ".join(self.option_value(name, one) for one in value)
        if isinstance(value, str):
            return self.word(f"option-{name}", value)
        if (own := identifier("option", name, str(value))) in self.messages:
            return self.say(own)
        counted = identifier("counted", name)
        return self.say(counted, number=value + 1) if counted in self.messages else str(value)

    def preset(self, name: str) -> str:
        """What options that go well together are called."""
        return capital(self.say(identifier("preset", name)))

    def preset_help(self, name: str) -> str:
        """What they are."""
        return capital(self.say(identifier("preset", name, "help")))

    def options(self, chosen: Mapping[str, Any]) -> list[str]:
        """A line for every option that differs from its default."""
        return [
            f"{self.option(option.name)}{self.colon}{self.option_value(option.name, chosen[option.name])}"
            for option in self.game.options
            if chosen[option.name] != option.check(option.default, chosen["players"])
        ]
