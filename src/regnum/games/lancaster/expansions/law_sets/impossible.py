"""Sets of laws that cannot be in use (LA-402 to LA-404, LA-561)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...parliament import LAW
from ...table import GROUPS, LAWS, book
from . import ALLOWED, FIXED, LAW_SET, LAW_SETS, SETS, LawSetsTable


def laws_in_use(s: LawSetsTable) -> Iterator[str]:
    """LA-402 to LA-404, LA-561."""
    for group in range(GROUPS):
        if s.law_set[group] >= SETS or ALLOWED(s, group, s.law_set[group]) == 0:
            yield f"group {group} cannot use that set of laws in this game (LA-402, LA-561)"
    for law, name in enumerate(LAWS.names):
        group, there = LAWS.group[law], s.pile[law] or law in (*s.in_force, *s.proposal, s.law)
        if there and ALLOWED(s, group, LAWS.set[law]) == 0:
            yield f"the laws {LAW_SET[LAWS.set[law]]}, {name} among them, are not played with here (LA-402, LA-561)"
        elif there and LAWS.set[law] != s.law_set[group]:
            yield f"group {group} uses the laws {LAW_SET[s.law_set[group]]} alone, and {name} is none of them (LA-402)"


def sets_as_chosen(s: LawSetsTable) -> Iterator[str]:
    """LA-402, LA-411."""
    for group in range(GROUPS if s.houses and s.law_choice == FIXED else 0):
        chosen = getattr(s, f"law_sets_group_{group}")
        if s.law_set[group] != chosen:
            yield f"the laws {LAW_SET[chosen]} were chosen for group {group} (LA-402)"
    for seat in range(s.players):
        if s.leftover[seat] > s.votes[seat]:
            yield f"{s.leftover[seat]} vote markers of seat {seat} are left over; it has {s.votes[seat]} (LA-411)"
    if s.question != NOBODY and any(s.leftover) and not LAW.is_open(s):
        yield "vote markers are left over only while the laws are applied (LA-410)"


book.complaints.add(laws_in_use)
book.complaints.add(sets_as_chosen, when=LAW_SETS)
