"""The King's Laws: eight laws of groups 2 and 3, for those who play with court and displeasure (LA-560 to LA-578).

They speak of both, and so are the only expansion that names others.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regnum.kernel import IllegalOptions

from ... import law_effects as effect
from ...laws import law
from ...table import GROUPS, book
from ..court.board import COURT_OF_THE_KING
from ..displeasure.tokens import DISPLEASURE
from ..law_sets import (
    ALLOWED,
    IN_GROUP,
    INSTALLED,
    LAW_CHOICE,
    LAW_SET,
    LAW_SETS,
    WANTS_LEFTOVERS,
    LawSetsTable,
    most_left_over,
)
from . import effects, thumb

book.words.append(Path(__file__).with_name("messages") / "*.ftl")

KING = LAW_SET.index("king")
NOT_DRAWN = LAW_CHOICE.index("random_without_kings_laws")
INSTALLED.add("king")
book.preset("henry_v", law_sets_group_2="king", law_sets_group_3="king")  # LA-562


def only_with_court_and_displeasure(chosen: Mapping[str, Any]) -> None:
    """LA-561."""
    both = chosen["court"] and chosen["displeasure"]
    if not both and any(chosen[f"law_sets_group_{group}"] == "king" for group in range(GROUPS)):
        raise IllegalOptions("the King's Laws are used only with both the King's Court and his Displeasure", "LA-561")


book.conditions.add(only_with_court_and_displeasure)


def kings_laws_with_both(s: LawSetsTable, group: int, law_set: int) -> int:
    """In the groups that have some, unless they are kept out of the draw (LA-563)."""
    return IN_GROUP[group][law_set] if law_set == KING and s.law_choice != NOT_DRAWN else 0


ALLOWED.add(kings_laws_with_both, when=COURT_OF_THE_KING | DISPLEASURE)

# --- group 2 --------------------------------------------------------------------------------------------------------

# LA-570: the most squires cost 2 of them, the most gold 3 of it.
law("K21", effects.most_of_either, effects.lose_what_one_has_most_of, law_set=KING)
# LA-571: 5 points for the fewest dishonour tokens.
law("K22", effects.fewest_tokens, effect.points, law_set=KING)
# LA-572: without a bishop one may return a dishonour token.
law("K23", effects.without_a_bishop, effects.a_token_may_go, law_set=KING)
# LA-573: any number of times, a seal for 2 squires and a gold.
law("K24", effect.everybody, effects.seals_for_sale, law_set=KING)

# --- group 3 --------------------------------------------------------------------------------------------------------

# LA-574: a seal for the most vote markers left over.
K31 = law("K31", most_left_over, effects.a_seal, law_set=KING)
# LA-575: 3 points for the most squires, and 3 for the most gold.
law("K32", effects.most_of_each, effect.points, law_set=KING)
# LA-576: a dishonour token for every 2 counties without a knight of one's own.
law("K33", effects.pairs_of_counties_without_a_knight, effects.tokens, law_set=KING)
# LA-577: 3 points for each knight in the dungeon.
law("K34", effects.knights_in_the_dungeon, effect.points, law_set=KING)


def kings_law_that_wants_leftovers(s: LawSetsTable, number: int) -> int:
    """LA-410."""
    return 1 if number == K31 else 0


WANTS_LEFTOVERS.add(kings_law_that_wants_leftovers, when=LAW_SETS)

__all__ = ["thumb"]
