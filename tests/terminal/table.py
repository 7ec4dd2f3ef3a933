"""A terminal of paper for tests: scripted lines come in, pages go out as text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

import regnum
from regnum.bots import Random
from regnum.kernel import Match
from regnum.terminal import Player, Screen, Session, Settings
from regnum.terminal.page import Painter
from regnum.terminal.screen import FORGET
from regnum.terminal.setup import voice_for

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Paper:
    """What was written, and the lines still to be typed; when they are used up, the player leaves."""

    def __init__(self, lines: Iterable[str] = (), *, width: int = 80, height: int = 24, live: bool = True) -> None:
        self.file = io.StringIO()
        self.lines = list(lines)
        self.prompts: list[str] = []
        console = Console(
            file=self.file,
            force_terminal=live,
            width=width,
            height=height,
            highlight=False,
            color_system="truecolor" if live else None,
        )
        self.screen = Screen(console, self.read)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def written(self) -> str:
        """Everything that was written, without colours."""
        return COLOURS.sub("", self.file.getvalue())

    @property
    def between_hands(self) -> list[str]:
        """What was written between two moments at which everything was cleared away."""
        return [COLOURS.sub("", part) for part in self.file.getvalue().split(FORGET)]

    @property
    def flowing(self) -> str:
        """All that was written as one long line: sentences may be broken anywhere."""
        return " ".join(self.written.split())

    def last_page(self) -> str:
        return COLOURS.sub("", self.file.getvalue().split("\x1b[H")[-1])


def new_match(players: int = 3, seed: int = 5, names: Sequence[str] = (), **options: Any) -> Match:
    return regnum.new_match("vive-le-roi", players=players, seed=seed, names=names, **options)


def session(
    match: Match, paper: Paper, file: Path, people: Sequence[int] = (0,), language: str = "en", **settings: Any
) -> Session:
    """The people at these seats, random bots at the others."""
    seats = range(match.options["players"])
    players = [Player() if seat in people else Player(Random(seat), "random") for seat in seats]
    return Session(match, players, voice_for(match, language), paper.screen, Settings(file, **settings))


def painter(match: Match, paper: Paper) -> Painter:
    return Painter(match, voice_for(match, "en"), paper.screen)


def drawn(match: Match, seat: int | None, *, width: int = 80, height: int = 24) -> str:
    """The board and the players as one seat sees them."""
    paper = Paper(width=width, height=height)
    return COLOURS.sub("", "\n".join(paper.screen.lines(painter(match, paper).table(seat))))
