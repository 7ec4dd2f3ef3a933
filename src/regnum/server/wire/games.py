"""The addresses for games: options, data, what numbers mean, and boards of one's own."""

from __future__ import annotations

import logging
from typing import Any

from regnum.games import LeftOut, left_out
from regnum.games.boards import WHERE_FROM
from regnum.guides import Guide, guide
from regnum.kernel import Game, IllegalOptions

from ..table.refused import Refused
from ..table.shelf import find_game, games
from ..telling.library import GameFacts, Schema, game_data, game_facts, game_schema
from ..telling.origins import Sources, Transcribed, sources, transcribed
from ..telling.possible import Possible, possible
from ..telling.tables import TableSeen
from . import doing
from .answers import Configured
from .calls import LANGUAGE, Call, Route, cached
from .commands import Configuration, OwnersAnswers

log = logging.getLogger("regnum.games")


async def list_games(call: Call) -> Any:
    every = (_facts(game, call.visitor.language) for game in games().values())
    return [facts for facts in every if facts]


def _facts(game: Game, language: str) -> GameFacts | None:
    """One game, or nothing: whatever is wrong with what its package says, all others are listed."""
    try:
        return game_facts(game, language)
    except Exception:
        log.exception("the game %s cannot be listed", game.name)
        return None


async def list_broken(call: Call) -> Any:
    return left_out()


async def show_game(call: Call) -> Any:
    return game_facts(find_game(call.path["game"]), call.visitor.language)


async def check_options(call: Call) -> Any:
    game = find_game(call.path["game"])
    try:
        options = game.options.settle(call.body.players, **call.body.options)
    except IllegalOptions as wrong:
        raise Refused("illegal", wrong.sentence, of=game, clause=wrong.clause, **wrong.arguments) from wrong
    return {"players": options.pop("players"), "options": options}


async def show_possible(call: Call) -> Any:
    game = find_game(call.path["game"])
    return possible(game, call.body.players, call.body.options, call.visitor.language)


async def show_guide(call: Call) -> Any:
    game = find_game(call.path["game"])
    if game.guide is None:
        raise Refused("unknown", "there is no guide to {game}", of=game, game=game.name)
    return guide(game, call.visitor.language)


async def teach(call: Call) -> Any:
    return await doing.teach(call.house, call.visitor, call.path["game"])


async def show_data(call: Call) -> Any:
    return cached(game_data, find_game(call.path["game"]))


async def show_schema(call: Call) -> Any:
    return cached(game_schema, find_game(call.path["game"]), call.visitor.language)


async def show_sources(call: Call) -> Any:
    return cached(sources, find_game(call.path["game"]), call.visitor.language)


async def transcribe(call: Call) -> Any:
    call.house.limits.spend("transcript", call.visitor.address)
    game = find_game(call.path["game"])
    given = call.body
    source = {key: getattr(given, key) for key in WHERE_FROM}
    said = game, call.visitor.language, given.answers, source, given.file
    return await call.house.transcribing.do(transcribed, *said)


ROUTES = [
    Route("GET", "/api/games", list_games, "All games", list[GameFacts], query=(LANGUAGE,)),
    Route("GET", "/api/broken", list_broken, "What installed packages offer and cannot be used", list[LeftOut]),
    Route("GET", "/api/games/{game}", show_game, "One game", GameFacts, query=(LANGUAGE,)),
    Route(
        "POST",
        "/api/games/{game}/check",
        check_options,
        "Whether these options are possible",
        Configured,
        Configuration,
    ),
    Route(
        "POST",
        "/api/games/{game}/possible",
        show_possible,
        "What may be chosen beside these options, and why the rest may not",
        Possible,
        Configuration,
        query=(LANGUAGE,),
    ),
    Route("GET", "/api/games/{game}/guide", show_guide, "How to play", Guide, query=(LANGUAGE,)),
    Route("POST", "/api/games/{game}/lesson", teach, "A table at which somebody learns the game", TableSeen),
    Route("GET", "/api/games/{game}/data", show_data, "The data file", dict[str, Any]),
    Route("GET", "/api/games/{game}/schema", show_schema, "What numbers mean", Schema, query=(LANGUAGE,)),
    Route(
        "GET",
        "/api/games/{game}/sources",
        show_sources,
        "Where the data comes from, and what an owner is asked",
        Sources,
        query=(LANGUAGE,),
    ),
    Route(
        "POST",
        "/api/games/{game}/transcript",
        transcribe,
        "A board file from what an owner has read off a printed copy",
        Transcribed,
        OwnersAnswers,
        query=(LANGUAGE,),
    ),
]
