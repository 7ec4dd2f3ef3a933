"""The HTTP API: every address there is (``docs/reference/wire.md``)."""

from __future__ import annotations

from . import games, people, rulebooks, tables, wishes

ROUTES = [*people.ROUTES, *games.ROUTES, *rulebooks.ROUTES, *tables.ROUTES, *wishes.ROUTES]
