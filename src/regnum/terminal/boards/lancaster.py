"""Lancaster: the counties with their knights, the conflicts, the laws, and each house's court and stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import GOLD, QUIET, shield
from . import MESSAGES, Drawing, Sight, module_of, offered
from .lancaster_expansions import Expansions
from .lancaster_words import Told

WORDS = MESSAGES / "lancaster.*.ftl"

NAME, SHORT_NAME = 16, 14
"""How wide the names of places are, and where lines are few."""
PIECES, FEW_PIECES = 12, 9
"""How wide the knights in a county may be, and where lines are few."""
LOW = 30
"""Screens with fewer lines get a board that is drawn closer."""
HALF = 39
"""How wide one of two counties on a line is then."""
FIRST = "⚑"
AT_HOME = ("reserve", "court", "removed")
BOARDS_OF_THEIR_OWN = ("chancellor", "constable", "chamberlain", "treasury", "dungeon")


def draw(sight: Sight) -> Drawing:
    """England, France, parliament and the houses."""
    england = England(sight)
    players = [england.player(seat) for seat in range(england.s.players)]
    voting = england.low and any(sight.voice.game.actions.verb(action).name == "vote" for action in sight.offers)
    opened = england.expansions.say("parliament") if voting else ""
    board = Group(*england.lines())
    return Drawing(board, players, [*england.below()], england.told.parts, opened, [*england.legend()])


class England:
    """One look at the board."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.voice = sight.voice
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.places = sight.voice.game.book.catalogues["place"].names
        self.offered = offered(sight, "place")
        self.expansions = Expansions(sight, self.strengths)
        self.told = Told(sight, self.expansions)
        self.low = sight.height is not None and sight.height < LOW

    def lines(self) -> Iterator[Text]:
        yield from self.in_columns([self.county(county) for county in range(self.rules.COUNTIES)])
        fought = [conflict for conflict in range(self.rules.CONFLICTS) if self.s.card[conflict] != NOBODY]
        yield from self.in_columns([self.conflict(conflict) for conflict in fought])
        yield from self.elsewhere()
        yield from self.tiles()
        yield from self.expansions.close_lines() if self.low else self.expansions.lines(NAME)

    # -- places ------------------------------------------------------------------------------------------------

    def place(self, name: str) -> Text:
        """A place's name, golden if a knight can go there."""
        style = f"bold {GOLD}" if name in self.offered else ""
        return Text(f"{self.voice.label('place', name):<{SHORT_NAME if self.low else NAME}} ", style=style)

    def in_columns(self, drawn: list[Text]) -> Iterator[Text]:
        """One on each line, or two where lines are few and both fit."""
        if not self.low or any(text.cell_len > HALF for text in drawn):
            yield from drawn
            return
        rows = (len(drawn) + 1) // 2
        for row in range(rows):
            text = drawn[row]
            if row + rows < len(drawn):
                text.pad_right(HALF + 1 - text.cell_len)
                text.append_text(drawn[row + rows])
            yield text

    def county(self, county: int) -> Text:
        """The least strength, the knight with its squires, the nobles left, and the reward."""
        name, data = self.rules.COUNTY[county], self.rules.DATA["county"][county]
        text = Text()
        text.append_text(self.place(name))
        text.append(f"{data['min']} ", style="bold")
        pieces = self.knights(name)
        pieces.append(f"+{self.s.beside[county]}" if self.s.beside[county] else "")
        pieces.append(self.expansions.in_county(county))
        pieces.pad_right(max(0, (FEW_PIECES if self.low else PIECES) - pieces.cell_len))
        text.append_text(pieces)
        if self.s.noble_kind[county] != NOBODY:
            kind = self.voice.label("noble", self.rules.NOBLE[self.s.noble_kind[county]])
            text.append(f"{'' if self.low else f'{kind} '}×{self.s.nobles_left[county]} ", style=QUIET)
        text.append(self.short(data["reward"]) if self.low else self.told.reward(data["reward"]), style=GOLD)
        return text

    def short(self, reward: list[dict[str, Any]]) -> str:
        """A reward in very few letters."""
        return "+".join(self.voice.say(f"lancaster-short-{part['kind']}", n=part.get("n", 1)) for part in reward)

    def tiles(self) -> Iterator[Text]:
        """The reward tiles that lie on counties."""
        tiles = ((name, self.expansions.tile(county)) for county, name in enumerate(self.rules.COUNTY))
        found = [f"{self.voice.label('place', name)}{self.voice.colon}{tile}" for name, tile in tiles if tile]
        if found:
            yield Text(" · ".join(found), style=GOLD)

    def conflict(self, conflict: int) -> Text:
        """The English from the top space down, their strength against the French, and the points by rank."""
        name, card = self.rules.CONFLICT[conflict], self.s.card[conflict]
        battles = self.told.battles
        text = Text()
        text.append_text(self.place(name))
        text.append(f"{self.told.england(conflict)}:{battles.CARD_STRENGTH[card]} ", style="bold")
        stands = self.expansions.stands(conflict)
        stands.pad_right(max(0, FEW_PIECES - stands.cell_len))
        text.append_text(stands)
        text.append(f" {'/'.join(str(points) for points in battles.CARD_POINTS[card])}", style=GOLD)
        return text

    def knights(self, name: str) -> Text:
        """Every house's knights in one place, by their strengths."""
        text = Text()
        place = self.places.index(name)
        for house in range(self.s.houses):
            strengths = self.strengths(house, place)
            if strengths:
                text.append_text(shield(house))
                text.append(f"{strengths} ", style="bold")
        return text

    def strengths(self, house: int, place: int) -> str:
        there = (self.rules.STRENGTH[k] for k in range(self.rules.KNIGHTS) if self.s.place[house][k] == place)
        return " ".join(str(strength) for strength in there)

    def elsewhere(self) -> Iterator[Text]:
        """Any other places, if anybody is there."""
        drawn = (*self.rules.COUNTY, *self.rules.CONFLICT, *AT_HOME, *BOARDS_OF_THEIR_OWN)
        for name in self.places:
            pieces = self.knights(name)
            if name not in drawn and not name.startswith("castle") and pieces.plain:
                text = self.place(name)
                text.append_text(pieces)
                yield text

    def laws(self, title: str, laws: list[int]) -> Iterator[Text]:
        """Their names; what they say has a part of its own."""
        names = [self.told.law(law).name for law in laws if law != NOBODY]
        if names:
            text = Text()
            text.append(f"{self.voice.say(f'lancaster-{title}')}: ", style=QUIET)
            text.append(", ".join(names))
            yield text

    # -- houses ------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        """Points, vote markers, squires and gold where they are known, nobles, and the knights at court."""
        text = Text()
        text.append(f"{self.s.score[seat]:>3} ", style="bold")
        stock = {"votes": self.s.votes, "squires": self.s.squires, "gold": self.s.gold}
        owned = {good: counts[seat] for good, counts in stock.items()} | {"nobles": sum(self.s.noble[seat])}
        for good, count in owned.items():
            text.append(f"{self.voice.say(f'lancaster-letter-{good}')}{count if count >= 0 else '?'} ")
        text.append(self.expansions.of_player(seat))
        text.append(self.strengths(seat, self.places.index("court")), style=GOLD)
        text.append(f" {FIRST}" if self.s.first == seat else "", style=GOLD)
        return text

    def legend(self) -> Iterator[Text]:
        yield Text(self.voice.say("legend-lancaster"), style=f"{QUIET} italic")
        yield from self.expansions.legend()

    def below(self) -> Iterator[Text]:
        castles = [*self.castles()]
        if self.low:
            yield from [Text("  ").join(castles)] if castles else []
            yield from self.laws("in-force", self.s.in_force)
            yield from self.laws("proposals", self.s.proposal)
        else:
            yield from (*self.legend(), *castles)
            yield from (item.text for item in (*self.told.in_force(), *self.told.proposals()))

    def castles(self) -> Iterator[Text]:
        for house in range(self.s.houses):
            spaces = ", ".join(self.castle(house))
            if spaces:
                text = Text()
                text.append_text(shield(house))
                text.append(f" {spaces}")
                yield text

    def castle(self, house: int) -> Iterator[str]:
        """The castle's spaces with a knight or an extension; of an ally also who is at court."""
        court = self.strengths(house, self.places.index("court"))
        if house >= self.s.players and court:
            yield f"{self.voice.label('place', 'court')} {court}"
        for space, name in enumerate(self.voice.game.book.catalogues["item"].names):
            knight = self.strengths(house, self.places.index(f"castle-{name}"))
            built = space < self.rules.TILES and self.s.built[house][space]
            if knight or built:
                yield f"{self.voice.label('item', name)}{' +' if built else ''} {knight}".strip()
