"""Tables of an edition whose rules are not kept: they open to be read, and nothing is played there any more.

``edition_1`` holds tables of *Lang lebe der König* as a server stored them: the row of the list, then the journal.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import NATURE, OldEdition, saved
from regnum.server.rooms import keeper
from regnum.server.table import journal
from regnum.server.table.journal import PutAway
from regnum.store import JournalRow, Listing

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

STORED = Path(__file__).parent / "edition_1"
REFUSED = "edition 1 of lang-lebe-der-koenig, whose rules are not kept"


def stored(name: str, host: str) -> list[str]:
    """A table's row and its journal, with somebody in the seat of who had it."""
    text = (STORED / f"{name}.jsonl").read_text(encoding="utf-8")
    return text.replace("e8qqzkregj", host).splitlines()


async def put_into(server: Running, name: str, host: Person, **changes: Any) -> str:
    """The table as an earlier server left it."""
    row, *lines = stored(name, host.me["account"])
    facts = json.loads(row)
    holders = [tuple(holder) for holder in facts["holders"]]
    listing = Listing(**facts | {"listed": True, "holders": holders} | changes)
    await server.house.store.create(listing, [JournalRow(number, text) for number, text in enumerate(lines, 1)])
    return listing.id


async def test_a_game_that_was_over_opens_with_players_options_choices_and_result(
    arrive: Arrive, server: Running
) -> None:
    anna = await arrive("Anna")
    table = await put_into(server, "over", anna)
    facts = await anna.get(f"/api/tables/{table}")
    assert (facts["status"], facts["edition"], facts["old_edition"]) == ("over", 1, True)
    assert facts["mine"] == 0 and facts["seats"][0]["people"][0]["name"] == "Anna"
    assert facts["options"]["idle_limit"] == 1
    assert facts["result"]["places"] == [1, 2, 2] and facts["result"]["scores"] == [19, 6, 3]
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    told = saved.look(text, game)
    assert (told.edition, told.names[0]) == (1, "Anna")
    assert told.remarks == ["places: 1 2 2", "scores: 19 6 3"]
    assert told.choices[0][0] == NATURE and len([seat for seat, _ in told.choices if seat == 0]) > 10


async def test_a_game_that_was_not_over_opens_too_and_nobody_waits_for_it_any_more(
    arrive: Arrive, server: Running
) -> None:
    anna = await arrive("Anna")
    table = await put_into(server, "playing", anna)
    assert [row["waiting"] for row in (await anna.get("/api/tables", show="mine"))["tables"]] == [[0]]
    await anna.connect()
    await anna.open(table)
    facts = await anna.get(f"/api/tables/{table}")
    assert (facts["status"], facts["old_edition"], facts["result"], facts["waiting"]) == ("over", True, None, [])
    (listed,) = (await anna.get("/api/tables", show="mine"))["tables"]
    assert (listed["status"], listed["waiting"], listed["title"]) == ("over", [], "Lang lebe der König")
    assert await anna.get(f"/api/tables/{table}/update") is None


async def test_what_was_taken_back_is_not_among_the_choices(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = await put_into(server, "playing", anna)
    lines = [journal.read(text) for text in stored("playing", "")[1:]]
    (back,) = (line for line in lines if isinstance(line, journal.TookBack))
    made = [line for line in lines if isinstance(line, journal.Chose)]
    told = saved.look((await anna.ask("GET", f"/api/tables/{table}/export")).text, game)
    people = [choice for choice in told.choices if choice[0] != NATURE]
    assert len(people) < len(made) and back.to < len(told.choices)
    assert people[-1] == (made[-1].seat, made[-1].text)


async def test_playing_on_and_replaying_are_refused_in_one_sentence(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    for name in ("over", "playing"):
        table = await put_into(server, name, anna)
        wishes = {
            "choose": {"question": 1, "choice": "pass"},
            "undo": {},
            "ask": {"for": "pause"},
            "concede": {},
            "branch": {"at": 0, "seat": 0, "bot": "random"},
        }
        answers = [await anna.ask("POST", f"/api/tables/{table}/{what}", body) for what, body in wishes.items()]
        answers += [await anna.ask("GET", f"/api/tables/{table}/{what}") for what in ("replay?at=0", "fair", "review")]
        answers.append(await anna.ask("POST", f"/api/tables/{table}/review"))
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now"), answer.text
            assert REFUSED in answer.json()["reason"]
        text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
        with pytest.raises(OldEdition, match=REFUSED):
            saved.read(text, game)


async def test_a_table_at_which_nobody_had_begun_is_closed(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = await put_into(server, "open", anna)
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "closed"
    answer = await anna.ask("POST", f"/api/tables/{table}/join", {})
    assert REFUSED in answer.json()["reason"]


async def test_it_is_put_away_once_and_a_rematch_is_played_by_todays_rules(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    table = await put_into(server, "over", anna)
    for _ in range(2):
        await anna.get(f"/api/tables/{table}")
        server.house.rooms.drop(table)
    lines = [journal.read(entry.body) for entry in await server.house.store.journal(table)]
    assert [type(line) for line in lines].count(PutAway) == 1
    again = await anna.post(f"/api/tables/{table}/rematch", {})
    assert (await anna.get(f"/api/tables/{again['table']}"))["edition"] == 2


async def test_a_server_that_finds_one_alive_starts_and_looks_after_it_once(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot was to move when the last server stopped."""
    monkeypatch.setattr(keeper, "ROUNDS_PER_LEASE", 300)
    anna = await arrive("Anna")
    table = await put_into(server, "playing", anna, alarm=0.0, waiting=2)
    await server.stop()
    await server.start()
    for _ in range(400):
        row = await server.house.store.listing(table)
        if row is not None and row.status == "over":
            break
        await asyncio.sleep(0.02)
    assert row is not None and (row.status, row.alarm, row.waiting) == ("over", None, 0)
    assert table not in await server.house.store.orphans(0.0)
