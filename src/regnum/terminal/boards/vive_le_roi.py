"""Vive le Roi!: the castle in section, dungeons to the left, privies to the right, who is nowhere below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group
from rich.text import Text

from regnum.kernel import NOBODY, UNKNOWN

from ..heraldry import GOLD, QUIET, tile
from . import MESSAGES, Drawing, Sight, module_of
from .vive_le_roi_words import Told

WORDS = MESSAGES / "vive_le_roi.*.ftl"

NAMED_FROM = 84
"""The width from which there is room for the characters' names."""
TALL_FROM = 34
"""The height from which there is room for ceilings and the floors' names."""
ROOMS = 5
"""How many characters a drawn floor has room for: one more than the limit, for the Jester of VR-90."""
HEARTS = ("♥", "♦")
"""Marks the Favourites of a unit's first and second person."""
UP, OUT = "▴", "▸"
CARDS = {"yes": "#3E9B5F", "no": "#D0493C", "stomachache": "#9C6BC0"}


def draw(sight: Sight) -> Drawing:
    """The castle, the units' points and votes, and the looker's own cards."""
    castle = Castle(sight)
    told = Told(sight, castle.favourites)
    return Drawing(Group(*castle.lines()), castle.beside(), castle.below(), told.parts, legend=[castle.legend()])


