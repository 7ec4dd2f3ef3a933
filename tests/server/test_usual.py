"""Usual answers: the client gives them, the server does not know, and an undo may ask for several answers back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .clients import Person
from .conftest import Arrive

pytestmark = pytest.mark.anyio

WISHES = ("roll card=x3", "place", "stay", "move", "end")
"""What is chosen before anything else, until a die has won a courtier: with an x3 every die does."""


async def asked(person: Person, table: str) -> dict[str, Any]:
    """The update with the next question that is put to somebody, or the last one of a game that is over."""
    while True:
        update: dict[str, Any] = await person.get(f"/api/tables/{table}/update")
        if update["asked"] or update["result"]:
            return update
        await asyncio.sleep(0.02)


async def answer(person: Person, table: str, update: dict[str, Any]) -> str:
    """What is wished for most of what is offered, done."""
    offers = [offer["action"] for offer in update["asked"]["offers"]]
    wished = next((offer for wish in WISHES for offer in offers if offer.startswith(wish)), offers[0])
    body = {"question": update["asked"]["question"], "choice": wished}
    await person.post(f"/api/tables/{table}/choose", body)
    return str(wished)


async def courtier_won(person: Person) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A table where a die has won a courtier, and what was asked just before: most games get there, one soon does."""
    seats = [{"for": "me"}, {"for": "bot", "bot": "random"}, {"for": "bot", "bot": "random"}]
    for _ in range(20):
        table = (await person.create(game="lang-lebe-der-koenig", players=3, seats=seats))["table"]
        before, update = {}, await asked(person, table)
        while update["asked"] and update["asking"]["name"] != "courtier_won":
            before = update
            await answer(person, table, update)
            update = await asked(person, table)
        if update["asked"]:
            return table, before, update
    raise AssertionError("twenty games, and no die has won a courtier")


async def test_games_say_which_questions_have_a_usual_answer(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    facts = await anna.get("/api/games/lang-lebe-der-koenig", lang="en")
    title = "Place won courtiers at once"
    assert facts["usual"] == [{"question": "courtier_won", "choice": "place", "title": title}]
    assert (await anna.get("/api/games/vive-le-roi"))["usual"] == []


async def test_an_undo_takes_as_many_answers_back_as_it_is_asked_to(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table, rolling, update = await courtier_won(anna)
    assert await answer(anna, table, update) == "place"  # as a client does by itself
    await anna.post(f"/api/tables/{table}/ask", {"for": "undo", "answers": 2})
    back = await asked(anna, table)
    assert back["asked"]["offers"] == rolling["asked"]["offers"] and back["view"] == rolling["view"]
    assert await anna.refused("POST", f"/api/tables/{table}/ask", {"for": "undo", "answers": 100}) == "illegal"
    assert await anna.refused("POST", f"/api/tables/{table}/ask", {"for": "undo", "answers": 0}) == "malformed"
