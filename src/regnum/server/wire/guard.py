"""The guard before everything: foreign hosts and origins, what is too large, slow or much, every answer's headers."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.words import LANGUAGES

from ..people.limits import Limits, household
from ..running.metrics import Metrics
from ..settings import Settings, among, networks
from ..table.refused import Refused
from . import errors
from .answers import encode

LARGEST_BODY = 65_536
LARGEST_HEAD = 16_384
"""All headers of a request together, with its address: what uvicorn is told."""
LONGEST_ADDRESS = 4_096
LONGEST_NAME = 100
LONGEST_HOST = 260
"""No name in the net is longer, with its port; it stands in links that are drawn as QR codes."""
HOME = (".local", ".localhost")
"""What names within a house end with."""
EVERYWHERE = networks("*")
BODY_SECONDS = 10.0
"""How long a body may take to come."""
MOST_LANGUAGES = 20
"""So many of those that a browser speaks are looked at."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, *, limits: Limits, metrics: Metrics, settings: Settings) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.origins = settings.allowed_origins
        """Allowed besides the host's own."""
        self.names = settings.names
        self.secure = settings.secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refused as wrong:
            self.metrics.refusals.labels(wrong.code).inc()
            await self._refuse(scope, receive, send, wrong)
            return
        if scope["type"] == "http":
            await self.app(scope, _at_most(receive), self._sending(scope, send))
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        address = household(scope["client"][0] if scope.get("client") else "")
        self.limits.spend("connection" if scope["type"] == "websocket" else "request", address)
        if not self._is_called(headers.get("host", "")):
            raise Refused("forbidden", "this server is not called {host}", host=headers["host"][:LONGEST_NAME])
        origin = headers.get("origin")
        # Browsers always say where a WebSocket or a changing request comes from; programs need not.
        asked = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asked and origin is not None and not self._welcome(origin, headers.get("host", "")):
            raise Refused("forbidden", "requests from {origin} are not accepted here", origin=origin)
        if "\0" in scope["path"]:
            # Nothing is called so, and PostgreSQL cannot even be asked for it.
            raise Refused("unknown", "there is nothing at this address")
        if len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Refused("too-large", "an address has at most {characters} characters", characters=LONGEST_ADDRESS)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refused("too-large", "a body has at most {bytes} bytes", bytes=LARGEST_BODY)

    def _is_called(self, host: str) -> bool:
        """Whether the server has this name: one of those it was given, an address, or one that no foreign page has."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").rstrip(".").lower()
        known = "." not in name or name.endswith(HOME) or name in self.names or among(name, EVERYWHERE)
        return known and len(host) <= LONGEST_HOST

    def _welcome(self, origin: str, host: str) -> bool:
        try:
            where = urlsplit(origin).netloc
        except ValueError:
            return False
        return (bool(where) and where == host) or origin in self.origins

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, wrong: Refused) -> None:
        told = errors.told(wrong, spoken(HTTPConnection(scope)))
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": str(told["reason"])[:100]})
            return
        body = encode(told)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if wrong.wait:
            headers.append((b"retry-after", str(max(1, round(wrong.wait))).encode()))
        sending = self._sending(scope, send)
        await sending({"type": "http.response.start", "status": errors.STATUS[wrong.code], "headers": headers})
        await sending({"type": "http.response.body", "body": body})

    def _sending(self, scope: Scope, send: Send) -> Send:
        usual = HEADERS
        if scope["path"].startswith("/api/"):
            usual = {**usual, "cache-control": "no-store"}
        if is_secure(scope, self.secure):
            usual = {**usual, "strict-transport-security": "max-age=31536000"}

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                for name, value in usual.items():
                    headers.setdefault(name, value)
            await send(message)

        return sending


def is_secure(scope: Scope, always: bool) -> bool:
    """Whether somebody came by TLS, as the operator says of all or a proxy of this one."""
    return always or scope["scheme"] in ("https", "wss")


def spoken(connection: HTTPConnection, preferred: str = "") -> str:
    """The language of a request: asked for, the account's own, or the first of the browser's that we speak."""
    accepted = connection.headers.get("accept-language", "").split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]
    asked = connection.query_params.get("lang", "")
    for wanted in (asked, preferred, *(part.split(";")[0].strip()[:2] for part in accepted)):
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    return LANGUAGES[0]


def _at_most(receive: Receive) -> Receive:
    """Bodies sent in pieces are counted as they come, and must have come in time."""
    got, whole, end = 0, False, asyncio.get_running_loop().time() + BODY_SECONDS

    async def receiving() -> Message:
        nonlocal got, whole
        try:
            async with asyncio.timeout_at(None if whole else end):
                message = await receive()
        except TimeoutError as wrong:
            raise Refused("too-slow", "the request took too long") from wrong
        whole = not message.get("more_body", False)
        got += len(message.get("body", b""))
        if got > LARGEST_BODY:
            raise Refused("too-large", "a body has at most {bytes} bytes", bytes=LARGEST_BODY)
        return message

    return receiving
