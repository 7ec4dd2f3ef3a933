"""The HTTP API: which address does what, what it expects and what it answers (``docs/reference/wire.md``)."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regnum.guides import guide
from regnum.kernel import Game

from ..house import House
from ..people.sessions import COOKIE, SECONDS, Visitor, me
from ..table.refused import Refused
from ..table.shelf import find_game, game_of, games
from ..telling import facts, library, origins, records
from ..telling.possible import possible
from ..telling.updates import Moment
from . import answers, commands

LONGEST_NAME = 64


@dataclass(frozen=True)
class Call:
    """One request: who asks, what was in the path and in the query, and the body."""

    house: House
    visitor: Visitor
    request: Request
    body: Any

    @property
    def path(self) -> dict[str, Any]:
        return self.request.path_params

    def number(self, name: str, default: int | None = None, most: int = 2**31) -> int | None:
        """A whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit()) or int(text) > most:
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


# --- people ------------------------------------------------------------------------------------------------------


async def who_am_i(call: Call) -> Any:
    account = call.visitor.account
    return me(account, call.visitor.cookie) if account else None


async def be_a_guest(call: Call) -> Signed:
    _spend_an_account(call)
    account = await call.house.accounts.be_a_guest(call.body, call.visitor.language, call.house.clock())
    cookie = await call.house.sessions.begin(account, call.house.clock())
    return Signed(me(account, cookie), cookie)


async def sign_up(call: Call) -> Signed:
    _spend_an_account(call)
    house, now = call.house, call.house.clock()
    account = await house.accounts.sign_up(call.body, call.visitor.account, call.visitor.language, now)
    cookie = await house.sessions.begin(account, now)
    if call.visitor.account is not None:
        await house.sessions.end(call.visitor.cookie)
    return Signed(me(account, cookie), cookie)


async def sign_in(call: Call) -> Signed:
    call.house.limits.spend("password", call.body.name.casefold())
    account = await call.house.accounts.sign_in(call.body)
    cookie = await call.house.sessions.begin(account, call.house.clock())
    return Signed(me(account, cookie), cookie)


async def sign_out(call: Call) -> Signed:
    if call.visitor.account is not None:
        await call.house.sessions.end(call.visitor.cookie)
    return Signed(None, "")


async def change_me(call: Call) -> Any:
    account = call.visitor.must_be_somebody()
    if call.body.password is not msgspec.UNSET:
        call.house.limits.spend("password", account.id)
    changed = await call.house.accounts.change(account, call.body)
    if changed.password != account.password:
        await call.house.sessions.end_others(account, call.visitor.cookie)
    return me(changed, call.visitor.cookie)


async def delete_me(call: Call) -> Signed:
    await call.house.accounts.forget(call.visitor.must_be_somebody())
    return Signed(None, "")


def _spend_an_account(call: Call) -> None:
    client = call.request.client
    call.house.limits.spend("account", client.host if client else "")


# --- games ---------------------------------------------------------------------------------------------------------


async def list_games(call: Call) -> Any:
    return [library.game_facts(game, call.visitor.language) for game in games().values()]


async def show_game(call: Call) -> Any:
    return library.game_facts(find_game(call.path["game"]), call.visitor.language)


async def check_options(call: Call) -> Any:
    from regnum.kernel import IllegalOptions

    game = find_game(call.path["game"])
    try:
        options = game.options.settle(call.body.players, **call.body.options)
    except IllegalOptions as wrong:
        raise Refused("illegal", wrong.sentence, of=game, clause=wrong.clause, **wrong.arguments) from wrong
    return {"players": options.pop("players"), "options": options}


async def show_possible(call: Call) -> Any:
    game = find_game(call.path["game"])
    return possible(game, call.body.players, call.body.options, call.visitor.language)


async def show_rules(call: Call) -> Any:
    return msgspec.Raw(library.game_rules(find_game(call.path["game"]), call.visitor.language))


async def show_guide(call: Call) -> Any:
    game = find_game(call.path["game"])
    if game.guide is None:
        raise Refused("unknown", "there is no guide to {game}", of=game, game=game.name)
    return msgspec.to_builtins(guide(game, call.visitor.language))


async def teach(call: Call) -> Any:
    return await call.house.teach(call.visitor, call.path["game"])


async def show_data(call: Call) -> Any:
    return _kept(call, library.game_data(find_game(call.path["game"])))


async def show_schema(call: Call) -> Any:
    return _kept(call, library.game_schema(find_game(call.path["game"]), call.visitor.language))


async def show_sources(call: Call) -> Any:
    return _kept(call, origins.sources(find_game(call.path["game"]), call.visitor.language))


