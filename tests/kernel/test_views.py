"""What a seat may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.kernel import SEATS, UNKNOWN, Grid, Record, Row, Rulebook, hidden, private, public
from regnum.kernel.views import blank, observation, observation_bounds, view

book = Rulebook()


@book.table
class Table(Record):
    score: int = public(low=-127)
    hand: Row = private(SEATS)
    cards: Grid = private(SEATS, 2, low=-1, high=5, open_if="cards_up")
    deck: int = hidden(high=9)
    bag: Row = hidden(2, open_if="bag_open")
    cards_up: int = public(high=1)
    bag_open: int = public(high=1)


Made: Any = book.settle()


def table() -> Any:
    s = Made()
    s.players = 3
    s.score = 4
    s.hand[:3] = [5, 6, 7]
    s.cards[:3] = [[1, 2], [3, 4], [5, 0]]
    s.deck = 8
    s.bag[:] = [1, 2]
    return s


def test_everybody_sees_public_fields() -> None:
    for seat in (0, 2, None):
        assert view(table(), seat)["score"] == 4


def test_a_seat_sees_its_own_row_alone() -> None:
    seen = view(table(), 1)
    assert seen["hand"] == [None, 6, None, None, None, None, None, None]
    assert seen["cards"][:3] == [[None, None], [3, 4], [None, None]]


def test_nobody_sees_hidden_fields_and_a_spectator_sees_no_row() -> None:
    for seat in (0, None):
        assert view(table(), seat)["deck"] is None
        assert view(table(), seat)["bag"] == [None, None]
    assert view(table(), None)["hand"] == [None] * SEATS


def test_an_open_field_is_seen_by_all_while_its_flag_is_up() -> None:
    s = table()
    s.cards_up = s.bag_open = 1
    for seat in (0, 2, None):
        assert view(s, seat)["cards"][:3] == s.cards[:3]
        assert view(s, seat)["bag"] == [1, 2]
    s.cards_up = 0
    assert view(s, 0)["cards"][1] == [None, None]


def test_where_nobody_sits_there_is_nobody_and_nothing() -> None:
    s = table()
    s.cards_up = 1
    assert view(s, 0)["cards"][3:] == [[-1, -1]] * (SEATS - 3)
    assert view(s, 4)["hand"][3:] == [None, 0, None, None, None]


def test_a_number_that_looks_like_the_mark_of_the_unknown_is_shown_all_the_same() -> None:
    s = table()
    s.score = UNKNOWN
    assert view(s, 0)["score"] == UNKNOWN
    assert UNKNOWN in observation(s, 0)


def test_a_view_is_plain_data_and_shares_nothing_with_the_table() -> None:
    s = table()
    seen = view(s, 0)
    assert json.loads(json.dumps(seen)) == seen
    seen["cards"][0][0] = 99
    seen["hand"][0] = 99
    assert s == table()


def test_a_blank_marks_what_is_unknown_and_leaves_the_table_alone() -> None:
    s = table()
    seen = blank(s, 0)
    assert seen.deck == UNKNOWN
    assert seen.hand == [5, *[UNKNOWN] * 7]
    assert seen.score == 4
    seen.cards[0][0] = 99
    assert s == table()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_observation_has_always_the_same_length_and_keeps_its_bounds(seat: int | None) -> None:
    s = table()
    lows, highs = observation_bounds(Made)
    for flag in (0, 1):
        s.cards_up = s.bag_open = flag
        seen = observation(s, seat)
        assert len(seen) == len(lows) == len(highs)
        assert all(low <= number <= high for low, number, high in zip(lows, seen, highs, strict=True))


def test_what_is_unknown_is_one_below_the_lowest_value_in_an_observation() -> None:
    names = [name for name, field in Made.FIELDS.items() for _ in range(max(1, _size(field.shape)))]
    seen = dict(zip(names, observation(table(), None), strict=True))
    assert seen["deck"] == -1
    assert seen["cards"] == -2
    assert seen["score"] == 4


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def test_worlds_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it() -> None:
    one, other = table(), table()
    other.hand[1], other.cards[2][0], other.deck, other.bag[0] = 9, 4, 3, 0
    assert view(one, 0) == view(other, 0)
    assert observation(one, 0) == observation(other, 0)
    assert blank(one, 0) == blank(other, 0)
    assert view(one, 1) != view(other, 1)
