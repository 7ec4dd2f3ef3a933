"""Which set of laws each group uses, by choice or by lot, and markers that some laws want left over.

LA-401 to LA-404, LA-410, LA-411, LA-563.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regnum.kernel import (
    EVERYBODY,
    IllegalOptions,
    Row,
    Words,
    ask_nature,
    call,
    leave,
    offer,
    public,
    tell,
)

from ...law_pile import stack_the_laws
from ...parliament import PARLIAMENT, return_the_leftover_markers
from ...round import GAME
from ...supply import pay
from ...table import DATA, GROUPS, IN_FORCE, OWN, PIECES, VOTES, Table, book, in_order

LAW_SETS = book.module("law_sets")

LAW_SET = Words("law_set", dict.fromkeys(law["set"] for law in DATA["law"]))
SETS = len(LAW_SET)
CHOICES = tuple(tuple(DATA["options"][f"law_sets_group_{group}"]) for group in range(GROUPS))
LAW_CHOICE = tuple(DATA["options"]["law_choice"])
FIXED = LAW_CHOICE.index("fixed")

USE = book.action("use", laws=LAW_SET)

LAWS_DRAWN = book.event("laws_drawn", "LA-404", group="number", laws=LAW_SET)


@book.table_of(LAW_SETS)
class LawSetsTable(Table):
    law_sets_group_0: int = public(high=SETS)
    law_sets_group_1: int = public(high=SETS)
    law_sets_group_2: int = public(high=SETS)
    law_sets_group_3: int = public(high=SETS)
    law_sets_group_4: int = public(high=SETS)
    law_choice: int = public(high=len(LAW_CHOICE) - 1)
    group_drawn: int = public(high=GROUPS)  # the group whose set is being drawn
    leftover: Row = public(OWN, high=PIECES[VOTES])  # markers kept because a law in force wants them


for _group, _sets in enumerate(CHOICES):
    book.option(f"law_sets_group_{_group}", "LA-402", _sets, module=LAW_SETS)
book.option("law_choice", "LA-404", LAW_CHOICE, default=LAW_CHOICE[FIXED], module=LAW_SETS)
book.preset("everything", law_choice="random")

INSTALLED = {LAW_SET[0]}
"""The sets whose laws are in the box; each brings its own."""


def only_what_is_in_the_box(chosen: Mapping[str, Any]) -> None:
    for group in range(GROUPS):
        laws = chosen[f"law_sets_group_{group}"]
        if laws not in INSTALLED:
            raise IllegalOptions("there are no laws {laws!r} in the box", "LA-403", laws=laws)


def chosen_or_drawn(chosen: Mapping[str, Any]) -> None:
    """A set that lots decide cannot be named, too (LA-404)."""
    named = any(chosen[f"law_sets_group_{group}"] != CHOICES[group][0] for group in range(GROUPS))
    if named and chosen["law_choice"] != LAW_CHOICE[FIXED]:
        raise IllegalOptions("laws drawn at random cannot be chosen as well: name no set, or draw none", "LA-404")


book.conditions.add(only_what_is_in_the_box)
book.conditions.add(chosen_or_drawn)

# --- one set for each group (LA-401 to LA-404) ----------------------------------------------------------------------


def take_the_sets_chosen(s: LawSetsTable) -> None:
    """For each group separately (LA-402)."""
    s.law_set[0] = s.law_sets_group_0
    s.law_set[1] = s.law_sets_group_1
    s.law_set[2] = s.law_sets_group_2
    s.law_set[3] = s.law_sets_group_3
    s.law_set[4] = s.law_sets_group_4


def draw_the_sets(s: LawSetsTable) -> None:
    if s.law_choice != FIXED:
        s.group_drawn = 0
        call(s, DRAWING_SETS)


def draw_one_set(s: LawSetsTable) -> None:
    """One group after another (LA-404)."""
    if s.group_drawn == GROUPS:
        leave(s)
    else:
        ask_nature(s, WHICH_SET, EVERYBODY)


DRAWING_SETS = book.loop("drawing_sets", draw_one_set)

IN_GROUP = tuple(tuple(int(name in sets) for name in LAW_SET) for sets in CHOICES)
"""1 where a group has laws of a set."""


def the_base_set(s: LawSetsTable, group: int, law_set: int) -> int:
    return 1 if law_set == 0 else 0


ALLOWED = book.tally("law_set_allowed", the_base_set)
"""Above 0 if a group may use that set of laws in this game."""


def sets_allowed(s: LawSetsTable, seat: int, out: list[int]) -> None:
    """With equal chance (LA-404)."""
    for law_set in range(SETS):
        if ALLOWED(s, s.group_drawn, law_set) > 0:
            offer(out, USE(law_set))


def set_drawn(s: LawSetsTable, seat: int, law_set: int) -> None:
    s.law_set[s.group_drawn] = law_set
    tell(s, LAWS_DRAWN, s.group_drawn, law_set)
    s.group_drawn += 1


WHICH_SET = book.question("which_law_set", sets_allowed, {USE: set_drawn}, "LA-404")

GAME.before(stack_the_laws, take_the_sets_chosen, draw_the_sets, when=LAW_SETS)

# --- leftover markers (LA-410, LA-411) ------------------------------------------------------------------------------


def no_law_wants_them(s: LawSetsTable, law: int) -> int:
    return 0


WANTS_LEFTOVERS = book.tally("wants_leftovers", no_law_wants_them)
"""Above 0 for a law that speaks of leftover vote markers."""


def wanted(s: LawSetsTable) -> bool:
    for place in range(IN_FORCE):
        if WANTS_LEFTOVERS(s, s.in_force[place]) > 0:
            return True
    return False


def keep_or_return_the_leftovers(s: LawSetsTable) -> None:
    """They stay on the castle boards only while a law in force wants them (LA-410)."""
    for seat in range(s.players):
        s.leftover[seat] = s.votes[seat]
    if not wanted(s):
        return_what_is_left_over(s)


def return_what_is_left_over(s: LawSetsTable) -> None:
    """Markers gained from laws are not left over and stay (LA-411)."""
    for turn in range(s.players):
        seat = in_order(s, turn)
        pay(s, seat, VOTES, s.leftover[seat])
        s.leftover[seat] = 0


def most_left_over(s: LawSetsTable, law: int, seat: int) -> int:
    """Everybody with the highest number; 0 never qualifies (LA-12, LA-R102)."""
    for other in range(s.players):
        if s.leftover[other] > s.leftover[seat]:
            return 0
    return min(1, s.leftover[seat])


PARLIAMENT.replace(return_the_leftover_markers, keep_or_return_the_leftovers, when=LAW_SETS)
PARLIAMENT.append(return_what_is_left_over, when=LAW_SETS)

from . import impossible  # noqa: E402 - it speaks of all the above

book.words.append(Path(__file__).with_name("messages") / "*.ftl")

__all__ = [
    "ALLOWED",
    "INSTALLED",
    "IN_GROUP",
    "LAW_CHOICE",
    "LAW_SET",
    "LAW_SETS",
    "WANTS_LEFTOVERS",
    "LawSetsTable",
    "impossible",
    "most_left_over",
]
