"""Data files of one's own: laying over, comparing, and finding the line of a value."""

from __future__ import annotations

import pytest

from regnum.games.boards import laid_over, line_of, parsed, unlike
from regnum.games.settled import unsettled, whole
from regnum.kernel import BadFile, Fault

TEXT = """# a comment
format = 1

[game]
title = "x = 3 [not a table]"   # and another
list = [
    1,   # one
    2,
]

[[county]]
id = "a"
votes = 2
[county.coast]
length = 5

[[county]]
id = "b"
words = \"\"\"
votes = 9
\"\"\"
votes = 3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("format",), 2),
        (("game",), 4),
        (("game", "title"), 5),
        (("game", "list"), 6),
        (("game", "list", 1), 6),
        (("county", 0, "votes"), 13),
        (("county", 0, "coast", "length"), 15),
        (("county", 1), 17),
        (("county", 1, "votes"), 22),
        (("county", 1, "missing"), 17),  # the nearest thing around it
        (("nowhere", "at all"), None),
    ],
)
def test_the_line_on_which_a_value_begins(path: tuple[str | int, ...], line: int | None) -> None:
    assert line_of(TEXT, path) == line


def test_tables_are_laid_over_entry_by_entry_and_lists_whole() -> None:
    data = {"a": {"b": 1, "c": [1, 2]}, "d": [{"e": 1}]}
    assert laid_over(data, {"a": {"c": [3]}, "d": [{"e": 2}, {"e": 3}]}) == {
        "a": {"b": 1, "c": [3]},
        "d": [{"e": 2}, {"e": 3}],
    }
    assert data == {"a": {"b": 1, "c": [1, 2]}, "d": [{"e": 1}]}


MODEL = {
    "number": 1,
    "names": ["x"],
    "row": [{"id": "a", "votes": 2}, {"id": "b", "votes": 2, "note": "only here"}],
    "players": {"3": {"majority": 2}},
}


@pytest.mark.parametrize(
    ("board", "faults"),
    [
        ({}, []),
        ({"number": 2, "names": [], "row": [{"id": "c", "votes": 3, "note": "n"}]}, []),
        ({"players": {"6": {}}}, []),  # a table of tables may have more entries
        ({"number": "2"}, [Fault(("number",), "number must be a whole number, not a text")]),
        ({"number": True}, [Fault(("number",), "number must be a whole number, not true or false")]),
        ({"names": ["x", 3]}, [Fault(("names", 1), "every entry of names must be a text, not 3")]),
        ({"row": [{"id": "c"}]}, [Fault(("row", 0), "votes is missing")]),
        ({"row": ["c"]}, [Fault(("row", 0), "row must be a table, not a text")]),
        ({"nmber": 2}, [Fault(("nmber",), "nmber is unknown here; known are number, names, row, players")]),
        ({"players": {"3": {"x": 1}}}, [Fault(("players", "3", "x"), "x is unknown here; known are majority")]),
    ],
)
def test_what_does_not_look_like_the_games_own_data(board: dict[str, object], faults: list[Fault]) -> None:
    assert list(unlike(board, MODEL)) == faults


OWN = {
    "meta": {"rounds": 3, "source": "rulebook"},
    "card": [{"id": "a", "effect": "x", "n": 1}, {"id": "b", "effect": "y", "n": 2}],
}
SETTLED = dict.fromkeys(("meta", "card.id", "card.effect"), whole)


@pytest.mark.parametrize(
    ("board", "faults"),
    [
        ({"meta": {"rounds": 3, "source": "printed"}}, []),  # where it comes from is another matter
        (
            {"card": [{"id": "b", "effect": "y", "n": 9}, {"id": "a", "n": 9}]},
            [],
        ),  # in any order; what is left out stays
        ({"meta": {"rounds": 4}}, [Fault(("meta", "rounds"), "rounds must be 3: the rules say so, not the board")]),
        (
            {"card": [{"id": "b", "effect": "z"}]},
            [
                Fault(("card",), "a is missing"),
                Fault(("card", 0, "effect"), "effect must be y: the rules say so, not the board"),
            ],
        ),
        (
            {"card": [*OWN["card"], {"id": "c", "effect": "z"}]},
            [Fault(("card", 2, "id"), "c is unknown here; known are a, b")],
        ),
    ],
)
def test_what_the_rules_say_themselves_no_board_says_otherwise(board: dict[str, object], faults: list[Fault]) -> None:
    assert list(unsettled(laid_over(OWN, board), OWN, SETTLED)) == faults


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000, f"[[{2**63}]]", "{ a = 0b1" + "0" * 64 + " }"])
def test_a_number_that_nobody_could_write_down_is_refused_in_words(number: str) -> None:
    with pytest.raises(BadFile, match="a number that is too long"):
        parsed(f"format = 1\n[score]\nstart = {number}\n", "my board")
    assert parsed(f"a = {2**63 - 1}", "my board") == {"a": 2**63 - 1}
