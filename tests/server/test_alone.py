"""The house for one: the same requests are answered alike by a server, and by a house without one."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

from regnum.games import names
from regnum.server.alone.end import End
from regnum.server.alone.store import ME
from regnum.server.table import creating, fair

from .clients import Person
from .conftest import Arrive, Running
from .devices import Memory, end_on

pytestmark = pytest.mark.anyio

TABLE = "table"
BLOCKED = (
    *("starlette", "uvicorn", "argon2", "zxcvbn", "prometheus_client", "multiprocessing", "sqlite3", "numpy"),
    *("platformdirs", "filelock", "psutil", "websockets", "segno", "asyncpg", "rich", "anyio"),
)
IMPORT = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is not there")

BLOCKED = set(sys.argv[1:])
sys.meta_path.insert(0, Blocked())
import regnum.server.alone.browser
"""


def test_it_needs_no_package_but_msgspec() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT, *BLOCKED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def asked(end: End, method: str, address: str, body: Any = None) -> Any:
    answer = await end.ask(method, address, "" if body is None else json.dumps(body))
    assert answer.status == 200, answer.text
    return json.loads(answer.text) if not answer.name else answer.text


class Both:
    """A server and a house for one, who must say the same."""

    def __init__(self, person: Person, end: End, account: str) -> None:
        self.person, self.end, self.account = person, end, account

    async def same(self, method: str, address: str, body: Any = None) -> Any:
        there = await self.person.ask(method, address, body)
        here = await self.end.ask(method, address, "" if body is None else json.dumps(body))
        assert here.status == there.status_code
        assert self._unlike(here.text) == self._unlike(there.text)
        return json.loads(here.text) if not here.name else here.text

    def _unlike(self, text: str) -> Any:
        """What is said, but for who says it where, and when."""
        text = text.replace(self.account, "me").replace(str(self.person.me["account"]), "me")
        return _timeless(json.loads(text)) if text.startswith(("{", "[")) else text


def _timeless(said: Any) -> Any:
    if isinstance(said, dict):
        times = ("created", "changed", "at", "key", "until", "time")
        return {key: _timeless(value) for key, value in said.items() if key not in times or isinstance(value, int)}
    return [_timeless(one) for one in said] if isinstance(said, list) else said


