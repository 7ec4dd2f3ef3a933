"""Lang lebe der König in words: counties with their neighbours, players, cards and elections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import shield
from . import Item, Part, Sight, item, module_of


class Told:
    """Everything that lies on the table, part by part."""

    def __init__(self, sight: Sight) -> None:
        self.voice = sight.voice
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.playing = sight.playing

    def say(self, name: str, **arguments: Any) -> str:
        return self.voice.say(f"koenig-{name}", **arguments)

    def parts(self) -> Iterator[Part]:
        in_play = self.rules.IN_PLAY[self.s.players]
        counties = [self.county(county) for county in range(self.rules.COUNTIES) if in_play[county]]
        yield Part(self.say("counties"), counties)
        yield Part(self.say("players"), [self.player(seat) for seat in range(self.s.players)])
        yield Part(self.say("cards"), [*self.cards_and_elections()])

    def name(self, county: int) -> str:
        return self.voice.label("county", self.rules.COUNTY[county])

    def county(self, county: int) -> Item:
        """Votes, who stands there, what the turn has done to it, and where one can go from it."""
        in_play = self.rules.IN_PLAY[self.s.players]
        near = [n for n in range(self.rules.COUNTIES) if self.rules.ADJACENT[county][n] and in_play[n]]
        return item(
            self.voice,
            self.name(county),
            self.say("votes", n=self.rules.VOTES[county]),
            *self.pieces(county),
            self.say("contested") if self.s.contested == county else "",
            self.say("entered") if self.s.entered[county] else "",
            self.say("barred") if self.s.barred == county else "",
            self.say("near", counties=", ".join(self.name(n) for n in near)),
        )

    def pieces(self, county: int) -> Iterator[Text]:
        for seat in range(self.s.players):
            noble, courtiers = self.s.noble[seat] == county, self.s.courtiers[seat][county]
            if noble or courtiers:
                said = self.say("noble-and-courtiers" if noble else "courtiers", n=courtiers)
                yield shield(seat).append(f" {said}")

    def player(self, seat: int) -> Item:
        """Cards, courtiers in reserve, bonus votes, the last election, and the cards that everybody can tell."""
        known = self.cards(self.s.known[seat])
        return item(
            self.voice,
            self.voice.seat(seat),
            self.say("hand", n=self.s.cards[seat]),
            self.say("seen", cards=known) if known else "",
            self.say("reserve", n=self.s.reserve[seat]),
            self.say("bonus", n=self.s.bonus[seat]),
            self.say("last-election", votes=self.s.votes[seat]) if self.s.elections else "",
            sign=shield(seat),
        )

    def cards(self, counts: Iterable[int]) -> str:
        kinds = zip(self.rules.CARD, counts, strict=True)
        return ", ".join(f"{n} × {self.voice.label('card', card)}" for card, n in kinds if n > 0)

    def cards_and_elections(self) -> Iterator[Item]:
        yield item(self.voice, self.say("discarded"), self.cards(self.s.discarded) or "–")
        yield item(self.voice, self.say("face-down"), str(self.s.face_down))
        yield item(self.voice, self.say("majority"), str(self.rules.MAJORITY[self.s.players]))
        yield item(self.voice, self.say("elections"), str(self.s.elections))
        if self.playing("idle_limit"):
            turns = self.s.idle_limit * self.s.players
            yield item(self.voice, self.say("idle"), self.say("idle-turns", n=self.s.idle_turns, limit=turns))

        yield from self.last_roll()

    def last_roll(self) -> Iterator[Item]:
        """The card staked on a single roll, and the dice that lie on no card."""
        dice = " ".join(str(die) for die in self.s.dice if die)
        stake = self.s.stake
        card = self.say("stake", card=self.voice.label("card", self.rules.CARD[stake])) if stake != NOBODY else ""
        if self.s.roller != NOBODY and (dice or card):
            yield item(
                self.voice,
                self.say("last-roll"),
                self.voice.seat(self.s.roller),
                dice,
                card,
                sign=shield(self.s.roller),
            )
