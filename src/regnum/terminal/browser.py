"""From what was asked on the command line to a table in the browser."""

from __future__ import annotations

import json
import os
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from msgspec import convert

import regnum
from regnum.kernel import IllegalOptions, RegnumError
from regnum.opponents import USUAL
from regnum.server.command import open_in_the_browser
from regnum.server.table import creating
from regnum.server.wire import commands
from regnum.words import language_of

from .setup import Wish, settled, sitting

SECONDS = 20
"""How long the server may take to answer."""


def choose(language: str | None, port: int | None) -> None:
    """All games, to choose from."""
    open_in_the_browser(lambda address: _page(address, "/", language), port)


def learn(name: str, language: str | None, port: int | None) -> None:
    """A guided first game."""
    game = regnum.game(name)
    open_in_the_browser(lambda address: _page(address, f"/learn/{game.name}", language), port)


def play(wish: Wish, port: int | None) -> None:
    """A table as it is wished for."""
    body = wanted(wish)

    def page(address: str) -> str:
        table = _wished(address, body, wish.language or language_of(os.environ))
        return _page(address, f"/play/{body['game']}", wish.language, table=table)

    open_in_the_browser(page, port)


def _page(address: str, path: str, language: str | None, **query: str) -> str:
    if language:
        query["lang"] = language
    return f"{address}{path}?{urlencode(query)}" if query else f"{address}{path}"


def wanted(wish: Wish) -> dict[str, Any]:
    """What the server is told of a table; whatever it would refuse is refused at once."""
    game, options = settled(wish)
    bots = sitting(wish, options["players"])
    if bots.count(None) != 1:
        raise IllegalOptions("in the browser one person plays with bots: friends come by link, from the page")
    body = {
        "game": game.name,
        "players": options["players"],
        "options": game.named(options),
        "seats": [_seat(bot, count) for bot, count in zip(bots, game.options.persons(options), strict=True)],
        "listed": False,
        "seed": wish.seed or "",
        "board": str(game.board_text),
    }
    creating.new_table("", 0.0, **convert(body, commands.Wish).said())
    return body


def _seat(bot: str | None, persons: int) -> dict[str, Any]:
    """For a bot or a person, who has a bot for a teammate where two share a seat."""
    if bot:
        return {"for": "bot", "bot": bot}
    return {"for": "me"} if persons == 1 else {"for": "me", "teammate": {"for": "bot", "bot": USUAL}}


def _wished(address: str, body: dict[str, Any], language: str) -> str:
    """The name that the table will have."""
    headers = {"Content-Type": "application/json"}
    asked = Request(f"{address}/api/wishes?lang={language}", json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=SECONDS) as answer:
            return str(json.load(answer)["table"])
    except HTTPError as wrong:
        raise RegnumError(json.load(wrong)["reason"]) from wrong
