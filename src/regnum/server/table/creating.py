"""New tables: from a wish, as a rematch, or from the position of a game that is over."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from regnum.kernel import Game, IllegalOptions

from ..wire.commands import Branch, NewSeat, NewTable
from . import bots, fair
from .journal import Created, Origin, Sat, SeatPlan, Teammate
from .lessons import FIRST, guided
from .refused import Refused
from .seating import Lines, must_be_kept, plan_of, start_if_full
from .shelf import find_game, game_of
from .table import Table

Seating = Callable[[Table], Lines]
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two that look alike: people read ids to each other."""


def new_id(length: int = 14) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def from_wish(account: str, wish: NewTable, now: float) -> tuple[Created, Seating]:
    """A table as somebody wants it, and that somebody on it."""
    game = find_game(wish.game)
    mine = _my_seat(wish)
    try:
        options = game.options.settle(wish.players, **_with_teams(game, wish))
    except IllegalOptions as wrong:
        raise Refused("illegal", wrong.sentence, of=game, clause=wrong.clause, **wrong.arguments) from wrong
    persons = game.options.persons(options)
    created = Created(
        at=now,
        by=account,
        game=game.name,
        edition=game.edition,
        players=options.pop("players"),
        options=options,
        seats=[_plan(n, seat, persons[n]) for n, seat in enumerate(wish.seats)],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=wish.listed,
        pace=wish.pace,
        clock=wish.clock.clock(),
        start=wish.start,
        board=str(game.board_text),
    )
    return created, _seated(account, mine, wish.contribution, now)


def _my_seat(wish: NewTable) -> int | None:
    if len(wish.seats) != wish.players:
        raise Refused(
            "illegal",
            "{players} players need {players} seats, not {seats}",
            players=wish.players,
            seats=len(wish.seats),
        )
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Refused("illegal", "a clock needs at least a second")
    mine = [n for n, seat in enumerate(wish.seats) if seat.wanted == "me"]
    if len(mine) > 1:
        raise Refused("illegal", "you can sit on one seat only")
    return mine[0] if mine else None


def _with_teams(game: Game, wish: NewTable) -> dict[str, Any]:
    """The options; if they do not say how many persons share each seat, teammates that are wanted do."""
    shared_by = game.options.shared_by
    if not shared_by or shared_by in wish.options or not any(seat.teammate for seat in wish.seats):
        return wish.options
    return {**wish.options, shared_by: [2 if seat.teammate else 1 for seat in wish.seats]}


def _plan(number: int, seat: NewSeat, persons: int) -> SeatPlan:
    mate = None if seat.teammate is None else Teammate(seat.teammate.wanted, seat.teammate.bot)
    if mate and persons == 1:
        raise Refused("illegal", "seat {seat} is for one person: nobody can be a teammate there", seat=number)
    for wanted, level in ((seat.wanted, seat.bot), (mate.wanted, mate.bot) if mate else ("", "")):
        if wanted == "bot":
            bots.must_exist(level)
        elif level:
            raise Refused("illegal", "a bot's seat names the bot, and no other seat does")
    if mate and seat.wanted == "bot":
        # Whoever decides for the team comes first.
        return plan_of(persons, mate.wanted, mate.bot, Teammate("bot", seat.bot))
    return plan_of(persons, "friend" if seat.wanted == "me" else seat.wanted, seat.bot, mate)


def _seated(account: str, seat: int | None, contribution: str | None, now: float, chair: int = 0) -> Seating:
    """Sit the creator down, and begin if nobody is missing."""

    def lines(table: Table) -> Lines:
        if seat is not None:
            yield Sat(at=now, account=account, seat=seat, contribution=contribution, person=chair)
        yield from start_if_full(table, now)

    return lines


def rematch(table: Table, account: str, now: float) -> tuple[Created, Seating]:
    """A new game with the options of one that is over, every seat held for whoever sat there."""
    if table.status != "over":
        raise Refused("not-now", "the game is not over")
    old = table.created
    created = Created(
        at=now,
        by=account,
        game=old.game,
        edition=game_of(old).edition,
        players=old.players,
        options=old.options,
        seats=[seat.plan for seat in table.seats],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=old.listed,
        pace=old.pace,
        clock=old.clock,
        board=old.board,
        held_for=[[chair.account or "" for chair in seat.chairs] for seat in table.seats],
    )
    seat = table.seat_of(account)
    chair = 0 if seat is None else table.seats[seat].chair_of(account) or 0
    return created, _seated(account, seat, None, now, chair)


def lesson(account: str, name: str, now: float) -> tuple[Created, Seating]:
    """A private table for one person, who learns a game, and bots."""
    found = guided(name)
    options = dict(found.meant.options)
    players = options.pop("players")
    created = Created(
        at=now,
        by=account,
        game=found.game.name,
        edition=found.meant.edition,
        players=players,
        options=options,
        seats=[SeatPlan("friend") if n == found.learner else SeatPlan("bot", 1, bots.USUAL) for n in range(players)],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=False,
        lesson=FIRST,
    )
    return created, _seated(account, found.learner, None, now)


def branch(table: Table, account: str, wish: Branch, now: float) -> tuple[Created, Seating]:
    """A new game against bots from a point of one that is over."""
    must_be_kept(table)
    if table.status != "over" or table.play is None:
        raise Refused("not-now", "only a game that is over can be branched")
    bots.must_exist(wish.bot)
    old, choices = table.created, table.play.match.choices
    if not wish.at <= len(choices) or not wish.seat < old.players:
        raise Refused(
            "unknown", "that game has {choices} choices and {seats} seats", choices=len(choices), seats=old.players
        )
    if wish.at == len(choices) and table.play.match.over:
        raise Refused("not-now", "the game is over at that point")
    created = Created(
        at=now,
        by=account,
        game=old.game,
        edition=old.edition,
        players=old.players,
        options=old.options,
        seats=[SeatPlan("friend") if n == wish.seat else SeatPlan("bot", 1, wish.bot) for n in range(old.players)],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=False,
        board=old.board,
        origin=Origin(table.id, wish.at, [(choice.seat, choice.text) for choice in choices[: wish.at]]),
    )
    return created, _seated(account, wish.seat, None, now)
