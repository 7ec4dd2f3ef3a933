"""What is told of ratings."""

from __future__ import annotations

from typing import TypedDict

from ...rooms.endings import Taker
from .fixed import LEVELS, name_of, rating_of
from .kept import DOWN, FinishedGame, Standing, Taken
from .reckoning import ENOUGH, Rating
from .whether import Unrated, Why, helped


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


class RatedMoment(RatingTold):
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
    moments: list[RatedMoment]
    against: list[Met]


def counted(game: FinishedGame, takers: list[Taken], why: list[Unrated], wished: bool) -> RatedTable:
    told: list[TakerTold] = [
        {
            "seat": one.seat,
            "chair": one.chair,
            "account": one.account or None,
            "bot": one.bot.partition(" ")[0] or None,
            "before": rating_told(one.before),
            "after": rating_told(one.after) if one.moved else None,
            "helped": one.moved == DOWN,
        }
        for one in takers
    ]
    return {"rated": not game.unrated, "wished": wished, "reasons": why_told(why), "takers": told}


def to_come(taker: Taker, game: str, known: Standing | None) -> TakerTold:
    bot = None if taker.account else taker.bot or None
    before = rating_of(name_of(bot), game) if bot in LEVELS else known.rating if known else None
    return {
        "seat": taker.seat,
        "chair": taker.chair,
        "account": taker.account,
        "bot": bot,
        "before": rating_told(before) if before else None,
        "after": None,
        "helped": helped(taker),
    }


def why_told(reasons: list[Unrated]) -> list[WhyUnrated]:
    return [{"why": one.why, "seat": one.seat} for one in reasons]


def rating_told(rating: Rating) -> RatingTold:
    return {"number": rating.number, "give_or_take": rating.give_or_take}


def standing_told(one: Standing) -> StandingTold:
    return {"games": one.games, "won": one.won, "provisional": one.games < ENOUGH, **rating_told(one.rating)}


def person_told(one: Standing, name: str) -> PersonRated:
    return {"account": one.account, "name": name, **standing_told(one)}
