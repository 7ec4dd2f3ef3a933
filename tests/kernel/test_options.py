"""Options: settled, explained, stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import SEATS, Game, IllegalOptions, OptionSet, Record, Row, Rulebook, public

from .toy import PIETY, TOY


def test_defaults_are_filled_in() -> None:
    assert TOY.options.settle() == {"players": 3, "start_coins": 4, "piety": False}


def test_texts_are_read_as_in_a_file_or_on_a_command_line() -> None:
    assert TOY.options.settle(2, start_coins="7", piety="on") == {"players": 2, "start_coins": 7, "piety": True}
    assert TOY.options.settle(2, piety="no")["piety"] is False


def test_an_option_sets_its_field_and_its_module() -> None:
    s = TOY.begin(2, start_coins=7, piety=True)
    assert s.start_coins == 7
    assert s.modules & PIETY
    assert not TOY.begin(2).modules & PIETY


@pytest.mark.parametrize("players", [1, 5, True, "3", 3.0])
def test_players_must_be_a_number_that_the_game_allows(players: Any) -> None:
    with pytest.raises(IllegalOptions, match="expected 2 to 4 players, not"):
        TOY.options.settle(players)


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        ("hats", 1, "there is no option 'hats'; there are: start_coins, piety"),
        ("start_coins", 10, r"start_coins cannot be 10; expected 0 … 9 \(T-0\)"),
        ("start_coins", True, "start_coins cannot be True"),
        ("start_coins", "--1", "start_coins cannot be '--1'"),
        ("start_coins", None, "start_coins cannot be None"),
        ("piety", 1, r"piety cannot be 1; expected off, on \(T-9\)"),
        ("piety", "maybe", "piety cannot be 'maybe'"),
    ],
)
def test_a_wrong_value_is_refused_with_the_right_ones_and_the_clause(option: str, value: Any, complaint: str) -> None:
    with pytest.raises(IllegalOptions, match=complaint):
        TOY.options.settle(**{option: value})


def sizes_and_colours() -> Rulebook:
    book = Rulebook()
    book.option("sizes", "T-1", (1, 2), per_seat=True)
    book.option("colour", "T-2", ("red", "blue"))
    return book


PER_SEAT = OptionSet(sizes_and_colours(), range(2, 5))


@pytest.mark.parametrize("given", [[2, 1, 2], (2, 1, 2), "2,1,2", "2 1 2"])
def test_a_value_for_each_seat_may_be_a_list_or_a_text(given: Any) -> None:
    assert PER_SEAT.settle(3, sizes=given)["sizes"] == (2, 1, 2)


def test_one_value_stands_for_all_seats() -> None:
    assert PER_SEAT.settle(3)["sizes"] == (1, 1, 1)
    assert PER_SEAT.settle(3, sizes=2)["sizes"] == (2, 2, 2)


@pytest.mark.parametrize("given", [[1, 1], [1, 1, 1, 1], "1,1", [1, 1, 3], None])
def test_each_seat_needs_one_allowed_value(given: Any) -> None:
    with pytest.raises(IllegalOptions, match="sizes"):
        PER_SEAT.settle(3, sizes=given)


def test_words_are_stored_as_their_place_and_rows_for_the_seats_in_play() -> None:
    book = Rulebook()

    @book.table
    class Table(Record):
        sizes: Row = public(SEATS)
        colour: int = public()

    s: Any = book.settle()()
    PER_SEAT.write(s, PER_SEAT.settle(3, sizes=[2, 1, 2], colour="blue"))
    assert (s.players, s.colour, s.sizes) == (3, 1, [2, 1, 2, 0, 0, 0, 0, 0])


def test_a_field_with_an_options_name_must_be_able_to_store_it() -> None:
    book = sizes_and_colours()

    @book.table
    class Table(Record):
        colour: Row = public(SEATS)

    with pytest.raises(TypeError, match="'colour' has the name of an option but cannot store its value"):
        Game("x", book, book.procedure("game"), players=range(2, 5), folder=Path(), prefix="X", scores=lambda s: ())


def test_chapters_declare_options_with_their_defaults_and_conditions_beside_the_module_they_switch() -> None:
    book = Rulebook()
    hats = book.module("hats")
    book.option("hats", "T-1", module=hats)
    book.option("colour", "T-2", ("red", "blue"), default="blue")
    book.persons = book.option("sizes", "T-3", (1, 2), per_seat=True)

    def four_wear_hats(chosen: dict[str, Any]) -> None:
        chosen.setdefault("hats", chosen["players"] == 4)

    def no_blue_hats(chosen: Any) -> None:
        if chosen["hats"] and chosen["colour"] == "blue":
            raise IllegalOptions("hats are red", "T-1")

    book.defaults.add(four_wear_hats)
    book.conditions.add(no_blue_hats)
    with pytest.raises(TypeError, match="the option 'hats' exists already"):
        book.option("hats", "T-1")
    game = Game(
        "x", book, book.procedure("game"), players=range(2, 5), usual=3, folder=Path(), prefix="X", scores=lambda s: ()
    )
    assert game.options.settle() == {"players": 3, "hats": False, "colour": "blue", "sizes": (1, 1, 1)}
    assert game.options.settle(4, colour="red")["hats"] is True
    assert game.options.persons({"players": 2, "sizes": (2, 1)}) == (2, 1)
    assert game.table(game.settle(players=2, hats=True, colour="red")).modules == hats
    with pytest.raises(IllegalOptions, match=r"hats are red \(T-1\)"):
        game.settle(players=4)


def test_a_preset_of_an_option_that_nobody_has_declared_is_found_at_once() -> None:
    book = Rulebook()
    book.option("swords", "X-1")
    book.preset("armed", "everything", swords=True, shields=True)
    options = OptionSet(book, range(2, 4))
    assert list(options.presets) == ["base", "armed", "everything"]
    with pytest.raises(TypeError, match="presets speak of options that nobody has declared: shields"):
        options.fit(Record)
