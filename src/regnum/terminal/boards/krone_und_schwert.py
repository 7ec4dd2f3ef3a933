"""Krone & Schwert: the assembled board, a cell for every space, with its terrain, its owner and its building."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group
from rich.text import Text

from ..heraldry import ARMS, GOLD, QUIET, ink_on
from . import MESSAGES, Drawing, Part, Sight, offered
from .krone_und_schwert_words import MARK, Told

WORDS = MESSAGES / "krone_und_schwert.*.ftl"

CELL, NAMED_CELL = 3, 6
"""How wide a space is drawn, and with its name."""
FEW = 20
"""So many spaces that can be chosen are worth pointing out."""
TALL = 30
"""Screens with fewer lines leave the legend to the help."""
GROUND = {"prairie": "#C9C27A", "mountain": "#9A9A9A", "forest": "#5F6B2F"}
VISIT = "†"


def draw(sight: Sight) -> Drawing:
    """The board, the players' buildings and cards, the people and the looker's own hand."""
    land = Land(sight)
    players = [land.player(seat) for seat in range(land.s.players)]
    verbs = {sight.voice.game.actions.verb(action).name for action in sight.offers}
    opened = land.say("pieces") if verbs & {"lay", "turn"} else ""
    board = Group(*land.map(sight.width))
    return Drawing(board, players, [*land.below()], land.parts, opened, [land.legend()])


def note(sight: Sight, action: int) -> str:
    """Terrain, owner and building of a space, combat value and shields of a card."""
    told = Told(sight)
    verb, numbers = sight.voice.game.actions.decoded(action)
    words = [(p.kind, p.write(n)) for p, n in zip(verb.parameters, numbers, strict=True) if p.words]
    return ", ".join(filter(None, (told.note(kind, word) for kind, word in words)))


class Land:
    """One look at the board."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.told = Told(sight)
        self.s, self.rules, self.say = self.told.s, self.told.rules, self.told.say
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

    def map(self, width: int) -> Iterator[Text]:
        """With all names where they fit beside the players, else with the names of what can be chosen."""
        columns = {column for _, column in self.places()}
        if len(columns) * NAMED_CELL <= width:
            return self.rows(NAMED_CELL, self.named)
        return self.rows(CELL, self.short)

    def parts(self) -> Iterator[Part]:
        return self.told.parts(self.map_in_full())

    def map_in_full(self) -> Iterator[Text]:
        """Every space with its name, owner, building and terrain, whatever can be chosen."""
        return self.rows(NAMED_CELL, self.named)

    def rows(self, cell: int, draw: Callable[[int], Text]) -> Iterator[Text]:
        """Row by row, set apart if there is room, and in as many bands of columns as the screen is too narrow for."""
        places = self.places()
        rows, columns = sorted({row for row, _ in places}), sorted({column for _, column in places})
        room = self.sight.width if draw == self.short else self.sight.screen
        gap = " " if len(columns) * (cell + 1) <= room else ""
        at_once = max(1, self.sight.screen // cell)
        for start in range(0, len(columns), at_once):
            for row in rows:
                text = Text()
                for column in columns[start : start + at_once]:
                    space = places.get((row, column))
                    text.append_text(Text(" " * cell) if space is None else draw(space)).append(gap)
                yield text

    def named(self, space: int) -> Text:
        """Name, owner, building and terrain."""
        return Text(self.rules.SPACE[space] + "".join(self.signs(space)), style=self.style(space))

    def short(self, space: int) -> Text:
        """Owner, building and terrain, or the name of what can be chosen."""
        name = self.rules.SPACE[space]
        return Text(name if name in self.offered else "".join(self.signs(space)), style=self.style(space))

    def signs(self, space: int) -> tuple[str, str, str]:
        """The sign of the owner, that of the building, and the terrain's letter: a capital on octagons."""
        owner = self.s.owner[space]
        mark = MARK[self.rules.BUILDING[self.s.building[space]]]
        return " " if owner < 0 else ARMS[owner].sign, mark, self.told.letter(space)

    def style(self, space: int) -> str:
        owner = self.s.owner[space]
        ground = GROUND[self.told.terrain(space)] if owner < 0 else ARMS[owner].field
        emphasis = ""
        if self.rules.SPACE[space] in self.offered:
            emphasis = "bold underline " if len(self.offered) <= FEW else "bold "
        return f"{emphasis}{ink_on(ground)} on {ground}"

    # -- the players -----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        """Points as far as they are known, spaces, buildings, cards; a crown for the king, a cross for the Pope."""
        text = Text("♛ " if self.s.king == seat else "  ", style=GOLD)
        text.append(f"{self.told.points(seat):>3} ", style="bold not dim default")
        text.append(f"{self.s.spaces[seat]:>2}", style="default")
        for building, counts in self.told.built():
            if counts[seat]:
                text.append(f" {MARK[building]}{counts[seat]}", style="default")
        text.append(f" ·{self.s.hand_size[seat]}", style=QUIET)
        text.append(f" {VISIT}" if self.s.papal_visit[seat] else "", style=GOLD)
        return text

    def legend(self) -> Text:
        return Text(self.say("legend"), style=f"{QUIET} italic")

    def below(self) -> Iterator[Text]:
        if (self.sight.height or TALL) >= TALL:
            yield self.legend()
        yield from map(Text, self.told.moods())
        yield from self.told.attack()
        yield from self.own_hand()

    def own_hand(self) -> Iterator[Text]:
        """How many of each card, and in brackets combat value and shields."""
        if self.sight.seat is not None:
            hand = self.s.hand[self.sight.seat]
            for card, count in enumerate(hand):
                if count > 0:
                    text = Text(f"{count} × ", style="bold")
                    text.append(self.told.card(card), style="not bold")
                    text.append(f" {self.rules.COMBAT[card]}/{self.rules.SHIELDS[card]}", style="not bold")
                    yield text
            yield from self.told.secretly(self.sight.seat)
