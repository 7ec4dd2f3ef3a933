"""The HTTP API is what its OpenAPI description says: schemathesis tries to find a request that shows otherwise."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from regnum.server.app import VERSION
from regnum.server.routes import ROUTES
from regnum.server.wire import openapi
from regnum.server.wire.commands import COMMANDS

from .clients import Person, play_to_the_end
from .conftest import Running

TOO_LARGE = 413
ENDING = ("/api/me", "/api/sessions", "/api/me/sessions")
schema = schemathesis.openapi.from_dict(openapi.describe(VERSION, ROUTES))


class Background:
    """A server in a thread of its own, with a guest who sits at a table: for requests that wait."""

    def __init__(self, folder: Path) -> None:
        self.running = Running(str(folder / "regnum.db"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.do(self.running.start())
        self.anna, self.table = self.do(self._arrive())

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def _arrive(self) -> tuple[Person, str]:
        anna = await Person(self.running.address, "Anna").arrive()
        table = await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}])
        return anna, table["table"]

    def close(self) -> None:
        self.do(self.anna.leave())
        self.do(self.running.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    made = Background(tmp_path_factory.mktemp("openapi"))
    yield made
    made.close()


@schema.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, beside: Background) -> None:
    anna = beside.anna
    if case.operation.path in ENDING and case.operation.method.upper() == "DELETE":
        return
    headers = {"X-CSRF-Token": anna.me["csrf"]}
    cookies = {"regnum_session": anna.http.cookies["regnum_session"]}
    if case.meta.generation.mode.is_positive:
        _make_sense(case, beside)
    response = case.call(base_url=beside.running.address, headers=headers, cookies=cookies)
    excluded = [schemathesis.checks.ignored_auth]
    if response.status_code == TOO_LARGE:
        # Refused all right, and before anybody has looked at what is wrong with it.
        excluded.append(schemathesis.checks.negative_data_rejection)
    case.validate_response(response, excluded_checks=excluded)


def _make_sense(case: Any, beside: Background) -> None:
    """Half of the requests for a table or a game are for one that exists; whole numbers are written as such."""
    existing = {"table": beside.table, "kept": beside.table, "game": "vive-le-roi"}
    for name, value in (case.path_parameters or {}).items():
        if len(str(value)) % 2:
            case.path_parameters[name] = existing.get(name, value)
    case.body = _whole(case.body)


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def test_every_command_is_described_without_what_is_in_the_path() -> None:
    described = openapi.describe(VERSION, ROUTES)
    for word in COMMANDS:
        assert f"/api/tables/{{table}}/{word}" in described["paths"]
    body = described["paths"]["/api/tables/{table}/choose"]["post"]["requestBody"]["content"]["application/json"]
    assert set(body["schema"]["properties"]) == {"question", "choice"}
    assert body["schema"]["required"] == ["question", "choice"]


def test_everything_that_a_game_says_over_the_socket_is_a_frame_as_described(beside: Background) -> None:
    said = [json.loads(text) for text in beside.do(_frames_of_a_game(beside.running.address))]
    described = openapi.describe(VERSION, ROUTES)
    whole = {"$ref": "#/components/schemas/Frame", "components": described["components"]}
    checker = jsonschema_rs.validator_for(whole)
    assert {frame["kind"] for frame in said} == {kind for (kind,) in _kinds(described)} - {"maintenance"}
    for frame in said:
        checker.validate(frame)


def _kinds(described: dict[str, Any]) -> Iterator[list[str]]:
    """The kinds of frames, each the only one of its shape."""
    schemas = described["components"]["schemas"]
    for shape in schemas["Frame"]["anyOf"]:
        yield schemas[shape["$ref"].rpartition("/")[2]]["properties"]["kind"]["enum"]


async def _frames_of_a_game(address: str) -> list[str]:
    """All that two hear who look at the lobby, chat, are refused something and play a game to its end."""
    people = [await Person(address, name).arrive() for name in ("Béla", "Cleo")]
    for person in people:
        await person.connect()
        await person.say(do="lobby", on=True)
    made = await people[0].create(clock={"kind": "bank", "seconds": 3600, "increment": 5})
    table = made["table"]
    await people[1].do(do="join", table=table)
    for person in people:
        await person.open(table)
        await person.do(do="chat", table=table, text="Good evening!")
        assert (await person.do(do="choose", table=table, question=9999, choice="no"))["kind"] == "refused"
        await person.say(do="ping")
        await person.until("pong")
    mover = next(person for person in people if person.told["update"]["asked"])
    asked = mover.told["update"]["asked"]
    await mover.do(do="choose", table=table, question=asked["question"], choice=asked["offers"][0]["action"])
    await mover.until("undo")
    await play_to_the_end(table, people)
    for person in people:
        await person.leave()
    return [frame for person in people for frame in person.frames]
