"""The addresses of this part."""

from __future__ import annotations

from ...rooms.endings import takers_of
from ...rooms.journals import must_be_an_id
from ...table.refused import Refused
from ...table.shelf import games
from ...telling.sentences import speaker
from ...wire.calls import LANGUAGE, Call, Route
from .fixed import LEVELS, name_of, rating_of
from .ratings import of
from .reckoning import ENOUGH
from .telling import (
    BotRated,
    GameStanding,
    History,
    Leaders,
    Met,
    PersonProfile,
    RatedGame,
    RatedMoment,
    RatedTable,
    counted,
    person_told,
    rating_told,
    standing_told,
    to_come,
    why_told,
)
from .whether import PART

MOST_PEOPLE = 100
MOST_GAMES = 200


async def show_table(call: Call) -> RatedTable:
    part, table = of(call.house), call.path["kept"]
    must_be_an_id(table)
    async with call.house.look(table, call.visitor) as room:
        why, created, takers = part.reasons(room.table), room.table.created, takers_of(room.table)
        over = room.table.status == "over"
    wished = created.parts.get(PART) is True
    if over:
        await part.hear(table)
    kept = await part.kept.game(table)
    if kept is not None and kept.number is not None:
        return counted(kept, await part.kept.takers(table), why, wished)
    people = [one.account for one in takers if one.account]
    known = await part.kept.standings(created.game, created.players, people)
    told = [to_come(one, created.game, known.get(one.account or "")) for one in takers]
    return {"rated": not why, "wished": wished, "reasons": why_told(why), "takers": told}


async def list_games(call: Call) -> list[RatedGame]:
    call.house.limits.spend("reading", call.visitor.address)
    found = await of(call.house).kept.played()
    return [
        {"game": game, "title": _title(call, game), "players": players, "people": people}
        for game, players, people in found
    ]


async def show_leaders(call: Call) -> Leaders:
    part, game, players = of(call.house), *_which(call)
    call.house.limits.spend("reading", call.visitor.address)
    well = await part.kept.best(game, players, MOST_PEOPLE, least=ENOUGH, most=2**31 - 1)
    little = await part.kept.best(game, players, MOST_PEOPLE, least=1, most=ENOUGH - 1)
    bots: list[BotRated] = [{"bot": level, **rating_told(rating_of(name_of(level), game))} for level in LEVELS[:0:-1]]
    return {
        "game": game,
        "title": _title(call, game),
        "players": players,
        "enough": ENOUGH,
        "people": [person_told(one, name) for one, name in well],
        "provisional": [person_told(one, name) for one, name in little],
        "bots": bots,
    }


async def show_person(call: Call) -> PersonProfile:
    call.house.limits.spend("reading", call.visitor.address)
    part, account = of(call.house), await _account(call)
    standings: list[GameStanding] = [
        {"game": one.game, "title": _title(call, one.game), "players": one.players, **standing_told(one)}
        for one in await part.kept.standings_of(account)
    ]
    return {"account": account, "name": call.house.names[account], "standings": standings}


async def show_history(call: Call) -> History:
    call.house.limits.spend("reading", call.visitor.address)
    part, account, (game, players) = of(call.house), await _account(call), _which(call)
    moments: list[RatedMoment] = [
        {
            "ended": ended,
            "table": one.listing if listed or account == call.visitor.id else None,
            "place": one.place,
            "change": one.after.number - one.before.number,
            **rating_told(one.after),
        }
        for one, ended, listed in await part.kept.history(account, game, players, MOST_GAMES)
    ]
    met = await part.kept.against(account, game, players, MOST_PEOPLE)
    await call.house.names.load(one.account for one in met if one.account)
    against: list[Met] = [
        {
            "account": one.account or None,
            "name": call.house.names.get(one.account, ""),
            "bot": one.bot.partition(" ")[0] or None,
            "games": one.games,
            "better": one.better,
            "equal": one.equal,
            "worse": one.worse,
        }
        for one in met
    ]
    return {
        "game": game,
        "title": _title(call, game),
        "players": players,
        "moments": moments,
        "against": against,
    }


async def _account(call: Call) -> str:
    """Whom it is about; whoever was deleted is nobody."""
    account = str(call.path["account"])
    must_be_an_id(account)
    await call.house.names.load([account])
    if not call.house.names.get(account):
        raise Refused("unknown", "there is nobody of that name")
    return account


def _which(call: Call) -> tuple[str, int]:
    game, players = str(call.path["game"]), str(call.path["players"])
    if game not in games() or not (players.isascii() and players.isdigit() and len(players) == 1):
        raise Refused("unknown", "nobody has a rating there")
    return game, int(players)


def _title(call: Call, game: str) -> str:
    found = games().get(game)
    return speaker(found, call.visitor.language).voice.title() if found else game


RATED = "/api/ratings"
WHICH = "games/{game}/{players}"
ROUTES = [
    Route("GET", f"{RATED}/tables/{{kept}}", show_table, "Whether a table counts, and for whom how much", RatedTable),
    Route("GET", f"{RATED}/games", list_games, "Where people have ratings", list[RatedGame], query=(LANGUAGE,)),
    Route("GET", f"{RATED}/{WHICH}", show_leaders, "Who is how strong at a game", Leaders, query=(LANGUAGE,)),
    Route(
        "GET", f"{RATED}/people/{{account}}", show_person, "How strong somebody is", PersonProfile, query=(LANGUAGE,)
    ),
    Route(
        "GET",
        f"{RATED}/people/{{account}}/{WHICH}",
        show_history,
        "How somebody's rating came about, and how they fared against each",
        History,
        query=(LANGUAGE,),
    ),
]
