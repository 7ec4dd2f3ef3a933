"""New tables: from a wish, as a rematch, or from the position of a game that is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from regnum.kernel import Game, IllegalOptions
from regnum.opponents import USUAL

from . import bots, fair
from .companions import at_one_screen, is_hot_seat, sitting_down
from .journal import Created, Sat
from .lessons import FIRST, guided
from .plans import Clock, Origin, SeatPlan, Teammate
from .refused import Refused
from .seating import (
    AtTable,
    Entries,
    must_be_a_contribution,
    must_be_kept,
    must_look,
    must_trust_the_dice,
    plan_of,
    start_if_full,
)
from .shelf import find_game, game_of, on_board
from .table import Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No two that look alike: people read ids to each other."""


def new_id(length: int = 14) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_table(
    account: str,
    now: float,
    *,
    game: str,
    players: int,
    seats: Sequence[SeatPlan],
    options: Mapping[str, Any],
    clock: Clock,
    listed: bool = True,
    watchers: str = "silent",
    pace: str = "live",
    start: str = "full",
    contribution: str | None = None,
    seed: str = "",
    board: str = "",
    parts: Mapping[str, bool] | None = None,
) -> tuple[Created, AtTable]:
    """A table as somebody wants it, and that somebody on the seat that is for ``me``.

    ``board`` is the text of a board of one's own; ``seed`` makes chance repeatable for somebody who plays alone;
    ``parts`` says what is wanted of parts of the server.
    """
    found = on_board(game, board) if board else find_game(game)
    must_be_a_contribution(contribution)
    mine = _my_seat(players, seats)
    must_trust_the_dice(seed, *(one.wanted for seat in seats for one in (seat, seat.teammate) if one))
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused("illegal", "a clock needs at least a second")
    try:
        settled = found.options.settle(players, **_with_teams(found, options, seats))
    except IllegalOptions as wrong:
        raise Refused("illegal", wrong.sentence, of=found, clause=wrong.clause, **wrong.arguments) from wrong
    persons = found.options.persons(settled)
    created = Created(
        at=now,
        by=account,
        game=found.name,
        edition=found.edition,
        players=settled["players"],
        options=found.named(settled),
        seats=[_plan(n, seat, persons[n]) for n, seat in enumerate(seats)],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=listed,
        watchers=watchers,
        pace=pace,
        clock=clock,
        start=start,
        board=str(found.board_text),
        seed=seed,
        parts=dict(parts or {}),
    )
    if is_hot_seat(seats):
        return together_here(created)
    return created, seated(account, mine, contribution, now)


def together_here(created: Created) -> tuple[Created, AtTable]:
    """A table for those at one screen, who sit down at once."""
    created = at_one_screen(created)

    def entries(table: Table) -> Entries:
        yield from sitting_down(created)
        yield from start_if_full(table, created.at)

    return created, entries


def _my_seat(players: int, seats: Sequence[SeatPlan]) -> int | None:
    if len(seats) != players:
        raise Refused(
            "illegal", "{players} players need {players} seats, not {seats}", players=players, seats=len(seats)
        )
    mine = [n for n, seat in enumerate(seats) if seat.wanted == "me"]
    if len(mine) > 1:
        raise Refused("illegal", "you can sit on one seat only")
    return mine[0] if mine else None


def _with_teams(game: Game, options: Mapping[str, Any], seats: Sequence[SeatPlan]) -> Mapping[str, Any]:
    """The options; if they do not say how many persons share each seat, teammates that are wanted do."""
    shared_by = game.options.shared_by
    if not shared_by or shared_by in options or not any(seat.teammate for seat in seats):
        return options
    return {**options, shared_by: [2 if seat.teammate else 1 for seat in seats]}


def _plan(number: int, seat: SeatPlan, persons: int) -> SeatPlan:
    mate = seat.teammate
    if mate and persons == 1:
        raise Refused("illegal", "seat {seat} is for one person: nobody can be a teammate there", seat=number)
    for wanted, level in ((seat.wanted, seat.bot), (mate.wanted, mate.bot) if mate else ("", "")):
        if wanted == "bot":
            bots.must_exist(level)
        elif level:
            raise Refused("illegal", "a bot's seat names the bot, and no other seat does")
    if mate and seat.wanted == "bot":
        # Whoever decides for the team comes first.
        return plan_of(persons, mate.wanted, mate.bot, Teammate("bot", seat.bot), mate.name)
    return plan_of(persons, "friend" if seat.wanted == "me" else seat.wanted, seat.bot, mate, seat.name)


def seated(account: str, seat: int | None, contribution: str | None, now: float, chair: int = 0) -> AtTable:
    """Sit the creator down, and begin if nobody is missing."""

    def entries(table: Table) -> Entries:
        if seat is not None:
            yield Sat(at=now, account=account, seat=seat, contribution=contribution, person=chair)
        yield from start_if_full(table, now)

    return entries


def _again(table: Table, account: str, now: float) -> Created:
    """A new game like that of a table, with dice of its own."""
    secret, key = fair.new_secret(), secrets.token_urlsafe(12)
    return replace(
        table.created,
        at=now,
        by=account,
        secret=secret,
        key=key,
        start="full",
        origin=None,
        held_for=[],
        lesson="",
        seed="",
    )


def rematch(table: Table, account: str, now: float) -> tuple[Created, AtTable]:
    """A new game with the options of one that is over, every seat held for whoever sat there."""
    if table.status != "over":
        raise Refused("not-now", "the game is not over")
    created = replace(
        _again(table, account, now),
        edition=game_of(table.created).edition,
        seats=[seat.plan for seat in table.seats],
        held_for=[[chair.account or "" for chair in seat.chairs] for seat in table.seats],
    )
    if table.hot_seat:
        return together_here(created)
    place = table.places.get(account)
    if place is None:
        return created, seated(account, None, None, now)
    return created, seated(account, place.seat, None, now, place.chair)


def lesson(account: str, name: str, now: float) -> tuple[Created, AtTable]:
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
        seats=[SeatPlan("friend") if n == found.learner else SeatPlan("bot", 1, USUAL) for n in range(players)],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=False,
        lesson=FIRST,
        watchers="silent",
    )
    return created, seated(account, found.learner, None, now)


def branch(table: Table, account: str, now: float, *, at: int, seat: int, bot: str) -> tuple[Created, AtTable]:
    """A new game against bots from a point of one that is over."""
    must_be_kept(table)
    must_look(table, account)
    if table.status != "over" or table.play is None:
        raise Refused("not-now", "only a game that is over can be branched")
    bots.must_exist(bot)
    old, choices = table.created, table.play.match.choices
    if not at <= len(choices) or not seat < old.players:
        raise Refused(
            "unknown", "that game has {choices} choices and {seats} seats", choices=len(choices), seats=old.players
        )
    if at == len(choices) and table.play.match.over:
        raise Refused("not-now", "the game is over at that point")
    created = replace(
        _again(table, account, now),
        seats=[SeatPlan("friend") if n == seat else SeatPlan("bot", 1, bot) for n in range(old.players)],
        listed=False,
        pace="live",
        clock=Clock(),
        origin=Origin(table.id, at, [(choice.seat, choice.text) for choice in choices[:at]], table.play.match.start),
    )
    return created, seated(account, seat, None, now)
