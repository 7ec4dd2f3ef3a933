"""Uvicorn's WebSocket with a short way for what is said most: a whole text in one frame, as it is.

It can be handed over to another worker, which goes on as if all had been said to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from .doors import Said

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TURNS_TO_WRITE = 5
"""How many turns of the loop a socket has for what is still to be written before it is handed over."""
TEXT = 0x81
"""The first byte of a text that is one whole frame."""
MASKED = 0x80
"""Set in the second byte of every frame that comes from a client."""
EXTENSION = "regnum.socket"


class QuickSocket(WebSocketsSansIOProtocol):
    """Cuts what comes into frames. Whatever is not as usual goes uvicorn's own way, frame by frame."""

    hear: Callable[[str], bool] | None = None
    """Takes a text at once, or says that it must wait its turn."""
    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _too_large = False
    _as_usual = False
    _request = b""
    """What the connection began with."""
    _adopted: Said | None = None
    """What was said to the worker that had the socket before."""
    _early = b""
    """What came before that had been heard again."""

    @staticmethod
    def of(scope: Mapping[str, Any]) -> QuickSocket | None:
        """The socket that a connection comes in by, if it is one of these."""
        found: QuickSocket | None = scope.get("extensions", {}).get(EXTENSION)
        return found

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # -- whether it is as usual ---------------------------------------------------------------------------------

    def _look(self) -> None:
        """Open on both sides, read fast enough by the other, and without compression."""
        self._as_usual = (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.conn.extensions
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._look()

    def shutdown(self) -> None:
        if isinstance(self.transport, _Silent):
            self.transport.abort()
            return
        super().shutdown()
        self._look()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._look()

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._look()

    # -- what comes ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if isinstance(self.transport, _Silent):
            self._early += data
            if len(self._early) > self.config.ws_max_size:
                self.transport.abort()
            return
        if not self.handshake_initiated or self._too_large:
            self._request = self._request or data
            self._go_the_usual_way(data)
            return
        if self._rest:
            data = self._rest + data
        while 0 < (size := _size(data)) <= len(data):
            frame, data = data[:size], data[size:]
            if not self._taken(frame):
                self._go_the_usual_way(frame)
        self._rest = data
        if size > self.config.ws_max_size:
            self._too_large = True
            self._go_the_usual_way(data)

    def _go_the_usual_way(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def _taken(self, frame: bytes) -> bool:
        """Whether it was a whole text that could be heard at once."""
        if self.hear is None or not self._as_usual or frame[0] != TEXT or not frame[1] & MASKED:
            return False
        if self.frames or not self.queue.empty():
            return False
        begin = 8 if frame[1] & 127 == 126 else 6
        try:
            text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return False
        return self.hear(text)

    # -- what goes ----------------------------------------------------------------------------------------------

    def write_now(self, text: bytes) -> bool:
        """Whether this could be written at once."""
        if self._as_usual:
            self.transport.write(_head(len(text)) + text)
        return self._as_usual

    # -- from worker to worker ----------------------------------------------------------------------------------

    async def hand_over(self, texts: list[str], give: Callable[[int, Said], bool]) -> bool:
        """Whether another worker goes on with this socket, as if these texts had been said to it.

        Not if anything else is under way in either direction.
        """
        for _ in range(TURNS_TO_WRITE):
            if not self.transport.get_write_buffer_size():
                break
            await asyncio.sleep(0)
        under_way = self.transport.get_write_buffer_size() or self._rest or self.frames or not self.queue.empty()
        if under_way or not self._as_usual:
            return False
        if not give(self.transport.get_extra_info("socket").fileno(), Said(self._request, texts)):
            return False
        # The other worker's socket stays open: ours is closed without a word.
        self._as_usual = False
        self.transport.abort()
        return True

    def adopt(self, said: Said) -> None:
        """Begin, once connected, with what was said to another worker. What that one has answered is not said again."""
        self._adopted = said

    @property
    def adopted(self) -> bool:
        return self._adopted is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._adopted is not None:
            self.transport = cast("asyncio.Transport", _Silent(self.transport))
            self._request = self._adopted.request
            self._go_the_usual_way(self._request)

    def go_on(self) -> None:
        """Everything is as it was where the socket comes from: now to what it came for."""
        if self._adopted is not None and isinstance(self.transport, _Silent):
            self.transport = self.transport.real
            self.data_received(b"".join([*map(_masked, self._adopted.texts), self._early]))
            self._early = b""


class _Silent:
    """A transport that says nothing."""

    def __init__(self, real: asyncio.Transport) -> None:
        self.real = real

    def write(self, data: bytes) -> None:
        """The client has heard it already."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def _size(data: bytes) -> int:
    """How long the frame is that begins here, 0 as long as that cannot be told."""
    if len(data) < 2:
        return 0
    length, head = data[1] & 127, 6 if data[1] & MASKED else 2
    if length < 126:
        return head + length
    more = 2 if length == 126 else 8
    return head + more + int.from_bytes(data[2 : 2 + more], "big") if len(data) >= 2 + more else 0


_SHORT, _MIDDLE, _LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


def _head(size: int) -> bytes:
    """What comes before a body of this size."""
    if size < 126:
        return _SHORT(TEXT, size)
    return _MIDDLE(TEXT, 126, size) if size < 65_536 else _LONG(TEXT, 127, size)


def _masked(text: str) -> bytes:
    """A text as a client would send it; a mask of zeros changes nothing."""
    body = text.encode()
    head = bytearray(_head(len(body)))
    head[1] |= MASKED
    return bytes(head) + bytes(4) + body
