"""Clocks: for each answer or as a bank, standing while one is not asked, and a bot when time is up."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.table.clocks import Clocks
from regnum.server.table.plans import Clock

from .conftest import Arrive, Running
from .test_tables import choose, seated, whose_turn

MOVE = Clock("move", 60.0)
BANK = Clock("bank", 100.0, 5.0)


def test_a_clock_runs_while_its_seat_is_asked_and_stands_otherwise() -> None:
    clocks = Clocks(BANK, 3)
    clocks.run([1], 10.0)
    assert [clocks.until(n) for n in range(3)] == [None, 110.0, None]
    assert clocks.remaining(1, 40.0) == 70.0
    clocks.run([2], 40.0)
    assert [clocks.remaining(n, 90.0) for n in range(3)] == [100.0, 70.0, 50.0]


def test_running_on_changes_nothing() -> None:
    clocks = Clocks(BANK, 2)
    clocks.run([0, 1], 10.0)
    clocks.run([0, 1], 20.0)
    assert clocks.until(0) == clocks.until(1) == 110.0


def test_a_bank_gives_a_little_back_for_each_answer() -> None:
    clocks = Clocks(BANK, 2)
    clocks.run([0], 0.0)
    clocks.answered(0, 30.0)
    clocks.run([1], 30.0)
    assert clocks.remaining(0, 99.0) == 75.0


def test_a_clock_for_each_answer_begins_anew() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.run([0], 0.0)
    clocks.answered(0, 30.0)
    clocks.run([0], 30.0)
    assert clocks.until(0) == 90.0


def test_a_clock_that_has_run_out_shows_nothing_and_owes_nothing() -> None:
    clocks = Clocks(BANK, 2)
    clocks.run([0], 0.0)
    assert clocks.remaining(0, 500.0) == 0.0
    clocks.run([1], 500.0)
    assert clocks.remaining(0, 500.0) == 0.0


def test_the_first_to_run_out_is_known() -> None:
    clocks = Clocks(BANK, 3)
    assert clocks.first() is None
    clocks.left[2] = 20.0
    clocks.run([0, 2], 10.0)
    assert clocks.first() == (30.0, 2)


def test_without_a_clock_none_runs() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run([0, 1], 10.0)
    assert clocks.first() is None and not clocks.used


def test_whose_time_was_up_begins_anew_with_a_little_of_a_bank_or_all_of_a_move() -> None:
    for rule, left in ((MOVE, 60.0), (BANK, 60.0), (Clock("bank", 30.0), 30.0)):
        clocks = Clocks(rule, 2)
        clocks.left = [0.0, 500.0]
        clocks.renew(0)
        clocks.renew(1)
        assert clocks.left == [left, 60.0 if rule is MOVE else 500.0]


def test_days_off_are_taken_from_those_that_are_left_and_given_to_the_clock() -> None:
    clocks = Clocks(MOVE, 2)
    clocks.take_off(1, 3)
    assert clocks.holidays == [14, 11] and clocks.left == [60.0, 60.0 + 3 * 24 * 3600]


def test_time_that_is_nobodys_is_taken_from_no_clock_that_runs() -> None:
    clocks = Clocks(BANK, 3)
    clocks.run([0], 10.0)
    clocks.run([0, 1], 50.0)
    clocks.skip(30.0, 60.0)
    assert clocks.since == [40.0, 60.0, None]


def test_for_whom_a_bot_answers_once_the_clock_stands_until_it_has_and_is_renewed() -> None:
    clocks = Clocks(BANK, 2)
    clocks.run([0, 1], 0.0)
    clocks.lapse(0)
    clocks.run([0, 1], 100.0)
    assert clocks.since == [None, 0.0] and clocks.left == [0.0, 100.0]
    clocks.answered(0, 101.0)
    assert clocks.left == [60.0, 100.0] and not clocks.lapsed


@pytest.mark.anyio
async def test_whose_time_is_up_is_replaced_by_a_bot_and_may_come_back(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", clock={"kind": "move", "seconds": 1})
    mover, _ = await whose_turn(people, table)
    seat = people.index(mover)
    shown = await mover.until("table")
    while shown["seats"][seat]["bot"] is None:
        shown = await mover.until("table")
    await mover.post(f"/api/tables/{table}/resume", {})
    # A second later a bot may have come again.
    assert [row.body for row in await server.house.store.journal(table) if '"kind":"returned"' in row.body]


@pytest.mark.anyio
async def test_a_clock_that_ran_out_while_the_server_was_away_is_noticed(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", clock={"kind": "move", "seconds": 1})
    mover, _ = await whose_turn(people, table)
    seat = people.index(mover)
    await server.stop()
    await asyncio.sleep(1.1)
    await server.start()
    for _ in range(200):
        async with server.house.rooms.enter(table) as room:
            if room.table.seats[seat].bot:
                return
        await asyncio.sleep(0.05)
    pytest.fail("nobody noticed")


@pytest.mark.anyio
async def test_clocks_are_told_and_stop_for_who_is_not_asked(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", clock={"kind": "bank", "seconds": 600, "increment": 3})
    mover, _ = await whose_turn(people, table)
    before = (await mover.get(f"/api/tables/{table}/update"))["clocks"]
    seat = people.index(mover)
    assert before["running"] and before["seats"][seat]["until"] and before["seats"][1 - seat]["until"] is None
    await choose(mover, table)
    after = (await mover.get(f"/api/tables/{table}/update"))["clocks"]
    assert after["seats"][seat]["until"] is None
    assert 600 < after["seats"][seat]["left"] <= 603