@pytest.fixture
async def both(server: Running, arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> Both:
    """With the same dice."""
    monkeypatch.setattr(fair, "new_secret", lambda: "07" * 32)
    monkeypatch.setattr(creating, "new_id", lambda length=14: TABLE)
    person, end = await arrive("Anna"), await end_on(Memory())
    me = await asked(end, "POST", "/api/guests", {"name": "Anna"})
    return Both(person, end, me["account"])


@pytest.mark.parametrize("game", names())
async def test_a_server_and_a_house_for_one_tell_the_same_game_alike(both: Both, game: str) -> None:
    seats = [{"for": "here", "name": name} for name in ("Ada", "Ben", "Cleo")]
    await both.same("POST", "/api/tables?lang=de", {"game": game, "players": 3, "seats": seats})
    for step in range(24):
        table = await both.same("GET", f"/api/tables/{TABLE}?lang=fr")
        seat = table["waiting"][0]
        companion = f"companion={seat + 1}"
        update = await both.same("GET", f"/api/tables/{TABLE}/update?{companion}&lang=de")
        offers = update["asked"]["offers"]
        choice = {"question": update["asked"]["question"], "choice": offers[step % len(offers)]["action"]}
        await both.same("POST", f"/api/tables/{TABLE}/choose?{companion}", {**choice, "companion": seat + 1})
        if step % 8 == 0:
            await both.same("POST", f"/api/tables/{TABLE}/choose?{companion}", {**choice, "companion": seat + 1})
            for what in ("past", "not-possible", "why-not?tried=floor=9", "replay", "export", "schema", "chat"):
                await both.same("GET", f"/api/tables/{TABLE}/{what}{'&' if '?' in what else '?'}{companion}&lang=fr")
    for what in ("", "/guide", "/rules", "/schema", "/sources", "/rules/search?words=king"):
        await both.same("GET", f"/api/games/{game}{what}")


async def test_what_is_wrong_is_refused_alike(both: Both) -> None:
    for method, address, body in (
        ("GET", "/api/tables/nowhere?lang=de", None),
        ("GET", "/api/games/chess?lang=fr", None),
        ("POST", "/api/tables", {"game": "lancaster", "players": 9, "seats": [{"for": "me"}]}),
        ("POST", "/api/tables", {"game": "lancaster", "playes": 9}),
        ("POST", "/api/games/lancaster/possible", {"players": 3, "options": {"no": 1}}),
        ("POST", "/api/files", {"file": "nonsense"}),
        ("POST", f"/api/tables/{TABLE}/choose", {"do": "start"}),
    ):
        await both.same(method, address, body)


async def test_a_game_against_bots_is_played_to_its_end_and_looked_back_on() -> None:
    device = Memory()
    end = await end_on(device)
    await asked(end, "POST", "/api/guests", {"name": "Anna"})
    seats = [{"for": "me"}, {"for": "bot", "bot": "page"}, {"for": "bot", "bot": "champion"}]
    made = await asked(end, "POST", "/api/tables", {"game": "vive-le-roi", "players": 3, "seats": seats})
    result = await _played(end, made["table"])
    assert sorted(result["places"]) == [1, 2, 3]
    replay = await asked(end, "GET", f"/api/tables/{made['table']}/replay?at=5&lang=fr")
    assert replay["choices"] > 20
    again = await end_on(device)
    [kept] = (await asked(again, "GET", "/api/tables?show=mine"))["tables"]
    assert (kept["result"], kept["title"]) == (result, "Vive le Roi!")
    await end.house.close()


async def _played(end: End, table: str) -> Any:
    """The result of a game in which the first offer is always taken."""
    frames: asyncio.Queue[Any] = asyncio.Queue()
    end.connect(lambda text: frames.put_nowait(json.loads(text)), "en")
    end.hear(json.dumps({"do": "open", "table": table, "id": 1}))
    answered = 0
    while True:
        frame = await asyncio.wait_for(frames.get(), 20)
        assert frame["kind"] != "refused", frame
        if frame["kind"] == "update" and frame["result"]:
            return frame["result"]
        if frame["kind"] == "update" and frame["asked"] and frame["asked"]["question"] != answered:
            answered = frame["asked"]["question"]
            answer = frame["asked"]["offers"][0]["action"]
            end.hear(json.dumps({"do": "choose", "table": table, "id": 2, "question": answered, "choice": answer}))


async def test_what_another_window_wrote_meanwhile_is_read_again() -> None:
    device = Memory()
    here, there = await end_on(device), await end_on(device)
    await asked(here, "POST", "/api/guests", {"name": "Anna"})
    await there.house.store.open()
    seats = [{"for": "here", "name": "Ada"}, {"for": "here", "name": "Ben"}]
    table = (await asked(here, "POST", "/api/tables", {"game": "lancaster", "players": 2, "seats": seats}))["table"]
    await there.house.store.open()

    async def answer(end: End) -> None:
        seat = (await asked(end, "GET", f"/api/tables/{table}"))["waiting"][0] + 1
        update = await asked(end, "GET", f"/api/tables/{table}/update?companion={seat}")
        said = {"question": update["asked"]["question"], "choice": update["asked"]["offers"][0]["action"]}
        answered = await end.ask("POST", f"/api/tables/{table}/choose", json.dumps({**said, "companion": seat}))
        assert answered.status in (200, 409)  # the question of before may be gone

    for end in (there, here, there, here, there):
        await answer(end)
    journal = [json.loads(line) for line in device.journals[table]]
    assert sum(entry["kind"] == "chose" for entry in journal) >= 3
    assert [entry["kind"] for entry in journal].count("created") == 1


async def test_whoever_forgets_everything_leaves_nothing() -> None:
    device = Memory()
    end = await end_on(device)
    await asked(end, "POST", "/api/guests", {"name": "Anna"})
    await asked(end, "PATCH", "/api/me", {"name": "Anna Zwei", "language": "de"})
    assert json.loads(device.texts[ME])["name"] == "Anna Zwei"
    await asked(end, "POST", "/api/games/vive-le-roi/lesson")
    assert device.journals
    await asked(end, "DELETE", "/api/me")
    assert not (device.journals or device.rows or device.texts)
    assert await asked(end, "GET", "/api/me") is None
