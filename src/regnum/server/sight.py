"""A seat's view as JSON: the same as :meth:`Match.view`, what all may see being written once for all.

A test holds it against the kernel's view for every game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regnum.kernel import Game
from regnum.kernel.record import HIDDEN, PRIVATE, Field, filled
from regnum.kernel.views import visible

_json = msgspec.json.Encoder(enc_hook=int)
"""Questions and procedures are numbers with a name."""


class Sight:
    """The fields of one game's table, sorted by who sees them."""

    def __init__(self, game: Game) -> None:
        fields = game.Table.FIELDS
        self.always = [name for name, field in fields.items() if field.sight not in (PRIVATE, HIDDEN)]
        self.sometimes: list[tuple[str, Field, Any]] = []
        """Every other field, and what a row (the whole, if it is hidden) looks like to whom it does not belong."""
        for name, field in fields.items():
            if field.sight == PRIVATE:
                self.sometimes.append((name, field, filled(field.shape[1:], None)))
            elif field.sight == HIDDEN:
                self.sometimes.append((name, field, filled(field.shape, None)))

    def common(self, s: Any) -> bytes:
        """What everybody sees, as JSON without its last brace."""
        seen = {name: getattr(s, name) for name in self.always}
        seen |= {name: getattr(s, name) for name, field, _ in self.sometimes if visible(s, field)}
        return _json.encode(seen)[:-1]

    def of(self, s: Any, seat: int | None, common: bytes) -> msgspec.Raw:
        """A seat's (None: a spectator's) whole view."""
        own: dict[str, Any] = {}
        for name, field, unknown in self.sometimes:
            if visible(s, field):
                continue
            if field.sight == HIDDEN:
                own[name] = unknown
            else:
                own[name] = [row if i == seat else unknown for i, row in enumerate(getattr(s, name))]
        return msgspec.Raw(common + b"," + _json.encode(own)[1:] if own else common + b"}")


@cache
def sight(game: Game) -> Sight:
    return Sight(game)
