"""One game of a league: programs with clocks. Nobody can hold a game up: whoever fails gives it up."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regnum import save
from regnum.arena.games import Outcome, Task, by_count, outcome
from regnum.bots import Bot, bot
from regnum.bots.knowledge import Knowledge
from regnum.bots.program import Program
from regnum.bots.protocol import BotFailed
from regnum.bots.streams import Streams
from regnum.envs.tasks import task as task_of
from regnum.kernel import Match

from .folder import Entrant, Rules

STAND_IN = "knight"
"""Who plays on for whoever gave up."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played: a task, who sits where, and the seed of chance."""

    task: str
    lineup: tuple[Entrant, ...]
    seed: str
    file: Path
    """Where it is kept."""

    @property
    def key(self) -> tuple[str, tuple[str, ...], str]:
        return self.task, tuple(one.name for one in self.lineup), self.seed


@dataclass(frozen=True)
class Forfeit:
    """Somebody gave a game up, because it failed."""

    name: str
    why: str
    said: str


@dataclass(frozen=True)
class Played:
    """A game that is over: how it ended, who failed, and how long each seat thought."""

    outcome: Outcome
    forfeits: tuple[Forfeit, ...] = ()
    seconds: tuple[float, ...] = ()
    asked: tuple[int, ...] = ()


@dataclass
class Seat:
    """Whoever plays a seat, and their clock."""

    entrant: Entrant
    left: float
    adds: float
    player: Bot | None = None
    spent: float = 0.0
    asked: int = 0
    stand_in: Bot | None = None
    programs: list[Program] = field(default_factory=list)

    def choose(self, knowledge: Knowledge, now: Callable[[], float]) -> int:
        """Its answer, or BotFailed. The house thinks by count, and has no clock."""
        if self.stand_in is not None:
            return self.stand_in.choose(knowledge)
        assert self.player is not None
        if isinstance(self.player, Program):
            self.player.seconds = self.left
        begun = now()
        try:
            return self.player.choose(knowledge)
        finally:
            took = now() - begun
            self.spent += took
            self.asked += 1
            self.left += self.adds - took


def play(pairing: Pairing, rules: Rules, now: Callable[[], float] = time.monotonic) -> Played:
    """One game from beginning to end; all programs have ended with it."""
    meant = task_of(pairing.task)
    match = Match(meant.game, seed=f"{pairing.seed} chance", names=pairing.key[1], **meant.options)
    seats = [Seat(one, rules.seconds, rules.adds) for one in pairing.lineup]
    forfeits: list[Forfeit] = []

    def give_up(seat: int, wrong: BotFailed) -> None:
        forfeits.append(Forfeit(seats[seat].entrant.name, wrong.why, str(wrong)))
        seats[seat].stand_in = bot(STAND_IN, f"{pairing.seed} {seat}")
        if match.result is None:
            match.give_up(seat)

    pairing.file.parent.mkdir(parents=True, exist_ok=True)
    try:
        for number, seat in enumerate(seats):
            try:
                seat.player = _player(seat, number, match, pairing, rules)
            except BotFailed as wrong:
                give_up(number, wrong)
        while match.result is None:
            match.must_end()
            for number in match.to_act:
                try:
                    action = seats[number].choose(Knowledge.of(match, number), now)
                except BotFailed as wrong:
                    give_up(number, wrong)
                    action = seats[number].choose(Knowledge.of(match, number), now)
                match.choose(action, number)
    finally:
        for seat in seats:
            for program in seat.programs:
                program.over(match)
                program.close()
    save(match, pairing.file)
    return _played(pairing, match, seats, forfeits)


def _player(seat: Seat, number: int, match: Match, pairing: Pairing, rules: Rules) -> Bot:
    """A bot of the house, or a program that has been greeted and told of the game."""
    entrant = seat.entrant
    if not entrant.command:
        return by_count(bot(entrant.name, f"{pairing.seed} {entrant.name} {number}"))
    errors = entrant.folder / "errors.txt" if entrant.folder else None
    program = Program(Streams(entrant.command, entrant.folder, errors), rules.starting)
    seat.programs.append(program)
    program.begin(match, number, pairing.task)
    return program


def _played(pairing: Pairing, match: Match, seats: list[Seat], forfeits: list[Forfeit]) -> Played:
    found = outcome(Task(pairing.task, pairing.key[1], pairing.seed), match)
    spent: tuple[Any, ...] = tuple(round(seat.spent, 4) for seat in seats)
    return Played(found, tuple(forfeits), spent, tuple(seat.asked for seat in seats))