async def transcribe(call: Call) -> Any:
    client = call.request.client
    call.house.limits.spend("transcript", client.host if client else "")
    game = find_game(call.path["game"])
    return await asyncio.to_thread(origins.transcribed, game, call.visitor.language, call.body)


def _kept(call: Call, body: bytes) -> Response:
    """What seldom changes: whoever has it already is told so."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if tag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


# --- tables ----------------------------------------------------------------------------------------------------------


async def list_tables(call: Call) -> Any:
    query, house, visitor = call.request.query_params, call.house, call.visitor
    show, game = query.get("show", "open"), query.get("game", "")
    if show not in ("open", "playing", "over", "mine"):
        raise Refused("malformed", "show: expected open, playing, over or mine")
    if len(game) > LONGEST_NAME:
        raise Refused("malformed", "no game has so long a name")
    limit = call.number("limit", 50, 100)
    assert limit is not None
    found = await house.lobby.find(show, visitor.id, game=game, before=_before(call), limit=limit)
    return {"tables": [house.listed(summary, visitor) for summary in found]}


def _before(call: Call) -> float:
    try:
        before = float(call.request.query_params.get("before", call.house.clock() + 1))
    except ValueError as wrong:
        raise Refused("malformed", "before: expected a time") from wrong
    if not math.isfinite(before):
        raise Refused("malformed", "before: expected a time")
    return before


async def create_table(call: Call) -> Any:
    return await call.house.create(call.visitor, call.body)


async def show_table(call: Call) -> Any:
    async with call.house.rooms.enter(call.path["table"]) as room:
        return call.house.shown(room, call.visitor)


async def show_table_data(call: Call) -> Any:
    return _kept(call, library.game_data(await _game_of(call)))


async def show_table_schema(call: Call) -> Any:
    return _kept(call, library.game_schema(await _game_of(call), call.visitor.language))


async def show_table_board(call: Call) -> Any:
    return _kept(call, origins.own_board(await _game_of(call), call.visitor.language))


async def _game_of(call: Call) -> Game:
    """The game of a table, on its own board."""
    async with call.house.rooms.enter(call.path["table"]) as room:
        return game_of(room.table.created)


async def show_update(call: Call) -> Any:
    last = call.number("last", 0) or 0
    house, visitor = call.house, call.visitor
    async with house.rooms.enter(call.path["table"]) as room:
        if room.table.play is None:
            return None
        audience = room.table.audience(visitor.id)
        if last == audience.number:
            return None
        undo = house.retractions.find_out(room.table, audience.seat, audience.person)
        moment = Moment(room.table, house.names.at(room.table), house.clock())
        return msgspec.Raw(moment.tell(audience, visitor.language, last, undo))


async def show_chat(call: Call) -> Any:
    house = call.house
    async with house.rooms.enter(call.path["table"]):
        pass
    lines = await house.store.chat(call.path["table"], call.number("after", 0) or 0)
    await house.names.load(speech.account for speech in lines)
    return {"lines": [facts.speech(speech, house.names) for speech in lines]}


async def show_replay(call: Call) -> Any:
    house = call.house
    at, seat = call.number("at", 0), call.number("seat", None, 7)
    async with house.rooms.enter(call.path["table"]) as room:
        return records.replay(room.table, at or 0, seat, call.visitor.language, house.names.at(room.table))


async def show_draws(call: Call) -> Any:
    async with call.house.rooms.enter(call.path["table"]) as room:
        return records.draws(room.table)


async def export(call: Call) -> Any:
    house = call.house
    async with house.rooms.enter(call.path["table"]) as room:
        text = records.export(room.table, call.visitor.id, house.names.at(room.table))
        name = f"{room.table.created.game}-{room.id}.regnum"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def obey(call: Call) -> Any:
    return await call.house.obey(call.visitor, call.body)


# --- all of it ------------------------------------------------------------------------------------------------------

_LANGUAGE = ("lang", {"type": "string"}, "the language of sentences: en, fr or de")
_TABLE = "/api/tables/{table}"
_NUMBER = {"type": "integer", "minimum": 0, "maximum": 2**31}

ROUTES = [
    Route("GET", "/api/me", who_am_i, "Who am I?", answers.Me | None),
    Route("POST", "/api/guests", be_a_guest, "Play at once as a guest", answers.Me, commands.Guest),
    Route(
        "POST", "/api/accounts", sign_up, "Make an account; a guest keeps the games", answers.Me, commands.Credentials
    ),
    Route("POST", "/api/sessions", sign_in, "Sign in", answers.Me, commands.Credentials),
    Route("DELETE", "/api/sessions", sign_out, "Sign out", None),
    Route("PATCH", "/api/me", change_me, "Change name, password or language", answers.Me, commands.Changes),
    Route("DELETE", "/api/me", delete_me, "Delete me: the games stay, the name goes", None),
    Route("GET", "/api/games", list_games, "All games", list[answers.GameFacts], query=(_LANGUAGE,)),
    Route("GET", "/api/games/{game}", show_game, "One game", answers.GameFacts, query=(_LANGUAGE,)),
    Route(
        "POST",
        "/api/games/{game}/check",
        check_options,
        "Whether these options are possible",
        answers.Configured,
        commands.Configuration,
    ),
    Route(
        "POST",
        "/api/games/{game}/possible",
        show_possible,
        "What may be chosen beside these options, and why the rest may not",
        answers.Possible,
        commands.Configuration,
        query=(_LANGUAGE,),
    ),
    Route("GET", "/api/games/{game}/rules", show_rules, "The rules by clause", answers.Rules, query=(_LANGUAGE,)),
    Route("GET", "/api/games/{game}/guide", show_guide, "How to play", answers.Guide, query=(_LANGUAGE,)),
    Route("POST", "/api/games/{game}/lesson", teach, "A table at which somebody learns the game", answers.Table),
    Route("GET", "/api/games/{game}/data", show_data, "The data file", dict[str, Any]),
    Route("GET", "/api/games/{game}/schema", show_schema, "What numbers mean", answers.Schema, query=(_LANGUAGE,)),
    Route(
        "GET",
        "/api/games/{game}/sources",
        show_sources,
        "Where the data comes from, and what an owner is asked",
        answers.Sources,
        query=(_LANGUAGE,),
    ),
    Route(
        "POST",
        "/api/games/{game}/transcript",
        transcribe,
        "A board file from what an owner has read off a printed copy",
        answers.Transcribed,
        commands.OwnersAnswers,
        query=(_LANGUAGE,),
    ),
    Route(
        "GET",
        "/api/tables",
        list_tables,
        "Tables: open, being played, over, or mine",
        answers.Tables,
        query=(
            ("show", {"type": "string", "enum": ["open", "playing", "over", "mine"]}, "which tables"),
            ("game", {"type": "string", "maxLength": LONGEST_NAME}, "of this game only"),
            ("before", {"type": "number"}, "that changed before this time"),
            ("limit", {"type": "integer", "minimum": 0, "maximum": 100}, "how many at most"),
            _LANGUAGE,
        ),
    ),
    Route("POST", "/api/tables", create_table, "A new table", answers.Table, commands.NewTable),
    Route("GET", _TABLE, show_table, "One table", answers.Table, query=(_LANGUAGE,)),
    Route("GET", f"{_TABLE}/data", show_table_data, "The data that this table is played with", dict[str, Any]),
    Route(
        "GET",
        f"{_TABLE}/board",
        show_table_board,
        "What this table's own board says otherwise",
        answers.OwnBoard,
        query=(_LANGUAGE,),
    ),
    Route(
        "GET",
        f"{_TABLE}/schema",
        show_table_schema,
        "What numbers mean at this table",
        answers.Schema,
        query=(_LANGUAGE,),
    ),
    Route(
        "GET",
        f"{_TABLE}/update",
        show_update,
        "How the game stands for me",
        answers.Update | None,
        query=(("last", _NUMBER, "the last number I have"), _LANGUAGE),
    ),
    Route(
        "GET",
        f"{_TABLE}/chat",
        show_chat,
        "What was said",
        answers.Lines,
        query=(("after", _NUMBER, "the last line I have"),),
    ),
    Route(
        "GET",
        f"{_TABLE}/replay",
        show_replay,
        "A game that is over, at one of its points",
        answers.Replay,
        query=(
            ("at", _NUMBER, "after so many choices"),
            ("seat", {"type": "integer", "minimum": 0, "maximum": 7}, "as this seat saw it; else everything"),
            _LANGUAGE,
        ),
    ),
    Route("GET", f"{_TABLE}/fair", show_draws, "Every answer of chance, to be checked by anybody", answers.Draws),
    Route("GET", f"{_TABLE}/export", export, "The game as a .regnum file", str),
    *(
        Route("POST", f"{_TABLE}/{word}", obey, f"{word.capitalize()} at a table", answers.OF_COMMANDS[word], command)
        for word, command in commands.COMMANDS.items()
    ),
]


def cookie_header(response: Response, cookie: str, *, secure: bool) -> None:
    if cookie:
        response.set_cookie(COOKIE, cookie, SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
    else:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure, path="/")
