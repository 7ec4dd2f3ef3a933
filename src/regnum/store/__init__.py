"""Where accounts, sessions, tables and their journals are kept: SQLite by default, PostgreSQL for several processes.

:class:`Store` says what can be kept and asked, once, for both; a *driver* runs its statements on one database.
"""

from __future__ import annotations

from .asking import Asker
from .driver import Conflict, Driver, Statement, StoreError, Unavailable, Write
from .kept import Account, Act, Called, JournalRow, KeptReview, Listing, News, Report, Session, Speech
from .steps import VERSION, Step
from .store import ENDED, PRESENCE, Store

__all__ = [
    "ENDED",
    "PRESENCE",
    "VERSION",
    "Account",
    "Act",
    "Asker",
    "Called",
    "Conflict",
    "JournalRow",
    "KeptReview",
    "Listing",
    "News",
    "Report",
    "Session",
    "Speech",
    "Statement",
    "Step",
    "Store",
    "StoreError",
    "Unavailable",
    "Write",
    "open_store",
    "serves_several",
    "store_at",
    "store_beside",
]


async def open_store(address: str) -> Store:
    """The store at ``postgresql://…`` or in an SQLite file; Unavailable says why there is none."""
    store = store_at(address)
    await store.open()
    return store


def store_at(address: str) -> Store:
    """The store at an address, not opened yet."""
    return Store(_driver(address))


def store_beside(address: str) -> Store:
    """The store at an address, not opened yet, for a command beside a server: it must be there."""
    if serves_several(address):
        return Store(_driver(address))
    from .sqlite import Beside

    return Store(Beside(_file(address)))


def serves_several(address: str) -> bool:
    """Whether several processes may use the store at an address at the same time."""
    return address.startswith(("postgresql://", "postgres://"))


def _driver(address: str) -> Driver:
    if serves_several(address):
        from .postgres import PostgreSQL

        return PostgreSQL(address)
    from .sqlite import SQLite

    return SQLite(_file(address))


def _file(address: str) -> str:
    return address.removeprefix("sqlite:")
