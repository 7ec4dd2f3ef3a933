"""A seat's or a person's view as JSON: the same as :meth:`Match.view`, what all may see being written once for all.

A test holds it against the kernel's view for every game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from regnum.kernel import SEATS, Game
from regnum.kernel.record import PERSONAL, PUBLIC, Field, filled
from regnum.kernel.views import attended, visible

_json = msgspec.json.Encoder(enc_hook=int)
"""Questions and procedures are numbers with a name."""
_encode = _json.encode
MOST = 50_000
"""How many hands are remembered as JSON."""


class Secret:
    """A field that is not for all, and how it looks to each seat: written around the seat's own row."""

    def __init__(self, name: str, field: Field) -> None:
        self.name = name
        self.field = field
        self.closed = b',"%b":%b' % (name.encode(), _encode(filled(field.shape, None)))
        self.around = [self._around(seat) for seat in range(SEATS)] if field.of_seats else []

    def _around(self, seat: int) -> tuple[bytes, bytes]:
        row = _encode(filled(self.field.shape[1:], None))
        before = b',"%b":[%b' % (self.name.encode(), (row + b",") * seat)
        return before, (b"," + row) * (self.field.shape[0] - seat - 1) + b"]"

    def own(self, row: Any, person: int | None) -> Any:
        """What one of the persons who share a seat (None: whoever plays all of it) sees of the seat's own row."""
        if person is None or self.field.sight != PERSONAL:
            return row
        others = filled(self.field.shape[2:], None)
        return [part if i == person else others for i, part in enumerate(row)]

    def seen(self, seat: int, own: Any) -> bytes:
        before, after = self.around[seat]
        return before + _encode(own) + after


class Closed:
    """The fields that are not open to all just now. What a seat holds in them changes seldom, so it is remembered."""

    def __init__(self, secrets: Sequence[Secret]) -> None:
        self._of_seats = [secret for secret in secrets if secret.around]
        self._nothing = b"".join(secret.closed for secret in secrets)
        self._of_nobody = b"".join(secret.closed for secret in secrets if not secret.around)
        self._rows = _values([secret.name for secret in self._of_seats])
        self._known: dict[tuple[int, bytes], bytes] = {}

    def seen(self, s: Any, seat: int | None, person: int | None) -> bytes:
        """Further members of the view."""
        if seat is None:
            return self._nothing
        rows = [row[seat] for row in self._rows(s)]
        if person is not None:
            rows = [secret.own(row, person) for secret, row in zip(self._of_seats, rows, strict=True)]
        key = seat, _encode(rows)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST:
                self._known.clear()
            shown = [secret.seen(seat, row) for secret, row in zip(self._of_seats, rows, strict=True)]
            known = self._known[key] = b"".join(shown) + self._of_nobody
        return known


class Look:
    """A table as it stands: what all may see is written once."""

    __slots__ = ("_closed", "_s", "common")

    def __init__(self, s: Any, common: bytes, closed: Closed) -> None:
        self._s = s
        self.common = common
        """The beginning of everybody's view."""
        self._closed = closed

    def own(self, seat: int | None, person: int | None = None) -> bytes:
        """The rest of a seat's (None: a spectator's) view, without the last brace."""
        return self._closed.seen(self._s, seat, person)

    def of(self, seat: int | None, person: int | None = None) -> bytes:
        """The whole view as JSON."""
        return b"%b%b}" % (self.common, self.own(seat, person))


class Sight:
    """The fields of one game's table, sorted by who sees them."""

    def __init__(self, game: Game) -> None:
        fields = game.Table.FIELDS
        self.always = [name for name, field in fields.items() if field.sight == PUBLIC]
        self._values = _values(self.always)
        self.sometimes = [Secret(name, field) for name, field in fields.items() if name not in self.always]
        self._closed: dict[tuple[bool, ...], Closed] = {}

    def look(self, table: Any) -> Look:
        s = attended(table)
        seen = dict(zip(self.always, self._values(s), strict=True))
        opened = tuple([visible(s, secret.field) for secret in self.sometimes])
        if any(opened):
            seen |= {secret.name: getattr(s, secret.name) for secret in self._those(opened, True)}
        closed = self._closed.get(opened)
        if closed is None:
            closed = self._closed[opened] = Closed(self._those(opened, False))
        return Look(s, _encode(seen)[:-1], closed)

    def _those(self, opened: tuple[bool, ...], wanted: bool) -> list[Secret]:
        return [secret for secret, is_open in zip(self.sometimes, opened, strict=True) if is_open == wanted]


def _values(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields of a table."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda s: tuple([getattr(s, name) for name in names])


@cache
def sight(game: Game) -> Sight:
    return Sight(game)
