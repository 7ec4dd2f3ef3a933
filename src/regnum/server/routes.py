"""The HTTP API: every address there is (``docs/reference/wire.md``), those of the parts included."""

from __future__ import annotations

from . import parts
from .wire import games, inviting, people, reporting, rulebooks, stewards, tables, wishes

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *rulebooks.ROUTES,
    *tables.ROUTES,
    *inviting.ROUTES,
    *wishes.ROUTES,
    *stewards.ROUTES,
    *reporting.ROUTES,
    *(route for part in parts.found().values() for route in part.ROUTES),
]
