"""Option: a noble whose first crossing fails is back where its turn began (LK-1007)."""

from __future__ import annotations

from regnum.kernel import NOBODY, public

from ..dice import succeeds
from ..journey import JOURNEY, stay_after_a_failure
from ..table import COUNTIES, COUNTY, DATA, Table, book
from ..turn import TURN, WHAT_TO_DO, begin_the_turn

STAYS_AT_START = book.module("failed_crossing")
book.option(
    "failed_crossing",
    "LK-1007",
    ("stays_in_crossed", "stays_at_start"),
    default=DATA["options"]["failed_crossing"],
    module=STAYS_AT_START,
)


@book.table_of(STAYS_AT_START)
class SetOutTable(Table):
    set_out_from: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)  # where the noble's turn began


def remember_the_start(s: SetOutTable) -> None:
    s.set_out_from = s.noble[s.active]


def return_after_a_failure(s: SetOutTable) -> None:
    """Before the first success; the county of the free step stays the one to be crossed, but is not held."""
    stay_after_a_failure(s)
    if not succeeds(s) and counties_entered(s) == 1:
        s.noble[s.active] = s.set_out_from


def counties_entered(s: SetOutTable) -> int:
    count = 0
    for county in range(COUNTIES):
        count += s.entered[county]
    return count


def find_where_it_set_out(s: SetOutTable) -> None:
    """Where it stands when the turn begins, and where its first step came from."""
    if s.question == WHAT_TO_DO:
        s.set_out_from = s.noble[s.active]
    elif NOBODY not in (s.question, s.came_from) and counties_entered(s) == 1:
        s.set_out_from = s.came_from


book.derive.add(find_where_it_set_out, when=STAYS_AT_START, because="the noble's turn began there (LK-1007)")
TURN.after(begin_the_turn, remember_the_start, when=STAYS_AT_START)
JOURNEY.replace(stay_after_a_failure, return_after_a_failure, when=STAYS_AT_START)
