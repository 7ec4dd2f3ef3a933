"""A WebSocket as lean as can be, so that the one who drives both servers is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED = b"\0\0\0\0"
"""Masking with zeros changes nothing: allowed, and it costs nothing."""


class Socket(asyncio.Protocol):
    """One connection; every whole text is heard at once, in the order in which it came."""

    def __init__(self, host: str, path: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> None:
        self._request = _handshake(host, path, headers)
        self._hear = hear
        self._rest = b""
        self._parts = b""
        self._open = False
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._request)

    def connection_lost(self, wrong: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(wrong or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._begin(head)
        self._rest = self._frames(data)

    def _begin(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self._open = True
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left of the data."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                begin, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                begin, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if begin + length > end:
                break
            self._frame(data[at], data[begin : begin + length])
            at = begin + length
        return data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._send(PONG, body)
        elif kind <= TEXT:
            self._parts += body
            if first & 128:
                whole, self._parts = self._parts, b""
                self._hear(whole)

    def say(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def close(self) -> None:
        if self._transport is not None:
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()
            self._transport = None

    def _send(self, kind: int, body: bytes) -> None:
        if self._transport is None:
            return
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254, size >> 8, size & 255))
        self._transport.write(head + UNMASKED + body)


def _handshake(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
