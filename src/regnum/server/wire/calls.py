"""Calls: what an address of the HTTP API is, what it is called with, and what it may answer besides a body."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..house import House
from ..people.sessions import COOKIE, SECONDS, Visitor
from ..rooms.room import Room
from ..table.refused import Refused
from .commands import LARGEST

LANGUAGE = ("lang", {"type": "string"}, "the language of sentences: en, fr or de")
NUMBER = {"type": "integer", "minimum": 0, "maximum": LARGEST}


@dataclass(frozen=True)
class Call:
    """One request: who asks, what was in the path and in the query, and the body."""

    house: House
    visitor: Visitor
    request: Request
    body: Any

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else ""

    @property
    def path(self) -> dict[str, Any]:
        return self.request.path_params

    def for_companion(self) -> Call:
        """This call on behalf of one of those who play at one screen, if it says so."""
        companion = self.number("companion") if "table" in self.path else None
        return replace(self, visitor=self.visitor.speaking_for(companion))

    def look(self) -> AbstractAsyncContextManager[Room]:
        """The room of the table in the path."""
        return self.house.look(self.path["table"], self.visitor)

    def number(self, name: str, default: int | None = None, most: int = LARGEST) -> int | None:
        """A whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))) or int(text) > most:
            raise Refused("malformed", "{name}: expected a number from 0 to {most}", name=name, most=most)
        return int(text)


@dataclass(frozen=True)
class Signed:
    """An answer that begins a session (or ends it: no cookie)."""

    body: Any
    cookie: str


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One address."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: tuple[tuple[str, Any, str], ...] = ()


@lru_cache(256)
def _encoded(make: Callable[..., Any], *of: Any) -> tuple[str, bytes]:
    body = msgspec.json.encode(make(*of))
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"', body


def cached(call: Call, make: Callable[..., Any], *of: Any) -> Response:
    """What seldom changes, encoded once: whoever has it already is told so."""
    tag, body = _encoded(make, *of)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if tag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


def cookie_name(secure: bool) -> str:
    """Over HTTPS browsers themselves see to it that nobody but this very host has set it."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def cookie_header(response: Response, cookie: str, *, secure: bool) -> None:
    name = cookie_name(secure)
    if cookie:
        response.set_cookie(name, cookie, SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
    else:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path="/")
