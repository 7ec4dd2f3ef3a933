"""What a server can do besides: each part is a folder here, and goes when its folder goes.

A part has ``ROUTES`` (its addresses in the API), perhaps ``ADDRESSES`` beside the API and ``SOCKETS`` (WebSockets by
their paths), and ``begin``, which makes it for a house; what it keeps, its tables in the store included, it makes
itself. Its half in the browser is a folder of the same name in ``web/src/parts``. Parts do not know each other, and
nothing below knows any.

``notifying`` tells people who are away that it is their turn, ``previewing`` lets links to tables look like
something, ``programs`` lets bots of anybody's play, ``rating`` tells who is how strong, ``tournaments`` lets many
people play for one standing.

May touch the wire, the house and all wings below, and the packages of its own extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from ..house import House, Part
from ..settings import Settings
from ..wire.calls import Route


class Folder(Protocol):
    """What a part's folder says."""

    ROUTES: Sequence[Route]

    def begin(self, house: House, settings: Settings) -> Part: ...


@cache
def found() -> dict[str, Folder]:
    """All parts that are here, by their names."""
    return {one.name: cast(Folder, import_module(f"{__name__}.{one.name}")) for one in iter_modules(__path__)}
