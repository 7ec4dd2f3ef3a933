"""The addresses of this part."""

from __future__ import annotations

from typing import TypedDict

from ...rooms.endings import Taker, takers_of
from ...rooms.journals import must_be_an_id
from ...table.refused import Refused
from ...table.shelf import games
from ...telling.sentences import speaker
from ...wire.calls import LANGUAGE, Call, Route
from .fixed import LEVELS, name_of, rating_of
from .kept import DOWN, Game, Standing, Taken
from .ratings import of
from .reckoning import ENOUGH, Rating
from .whether import PART, Unrated, Why, helped

MOST_PEOPLE = 100
MOST_GAMES = 200
MOST_PLAYERS = 8


class RatingTold(TypedDict):
    """How strong somebody is: a number, within so much of which the truth probably lies."""

    number: int
    give_or_take: int


class StandingTold(RatingTold):
    games: int
    won: int
    provisional: bool
    """After few games: it may still be far off."""


class WhyUnrated(TypedDict):
    why: Why
    seat: int | None
    """Which seat it is about."""


class TakerTold(TypedDict):
    seat: int
    chair: int
    account: str | None
    bot: str | None
    before: RatingTold | None
    """None: nothing is known of them."""
    after: RatingTold | None
    """None while nothing has moved it; a bot's does not move."""
    helped: bool
    """Whether a bot has answered for them: then they can only lose by this game."""


class RatedTable(TypedDict):
    """Whether a table counts, and for whom how much."""

    rated: bool
    wished: bool
    """Whether it was to count when it was made."""
    reasons: list[WhyUnrated]
    takers: list[TakerTold]


class RatedGame(TypedDict):
    game: str
    title: str
    players: int
    people: int


class PersonRated(StandingTold):
    account: str
    name: str


class BotRated(RatingTold):
    bot: str


class Leaders(TypedDict):
    """Who is how strong at a game with so many players."""

    game: str
    title: str
    players: int
    enough: int
    """So many games it takes until a rating is not provisional."""
    people: list[PersonRated]
    provisional: list[PersonRated]
    bots: list[BotRated]


class GameStanding(StandingTold):
    game: str
    title: str
    players: int


class PersonProfile(TypedDict):
    account: str
    name: str
    standings: list[GameStanding]


class Moment(RatingTold):
    ended: float
    table: str | None
    """None for others than those who played, unless lists show it."""
    place: int
    change: int


class Met(TypedDict):
    account: str | None
    name: str
    bot: str | None
    games: int
    better: int
    equal: int
    worse: int


class History(TypedDict):
    game: str
    title: str
    players: int
    moments: list[Moment]
    against: list[Met]


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
        return _counted(kept, await part.kept.takers(table), why, wished)
    people = [one.account for one in takers if one.account]
    known = await part.kept.standings(created.game, created.players, people)
    told = [_to_come(one, created.game, known.get(one.account or "")) for one in takers]
    return {"rated": not why, "wished": wished, "reasons": _why(why), "takers": told}


def _counted(game: Game, takers: list[Taken], why: list[Unrated], wished: bool) -> RatedTable:
    told: list[TakerTold] = [
        {
            "seat": one.seat,
            "chair": one.chair,
            "account": one.account or None,
            "bot": one.bot.partition(" ")[0] or None,
            "before": _rating(one.before),
            "after": _rating(one.after) if one.moved else None,
            "helped": one.moved == DOWN,
        }
        for one in takers
    ]
    return {"rated": not game.unrated, "wished": wished, "reasons": _why(why), "takers": told}


def _to_come(taker: Taker, game: str, known: Standing | None) -> TakerTold:
    bot = None if taker.account else taker.bot or None
    before = rating_of(name_of(bot), game) if bot in LEVELS else known.rating if known else None
    return {
        "seat": taker.seat,
        "chair": taker.chair,
        "account": taker.account,
        "bot": bot,
        "before": _rating(before) if before else None,
        "after": None,
        "helped": helped(taker),
    }


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
    bots: list[BotRated] = [{"bot": level, **_rating(rating_of(name_of(level), game))} for level in LEVELS[:0:-1]]
    return {
        "game": game,
        "title": _title(call, game),
        "players": players,
        "enough": ENOUGH,
        "people": [_person(one, name) for one, name in well],
        "provisional": [_person(one, name) for one, name in little],
        "bots": bots,
    }


async def show_person(call: Call) -> PersonProfile:
    call.house.limits.spend("reading", call.visitor.address)
    part, account = of(call.house), await _account(call)
    standings: list[GameStanding] = [
        {"game": one.game, "title": _title(call, one.game), "players": one.players, **_standing(one)}
        for one in await part.kept.standings_of(account)
    ]
    return {"account": account, "name": call.house.names[account], "standings": standings}


async def show_history(call: Call) -> History:
    call.house.limits.spend("reading", call.visitor.address)
    part, account, (game, players) = of(call.house), await _account(call), _which(call)
    moments: list[Moment] = [
        {
            "ended": ended,
            "table": one.listing if listed or account == call.visitor.id else None,
            "place": one.place,
            "change": one.after.number - one.before.number,
            **_rating(one.after),
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


def _why(reasons: list[Unrated]) -> list[WhyUnrated]:
    return [{"why": one.why, "seat": one.seat} for one in reasons]


def _rating(rating: Rating) -> RatingTold:
    return {"number": rating.number, "give_or_take": rating.give_or_take}


def _standing(one: Standing) -> StandingTold:
    return {"games": one.games, "won": one.won, "provisional": one.games < ENOUGH, **_rating(one.rating)}


def _person(one: Standing, name: str) -> PersonRated:
    return {"account": one.account, "name": name, **_standing(one)}


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
