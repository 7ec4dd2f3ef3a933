"""Does a bot speak the protocol? Whoever writes one asks this first: ``regnum league check COMMAND``."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.bots import bot
from regnum.bots.knowledge import Knowledge
from regnum.bots.program import STARTING, Channel, Program
from regnum.bots.protocol import BotFailed
from regnum.envs.tasks import ids, task
from regnum.kernel import Match

SECONDS = 60.0
"""What a bot has on its clock in a game that it is checked with."""
STRANGE: dict[str, Any] = {"kind": "weather", "sky": ["blue", {"clouds": None}], "text": "Übermütig, ⚔\u2028…"}
"""A message that no version of the protocol knows yet."""


@dataclass(frozen=True)
class Check:
    """One thing that a bot can do, or cannot and why."""

    what: str
    wrong: str = ""
    seconds: float = 0.0


def usual() -> list[str]:
    """One task of each game."""
    found: dict[str, str] = {}
    for one in ids():
        found.setdefault(task(one).game.name, one)
    return [*found.values()]


def check(open_channel: Callable[[], Channel], tasks: Sequence[str]) -> Iterator[Check]:
    """Everything that is checked, one thing after the other; the first that fails is the last."""
    begun = time.monotonic()
    try:
        channel = open_channel()
        program = Program(channel, STARTING)
    except BotFailed as wrong:
        yield Check("starts, and answers hello", str(wrong))
        return
    yield Check(f"starts, and answers hello as {program.name!r}", seconds=time.monotonic() - begun)
    left: bool | None = None
    try:
        for one in tasks:
            yield (found := _game(program, one))
            if found.wrong:
                return
        channel.say(STRANGE)
        yield (found := _game(program, tasks[0], "ignores what it does not know, and plays one more game"))
        if found.wrong:
            return
    finally:
        left = program.channel.close()
    if left is not None:
        yield Check("ends when its input is closed", "" if left else "it had to be ended")


def _game(program: Program, id: str, what: str = "") -> Check:
    """A whole game against itself in one seat and knights in the others."""
    meant = task(id)
    match = Match(meant.game, seed="check", **meant.options)
    others = bot("page", "check")
    program.seconds, decisions, longest = SECONDS, 0, 0.0
    program.begin(match, 0, id)
    try:
        while not match.over:
            match.must_end()
            for seat in match.to_act:
                knowledge, begun = Knowledge.of(match, seat), time.monotonic()
                action = (others if seat else program).choose(knowledge)
                if not seat:
                    took = time.monotonic() - begun
                    decisions, longest, program.seconds = decisions + 1, max(longest, took), program.seconds - took
                match.choose(action, seat)
    except BotFailed as wrong:
        return Check(what or f"plays {id}", f"at decision {decisions + 1} ({match.question.name}): {wrong}")
    program.over(match)
    return Check(f"{what or f'plays {id}'}: {decisions} decisions, the longest {longest:.3f} s", seconds=longest)
