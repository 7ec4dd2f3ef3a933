"""A house rule for Vive le Roi!: one round is enough for tonight (HR-1)."""

from __future__ import annotations

from pathlib import Path

from regnum.games.vive_le_roi.round import ROUND
from regnum.games.vive_le_roi.table import Table, book

ONE_ROUND = book.module("one_round")
book.option("one_round", "HR-1", module=ONE_ROUND)


def never_again(s: Table) -> bool:
    return False


ROUND.as_long_as(never_again, when=ONE_ROUND)
book.words.append(Path(__file__).with_name("one_round_court.*.ftl"))
book.rules.append(Path(__file__).with_name("one_round_court.*.md"))
