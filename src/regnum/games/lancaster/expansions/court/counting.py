"""What must be true of the regal board at every table (LA-450, LA-458, LA-470, LA-475)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from ...table import CONFLICT, HOUSE, book
from .board import BISHOPS, COURT_OF_THE_KING, FIRST_OFFICE, OFFICE, SEALS, CourtTable
from .lords import bishops_at_court


def count_what_is_left(s: CourtTable) -> None:
    """Bishops and seals that nobody has lie on the regal board (LA-450)."""
    s.bishops_left = BISHOPS[s.players] - sum(s.bishops)
    s.seals_left = SEALS - sum(s.seals)


def regal_board(s: CourtTable) -> Iterator[str]:
    if not s.round:
        return
    if s.bishops_left + sum(s.bishops) != BISHOPS[s.players]:
        yield f"there are {s.bishops_left + sum(s.bishops)} bishops, not {BISHOPS[s.players]} (LA-450)"
    if s.seals_left + sum(s.seals) != SEALS:
        yield f"there are {s.seals_left + sum(s.seals)} seals, not {SEALS} (LA-450)"
    for office, name in enumerate(OFFICE):
        if s.lord.count(FIRST_OFFICE + office) > 1:
            yield f"two Lords stand on the space of the {name} (LA-458)"
    for house, name in enumerate(HOUSE):
        if bishops_at_court(s, house) < 0:
            yield f"more bishops of {name} support Lords than it has (LA-483)"
    for conflict, name in enumerate(CONFLICT):
        for stack, archer in zip(s.stands[conflict], s.archer_on[conflict], strict=True):
            if NOBODY not in (stack, archer):
                yield f"an archer stands on the space of a stack in the conflict {name} (LA-475)"


book.derive.add(count_what_is_left, when=COURT_OF_THE_KING)
book.complaints.add(regal_board, when=COURT_OF_THE_KING)
