"""PostgreSQL through asyncpg: many nodes on one database, each told by NOTIFY what the others did."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from .driver import Conflict, Row, Statement, Unavailable, Write
from .kept import News
from .schema import ABOUT
from .steps import Step

log = logging.getLogger("regnum.store")

CHANNEL = "regnum"
MOST_CONNECTIONS = 10
SECONDS_TO_ANSWER = 10
SECONDS_BEFORE_TRYING_AGAIN = 1
SECONDS_OF_SILENCE = 30
"""After so long without a word the connection that listens is asked whether anybody is still there."""
SCHEMA_LOCK = 5_163_218
"""Any number, the same on all nodes: whoever changes the schema holds this advisory lock."""


class _Enough(Exception):
    """It was only tried out."""


class PostgreSQL:
    """The driver of one database."""

    shared = True
    size = "pg_database_size(current_database())"
    now = "EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION"
    as_it_is = " FOR SHARE"

    def __init__(self, address: str) -> None:
        self.address = address
        self.node = secrets.token_hex(4)
        self._pool: Any = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            import asyncpg
        except ImportError as wrong:
            raise Unavailable("PostgreSQL needs the package asyncpg: pip install 'regnum[serve]'") from wrong
        self.asyncpg = asyncpg
        self._lost = (
            asyncpg.PostgresConnectionError,
            asyncpg.InterfaceError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
            asyncpg.InvalidAuthorizationSpecificationError,
            asyncpg.InvalidCatalogNameError,
            asyncpg.CannotConnectNowError,
            OSError,
            TimeoutError,
        )
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=MOST_CONNECTIONS, command_timeout=SECONDS_TO_ANSWER
            )
        except self._lost as wrong:
            raise Unavailable(f"PostgreSQL cannot be reached: {wrong}") from wrong

    # -- versions -----------------------------------------------------------------------------------------------

    async def version(self) -> int:
        if (await self.read(Statement("SELECT to_regclass('about')::text")))[0][0] is None:
            return 0
        found = await self.read(Statement("SELECT version FROM about"))
        return int(found[0][0]) if found else 0

    async def raise_by(self, steps: Sequence[Step]) -> None:
        async with self._schema() as connection:
            await self._take(connection, steps)

    async def try_out(self, steps: Sequence[Step]) -> None:
        with contextlib.suppress(_Enough):
            async with self._schema() as connection:
                await self._take(connection, steps)
                raise _Enough

    async def make(self, tables: Sequence[str]) -> None:
        async with self._schema() as connection:
            for sql in tables:
                await connection.execute(sql)

    @contextlib.asynccontextmanager
    async def _schema(self) -> AsyncIterator[Any]:
        """Whoever changes the schema is alone with it."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
                yield connection
        except self.asyncpg.PostgresError as wrong:
            raise Unavailable(f"the store cannot be raised: {wrong}") from wrong

    async def _take(self, connection: Any, steps: Sequence[Step]) -> None:
        await connection.execute(ABOUT)
        found = await connection.fetchval("SELECT version FROM about")
        for step in steps:
            if step.version <= (found or 0):
                # Another node took it while we waited.
                continue
            for sql in step.statements:
                await connection.execute(sql)
            await connection.execute("DELETE FROM about")
            await connection.execute("INSERT INTO about (version) VALUES ($1)", step.version)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._pool is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    await self._pool.close()

    # -- reading and writing --------------------------------------------------------------------------------

    async def read(self, statement: Statement) -> list[Row]:
        try:
            async with self._pool.acquire(timeout=SECONDS_TO_ANSWER) as connection:
                return [tuple(row) for row in await connection.fetch(statement.sql, *statement.values)]
        except self._lost as wrong:
            raise Unavailable(f"the store cannot be read: {str(wrong) or type(wrong).__name__}") from wrong

    async def look(self, statement: Statement) -> list[Row]:
        return await self.read(statement)

    async def write(self, write: Write) -> list[list[Row]]:
        try:
            async with self._pool.acquire(timeout=SECONDS_TO_ANSWER) as connection, connection.transaction():
                rows = [
                    [tuple(row) for row in await connection.fetch(statement.sql, *statement.values)]
                    for statement in write.statements
                ]
                if write.news:
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.node} {write.news}")
                return rows
        except self.asyncpg.IntegrityConstraintViolationError as wrong:
            raise Conflict(str(wrong)) from wrong
        except self._lost as wrong:
            raise Unavailable(f"the store cannot be written: {str(wrong) or type(wrong).__name__}") from wrong

    async def tell(self, news: News) -> None:
        await self.read(Statement("SELECT pg_notify($1, $2)", (CHANNEL, f"{self.node} {news}")))

    # -- the other nodes -------------------------------------------------------------------------------------

    def listen(self, hear: Callable[[News | None], None]) -> None:
        self._listener = asyncio.get_running_loop().create_task(self._listen_on(hear))

    async def _listen_on(self, hear: Callable[[News | None], None]) -> None:
        """Listen for ever; after every gap say that something may have been missed."""
        while True:
            try:
                await self._listen_once(hear)
            except Exception as wrong:
                log.warning("the news of other nodes are not heard just now: %s", str(wrong) or type(wrong).__name__)
            await asyncio.sleep(SECONDS_BEFORE_TRYING_AGAIN)

    async def _listen_once(self, hear: Callable[[News | None], None]) -> None:
        def heard(connection: Any, pid: int, channel: str, payload: str) -> None:
            node, _, news = payload.partition(" ")
            if node != self.node:
                hear(News.of(news))

        connection = await self.asyncpg.connect(self.address, timeout=SECONDS_TO_ANSWER)
        gone = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, heard)
            hear(None)
            while not gone.is_set():
                # A cable that was pulled out ends nothing: whoever only listens would listen for ever.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(SECONDS_OF_SILENCE):
                        await gone.wait()
                await connection.execute("SELECT 1", timeout=SECONDS_TO_ANSWER)
        finally:
            connection.terminate()
