"""Where accounts, sessions, tables and their journals are kept: SQLite by default, PostgreSQL for several machines.

:class:`Store` says what can be kept and asked, once, for both; a *driver* runs its statements on one database.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from .driver import Conflict, Driver, Growth, StoreError, Unavailable
from .facts import Account, Entry, Listing, News, Session, Speech
from .neighbours import Neighbours
from .sqlite import SQLite, held
from .store import PRESENCE, Store

__all__ = [
    "PRESENCE",
    "Account",
    "Conflict",
    "Entry",
    "Growth",
    "Listing",
    "Neighbours",
    "News",
    "Session",
    "Speech",
    "Store",
    "StoreError",
    "Unavailable",
    "held_store",
    "open_store",
]


async def open_store(address: str, neighbours: Neighbours | None = None) -> Store:
    """The store at ``postgresql://…`` or in an SQLite file; Unavailable says why there is none.

    ``neighbours`` are the other processes of a server that holds the file.
    """
    store = Store(_driver(address, neighbours))
    await store.open()
    return store


@contextlib.contextmanager
def held_store(address: str) -> Iterator[None]:
    """Keep a store for the processes of one server; a database that serves many needs no keeping."""
    if _served(address):
        yield
    else:
        with held(_path(address)):
            yield


def _served(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def _path(address: str) -> str:
    return address.removeprefix("sqlite:")


def _driver(address: str, neighbours: Neighbours | None) -> Driver:
    if _served(address):
        from .postgres import PostgreSQL

        return PostgreSQL(address)
    return SQLite(_path(address), neighbours)
