"""Krone & Schwert in words: spaces, players, cards, the people, the supply, and what is being fought over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import QUIET, shield
from . import Item, Part, Sight, item, module_of

MARK = {"none": " ", "castle": "▲", "small_city": "∎", "large_city": "■", "cathedral": "✚"}


class Told:
    """Everything that lies on the table, thing by thing."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.voice = sight.voice
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")

    def say(self, name: str, **arguments: Any) -> str:
        return self.voice.say(f"krone-{name}", **arguments)

    def parts(self, board: Iterable[Text]) -> Iterator[Part]:
        yield Part(self.say("map"), [Item("", self.signs()), *(Item("", row) for row in board)])
        if not all(self.s.laid) and not any(self.s.hand_size):
            yield Part(self.say("pieces"), [Item("", row) for row in self.pieces()])
        yield Part(self.say("players"), [self.player(seat) for seat in range(self.s.players)])
        yield Part(self.say("cards"), [self.kind(card) for card in range(self.rules.EVENT_CARDS)])
        yield Part(self.say("people"), [Item("", Text(line)) for line in self.moods()])
        revolt = [Item("", line) for line in self.last_revolt()]
        if revolt:
            yield Part(self.say("last-revolt"), revolt)
        yield Part(self.say("supply"), [self.supply(building, counts) for building, counts in self.built()])

    # -- spaces --------------------------------------------------------------------------------------------------

    def terrain(self, space: int) -> str:
        return str(self.rules.TERRAIN[self.rules.LAND[space]])

    def signs(self) -> Text:
        return Text(self.say("signs"), style=QUIET)

    def space(self, space: int) -> str:
        """Terrain, owner and building."""
        owner, building = self.s.owner[space], self.rules.BUILDING[self.s.building[space]]
        whose = self.say("free") if owner < 0 else self.voice.seat(owner)
        parts = [
            self.voice.word("thing", self.terrain(space)),
            self.say("yours") if owner == self.sight.seat else whose,
        ]
        return ", ".join(parts + ([] if building == "none" else [self.voice.label("building", building)]))

    def note(self, kind: str, word: str) -> str:
        """What a space or a card is."""
        if kind in ("space", "octagon", "square"):
            return self.space(self.rules.SPACE.index(word))
        return self.values(self.rules.ACTION_CARD.index(word)) if kind == "card" and self.is_action(word) else ""

    def is_action(self, word: str) -> bool:
        return word in tuple(self.rules.ACTION_CARD)

    def pieces(self) -> Iterator[Text]:
        """The pieces that are not on the table, side by side as printed, or the one that is being laid, as it turns."""
        left = [(piece, 0) for piece, laid in enumerate(self.s.laid) if not laid]
        turns = [(self.s.laying, quarters) for quarters in range(self.rules.QUARTERS)]
        shown = left if self.s.laying == NOBODY else turns
        heads = (self.rules.PIECE[piece] + (f" +{quarters}" if quarters else "") for piece, quarters in shown)
        yield Text("   ".join(f"{head:<9}" for head in heads), style="bold")
        for row in range(self.rules.ROWS):
            yield Text("   ".join(" ".join(self.printed(*one)[row]) for one in shown))

    def printed(self, piece: int, quarters: int) -> list[list[str]]:
        """The letters of a piece's terrain, row by row."""
        rows = [[""] * self.rules.COLUMNS for _ in range(self.rules.ROWS)]
        for place in range(self.rules.PER_PIECE):
            space = piece * self.rules.PER_PIECE + place
            row, column = self.rules.TURNED_ROW[quarters][place], self.rules.TURNED_COLUMN[quarters][place]
            rows[row][column] = self.letter(space)
        return rows

    def letter(self, space: int) -> str:
        """Its terrain: a capital on octagons."""
        letter = self.say(f"letter-{self.terrain(space)}")
        return letter.upper() if self.rules.OCTAGON[space] else letter

    # -- players -------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> str:
        """As far as they are known: all, what was announced last (there may be more), or nothing (KS-36, KS-38)."""
        if self.s.points[seat] >= 0:
            return str(self.s.points[seat])
        return "?" if self.s.announced[seat] == NOBODY else f"{self.s.announced[seat]}+"

    def built(self) -> tuple[tuple[str, list[int]], ...]:
        """How many of each building the players have."""
        return (
            ("castle", self.s.castles),
            ("small_city", self.s.small_cities),
            ("large_city", self.s.large_cities),
            ("cathedral", self.s.cathedrals),
        )

    def player(self, seat: int) -> Item:
        """Crown, Pope, points, cards, pawns, and every space with its terrain and building."""
        announced = self.s.announced[seat]
        own = [space for space, owner in enumerate(self.s.owner) if owner == seat]
        return item(
            self.voice,
            self.voice.seat(seat),
            self.say("king") if self.s.king == seat else "",
            self.say("visit") if self.s.papal_visit[seat] else "",
            self.say("points", points=self.points(seat)),
            self.say("announced", points=announced) if announced != NOBODY else "",
            self.say("hand", n=self.s.hand_size[seat]),
            self.seen(seat),
            self.say("pawns", n=self.s.spaces[seat], left=self.rules.PAWNS - self.s.spaces[seat]),
            *(f"{n} {self.voice.label('building', name)}" for name, counts in self.built() if (n := counts[seat])),
            Text(", ".join(self.at(space) for space in own), style=QUIET),
            sign=shield(seat),
        )

    def at(self, space: int) -> str:
        building = MARK[self.rules.BUILDING[self.s.building[space]]].strip()
        return f"{self.rules.SPACE[space]} {self.voice.word('thing', self.terrain(space))} {building}".strip()

    def seen(self, seat: int) -> str:
        """Cards of a hand that everybody has seen come back to it."""
        cards = self.cards(self.s.known[seat])
        return self.say("seen", cards=cards) if cards else ""

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        return self.voice.label("card", self.rules.EVENT_CARD[card])

    def cards(self, counts: Iterable[int]) -> str:
        return ", ".join(f"{n} × {self.card(card)}" for card, n in enumerate(counts) if n > 0)

    def values(self, card: int) -> str:
        return self.say("values", combat=self.rules.COMBAT[card], shields=self.rules.SHIELDS[card])

    def kind(self, card: int) -> Item:
        """What a card can do, how many there are, and how many lie in the discard."""
        name = self.rules.EVENT_CARD[card]
        return item(
            self.voice,
            self.card(card),
            self.values(card) if self.rules.SHIELDS[card] else "",
            self.voice.text("card", name),
            self.say("copies", n=self.rules.COUNT[card], discarded=self.s.discard[card]),
        )

    # -- the people, the piles, the end --------------------------------------------------------------------------

    def people(self) -> str:
        deck = self.rules.PEOPLE - self.s.swords - self.s.crowns
        return self.say("mood", swords=self.s.swords, crowns=self.s.crowns, deck=deck)

    def piles(self) -> str:
        discarded = sum(self.s.discard)
        return self.say("piles", pile=self.s.pile_size, discarded=discarded, points=self.s.action_points)

    def moods(self) -> list[str]:
        return [self.people(), self.piles(), *([self.end_phase()] if self.s.end_phase else [])]

    def end_phase(self) -> str:
        return self.say("end-phase", cards=self.s.above_the_end)

    def supply(self, building: str, counts: list[int]) -> Item:
        left = self.rules.DATA["supply"][building] - sum(counts)
        return item(self.voice, self.voice.label("building", building), self.say("left", n=left))

    # -- attack and revolt ---------------------------------------------------------------------------------------

    def attack(self) -> Iterator[Text]:
        """The space under attack, and the cards that were played."""
        if self.s.target != NOBODY:
            yield Text(self.say("target", space=self.rules.SPACE[self.s.target], is_=self.space(self.s.target)))
            yield from self.on_table()

    def on_table(self) -> Iterator[Text]:
        """Everybody's side and cards."""
        for seat in range(self.s.players):
            cards, side = self.cards(self.s.on_table[seat]), self.s.side[seat]
            if cards or side != NOBODY:
                text = shield(seat).append(" ")
                text.append("" if side == NOBODY else f"{self.voice.label('side', self.rules.SIDE[side])} ")
                yield text.append(cards)

    def last_revolt(self) -> Iterator[Text]:
        yield from self.on_table()
        if self.s.rebel_points or self.s.royal_points:
            yield Text(self.say("sides", rebels=self.s.rebel_points, royals=self.s.royal_points))

    def secretly(self, seat: int) -> Iterator[Text]:
        """What the looker has chosen for a revolt and nobody else sees."""
        cards, vote = self.cards(self.s.committed[seat]), self.s.vote[seat]
        if cards or vote >= 0:
            side = self.voice.label("side", self.rules.SIDE[vote]) if vote >= 0 else ""
            yield Text(self.say("secretly", chosen=" ".join(filter(None, (side, cards)))))
