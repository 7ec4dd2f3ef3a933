"""Frames of a WebSocket, before anybody hears them: whoever sends too many of those that say nothing is cut off.

A ping is answered and a piece of a message kept before anything could count them; a browser sends neither by itself.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = logging.getLogger("regnum.live")

MOST = 100
"""How many pings, pongs and pieces of a message one connection may send in a second."""
AT_ONCE = 4096
"""So many bytes are read before anybody else may be heard: whole thousands of such frames else."""


class Frames(WebSocketsSansIOProtocol):
    """What uvicorn is told to read WebSockets with."""

    def __init__(self, *of: Any, **how: Any) -> None:
        super().__init__(*of, **how)
        self._second = 0.0
        self._empty = 0
        """How many frames that say nothing came since then."""

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + AT_ONCE])

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        if self.loop.time() - self._second > 1:
            self._second, self._empty = self.loop.time(), 0
        self._empty += 1
        if self._empty > MOST and not self.transport.is_closing():
            log.warning("a connection was cut off because it sends frames that say nothing: %s", self.client)
            self.transport.abort()
