"""Option: dice are laid for the highest score, without asking (LK-1001)."""

from __future__ import annotations

from regnum.kernel import leave

from ..table import DATA, SIDES, Table, book
from ..throw import LAYING, dice_up_to, lay, lay_a_die

AUTO = book.module("dice_allocation")
book.option("dice_allocation", "LK-1001", ("manual", "auto"), default=DATA["options"]["dice_allocation"], module=AUTO)
book.preset("swift", dice_allocation="auto")


def lay_for_the_highest_score(s: Table) -> None:
    """The highest dice on the highest cards."""
    for side in range(SIDES, 0, -1):
        while dice_up_to(s, side) > dice_up_to(s, side - 1):
            lay(s, side)
    leave(s)


LAYING.replace(lay_a_die, lay_for_the_highest_score, when=AUTO)
