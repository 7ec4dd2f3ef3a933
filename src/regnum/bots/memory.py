"""What the others did lately, as everybody could see it: evidence of what they hold.

A rule of thumb may offer ``LASTING``: which secrets of a seat last for a while. Then a deal that explains badly why a
seat answered as it did is less likely than one that explains it well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from regnum.kernel import NATURE, Match

MEMORY = 48
"""How many choices are remembered."""


@dataclass(frozen=True)
class Lasting:
    """Secrets that last: the fields they are in, and what everybody can tell about them from public fields."""

    fields: tuple[str, ...]
    lasts: Callable[[Any, Any], bool]
    """Whether what was held then is held now, by two tables as everybody saw them."""
    shown: Callable[[Any, int], int]
    """The secret answer that a seat is seen to have given, once answers lie open."""


@dataclass(frozen=True)
class Moment:
    """One answer that everybody knows: the table before it as everybody saw it, who answered, and what."""

    seen: Any
    seat: int
    action: int


def moments(match: Match, lasting: Lasting) -> list[Moment]:
    """What every seat did, as far as all could see it, while it held what it holds now."""
    now = match.game.blank(match.table, None)
    return [moment for moment in _recent(match, lasting) if lasting.lasts(moment.seen, now)]


def _recent(match: Match, lasting: Lasting) -> Iterator[Moment]:
    game = match.game
    first = max(0, len(match.choices) - MEMORY)
    table = match.position(first)
    table.checked = False
    laid: list[tuple[Any, int]] = []
    for choice in match.choices[first:]:
        if choice.seat != NATURE:
            seen = game.blank(table, None)
            if choice.known_to is None:
                yield Moment(seen, choice.seat, choice.action)
            else:
                laid.append((seen, choice.seat))
        question = table.question
        game.answer(table, choice.seat, choice.action)
        if laid and table.question != question:
            yield from (Moment(seen, seat, lasting.shown(table, seat)) for seen, seat in laid)
            laid.clear()
