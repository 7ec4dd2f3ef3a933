"""A position with what each seat has seen and heard on the way to it: what perfect recall is made of."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from regnum.games import game as game_named
from regnum.kernel import NATURE, Game
from regnum.kernel.as_data import plain, rebuilt
from regnum.kernel.events import EVERYBODY


def written(view: dict[str, Any]) -> str:
    """A view as text, the same for equal ones: its numbers may know what they stand for, and would say so."""
    return json.dumps(view)


class Recalled:
    """A table, and for each seat a sum over all that it saw when it answered, and heard: equal where all was equal."""

    def __init__(self, rules: Game, table: Any) -> None:
        self.rules = rules
        self.table = table
        self.memory = [b""] * int(table.players)

    def __deepcopy__(self, memo: Any) -> Recalled:
        return self.copy()

    def __reduce__(self) -> Any:
        """As text: so OpenSpiel keeps a position, and sends it to other processes."""
        return _restored, (self.rules.name, json.dumps(plain(self.table)), self.memory)

    def copy(self) -> Recalled:
        other = Recalled(self.rules, self.table.copy())
        other.memory = self.memory[:]
        return other

    def answer(self, action: int) -> None:
        """Whoever must answer does, and everybody remembers what they notice."""
        seat = self.rules.to_act(self.table)[0]
        witness = self.table.witness if seat == NATURE else EVERYBODY
        if seat != NATURE and self.rules.book.questions[self.table.question].secret:
            witness = seat
        if seat != NATURE:
            self._remember(seat, self.rules.observation(self.table, seat))
        self.table.told.clear()
        self.rules.answer(self.table, seat, action)
        for player in range(len(self.memory)):
            if witness in (EVERYBODY, player):
                self._remember(player, [action])
            for audience, *line in self.table.told:
                if audience in (EVERYBODY, player):
                    self._remember(player, line)

    def _remember(self, seat: int, numbers: list[int]) -> None:
        noticed = " ".join(map(str, map(int, numbers))).encode()
        self.memory[seat] = hashlib.sha256(self.memory[seat] + noticed).digest()

    def information_state(self, seat: int) -> str:
        """What a seat sees, and remembers."""
        return f"{written(self.rules.view(self.table, seat))} {self.memory[seat].hex()}"

    def shares(self) -> list[float]:
        """Each seat's share of the win; nothing before the end."""
        result = self.rules.result(self.table)
        if result is None:
            return [0.0] * len(self.memory)
        share = 1 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(self.memory))]


def _restored(game: str, table: str, memory: list[bytes]) -> Recalled:
    rules = game_named(game)
    found = Recalled(rules, rebuilt(rules.Table, json.loads(table)))
    found.memory = memory
    return found
