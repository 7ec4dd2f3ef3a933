"""Hops: where a request really comes from, if proxies that the operator named say so, and whether it came by TLS."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Networks, among

SECURE = {"http": "https", "websocket": "wss"}
PLAIN = {"http": "http", "websocket": "ws"}
MOST_HOPS = 10
"""Nobody stands behind more proxies; whoever likes writes thousands, and this comes before any limit."""


class Hops:
    """ASGI middleware outside of everything."""

    def __init__(self, app: ASGIApp, proxies: Networks) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client and among(client[0], self.proxies):
            headers = Headers(scope=scope)
            said = _listed(headers.getlist("x-forwarded-proto"))[-1:]
            schemes = SECURE if said == ["https"] else PLAIN
            scope = {**scope, "client": (self._believed(client[0], _listed(headers.getlist("x-forwarded-for"))), 0)}
            scope["scheme"] = schemes[scope["type"]] if said else scope["scheme"]
        await self.app(scope, receive, send)

    def _believed(self, peer: str, hops: Sequence[str]) -> str:
        """The last address that is no named proxy's: whatever stands before it anybody may have written."""
        last = hops[-MOST_HOPS:]
        return next((hop for hop in reversed(last) if not among(hop, self.proxies)), (last or [peer])[-1])


def _listed(values: Sequence[str]) -> list[str]:
    return [one.strip() for value in values for one in value.split(",") if one.strip()]
