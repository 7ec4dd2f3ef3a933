"""What may be chosen for a new table: told without refusing anything."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.table.shelf import find_game, games
from regnum.server.telling.possible import Possible, possible
from regnum.testing import rule

from .conftest import Arrive

NAMES = sorted(games())


def hindered(found: Possible, what: str) -> list[Any]:
    return [one["value"] for one in found["hindered"] if one["what"] == what]


@rule("VR-7")
def test_what_the_number_of_players_forbids_or_demands_is_told_with_its_clause() -> None:
    vive = find_game("vive-le-roi")
    assert hindered(possible(vive, 4, {}, "en"), "emissary") == []
    assert hindered(possible(vive, 2, {}, "en"), "emissary") == [False]
    seven = possible(vive, 7, {}, "de")
    assert hindered(seven, "emissary") == [True]
    assert hindered(seven, "preset") == ["emissary"]
    why = next(one for one in seven["hindered"] if one["what"] == "emissary")
    assert why["clause"] == "VR-7"
    assert "Gesandte" in why["reason"]


@rule("VR-5")
def test_nobody_begins_who_does_not_sit_there() -> None:
    assert hindered(possible(find_game("vive-le-roi"), 4, {}, "en"), "first_unit") == [4, 5, 6, 7]


@rule("LA-561")
def test_options_that_do_not_go_together_are_no_refusal_but_an_answer() -> None:
    found = possible(find_game("lancaster"), 4, {"law_sets_group_2": "king"}, "en")
    assert found["trouble"] and found["trouble"]["clause"] == "LA-561"
    assert found["options"] == {"law_sets_group_2": "king"}


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_not_hindered_can_be_chosen(name: str) -> None:
    game = find_game(name)
    found = possible(game, game.options.usual, {}, "en")
    assert found["trouble"] is None
    for option in game.options:
        for value in option.values:
            if not option.per_seat and value not in hindered(found, option.name):
                game.options.settle(None, **{option.name: value})


@pytest.mark.anyio
async def test_the_answer_is_served_even_where_nothing_goes_together(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    body = {"players": 4, "options": {"law_sets_group_2": "king"}}
    assert (await anna.post("/api/games/lancaster/possible", body))["trouble"]["clause"] == "LA-561"
    assert (await anna.post("/api/games/lancaster/possible", {"players": 4}))["options"]["court"] is False
    assert await anna.refused("POST", "/api/games/chess/possible", body) == "unknown"
