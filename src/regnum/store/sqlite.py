"""SQLite: one file, one writer thread that puts waiting writes into one commit, one thread that reads.

The processes of one server may share the file; then each tells its neighbours what it wrote.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from .driver import Conflict, Outcome, Row, Statement, StoreError, Unavailable, Write
from .neighbours import Neighbours

log = logging.getLogger("regnum.store")

MOST_AT_ONCE = 100
"""How many turns of the loop one commit may hold."""
BUSY_SECONDS = 5
MOST_VALUES = 20_000
"""How many values one statement may have before it is carried out; SQLite takes some more."""
STATEMENTS = 500
"""How many statements are kept as SQLite understands them; for each number of rows there is another."""


class _Batch:
    """Writes that were handed in together, what became of them, and who waits for it."""

    __slots__ = ("done", "outcomes", "writes")

    def __init__(self, writes: Sequence[Write], done: asyncio.Future[list[Outcome]]) -> None:
        self.writes = writes
        self.done = done
        self.outcomes: list[Outcome] = []

    def settle(self) -> None:
        if not self.done.done():
            self.done.set_result(self.outcomes)


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
        self._gathered: list[_Batch] = []
        """What was to be written in this turn of the loop; handed to the writer together, for to wake it costs too."""
        self._queue: queue.SimpleQueue[list[_Batch] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, "regnum-reader")
        self._reading: sqlite3.Connection | None = None
        self._held = contextlib.ExitStack()
        """The file, as long as the driver is open."""

    async def open(self, schema: Sequence[str]) -> None:
        with contextlib.ExitStack() as undo:
            try:
                if self._neighbours is None:
                    undo.enter_context(held(self.path))
                with self._alone():
                    # A new file changes its ways for good, which SQLite does not wait for if another does it, too.
                    writing = undo.enter_context(contextlib.closing(self._connected()))
                    for sql in schema:
                        writing.execute(sql)
                    self._reading = self._connected()
            except (sqlite3.Error, OSError) as wrong:
                raise Unavailable(f"{self.path} cannot be opened: {wrong}") from wrong
            self._held = undo.pop_all()
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_on, args=(writing,), name="regnum-writer", daemon=True)
        self._writer.start()

    def _connected(self) -> sqlite3.Connection:
        # Every connection is made here and used by one thread only.
        made = sqlite3.connect(
            self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
        )
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                made.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            made.close()
            raise
        return made

    async def close(self) -> None:
        """Once everything that waits is written."""
        if self._writer is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            self._writer = None
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
        if self._neighbours is not None:
            self._neighbours.close()
        self._held.close()

    # -- reading ----------------------------------------------------------------------------------------------

    async def read(self, statement: Statement) -> list[Row]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, statement)
        except (sqlite3.Error, RuntimeError) as wrong:
            raise Unavailable(f"the store cannot be read: {wrong}") from wrong

    def _read(self, statement: Statement) -> list[Row]:
        assert self._reading is not None
        return self._reading.execute(_question_marks(statement.sql), statement.values).fetchall()

    # -- writing ----------------------------------------------------------------------------------------------

    async def write(self, writes: Sequence[Write]) -> list[Outcome]:
        """The news are told once they are on disk."""
        if self._writer is None:
            return [Unavailable("the store is closed")] * len(writes)
        batch = _Batch(writes, self._loop.create_future())
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(batch)
        return await batch.done

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def tell(self, news: str) -> None:
        if self._neighbours is not None:
            self._neighbours.tell([news])

    def listen(self, hear: Callable[[str], None]) -> None:
        if self._neighbours is not None:
            self._neighbours.open(hear)

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """The writer's life: everything that waits goes into one commit, because a commit is what costs."""
        last = False
        while not last:
            waiting = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(waiting) < MOST_AT_ONCE:
                    waiting.append(self._queue.get_nowait())
            last = None in waiting
            self._commit(connection, [batch for batches in waiting if batches is not None for batch in batches])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batches: list[_Batch]) -> None:
        try:
            with self._alone():
                try:
                    _in_one_commit(connection, batches, _carry_out_together)
                except sqlite3.IntegrityError:
                    connection.execute("ROLLBACK")
                    _in_one_commit(connection, batches, _carry_out_one_by_one)
        except Exception as wrong:
            # Whatever it is, the thread goes on: without it nothing would ever be written again.
            if not isinstance(wrong, sqlite3.Error):
                log.exception("a commit failed")
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for batch in batches:
                batch.outcomes = [Unavailable(f"the store cannot be written: {wrong}")] * len(batch.writes)
        # The loop is gone if the process is being torn down: then nobody waits.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._settle, batches)

    def _alone(self) -> contextlib.AbstractContextManager[None]:
        """Nobody else writes until one leaves."""
        return contextlib.nullcontext() if self._neighbours is None else self._neighbours.alone()

    def _settle(self, batches: Sequence[_Batch]) -> None:
        for batch in batches:
            batch.settle()
        if self._neighbours is not None and (news := _news(batches)):
            self._neighbours.tell(news)


