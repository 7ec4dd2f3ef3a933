"""The record: shapes, copies, comparison, ranges, plain data."""

from __future__ import annotations

import json

import pytest

from regnum.kernel import (
    NOBODY,
    SEATS,
    BadPosition,
    Cube,
    Grid,
    Record,
    Row,
    Rulebook,
    hidden,
    private,
    public,
    worked_out,
)
from regnum.kernel.as_data import plain, rebuilt
from regnum.kernel.fingerprint import fingerprint
from regnum.kernel.record import out_of_range
from regnum.kernel.views import observation, view

from .toy import STRAW, TOY


def test_a_field_may_be_a_number_a_row_a_grid_or_a_cube() -> None:
    book = Rulebook()

    @book.table
    class Table(Record):
        number: int = public()
        row: Row = public(2)
        grid: Grid = public(2, STRAW)
        cube: Cube = public(2, 2, 2)

    s = book.settle()()
    assert s.number == 0  # type: ignore[attr-defined]
    assert s.row == [0, 0]  # type: ignore[attr-defined]
    assert s.grid == [[0, 0, 0], [0, 0, 0]]  # type: ignore[attr-defined]
    assert s.cube == [[[0, 0], [0, 0]], [[0, 0], [0, 0]]]  # type: ignore[attr-defined]


def test_a_copy_shares_nothing_with_its_original() -> None:
    s = TOY.begin()
    other = s.copy()
    assert other == s
    assert hash(other) == hash(s)
    for name in s.FIELDS:
        _spoil(other, name)
        assert other != s, name
        assert s == TOY.begin(), name
        other = s.copy()


def _spoil(s: object, name: str) -> None:
    value = getattr(s, name)
    if isinstance(value, int):
        setattr(s, name, value + 1)
        return
    while not isinstance(value[-1], int):
        value = value[-1]
    value[-1] += 1


def test_what_was_told_is_no_part_of_the_position() -> None:
    s = TOY.begin()
    other = s.copy()
    other.told.append((-1, 0))
    assert other == s
    assert s.copy().told == []


def test_tables_of_different_games_are_never_equal() -> None:
    book = Rulebook()
    table = book.settle()
    assert table() != TOY.Table()
    assert table() == table()


def test_the_fields_of_an_expansion_join_those_of_the_base() -> None:
    assert {"coins", "prayers", "players"} <= set(TOY.Table.FIELDS)


def test_a_field_declared_twice_must_be_declared_alike() -> None:
    book = Rulebook()

    @book.table
    class One(Record):
        coins: int = public()

    @book.table
    class Same(Record):
        coins: int = public()

    book.settle()

    @book.table
    class Other(Record):
        coins: int = public(high=3)

    with pytest.raises(TypeError, match="'coins' is declared twice, and differently, in Other"):
        book.settle()


def test_a_private_field_has_a_row_for_every_seat() -> None:
    with pytest.raises(TypeError, match="one row per seat"):
        private()


def test_an_empty_range_is_refused() -> None:
    book = Rulebook()

    @book.table
    class Table(Record):
        coins: int = public(low=4, high=3)

    with pytest.raises(TypeError, match=r"'coins' has an empty range 4\.\.3"):
        book.settle()


@pytest.mark.parametrize("opener", ["nothing", "hand", "deck"])
def test_only_a_public_field_opens_another(opener: str) -> None:
    book = Rulebook()

    @book.table
    class Table(Record):
        hand: Row = private(SEATS)
        deck: int = hidden()
        secret: int = hidden(open_if=opener)

    if opener == "nothing":
        with pytest.raises(TypeError, match="which is no public field"):
            book.settle()
    else:
        with pytest.raises(TypeError, match=f"opens with '{opener}', which is no public field"):
            book.settle()


def test_numbers_outside_their_range_are_named() -> None:
    s = TOY.begin()
    assert out_of_range(s) == []
    s.coins[1] = 128
    s.round = -1
    assert out_of_range(s) == ["round holds -1, outside 0..2", "coins holds 128, outside 0..127"]


def test_a_table_comes_back_from_its_plain_data() -> None:
    s = TOY.begin(players=3, piety=True)
    data = json.loads(json.dumps(plain(s)))
    assert rebuilt(TOY.Table, data) == s


def test_plain_data_shares_nothing_with_the_table() -> None:
    s = TOY.begin()
    data = plain(s)
    back = rebuilt(TOY.Table, data)
    data["coins"][0] += 1
    assert s == back == TOY.begin()


def test_plain_data_that_does_not_fit_is_refused() -> None:
    data = plain(TOY.begin())
    with pytest.raises(BadPosition, match="missing: coins"):
        rebuilt(TOY.Table, {name: value for name, value in data.items() if name != "coins"})
    with pytest.raises(BadPosition, match="missing: hats"):
        rebuilt(TOY.Table, data | {"hats": 1})
    with pytest.raises(BadPosition, match=r"coins does not have the shape \(8,\)"):
        rebuilt(TOY.Table, data | {"coins": [1, 2]})
    with pytest.raises(BadPosition, match="round does not have the shape"):
        rebuilt(TOY.Table, data | {"round": "2"})


def test_what_is_worked_out_is_stored_and_compared_and_nobody_outside_the_rules_knows_it() -> None:
    book = Rulebook()

    @book.table
    class Table(Record):
        number: int = public()
        double: Row = worked_out(2, high=200)

    s = book.settle()()
    s.question = NOBODY
    other = s.copy()
    other.double[0] = 1
    assert "double" in s.STORED and "double" not in s.FIELDS
    assert other != s and rebuilt(type(s), plain(other)) == other
    assert observation(other, 0) == observation(s, 0) and view(other, 0) == view(s, 0)
    assert fingerprint(book, other) == fingerprint(book, s)
    other.double[1] = 201
    assert out_of_range(other) == ["double holds 201, outside 0..200"] and not other.in_range()
