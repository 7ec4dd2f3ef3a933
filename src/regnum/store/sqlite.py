"""SQLite: one file, held by one server. Whatever waits to be written goes into one commit, for that is what costs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from filelock import FileLock, Timeout

from .driver import Conflict, Row, Statement, StoreError, Unavailable, Write
from .kept import News
from .schema import ABOUT
from .steps import Step

log = logging.getLogger("regnum.store")

BUSY_SECONDS = 5
SECONDS_BETWEEN_LOOKS = 5.0
"""How often the whole file is looked at, at most."""
LEAST_SPACE = 8 * 1024 * 1024
"""With less than that on the disk it counts as full: the write-ahead log alone may need half of it."""

Rows = list[list[Row]]
"""What each statement of a write returned."""
Outcome = Rows | StoreError


class SQLite:
    """The driver of one file: a thread that writes and a thread that reads, each with a connection of its own."""

    shared = False
    size = "page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    now = "((julianday('now') - 2440587.5) * 86400.0)"
    as_it_is = ""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).expanduser()
        self._writer = ThreadPoolExecutor(1, "regnum-writer")
        self._reader = ThreadPoolExecutor(1, "regnum-reader")
        self._open = contextlib.ExitStack()
        """The file and both connections, as long as the driver is open."""
        self._waiting: list[tuple[Write, asyncio.Future[Rows]]] = []
        self._committing: asyncio.Task[None] | None = None
        self._next_look = 0.0
        self._damage = "ok"

    async def open(self) -> None:
        with contextlib.ExitStack() as opening, self._opening():
            opening.enter_context(self._held())
            self._writing = opening.enter_context(contextlib.closing(self._connected()))
            self._reading = opening.enter_context(contextlib.closing(self._connected()))
            self._open = opening.pop_all()
            self._file = self.path.stat().st_ino

    @contextlib.contextmanager
    def _opening(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as wrong:
            raise Unavailable(f"{self.path} cannot be opened: {wrong}") from wrong

    @contextlib.contextmanager
    def _held(self) -> Iterator[None]:
        """Hold the file for one server: a second one on the same file is refused."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Secrets of games and hashes of passwords lie in it: nobody else on the machine may read it.
        self.path.touch(mode=0o600)
        try:
            with FileLock(f"{self.path}.lock", timeout=0):
                yield
        except Timeout as wrong:
            raise Unavailable(f"{self.path} is in use by another server") from wrong

    # -- versions ---------------------------------------------------------------------------------------------

    async def version(self) -> int:
        with self._opening():
            if not self._writing.execute("SELECT 1 FROM sqlite_master WHERE name = 'about'").fetchone():
                return 0
            found = self._writing.execute("SELECT version FROM about").fetchone()
            return int(found[0]) if found else 0

    async def raise_by(self, steps: Sequence[Step]) -> None:
        with self._opening(), self._transaction():
            self._take(steps)

    async def make(self, tables: Sequence[str]) -> None:
        with self._opening(), self._transaction():
            for sql in tables:
                self._writing.execute(sql)

    async def try_out(self, steps: Sequence[Step]) -> None:
        with self._opening():
            self._writing.execute("BEGIN IMMEDIATE")
            try:
                self._take(steps)
            finally:
                self._writing.execute("ROLLBACK")

    def _take(self, steps: Sequence[Step]) -> None:
        self._writing.execute(ABOUT)
        for step in steps:
            for sql in step.statements:
                self._writing.execute(sql)
            step.in_files(self._writing)
            self._writing.execute("DELETE FROM about")
            self._writing.execute("INSERT INTO about (version) VALUES (?)", (step.version,))

    def _connected(self) -> sqlite3.Connection:
        # Every connection is made here and used by one thread only.
        made = sqlite3.connect(self.path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            (kept,) = made.execute("PRAGMA journal_mode = WAL").fetchone()
            if kept != "wal":
                raise sqlite3.OperationalError(f"no write-ahead log can be kept there, but only {kept}")
            made.execute("PRAGMA synchronous = FULL")
            made.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            made.close()
            raise
        return made

    async def close(self) -> None:
        """Once everything that waits is written."""
        while self._committing is not None:
            await self._committing
        self._writer.shutdown()
        self._reader.shutdown()
        self._open.close()

    # -- reading ----------------------------------------------------------------------------------------------

    async def read(self, statement: Statement) -> list[Row]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, _rows, self._reading, statement)
        except (sqlite3.Error, RuntimeError) as wrong:
            raise Unavailable(f"the store cannot be read: {wrong}") from wrong

    async def look(self, statement: Statement) -> list[Row]:
        try:
            return await asyncio.to_thread(self._look, statement)
        except (sqlite3.Error, OSError) as wrong:
            raise Unavailable(f"{self.path} is lost or damaged: {wrong}") from wrong

    def _look(self, statement: Statement) -> list[Row]:
        """With a connection that remembers nothing; now and then it looks at the whole file."""
        if self.path.stat().st_ino != self._file:
            raise OSError("another file lies there now")
        left = shutil.disk_usage(self.path.parent).free
        if left < LEAST_SPACE:
            raise Unavailable(f"the disk is full: {left} bytes are left")
        address = f"file:{quote(str(self.path))}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, BUSY_SECONDS, uri=True)) as fresh:
            if time.monotonic() >= self._next_look:
                began = time.monotonic()
                ((self._damage,),) = fresh.execute("PRAGMA quick_check(1)").fetchall()
                # A hundredth of the time, however large the file is.
                self._next_look = time.monotonic() + max(SECONDS_BETWEEN_LOOKS, 100 * (time.monotonic() - began))
            if self._damage != "ok":
                raise sqlite3.DatabaseError(self._damage)
            return _rows(fresh, statement)

    # -- writing ----------------------------------------------------------------------------------------------

    async def write(self, write: Write) -> Rows:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Rows] = loop.create_future()
        self._waiting.append((write, done))
        if self._committing is None:
            self._committing = loop.create_task(self._commit_on())
        return await done

    async def _commit_on(self) -> None:
        """One commit after the other, each with all that came meanwhile, until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            writes = [write for write, _ in waiting]
            try:
                outcomes = await loop.run_in_executor(self._writer, self._commit, writes)
            except RuntimeError as wrong:
                outcomes = [Unavailable(f"the store is closed: {wrong}")] * len(writes)
            for (_, done), outcome in zip(waiting, outcomes, strict=True):
                if done.done():
                    continue
                if isinstance(outcome, StoreError):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._committing = None

    def _commit(self, writes: list[Write]) -> list[Outcome]:
        """What became of each."""
        try:
            try:
                return self._carry_out(writes, self._statements)
            except sqlite3.IntegrityError:
                return self._carry_out(writes, self._rows_or_conflict)
        except Exception as wrong:
            if not isinstance(wrong, sqlite3.Error):
                log.exception("a commit failed")
            return [Unavailable(f"the store cannot be written: {wrong}")] * len(writes)

    def _carry_out(self, writes: list[Write], carry_out: Callable[[Write], Outcome]) -> list[Outcome]:
        with self._transaction():
            return [carry_out(write) for write in writes]

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._writing.execute("COMMIT")
        finally:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")

    def _rows_or_conflict(self, write: Write) -> Outcome:
        """What one write violates undoes that one alone, not its neighbours in the commit."""
        self._writing.execute("SAVEPOINT one")
        outcome: Outcome
        try:
            outcome = self._statements(write)
        except sqlite3.IntegrityError as wrong:
            self._writing.execute("ROLLBACK TO one")
            outcome = Conflict(str(wrong))
        self._writing.execute("RELEASE one")
        return outcome

    def _statements(self, write: Write) -> Rows:
        return [_rows(self._writing, statement) for statement in write.statements]

    # -- other nodes ------------------------------------------------------------------------------------------

    async def tell(self, news: News) -> None:
        """There is nobody to tell."""

    def listen(self, hear: Callable[[News | None], None]) -> None:
        """There is nobody to listen to."""


class Beside(SQLite):
    """The driver of a file that must be there, for a command beside a server that may be holding it."""

    @contextlib.contextmanager
    def _held(self) -> Iterator[None]:
        if not self.path.is_file():
            raise Unavailable(f"there is no store at {self.path}")
        yield


def _rows(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    sql = _question_marks(statement.sql)
    try:
        return connection.execute(sql, statement.values).fetchall()
    except sqlite3.OperationalError as wrong:
        if "decode" not in str(wrong):
            raise
        return _damaged_rows(connection, sql, statement)


def _damaged_rows(connection: sqlite3.Connection, sql: str, statement: Statement) -> list[Row]:
    """One text that is none any more does not hide the others."""
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    try:
        return connection.execute(sql, statement.values).fetchall()
    finally:
        connection.text_factory = str


@lru_cache(256)
def _question_marks(sql: str) -> str:
    return sql.replace("$", "?")
