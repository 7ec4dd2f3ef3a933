"""The addresses for tables: lists, one table, how its game stands, its past, and everything that can be done there."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from regnum.kernel import Game

from ..rooms.listings import chat_lines
from ..table.refused import Refused
from ..table.seating import must_be_kept
from ..table.shelf import game_of, games
from ..telling.export import export
from ..telling.library import Schema, game_data, game_schema
from ..telling.origins import OwnBoard, own_board
from ..telling.past import Past, past
from ..telling.possible import Hindrance
from ..telling.replay import Draws, Replay, draws, must_be_over, replay
from ..telling.reviewed import ReviewSeen
from ..telling.tables import TableSeen
from ..telling.updates import Moment, Update
from ..telling.why_not import NotPossible, not_possible, why_not
from . import doing
from .answers import OF_COMMANDS, ChatLines, Tables, encode
from .calls import LANGUAGE, NUMBER, Call, File, Route, cached
from .commands import COMMANDS, NewTable
from .reviewing import ask_for_review, show_review

LONGEST_NAME = 64
LONGEST_TRY = 200
TABLE = "/api/tables/{table}"


async def list_tables(call: Call) -> Any:
    query, house, visitor = call.request.query_params, call.house, call.visitor
    show, game = query.get("show", "open"), query.get("game", "")
    if show not in ("open", "playing", "over", "mine"):
        raise Refused("malformed", "show: expected open, playing, over or mine")
    if len(game) > LONGEST_NAME:
        raise Refused("malformed", "no game has so long a name")
    limit, before = call.number("limit", 50, 100), _before(call)
    assert limit is not None
    if game and game not in games():
        return {"tables": []}
    house.limits.spend("reading", visitor.address)
    found = await house.lobby.find(show, visitor.id, game=game, before=before, limit=limit)
    return {"tables": house.all_listed(found, visitor)}


def _before(call: Call) -> float:
    try:
        before = float(call.request.query_params.get("before", call.house.clock() + 1))
    except ValueError as wrong:
        raise Refused("malformed", "before: expected a time") from wrong
    if not math.isfinite(before):
        raise Refused("malformed", "before: expected a time")
    return before


async def create_table(call: Call) -> Any:
    return await doing.create(call.house, call.visitor, call.body)


async def show_table(call: Call) -> Any:
    async with call.look() as room:
        return call.house.seen(room, call.visitor)


async def show_table_data(call: Call) -> Any:
    return cached(game_data, await _game_of(call))


async def show_table_schema(call: Call) -> Any:
    return cached(game_schema, await _game_of(call), call.visitor.language)


async def show_table_board(call: Call) -> Any:
    return cached(own_board, await _game_of(call), call.visitor.language)


async def _game_of(call: Call) -> Game:
    """The game of a table, on its own board."""
    async with call.look() as room:
        return game_of(room.table.created)


async def show_update(call: Call) -> Any:
    last = call.number("last", 0) or 0
    house, visitor = call.house, call.visitor
    async with call.look() as room:
        if room.table.play is None:
            return None
        audience = room.table.audience(visitor.id)
        if last == audience.number:
            return None
        house.spend_steps(room.table, visitor, last)
        undo = house.retractions.find_out(room.table, audience)
        moment = Moment(room.table, house.names.at(room.table), house.clock())
        return msgspec.Raw(encode(moment.update(audience, visitor.language, last, undo)))


async def show_chat(call: Call) -> Any:
    house = call.house
    async with call.look() as room:
        table = room.table
    lines = await house.store.chat(table.id, call.number("after", 0) or 0)
    await house.names.load(speech.account for speech in lines)
    return {"lines": chat_lines(lines, table, house.names)}


async def show_why_not(call: Call) -> Any:
    call.house.limits.spend("why", call.visitor.address)
    tried = call.request.query_params.get("tried", "")[:LONGEST_TRY]
    async with call.look() as room:
        names = call.house.names.at(room.table)
        return why_not(room.table, call.visitor.id, tried, call.visitor.language, names)


async def show_not_possible(call: Call) -> Any:
    house, picked = call.house, call.request.query_params.get("picked", "")[:LONGEST_TRY]
    house.limits.spend("why", call.visitor.address)
    async with call.look() as room:
        names = house.names.at(room.table)
        return not_possible(room.table, call.visitor.id, picked, call.visitor.language, names)


async def show_replay(call: Call) -> Any:
    house = call.house
    at, seat = call.number("at", 0), call.number("seat", None, 7)
    async with call.look() as room:
        must_be_over(room.table)
        house.spend_steps(room.table, call.visitor)
        return replay(room.table, at or 0, seat, call.visitor.language, house.names.at(room.table))


async def show_past(call: Call) -> Any:
    house, at = call.house, call.number("at", None)
    async with call.look() as room:
        table = room.table
        must_be_kept(table)
        if table.play is None:
            raise Refused("not-now", "the game has not begun")
        house.spend_steps(table, call.visitor)
        names = house.names.at(table)
        return past(table.play.match, table.id, table.audience(call.visitor.id), at, call.visitor.language, names)


async def show_draws(call: Call) -> Any:
    async with call.look() as room:
        must_be_over(room.table)
        call.house.spend_steps(room.table, call.visitor)
        return draws(room.table)


async def export_game(call: Call) -> Any:
    house = call.house
    async with call.look() as room:
        if room.table.play is not None:
            house.spend_steps(room.table, call.visitor)
        text = export(room.table, call.visitor.id, house.names.at(room.table))
        return File(f"{room.table.created.game}-{room.id}.regnum", text)


async def obey(call: Call) -> Any:
    return await doing.obey(call.house, call.visitor, call.body)


ROUTES = [
    Route(
        "GET",
        "/api/tables",
        list_tables,
        "Tables: open, being played, over, or mine",
        Tables,
        query=(
            ("show", {"type": "string", "enum": ["open", "playing", "over", "mine"]}, "which tables"),
            ("game", {"type": "string", "maxLength": LONGEST_NAME}, "of this game only"),
            ("before", {"type": "number"}, "that changed before this time"),
            ("limit", {"type": "integer", "minimum": 0, "maximum": 100}, "how many at most"),
            LANGUAGE,
        ),
    ),
    Route("POST", "/api/tables", create_table, "A new table", TableSeen, NewTable),
    Route("GET", TABLE, show_table, "One table", TableSeen, query=(LANGUAGE,)),
    Route("GET", f"{TABLE}/data", show_table_data, "The data that this table is played with", dict[str, Any]),
    Route(
        "GET",
        f"{TABLE}/board",
        show_table_board,
        "What this table's own board says otherwise",
        OwnBoard,
        query=(LANGUAGE,),
    ),
    Route("GET", f"{TABLE}/schema", show_table_schema, "What numbers mean at this table", Schema, query=(LANGUAGE,)),
    Route(
        "GET",
        f"{TABLE}/update",
        show_update,
        "How the game stands for me",
        Update | None,
        query=(("last", NUMBER, "the last number I have"), LANGUAGE),
    ),
    Route(
        "GET",
        f"{TABLE}/chat",
        show_chat,
        "What was said",
        ChatLines,
        query=(("after", NUMBER, "the last line I have"),),
    ),
    Route(
        "GET",
        f"{TABLE}/past",
        show_past,
        "A game that is played, as it stood before, as one could see it then",
        Past,
        query=(("at", NUMBER, "after so many decisions that one could notice; else all"), LANGUAGE),
    ),
    Route(
        "GET",
        f"{TABLE}/replay",
        show_replay,
        "A game that is over, at one of its points",
        Replay,
        query=(
            ("at", NUMBER, "after so many choices"),
            ("seat", {"type": "integer", "minimum": 0, "maximum": 7}, "as this seat saw it; else everything"),
            LANGUAGE,
        ),
    ),
    Route(
        "GET",
        f"{TABLE}/why-not",
        show_why_not,
        "Why what I try is not allowed; null if it is, or is not asked",
        Hindrance | None,
        query=(
            ("tried", {"type": "string", "maxLength": LONGEST_TRY}, "words of the notation: `romeo floor=3`"),
            LANGUAGE,
        ),
    ),
    Route(
        "GET",
        f"{TABLE}/not-possible",
        show_not_possible,
        "What I cannot answer now, and why; nothing while I am not asked",
        list[NotPossible],
        query=(
            ("picked", {"type": "string", "maxLength": LONGEST_TRY}, "only with these parameters: `floor=3`"),
            LANGUAGE,
        ),
    ),
    Route(
        "GET",
        f"{TABLE}/review",
        show_review,
        "How far the review of a game that is over is, and all of it once it is made",
        ReviewSeen,
        query=(LANGUAGE,),
    ),
    Route("POST", f"{TABLE}/review", ask_for_review, "Ask for the review of a game that is over", ReviewSeen),
    Route("GET", f"{TABLE}/fair", show_draws, "Every answer of chance, to be checked by anybody", Draws),
    Route("GET", f"{TABLE}/export", export_game, "The game as a .regnum file", str),
    *(
        Route("POST", f"{TABLE}/{word}", obey, f"{word.capitalize()} at a table", OF_COMMANDS[word], command)
        for word, command in COMMANDS.items()
    ),
]
