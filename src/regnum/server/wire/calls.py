"""Calls: what an address of the HTTP API is, what it is called with, and what it may answer besides a body."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ..people.sessions import COOKIE, SECONDS, Visitor
from ..rooms.room import Room
from ..table.refused import Refused
from .commands import LARGEST
from .misshapen import misshapen

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ..house import House

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


@dataclass(frozen=True)
class Unchanging:
    """An answer that seldom changes, encoded once, and a tag by which whoever has it already knows it."""

    tag: str
    body: bytes


@dataclass(frozen=True)
class File:
    """An answer that is kept as a file."""

    name: str
    text: str


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
def cached(make: Callable[..., Any], *of: Any) -> Unchanging:
    """What seldom changes, encoded once."""
    body = msgspec.json.encode(make(*of))
    return Unchanging(f'"{hashlib.sha256(body).hexdigest()[:20]}"', body)


def decoded(decoder: msgspec.json.Decoder[Any], route: Route, table: str | None, body: bytes | str) -> Any:
    """The body in the shape that the route expects; a command gets its word and its table from the path."""
    try:
        if table is None:
            return decoder.decode(body)
        given = msgspec.json.decode(body)
        if not isinstance(given, dict) or not given.keys().isdisjoint(("do", "table", "id")):
            raise Refused("malformed", "expected an object: the table and what to do are in the path already")
        word = route.path.rpartition("/")[2]
        return msgspec.convert({**given, "do": word, "table": table}, route.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise misshapen(wrong) from wrong


def cookie_name(secure: bool) -> str:
    """Over HTTPS browsers themselves see to it that nobody but this very host has set it."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def cookie_header(response: Response, cookie: str, *, secure: bool) -> None:
    name = cookie_name(secure)
    if cookie:
        response.set_cookie(name, cookie, SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
    else:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path="/")
