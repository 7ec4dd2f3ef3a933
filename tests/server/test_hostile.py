"""Hostile messages change nothing: fuzzed frames, wrong seats, replayed numbers, floods."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from regnum.server.people.sessions import Visitor
from regnum.server.table import journal
from regnum.server.table.journal import Created
from regnum.server.table.plans import SeatPlan
from regnum.server.wire import socket
from regnum.server.wire.commands import COMMANDS, message
from regnum.server.wire.socket import Connection

from .conftest import Arrive, Running
from .houses import house_in
from .test_tables import seated, whose_turn

pytestmark = pytest.mark.anyio

NONSENSE = [
    "",
    " ",
    "null",
    "[]",
    "1e999",
    '"choose"',
    "{",
    "{}",
    '{"do": "choose"}',
    '{"do": "nothing", "table": "x"}',
    '{"do": "choose", "table": 7}',
    '{"do": "open", "table": "", "last": 0}',
    '{"do": "open", "table": "nowhere", "last": -1}',
    '{"do": "open", "table": "nowhere", "last": 1e300}',
    '{"do": "ping", "id": 99999999999999999999999999}',
    '{"do": "lobby", "on": "yes"}',
    '{"do": "chat", "table": "x", "text": "' + "a" * 600 + '"}',
    '{"do": "choose", "table": "x", "question": 1, "choice": {"do": {"do": {}}}}',
    "[" * 5000,
    '{"do":' * 2000,
    "\x00",
    '{"do": "ping", "extra": 1}',
    '{"do": "ping", "id": null, "id": 2}',
    "😀" * 100,
]


async def test_nonsense_is_refused_and_the_connection_lives_on(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    anna = people[0]
    before = await anna.get(f"/api/tables/{table}/update")
    assert anna.socket is not None
    for text in NONSENSE:
        await anna.socket.send(text)
        while (await anna.hear())["kind"] not in ("refused", "pong"):
            pass
        # Whoever says nothing sensible in between is disconnected after a while.
        await anna.say(do="ping")
        await anna.until("pong")
    await anna.socket.send(b"\x00\xff")
    assert (await anna.until("refused"))["code"] == "malformed"
    assert (await anna.do(do="open", table=table, last=before["number"]))["kind"] == "done"
    assert await anna.get(f"/api/tables/{table}/update") == before


async def test_a_frame_that_is_too_large_closes_the_connection_and_nothing_else(arrive: Arrive) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    assert anna.socket is not None
    await anna.socket.send('{"do": "chat", "table": "x", "text": "' + "a" * (socket.LONGEST_MESSAGE + 1) + '"}')
    assert (await anna.until("refused"))["code"] == "too-large"
    await anna.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        await anna.until("never")
    assert (await bruno.do(do="chat", table=table, text="still here"))["kind"] == "done"


async def test_nobody_answers_for_another_seat_whatever_they_send(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", "Chloé")
    mover, others = await whose_turn(people, table)
    before = await mover.get(f"/api/tables/{table}/update")
    question = before["asked"]["question"]
    offer = before["asked"]["offers"][0]
    for person in others:
        for number in range(question + 3):
            choices: list[Any] = [offer["action"], offer["json"], 0, None, [], "undo", "* deal"]
            for choice in choices:
                answer = await person.ask("POST", f"/api/tables/{table}/choose", {"question": number, "choice": choice})
                assert answer.status_code in (400, 409)
    assert await mover.get(f"/api/tables/{table}/update") == before


async def test_messages_repeated_and_out_of_order_change_nothing_twice(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    sent: list[dict[str, Any]] = []
    rng = random.Random(4)
    for _ in range(15):
        mover, _ = await whose_turn(people, table)
        update = await mover.get(f"/api/tables/{table}/update")
        offer = rng.choice(update["asked"]["offers"])
        body = {"question": update["asked"]["question"], "choice": offer["action"]}
        for old in rng.sample(sent, min(3, len(sent))):
            assert await mover.refused("POST", f"/api/tables/{table}/choose", old) in ("late", "illegal")
        await mover.post(f"/api/tables/{table}/choose", body)
        assert await mover.refused("POST", f"/api/tables/{table}/choose", body) in ("late", "illegal")
        sent.append(body)
    room = server.house.rooms.rooms[table]
    assert room.table.play is not None
    assert sum(choice.seat >= 0 for choice in room.table.play.match.choices) == 15


async def test_who_does_not_read_hinders_nobody(arrive: Arrive, server: Running) -> None:
    """A spectator that never reads has the newest news waiting, once, and the players play on."""
    table, people = await seated(arrive, "Anna", "Bruno")
    asked = [{"type": "websocket.receive", "text": json.dumps({"do": "open", "table": table})}]

    async def ask_once() -> dict[str, Any]:
        if not asked:
            await asyncio.Event().wait()
        return asked.pop()

    lazy = Connection(server.house, Visitor(None, "", "en"), ask_once, never_read)
    watching = asyncio.create_task(lazy.live("1"))
    for _ in range(40):
        mover, _ = await whose_turn(people, table)
        update = await mover.get(f"/api/tables/{table}/update")
        body = {"question": update["asked"]["question"], "choice": update["asked"]["offers"][0]["action"]}
        await mover.post(f"/api/tables/{table}/choose", body)
    (newest,) = (json.loads(text) for (kind, _), (text, *_) in lazy.outbox.news.items() if kind == "update")
    assert newest["number"] == (await people[0].get(f"/api/tables/{table}/update"))["number"]
    assert len(lazy.outbox.answers) <= 1
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


async def never_read(message: Any) -> None:
    await asyncio.Event().wait()


async def test_who_asks_on_without_reading_is_shown_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_ANSWERS", 20)
    house = await house_in(tmp_path)
    heard = 0

    async def asking_on() -> dict[str, Any]:
        nonlocal heard
        heard += 1
        return {"type": "websocket.receive", "text": '{"do": "ping"}'}

    await Connection(house, Visitor(None, "", "en"), asking_on, never_read).live("1")
    assert heard < 30
    await house.close()


# --- the shapes alone, many thousand times ------------------------------------------------------------------------

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
FIELDS = (
    "table",
    "id",
    "seat",
    "question",
    "choice",
    "for",
    "request",
    "yes",
    "text",
    "key",
    "last",
    "chat",
    "at",
    "bot",
)


@given(
    st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=6),
    st.sampled_from([*COMMANDS, "open", "close", "lobby", "ping", "x"]),
)
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_said_is_understood_or_refused(fields: dict[str, Any], word: str) -> None:
    try:
        understood = message.decode(json.dumps({"do": word, **fields}))
    except msgspec.MsgspecError:
        return
    assert type(understood).__struct_config__.tag == word


def test_an_entry_of_the_journal_that_nobody_wrote_is_refused() -> None:
    created = Created(
        at=0.0,
        by="a",
        game="g",
        edition=1,
        players=2,
        options={},
        seats=[SeatPlan("anyone")],
        secret="00",
        key="k",
    )
    assert journal.read(journal.write(created)) == created
    for text in ("{}", '{"kind":"cheated"}', '{"kind":"chose","at":1}'):
        with pytest.raises(ValueError, match="no entry of a journal"):
            journal.read(text)
