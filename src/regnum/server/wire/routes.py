"""The HTTP API: every address there is (``docs/reference/wire.md``)."""

from __future__ import annotations

from . import games, inviting, people, rulebooks, stewards, tables, wishes

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *rulebooks.ROUTES,
    *tables.ROUTES,
    *inviting.ROUTES,
    *wishes.ROUTES,
    *stewards.ROUTES,
]
