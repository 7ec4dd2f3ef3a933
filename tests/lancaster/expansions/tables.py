"""Tables of the expansions, in few words. Seats are blue, red, yellow, green, purple."""

from __future__ import annotations

from typing import Any

from regnum.games.lancaster.table import COUNTY, GOOD, HOUSE
from regnum.kernel import NOBODY, Match

from ..helpers import GROUP_OF, LA, SET_OF, table

NEW = {f"law_sets_group_{group}": "new" for group in range(5)}
COURT: dict[str, Any] = {"court": True}
DISPLEASURE: dict[str, Any] = {"displeasure": True}
BOTH: dict[str, Any] = COURT | DISPLEASURE
KING: dict[str, Any] = BOTH | {"law_sets_group_2": "king", "law_sets_group_3": "king"}
TILES: dict[str, Any] = {"reward_tiles": True}
EVERYTHING: dict[str, Any] = KING | TILES | {"law_sets_group_0": "new", "law_sets_group_4": "new"}

HARMLESS = ("L33", "L43", "L34", "L24")
"""Laws that do nothing in most positions."""
CARDS = {"lower-left": "c08", "lower-right": "c07", "upper-left": "c06", "upper-right": "c05a"}


def under(law: str, options: dict[str, Any], *, others: str = "", **given: Any) -> Match:
    """That law alone is applied; red's knight in Surrey lets the game wait afterwards."""
    fits = [other for other in HARMLESS if GROUP_OF[other] != GROUP_OF[law] or SET_OF[other] == SET_OF[law]]
    rest = others.split() or [other for other in fits if other != law][:2]
    given.setdefault("red", "1@surrey")
    given.setdefault("cards", CARDS)
    return table("apply_the_laws", laws=" ".join((law, *rest)), options=options, **given)


def done(match: Match) -> bool:
    """Whether parliament is over."""
    return match.where().startswith("game › round › counties")


def lords(match: Match) -> list[str]:
    """Where each house's Lord is."""
    names = LA.Table.FIELDS["lord"].names
    return [names[place] for place in match.table.lord[: match.table.houses]]


def officers(match: Match) -> list[str]:
    """Who holds the office cards."""
    return ["-" if house == NOBODY else HOUSE[house] for house in match.table.holder_of]


def treasury(match: Match) -> dict[str, int]:
    return {good: n for good, n in zip(GOOD, match.table.treasury, strict=True) if n}


def archers(match: Match, conflict: int) -> list[str]:
    """Whose archer stands on each space."""
    return ["-" if house == NOBODY else HOUSE[house] for house in match.table.archer_on[conflict]]


def somewhere(row: list[int]) -> list[str]:
    """The counties where a row is not 0."""
    return [county for county, n in zip(COUNTY, row, strict=True) if n]
