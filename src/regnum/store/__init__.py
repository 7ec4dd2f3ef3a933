"""Where accounts, sessions, tables and their journals are kept: SQLite by default, PostgreSQL for several processes.

:class:`Store` says what can be kept and asked, once, for both; a *driver* runs its statements on one database.
"""

from __future__ import annotations

from .driver import Conflict, Driver, StoreError, Unavailable
from .kept import Account, Called, JournalRow, KeptReview, Listing, News, Session, Speech
from .sqlite import SQLite
from .store import ENDED, PRESENCE, Store

__all__ = [
    "ENDED",
    "PRESENCE",
    "Account",
    "Called",
    "Conflict",
    "JournalRow",
    "KeptReview",
    "Listing",
    "News",
    "Session",
    "Speech",
    "Store",
    "StoreError",
    "Unavailable",
    "open_store",
    "serves_several",
    "store_at",
]


async def open_store(address: str) -> Store:
    """The store at ``postgresql://…`` or in an SQLite file; Unavailable says why there is none."""
    store = store_at(address)
    await store.open()
    return store


def store_at(address: str) -> Store:
    """The store at an address, not opened yet."""
    return Store(_driver(address))


def serves_several(address: str) -> bool:
    """Whether several processes may use the store at an address at the same time."""
    return address.startswith(("postgresql://", "postgres://"))


def _driver(address: str) -> Driver:
    if serves_several(address):
        from .postgres import PostgreSQL

        return PostgreSQL(address)
    return SQLite(address.removeprefix("sqlite:"))
