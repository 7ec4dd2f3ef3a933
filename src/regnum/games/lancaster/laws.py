"""The eighteen laws, one after the other: who is entitled, and to what (LA-100 to LA-117).

The numbers come from the data; the texts that players read are messages with these numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regnum.kernel import Procedure

from . import law_effects as effect
from .table import DATA, LAWS

BASE = 0
"""The number of the base game's set of laws."""

PRINTED = {row["id"]: row for row in DATA["law"]}


def law(name: str, entitles: Callable[..., int], apply: Callable[..., None] | Procedure, *, law_set: int = BASE) -> int:
    """Enter a law with its group and the numbers of its text; its number is returned."""
    text = PRINTED[name]["effect"]
    return LAWS.add(
        name,
        set=law_set,
        group=PRINTED[name]["group"],
        step=text.get("step", 1),
        gain=text.get("n", sum(text.get("trade_gain", {}).values())),
        squires=spoken_of(text, "squires"),
        gold=spoken_of(text, "gold"),
        entitles=entitles,
        apply=apply,
    )


def spoken_of(text: dict[str, Any], good: str) -> int:
    """How much of a good the text speaks of, beside its gain: a price, a loss, or what something is sold for."""
    tables: list[dict[str, int]] = [text.get(key, {}) for key in ("trade_cost", "forced_cost", "trade_gain")]
    tables += [trade["cost"] for trade in text.get("trades", ())]
    tables += [{good: text.get(f"lose_{good}", 0)}]
    return sum(table.get(good, 0) for table in tables)


# --- group 0: in force at the start -------------------------------------------------------------------------

# LA-100: the player with the most gold may upgrade one placed knight.
law("L01", effect.most_gold, effect.upgrade_of_a_placed_knight)
# LA-101: the player with the most squires receives a new knight.
law("L02", effect.most_squires, effect.new_knights)
# LA-102: 3 points for every 2 counties.
law("L03", effect.so_many_counties, effect.points)

# --- group 1 ------------------------------------------------------------------------------------------------

# LA-103: any number of vote markers, 1 gold each.
law("L11", effect.everybody, effect.votes_for_sale)
# LA-104: any number of times, 1 squire and 1 gold for 3 points.
law("L12", effect.everybody, effect.points_for_sale)
# LA-105: for every 2 conflicts one extension.
law("L13", effect.so_many_conflicts, effect.BUILDING)
# LA-106: 1 squire for each placed knight of strength 2.
law("L14", effect.placed_twos, effect.squires)

# --- group 2 ------------------------------------------------------------------------------------------------

# LA-107: for every 2 conflicts a squire, a vote marker and a gold.
law("L21", effect.so_many_conflicts, effect.squires_votes_and_gold)
# LA-108: whoever has placed no knight of strength 2 may upgrade one knight.
law("L22", effect.no_placed_two, effect.upgrade)
# LA-109: whoever has placed the 3 may exchange it for the 4 in reserve.
law("L23", effect.three_placed_and_four_in_reserve, effect.exchange_three_for_four)
# LA-110: 5 points for every 5 extensions.
law("L24", effect.so_many_extensions, effect.points)

# --- group 3 ------------------------------------------------------------------------------------------------

# LA-111: 3 points for each conflict.
law("L31", effect.so_many_conflicts, effect.points)
# LA-112: 8 points for every 3 counties.
law("L32", effect.so_many_counties, effect.points)
# LA-113: 5 points for placing all three knights of strength 1.
law("L33", effect.all_ones_placed, effect.points)
# LA-114: for every 3 nobles a new knight.
law("L34", effect.so_many_nobles, effect.new_knights)

# --- group 4 ------------------------------------------------------------------------------------------------

# LA-115: any number of times, 1 gold for 1 point.
law("L41", effect.everybody, effect.points_for_sale)
# LA-116: any number of times, 1 squire for 1 point.
law("L42", effect.everybody, effect.points_for_sale)
# LA-117: 6 points for placing knights of all four strengths.
law("L43", effect.all_strengths_placed, effect.points)
