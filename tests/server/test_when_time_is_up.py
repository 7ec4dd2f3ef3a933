"""When time is up: what the table chose happens, whoever comes back is welcome, and holidays are nobody's loss."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.table import playing
from regnum.server.table.audiences import Notice
from regnum.server.table.clocks import A_DAY, HOLIDAYS
from regnum.server.table.creating import new_table
from regnum.server.table.journal import Sat, Started
from regnum.server.table.plans import Clock, SeatPlan
from regnum.server.table.refused import Refused
from regnum.server.table.seating import Entries
from regnum.server.table.table import Table

ME, FRIEND, BOT = SeatPlan("me"), SeatPlan("friend"), SeatPlan("bot", bot="page")


def begun(then: str, *others: SeatPlan, **more: Any) -> Table:
    """Anna, who is asked first and has a minute for each answer, and others."""
    seats = [ME, *(others or (FRIEND,))]
    clock = more.pop("clock", Clock("move", 60.0, then=then))
    wish: dict[str, Any] = {"game": "vive-le-roi", "options": {"first_unit": 0}, "start": "host", "clock": clock}
    created, sit = new_table("anna", 0.0, players=len(seats), seats=seats, **wish | more)
    table = Table("table", created)
    friends = [Sat(at=0.0, account="bruno", seat=n) for n, seat in enumerate(seats) if seat.wanted == "friend"]
    for entry in [*sit(table), *friends, Started(at=0.0)]:
        table.apply(entry)
    assert table.waiting == (0,)
    return table


def do(table: Table, act: Entries) -> list[str]:
    return [table.apply(entry).kind for entry in act]


def told(table: Table) -> list[str]:
    assert table.play is not None
    return [line.word for line in table.play.spectators.lines if isinstance(line, Notice)]


def answer(table: Table, now: float) -> None:
    """The bot that is to move does."""
    assert table.play is not None
    seat, person, _ = table.bots_to_move[0]
    question, match = table.play.of[seat, person].asked, table.play.match
    choice = str(match.game.actions.write(match.legal(seat, person)[0]))
    do(table, playing.answer(table, seat, person, question, choice, by="", now=now))


def test_nothing_happens_before() -> None:
    table = begun("answer")
    assert table.due == 60.0 and do(table, playing.out_of_time(table, 59.0)) == []


def test_a_bot_gives_this_one_answer_and_the_log_says_so() -> None:
    table = begun("answer")
    assert do(table, playing.out_of_time(table, 60.0)) == ["lapsed"]
    assert table.due is None, "time that is up is not up again"
    assert [seat for seat, _, _ in table.bots_to_move] == [0] and told(table) == ["lapsed"]
    answer(table, 61.0)
    assert table.waiting == (1,) and not table.bots_to_move and table.players == ["anna", "bruno"]
    assert table.clocks.remaining(0, 61.0) == 60.0, "the next answer is hers again, with all its time"


def test_whoever_comes_in_time_answers_before_the_bot() -> None:
    table = begun("answer")
    do(table, playing.out_of_time(table, 60.0))
    assert table.play is not None
    question, first = table.play.of[0, None].asked, table.play.match.offers()[0]
    do(table, playing.choose(table, "anna", 61.0, question=question, choice=first))
    assert not table.bots_to_move and table.waiting == (1,)


def test_a_bank_that_is_empty_gives_a_little_for_the_next_answer() -> None:
    table = begun("answer", clock=Clock("bank", 100.0, then="answer"))
    do(table, playing.out_of_time(table, 100.0))
    answer(table, 101.0)
    assert table.clocks.remaining(0, 101.0) == 60.0


def test_a_bot_plays_until_its_person_comes_back() -> None:
    table = begun("bot")
    assert do(table, playing.out_of_time(table, 60.0)) == ["replaced"] and table.players == ["bruno"]
    assert do(table, playing.resume(table, "anna", 70.0)) == ["returned"] and table.players == ["anna", "bruno"]
    assert table.due == 130.0


def test_the_game_is_paused_and_goes_on_with_new_time() -> None:
    table = begun("pause")
    assert do(table, playing.out_of_time(table, 60.0)) == ["paused"]
    assert table.status == "paused" and table.due is None and told(table) == ["paused_late"]
    do(table, playing.resume(table, "bruno", 500.0))
    assert table.status == "playing" and table.due == 560.0


@pytest.mark.parametrize("then", ["answer", "bot"])
def test_with_bots_alone_the_game_rests_whatever_was_chosen(then: str) -> None:
    table = begun(then, BOT)
    assert do(table, playing.out_of_time(table, 60.0)) == ["paused"]


def test_days_off_are_added_to_the_time_for_an_answer() -> None:
    table = begun("answer", pace="days", clock=Clock("move", A_DAY))
    do(table, playing.take_off(table, "anna", 10.0, days=3))
    assert table.due == 4 * A_DAY and told(table) == ["holiday"] and table.clocks.holidays == [HOLIDAYS - 3, HOLIDAYS]
    do(table, playing.take_off(table, "bruno", 20.0, days=2))
    assert table.clocks.remaining(1, 20.0) == 3 * A_DAY, "also before one is asked"
    with pytest.raises(Refused, match="days off left"):
        do(table, playing.take_off(table, "anna", 30.0, days=12))


def test_there_are_no_days_off_from_an_evening() -> None:
    with pytest.raises(Refused, match="by turns"):
        do(begun("bot"), playing.take_off(begun("bot"), "anna", 10.0, days=1))
