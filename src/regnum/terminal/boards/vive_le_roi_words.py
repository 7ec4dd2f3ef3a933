"""Vive le Roi! in words: characters and where they stand, the units, and all Ambition cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regnum.kernel import NOBODY

from ..heraldry import shield
from . import Item, Part, Sight, item, module_of


class Told:
    """Everything that lies on the table, part by part."""

    def __init__(self, sight: Sight, favourites: Callable[[int], list[int]]) -> None:
        """``favourites`` reads a Favourites card."""
        self.voice = sight.voice
        self.playing = sight.playing
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.favourites = favourites

    def say(self, name: str, **arguments: Any) -> str:
        return self.voice.say(f"roi-{name}", **arguments)

    def parts(self) -> Iterator[Part]:
        characters = range(self.rules.CHARACTERS)
        yield Part(self.say("characters"), [self.character(character) for character in characters])
        yield Part(self.say("units"), [self.unit(seat) for seat in range(self.s.players)])
        yield Part(self.say("round"), [*self.round()])
        if self.playing("ambition"):
            yield Part(self.say("ambitions"), [*self.ambitions()])

    def name(self, character: int) -> str:
        return self.voice.label("character", self.rules.CHARACTER[character])

    def character(self, character: int) -> Item:
        """Its letter and its place, with what that is worth to whoever favours it."""
        places = self.voice.game.book.catalogues["place"]
        place = self.s.place[character]
        return item(
            self.voice,
            f"{self.name(character)} ({self.rules.LETTERS[character]})",
            self.voice.label("place", places.names[place]),
            self.say("worth", points=places.points[place]),
        )

    def unit(self, seat: int) -> Item:
        """Scores, the last count, the vote cards left, and the cards that lie open."""
        persons = range(self.s.unit_sizes[seat])
        markers = range(1) if self.playing("team_scoring") else persons
        return item(
            self.voice,
            self.voice.seat(seat),
            self.say("first") if self.s.first == seat else "",
            self.say("score", points=" / ".join(str(self.s.score[seat][person]) for person in markers)),
            self.say("last-count", points=" / ".join(str(self.s.total[seat][person]) for person in persons)),
            self.say("hand", noes=self.s.noes[seat], stomachaches=self.s.stomachaches[seat]),
            *(self.card(self.s.favourites[seat][person]) for person in persons),
            *self.kept(seat),
            sign=shield(seat),
        )

    def card(self, card: int) -> str:
        """The Favourites on it, if it can be seen."""
        names = [self.name(name) for name in self.favourites(card)] if card >= 0 else []
        return self.say("favourites", names=", ".join(names)) if names else ""

    def kept(self, seat: int) -> Iterator[str]:
        if self.playing("ambition"):
            for card in self.s.kept[seat][: self.s.unit_sizes[seat]]:
                if card >= 0:
                    yield self.ambition(card)

    def ambition(self, card: int) -> str:
        cards = self.voice.game.book.catalogues["ambition"]
        return f"★ {self.voice.word('ambition', cards.names[card])} +{cards.points[card]}"

    def ambitions(self) -> Iterator[Item]:
        cards = self.voice.game.book.catalogues["ambition"]
        for card, name in enumerate(cards.names):
            yield item(self.voice, self.voice.word("ambition", name), f"+{cards.points[card]}")

    def round(self) -> Iterator[Item]:
        """Who was led to the throne, and how often courtiers have been sent away."""
        yield item(self.voice, self.say("rejections"), str(self.s.rejections))
        for title, seat in (("presenter", self.s.presenter), ("crowned-by", self.s.crowned_by)):
            if seat != NOBODY:
                yield item(self.voice, self.say(title), self.voice.seat(seat), sign=shield(seat))
        if self.s.king != NOBODY:
            yield item(self.voice, self.say("king"), self.name(self.s.king))
