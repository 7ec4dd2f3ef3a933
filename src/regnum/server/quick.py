"""Uvicorn's WebSocket with a short way for what is sent most: a whole text in one frame, as it is."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81
"""The first byte of a text that is one whole frame."""


class QuickSocket(WebSocketsSansIOProtocol):
    """Whatever is not as usual goes uvicorn's own way."""

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self._as_usual():
            await super().send(message)
            return
        body = text.encode()
        self.transport.write(_head(len(body)) + body)

    def _as_usual(self) -> bool:
        """Open on both sides, read fast enough by the other, and without compression."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.conn.extensions
        )


def _head(size: int) -> bytes:
    """What comes before a body of this size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
