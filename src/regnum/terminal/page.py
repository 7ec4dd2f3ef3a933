"""A page: where we are, the board and the players, what happened, what is asked and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.kernel import Match
from regnum.words import Voice

from .boards import Drawing, Part, Sight, drawing_of, note_of
from .choices import MenuRow, menu
from .heraldry import GOLD, QUIET, shield
from .screen import Block, Screen

NAME = 10
"""How many letters of a player's name are shown."""
PLAYERS = 31
"""The narrowest column the players fit in."""
MENU_LINES, FEW_MENU_LINES = 10, 4
"""The most and the fewest lines that choices may take before they are grouped."""
BESIDE_A_LEAF = 8
"""How many lines they may take where the table does not fit in any case."""
ROUND_ABOUT = 6
"""The lines of a page besides table and choices: header, log, question, keys and what is typed."""
BIG_NEWS = 7
"""More lines than this at once are told on a page of their own."""
LOG_LINES = 1
"""The fewest lines of the log that a page shows."""
FEWEST = 5
"""The fewest lines of the table that a page shows."""
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


@dataclass(frozen=True)
class Leaf:
    """As much of the table as a page has room for, and which parts in words are on it."""

    block: Block
    titles: tuple[str, ...] = ()


class Painter:
    """Draws pages of one match for whoever looks."""

    def __init__(self, match: Match, voice: Voice, screen: Screen, bots: Mapping[int, str] | None = None) -> None:
        """``bots`` names the bot of each seat that has one."""
        self.match = match
        self.bots = bots or {}
        self.voice = voice
        self.screen = screen
        self.draw = drawing_of(match.game)
        self.note = note_of(match.game)

    # -- the log ---------------------------------------------------------------------------------------------

    def log(self, seat: int | None) -> list[Line]:
        """What this seat has heard, in words."""
        return [
            Line(number, self.voice.actor(happening), self.voice.event(happening), self.voice.clause(happening))
            for number, happening in enumerate(self.match.heard(seat), 1)
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

    def header(self, s: Any = None, leaf: str = "") -> Table:
        """The game, the leaf of the table, and where we are."""
        header = Table.grid(expand=True)
        header.add_column(no_wrap=True)
        header.add_column(justify="right")
        where = Text(self.voice.where(self.match.table if s is None else s), style="bold")
        title = Text(f"♛ {self.voice.title()}", style=f"bold {GOLD}")
        title.append(f"  {leaf}", style=f"{QUIET} not bold")
        if self.match.game.board:
            title.append(f"  {self.voice.say('ui-own-board')}", style=f"{QUIET} not bold")
        header.add_row(title, where)
        return header

    def sight(self, seat: int | None, s: Any = None) -> Sight:
        """What there is to draw for a seat."""
        s = self.match.table if s is None else s
        game, width = self.match.game, self.screen.width
        offers = game.offers(s, seat) if seat is not None else []
        return Sight(self.voice, game.blank(s, seat), seat, offers, width - PLAYERS - 2, self.screen.height, width)

    def drawing(self, seat: int | None, s: Any = None) -> Drawing:
        return self.draw(self.sight(seat, s))

    def table(self, seat: int | None, s: Any = None) -> RenderableType:
        return self.arranged(self.drawing(seat, s), self.match.table if s is None else s)

    def arranged(self, drawing: Drawing, s: Any) -> RenderableType:
        """The board, the players and what lies below them, in as few lines as can be."""
        players, below = self.players(drawing, s), Group(*drawing.below)
        if self.screen.width_of(drawing.board) > self.screen.width - PLAYERS - 2:
            return Group(players, below, drawing.board)
        ways: list[RenderableType] = [
            side_by_side(drawing.board, Group(players, below)),
            Group(side_by_side(drawing.board, players), below),
        ]
        return min(ways, key=lambda way: self.screen.block(way).height)

    def in_words(self, part: Part) -> Group:
        """A part of the table with its title."""
        return Group(Text(part.title, style=f"bold {GOLD}"), *(item.text for item in part.items))

    def leaves(self, drawing: Drawing, s: Any, room: int | None) -> Iterator[Leaf]:
        """The board, and after it the table in words, in blocks of at most so many lines."""
        board = self.screen.block(self.arranged(drawing, s))
        yield from (Leaf(block) for block in board.split(room or board.height))
        last = Leaf(Block([]))
        for part in drawing.parts:
            block = self.screen.block(self.in_words(part))
            for piece in block.split(room or block.height):
                if last.titles and last.block.height + piece.height > (room or 0):
                    yield last
                    last = Leaf(Block([]))
                last = Leaf(Block(last.block.lines + piece.lines), (*last.titles, part.title))
        if last.titles:
            yield last

    def players(self, drawing: Drawing, s: Any) -> Table:
        """A shield, a name and what the game says of each; a golden sign before those who must answer."""
        acting = self.match.game.to_act(s)
        grid = Table.grid(padding=(0, 1))
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in range(self.match.options["players"]):
            turn = seat in acting
            name = Text(self.voice.called(seat), style=f"bold {GOLD}" if turn else "")
            name.truncate(NAME, overflow="ellipsis")
            if seat in self.bots and self.screen.width >= WIDE:
                name.append(f" ({self.voice.word('level', self.bots[seat])})", style=f"{QUIET} not bold")
            beside = drawing.beside[seat] if seat < len(drawing.beside) else Text()
            grid.add_row(Text(TURN if turn else " ", style=GOLD), shield(seat), name, beside)
        return grid

    def question(self, seat: int) -> Text:
        text = Text()
        text.append_text(shield(seat))
        text.append(f" {self.voice.question(self.match.table, seat)}", style=f"bold {GOLD}")
        text.append(f"  {self.match.question.rule}", style=QUIET)
        return text

    def choices(self, seat: int, actions: Sequence[int]) -> list[MenuRow]:
        """The choices with what they lead to, grouped if they are too many."""
        sight, height = self.sight(seat), self.screen.height

        @cache
        def room() -> int:
            return MENU_LINES if height is None else height - self.screen.block(self.table(seat)).height - ROUND_ABOUT

        def fits(entries: Sequence[MenuRow]) -> bool:
            lines = self.screen.block(self.menu(entries)).height
            return lines <= FEW_MENU_LINES or lines <= (min(room(), MENU_LINES) if room() > 0 else BESIDE_A_LEAF)

        def label(action: int) -> str:
            choice, note = self.voice.choice(action, self.match.table, seat), self.note(sight, action)
            return f"{choice}{self.voice.colon}{note}" if note else choice

        return menu(self.voice, sorted(actions, key=self._idle), fits, label)

    def _idle(self, action: int) -> bool:
        """What passes or ends something comes last, where no careless key finds it."""
        return self.match.game.actions.verb(action).name in self.match.game.idle

    def menu(self, entries: Sequence[MenuRow]) -> RenderableType:
        """Numbered choices in columns."""
        digits = len(str(len(entries)))
        labels = []
        for number, entry in enumerate(entries, 1):
            label = Text(f"{number:>{digits}} ", style=f"bold {GOLD}")
            label.append(entry.label, style=self.emphasis(entry))
            labels.append(label)
        return Columns(labels, column_first=True, padding=(0, 3))

    def emphasis(self, entry: MenuRow) -> str:
        """How a choice is written."""
        return "default not bold"

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

    def page(self, seat: int | None, news: int, bottom: Sequence[RenderableType], leaf: int | None = None) -> Group:
        """Header, a leaf of the table, as much of the log as there is room for, and what comes below.

        ``leaf`` counts from the one that the question is about, and goes round; without it there is no leafing.
        """
        draw, height = self.screen.block, self.screen.height
        gap = [Text()] if (height or 0) >= ROOMY else []
        below = draw(Group(*gap, *bottom))
        header = draw(self.header(leaf="1/1"))
        room = None if height is None else height - below.height - header.height - 2 * len(gap) - LOG_LINES - 1
        drawing = self.drawing(seat)
        leaves = self.leaves(drawing, self.match.table, None if room is None else max(FEWEST, room))
        number, block = ("", next(leaves).block) if leaf is None else turned(list(leaves), drawing.opened, leaf)
        above = draw(Group(self.header(leaf=number), *gap, block, *gap))
        if height is None:
            return Group(above, *self.told(self.log(seat)[news:], news), *bottom)
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
        leaves = self.leaves(self.drawing(seat, s), s, height - BIG_NEWS - 1)
        table = self.screen.block(Group(self.header(s), next(leaves).block))
        room = height - table.height - FEW_MENU_LINES - 4
        if len(news) <= min(max(room, LOG_LINES), BIG_NEWS):
            return None
        return Group(table, *self.told(news, 0))


def turned(leaves: Sequence[Leaf], opened: str, leaf: int) -> tuple[str, Block]:
    """One of several leaves, counted from the one with the opened part, and its number."""
    first = next((number for number, one in enumerate(leaves) if opened in one.titles), 0)
    at = (first + leaf) % len(leaves)
    return f"{at + 1}/{len(leaves)}" if len(leaves) > 1 else "", leaves[at].block


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column()
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid
