"""The application: the API, the WebSocket and the client's files behind one guard."""

from __future__ import annotations

import contextlib
import hmac
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as Address
from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.store import Unavailable

from . import parts
from .house import House
from .people.limits import household
from .people.sessions import Visitor, csrf
from .routes import ROUTES
from .settings import Settings, among
from .table.refused import Refused
from .wire import errors, openapi, pages
from .wire.answers import encode
from .wire.calls import Call, File, Route, Signed, Unchanging, cookie_header, cookie_name, decoded
from .wire.guard import SAFE, Guard, is_secure, spoken
from .wire.hops import Hops
from .wire.socket import Connection

log = logging.getLogger("regnum.app")

VERSION = version("regnum")
ALLOWED_HEADERS = ["content-type", "x-csrf-token"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
Live = Callable[[House, Scope, Receive, Send], Awaitable[None]]
_PATHS = [(compile_path(route.path)[0], route.method) for route in ROUTES]


class App:
    """One node as an ASGI application."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.settings = settings
        house.parts = {name: part.begin(house, settings) for name, part in parts.found().items()}
        self.ready: Callable[[], None] = lambda: None
        """Called when everything is open."""
        self._description = encode(openapi.describe(VERSION, ROUTES))
        self._sockets: dict[str, Live] = {}
        for part in parts.found().values():
            self._sockets |= getattr(part, "SOCKETS", {})

    def asgi(self) -> ASGIApp:
        routes = [
            *(Address(route.path, self._endpoint(route), methods=[route.method]) for route in ROUTES),
            Address("/api/openapi.json", self._openapi),
            Address("/api/{rest:path}", self._nowhere, methods=METHODS),
            Address("/live", self._alive),
            Address("/ready", self._ready),
            Address("/health", self._ready),
            Address("/metrics", self._metrics),
            Address("/invited/{code}", pages.invited),
            *(address for part in parts.found().values() for address in getattr(part, "ADDRESSES", ())),
            Address("/games/{game}/{kind}/{fingerprint}/{path:path}", pages.packaged),
            Address("/{path:path}", pages.serve),
        ]
        pages_and_api = Starlette(routes=routes, lifespan=self._lifespan)
        pages_and_api.state.secure, pages_and_api.state.house = self.settings.secure, self.house

        async def inner(scope: Scope, receive: Receive, send: Send) -> None:
            # A live connection talks for hours: nothing stands between it and us.
            await (self._live if scope["type"] == "websocket" else pages_and_api)(scope, receive, send)

        house, settings = self.house, self.settings
        guarded: ASGIApp = Guard(inner, limits=house.limits, metrics=house.metrics, settings=settings)
        if settings.allowed_origins:
            guarded = CORSMiddleware(
                guarded, settings.allowed_origins, METHODS, ALLOWED_HEADERS, allow_credentials=True
            )
        return Hops(guarded, settings.trusted_proxies)

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.house.open()
        self.ready()
        yield
        await self.house.close()

    # -- the API -------------------------------------------------------------------------------------------------

    def _endpoint(self, route: Route) -> Any:
        decoder = None if route.body is None else msgspec.json.Decoder(route.body)

        async def endpoint(request: Request) -> Response:
            language = spoken(request)
            try:
                # First all of it is heard: who speaks so slowly may have been signed out meanwhile.
                said = b"" if decoder is None else await request.body()
                visitor = await self._visitor(request)
                language = visitor.language
                self._check_csrf(request, visitor)
                body = None if decoder is None else _decoded(decoder, route, request, said)
                answer = await route.handler(Call(self.house, visitor, request, body).for_companion())
            except Refused as wrong:
                return self._refused(wrong, language)
            except Unavailable as wrong:
                return self._refused(errors.unavailable(wrong), language)
            except ClientDisconnect:
                # Whoever hangs up in the middle of a sentence hears no answer.
                return self._refused(Refused("malformed", "the request was broken off"), language)
            except Exception:
                log.exception("%s %s could not be answered", route.method, route.path)
                return self._refused(Refused("broken", "something went wrong here"), language)
            return self._answered(request, answer)

        return endpoint

    def _answered(self, request: Request, answer: Any) -> Response:
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, Unchanging):
            return _unchanging(request, answer)
        if isinstance(answer, File):
            return PlainTextResponse(
                answer.text, headers={"content-disposition": f'attachment; filename="{answer.name}"'}
            )
        if isinstance(answer, Signed):
            response = _response(answer.body)
            cookie_header(response, answer.cookie, secure=is_secure(request.scope, self.settings.secure))
            return response
        return _response(answer)

    def _refused(self, wrong: Refused, language: str) -> Response:
        self.house.metrics.refusals.labels(wrong.code).inc()
        headers = {"retry-after": str(max(1, round(wrong.wait)))} if wrong.wait else {}
        return _response(errors.told(wrong, language), errors.STATUS[wrong.code], headers)

    async def _visitor(self, request: HTTPConnection) -> Visitor:
        cookie = request.cookies.get(cookie_name(is_secure(request.scope, self.settings.secure)), "")
        account = await self.house.sessions.account(cookie)
        language = spoken(request, account.language if account else "")
        address = household(request.client.host if request.client else "")
        return Visitor(account, cookie if account else "", language, address)

    def _check_csrf(self, request: Request, visitor: Visitor) -> None:
        if request.method in SAFE or visitor.account is None:
            return
        if not hmac.compare_digest(request.headers.get("x-csrf-token", "").encode(), csrf(visitor.cookie).encode()):
            raise Refused("forbidden", "the X-CSRF-Token is missing or wrong: ask GET /api/me for it")

    async def _openapi(self, request: Request) -> Response:
        return Response(self._description, media_type="application/json")

    async def _nowhere(self, request: Request) -> Response:
        allowed = sorted(method for path, method in _PATHS if path.match(request.url.path))
        if not allowed:
            return self._refused(Refused("unknown", "there is nothing at this address"), spoken(request))
        wrong = Refused("wrong-method", "this address takes {methods}", methods=", ".join(allowed))
        response = self._refused(wrong, spoken(request))
        response.headers["allow"] = ", ".join(allowed)
        return response

    # -- the WebSocket -----------------------------------------------------------------------------------------------

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if scope["path"] in self._sockets:
            await self._sockets[scope["path"]](self.house, scope, receive, send)
            return
        if scope["path"] != "/api/live":
            await send({"type": "websocket.close", "code": 1008, "reason": "there is nothing at this address"})
            return
        try:
            visitor = await self._visitor(HTTPConnection(scope))
        except Unavailable:
            await send({"type": "websocket.close", "code": 1013, "reason": "try again later"})
            return
        try:
            with self.house.limits.hold(visitor, "connection"):
                await self._talk(visitor, receive, send)
        except Refused as wrong:
            self.house.metrics.refusals.labels(wrong.code).inc()
            reason = str(errors.told(wrong, visitor.language)["reason"])
            await send({"type": "websocket.close", "code": 1013, "reason": reason[:100]})

    async def _talk(self, visitor: Visitor, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        with self.house.metrics.connections.track_inprogress():
            await Connection(self.house, visitor, receive, send).live(VERSION)

    # -- for operators -------------------------------------------------------------------------------------------------

    async def _alive(self, request: Request) -> Response:
        return _response({"status": "ok"})

    async def _ready(self, request: Request) -> Response:
        trouble = await self.house.health.trouble()
        return _response({"status": "unavailable", "reason": trouble}, 503) if trouble else _response({"status": "ok"})

    async def _metrics(self, request: Request) -> Response:
        address, token = request.client.host if request.client else "", self.settings.metrics_token
        said = request.headers.get("authorization", "").encode()
        told = bool(token) and hmac.compare_digest(said, f"Bearer {token}".encode())
        if not told and not among(address, self.settings.metrics_readers):
            return self._refused(Refused("forbidden", "metrics are not shown to this address"), spoken(request))
        try:
            tables = await self.house.store.count_tables()
        except Unavailable:
            tables = {}
        self.house.metrics.rooms.set(len(self.house.rooms.rooms))
        text = self.house.metrics.text(tables)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def _decoded(decoder: msgspec.json.Decoder[Any], route: Route, request: Request, body: bytes) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("malformed", "expected application/json")
    return decoded(decoder, route, request.path_params.get("table"), body)


def _unchanging(request: Request, answer: Unchanging) -> Response:
    """Whoever has it already is told so."""
    headers = {"etag": answer.tag, "cache-control": "private, no-cache"}
    if answer.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(answer.body, headers=headers, media_type="application/json")


def _response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    made = Response(encode(body), status, headers, "application/json")
    made.headers["cache-control"] = "no-store"
    return made
