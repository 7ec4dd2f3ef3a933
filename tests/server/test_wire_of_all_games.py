"""On the wire of every game: change what a seat may not know, and not one byte it is told changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.games import names
from regnum.kernel import Match, seeded
from regnum.server.table.creating import new_table
from regnum.server.table.journal import Chose, Started
from regnum.server.table.plans import Clock, SeatPlan
from regnum.server.table.shelf import games
from regnum.server.table.table import Table
from regnum.server.telling.updates import NOTHING, Moment
from regnum.server.wire.answers import encode

from .worlds import compare

NAMES = ("Anna", "Bert", "Carl", "Dora")


def begun(name: str) -> Table:
    seats = [SeatPlan("bot", bot="random") for _ in NAMES]
    created, _ = new_table("account", 1.0, game=name, players=len(NAMES), seats=seats, options={}, clock=Clock())
    table = Table("table", created)
    table.apply(Started(at=1.0))
    return table


def told(table: Table, seat: int | None) -> bytes:
    """All that a seat is told from the beginning."""
    assert table.play is not None
    return encode(Moment(table, NAMES, 1.0).update(table.play.of[seat, None], "en", 0, NOTHING))


def in_another_world(table: Table, seat: int, rng: Any) -> bytes:
    """All that a seat is told where everything that it cannot know is otherwise."""
    assert table.play is not None
    match: Match = table.play.match
    here = match.table
    match.table = here.copy()
    match.game.redeal(match.table, seat, rng)
    try:
        return told(table, seat)
    finally:
        match.table = here


@pytest.mark.parametrize("name", names())
def test_what_a_seat_may_not_know_changes_no_byte_it_is_told(name: str) -> None:
    if name not in games():
        pytest.skip(f"{name} cannot be read")
    table, rng, others = begun(name), random.Random(5), 0
    assert table.play is not None
    match = table.play.match
    for step in range(120):
        if table.status != "playing":
            break
        for seat in range(len(NAMES)):
            for world in range(2):
                assert in_another_world(table, seat, seeded(f"{step} {seat} {world}")) == told(table, seat)
        before = match.digest()
        seat = rng.choice(table.waiting)
        table.apply(Chose(at=1.0, seat=seat, text=rng.choice(match.offers(seat))))
        others += match.digest() != before
    assert others > 20


def test_the_comparison_would_notice_a_leak() -> None:
    """What only seat 0 cannot know sounds different to seat 1, to whom some of it belongs."""
    table = begun("vive-le-roi")
    assert table.play is not None
    match = table.play.match
    here = match.table
    others = set()
    for world in range(8):  # in one of them it may be dealt the same cards
        match.table = here.copy()
        match.game.redeal(match.table, 0, seeded(f"another world {world}"))
        others.add(told(table, 1))
    match.table = here
    assert others != {told(table, 1)}


def test_in_a_revolt_nobody_is_told_a_secret_either() -> None:
    found = compare(30)
    assert found.in_revolts > 10
    assert found.leaks == []
