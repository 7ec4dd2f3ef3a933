"""Lancaster's expansions in words: offices, privileges, the dungeon, dishonour and reward tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import GOLD, shield
from . import Item, Part, Sight, item, module_of
from .lancaster_expansions import Expansions

PRIVILEGES = (("shield", "shields"), ("archer", "archers"), ("tudor", "tudors"))


class ToldOfExpansions:
    """What lies on the table beside the base game, as far as it is in play."""

    def __init__(self, sight: Sight, expansions: Expansions) -> None:
        self.voice = sight.voice
        self.s: Any = sight.table
        self.data: Any = module_of(sight.voice.game, "table").DATA
        self.expansions = expansions
        self.playing = expansions.playing
        self.fields = expansions.fields
        self.say = expansions.say

    def parts(self) -> Iterator[Part]:
        if self.playing("court"):
            yield Part(self.say("kings-board"), [*self.offices(), *self.privileges(), *self.on_the_board()])
        if self.playing("displeasure"):
            yield Part(self.say("displeasure"), [self.dungeon(), *self.dishonour()])
        if self.playing("reward_tiles"):
            yield Part(self.say("tiles"), [*self.tiles()])

    # -- a player's ----------------------------------------------------------------------------------------------

    def owned(self, house: int) -> Iterator[str]:
        """Bishops, seals, privileges of this round and the next, and dishonour."""
        if self.playing("court"):
            yield self.say("bishops", n=self.s.bishops[house])
            if self.s.seals[house] >= 0:
                yield self.voice.say("part-seals", n=self.s.seals[house] + self.s.seal_tiles[house])
            for name, field in PRIVILEGES:
                label = self.voice.label("privileges", name)
                yield f"{label} ×{getattr(self.s, field)[house]}" if getattr(self.s, field)[house] else ""
                coming = getattr(self.s, f"new_{field}")[house]
                yield self.say("next-round", privilege=f"{label} ×{coming}") if coming else ""
        if self.playing("displeasure") and self.s.dishonour[house] >= 0:
            yield self.say("dishonoured", n=self.s.dishonour[house])

    def at_the_end(self) -> Iterator[str]:
        if self.playing("court"):
            yield self.say("seal-points")
        if self.playing("displeasure"):
            yield self.say("token-points", n=abs(self.data["dishonour"]["points_per_token"]))

    # -- the king's board ----------------------------------------------------------------------------------------

    def offices(self) -> Iterator[Item]:
        """What an application costs, what the office brings, who holds it and who applies for it."""
        for office, row in enumerate(self.data["office"]):
            brings = [self.voice.label("privileges", row["privilege"])]
            if row["seals"]:
                brings.insert(0, self.voice.say("part-seals", n=row["seals"]))
            tribute = self.voice.say(f"part-{row['tribute']}", n=row["tribute_n"])
            yield item(
                self.voice,
                self.voice.label("office", row["id"]),
                self.say("tribute", price=tribute),
                Text(" + ".join(brings), style=GOLD),
                self.held(self.s.holder_of[office]),
                *self.applicants(office, row["id"]),
            )

    def held(self, holder: int) -> Text:
        if holder == NOBODY:
            return Text(self.say("vacant"))
        return Text(self.say("holder") + " ").append_text(shield(holder))

    def applicants(self, office: int, name: str) -> Iterator[Text]:
        for house in self.expansions.lords_at(name):
            text = Text(self.say("applies") + " ").append_text(shield(house))
            text.append(f" {self.expansions.support(house, office, name)}".rstrip())
            yield text

    def privileges(self) -> Iterator[Item]:
        """What each is for."""
        court = self.data["court"]
        for name, _ in PRIVILEGES:
            strength = court.get(f"{name}_strength", 0)
            yield item(self.voice, self.voice.label("privileges", name), self.say(f"{name}-means", strength=strength))

    def on_the_board(self) -> Iterator[Item]:
        goods = zip(self.fields["treasury"].axes[0], self.s.treasury, strict=True)
        lords = Text()
        for house in self.expansions.lords_at("treasury"):
            lords.append_text(shield(house))
        inside = [self.voice.say(f"part-{good}", n=n) for good, n in goods]
        yield item(self.voice, self.voice.label("lord_place", "treasury"), *inside, lords)
        left = self.voice.say("legend-lancaster-left", bishops=self.s.bishops_left, seals=self.s.seals_left)
        yield item(self.voice, self.say("left"), left)

    # -- the king's displeasure ----------------------------------------------------------------------------------

    def dungeon(self) -> Item:
        """How strong the knights inside may be, the neutral one, and who is there."""
        rows = self.data["setup"]
        neutral = next(row["dungeon_neutral_knight"] for row in rows if row["players"] == self.s.players)
        return item(
            self.voice,
            self.voice.label("place", "dungeon"),
            self.say("capacity", n=self.data["dungeon"]["capacity"], neutral=neutral),
            self.expansions.inside(),
            self.voice.say("legend-lancaster-room", free=self.expansions.room_left()),
        )

    def dishonour(self) -> Iterator[Item]:
        """From the left: for whom a space is meant, and the tokens on it."""
        for space, tokens in zip(self.data["dishonour_space"], self.s.track, strict=True):
            yield item(
                self.voice,
                self.say("space", number=space["index"]),
                self.say("dishonoured", n=tokens),
                self.say("worst", first=space["first"], second=space["second"]),
            )
        yield item(self.voice, self.say("reserve"), self.say("dishonoured", n=self.s.dishonour_reserve))

    # -- reward tiles --------------------------------------------------------------------------------------------

    def tiles(self) -> Iterator[Item]:
        """On which county each lies or will lie."""
        letters = [county["letter"] for county in self.data["county"]]
        rows = {row["id"]: row for row in self.data["reward_tile"]}
        for tile, name in enumerate(self.fields["tile_bag"].axes[0]):
            county = letters.index(rows[name]["letter"])
            where = self.voice.label("place", self.fields["tile_on"].axes[0][county])
            if self.s.tile_bag[tile] or self.s.tile_on[county] == tile:
                state = "in-the-bag" if self.s.tile_bag[tile] else "on-the-county"
                yield item(self.voice, self.voice.label("reward_tile", name), where, self.say(state))
