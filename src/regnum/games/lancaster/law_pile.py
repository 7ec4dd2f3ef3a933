"""The laws in force at the start, and the pile of proposals (LA-24, LA-25, LA-33, LA-34)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, ask_nature, leave, offer, tell

from .table import GROUPS, IN_FORCE, LAWS, PROPOSALS, Table, book

REVEAL = book.action("reveal", law=LAWS)

LAID_IN_FORCE = book.event("laid_in_force", "LA-24", law=LAWS)
PROPOSED = book.event("proposed", "LA-25", law=LAWS, number="number")


def stack_the_laws(s: Table) -> None:
    """The set that is in use in each group (LA-25)."""
    for law in range(LAWS.count):
        s.pile[law] = 1 if LAWS.set[law] == s.law_set[LAWS.group[law]] else 0


def next_group(s: Table) -> int:
    """The lowest group with laws left: the pile is stacked by groups, each shuffled (LA-25)."""
    lowest = GROUPS
    for law in range(LAWS.count):
        if s.pile[law] == 1:
            lowest = min(lowest, LAWS.group[law])
    return lowest


def laws_of_the_next_group(s: Table, seat: int, out: list[int]) -> None:
    group = next_group(s)
    for law in range(LAWS.count):
        if s.pile[law] == 1 and LAWS.group[law] == group:
            offer(out, REVEAL(law))


# --- in force at the start (LA-24) --------------------------------------------------------------------------


def lay_one_law(s: Table) -> None:
    """From left to right."""
    if free_place_in_force(s) == NOBODY:
        leave(s)
    else:
        ask_nature(s, WHICH_LAW_IN_FORCE, EVERYBODY)


LAYING_LAWS = book.loop("laying_laws", lay_one_law)


def free_place_in_force(s: Table) -> int:
    for place in range(IN_FORCE):
        if s.in_force[place] == NOBODY:
            return place
    return NOBODY


def law_laid(s: Table, seat: int, law: int) -> None:
    s.in_force[free_place_in_force(s)] = law
    s.pile[law] = 0
    tell(s, LAID_IN_FORCE, law)


WHICH_LAW_IN_FORCE = book.question("which_law_in_force", laws_of_the_next_group, {REVEAL: law_laid}, "LA-24")

# --- proposals (LA-25, LA-33) -------------------------------------------------------------------------------


def reveal_one(s: Table) -> None:
    """From left to right."""
    if free_place_of_a_proposal(s) == NOBODY:
        leave(s)
    else:
        ask_nature(s, WHICH_PROPOSAL, EVERYBODY)


REVEALING = book.loop("revealing", reveal_one)


def free_place_of_a_proposal(s: Table) -> int:
    for place in range(PROPOSALS):
        if s.proposal[place] == NOBODY:
            return place
    return NOBODY


def law_proposed(s: Table, seat: int, law: int) -> None:
    place = free_place_of_a_proposal(s)
    s.proposal[place] = law
    s.pile[law] = 0
    tell(s, PROPOSED, law, place + 1)


WHICH_PROPOSAL = book.question("which_proposal", laws_of_the_next_group, {REVEAL: law_proposed}, "LA-25")