def _in_one_commit(
    connection: sqlite3.Connection,
    batches: list[_Batch],
    carry_out: Callable[[sqlite3.Connection, list[_Batch]], None],
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    carry_out(connection, batches)
    connection.execute("COMMIT")


def _carry_out_together(connection: sqlite3.Connection, batches: list[_Batch]) -> None:
    """The usual case: nobody is in anybody's way, and equal statements become one.

    Each statement that is carried out lets the interpreter go and has to win it back from the thread of the loop;
    under load that takes longer than everything else.
    """
    together = _Together(connection)
    for batch in batches:
        batch.outcomes = [together.carry_out(write) for write in batch.writes]
    together.flush()


class _Together:
    """Equal statements of different writes, gathered until they are carried out as one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._about: set[str] = set()
        self._rows: dict[str, list[tuple[Any, ...]]] = {}
        self._values = 0

    def carry_out(self, write: Write) -> Outcome:
        if not write.about or write.about in self._about or self._values > MOST_VALUES:
            self.flush()
        if not write.about:
            return _rows(self._connection, write.statements)
        self._about.add(write.about)
        for sql, values in write.statements:
            self._rows.setdefault(sql, []).append(values)
            self._values += len(values)
        return []

    def flush(self) -> None:
        for sql, rows in self._rows.items():
            self._connection.execute(_for_many(sql, len(rows)), tuple(chain.from_iterable(rows)))
        self._rows.clear()
        self._about.clear()
        self._values = 0


def _carry_out_one_by_one(connection: sqlite3.Connection, batches: list[_Batch]) -> None:
    for batch in batches:
        batch.outcomes = [_rows_or_conflict(connection, write) for write in batch.writes]


def _rows_or_conflict(connection: sqlite3.Connection, write: Write) -> Outcome:
    """What one write violates undoes that one alone, not its neighbours in the commit."""
    connection.execute("SAVEPOINT one")
    outcome: Outcome
    try:
        outcome = _rows(connection, write.statements)
    except sqlite3.IntegrityError as wrong:
        connection.execute("ROLLBACK TO one")
        outcome = Conflict(str(wrong))
    connection.execute("RELEASE one")
    return outcome


def _rows(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    found = []
    for statement in statements:
        cursor = connection.execute(_question_marks(statement.sql), statement.values)
        found.append(cursor.fetchall() if cursor.description else [])
    return found


def _news(batches: Sequence[_Batch]) -> list[str]:
    return [
        write.news
        for batch in batches
        for write, outcome in zip(batch.writes, batch.outcomes, strict=True)
        if write.news and not isinstance(outcome, StoreError)
    ]


_VALUE = re.compile(r"\$(\d+)")


@cache
def _question_marks(sql: str) -> str:
    return _VALUE.sub(r"?\1", sql)


@lru_cache(STATEMENTS)
def _for_many(sql: str, count: int) -> str:
    """The same for so many rows of values at once: ``v1`` stands in each for what was ``$1``."""
    if count == 1:
        return _question_marks(sql)
    size = len(set(_VALUE.findall(sql)))
    names = ", ".join(f"v{n}" for n in range(1, size + 1))
    rows = ", ".join([f"({', '.join('?' * size)})"] * count)
    changed = _VALUE.sub(r"v\1", sql)
    if "VALUES" in sql:
        changed = re.sub(r"VALUES \((.*)\)", r"SELECT \1 FROM given", changed)
    else:
        changed = changed.replace(" WHERE ", " FROM given WHERE ")
    return f"WITH given ({names}) AS (VALUES {rows}) {changed}"
