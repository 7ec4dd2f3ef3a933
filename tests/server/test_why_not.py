"""Why not: whoever tries what is not offered hears the reason and its clause, in their language."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.telling.why_not import TERMS

from .clients import Person
from .conftest import Arrive

pytestmark = pytest.mark.anyio

SEATS = [{"for": "me"}, {"for": "bot", "bot": "random"}, {"for": "bot", "bot": "random"}]


async def asked(anna: Person) -> tuple[str, dict[str, Any]]:
    """A table at which Anna is asked, somebody having placed Romeo or another."""
    made = await anna.create(seats=SEATS, players=3, options={"first_unit": 0})
    await anna.connect()
    await anna.open(made["table"])
    update = anna.told.get("update") or await anna.update()
    while update["asked"] is None:
        update = await anna.update()
    await anna.do(do="choose", table=made["table"], question=update["asked"]["question"], choice="place romeo 4")
    while update["asked"] is None or len(update["asked"]["offers"]) > 47:
        update = await anna.update()
    return made["table"], update


async def why(anna: Person, table: str, tried: str, lang: str = "en") -> Any:
    return (await anna.ask("GET", f"/api/tables/{table}/why-not", params={"tried": tried, "lang": lang})).json()


async def test_whoever_tries_what_is_not_offered_hears_the_reason_and_its_clause(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table, update = await asked(anna)
    assert await why(anna, table, "romeo") == {"reason": "Romeo is in the castle already.", "clause": "VR-51"}
    assert (await why(anna, table, "romeo floor=2", "de"))["reason"] == "Romeo ist schon im Schloss."
    offered = update["asked"]["offers"][0]["action"].removeprefix("place ")
    assert await why(anna, table, offered) is None
    assert await why(anna, table, "york") is None
    refusal = await anna.do(
        do="choose", table=table, question=update["asked"]["question"], choice="place courtier=romeo floor=2"
    )
    assert (refusal["reason"], refusal["clause"]) == ("Romeo is in the castle already", "VR-51")


async def test_what_does_not_fit_what_was_tried_first_is_left_out(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table, _ = await asked(anna)
    assert (await why(anna, table, "york romeo floor=2 courtier=bridget"))["clause"] == "VR-51"
    assert await why(anna, table, "york") is None
    assert await why(anna, table, "york " * TERMS + "romeo") is None
    elsewhere = await why(anna, table, "stomachache")
    assert elsewhere == {"reason": "That is for another moment of the game.", "clause": "VR-51"}


async def test_what_is_not_possible_is_told_reason_by_reason(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table, update = await asked(anna)
    path = f"/api/tables/{table}/not-possible"
    told = (await anna.ask("GET", path)).json()
    romeo = next(one for one in told if one["reason"] == "Romeo is in the castle already.")
    assert romeo == {
        "reason": "Romeo is in the castle already.",
        "clause": "VR-51",
        "choice": "Place Romeo on floor 1",
        "others": 3,
    }
    offered = {offer["sentence"] for offer in update["asked"]["offers"]}
    assert not offered & {one["choice"] for one in told}
    there = (await anna.ask("GET", path, params={"picked": "floor=2", "lang": "fr"})).json()
    assert len(there) == len(told)
    assert all(one["others"] == 0 and "2" in one["choice"] for one in there)


async def test_a_value_that_no_answer_has_is_refused_with_the_clause_of_the_question(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table, update = await asked(anna)
    outside = {"reason": "9 is not possible: it goes from 1 to 4.", "clause": "VR-51"}
    assert await why(anna, table, "floor=9") == outside
    assert (await why(anna, table, "floor=9", "de"))["reason"] == "„9“ geht nicht: möglich ist 1 bis 4."
    refusal = await anna.do(
        do="choose", table=table, question=update["asked"]["question"], choice="place courtier=romeo floor=9"
    )
    assert (refusal["reason"], refusal["clause"]) == ("floor=9 is not possible: it goes from 1 to 4", "VR-51")


async def test_whoever_is_not_asked_hears_who_is_and_after_the_end_that_it_is_over(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    made = await anna.create(seats=[{"for": "me"}, {"for": "friend"}], players=2, options={"first_unit": 0})
    await bruno.post(f"/api/tables/{made['table']}/join", {"seat": 1, "key": made["key"]})
    told = await why(bruno, made["table"], "romeo")
    assert told == {"reason": "Bruno is not asked now; Anna must answer.", "clause": "VR-51"}
    await anna.post(f"/api/tables/{made['table']}/concede", {})
    assert await why(bruno, made["table"], "romeo") == {"reason": "The game is over.", "clause": ""}


async def test_a_spectator_is_told_nothing(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table, _ = await asked(anna)
    assert await why(bruno, table, "romeo") is None
    assert (await bruno.ask("GET", f"/api/tables/{table}/not-possible")).json() == []
