"""Where accounts, sessions, tables and their journals are kept: SQLite by default, PostgreSQL for several machines.

:class:`Store` says what can be kept and asked, once, for both; a *driver* runs its statements on one database.
"""

from __future__ import annotations

from .driver import Conflict, Driver, StoreError, Unavailable
from .facts import Account, Entry, Listing, News, Session, Speech
from .store import PRESENCE, Store

__all__ = [
    "PRESENCE",
    "Account",
    "Conflict",
    "Entry",
    "Listing",
    "News",
    "Session",
    "Speech",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
]


async def open_store(address: str) -> Store:
    """The store at ``postgresql://…`` or in an SQLite file; Unavailable says why there is none."""
    store = Store(_driver(address))
    await store.open()
    return store


def _driver(address: str) -> Driver:
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgreSQL

        return PostgreSQL(address)
    from .sqlite import SQLite

    return SQLite(address.removeprefix("sqlite:"))
