"""A bot that is a program in any language and speaks the :mod:`~regnum.bots.protocol` on its standard streams."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any, Protocol

from regnum.kernel import Choice, Match

from . import protocol
from .knowledge import Knowledge
from .protocol import BotFailed, Said
from .streams import Streams

STARTING = 20.0
"""How many seconds a program may take until it answers ``hello``."""
PATIENCE = 60.0
"""How many seconds it may think where nobody keeps a clock."""


class Channel(Protocol):
    """A way to a program: standard streams, or a WebSocket."""

    def say(self, message: Said) -> None: ...

    def hear(self, seconds: float) -> Said:
        """The next thing it says, or BotFailed if nothing comes in time."""
        ...

    def close(self) -> Any: ...


class Program:
    """The program behind a channel, at one seat after another."""

    def __init__(self, channel: Channel, starting: float = STARTING) -> None:
        self.channel = channel
        channel.say(protocol.hello(version("regnum")))
        try:
            self.name = protocol.name_in(channel.hear(starting))
        except BotFailed:
            channel.close()
            raise
        self.seconds: float | None = None
        """What is left on its clock."""
        self._matches = self._asked = 0
        self._playing = False
        self._told: list[Choice | None] = []

    def begin(self, match: Match, seat: int, task: str = "") -> None:
        """A game begins in which it has a seat."""
        self._begin(Knowledge.of(match, seat), match.options, task)

    def _begin(self, knowledge: Knowledge, options: Mapping[str, Any] | None, task: str = "") -> None:
        self._matches += 1
        self._playing, self._told = True, []
        self.channel.say(protocol.begin(self._match, knowledge, options, task))

    @property
    def _match(self) -> str:
        return str(self._matches)

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program."""
        if not self._playing:
            self._begin(knowledge, None)
        self._asked += 1
        told = alike(self._told, knowledge.history)
        self._told = list(knowledge.history)
        self.channel.say(protocol.choose(self._match, self._asked, knowledge, told, self.seconds))
        said = self.channel.hear(PATIENCE if self.seconds is None else self.seconds)
        return protocol.chosen_in(said, self._asked, knowledge.offers)

    def over(self, match: Match) -> None:
        """The game is over; another may begin."""
        if match.result is not None:
            self.channel.say(protocol.over(self._match, match.result))
        self._playing = False

    def close(self) -> None:
        """No more games: the program's input is closed, and it is ended if it does not leave."""
        self.channel.close()


def alike(one: Sequence[Choice | None], other: tuple[Choice | None, ...]) -> int:
    """How long two histories are the same."""
    for place, (old, new) in enumerate(zip(one, other, strict=False)):
        if old is not new and old != new:
            return place
    return min(len(one), len(other))


def started(command: str) -> Program:
    """A program started with a command line."""
    try:
        return Program(Streams(shlex.split(command)))
    except BotFailed as wrong:
        raise BotFailed(wrong.why, f"the bot {command!r}: {wrong}") from wrong
