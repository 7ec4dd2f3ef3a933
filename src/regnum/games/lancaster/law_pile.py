"""The laws in force at the start, and the pile of proposals (LA-24, LA-25, LA-33, LA-34)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, again, ask_nature, call, offer, tell

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


# --- in force at the start (LA-24) ----------------------------------------------------------------------------------


def lay_laws_in_force(s: Table) -> None:
    call(s, LAYING_LAWS)


def lay_one_law(s: Table) -> None:
    ask_nature(s, WHICH_LAW_IN_FORCE, EVERYBODY)


def lay_laws_on(s: Table) -> None:
    if s.in_force[IN_FORCE - 1] == NOBODY:
        again(s)


LAYING_LAWS = book.procedure("laying_laws", lay_one_law, lay_laws_on)


def law_laid(s: Table, seat: int, law: int) -> None:
    """From left to right."""
    place = 0
    while s.in_force[place] != NOBODY:
        place += 1
    s.pile[law] = 0
    s.in_force[place] = law
    tell(s, LAID_IN_FORCE, law)


WHICH_LAW_IN_FORCE = book.question("which_law_in_force", laws_of_the_next_group, {REVEAL: law_laid}, "LA-24")

# --- proposals (LA-25, LA-33) ---------------------------------------------------------------------------------------


def reveal_proposals(s: Table) -> None:
    call(s, REVEALING)


def reveal_one(s: Table) -> None:
    ask_nature(s, WHICH_PROPOSAL, EVERYBODY)


def reveal_on(s: Table) -> None:
    if s.proposal[PROPOSALS - 1] == NOBODY:
        again(s)


REVEALING = book.procedure("revealing", reveal_one, reveal_on)


def law_proposed(s: Table, seat: int, law: int) -> None:
    """From left to right."""
    place = 0
    while s.proposal[place] != NOBODY:
        place += 1
    s.pile[law] = 0
    s.proposal[place] = law
    tell(s, PROPOSED, law, place + 1)


WHICH_PROPOSAL = book.question("which_proposal", laws_of_the_next_group, {REVEAL: law_proposed}, "LA-25")
