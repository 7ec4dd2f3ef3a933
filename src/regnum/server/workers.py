"""Workers: several processes that are one server. They share its port and its store, and each is home to some tables.

One process looks after them: it begins one anew that has died, and ends all when it is told to stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from regnum.store import Unavailable, held_store

from .logs import set_up
from .running import SHUTDOWN_SECONDS, Worker, run
from .settings import Settings
from .shelf import put_boards

log = logging.getLogger("regnum.workers")

BACKLOG = 2048
LONGEST_FOLDER = 90
"""Names of local sockets have about a hundred letters."""
SECONDS_TO_BEGIN_ANEW = 1.0
"""How long a worker that has died stays away."""


def prepare(settings: Settings) -> None:
    """What every process of a server does first."""
    set_up(settings.log, settings.log_level)
    put_boards(settings.own_boards)


def run_workers(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve with several processes until a signal comes; Unavailable if there is no store or no port."""
    with (
        held_store(settings.store_address),
        _port(settings) as port,
        tempfile.TemporaryDirectory(prefix="regnum-") as folder,
    ):
        if len(folder) > LONGEST_FOLDER:
            raise Unavailable(f"{folder} is too long a name for local sockets: set TMPDIR to a shorter one")
        workers = [Worker(n, settings.workers, Path(folder), port) for n in range(settings.workers)]
        with _told_to_stop() as told:
            Watch(settings, workers, ready, told).stay()


def _port(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as wrong:
        raise Unavailable(f"{settings.host}:{settings.port} cannot be listened on: {wrong}") from wrong


class Watch:
    """The process that looks after the others."""

    def __init__(
        self, settings: Settings, workers: list[Worker], ready: Callable[[str], None], told_to_stop: Connection
    ) -> None:
        self._settings = settings
        self._workers = workers
        self._ready = ready
        self._told_to_stop = told_to_stop
        self._processes: dict[int, SpawnProcess] = {}
        self._ears: dict[int, Connection] = {}
        """Where each says its address when it is ready."""

    def stay(self) -> None:
        """Until a signal comes."""
        try:
            for worker in self._workers:
                self._begin(worker)
            addresses = [self._address(ear) for ear in self._ears.values()]
            if all(addresses):
                self._ready(addresses[0])
                while self._look_after_them():
                    pass
        finally:
            self._end_all()

    def _address(self, ear: Connection) -> str:
        """What a worker says when it has begun; nothing if it is time to stop."""
        if self._told_to_stop in wait([ear, self._told_to_stop]):
            return ""
        try:
            address: str = ear.recv()
        except EOFError as wrong:
            raise Unavailable("a worker could not begin: see the log") from wrong
        return address

    def _begin(self, worker: Worker) -> None:
        context = multiprocessing.get_context("spawn")
        self._ears[worker.number], mouth = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(self._settings, worker, mouth), name=f"regnum-{worker.number}")
        process.start()
        mouth.close()
        self._processes[worker.number] = process

    def _look_after_them(self) -> bool:
        """Wait until one has died and begin it anew; False if it is time to stop."""
        wait([*(process.sentinel for process in self._processes.values()), self._told_to_stop])
        if self._told_to_stop.poll(SECONDS_TO_BEGIN_ANEW):
            return False
        for worker in self._workers:
            process = self._processes[worker.number]
            if not process.is_alive():
                log.error("worker %d has ended with %s and begins anew", worker.number, process.exitcode)
                self._begin(worker)
        return True

    def _end_all(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join(2 * SHUTDOWN_SECONDS)
            process.kill()


@contextlib.contextmanager
def _told_to_stop() -> Iterator[Connection]:
    """Where it can be heard that a signal came: in the middle of things a signal changes nothing."""
    ear, mouth = multiprocessing.Pipe(duplex=False)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda said, frame: mouth.send(said))
    with ear, mouth:
        try:
            yield ear
        finally:
            # Everything has ended: there is nothing left to stop.
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, signal.SIG_IGN)


def _work(settings: Settings, worker: Worker, mouth: Connection) -> None:
    """The life of one worker."""
    # Ctrl-C is heard by whoever looks after us, who then says stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare(settings)

    def ready(address: str) -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        asyncio.get_running_loop().add_reader(parent.sentinel, _end_at_once, worker.folder)
        mouth.send(address)
        mouth.close()

    run(settings, ready, worker)


def _end_at_once(folder: Path) -> None:
    """Who looked after us is dead: nobody would end us, and a new server could not have our port.

    What was confirmed is on disk.
    """
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(1)
