"""Running a node: open the store, serve until told to stop, say goodbye, close everything in order.

A node is a whole server, or one of several workers that share its port and its store.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from regnum.store import Neighbours, open_store

from .app import App
from .bots import Thinkers
from .doors import Doors, Said
from .house import House
from .live import LONGEST_MESSAGE
from .metrics import SUFFIX
from .quick import QuickSocket
from .settings import Settings

log = logging.getLogger("regnum.running")

GOODBYE_SECONDS = 0.2
"""Long enough for the last words to reach everybody."""
SHUTDOWN_SECONDS = 5
SECONDS_FOR_ONE_THREAD = 0.001
"""How long a thread may keep the interpreter while another wants it."""


@dataclass(frozen=True)
class Worker:
    """One of several processes that are one server."""

    number: int
    count: int
    folder: Path
    """Where they meet."""
    port: socket.socket


class Node(uvicorn.Server):
    """Uvicorn, with a word before it begins and one before it ends."""

    def __init__(self, app: App, settings: Settings, ready: Callable[[str], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app.asgi(),
                host=settings.host,
                port=settings.port,
                log_config=None,
                lifespan="on",
                ws=QuickSocket,
                ws_max_size=4 * LONGEST_MESSAGE,
                ws_per_message_deflate=False,
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                server_header=False,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            )
        )
        self.node = app
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first Ctrl-C or SIGTERM ends it in order, a second one at once; either way the process ends well."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self.ready(f"http://{shown}:{port}")

    def adopt(self, connection: socket.socket, said: Said) -> None:
        """Go on with a connection that another worker hands over."""
        connection.setblocking(False)
        self.node.house.keeper.begin(self._adopt(connection, said))

    async def _adopt(self, connection: socket.socket, said: Said) -> None:
        made = QuickSocket(self.config, self.server_state, self.lifespan.state)
        made.adopt(said)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: made, connection)
        except OSError:
            # The client has hung up on its way.
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.node.house.doors is not None:
            self.node.house.doors.close()
        self.node.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def _spare_the_collector() -> None:
    """What is there now stays; what tables keep is found by counting references, so whole sweeps are for the keeper."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


def _let_the_writer_in() -> None:
    """Whoever waits for a move waits for the thread that writes it, which needs the interpreter again and again."""
    sys.setswitchinterval(SECONDS_FOR_ONE_THREAD)


def _keep_to_a_core(worker: Worker) -> frozenset[int]:
    """If there is one for each worker and no more: workers that change places lose what is at hand there.

    The cores that there are; none if nothing was changed.
    """
    cores = frozenset(os.sched_getaffinity(0)) if sys.platform == "linux" else frozenset()
    if worker.count != len(cores):
        return frozenset()
    os.sched_setaffinity(0, {sorted(cores)[worker.number]})
    return cores


async def serve(settings: Settings, ready: Callable[[str], None], worker: Worker | None = None) -> None:
    """Serve until a signal comes; Unavailable if there is no store."""
    cores = _keep_to_a_core(worker) if worker else frozenset()
    neighbours = Neighbours(worker.folder, worker.number, worker.count) if worker else None
    store = await open_store(settings.store_address, neighbours)
    thinkers = Thinkers(settings.thinkers, cores)
    house = House(store, thinkers=thinkers, limits=settings.limits, lease=settings.lease)
    _spare_the_collector()
    _let_the_writer_in()
    node = Node(App(house, settings), settings, ready)
    if worker is None:
        await node.serve()
        return
    house.metrics.share(worker.folder / f"{worker.number}{SUFFIX}")
    house.doors = Doors(worker.folder, worker.number, worker.count)
    house.doors.open(node.adopt)
    await node.serve([worker.port])


def run(settings: Settings, ready: Callable[[str], None], worker: Worker | None = None) -> None:
    """The same on the fastest loop there is."""
    if sys.platform == "win32":
        asyncio.run(serve(settings, ready, worker))
    else:
        # Else a thread of the kernel may wait for work with a whole core: libuv's rings, which we have no use for.
        os.environ.setdefault("UV_USE_IO_URING", "0")
        import uvloop

        uvloop.run(serve(settings, ready, worker))
