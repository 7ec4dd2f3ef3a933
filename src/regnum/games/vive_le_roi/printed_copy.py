"""What an owner can read off the cards of the printed game, and what the rulebook states of them (VR-11 to VR-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from regnum.games import Copy, Data, Fault, renamed, whole
from regnum.kernel import Printed

PLACE = {6: "throne"}
"""Floors that have a word of their own."""


def called(data: Data) -> dict[tuple[str, str], Printed]:
    """Characters and floors that a board of one's own gives other names."""
    now, own = data.now, data.own
    return {
        **dict(renamed(now["character"], own["character"], "character", lambda row: str(row["id"]))),
        **dict(renamed(now["floor"], own["floor"], "place", place_of)),
    }


def place_of(floor: dict[str, Any]) -> str:
    """The word of a floor among all places."""
    return PLACE.get(floor["index"], str(floor["index"]))


def contradictions(data: dict[str, Any]) -> Iterator[Fault]:
    """No name and no card is there twice (VR-11, VR-13)."""
    for column in ("name_en", "name_fr"):
        times = Counter(character[column].casefold() for character in data["character"])
        for i, character in enumerate(data["character"]):
            if times[character[column].casefold()] > 1:
                yield Fault(
                    ("character", i, column),
                    "two characters are called {name} (VR-11)",
                    name=character[column],
                )
    cards = [sorted(card["names"]) for card in data["favorites"]]
    for i, card in enumerate(data["favorites"]):
        if sorted(card["names"]) in cards[:i]:
            twin = data["favorites"][cards.index(sorted(card["names"]))]["id"]
            yield Fault(
                ("favorites", i, "names"), "{id} and {twin} name the same courtiers (VR-13)", id=card["id"], twin=twin
            )


COPY = Copy(
    asked={"character": ("name_en", "name_fr", "gender"), "favorites": ("names", "banished")},
    contradictions=contradictions,
    rows={
        "character": ("character", itemgetter("id")),
        "floor": ("place", place_of),
        "favorites": ("favourites", itemgetter("id")),
        "ambition": ("ambition", itemgetter("id")),
        "wc": ("place", itemgetter("id")),
        "dungeon": ("place", itemgetter("id")),
    },
    words={"names": "character", "banished": "character"},
    choices={"gender": ("woman", "man", "none")},
    drawing=("colour", "colour_hex"),
    settled=dict.fromkeys(
        (
            *("meta.min_units", "meta.max_units", "meta.max_persons_separate", "meta.max_persons_common"),
            *("player_colours", "floor.placeable", "wc.floor", "wc.capacity"),
            *("dungeon.beside_floor", "dungeon.capacity", "off_board.ids", "limit.applies_to_floors"),
            *("step.to", "step.condition", "score.king", "score.maximum", "vote_total", "vote_base.yes"),
            *("vote_emissary.yes", "placement.limit", "placement.counts", "placement.left_on_floor_0"),
            *("placement_two_units_alternative", "ambition.key", "ambition.title", "ambition.condition"),
            *("ambition_deal", "legal", "royal_couple", "action_space"),
        ),
        whole,
    ),
)
