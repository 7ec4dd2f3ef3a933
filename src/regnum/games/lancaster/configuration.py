"""What can be configured (LA-240, LA-R4, LA-R20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions, Option, OptionSet

from .table import DATA, PLAYERS, book

NAMED = DATA["options"]
WITH_ALLIES = [row["players"] for row in DATA["setup"] if row["allies"]]
WITH_SCREENS = [row["players"] for row in DATA["setup"] if row["screens"]]


def complete(chosen: dict[str, Any]) -> None:
    """Two players have allies and no screens (LA-240, LA-241)."""
    chosen.setdefault("allies", chosen["players"] in WITH_ALLIES)
    chosen.setdefault("open_stocks", chosen["players"] not in WITH_SCREENS)


def check(chosen: Mapping[str, Any]) -> None:
    players = chosen["players"]
    if chosen["allies"] != (players in WITH_ALLIES):
        word = "play with" if players in WITH_ALLIES else "do not play with"
        raise IllegalOptions(f"{players} players {word} allies", "LA-241")
    if not chosen["open_stocks"] and players not in WITH_SCREENS:
        raise IllegalOptions(f"{players} players have no screens: squires and gold lie open", "LA-240")


def options() -> OptionSet:
    """To be called when all variants have registered."""
    return OptionSet(
        PLAYERS,
        (
            Option("allies", False, (False, True), "LA-241", module=book.modules["allies"]),
            Option("open_stocks", False, (False, True), "LA-280"),
            Option(
                "noble_layout",
                NAMED["noble_layout"][0],
                tuple(NAMED["noble_layout"]),
                "LA-R4",
                module=book.modules["noble_layout"],
            ),
            Option("law_L24_step", NAMED["law_L24_step"][0], tuple(NAMED["law_L24_step"]), "LA-R20"),
        ),
        complete,
        check,
        usual=4,
    )
