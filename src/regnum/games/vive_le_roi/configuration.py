"""What can be configured, and which configurations are legal (VR-5 to VR-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import SEATS, IllegalOptions, Option, OptionSet

from .table import DATA, book

LEGAL = DATA["legal"]
MARKERS = LEGAL["max_score_markers"]
TOO_MANY = "separate scoring needs a marker for each person, here {}; there are {}, so teams score in common"


def option(name: str, rule: str) -> Option:
    """A switch that is off by default."""
    return Option(name, False, (False, True), rule, module=book.modules[name])


def complete(chosen: dict[str, Any]) -> None:
    """Two units play with the Emissary, and more persons than there are markers score in common.

    Unless they say otherwise, which is then refused (VR-7, VR-9).
    """
    chosen.setdefault("emissary", chosen["players"] in LEGAL["emissary_required_units"])
    separate = {"unit_sizes": (1,) * chosen["players"], "team_scoring": "separate"} | chosen
    if markers(separate) > MARKERS:
        chosen.setdefault("team_scoring", "common")


def check(chosen: Mapping[str, Any]) -> None:
    units = chosen["players"]
    if units in LEGAL["emissary_required_units"] and not chosen["emissary"]:
        raise IllegalOptions(f"{units} units play with the Emissary", "VR-7")
    if chosen["emissary"] and units not in LEGAL["emissary_allowed_units"]:
        raise IllegalOptions(f"the Emissary does not play with {units} units", "VR-7")
    if chosen["team_scoring"] == "common" and max(chosen["unit_sizes"]) == 1:
        raise IllegalOptions("common scoring needs at least one team", "VR-8")
    if markers(chosen) > MARKERS:
        raise IllegalOptions(TOO_MANY.format(markers(chosen), MARKERS), "VR-9")
    if chosen["two_units_six_each"] and units not in LEGAL["two_units_six_each_units"]:
        raise IllegalOptions("six courtiers each are placed by two units only", "VR-10")
    if chosen["first_unit"] != "random" and chosen["first_unit"] >= units:
        raise IllegalOptions(f"first_unit is a seat from 0 to {units - 1}, or random", "VR-5")


def markers(chosen: Mapping[str, Any]) -> int:
    """How many score markers are needed (VR-9)."""
    own = chosen["players"] if chosen["team_scoring"] == "common" else sum(chosen["unit_sizes"])
    return int(own) + int(chosen["emissary"])


def options() -> OptionSet:
    """To be called when all variants have registered."""
    return OptionSet(
        range(min(LEGAL["units"]), max(LEGAL["units"]) + 1),
        (
            Option("unit_sizes", 1, tuple(LEGAL["unit_sizes"]), "VR-6", module=book.modules["teams"], per_seat=True),
            option("ambition", "VR-160"),
            option("banished", "VR-175"),
            option("emissary", "VR-190"),
            option("royal_couple", "VR-220"),
            Option(
                "team_scoring",
                "separate",
                ("separate", "common"),
                "VR-260",
                module=book.modules["team_scoring"],
            ),
            option("two_units_six_each", "VR-57"),
            Option("first_unit", "random", ("random", *range(SEATS)), "VR-32"),
        ),
        complete,
        check,
        usual=4,
        persons="unit_sizes",
    )