class Castle:
    """One look at the castle."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s: Any = sight.table
        self.voice = sight.voice
        self.rules: Any = module_of(sight.voice.game, "table")
        self.named = sight.width >= NAMED_FROM
        self.tall = (sight.height or 0) >= TALL_FROM
        self.room = 12 if self.named else 3
        actions = sight.voice.game.actions
        self.movable = {actions.decoded(action)[1][0] for action in sight.offers if actions.verb(action).name == "move"}
        self.cards = self._cards(sight.seat)

    def _cards(self, seat: int | None) -> list[int]:
        """The Favourites cards of a unit that the looker may see, person by person."""
        if seat is None:
            return []
        persons = self.s.favourites[seat][: self.s.unit_sizes[seat]]
        return [card for card in persons if card not in (NOBODY, UNKNOWN)]

    # -- characters ------------------------------------------------------------------------------------------

    def favourites(self, card: int) -> list[int]:
        """The Favourites on a card, without the one that the option Banished seals."""
        is_favourite = module_of(self.voice.game, "count").IS_FAVOURITE
        return [name for at, name in enumerate(self.rules.NAMES_ON_CARD[card]) if is_favourite(self.s, card, at)]

    def colour(self, character: int) -> str:
        return str(self.rules.DATA["character"][character]["colour_hex"])

    def character(self, character: int) -> Text:
        """A letter (and a name) on the character's colour, hearts beside a Favourite, an arrow if it may move."""
        marks = [
            heart if character in self.favourites(card) else bracket
            for heart, card, bracket in zip(HEARTS, self.cards, "()", strict=False)
        ]
        left, right = (*marks, "(", ")")[:2] if len(marks) == 2 else ((*marks, "(")[0], ")")
        text = tile(self.colour(character), self.rules.LETTERS[character], left, right)
        if self.named:
            text.append(f" {self.voice.label('character', self.rules.CHARACTER[character])[:8]:<8}")
        return text

    def standing(self, place: int) -> list[int]:
        return [c for c in range(self.rules.CHARACTERS) if self.s.place[c] == place]

    def arrow(self, character: int, sign: str) -> Text:
        return Text(sign if character in self.movable else " ", style=f"bold {GOLD}")

    # -- the castle ------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Text]:
        yield self.roof()
        top = self.rules.FLOORS - 1
        for floor in range(top, -1, -1):
            if floor == top or self.tall:
                yield self.beam("┌┐" if floor == top else "├┤", floor)
            yield self.floor(floor)
        yield self.beam("└┘", NOBODY)
        yield from self.elsewhere()

    def beam(self, corners: str, floor: int) -> Text:
        """A ceiling, with the name of the floor below it where there is room."""
        name = f" {self.voice.label('place', str(floor))} " if self.tall and floor != NOBODY else ""
        text = Text(f"{'':9}{corners[0]}─", style=QUIET)
        text.append(name, style="italic")
        text.append("─" * (self.inside_width() - 1 - len(name)) + corners[1])
        return text

    def inside_width(self) -> int:
        rooms = ROOMS if not self.named else ROOMS - 1
        return rooms * (self.room + 1 + self.named) + 1

    def roof(self) -> Text:
        """The Throne Room, with a candidate or a King in it."""
        inside = Text()
        title = f"♛ {self.voice.label('place', 'throne')}"
        for character in self.standing(self.rules.THRONE):
            inside.append(" ")
            inside.append_text(self.character(character))
        width = self.inside_width()
        space = max(0, width - 2 - len(title) - inside.cell_len)
        line = Text(f"{'':10}")
        line.append("╱", style=QUIET)
        line.append(f"{'':{space // 2}}{title}", style=GOLD)
        line.append_text(inside)
        line.append(f"{'':{space - space // 2}}")
        line.append("╲", style=QUIET)
        return self.labelled(line, self.rules.THRONE)

    def floor(self, floor: int) -> Text:
        line = self.dungeon(floor)
        line.append(f"{floor} ", style=QUIET)
        line.append("│ ", style=QUIET)
        inside = Text()
        for character in self.standing(floor):
            inside.append_text(self.character(character))
            inside.append_text(self.arrow(character, UP))
            inside.append(" " * self.named)
        inside.truncate(self.inside_width() - 1, pad=True)
        line.append_text(inside)
        line.append("│", style=QUIET)
        line.append_text(self.privy(floor))
        return self.labelled(line, floor)

    def dungeon(self, floor: int) -> Text:
        return self.closet(f"D{floor}", self.rules.DUNGEONS, 7, "")

    def privy(self, floor: int) -> Text:
        text = Text(" ")
        text.append_text(self.closet(f"WC{floor}", self.rules.WCS, 9, OUT))
        return text

    def closet(self, name: str, closets: Iterable[int], width: int, sign: str) -> Text:
        """A WC or a dungeon beside its floor, with whoever is inside; blank where there is none."""
        text = Text()
        place = next((place for place in closets if self.rules.PLACES.names[place] == name), None)
        if place is not None:
            text.append(f"{name} " if name.startswith("D") else "WC ", style=QUIET)
            inside = self.standing(place)
            text.append_text(self.letter(inside[0]) if inside else Text("( )", style=QUIET))
            if inside and sign:
                text.append_text(self.arrow(inside[0], sign))
        text.truncate(width, pad=True)
        return text

    def letter(self, character: int) -> Text:
        return self.character(character)[:3]

    def labelled(self, line: Text, place: int) -> Text:
        """What a character is worth there."""
        line.truncate(self.inside_width() + (19 if self.named else 22), pad=True)
        points = self.rules.PLACES.points[place]
        line.append(f"{points:>+4}" if points else f"{points:>4}", style="bold")
        return line

    def elsewhere(self) -> Iterator[Text]:
        """The reserve, the box and the consort seat, if anybody is there."""
        off_board = ("reserve", "box", "consort")
        for place in (place for place, name in enumerate(self.rules.PLACES.names) if name in off_board):
            inside = self.standing(place)
            if inside:
                text = Text()
                text.append(f"{self.voice.label('place', self.rules.PLACES.names[place])} ", style=QUIET)
                for character in inside:
                    text.append_text(self.letter(character))
                yield text

    # -- the units -------------------------------------------------------------------------------------------

    def beside(self) -> list[Text]:
        """Points, the NO and Stomachache cards left, the card shown last, and a Favourites card that lies open."""
        return [self.unit(seat) for seat in range(self.s.players)]

    def unit(self, seat: int) -> Text:
        markers = module_of(self.voice.game, "markers").MARKERS
        scores = "/".join(str(score) for score in self.s.score[seat][: markers(self.s, seat)])
        most = max(markers(self.s, other) for other in range(self.s.players))
        text = Text()
        text.append(f"{scores:>{3 * most}} ", style="bold")
        self.hand(text, self.s.noes[seat], self.s.stomachaches[seat], self.s.shown_vote[seat])
        if self.named and seat != self.sight.seat:
            for card in self._cards(seat):
                letters = "".join(self.rules.LETTERS[name] for name in sorted(self.favourites(card)))
                text.append(f"  {letters}", style=QUIET)
        return text

    def hand(self, text: Text, noes: int, stomachaches: int, shown: int) -> None:
        """``NNN S  Y``: the cards left, and the one shown last."""
        no, ache = self.initial("no"), self.initial("stomachache")
        text.append(no * noes, style=f"bold {CARDS['no']}")
        text.append(" " * (max(self.rules.NOES) - noes + 1))
        text.append(ache if stomachaches else " ", style=f"bold {CARDS['stomachache']}")
        if shown >= 0:
            card = self.rules.VOTE_CARD[shown]
            text.append(" ")
            text.append_text(tile(CARDS[card], self.initial(card)))

    def initial(self, card: str) -> str:
        return self.voice.word("vote", card)[:1].upper()

    def legend(self) -> Text:
        return Text(self.voice.say("board-legend"), style=f"{QUIET} italic")

    def below(self) -> list[Text]:
        legend = [self.legend()] if self.named and self.tall else []
        return [*self.emissary(), *self.own_cards(), *legend]

    def emissary(self) -> Iterator[Text]:
        """His points, his pile and his open card (VR-190 to VR-192)."""
        if not self.sight.playing("emissary"):
            return
        text = Text(f"  ⚑  {self.voice.label('rival', 'emissary'):<10} ")
        text.append(f"{self.s.emissary_score:>3} ", style="bold")
        self.hand(text, self.s.emissary_noes, self.s.emissary_stomachaches, self.s.emissary_vote)
        if self.s.emissary_card >= 0:
            letters = "".join(self.rules.LETTERS[name] for name in self.favourites(self.s.emissary_card))
            text.append(f" {letters}", style=QUIET)
        yield text

    def own_cards(self) -> Iterator[Text]:
        """The looker's Favourites and Ambition, which nobody else sees."""
        for person, (heart, card) in enumerate(zip(HEARTS, self.cards, strict=False)):
            text = Text()
            text.append(f"{heart} ", style=GOLD)
            text.append(self.whose(person), style=QUIET)
            for name in sorted(self.favourites(card)):
                text.append_text(tile(self.colour(name), self.rules.LETTERS[name], "(", ")"))
            yield text
        if self.sight.seat is not None and self.sight.playing("ambition"):
            yield from self.ambitions(self.sight.seat)

    def whose(self, person: int) -> str:
        """Whose card it is, where two persons share the looker's seat."""
        seat = self.sight.seat
        return f"{self.voice.person(seat, person)} " if seat is not None and self.s.unit_sizes[seat] > 1 else ""

    def ambitions(self, seat: int) -> Iterator[Text]:
        """The cards that were kept, with what they pay for; the choices themselves say it of those to choose from."""
        cards = self.voice.game.book.catalogues["ambition"]
        for person, card in enumerate(self.s.kept[seat][: self.s.unit_sizes[seat]]):
            if card >= 0:
                text = Text("★ ", style=GOLD)
                text.append(self.whose(person), style=QUIET)
                text.append(self.voice.word("ambition", cards.names[card]), style="bold")
                text.append(f" – {self.voice.text('ambition', cards.names[card])}")
                yield text
