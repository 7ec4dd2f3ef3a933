"""Uvicorn's WebSocket with a short way for what is said most: a whole text in one frame, as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

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

    # -- what comes ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._too_large:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        while 0 < (size := _size(data)) <= len(data):
            frame, data = data[:size], data[size:]
            if not self._taken(frame):
                super().data_received(frame)
        self._rest = data
        if size > self.config.ws_max_size:
            self._too_large = True
            super().data_received(data)

    def _taken(self, frame: bytes) -> bool:
        """Whether it was a whole text that could be heard at once."""
        if self.hear is None or frame[0] != TEXT or not frame[1] & MASKED or self.frames:
            return False
        if not self.queue.empty() or not self._open():
            return False
        begin = 8 if frame[1] & 127 == 126 else 6
        try:
            text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return False
        return self.hear(text)

    # -- what goes ----------------------------------------------------------------------------------------------

    def write_now(self, text: bytes) -> bool:
        """Whether this could be written at once: the other side reads fast enough, and nothing is compressed."""
        if self.conn.extensions or not self.writable.is_set() or not self._open():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def _open(self) -> bool:
        return (
            self.handshake_complete and not self.close_sent and not self.disconnected and self.conn.state is State.OPEN
        )


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
