"""Lang lebe der König: the counties from north to south, whose they are, and where one can go from each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.text import Text

from ..heraldry import GOLD, QUIET, shield
from . import MESSAGES, Drawing, Sight, module_of, offered
from .lang_lebe_der_koenig_words import Told

WORDS = MESSAGES / "lang_lebe_der_koenig.*.ftl"

NOBLE, COURTIER, CONTESTED = "♞", "●", "×"
NAME = 11
"""How many letters of a county's name are shown."""
PIECES = 14
"""How wide the pieces in a county may be: an owner's and an intruder's."""


def draw(sight: Sight) -> Drawing:
    """The map as a list, the players' votes, and a confrontation while there is one."""
    realm = Realm(sight)
    players = [realm.player(seat) for seat in range(realm.s.players)]
    return Drawing(Group(*realm.counties()), players, realm.below(), realm.told.parts, legend=[realm.legend()])


class Realm:
    """One look at the map."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.golden = offered(sight, "county")
        self.told = Told(sight)
        self.codes = short_names([self.name(county) for county in range(self.rules.COUNTIES)])

    def name(self, county: int) -> str:
        return self.sight.voice.label("county", self.rules.COUNTY[county])

    def in_play(self, county: int) -> bool:
        return bool(self.rules.IN_PLAY[self.s.players][county])

    # -- the map -----------------------------------------------------------------------------------------------

    def counties(self) -> Iterator[Text]:
        for county in range(self.rules.COUNTIES):
            if self.in_play(county):
                yield self.county(county)

    def county(self, county: int) -> Text:
        """Name, value, pieces and neighbours; golden if it can be chosen."""
        text = Text(CONTESTED if county == self.s.contested else " ", style="")
        chosen = self.rules.COUNTY[county] in self.golden
        text.append(f"{self.name(county):<{NAME}.{NAME}} ", style=f"bold {GOLD}" if chosen else "")
        text.append(f"{self.rules.VOTES[county]} ", style="bold")
        pieces = self.pieces(county)
        pieces.truncate(PIECES, pad=True)
        text.append_text(pieces)
        codes = [
            self.codes[n] for n in range(self.rules.COUNTIES) if self.rules.ADJACENT[county][n] and self.in_play(n)
        ]
        text.append(" ".join(codes), style=QUIET)
        return text

    def pieces(self, county: int) -> Text:
        """Whoever stands there: an owner, and an intruder during a confrontation."""
        text = Text()
        for seat in range(self.s.players):
            courtiers = self.s.courtiers[seat][county]
            noble = NOBLE if self.s.noble[seat] == county else ""
            if courtiers or noble:
                text.append_text(shield(seat))
                text.append(f"{noble}{COURTIER * courtiers} ")
        return text

    # -- the players -----------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Text:
        """Votes of the counties and bonus, cards, courtiers in reserve."""
        votes = sum(self.rules.VOTES[c] for c in range(self.rules.COUNTIES) if self.holds(seat, c))
        text = Text()
        text.append(f"{votes:>2}+{self.s.bonus[seat]:<2}", style="bold")
        text.append(f" {self.s.cards[seat]:>2} {self.s.reserve[seat]:>2}")
        return text

    def holds(self, seat: int, county: int) -> bool:
        return bool(self.s.courtiers[seat][county]) or self.s.noble[seat] == county

    def legend(self) -> Text:
        majority = self.rules.MAJORITY[self.s.players]
        said = self.sight.voice.say("legend-lang_lebe_der_koenig", majority=majority)
        return Text(said, style=f"{QUIET} italic")

    def below(self) -> list[Text]:
        return [self.legend(), *self.own_hand(), *self.confrontation(), *self.to_lay()]

    def to_lay(self) -> Iterator[Text]:
        """The dice that the looker lays on cards now."""
        verbs = {self.sight.voice.game.actions.verb(action).name for action in self.sight.offers}
        if "lay" in verbs:
            yield from (item.text for item in self.told.last_roll())

    def own_hand(self) -> Iterator[Text]:
        if self.sight.seat is not None:
            text = Text()
            for card, count in zip(self.rules.CARD, self.s.hand[self.sight.seat], strict=True):
                text.append(f"{self.sight.voice.label('card', card)}: ", style=QUIET)
                text.append(f"{count}  ", style="bold")
            yield text

    def confrontation(self) -> Iterator[Text]:
        """The cards that were revealed, highest first, the dice upon them, and the scores."""
        for seat in range(self.s.players):
            if self.s.contested >= 0 and any(self.s.played[seat]):
                text = Text()
                text.append_text(shield(seat))
                cards = [c for c in reversed(range(self.rules.CARDS)) for _ in range(self.s.played[seat][c])]
                for card, die in zip(cards, self.s.laid[seat], strict=False):
                    text.append(f" {self.sight.voice.label('card', self.rules.CARD[card])}", style=QUIET)
                    text.append(f"·{die}" if die else "", style="bold")
                text.append(f" = {self.s.score[seat]}" if self.s.score[seat] else "", style=f"bold {GOLD}")
                yield text


def short_names(names: list[str]) -> list[str]:
    """For each name the shortest beginning of two letters or more that no other has."""
    found = []
    for name in names:
        lengths = range(2, len(name) + 1)
        unique = (n for n in lengths if sum(other.startswith(name[:n]) for other in names) == 1)
        found.append(name[: next(unique, len(name))])
    return found
