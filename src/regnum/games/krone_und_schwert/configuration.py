"""What can be configured, and which configurations are legal (KS-161 to KS-170)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions, Option, OptionSet

from .table import DATA, ENDLESS, FEWEST, PLAYERS, book

ROWS = {row["key"]: row for row in DATA["option"]}


def option(row: Mapping[str, Any]) -> Option:
    """An option as the data describes it; its module, if it has one, bears its name."""
    default = DATA["people_cards"]["swords"] if row["key"] == "people_swords" else row["default"]
    beyond = range(row["any_whole_number_from"], ENDLESS + 1) if "any_whole_number_from" in row else range(0)
    return Option(
        row["key"], default, tuple(row["values"]), row["clause"], module=book.modules.get(row["key"]), beyond=beyond
    )


def check(chosen: Mapping[str, Any]) -> None:
    """An option outside its player numbers is refused (KS-170)."""
    for name, row in ROWS.items():
        if chosen["players"] not in row["players"] and chosen[name] != row["default"]:
            raise IllegalOptions(
                "{option} is not for {players} players; expected {allowed}",
                row["clause"],
                option=name,
                players=chosen["players"],
                allowed=", ".join(map(str, row["players"])),
            )


def options() -> OptionSet:
    """To be called when all variants have registered."""
    return OptionSet(range(FEWEST, PLAYERS + 1), (option(row) for row in DATA["option"]), check=check)
