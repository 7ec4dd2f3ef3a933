"""Option: dice are laid for the highest score, without asking (LK-1001)."""

from __future__ import annotations

from regnum.kernel import leave

from ..table import Table, book
from ..throw import LAYING, lay_a_die, lay_the_rest

AUTO = book.module("dice_allocation")


def lay_for_the_highest_score(s: Table) -> None:
    lay_the_rest(s)
    leave(s)


LAYING.replace(lay_a_die, lay_for_the_highest_score, when=AUTO)
