"""SQLite: one file, one writer thread that puts waiting writes into one commit, one thread that reads.

What is added to journals stands in the daybook first. The processes of one server may share the file; then each tells
its neighbours what it wrote.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from .daybook import SCHEMA as DAYBOOK
from .daybook import WAITS
from .driver import Growth, Outcome, Row, Statement, StoreError, Unavailable, Write
from .neighbours import Neighbours
from .writer import Batch, Writer, carry_out

S = TypeVar("S")
T = TypeVar("T")

BUSY_SECONDS = 5
STATEMENTS = 500
"""How many statements are kept as SQLite understands them; the daybook has one for each number of rows."""


@contextlib.contextmanager
def held(path: str | Path) -> Iterator[None]:
    """Hold the file for one server: a second one on the same file is refused."""
    path = Path(path).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as wrong:
        raise Unavailable(f"{path} cannot be opened: {wrong}") from wrong
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as wrong:
            raise Unavailable(f"{path} is in use by another server") from wrong
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


class SQLite:
    """The driver of one file, for one process or for neighbours whose server holds the file."""

    def __init__(self, path: str | Path, neighbours: Neighbours | None = None) -> None:
        self.path = Path(path).expanduser()
        self.shared = neighbours is not None
        self._neighbours = neighbours
        self._gathered: list[Batch] = []
        """What was to be written in this turn of the loop; handed to the writer together, for to wake it costs too."""
        self._writer: Writer | None = None
        self._reader = ThreadPoolExecutor(1, "regnum-reader")
        self._reading: sqlite3.Connection | None = None
        self._held = contextlib.ExitStack()
        """The file, as long as the driver is open."""

    async def open(self, schema: Sequence[str]) -> None:
        self._loop = asyncio.get_running_loop()
        with contextlib.ExitStack() as undo:
            try:
                if self._neighbours is None:
                    undo.enter_context(held(self.path))
                with contextlib.nullcontext() if self._neighbours is None else self._neighbours.alone():
                    # A new file changes its ways for good, which SQLite does not wait for if another does it, too.
                    writing = undo.enter_context(contextlib.closing(self._connected()))
                    for sql in (*schema, *DAYBOOK):
                        writing.execute(sql)
                    self._reading = self._connected()
                self._writer = Writer(writing, f"{self.path}-wal", self._neighbours, self._settle_soon)
            except (sqlite3.Error, OSError) as wrong:
                raise Unavailable(f"{self.path} cannot be opened: {wrong}") from wrong
            self._held = undo.pop_all()

    def _connected(self) -> sqlite3.Connection:
        # Every connection is made here and used by one thread only.
        made = sqlite3.connect(
            self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
        )
        try:
            (kept,) = made.execute("PRAGMA journal_mode = WAL").fetchone()
            if kept != "wal":
                raise sqlite3.OperationalError(f"no write-ahead log can be kept there, but only {kept}")
            # What is in the log is brought to the disk by the writer itself, when nobody waits for it any more.
            made.execute("PRAGMA synchronous = NORMAL")
            made.execute("PRAGMA foreign_keys = ON")
            # Freed pages need not be written over with zeros.
            made.execute("PRAGMA secure_delete = FAST")
        except sqlite3.Error:
            made.close()
            raise
        return made

    async def close(self) -> None:
        """Once everything that waits is written."""
        if self._writer is not None:
            self._hand_over()
            writer, self._writer = self._writer, None
            await asyncio.get_running_loop().run_in_executor(None, writer.end)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
        if self._neighbours is not None:
            self._neighbours.close()
        self._held.close()

    # -- reading ----------------------------------------------------------------------------------------------

    async def read(self, statement: Statement, table: str | None = None) -> list[Row]:
        try:
            if table is not None and await self._in_reader(self._waits_in_the_daybook, table):
                await self._empty_the_daybook()
            return await self._in_reader(self._read, statement)
        except (sqlite3.Error, RuntimeError) as wrong:
            raise Unavailable(f"the store cannot be read: {wrong}") from wrong

    async def _in_reader(self, read: Callable[[S], T], what: S) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, read, what)

    def _read(self, statement: Statement) -> list[Row]:
        assert self._reading is not None
        return carry_out(self._reading, statement)

    def _waits_in_the_daybook(self, table: str) -> bool:
        """Whether something of a table, or of ALL, is not in its journal yet."""
        return bool(self._read(Statement(WAITS, (table,))))

    # -- writing ----------------------------------------------------------------------------------------------

    async def append(self, growths: Sequence[Growth]) -> list[Outcome]:
        return await self._written(Batch(self._loop.create_future(), growths=growths))

    async def write(self, writes: Sequence[Write]) -> list[Outcome]:
        return await self._written(Batch(self._loop.create_future(), writes=writes))

    async def _empty_the_daybook(self) -> None:
        for wrong in await self._written(Batch(self._loop.create_future())):
            if isinstance(wrong, StoreError):
                raise wrong

    async def _written(self, batch: Batch) -> list[Outcome]:
        if self._writer is None:
            batch.fail(Unavailable("the store is closed"))
            return batch.outcomes
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(batch)
        return await batch.done

    def _hand_over(self) -> None:
        if self._gathered and self._writer is not None:
            self._writer.hand_in(self._gathered)
            self._gathered = []

    def _settle_soon(self, batches: list[Batch]) -> None:
        # The loop is gone if the process is being torn down: then nobody waits.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._settle, batches)

    def _settle(self, batches: list[Batch]) -> None:
        for batch in batches:
            batch.settle()
        if self._neighbours is not None and (news := [one for batch in batches for one in batch.news]):
            self._neighbours.tell(news)

    # -- the neighbours ---------------------------------------------------------------------------------------

    async def tell(self, news: str) -> None:
        if self._neighbours is not None:
            self._neighbours.tell([news])

    def listen(self, hear: Callable[[str], None]) -> None:
        if self._neighbours is not None:
            self._neighbours.open(hear)
