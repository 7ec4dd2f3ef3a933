"""What a database must be able to do for the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from regnum.kernel import RegnumError

from .kept import News
from .steps import Step

Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    """SQL that both databases understand, with ``$1``, ``$2``… for its values."""

    sql: str
    values: tuple[Any, ...] = ()


class StoreError(RegnumError):
    """Something the store could not do, with a sentence for people."""


class Conflict(StoreError):
    """Somebody else was first: nothing was written."""


class Unavailable(StoreError):
    """The database cannot be used just now. What was to be written may or may not have been: read again."""


class Write(NamedTuple):
    """Statements that happen together or not at all. ``news`` is told to every other node once they are on disk."""

    statements: Sequence[Statement]
    news: News | None = None


class Driver(Protocol):
    """One database. What was written is on disk when it returns."""

    shared: bool
    """Whether several nodes may use it at once."""
    size: str
    """How many bytes it takes, in SQL."""
    now: str
    """Its own clock, in SQL: seconds since 1970."""
    as_it_is: str
    """What ends a SELECT of which all that was read stays so until the end of what is written."""

    async def open(self) -> None: ...

    async def version(self) -> int:
        """The version of what is kept there; 0 if nothing is."""
        ...

    async def raise_by(self, steps: Sequence[Step]) -> None:
        """Take steps, all or none of them."""
        ...

    async def try_out(self, steps: Sequence[Step]) -> None:
        """Take steps, and then none of them: Unavailable says what would go wrong."""
        ...

    async def make(self, tables: Sequence[str]) -> None:
        """What a part of the server keeps besides, unless it is there: whoever does it is alone with the schema."""
        ...

    async def close(self) -> None: ...

    async def read(self, statement: Statement) -> list[Row]: ...

    async def look(self, statement: Statement) -> list[Row]:
        """Read anew from where everything lies; Unavailable if it is lost, or damaged there."""
        ...

    async def write(self, write: Write) -> list[list[Row]]:
        """The rows that each statement returned; Conflict or Unavailable if nothing was written."""
        ...

    async def tell(self, news: News) -> None:
        """Tell every other node something that is not kept."""
        ...

    def listen(self, hear: Callable[[News | None], None]) -> None:
        """Call ``hear`` with what other nodes did, and with None when something may have been missed."""
        ...
