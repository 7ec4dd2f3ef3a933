"""Bots at tables: they think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

import msgspec

from regnum import bots
from regnum.bots.levels import SEARCHING
from regnum.bots.memory import Evidence
from regnum.games import game as game_named
from regnum.kernel import BoardText, Choice, Game, Match

_numbers = msgspec.json.Encoder(enc_hook=int)
"""Questions and procedures in a table are numbers with a name, which stays here."""


@dataclass(frozen=True)
class Parcel:
    """A seat's knowledge on its way to another process: tables as JSON, all else as it is."""

    game: str
    board: BoardText
    table: bytes
    seat: int
    person: int | None
    history: list[Choice | None]
    evidence: list[tuple[bytes, int, int]]
    """What the others did lately: the table as everybody saw it before, who answered, and what."""


def asked(match: Match, seat: int, level: str, person: int | None = None) -> Parcel:
    """Only those who search can use evidence; collecting it takes the server's time."""
    evidence = bots.Knowledge.of(match, seat, person).evidence() if level in SEARCHING else []
    return Parcel(
        match.game.name,
        match.game.board_text,
        _numbers.encode(match.table.values()),
        seat,
        person,
        match.history(seat, person),
        [(_numbers.encode(moment.seen.values()), moment.seat, moment.action) for moment in evidence],
    )


def knowledge(asked: Parcel) -> bots.Knowledge:
    """What the bot may know, put together again where it thinks."""
    game = game_named(asked.game, asked.board)
    evidence = [Evidence(_table(game, seen), seat, action) for seen, seat, action in asked.evidence]
    table = _table(game, asked.table)
    return bots.Knowledge(game, table, asked.seat, asked.history, lambda: evidence, asked.person)


def _table(game: Game, values: bytes) -> Any:
    table: Any = game.Table()
    for field, value in zip(game.Table.FIELDS, msgspec.json.decode(values), strict=True):
        setattr(table, field, value)
    return table


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, level: str, match: Match, seat: int, seed: str, person: int | None = None) -> int:
        """The answer that a bot gives. If its process dies it thinks again in another."""
        question = asked(match, seat, level, person), level, seed
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, _think, *question)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), _think, *question)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A thinker's first act: leave Ctrl-C to the server, be less important than it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    with contextlib.suppress(OSError):
        os.nice(5)


def end_with_the_server() -> None:
    """Let this process end as soon as the one that began it does, however that came about."""
    server = multiprocessing.parent_process()

    def wait_and_end() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait_and_end, daemon=True).start()


def _think(asked: Parcel, level: str, seed: str) -> int:
    return int(bots.bot(level, seed).choose(knowledge(asked)))
