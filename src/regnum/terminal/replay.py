"""Stepping through a game that was played: forward, back, to any choice, to the end."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from regnum.kernel import NATURE, Choice, Match, SavedGame
from regnum.words import Voice

from .commands import look_up
from .heraldry import GOLD, QUIET, shield
from .page import Painter
from .screen import Leave, Screen
from .session import PROMPT

LEAVES = {">": 1, "<": -1}
"""How the table is leafed through."""


class Replay:
    """A look at every moment of a match with the eyes of one seat (None: of everybody)."""

    def __init__(self, match: Match, voice: Voice, screen: Screen, seat: int | None) -> None:
        self.match = match
        self.voice = voice
        self.screen = screen
        self.seat = seat
        self.stops = [i for i, choice in enumerate(match.choices) if choice.seat != NATURE] + [len(match.choices)]
        """After how many choices each moment is in which a player must answer, or the game stops."""
        self.at = 0
        self.leaf = 0

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def run(self) -> None:
        try:
            with self.screen:
                while self.step():
                    pass
        except Leave:
            pass

    def step(self) -> int:
        """Show one moment and read where to go; 0 to leave."""
        painter = Painter(self.match.branch(self.stops[self.at]), self.voice, self.screen)
        before = Painter(self.match.branch(self.stops[max(0, self.at - 1)]), self.voice, self.screen)
        keys = Text(self.voice.say("ui-replay-keys"), style=QUIET)
        result = painter.result() if self.at == self.last else []
        bottom = [*result, self.caption(), keys]
        self.screen.show(painter.page(self.seat, len(before.log(self.seat)), bottom, self.leaf))
        text = self.screen.ask(PROMPT).strip().lower()
        if text in ("q", "quit"):
            return 0
        if text == "l":
            self.screen.read_through(Group(*painter.told(painter.log(self.seat), 0)), self.voice.say("ui-more"))
        elif text.startswith("?"):
            found = look_up(painter, self.seat, text[1:].strip())
            self.screen.read_through(Group(*found), self.voice.say("ui-more"))
        elif text in LEAVES:
            self.leaf += LEAVES[text]
        else:
            self.at = self.towards(text)
        return 1

    def towards(self, text: str) -> int:
        """The moment that a player's word leads to."""
        if text.isdecimal():
            return min(int(text), self.last)
        steps = {"": self.at + 1, "n": self.at + 1, "b": self.at - 1, "a": 0, "e": self.last}
        return max(0, min(steps.get(text, self.at), self.last))

    def caption(self) -> Text:
        """Which moment this is, and what is chosen next."""
        text = Text(self.voice.say("ui-replay-at", at=self.at, count=self.last), style="bold")
        if self.at < self.last:
            choice = self.match.choices[self.stops[self.at]]
            text.append("  ")
            text.append_text(shield(choice.seat))
            text.append(f" {self.next_choice(choice, self.match.position(self.stops[self.at]))}")
        return text

    def next_choice(self, choice: Choice, s: Any) -> str:
        known = choice.known(self.seat)
        said = self.voice.choice(choice.action, s, choice.seat) if known else self.voice.say("ui-secret")
        return self.voice.say("ui-replay-next", seat=self.voice.seat(choice.seat), choice=said)


def replay(match: Match, voice: Voice, screen: Screen, seat: int | None = None) -> None:
    """Step through a match."""
    Replay(match, voice, screen, seat).run()


def dump(match: Match, voice: Voice, screen: Screen, seat: int | None = None) -> None:
    """Print what happened, from the beginning to the end."""
    painter = Painter(match, voice, screen)
    result = painter.result()
    screen.leave_behind(Group(*painter.told(painter.log(seat), 0), *result))


def dump_unplayed(old: SavedGame, voice: Voice, screen: Screen) -> None:
    """Print what a file tells of a game whose rules are not kept: who played with what, and every choice."""
    page = Table.grid(padding=(0, 1))
    page.add_column(justify="right", style=QUIET)
    for number, (seat, text) in enumerate(old.choices, 1):
        sign, name = (Text("*"), "") if seat == NATURE else (shield(seat), voice.seat(seat))
        page.add_row(str(number), sign, Text(name), Text(text))
    players = Table.grid(padding=(0, 1))
    for seat in range(old.options["players"]):
        players.add_row(shield(seat), Text(voice.seat(seat)))
    title = Text(f"{voice.title()} ({voice.say('ui-edition', edition=old.edition)})", style=f"bold {GOLD}")
    rest = (*voice.options(old.options), *old.remarks)
    screen.leave_behind(Group(title, players, *map(Text, rest), page))
