"""What the others did lately, as everybody could see it: evidence of what they hold.

A rule of thumb may say which secrets of a seat last for a while. Then a deal that explains badly why a
seat answered as it did is less likely than one that explains it well.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from regnum.kernel import NATURE, Choice, Lasting, Match

MEMORY = 48
"""How many choices are remembered."""


@dataclass(frozen=True)
class Evidence:
    """One answer that everybody knows: the table before it as everybody saw it, who answered, and what."""

    seen: Any
    seat: int
    action: int


class Memory:
    """A match as somebody remembers it who has watched it so far."""

    def __init__(self, match: Match, lasting: Lasting) -> None:
        self.lasting = lasting
        self.game = match.game
        self.seen: list[Choice] = []
        self.found: deque[Evidence] = deque(maxlen=MEMORY)
        self._laid: list[tuple[Any, int]] = []
        self._table = match.position(0)
        self._table.checked = False

    def goes_on(self, match: Match) -> bool:
        """Whether the match went on from there; a player may have taken something back."""
        return not self.seen or (
            len(self.seen) <= len(match.choices) and match.choices[len(self.seen) - 1] is self.seen[-1]
        )

    def watch(self, choices: Sequence[Choice]) -> None:
        for choice in choices:
            self._note(choice)
            self.seen.append(choice)

    def _note(self, choice: Choice) -> None:
        table = self._table
        if choice.seat != NATURE:
            before = self.game.blank(table, None)
            if choice.known_to is None:
                self.found.append(Evidence(before, choice.seat, choice.action))
            else:
                self._laid.append((before, choice.seat))
        question = table.question
        self.game.answer(table, choice.seat, choice.action)
        if self._laid and table.question != question:
            self.found.extend(Evidence(before, seat, self.lasting.shown(table, seat)) for before, seat in self._laid)
            self._laid.clear()


_memories: WeakKeyDictionary[Match, Memory] = WeakKeyDictionary()


def moments(match: Match, lasting: Lasting) -> list[Evidence]:
    """What every seat did lately, as far as all could see it, while it held what it holds now."""
    memory = _memories.get(match)
    if memory is None or not memory.goes_on(match):
        memory = _memories[match] = Memory(match, lasting)
    memory.watch(match.choices[len(memory.seen) :])
    now = match.game.blank(match.table, None)
    return [moment for moment in memory.found if lasting.lasts(moment.seen, now)]
