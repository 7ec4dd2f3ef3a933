"""The other end of the wire: a request and its answer, what a page says and hears, without a network between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Callable, Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec

from regnum.store import Conflict
from regnum.words import LANGUAGES

from ..people.sessions import Visitor
from ..table.refused import Refused
from ..wire import errors, games, rulebooks, tables, wishes
from ..wire.answers import encode
from ..wire.calls import Call, File, Route, Unchanging, decoded
from ..wire.socket import Connection
from . import people, saving
from .house import Alone

log = logging.getLogger("regnum.alone")

ROUTES = [*people.ROUTES, *saving.ROUTES, *games.ROUTES, *rulebooks.ROUTES, *tables.ROUTES, *wishes.ROUTES]
NAMED = re.compile(r"^game: *([\w-]+)", re.MULTILINE)
"""Where a saved game says which game it is."""
ALL = "/api/games"
"""Whoever asks for this wants to know of every game."""


class Reply(NamedTuple):
    """What a request is answered with."""

    status: int
    text: str
    name: str = ""
    """If it is a file: what it is called."""


class Address:
    """One address, and what its bodies look like."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.path = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", route.path))

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Any] | None:
        return None if self.route.body is None else msgspec.json.Decoder(self.route.body)


_ADDRESSES = [Address(route) for route in ROUTES]


class End:
    """One page's end."""

    def __init__(self, house: Alone, every: Sequence[str] = ()) -> None:
        """``every``: the names of all games there are, brought or not."""
        self.house = house
        self.every = tuple(every)
        self._heard: asyncio.Queue[Any] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    # -- requests ------------------------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str = "") -> Reply:
        """A request, as it would be sent to a server."""
        path, _, query = address.partition("?")
        asked = dict(parse_qsl(query, keep_blank_values=True))
        visitor = self._visitor(asked.get("lang", ""))
        try:
            found, route, in_path = _found(method, path)
            await self._bring(path, in_path, body)
            given = None if found.decoder is None else decoded(found.decoder, route, in_path.get("table"), body)
            request: Any = SimpleNamespace(query_params=asked, path_params=in_path, headers={}, cookies={}, client=None)
            house: Any = self.house
            return _answered(await route.handler(Call(house, visitor, request, given).for_companion()))
        except Refused as wrong:
            return _refused(wrong, visitor.language)
        except Conflict:
            return _refused(Refused("unavailable", "others were faster: try again"), visitor.language)
        except Exception:
            log.exception("%s %s could not be answered", method, path)
            return _refused(Refused("broken", "something went wrong here"), visitor.language)

    async def _bring(self, path: str, in_path: dict[str, str], body: str) -> None:
        """The packages of the games that a request is about; those of tables come with them."""
        wanted = [in_path["game"]] if "game" in in_path else list(self.every) if path == ALL else []
        if body and not in_path:
            with contextlib.suppress(ValueError):  # it is refused where it is read
                said = json.loads(body)
                wanted += (
                    [str(said.get("game", "")), *NAMED.findall(str(said.get("file", "")))]
                    if isinstance(said, dict)
                    else []
                )
        for game in wanted:
            if game in self.every:
                await self.house.packages.bring(game)

    def _visitor(self, language: str) -> Visitor:
        me = self.house.store.me
        spoken = (language, me.language if me else "", *LANGUAGES)
        return Visitor(me, "", next(one for one in spoken if one in LANGUAGES))

    # -- what is said and heard without being asked --------------------------------------------------------------------

    def connect(self, tell: Callable[[str], None], language: str) -> None:
        """A page begins to listen."""
        self.disconnect()
        self._heard = asyncio.Queue()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                tell(message["text"])

        house: Any = self.house
        connection = Connection(house, self._visitor(language), self._heard.get, send)
        self._listening = asyncio.get_running_loop().create_task(connection.live(""))

    def hear(self, text: str) -> None:
        """A page says something."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def disconnect(self) -> None:
        """A page listens no more."""
        self._heard.put_nowait({"type": "websocket.disconnect"})


def _found(method: str, path: str) -> tuple[Address, Route, dict[str, str]]:
    for one in _ADDRESSES:
        match = one.path.fullmatch(path)
        if match and one.route.method == method:
            return one, one.route, match.groupdict()
    raise Refused("unknown", "there is nothing at this address")


def _answered(answer: Any) -> Reply:
    if isinstance(answer, File):
        return Reply(200, answer.text, answer.name)
    body = answer.body if isinstance(answer, Unchanging) else encode(answer)
    return Reply(200, body.decode())


def _refused(wrong: Refused, language: str) -> Reply:
    return Reply(errors.STATUS[wrong.code], encode(errors.told(wrong, language)).decode())
