"""Lists of before may tell another result than the table: they learn it when somebody opens the game."""

from __future__ import annotations

import json

import pytest

from regnum.games import game
from regnum.kernel import saved
from regnum.server.rooms.listings import listing
from regnum.server.table import journal
from regnum.store import JournalRow

from ..recording import TESTS
from .again import journal_of, table_of
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

WINS = TESTS / "vive_le_roi" / "recorded" / "emissary-wins.regnum"


async def put_into(server: Running) -> str:
    """A game that the Emissary won, on a list that knows nothing of rivals."""
    match = saved.read(WINS.read_text(encoding="utf-8"), game)
    created, entries = journal_of(match)
    table = table_of(match)
    row = listing(table, {type(one) for one in (created, *entries)})
    facts = json.loads(row.summary or "")
    facts["result"] = {"places": [1, 2], "scores": [12, 11], "winners": [0]}
    await server.house.store.create(
        row._replace(summary=json.dumps(facts)),
        [JournalRow(number, journal.write(entry)) for number, entry in enumerate([created, *entries], 1)],
    )
    return table.id


async def test_a_list_learns_the_result_when_the_game_is_opened(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = await put_into(server)
    assert (await anna.get("/api/tables", show="over"))["tables"][0]["result"]["winners"] == [0]
    here = (await anna.get(f"/api/tables/{table}"))["result"]
    assert (here["winners"], here["rivals"][0]["place"]) == ([], 1)
    assert (await anna.get("/api/tables", show="over"))["tables"][0]["result"] == here
