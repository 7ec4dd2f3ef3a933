"""What can be configured. Allies, variants and expansions add their own options, defaults and conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regnum.kernel import IllegalOptions, Option, OptionSet

from .table import DATA, PLAYERS

NAMED = DATA["options"]
WITH_SCREENS = [row["players"] for row in DATA["setup"] if row["screens"]]

OPTIONS = [
    Option("open_stocks", False, (False, True), "LA-280"),
    Option("law_L24_step", NAMED["law_L24_step"][0], tuple(NAMED["law_L24_step"]), "LA-R20"),
]


def open_without_screens(chosen: dict[str, Any]) -> None:
    chosen.setdefault("open_stocks", chosen["players"] not in WITH_SCREENS)


def only_those_with_screens_hide(chosen: Mapping[str, Any]) -> None:
    if not chosen["open_stocks"] and chosen["players"] not in WITH_SCREENS:
        raise IllegalOptions(
            "{players} players have no screens: squires and gold lie open", "LA-240", players=chosen["players"]
        )


DEFAULTS: list[Callable[[dict[str, Any]], None]] = [open_without_screens]
"""Each fills in what depends on the other options."""
CONDITIONS: list[Callable[[Mapping[str, Any]], None]] = [only_those_with_screens_hide]
"""Each raises IllegalOptions for what cannot be."""


def complete(chosen: dict[str, Any]) -> None:
    for default in DEFAULTS:
        default(chosen)


def check(chosen: Mapping[str, Any]) -> None:
    for condition in CONDITIONS:
        condition(chosen)


def options() -> OptionSet:
    """To be called when everything has registered."""
    return OptionSet(PLAYERS, OPTIONS, complete, check, usual=4)
