"""From what was asked on the command line to a table in the browser."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
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
from regnum.server.table.companions import HERE, plans_here
from regnum.server.table.files import from_file
from regnum.server.table.plans import SeatPlan
from regnum.server.wire import commands
from regnum.words import language_of

from . import files
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
    """A table as it is wished for, or the saved game that is."""
    body, kind = (wanted(wish), "") if wish.resume is None else (resumed(wish), "/file")

    def page(address: str) -> str:
        table = _wished(f"{address}/api/wishes{kind}", body, wish.language or language_of(os.environ))
        return _page(address, f"/play/{wish.game}", wish.language, table=table, **_besides(wish, body))

    open_in_the_browser(page, port)


def _besides(wish: Wish, body: dict[str, Any]) -> dict[str, str]:
    """What the page is told of whoever opens it: whoever names a saved game is offered no other that waits, and whoever
    plays alone may have said a name."""
    if wish.resume is not None:
        return {"resumed": "yes"}
    mine = [name for name, seat in zip(wish.seats, body["seats"], strict=False) if seat["for"] == "me"]
    return {"name": mine[0]} if mine else {}


def _page(address: str, path: str, language: str | None, **query: str) -> str:
    if language:
        query["lang"] = language
    return f"{address}{path}?{urlencode(query)}" if query else f"{address}{path}"


def wanted(wish: Wish) -> dict[str, Any]:
    """What the server is told of a table; whatever it would refuse is refused at once."""
    game, options = settled(wish)
    bots = sitting(wish, options["players"])
    if not bots.count(None):
        raise IllegalOptions("in the browser somebody plays: at least one person, --humans 1 or more")
    body = {
        "game": game.name,
        "players": options["players"],
        "options": game.named(options),
        "seats": _seats(wish, bots, game.options.persons(options)),
        "listed": False,
        "seed": wish.seed or "",
        "board": str(game.board_text),
    }
    creating.new_table("", 0.0, **convert(body, commands.Wish).said())
    return body


def _seats(wish: Wish, bots: Sequence[str | None], persons: Sequence[int]) -> list[dict[str, Any]]:
    """For bots, and for one person, who has a bot for a teammate where two share a seat, or several at one screen."""
    if bots.count(None) == 1:
        mine = {"for": "me"}
        people = [mine if n == 1 else {**mine, "teammate": {"for": "bot", "bot": USUAL}} for n in persons]
    else:
        named = [name if bot is None else "" for name, bot in zip(wish.seats, bots, strict=False)]
        people = [_here(plan) for plan in plans_here(named, persons)]
    return [{"for": "bot", "bot": bot} if bot else one for bot, one in zip(bots, people, strict=True)]


def _here(plan: SeatPlan) -> dict[str, Any]:
    mate = plan.teammate
    return {"for": HERE, "name": plan.name, "teammate": {"for": HERE, "name": mate.name} if mate else None}


def resumed(wish: Wish) -> dict[str, Any]:
    """What the server is told of a saved game, which goes on as it was saved."""
    if wish.seats or wish.players or wish.bots or wish.options or wish.seed or wish.board:
        raise IllegalOptions("a saved game goes on as it was saved: --resume goes with --humans, --language and --port")
    file = Path(wish.resume).expanduser() if wish.resume else files.latest(wish.game)
    text = regnum.read_text(file)
    people = "all" if (wish.humans or 1) > 1 else "one"
    created, _ = from_file("", 0.0, file=text, boards="any", people=people)
    if created.game != wish.game:
        raise IllegalOptions(
            "{file} holds a game of {kept}, not of {wanted}", file=file, kept=created.game, wanted=wish.game
        )
    return {"file": text, "people": people}


def _wished(address: str, body: dict[str, Any], language: str) -> str:
    """The name that the table will have."""
    headers = {"Content-Type": "application/json"}
    asked = Request(f"{address}?lang={language}", json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=SECONDS) as answer:
            return str(json.load(answer)["table"])
    except HTTPError as wrong:
        raise RegnumError(json.load(wrong)["reason"]) from wrong
