"""Guided first games at the server: an ordinary table, with a coach for the learner alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import regnum
from regnum.lessons import lesson_of

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

GAMES = regnum.games()


async def learning(person: Person, game: str) -> str:
    return str((await person.post(f"/api/games/{game}/lesson", None))["table"])


async def asked(person: Person, table: str) -> dict[str, Any]:
    """The update with the next question that is put to the learner, or with which the lesson is over."""
    while True:
        update: dict[str, Any] = await person.get(f"/api/tables/{table}/update")
        if update["asked"] or update["lesson"]["enough"]:
            return update
        await asyncio.sleep(0.02)


async def answer(person: Person, table: str, update: dict[str, Any], choice: str) -> dict[str, Any]:
    await person.post(f"/api/tables/{table}/choose", {"question": update["asked"]["question"], "choice": choice})
    return await asked(person, table)


def other(update: dict[str, Any]) -> str:
    """An answer that is not the recommended one."""
    offers = [offer["action"] for offer in update["asked"]["offers"]]
    return str(next(offer for offer in offers if offer != update["lesson"]["recommended"]))


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_as_recommended_plays_the_game_as_it_is_meant(arrive: Arrive, game: str) -> None:
    anna = await arrive("Anna")
    table = await learning(anna, game)
    update = await asked(anna, table)
    while not update["lesson"]["enough"]:
        assert update["lesson"]["left"] is None
        recommended = update["lesson"]["recommended"] or update["asked"]["offers"][0]["action"]
        update = await answer(anna, table, update, recommended)
    assert len(update["lesson"]["enough"]["watch"]) == 3
    lesson = lesson_of(regnum.game(game))
    assert lesson is not None
    file = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    own = [line for line in file.splitlines() if line.startswith(f"{lesson.learner} ")]
    assert own == [f"{seat} {text}" for seat, text in lesson.meant.choices if seat == lesson.learner]


async def test_another_answer_is_reacted_to_and_the_way_back_is_an_ordinary_taking_back(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await learning(anna, "vive-le-roi")
    first = await asked(anna, table)
    second = await answer(anna, table, first, other(first))
    assert second["lesson"]["said"][0]["kind"] == "reaction"
    assert second["lesson"]["left"]["answers"] == 1
    third = await answer(anna, table, second, other(second))
    assert third["lesson"]["left"]["answers"] == 2
    await anna.post(f"/api/tables/{table}/ask", {"for": "undo", "answers": third["lesson"]["left"]["answers"]})
    back = await asked(anna, table)
    assert back["lesson"] == first["lesson"]
    assert back["view"] == first["view"]
    follows = await answer(anna, table, back, back["lesson"]["recommended"])
    assert follows["lesson"]["left"] is None


async def test_the_coach_speaks_to_the_learner_alone_and_in_the_learners_language(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await learning(anna, "lancaster")
    await asked(anna, table)
    told = await anna.get(f"/api/tables/{table}/update", lang="de")
    assert "Du bist ein Lord" in told["lesson"]["said"][0]["text"]
    assert (await bruno.get(f"/api/tables/{table}/update"))["lesson"] is None


async def test_other_tables_have_no_coach_and_a_lesson_is_in_no_list(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "me"}, {"for": "bot", "bot": "random"}]
    table = (await anna.create(seats=seats))["table"]
    assert (await anna.get(f"/api/tables/{table}/update"))["lesson"] is None
    lesson = await learning(anna, "vive-le-roi")
    listed = await anna.get("/api/tables", show="playing")
    assert lesson not in [one["table"] for one in listed["tables"]]


async def test_a_lesson_goes_on_where_it_was_after_a_restart(server: Running, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await learning(anna, "lang-lebe-der-koenig")
    update = await asked(anna, table)
    for _ in range(4):
        update = await answer(anna, table, update, update["lesson"]["recommended"])
    await server.stop()
    await server.start()
    anna.http.base_url = server.address
    again = await asked(anna, table)
    assert again["lesson"] == update["lesson"]
    assert (await answer(anna, table, again, again["lesson"]["recommended"]))["lesson"]["left"] is None


async def test_there_is_no_lesson_of_a_game_that_does_not_exist(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert await anna.refused("POST", "/api/games/chess/lesson") == "unknown"
