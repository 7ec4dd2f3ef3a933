"""A race: all are asked, and whoever answers first has answered for all."""

from __future__ import annotations

import pytest

from regnum.kernel import Game, IllegalChoice, Match, Record, Rulebook, ask_all, enough, offer, public, saved
from regnum.kernel.speed.native import compiled

from .little import little_game

book = Rulebook()


@book.table
class Table(Record):
    fastest: int = public(names="seat")


SHOUT = book.action("shout")


def listen(s: Table) -> None:
    ask_all(s, WHO_SHOUTS)


def a_shout(s: Table, seat: int, out: list[int]) -> None:
    offer(out, SHOUT())


def shouted(s: Table, seat: int) -> None:
    s.fastest = seat
    enough(s)


def crown_the_fastest(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = 1 if seat == s.fastest else 2


WHO_SHOUTS = book.question("who_shouts", a_shout, {SHOUT: shouted}, "L-1")
RACE: Game = little_game(book, book.procedure("game", listen, crown_the_fastest))


@pytest.mark.parametrize("first", range(3))
def test_whoever_shouts_first_has_won_and_nobody_else_is_asked(first: int) -> None:
    match = Match(RACE, players=3)
    assert match.to_act == (0, 1, 2)
    match.choose("shout", first)
    assert match.over and match.result is not None
    assert match.result.winners == (first,)
    with pytest.raises(IllegalChoice, match="over"):
        match.choose("shout", (first + 1) % 3)
    assert saved.read(saved.write(match), lambda name: RACE).table == match.table


def test_a_race_is_run_natively_too() -> None:
    engine = compiled(RACE)
    tables = engine.begin(1, players=3)
    engine.answer(tables, 0, 2, SHOUT())
    s = engine.get(tables, 0)
    assert (s.depth, s.waiting, s.fastest) == (0, 0, 2)


def test_a_field_of_seats_holds_a_seat_or_nobody() -> None:
    field = RACE.Table.FIELDS["fastest"]
    assert (field.low, field.high) == (-1, 7)
