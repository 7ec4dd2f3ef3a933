"""Faults of the event cards in the data (KS-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.games import Fault

ACTION_KINDS = ("leader3", "leader4", "incite", "castle", "cathedral", "city", "ambush", "truce", "papal_visit")
RED_KINDS = ("city_scoring", "unrest")
END_KIND = "game_end"
COLOURS = {"action": ACTION_KINDS, "red": RED_KINDS, "end": (END_KIND,)}
SHIELDS = (1, 2)
USES = {"castle": "build", "city": "build", "cathedral": "build", "incite": "incite", "papal_visit": "papal_visit"}
"""The action that each card with a special use of its own pays for."""
MOST = 120
"""No pile, no supply and no value is larger."""

Data = dict[str, Any]
Path = tuple[str | int, ...]


def wrong_cards(data: Data) -> Iterator[Fault]:
    cards = data["event_card"]
    known = [kind for kinds in COLOURS.values() for kind in kinds]
    given = [card["kind"] for card in cards]
    for kind in known:
        if given.count(kind) != 1:
            yield Fault(
                ("event_card",),
                "the cards {kind!r} are listed {times} times; once is right",
                kind=kind,
                times=given.count(kind),
            )
    for i, card in enumerate(cards):
        if card["kind"] not in known:
            yield Fault(
                ("event_card", i, "kind"),
                "there is no kind of card {kind!r}; there are {known}",
                kind=card["kind"],
                known=", ".join(known),
            )
        else:
            yield from wrong_card(card, ("event_card", i))
            yield from wrong_cost(data, card, ("event_card", i, "ap"))
    action_cards = sum(card["count"] for card in cards if card["kind"] in ACTION_KINDS)
    dealt = data["setup"]["start_hand"] * data["game"]["players_max"]
    if action_cards < dealt:
        yield Fault(
            ("event_card",),
            "{action_cards} action cards are too few: {dealt} may have to be dealt",
            action_cards=action_cards,
            dealt=dealt,
        )


def wrong_card(card: Data, path: Path) -> Iterator[Fault]:
    if card["kind"] not in COLOURS.get(card["colour"], ()):
        colour = next(colour for colour, kinds in COLOURS.items() if card["kind"] in kinds)
        yield Fault(
            (*path, "colour"),
            "{kind} has the colour {colour}, not {given!r}",
            kind=card["kind"],
            colour=colour,
            given=card["colour"],
        )
    for number in ("count", "combat"):
        if not 0 <= card[number] <= MOST:
            yield Fault(
                (*path, number),
                "the {number} of {kind} must be 0 to {most}, not {given}",
                number=number,
                kind=card["kind"],
                most=MOST,
                given=card[number],
            )
    if card["kind"] in ACTION_KINDS and card["shields"] not in SHIELDS:
        yield Fault(
            (*path, "shields"),
            "{kind} has {shields} shields; an action card has 1 or 2",
            kind=card["kind"],
            shields=card["shields"],
        )
    if card["kind"] == "ambush" and card["combat"] != 0:
        yield Fault((*path, "combat"), "an ambush has no combat value")
    if card["kind"] == END_KIND and card["count"] != 1:
        yield Fault((*path, "count"), "there is one Game End card, not {count}", count=card["count"])


def wrong_cost(data: Data, card: Data, path: Path) -> Iterator[Fault]:
    """A card that names its cost names that of the action (KS-65, KS-77, KS-79)."""
    cost = data["action_points"][USES[card["kind"]]] if card["kind"] in USES else 0
    if card.get("ap", cost) != cost:
        yield Fault(
            path,
            "{kind} says {ap} action points; the table action_points says {cost}",
            kind=card["kind"],
            ap=card["ap"],
            cost=cost,
        )
