"""Running a server: one process, or several that share a port and a PostgreSQL. Uvicorn serves and looks after them."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import fields
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn
from starlette.types import ASGIApp

from regnum.store import open_store, serves_several, store_at

from .app import App
from .house import House
from .running.logs import set_up
from .running.metrics import SHARED
from .running.processes import end_with_the_server
from .running.reach import address
from .running.reviewer import Reviewer
from .running.thinkers import Thinkers
from .settings import CannotServe, Settings, gather
from .table.shelf import put_boards
from .wire.frames import Frames
from .wire.guard import LARGEST_HEAD
from .wire.socket import LONGEST_MESSAGE

SHUTDOWN_SECONDS = 5
BACKLOG = 2048
HEARTBEAT_SECONDS = 15.0
"""How often sockets are asked whether anybody is still there, and how long they may take to answer."""
SELDOM = 5_000, 10, 10
"""After how many new objects Python looks for cycles, in the order of their age. The tables of a busy server are a
million objects that live long, and nobody is answered while all of them are looked through."""
UNREAD_SECONDS = 2 * HEARTBEAT_SECONDS
"""After so long the system ends connections of whoever takes nothing of what they are told."""
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where this machine finds what listens everywhere."""


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; CannotServe or Unavailable say why not. ``ready`` hears the address."""
    # Else a thread of the kernel may wait for work with a whole core: libuv's rings, which we have no use for.
    os.environ.setdefault("UV_USE_IO_URING", "0")
    if settings.workers > 1:
        _run_workers(settings, ready)
        return
    _prepare(settings)
    # The thread that writes gives the interpreter away with every statement, and should not wait long to get it back.
    sys.setswitchinterval(0.001)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn ends in order and then raises the signal again: the process has ended well.
        signal.signal(number, lambda *_: sys.exit(0))
    asyncio.run(_try_the_store(settings))
    with bound(settings) as port:
        app = App(new_house(settings), settings)
        app.ready = lambda: ready(address_of(port))
        uvicorn.Server(uvicorn.Config(app.asgi(), **how(settings))).run([port])


def is_free(settings: Settings) -> bool:
    """Whether the port can be listened on."""
    try:
        bound(settings).close()
    except CannotServe:
        return False
    return True


def running_at(settings: Settings) -> str:
    """The address at which a server of ours is already, or nothing."""
    found = _reached_at(settings)
    return found if settings.port and answers(found) else ""


def bound(settings: Settings) -> socket.socket:
    """The port, on which everybody may knock already."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        port = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as wrong:
        raise CannotServe(
            "{host}:{port} cannot be listened on: {reason}", host=settings.host, port=settings.port, reason=wrong
        ) from wrong
    if sys.platform == "linux":
        # What is accepted inherits it. Uvicorn says farewell to the silent, but waits for ever until they have read it.
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * UNREAD_SECONDS))
    return port


def address_of(port: socket.socket) -> str:
    """Where this machine itself finds it."""
    host, number = port.getsockname()[:2]
    return address(HERE.get(host, host), number)


def new_house(settings: Settings) -> House:
    return House(
        store_at(settings.store_address),
        thinkers=Thinkers(settings.thinkers),
        limits=settings.limits,
        doors=settings.doors,
        host=settings.host,
        lease=settings.lease,
        reviewer=Reviewer(settings.review_seconds),
    )


def how(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "log_config": None,
        "lifespan": "on",
        "http": "h11",
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "ws": Frames,
        "ws_max_size": 4 * LONGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": HEARTBEAT_SECONDS,
        "ws_ping_timeout": HEARTBEAT_SECONDS,
        "proxy_headers": False,
        "server_header": False,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
    }


def _prepare(settings: Settings) -> None:
    """What every process of a server does first."""
    gc.set_threshold(*SELDOM)
    set_up(settings.log, settings.log_level)
    put_boards(settings.own_boards)


async def _try_the_store(settings: Settings) -> None:
    """Whoever starts a server hears at once, in a sentence, that its store cannot be used."""
    await (await open_store(settings.store_address)).close()


# --- several processes ------------------------------------------------------------------------------------------


def _run_workers(settings: Settings, ready: Callable[[str], None]) -> None:
    if not serves_several(settings.store_address):
        raise CannotServe("several workers need PostgreSQL (--store postgresql://…): an SQLite file serves one process")
    if not settings.port:
        raise CannotServe("several workers need a port that you choose: --port 8000, for example")
    _prepare(settings)
    asyncio.run(_try_the_store(settings))
    bound(settings).close()
    threading.Thread(target=_say_when_ready, args=(settings, ready), daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="regnum-") as counts:
        os.environ |= {SHARED: counts} | {
            f"REGNUM_{one.name.upper()}": str(getattr(settings, one.name)) for one in fields(settings)
        }
        uvicorn.run(
            f"{__name__}:worker",
            factory=True,
            workers=settings.workers,
            host=settings.host,
            port=settings.port,
            backlog=BACKLOG,
            **how(settings),
        )


def worker() -> ASGIApp:
    """One of the processes, as uvicorn starts it: it finds the settings in its environment."""
    settings = gather({}, os.environ)
    end_with_the_server()
    _prepare(settings)
    return App(new_house(settings), settings).asgi()


def answers(server: str) -> bool:
    """Whether a server of ours is at an address."""
    try:
        with urlopen(f"{server}/live", timeout=2) as answer:
            return b'"status"' in answer.read(100)
    except (URLError, OSError):
        return False


def _reached_at(settings: Settings) -> str:
    return address(HERE.get(settings.host, settings.host), settings.port)


def _say_when_ready(settings: Settings, ready: Callable[[str], None]) -> None:
    found = _reached_at(settings)
    while not answers(found):
        time.sleep(0.05)
    ready(found)
