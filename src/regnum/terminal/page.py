"""A page: where we are, the board and the players, what happened, what is asked and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.kernel import Match
from regnum.words import Voice

from .boards import Drawing, Sight, drawing_of
from .choices import Entry
from .heraldry import GOLD, QUIET, shield
from .screen import Block, Screen

NAME = 10
"""How many letters of a player's name are shown."""
PLAYERS = 31
"""The narrowest column the players fit in."""
CHOICE = 26
"""How wide a choice usually is."""
MENU_LINES = 6
"""How many lines of choices there are before they are grouped."""
BIG_NEWS = 7
"""More lines than this at once are told on a page of their own."""
LOG_LINES = 2
"""The fewest lines of the log that a page shows."""
WIDE = 110
"""The width from which there is room for the bots' levels."""
ROOMY = 30
"""The height from which the parts of a page are set apart."""
TURN = "▸"
OUTSIDER = " ⚑ "
"""Stands where others have a shield."""


@dataclass(frozen=True)
class Line:
    """One line of the log: its number, whom it speaks of, its sentence and its clause."""

    number: int
    actor: int | None
    text: str
    clause: str


class Painter:
    """Draws pages of one match for whoever looks."""

    def __init__(self, match: Match, voice: Voice, screen: Screen, bots: Mapping[int, str] | None = None) -> None:
        """``bots`` names the bot of each seat that has one."""
        self.match = match
        self.bots = bots or {}
        self.voice = voice
        self.screen = screen
        self.draw = drawing_of(match.game)

    # -- the log ---------------------------------------------------------------------------------------------

    def log(self, seat: int | None) -> list[Line]:
        """What this seat has heard, in words."""
        return [
            Line(number, self.voice.actor(happening), self.voice.event(happening), self.voice.clause(happening))
            for number, happening in enumerate(self.match.log(seat), 1)
        ]

    def told(self, lines: Sequence[Line], news: int) -> list[RenderableType]:
        """Lines of the log; those up to number ``news`` are old and quiet."""
        return [self._line(line, QUIET if line.number <= news else "") for line in lines]

    def _line(self, line: Line, style: str) -> RenderableType:
        row = Table.grid(padding=(0, 1))
        row.add_column(justify="right", width=3, style=QUIET)
        row.add_column(width=3)
        row.add_column()
        text = Text()
        text.append(line.text, style=style)
        text.append(f"  {line.clause}", style=QUIET)
        row.add_row(str(line.number), Text() if line.actor is None else shield(line.actor), text)
        return row

    # -- the parts of a page ---------------------------------------------------------------------------------

    def header(self, s: Any = None) -> Table:
        header = Table.grid(expand=True)
        header.add_column()
        header.add_column(justify="right")
        where = Text(self.voice.where(self.match.table if s is None else s), style="bold")
        header.add_row(Text(f"♛ {self.voice.title()}", style=f"bold {GOLD}"), where)
        return header

    def table(self, seat: int | None, s: Any = None) -> RenderableType:
        """The board with the players beside it, or above it where the screen is too narrow."""
        s = self.match.table if s is None else s
        game, width = self.match.game, self.screen.width
        offers = game.offers(s, seat) if seat is not None else []
        sight = Sight(self.voice, game.blank(s, seat), seat, offers, width - PLAYERS - 2, self.screen.height)
        drawing = self.draw(sight)
        players = self.players(drawing, s)
        if self.screen.width_of(drawing.board) > sight.width:
            return Group(players, drawing.board)
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_column()
        both.add_column(ratio=1)
        both.add_row(drawing.board, players)
        return both

    def players(self, drawing: Drawing, s: Any) -> RenderableType:
        """A shield, a name and what the game says of each; a golden sign before those who must answer."""
        acting = self.match.game.to_act(s)
        grid = Table.grid(padding=(0, 1))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in range(self.match.options["players"]):
            turn = seat in acting
            name = Text(self.voice.seat(seat), style=f"bold {GOLD}" if turn else "")
            name.truncate(NAME, overflow="ellipsis")
            if seat in self.bots and self.screen.width >= WIDE:
                name.append(f" {self.voice.word('level', self.bots[seat])}", style=f"{QUIET} not bold")
            beside = drawing.beside[seat] if seat < len(drawing.beside) else Text()
            grid.add_row(Text(TURN if turn else " ", style=GOLD), shield(seat), name, beside)
        return Group(grid, *drawing.below)

    def question(self, seat: int) -> Text:
        text = Text()
        text.append_text(shield(seat))
        text.append(f" {self.voice.question(self.match.table, seat)}", style=f"bold {GOLD}")
        text.append(f"  {self.match.question.rule}", style=QUIET)
        return text

    def menu(self, entries: Sequence[Entry]) -> RenderableType:
        """Numbered choices in columns."""
        digits = len(str(len(entries)))
        labels = []
        for number, entry in enumerate(entries, 1):
            label = Text(f"{number:>{digits}} ", style=f"bold {GOLD}")
            label.append(entry.label, style="default not bold")
            labels.append(label)
        return Columns(labels, column_first=True, padding=(0, 3))

    def menu_room(self) -> int:
        """How many choices there is room for without grouping them."""
        return MENU_LINES * max(1, self.screen.width // CHOICE)

    def result(self) -> list[RenderableType]:
        """Who won, and everybody's place and points."""
        result = self.match.result
        if result is None:
            return []
        grid = Table.grid(padding=(0, 1))
        names = []
        for one in result.standings():
            name = self.voice.rival(one.rival) if one.rival else self.voice.seat(one.seat)
            place = self.voice.say("ui-place", place=one.place) if one.place else "–"
            gave_up = Text(self.voice.say("ui-gave-up") if one.gave_up else "", style=QUIET)
            arms = Text(OUTSIDER) if one.rival else shield(one.seat)
            grid.add_row(Text(place), arms, Text(name), Text(str(one.score)), gave_up)
            names += [name] if one.place == 1 else []
        said = self.voice.say("ui-wins", names=", ".join(names), count=len(names))
        return [Text(said if names else self.voice.say("ui-nobody-wins"), style=f"bold {GOLD}"), grid]

    # -- whole pages -----------------------------------------------------------------------------------------

    def page(self, seat: int | None, news: int, bottom: Sequence[RenderableType]) -> Group:
        """Header, board and players, as much of the log as there is room for, and what comes below."""
        draw, height = self.screen.block, self.screen.height
        if height is None:
            return Group(self.header(), self.table(seat), *self.told(self.log(seat)[news:], news), *bottom)
        gap = [Text()] if height >= ROOMY else []
        below = draw(Group(*gap, *bottom))
        above = draw(Group(self.header(), *gap, self.table(seat), *gap)).clipped(height - below.height - LOG_LINES - 1)
        lines = self.latest(seat, news, height - above.height - below.height - 1)
        space = height - above.height - below.height - 1 - sum(line.height for line in lines)
        return Group(above, *lines, *[Text()] * max(0, space), below)

    def latest(self, seat: int | None, news: int, room: int) -> list[Block]:
        """As many of the latest lines of the log as fit."""
        blocks: list[Block] = []
        for line in reversed(self.log(seat)):
            block = self.screen.block(*self.told([line], news))
            room -= block.height
            if room < 0:
                break
            blocks.insert(0, block)
        return blocks

    def news_page(self, seat: int | None, news: Sequence[Line], s: Any) -> Group | None:
        """What one choice led to, with the table as it stood before, if it is too much for the usual page."""
        height = self.screen.height
        if height is None:
            return None
        table = self.screen.block(Group(self.header(s), self.table(seat, s))).clipped(height - BIG_NEWS)
        room = height - table.height - MENU_LINES - 2
        if len(news) <= min(max(room, LOG_LINES), BIG_NEWS):
            return None
        return Group(table, *self.told(news, 0))
