"""Lancaster in words: what every county gives, what a conflict is worth, what the laws say, what each house has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import GOLD, shield
from . import Item, Part, Sight, item, module_of
from .lancaster_expansions import Expansions
from .lancaster_expansions_words import ToldOfExpansions


class Told:
    """Everything that lies on the table, part by part."""

    def __init__(self, sight: Sight, expansions: Expansions) -> None:
        self.voice = sight.voice
        self.s: Any = sight.table
        self.rules: Any = module_of(sight.voice.game, "table")
        self.battles: Any = module_of(sight.voice.game, "battles")
        self.places = sight.voice.game.book.catalogues["place"].names
        self.laws = sight.voice.game.book.catalogues["law"].names
        self.expansions = expansions
        self.say = expansions.say
        self.further = ToldOfExpansions(sight, expansions)

    def parts(self) -> Iterator[Part]:
        yield self.part("parliament", [*self.proposals(), *self.in_force(), *self.last_votes()])
        yield self.part("counties", [self.county(county) for county in range(self.rules.COUNTIES)])
        yield self.part("conflicts", [*self.conflicts(), self.deck()])
        yield self.part("houses", [self.house(house) for house in range(self.s.houses)])
        yield self.part("castle", [*self.castle_spaces()])
        yield self.part("favours", [*self.favours()])
        yield from self.further.parts()
        yield self.part("supply", [*self.supply()])
        yield self.part("pile", [self.law(law) for law in range(len(self.laws)) if self.s.pile[law]])

    def part(self, name: str, items: Sequence[Item]) -> Part:
        return Part(self.say(name), items)

    # -- parliament ----------------------------------------------------------------------------------------------

    def law(self, law: int) -> Item:
        name = self.laws[law]
        return item(self.voice, self.voice.label("law", name), self.voice.text("law", name))

    def listed(self, title: str, laws: Sequence[int]) -> Iterator[Item]:
        known = [law for law in laws if law != NOBODY]
        if known:
            yield Item("", Text(self.say(title), style="italic"))
        for law in known:
            yield self.law(law)

    def in_force(self) -> Iterator[Item]:
        return self.listed("in-force", self.s.in_force)

    def proposals(self) -> Iterator[Item]:
        """The one that is voted on is the first that is still there."""
        return self.listed("proposals", self.s.proposal)

    def last_votes(self) -> Iterator[Item]:
        """How everybody voted last, and the markers that they have."""
        for seat in range(self.s.players):
            side = self.s.shown_side[seat]
            voted = [] if side < 0 else [self.voice.label("side", self.rules.SIDE[side]), self.s.shown_markers[seat]]
            said = self.say("voted", side=voted[0], markers=voted[1]) if voted else ""
            has = self.voice.say("part-votes", n=self.s.votes[seat])
            yield item(self.voice, self.voice.seat(seat), has, said, self.expansions.left_over(seat), sign=shield(seat))

    # -- places --------------------------------------------------------------------------------------------------

    def reward(self, parts: Sequence[dict[str, Any]]) -> str:
        """What is printed, in words."""
        said = [self.voice.say(f"part-{part['kind']}", n=part.get("n", 1)) for part in parts]
        return " + ".join(said)

    def county(self, county: int) -> Item:
        """Its letter, who may go there, what it gives, its nobles, and who is there."""
        data = self.rules.DATA["county"][county]
        kind = self.s.noble_kind[county]
        noble = self.voice.label("noble", self.rules.NOBLE[kind]) if kind != NOBODY else ""
        return item(
            self.voice,
            f"{self.voice.label('place', self.rules.COUNTY[county])} ({data['letter']})",
            self.say("least", n=data["min"]),
            Text(self.reward(data["reward"]), style=GOLD),
            self.say("names-first") if data.get("names_first_player") else "",
            self.expansions.tile(county),
            f"{noble} ×{self.s.nobles_left[county]}" if noble else "",
            self.there(self.rules.COUNTY[county], self.s.beside[county], self.expansions.in_county(county)),
        )

    def there(self, place: str, squires: int, signs: str) -> Text:
        """Whoever stands in a county, with squires and privileges."""
        text = self.knights(place)
        if text.plain:
            text.append(f"+{squires} " if squires else "").append(signs)
        text.rstrip()
        return text

    def knights(self, place: str) -> Text:
        text = Text()
        for house in range(self.s.houses):
            strengths = self.expansions.strengths(house, self.places.index(place))
            if strengths:
                text.append_text(shield(house)).append(f"{strengths} ", style="bold")
        return text

    def conflicts(self) -> Iterator[Item]:
        for conflict, name in enumerate(self.rules.CONFLICT):
            card = self.s.card[conflict]
            if card != NOBODY:
                points = ", ".join(str(points) for points in self.battles.CARD_POINTS[card])
                yield item(
                    self.voice,
                    self.voice.label("place", name),
                    self.voice.label("card", self.rules.CARD[card]),
                    self.say("england", england=self.england(conflict)),
                    Text(self.say("ranks", points=points), style=GOLD),
                    self.say("first-attempt" if conflict >= self.rules.COLUMNS else "second-attempt"),
                    self.expansions.stands(conflict),
                )

    def england(self, conflict: int) -> int:
        """The strength of all who stand there (LA-201)."""
        imagined = self.s.copy()
        imagined.conflict = conflict
        return int(self.battles.strength_of_england(imagined))

    def deck(self) -> Item:
        """The conflict cards that are still to be turned up, with their points."""
        cards = [
            f"{self.battles.CARD_STRENGTH[card]} ({', '.join(map(str, self.battles.CARD_POINTS[card]))})"
            for card in range(self.rules.CARDS)
            if self.s.deck[card]
        ]
        return item(self.voice, self.say("deck"), " · ".join(cards) or "–")

    # -- houses --------------------------------------------------------------------------------------------------

    def house(self, house: int) -> Item:
        """Points, goods and nobles of a player, and where the knights of the house are."""
        colour = self.voice.label("house", self.rules.HOUSE[house])
        if house >= self.s.players:
            return item(self.voice, self.say("ally", house=colour), *self.whereabouts(house), sign=shield(house))
        name = self.voice.seat(house)
        goods = ((good, getattr(self.s, good)[house]) for good in ("votes", "squires", "gold"))
        return item(
            self.voice,
            name if name.lower() == colour.lower() else f"{name} ({colour})",
            self.say("first") if self.s.first == house else "",
            self.voice.say("part-points", n=self.s.score[house]),
            *(self.voice.say(f"part-{good}", n=n) for good, n in goods if n >= 0),
            self.nobles(house),
            *self.further.owned(house),
            *self.whereabouts(house),
            self.extensions(house),
            sign=shield(house),
        )

    def nobles(self, house: int) -> str:
        letters = [kind for kind, n in zip(self.rules.NOBLE, self.s.noble[house], strict=True) if n]
        points = self.rules.DATA["noble_points"]["by_count"][len(letters)]
        return self.say("nobles", letters=" ".join(letters) or "–", points=points)

    def whereabouts(self, house: int) -> Iterator[str]:
        for place, name in enumerate(self.places):
            knights = self.expansions.strengths(house, place)
            if knights:
                yield f"{self.voice.label('place', name)} {knights}"

    def extensions(self, house: int) -> str:
        built = [
            self.voice.label("item", name) + self.expansions.turned(house, tile)
            for tile, name in enumerate(self.rules.TILE)
            if self.s.built[house][tile]
        ]
        return self.say("built", tiles=", ".join(built)) if built else ""

    # -- what pays -----------------------------------------------------------------------------------------------

    def castle_spaces(self) -> Iterator[Item]:
        """What a knight or an extension on each space of a castle brings, and for how much."""
        for space in self.rules.DATA["castle_space"]:
            price = self.reward(space["cost"])
            gives = self.reward(space["reward"])
            yield item(self.voice, self.voice.label("item", space["id"]), f"{price} → {gives}" if price else gives)

    def favours(self) -> Iterator[Item]:
        """The tiles that are still face up, and those that were taken in this round."""
        rows = self.rules.DATA["setup"]
        removed = next(row["favours_removed"] for row in rows if row["players"] == self.s.players)
        for favour, name in enumerate(self.rules.FAVOUR):
            if name not in removed:
                yield item(
                    self.voice, self.voice.label("favour", name), "" if self.s.favours[favour] else self.say("taken")
                )

    def supply(self) -> Iterator[Item]:
        for good, n in zip(self.rules.GOOD, self.s.supply, strict=True):
            yield item(self.voice, self.voice.say(f"part-{good}", n=n))
        points = " ".join(str(n) for n in self.rules.DATA["noble_points"]["by_count"])
        yield item(
            self.voice,
            self.say("at-the-end"),
            self.say("knighthood", points=self.for_places("knighthood")),
            self.say("most-extensions", points=self.for_places("extensions")),
            self.say("noble-points", points=points),
            *self.further.at_the_end(),
        )

    def for_places(self, ranking: str) -> str:
        """The points of the first and the second; two players have no second (LA-221 to LA-224)."""
        final = self.rules.DATA["final"]
        alone = self.s.players == min(self.rules.PLAYERS) and not final["two_players_second_awarded"]
        return str(final[f"{ranking}_first"]) + ("" if alone else f", {final[f'{ranking}_second']}")
