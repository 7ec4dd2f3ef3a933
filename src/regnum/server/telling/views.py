"""What a seat or a person sees: the same as :meth:`Match.view`, what all may see being gathered once for all.

A test holds it against the kernel's view for every game.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from regnum.kernel import Game
from regnum.kernel.absent import emptied
from regnum.kernel.record import PERSONAL, PUBLIC, Field, filled
from regnum.kernel.views import visible

View = dict[str, Any]


class Secret:
    """A field that is not for all."""

    def __init__(self, name: str, field: Field) -> None:
        self.name = name
        self.field = field
        self.of_seats = field.of_seats
        self.closed = filled(field.shape, None)
        """How it looks to those who may not look."""
        self.another = filled(field.shape[2:], None) if field.sight == PERSONAL else None
        """How what is a teammate's own looks."""


class Seen:
    """A table as it stands: what all may see, and what is still closed."""

    def __init__(self, common: View, closed: list[tuple[Secret, Any]]) -> None:
        self.common = common
        self._closed = closed

    def by(self, seat: int | None, person: int | None = None) -> View:
        """The view of a seat (None: a spectator), or of one of the persons who share it; not to be changed."""
        view = self.common.copy()
        for secret, value in self._closed:
            shown = secret.closed
            if seat is not None and secret.of_seats:
                shown, own = shown.copy(), value[seat]
                if person is not None and secret.field.sight == PERSONAL:
                    own = [part if n == person else secret.another for n, part in enumerate(own)]
                shown[seat] = own
            view[secret.name] = shown
        return view

    def everything(self) -> View:
        """Nothing is secret any more."""
        return self.common | {secret.name: value for secret, value in self._closed}


class Sight:
    """The fields of one game's table, sorted by who sees them."""

    def __init__(self, game: Game) -> None:
        fields = game.Table.FIELDS
        self._public = [name for name, field in fields.items() if field.sight == PUBLIC]
        self._values = attrgetter(*self._public)
        self._secrets = [Secret(name, field) for name, field in fields.items() if field.sight != PUBLIC]

    def look(self, s: Any) -> Seen:
        """The table as it stands; whoever looks must have looked enough before it changes."""
        empty = emptied(s)
        common, closed = dict(zip(self._public, self._values(s), strict=True)), []
        for secret in self._secrets:
            if secret.field.open_if and visible(s, secret.field):
                common[secret.name] = getattr(s, secret.name)
            else:
                closed.append((secret, empty.get(secret.name, getattr(s, secret.name))))
        return Seen(common | {name: value for name, value in empty.items() if name in common}, closed)


@lru_cache(64)
def sight(game: Game) -> Sight:
    return Sight(game)
