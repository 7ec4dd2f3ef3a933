"""The thread that writes to an SQLite file: whatever waits goes into one commit, because a commit is what costs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from .daybook import Daybook
from .driver import Conflict, Growth, Outcome, Row, Statement, StoreError, Unavailable, Write
from .neighbours import Neighbours
from .statements import holders, news

log = logging.getLogger("regnum.store")

MOST_AT_ONCE = 100
"""How many turns of the loop one commit may hold."""
_to_the_disk = getattr(os, "fdatasync", os.fsync)
"""Not every system has the quicker one."""


class Batch:
    """Things to write that were handed in together, and who waits for them.

    Without any it is the wish that whatever stands in the daybook be brought into the journals.
    """

    __slots__ = ("done", "growths", "outcomes", "writes")

    def __init__(
        self, done: asyncio.Future[list[Outcome]], growths: Sequence[Growth] = (), writes: Sequence[Write] = ()
    ) -> None:
        self.done = done
        self.growths = growths
        self.writes = writes
        self.outcomes: list[Outcome] = []
        """What became of the growths, then of the writes."""

    @property
    def is_a_wish(self) -> bool:
        return not self.growths and not self.writes

    @property
    def is_plain(self) -> bool:
        """Whether nothing is to be written but a page of the daybook."""
        return not self.writes and all(growth.listing.holders is None for growth in self.growths)

    def fail(self, wrong: StoreError) -> None:
        self.outcomes = [wrong] * max(1, len(self.growths) + len(self.writes))

    def settle(self) -> None:
        if not self.done.done():
            self.done.set_result(self.outcomes)

    @property
    def news(self) -> list[str]:
        """What others are to hear of it."""
        told = [*(news(growth.listing) for growth in self.growths), *(write.news for write in self.writes)]
        done = zip(told, self.outcomes, strict=False)
        return [one for one, outcome in done if one and not isinstance(outcome, StoreError)]


class Writer:
    """One thread with a connection of its own."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        log: str,
        neighbours: Neighbours | None,
        settle: Callable[[list[Batch]], None],
    ) -> None:
        """``log``: SQLite's write-ahead log; ``settle`` is called, in this thread, after each commit."""
        self._connection = connection
        self._log = os.open(log, os.O_RDWR)
        self._neighbours = neighbours
        self._settle = settle
        self._daybook = Daybook(connection, shared=neighbours is not None)
        self._queue: queue.SimpleQueue[list[Batch] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="regnum-writer", daemon=True)
        self._thread.start()

    def hand_in(self, batches: list[Batch]) -> None:
        self._queue.put(batches)

    def end(self) -> None:
        """Once everything that waits is written."""
        self._queue.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        last = False
        while not last:
            waiting = self._waiting()
            last = None in waiting
            self._commit([batch for batches in waiting if batches is not None for batch in batches], last)
        self._connection.close()
        os.close(self._log)

    def _waiting(self) -> list[list[Batch] | None]:
        """Everything that waits; nothing when it is time for the daybook."""
        waiting = []
        with contextlib.suppress(queue.Empty):
            waiting.append(self._queue.get(timeout=self._daybook.seconds_left))
            while len(waiting) < MOST_AT_ONCE:
                waiting.append(self._queue.get_nowait())
        return waiting

    def _commit(self, batches: list[Batch], last: bool) -> None:
        try:
            with self._alone():
                self._write(batches, last)
            # A commit is safe when it is in the log and the log on the disk. SQLite would wait for the disk itself,
            # if told to, but before it lets a neighbour write.
            _to_the_disk(self._log)
        except Exception as wrong:
            # Whatever it is, the thread goes on: without it nothing would ever be written again.
            if not isinstance(wrong, sqlite3.Error):
                log.exception("a commit failed")
            self._daybook.forget()
            for batch in batches:
                batch.fail(Unavailable(f"the store cannot be written: {wrong}"))
        self._settle(batches)

    def _write(self, batches: list[Batch], last: bool) -> None:
        self._daybook.read_on()
        due = last or self._daybook.seconds_left == 0.0 or any(batch.is_a_wish for batch in batches)
        if not due and all(batch.is_plain for batch in batches):
            # One statement is a transaction of its own.
            self._carry_out(batches)
            return
        with self._transaction():
            self._carry_out(batches)
            if due:
                self._daybook.empty()

    def _alone(self) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext() if self._neighbours is None else self._neighbours.alone()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _carry_out(self, batches: list[Batch]) -> None:
        growths = [growth for batch in batches for growth in batch.growths]
        grown = iter(self._daybook.append(growths))
        for batch in batches:
            batch.outcomes = [next(grown) for _ in batch.growths]
            for growth, outcome in zip(batch.growths, batch.outcomes, strict=True):
                if growth.listing.holders is not None and not isinstance(outcome, Conflict):
                    self._rows(holders(growth.listing))
            batch.outcomes += [self._rows_or_conflict(write) for write in batch.writes]

    def _rows_or_conflict(self, write: Write) -> Outcome:
        """What one write violates undoes that one alone, not its neighbours in the commit."""
        self._connection.execute("SAVEPOINT one")
        outcome: Outcome
        try:
            outcome = self._rows(write.statements)
        except sqlite3.IntegrityError as wrong:
            self._connection.execute("ROLLBACK TO one")
            outcome = Conflict(str(wrong))
        self._connection.execute("RELEASE one")
        return outcome

    def _rows(self, statements: Iterable[Statement]) -> list[list[Row]]:
        return [carry_out(self._connection, statement) for statement in statements]


def carry_out(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    """The rows that it gives back."""
    return connection.execute(_question_marks(statement.sql), statement.values).fetchall()


@cache
def _question_marks(sql: str) -> str:
    return sql.replace("$", "?")
