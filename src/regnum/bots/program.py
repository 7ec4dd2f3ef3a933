"""A bot that is a program in any language: one line of JSON in, one line of JSON out.

For every decision the program reads a line ``{"game", "seat", "question", "view", "offers": [{"do": …}, …],
"history"}`` and writes a line ``{"choose": 0}``, the place of its answer among the offers. When the game is over its
input is closed.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from typing import Any

from regnum.kernel import RegnumError
from regnum.kernel.views import view

from .knowledge import Knowledge


class ProgramFailed(RegnumError, RuntimeError):
    """A bot's program ended or answered what cannot be understood."""


class Program:
    """Talks to a program started with a command line."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as wrong:
            raise ProgramFailed(f"the bot {command!r} cannot be started: {wrong.strerror}") from wrong

    def choose(self, knowledge: Knowledge) -> int:
        """Ask the program."""
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(self.question(knowledge)) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as wrong:
            raise ProgramFailed(f"the bot {self.command!r} has ended") from wrong
        line = self.process.stdout.readline()
        try:
            return knowledge.offers[int(json.loads(line)["choose"])]
        except (ValueError, KeyError, TypeError, IndexError) as wrong:
            raise ProgramFailed(
                f'the bot {self.command!r} answered {line.strip()!r}; expected {{"choose": 0}}, '
                f"a place from 0 to {len(knowledge.offers) - 1}"
            ) from wrong

    @staticmethod
    def question(knowledge: Knowledge) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        game = knowledge.game
        return {
            "game": game.name,
            "seat": knowledge.seat,
            "question": game.book.questions[knowledge.seen.question].name,
            "view": view(knowledge.seen, knowledge.seat),
            "offers": [game.actions.to_json(action) for action in knowledge.offers],
            "history": [None if choice is None else [choice.seat, choice.text] for choice in knowledge.history],
        }

    def close(self) -> None:
        """The game is over: close the program's input and wait for it to end."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait(timeout=10)
