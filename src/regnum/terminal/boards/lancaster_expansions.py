"""Lancaster's expansions: the king's board, the dungeon, dishonour and reward tiles, when they are in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.text import Text

from regnum.kernel import NOBODY

from ..heraldry import GOLD, QUIET, shield
from . import Sight, offered

SHIELD, ARCHER, TUDOR, BISHOP = "S", "A", "T", "b"
"""The signs of the pieces, explained in the legend."""


class Expansions:
    """What lies on the table beside the base game."""

    def __init__(self, sight: Sight, strengths: Callable[[int, int], str]) -> None:
        self.voice = sight.voice
        self.s: Any = sight.table
        self.book = sight.voice.game.book
        self.fields = sight.voice.game.Table.FIELDS
        self.strengths = strengths
        self.playing = sight.playing
        self.offered = offered(sight, "lord_place", "place")

    # -- beside what the base game draws -----------------------------------------------------------------------

    def in_county(self, county: int) -> str:
        """A shield and a Tudor knight with the knight there."""
        if not self.playing("court"):
            return ""
        return str(SHIELD * self.s.shield_on[county] + TUDOR * self.s.tudor_in[county])

    def tile(self, county: int) -> str:
        """The reward tile on a county."""
        if not self.playing("reward_tiles") or self.s.tile_on[county] == NOBODY:
            return ""
        reward = self.voice.label("reward_tile", self.fields["tile_on"].names[self.s.tile_on[county]])
        return self.voice.say("lancaster-tile", reward=reward)

    def stands(self, conflict: int) -> Text:
        """The stacks from the top space down: knights, Tudor knights, squires that a law has sent, and archers."""
        text = Text()
        place = self.book.catalogues["place"].names.index(self.fields["stands"].axes[0][conflict])
        for space, house in enumerate(self.s.stands[conflict]):
            if house != NOBODY:
                text.append_text(shield(house))
                text.append(f"{self.strengths(house, place)}{self.beside_knights(house, conflict)} ", style="bold")
            archer = self.s.archer_on[conflict][space] if self.playing("court") else NOBODY
            if archer != NOBODY:
                text.append_text(shield(archer))
                text.append(f"{ARCHER} ", style="bold")
        text.rstrip()
        return text

    def beside_knights(self, house: int, conflict: int) -> str:
        tudors = TUDOR * self.s.tudors_with[house][conflict] if self.playing("court") else ""
        squires = self.laid("in_france", house, conflict)
        return tudors + (f"+{squires}" if squires else "")

    def of_player(self, seat: int) -> str:
        """Bishops, seals and privileges, dishonour."""
        parts = []
        if self.playing("court"):
            seals = self.s.seals[seat] + self.s.seal_tiles[seat] if self.s.seals[seat] >= 0 else "?"
            parts += [f"{BISHOP}{self.s.bishops[seat]}", f"z{seals}", self.privileges(seat)]
        if self.playing("displeasure"):
            parts.append(f"d{self.s.dishonour[seat] if self.s.dishonour[seat] >= 0 else '?'}")
        return "".join(f"{part} " for part in parts if part)

    def privileges(self, seat: int) -> str:
        return str(SHIELD * self.s.shields[seat] + ARCHER * self.s.archers[seat] + TUDOR * self.s.tudors[seat])

    def turned(self, house: int, tile: int) -> str:
        """Whether an extension pays nothing in this round."""
        return f" ({self.say('face-down')})" if self.laid("face_down", house, tile) else ""

    def left_over(self, seat: int) -> str:
        """Vote markers that a law in force wants to see."""
        left = self.laid("leftover", seat)
        return self.say("left-over", n=left) if left else ""

    def laid(self, field: str, *place: int) -> int:
        """What laws have laid there; nothing where those that do so are not installed."""
        found: Any = getattr(self.s, field) if field in self.fields else None
        for number in () if found is None else place:
            found = found[number]
        return found or 0

    def say(self, name: str, **arguments: Any) -> str:
        return self.voice.say(f"lancaster-{name}", **arguments)

    def legend(self) -> Iterator[Text]:
        for module in ("court", "displeasure"):
            if self.playing(module):
                yield Text(self.voice.say(f"legend-lancaster-{module}"), style=f"{QUIET} italic")

    # -- boards of their own -----------------------------------------------------------------------------------

    def lines(self, width: int) -> Iterator[Text]:
        if self.playing("court"):
            for office, name in enumerate(self.fields["holder_of"].axes[0]):
                yield self.office(office, name, width)
            yield self.treasury(width)
        if self.playing("displeasure"):
            yield self.dungeon(width)
            yield self.dishonour(width)

    def close_lines(self) -> Iterator[Text]:
        """All that expansions show, in few lines."""
        lines = [*self.lines(0)]
        if self.playing("court"):
            offices = len(self.fields["holder_of"].axes[0])
            yield Text(" · ").join(lines[:offices])
            lines = lines[offices:]
            yield lines.pop(0)
        if lines:
            yield Text(" · ").join(lines)

    def place(self, kind: str, name: str, width: int) -> Text:
        style = f"bold {GOLD}" if name in self.offered else ""
        return Text(f"{self.voice.label(kind, name):<{width}} ", style=style)

    def office(self, office: int, name: str, width: int) -> Text:
        """Who holds the card, and the Lord who stands there with those who support him."""
        text = self.place("office", name, width)
        holder = self.s.holder_of[office]
        text.append_text(shield(holder) if holder != NOBODY else Text(" – ", style=QUIET))
        for house in self.lords_at(name):
            text.append(" ← ")
            text.append_text(shield(house))
            text.append(self.support(house, office, name), style="bold")
        return text

    def support(self, house: int, office: int, name: str) -> str:
        """A Lord with the knights, bishops and Tudor knights who support him."""
        others = BISHOP * self.s.bishops_on[house][office] + TUDOR * self.s.tudors_on[house][office]
        return f"L {self.knights(house, name)}{others}"

    def lords_at(self, name: str) -> list[int]:
        place = tuple(self.fields["lord"].names).index(name)
        return [house for house in range(self.s.houses) if self.s.lord[house] == place]

    def knights(self, house: int, name: str) -> str:
        return self.strengths(house, self.book.catalogues["place"].names.index(name))

    def treasury(self, width: int) -> Text:
        """What lies there, the Lords who have taken it, and what the regal board still has."""
        text = self.place("lord_place", "treasury", width)
        for good, count in zip(self.fields["treasury"].axes[0], self.s.treasury, strict=True):
            text.append(f"{self.say(f'letter-{good}')}{count} ", style="bold")
        for house in self.lords_at("treasury"):
            text.append_text(shield(house))
        left = self.voice.say("legend-lancaster-left", bishops=self.s.bishops_left, seals=self.s.seals_left)
        text.append(f" · {left}", style=QUIET)
        return text

    def dungeon(self, width: int) -> Text:
        """The knights inside, and how much strength still fits."""
        text = self.place("place", "dungeon", width)
        text.append_text(self.inside())
        text.append(self.voice.say("legend-lancaster-room", free=self.room_left()), style=QUIET)
        return text

    def inside(self) -> Text:
        text = Text()
        for house in range(self.s.houses):
            inside = self.knights(house, "dungeon")
            if inside:
                text.append_text(shield(house))
                text.append(f"{inside} ", style="bold")
        return text

    def room_left(self) -> int:
        inside = (strength for house in range(self.s.houses) for strength in self.knights(house, "dungeon").split())
        return int(self.s.dungeon_room) - sum(int(strength) for strength in inside)

    def dishonour(self, width: int) -> Text:
        """The piles of the track from the left, and the reserve."""
        text = Text(f"{self.voice.say('legend-lancaster-track'):<{width}} ")
        text.append(" ".join(str(pile) for pile in self.s.track), style="bold")
        text.append(f" + {self.s.dishonour_reserve}", style=QUIET)
        return text
