"""One damaged row never hides the others: in the lobby, among one's games, where tables are opened, for bots."""

from __future__ import annotations

import sqlite3

import pytest

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

SUMMARIES = {
    "no JSON": "{",
    "nothing": "{}",
    "no object": "[]",
    "half of it": '{"players": 2, "seats": []}',
    "other shapes": '{"players": 2, "seats": [{"people": [7]}], "game": "vive-le-roi"}',
    "no text": b"\xff\xfe{",
    "persons that are none": '{"table": "TABLE", "players": 2, "seats": [{"people": [], "persons": [{}]}]}',
}
"""``TABLE`` stands for the table's id."""
ENTRIES = {
    "no JSON": "{",
    "an unknown kind": '{"kind":"cheated"}',
    "a seat that is not there": '{"kind":"chose","at":1.0,"seat":99,"text":"x"}',
    "no text": b"\xff\xfe",
    "no first entry": '{"kind":"paused","at":1.0}',
}


async def tables(anna: Person) -> list[str]:
    """A few tables of somebody's, one of which will be damaged: the second."""
    return [(await anna.create())["table"] for _ in range(3)]


def damage(server: Running, sql: str, *values: object) -> None:
    with sqlite3.connect(server.store) as file:
        file.execute(sql.replace("TEXT(?)", "CAST(? AS TEXT)"), values)
    file.close()


@pytest.mark.parametrize("how", SUMMARIES)
async def test_a_damaged_row_in_lists_hides_no_other(arrive: Arrive, server: Running, how: str) -> None:
    anna = await arrive("Anna")
    first, second, third = await tables(anna)
    summary = SUMMARIES[how]
    summary = summary.replace("TABLE", second) if isinstance(summary, str) else summary
    damage(server, "UPDATE listing SET summary = TEXT(?) WHERE id = ?", summary, second)
    for show in ("open", "mine"):
        found = (await anna.get("/api/tables", show=show))["tables"]
        assert {table["table"] for table in found} == {first, third}
    await anna.connect()
    await anna.say(do="lobby", on=True)
    told = await anna.until("lobby")
    assert {table["table"] for table in told["tables"]} == {first, third}
    assert (await anna.get(f"/api/tables/{second}"))["table"] == second


@pytest.mark.parametrize("how", ENTRIES)
async def test_a_damaged_journal_is_refused_in_words_and_hides_no_other(
    arrive: Arrive, server: Running, how: str
) -> None:
    anna = await arrive("Anna")
    first, second, third = await tables(anna)
    await server.stop()
    damage(server, "UPDATE journal SET body = TEXT(?) WHERE listing = ? AND number = 1", ENTRIES[how], second)
    damage(server, "UPDATE listing SET alarm = 0.0")
    await server.start()
    anna.http.base_url = server.address
    assert await anna.refused("GET", f"/api/tables/{second}") == "broken"
    for table in (first, third):
        assert (await anna.get(f"/api/tables/{table}"))["table"] == table
    await server.house.keeper._round()
    assert {first, third} <= server.house.keeper.kept | {first, third}
    found = (await anna.get("/api/tables", show="mine"))["tables"]
    assert {table["table"] for table in found} == {first, second, third}


async def test_the_keeper_goes_on_to_other_tables(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "bot", "bot": "random"}, {"for": "bot", "bot": "random"}]
    first, *_ = await tables(anna)
    await server.stop()
    damage(server, "UPDATE journal SET body = TEXT(?) WHERE listing = ?", '{"kind":"paused","at":1.0}', first)
    damage(server, "UPDATE listing SET alarm = -1.0 WHERE id = ?", first)
    await server.start()
    anna.address = server.address
    anna.http.base_url = server.address
    playing = (await anna.create(seats=seats))["table"]
    await server.house.keeper._round()
    await anna.connect()
    await anna.open(playing)
    while (await anna.update())["result"] is None:
        pass
