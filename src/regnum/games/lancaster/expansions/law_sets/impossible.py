"""Sets of laws that cannot be in use (LA-402 to LA-404, LA-561)."""

from __future__ import annotations

from collections.abc import Iterator

from ...table import GROUPS, LAWS, book
from . import ALLOWED, LAW_SET, SETS, LawSetsTable


def laws_in_use(s: LawSetsTable) -> Iterator[str]:
    """LA-402 to LA-404, LA-561."""
    for group in range(GROUPS):
        if s.law_set[group] >= SETS or ALLOWED(s, group, s.law_set[group]) == 0:
            yield f"group {group} cannot use that set of laws in this game (LA-402, LA-561)"
    for law, name in enumerate(LAWS.names):
        there = s.pile[law] or law in (*s.in_force, *s.proposal, s.law)
        if there and ALLOWED(s, LAWS.group[law], LAWS.set[law]) == 0:
            yield f"the laws {LAW_SET[LAWS.set[law]]}, {name} among them, are not played with here (LA-402, LA-561)"


book.complaints.add(laws_in_use)
