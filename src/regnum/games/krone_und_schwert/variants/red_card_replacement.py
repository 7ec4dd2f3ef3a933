"""Option: red cards are replaced when there is a king, too (KS-166)."""

from __future__ import annotations

from regnum.kernel import NOBODY

from ..drawing import DRAWING, discard_and_draw_on, replace_without_a_king
from ..table import Table, book, described

RED_CARD_REPLACEMENT = book.module("red_card_replacement")
book.option(**described("red_card_replacement"), module=RED_CARD_REPLACEMENT)


def replace_always(s: Table) -> None:
    """After its effect, until an action card comes (KS-90 applies)."""
    if s.turned_up != NOBODY:
        discard_and_draw_on(s)


DRAWING.replace(replace_without_a_king, replace_always, when=RED_CARD_REPLACEMENT)
