"""A seat's view as JSON: the same as :meth:`Match.view`, what all may see being written once for all.

A test holds it against the kernel's view for every game.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from regnum.kernel import SEATS, Game
from regnum.kernel.record import HIDDEN, PRIVATE, Field, filled
from regnum.kernel.views import visible

_json = msgspec.json.Encoder(enc_hook=int)
"""Questions and procedures are numbers with a name."""


class Secret:
    """A field that is not for all, and how it looks to each seat: written around the seat's own row."""

    def __init__(self, name: str, field: Field) -> None:
        self.name = name
        self.field = field
        self.closed = b'"%b":%b' % (name.encode(), _json.encode(filled(field.shape, None)))
        self.around = [self._around(seat) for seat in range(SEATS)] if field.sight == PRIVATE else []

    def _around(self, seat: int) -> tuple[bytes, bytes]:
        row = _json.encode(filled(self.field.shape[1:], None))
        before = b'"%b":[%b' % (self.name.encode(), (row + b",") * seat)
        return before, (b"," + row) * (self.field.shape[0] - seat - 1) + b"]"

    def seen(self, s: Any, seat: int | None) -> bytes:
        if seat is None or not self.around:
            return self.closed
        before, after = self.around[seat]
        return before + _json.encode(getattr(s, self.name)[seat]) + after


class Look:
    """A table as it stands: what all may see is written once."""

    __slots__ = ("_closed", "_common", "_s")

    def __init__(self, s: Any, common: bytes, closed: list[Secret]) -> None:
        self._s = s
        self._common = common
        self._closed = closed

    def of(self, seat: int | None) -> bytes:
        """A seat's (None: a spectator's) whole view as JSON."""
        return b",".join([self._common, *[secret.seen(self._s, seat) for secret in self._closed]]) + b"}"


class Sight:
    """The fields of one game's table, sorted by who sees them."""

    def __init__(self, game: Game) -> None:
        fields = game.Table.FIELDS
        self.always = [name for name, field in fields.items() if field.sight not in (PRIVATE, HIDDEN)]
        self._values = attrgetter(*self.always)
        self.sometimes = [Secret(name, field) for name, field in fields.items() if name not in self.always]

    def look(self, s: Any) -> Look:
        seen = dict(zip(self.always, self._values(s), strict=True))
        closed = []
        for secret in self.sometimes:
            if visible(s, secret.field):
                seen[secret.name] = getattr(s, secret.name)
            else:
                closed.append(secret)
        return Look(s, _json.encode(seen)[:-1], closed)


@cache
def sight(game: Game) -> Sight:
    return Sight(game)
