"""What somebody wants a tournament to be, and whether it can be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regnum.kernel import Game, IllegalOptions

from ...table.lines import must_be_one_line
from ...table.refused import Refused
from ...table.shelf import find_game
from ...wire.commands import NewOptions, Strict
from .tournament import Format, Plan

MOST_PEOPLE = 128
MOST_IN_A_ROUND_ROBIN = 32
DAY = 24 * 3600.0
YEAR = 366 * DAY
ANSWERS = {"live": (10.0, 3600.0), "days": (3600.0, 14 * DAY)}
"""How many seconds an answer may take, by the pace."""
LIMITS = {"live": (600.0, DAY), "days": (DAY, 90 * DAY)}
"""How many seconds a round may take."""


class NewTournament(Strict, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=2, le=8)]
    options: Annotated[NewOptions, Meta(max_length=64)] = {}  # noqa: RUF012 - a struct makes it anew
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    going_on: Annotated[int, Meta(ge=1, le=7)] = 1
    pace: Literal["live", "days"] = "live"
    seconds: Annotated[float, Meta(ge=1, le=14 * DAY)] = 120.0
    entry: Literal["open", "invited"] = "open"
    least: Annotated[int, Meta(ge=2, le=MOST_PEOPLE)] = 4
    most: Annotated[int, Meta(ge=2, le=MOST_PEOPLE)] = 32
    starts: float | None = None
    patience: Annotated[float, Meta(ge=60, le=3600)] = 600.0
    limit: Annotated[float, Meta(ge=600, le=90 * DAY)] = 3 * 3600.0


def planned(wish: NewTournament, now: float) -> Plan:
    """The plan, or Refused."""
    must_be_one_line(wish.name)
    game = find_game(wish.game)
    fewest = _fewest(game, wish)
    _must_fit(wish, now)
    plan = Plan(fewest=fewest, **{name: getattr(wish, name) for name in wish.__struct_fields__})
    if wish.least < plan.least_at_a_table:
        raise Refused("illegal", "a table needs at least {least} people", least=plan.least_at_a_table)
    return plan


def _fewest(game: Game, wish: NewTournament) -> int:
    """The smallest table that these options allow."""
    _must_settle(game, wish, wish.players)
    for fewer in range(wish.players - 1, 1, -1):
        try:
            _must_settle(game, wish, fewer)
        except Refused:
            return fewer + 1
    return 2


def _must_settle(game: Game, wish: NewTournament, players: int) -> None:
    try:
        persons = game.options.persons(game.options.settle(players, **wish.options))
    except IllegalOptions as wrong:
        raise Refused("illegal", wrong.sentence, of=game, clause=wrong.clause, **wrong.arguments) from wrong
    if max(persons) > 1:
        raise Refused("illegal", "in a tournament everybody plays for themselves")


def _must_fit(wish: NewTournament, now: float) -> None:
    for (least, most), given in ((ANSWERS[wish.pace], wish.seconds), (LIMITS[wish.pace], wish.limit)):
        _must_be_between(least, given, most)
    if wish.least > wish.most:
        raise Refused("illegal", "the least number of people is larger than the most")
    if wish.format == "round-robin" and wish.most > MOST_IN_A_ROUND_ROBIN:
        raise Refused(
            "illegal", "where everybody meets everybody there are at most {most} people", most=MOST_IN_A_ROUND_ROBIN
        )
    if wish.format == "knock-out" and wish.going_on >= wish.players:
        raise Refused("illegal", "fewer go on than sit at a table")
    if wish.starts is not None and not now <= wish.starts <= now + YEAR:
        raise Refused("illegal", "a tournament begins within a year from now")


def _must_be_between(least: float, given: float, most: float) -> None:
    if not least <= given <= most:
        raise Refused(
            "illegal", "{given} seconds are not between {least} and {most}", given=given, least=least, most=most
        )
