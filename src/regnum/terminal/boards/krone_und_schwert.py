"""Krone & Schwert: the assembled board, a cell for every space, with its terrain, its owner and its building."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.text import Text

from ..heraldry import ARMS, GOLD, QUIET, ink_on
from . import Drawing, Sight, module_of, offered

NAMED_FROM = 80
"""The width from which there is room for the spaces' names."""
FEW = 20
"""So many spaces that can be chosen are worth pointing out."""
GROUND = {"prairie": "#C9C27A", "mountain": "#9A9A9A", "forest": "#5F6B2F"}
LETTER = {"prairie": "p", "mountain": "m", "forest": "f"}
MARK = {"none": " ", "castle": "▲", "small_city": "∎", "large_city": "■", "cathedral": "✚"}


def draw(sight: Sight) -> Drawing:
    """The board, the players' buildings and cards, the people and the looker's own hand."""
    land = Land(sight)
    return Drawing(Group(*land.rows()), [land.player(seat) for seat in range(land.s.players)], land.below())


class Land:
    """One look at the board."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.voice = sight.voice
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.named = sight.width >= NAMED_FROM
        self.offered = offered(sight, "space", "octagon", "square")

    # -- the board -----------------------------------------------------------------------------------------------

    def places(self) -> dict[tuple[int, int], int]:
        """Every space on the table by its row and column (KS-15)."""
        found = {}
        for piece in range(self.rules.PIECES):
            if self.s.laid[piece]:
                quarters = self.s.quarters[piece]
                for place in range(self.rules.PER_PIECE):
                    row = self.s.corner_row[piece] + self.rules.TURNED_ROW[quarters][place]
                    column = self.s.corner_column[piece] + self.rules.TURNED_COLUMN[quarters][place]
                    found[row, column] = piece * self.rules.PER_PIECE + place
        return found

    def rows(self) -> Iterator[Text]:
        places = self.places()
        if not places:
            return
        columns = [column for _, column in places]
        for row in range(min(row for row, _ in places), max(row for row, _ in places) + 1):
            text = Text()
            for column in range(min(columns), max(columns) + 1):
                space = places.get((row, column))
                text.append_text(Text(" " * (5 if self.named else 3)) if space is None else self.cell(space))
            yield text

    def cell(self, space: int) -> Text:
        """Owner, building and terrain (a capital on octagons); its name if it can be chosen, or where there is room."""
        terrain = self.rules.TERRAIN[self.rules.LAND[space]]
        owner = self.s.owner[space]
        ground = GROUND[terrain] if owner < 0 else ARMS[owner].field
        sign = " " if owner < 0 else ARMS[owner].sign
        mark = MARK[self.rules.BUILDING[self.s.building[space]]]
        letter = LETTER[terrain].upper() if self.rules.OCTAGON[space] else LETTER[terrain]
        name, chosen = self.rules.SPACE[space], self.rules.SPACE[space] in self.offered
        emphasis = ("bold underline " if len(self.offered) <= FEW else "bold ") if chosen else ""
        style = f"{emphasis}{ink_on(ground)} on {ground}"
        if self.named:
            return Text(f"{name}{sign}{mark if mark != ' ' else letter}", style=style)
        return Text(name if chosen else f"{sign}{mark}{letter}", style=style)

    # -- the players -----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        """Points where they are known, spaces, buildings, cards; a crown for the king."""
        text = Text("♛ " if self.s.king == seat else "  ", style=GOLD)
        points = self.s.points[seat]
        text.append(f"{points if points >= 0 else '?':>3} ", style="bold not dim default")
        text.append(f"{self.s.spaces[seat]:>2}", style="default")
        built = (
            (MARK["castle"], self.s.castles),
            (MARK["small_city"], self.s.small_cities),
            (MARK["large_city"], self.s.large_cities),
            (MARK["cathedral"], self.s.cathedrals),
        )
        for mark, counts in built:
            if counts[seat]:
                text.append(f" {mark}{counts[seat]}", style="default")
        text.append(f" ·{self.s.hand_size[seat]}", style=QUIET)
        return text

    def below(self) -> list[Text]:
        legend = Text(self.voice.say("legend-krone_und_schwert"), style=f"{QUIET} italic")
        people = self.voice.say("legend-krone_und_schwert-people", swords=self.s.swords, points=self.s.action_points)
        return [legend, Text(people), *self.own_hand()]

    def own_hand(self) -> Iterator[Text]:
        if self.sight.seat is not None:
            hand = self.s.hand[self.sight.seat]
            for card, count in zip(self.rules.ACTION_CARD, hand, strict=True):
                if count > 0:
                    text = Text(f"{count} × ", style="bold")
                    text.append(self.voice.label("card", card), style="not bold")
                    yield text
