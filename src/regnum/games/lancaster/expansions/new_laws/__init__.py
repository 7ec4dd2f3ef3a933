"""The New Laws: eighteen more, in the same groups (LA-400 to LA-447)."""

from __future__ import annotations

from pathlib import Path

from ... import law_effects as effect
from ...laws import law
from ...table import GROUPS, book
from ..law_sets import ALLOWED, IN_GROUP, INSTALLED, LAW_SET, LAW_SETS, WANTS_LEFTOVERS, LawSetsTable, most_left_over
from . import burdens, effects, impossible, markets, redealing, squires_in_france, thumb

book.words.append(Path(__file__).with_name("messages") / "*.ftl")

NEW = LAW_SET.index("new")
INSTALLED.add("new")
book.preset("new_laws", **{f"law_sets_group_{group}": "new" for group in range(GROUPS)})


def new_laws_for_everybody(s: LawSetsTable, group: int, law_set: int) -> int:
    """They need nothing else (LA-402)."""
    return IN_GROUP[group][law_set] if law_set == NEW else 0


ALLOWED.add(new_laws_for_everybody, when=LAW_SETS)

# --- group 0 --------------------------------------------------------------------------------------------------------

# LA-420: 1 vote marker per conflict.
law("N01", effect.so_many_conflicts, effects.votes, law_set=NEW)
# LA-421: the player with the most squires receives a gold and a vote marker.
law("N02", effect.most_squires, effects.gold_and_vote, law_set=NEW)
# LA-422: the player with the most gold receives a squire and a vote marker.
law("N03", effect.most_gold, effects.squire_and_vote, law_set=NEW)

# --- group 1 --------------------------------------------------------------------------------------------------------

# LA-423: a gold, a squire and a vote marker for players without a noble.
law("N11", effects.without_a_noble, effect.squires_votes_and_gold, law_set=NEW)
# LA-424: as many squires to France as one has conflicts.
law("N12", effect.so_many_conflicts, squires_in_france.send_squires_to_france, law_set=NEW)
# LA-425: 1 squire per placed knight of strength 1.
law("N13", effects.placed_ones, effect.squires, law_set=NEW)
# LA-426: any number of extensions, 4 gold each.
law("N14", effect.everybody, markets.extensions_for_sale, law_set=NEW)

# --- group 2 --------------------------------------------------------------------------------------------------------

# LA-427: 3 points per knight in one's own castle.
law("N21", effects.knights_in_the_castle, effect.points, law_set=NEW)
# LA-428: whoever has the most vote markers left over may upgrade a knight.
N22 = law("N22", most_left_over, effect.upgrade, law_set=NEW)
# LA-429: 3 points for placing both knights of strength 2.
law("N23", effects.both_twos_placed, effect.points, law_set=NEW)
# LA-430: 1 gold for each county, or the knight comes back.
law("N24", effect.so_many_counties, burdens.KEEPING_COUNTIES, law_set=NEW)

# --- group 3 --------------------------------------------------------------------------------------------------------

# LA-431: 5 points for every 2 counties.
law("N31", effect.so_many_counties, effect.points, law_set=NEW)
# LA-432: 1 squire for each extension, or it pays nothing this round.
law("N32", effects.extensions_built, burdens.KEEPING_TILES, law_set=NEW)
# LA-433: 2 gold for a squire, or 2 squires for a gold.
law("N33", effect.everybody, markets.squires_and_gold_change_hands, law_set=NEW)
# LA-434: 3 points for every 2 squires beside one's knights in counties.
law("N34", effects.pairs_of_squires_in_counties, effect.points, law_set=NEW)

# --- group 4 --------------------------------------------------------------------------------------------------------

# LA-435: 3 points per county without a noble left.
law("N41", effects.counties_without_nobles, effect.points, law_set=NEW)
# LA-436: a gold, a squire and a vote marker left over for 3 points.
N42 = law("N42", effect.everybody, markets.points_for_leftovers, law_set=NEW)
# LA-437: 5 points for the most knights in conflicts.
law("N43", effects.most_knights_in_conflicts, effect.points, law_set=NEW)


def new_laws_that_want_leftovers(s: LawSetsTable, number: int) -> int:
    """LA-410."""
    return 1 if number == N22 or number == N42 else 0  # noqa: PLR1714, SIM109 - rules have no tuples to look into


WANTS_LEFTOVERS.add(new_laws_that_want_leftovers, when=LAW_SETS)

__all__ = ["impossible", "redealing", "thumb"]
