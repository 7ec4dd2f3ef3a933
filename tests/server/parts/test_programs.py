"""Programs of anybody's play on a server: by the bots' protocol, marked, within bounds, where they are welcome."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from regnum.server.parts.programs import programs, talking
from regnum.server.parts.programs.programs import Programs
from regnum.server.people import limits
from regnum.store import Write
from regnum.store.acts import barring

from ..clients import PATIENCE, Person, play_to_the_end
from ..conftest import Running

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery staple"
WELCOME = {"parts": {"programs": True}}
BESIDE_A_BOT = [{"for": "anyone"}, {"for": "bot", "bot": "random"}]
Member = Callable[[str], Awaitable[Person]]


class Robot:
    """A program with a token: it takes the first answer, or what it is told to."""

    def __init__(self, server: Running, token: str) -> None:
        self.server, self.token = server, token
        self.socket: ClientConnection
        self.heard: list[dict[str, Any]] = []
        self.answers = True
        self.choice: Any = 0
        self._task: asyncio.Task[None] | None = None

    async def begin(self, greeting: dict[str, Any] | None = None) -> Robot:
        address = self.server.address.replace("http", "ws", 1) + "/api/programs/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(address, additional_headers=headers, close_timeout=0.5)
        self._task = asyncio.create_task(self._play(greeting or {"protocol": 1, "name": "Robot"}))
        return self

    async def _play(self, greeting: dict[str, Any]) -> None:
        async for text in self.socket:
            said = json.loads(text)
            self.heard.append(said)
            if said["kind"] == "hello":
                await self.socket.send(json.dumps(greeting))
            elif said["kind"] == "choose" and self.answers:
                await self.socket.send(json.dumps({"id": said["id"], "choose": self.choice}))

    def kinds(self) -> list[str]:
        return [said["kind"] for said in self.heard]

    async def until(self, kind: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while kind not in self.kinds():
                await asyncio.sleep(0.02)
        return next(said for said in self.heard if said["kind"] == kind)

    async def closed(self) -> str:
        """Why the server has closed the connection."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        return self.socket.close_reason or ""

    async def leave(self) -> None:
        await self.socket.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


@pytest.fixture
async def member(server: Running, anyio_backend: str) -> AsyncIterator[Member]:
    """Somebody new, with an account."""
    people: list[Person] = []

    async def joining(name: str) -> Person:
        person = Person(server.address, name)
        person.me = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
        people.append(person)
        return person

    yield joining
    for person in people:
        await person.leave()


@pytest.fixture
async def robot(server: Running, anyio_backend: str) -> AsyncIterator[Callable[..., Awaitable[Robot]]]:
    """A program that is connected."""
    robots: list[Robot] = []

    async def coming(token: str, **more: Any) -> Robot:
        robots.append(Robot(server, token))
        await robots[-1].begin(**more)
        return robots[-1]

    yield coming
    for one in robots:
        await one.leave()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SECONDS", 0.05)


async def ready(server: Running, made: dict[str, Any]) -> None:
    """Until the server knows that it is here."""
    part = server.house.parts["programs"]
    assert isinstance(part, Programs)
    async with asyncio.timeout(PATIENCE):
        while not ((known := await part.kept.one(made["program"])) and known.seen and known.account in part.talks):
            await asyncio.sleep(0.02)


async def seat(person: Person, program: dict[str, Any], table: dict[str, Any]) -> None:
    await person.post(f"/api/programs/{program['program']}/seat", {"listing": table["table"]})


async def test_a_program_plays_a_whole_game_with_somebody_who_accepts_it(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna, ben = await member("Anna"), await member("Ben")
    made = await anna.post("/api/programs", {"name": "Merlin's cat"})
    assert made["name"] == "Merlin's cat (bot)" and made["by"] == "Anna" and not made["here"]
    cat = await robot(made["token"])
    await ready(server, made)
    table = await ben.create(**WELCOME)
    offered = await ben.get(f"/api/programs/tables/{table['table']}")
    assert offered["welcome"] and [one["name"] for one in offered["programs"]] == ["Merlin's cat (bot)"]
    await seat(ben, made, table)
    begun = await cat.until("begin")
    assert begun["match"] == table["table"] and begun["game"] == "vive-le-roi" and begun["seat"] == 1
    assert (await ben.get(f"/api/tables/{table['table']}"))["seats"][1]["name"] == "Merlin's cat (bot)"
    await ben.connect()
    await ben.open(table["table"])
    await asyncio.wait_for(play_to_the_end(table["table"], [ben]), 3 * PATIENCE)
    told = await cat.until("over")
    assert len(told["places"]) == len(told["scores"]) == 2 and told["gave_up"] == []
    asked = [said for said in cat.heard if said["kind"] == "choose"]
    assert all(said["match"] == table["table"] and said["view"] and said["offers"] for said in asked)
    assert asked[0]["seconds"] is None
    heard = [choice for said in asked for choice in said["history"]]
    assert len(heard) == asked[-1]["from"] + len(asked[-1]["history"]), "each choice was told once"


async def test_a_program_sits_only_where_it_is_welcome_and_only_as_host_or_owner_want(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna, ben, cleo = await member("Anna"), await member("Ben"), await member("Cleo")
    made = await anna.post("/api/programs", {"name": "Cat"})
    address = f"/api/programs/{made['program']}/seat"
    table = await ben.create(**WELCOME)
    assert await ben.refused("POST", address, {"listing": table["table"]}) == "not-now", "it is not here"
    await robot(made["token"])
    await ready(server, made)
    unwelcome = await ben.create()
    assert not (await ben.get(f"/api/programs/tables/{unwelcome['table']}"))["welcome"]
    assert await ben.refused("POST", address, {"listing": unwelcome["table"]}) == "forbidden"
    assert await cleo.refused("POST", address, {"listing": table["table"]}) == "forbidden"
    assert (await cleo.get(f"/api/programs/tables/{table['table']}"))["programs"] == []
    await seat(anna, made, table)


async def test_nobody_else_is_called_like_a_program(member: Member, server: Running) -> None:
    anna = await member("Anna")
    await anna.post("/api/programs", {"name": "Cat"})
    for name in ("Cat (bot)", "Anna (Bot)", "Anna (b0t)"):
        assert await anna.refused("PATCH", "/api/me", {"name": name}) == "illegal"
        stranger = Person(server.address, name)
        assert await stranger.refused("POST", "/api/guests", {"name": name}) == "illegal"
        await stranger.leave()
    assert await anna.refused("POST", "/api/programs", {"name": "Cat"}) == "not-now"
    assert await anna.refused("POST", "/api/programs", {"name": "Dog (bot)"}) == "illegal"


async def test_a_guest_has_no_programs_and_nobody_more_than_a_few(member: Member, server: Running) -> None:
    guest = await Person(server.address, "Gast").arrive()
    assert await guest.refused("POST", "/api/programs", {"name": "Cat"}) == "forbidden"
    await guest.leave()
    anna = await member("Anna")
    for number in range(programs.MOST_PROGRAMS):
        await anna.post("/api/programs", {"name": f"Cat {number}"})
    assert await anna.refused("POST", "/api/programs", {"name": "One more"}) == "not-now"


async def test_a_program_has_few_games_at_once(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    cat.answers = False
    await ready(server, made)
    for _ in range(programs.MOST_GAMES):
        await seat(anna, made, await anna.create(**WELCOME))
    more = await anna.create(**WELCOME)
    refused = await anna.refused("POST", f"/api/programs/{made['program']}/seat", {"listing": more["table"]})
    assert refused == "not-now"


async def test_nobody_has_somebody_elses_program_wait_where_nothing_begins(
    member: Member, robot: Callable[..., Awaitable[Robot]], server: Running
) -> None:
    """Else whoever makes tables that never begin has it play with nobody."""
    anna, bruno = await member("Anna"), await member("Bruno")
    made = await anna.post("/api/programs", {"name": "Ticker"})
    await robot(made["token"])
    await ready(server, made)
    two_free = [{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]
    tables = [await one.create(players=3, seats=two_free, **WELCOME) for one in (bruno, bruno, anna)]
    await seat(bruno, made, tables[0])
    path = f"/api/programs/{made['program']}/seat"
    assert await bruno.refused("POST", path, {"listing": tables[1]["table"]}) == "not-now"
    await seat(anna, made, tables[2])


async def test_whoever_answers_what_is_not_offered_gives_the_game_up(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    cat.choice = 10_000
    await ready(server, made)
    table = await anna.create(seats=BESIDE_A_BOT, **WELCOME)
    await seat(anna, made, table)
    await gives_up(anna, table["table"], 0)
    assert cat.socket.close_code is None, "it may go on with other games"


async def gives_up(person: Person, table: str, seat: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while not (await person.get(f"/api/tables/{table}"))["seats"][seat]["conceded"]:
            await asyncio.sleep(0.05)


async def test_whoever_lets_others_wait_without_a_clock_gives_the_game_up(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    cat.answers = False
    await ready(server, made)
    table = await anna.create(seats=BESIDE_A_BOT, **WELCOME)
    await seat(anna, made, table)
    asked = await cat.until("choose")
    monkeypatch.setattr(talking, "PATIENCE", 0.2)
    await gives_up(anna, table["table"], 0)
    await cat.socket.send(json.dumps({"id": asked["id"], "choose": 0}))
    await asyncio.sleep(0.1)
    assert cat.socket.close_code is None, "what comes late is no nonsense"


async def test_a_program_that_comes_back_is_asked_again(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    cat.answers = False
    await ready(server, made)
    table = await anna.create(seats=BESIDE_A_BOT, clock={"kind": "bank", "seconds": 600}, **WELCOME)
    await seat(anna, made, table)
    asked = await cat.until("choose")
    assert 590 < asked["seconds"] <= 600
    await cat.leave()
    again = await robot(made["token"])
    assert (await again.until("begin"))["match"] == table["table"]
    assert (await again.until("choose"))["offers"] == asked["offers"]


async def test_the_games_of_a_program_that_does_not_come_back_go_on_without_it(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    cat.answers = False
    await ready(server, made)
    table = await anna.create(seats=BESIDE_A_BOT, **WELCOME)
    waiting = await anna.create(players=3, seats=[{"for": "me"}, *[{"for": "anyone"}] * 2], **WELCOME)
    await seat(anna, made, table)
    await seat(anna, made, waiting)
    await cat.until("choose")
    await cat.leave()
    monkeypatch.setattr(programs, "GONE", 0.3)
    await gives_up(anna, table["table"], 0)
    async with asyncio.timeout(PATIENCE):
        while (await anna.get(f"/api/tables/{waiting['table']}"))["seats"][1]["name"]:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("greeting", "why"),
    [({"protocol": 7, "name": "Cat"}, "expected"), ({"id": "nothing", "choose": 0}, "expected")],
)
async def test_nonsense_ends_the_connection_and_says_why(
    greeting: dict[str, Any], why: str, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"], greeting=greeting)
    assert why in await cat.closed()


async def test_nobody_is_heard_who_talks_without_end(
    member: Member, robot: Callable[..., Awaitable[Robot]], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that was given already is no nonsense, and could be said again and again."""
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Ticker"})
    program = await robot(made["token"])
    await ready(server, made)
    await seat(anna, made, await anna.create(seats=BESIDE_A_BOT, **WELCOME))
    asked, heard = (await program.until("choose"))["id"], 0
    program.answers = False
    known = talking.Talk._answer

    async def counted(talk: talking.Talk, said: Any) -> None:
        nonlocal heard
        heard += said["id"] == asked
        await known(talk, said)

    monkeypatch.setattr(talking.Talk, "_answer", counted)
    monkeypatch.setitem(limits.LIMITS, "answer", limits.Limit(3, 0.1))
    server.house.limits = limits.Limits(lambda: 0.0)
    for _ in range(20):
        await program.socket.send(json.dumps({"id": asked, "choose": 0}))
    while not heard:
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.2)
    assert heard <= 3


async def test_without_its_token_nobody_comes_in_and_a_new_one_sends_the_old_one_away(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    stranger = await robot("guessed")
    assert "Bearer" in await stranger.closed()
    anna, ben = await member("Anna"), await member("Ben")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    await ready(server, made)
    address = f"/api/programs/{made['program']}"
    assert await ben.refused("POST", f"{address}/token") == "unknown"
    assert await ben.refused("DELETE", address) == "unknown"
    renewed = await anna.post(f"{address}/token", None)
    assert "token" in await cat.closed()
    cat = await robot(renewed["token"])
    await ready(server, made)
    (kept,) = (await anna.get("/api/me/data"))["parts"]["programs"]
    assert kept["name"] == made["name"] and kept["address"] == "127.0.0.1" and kept["seen"]
    assert (await anna.ask("DELETE", address)).json() == []
    assert "gone" in await cat.closed()
    data = await anna.get("/api/me/data")
    assert data["parts"]["programs"] == []


async def test_a_banned_account_has_no_programs_here(
    server: Running, member: Member, robot: Callable[..., Awaitable[Robot]]
) -> None:
    anna = await member("Anna")
    made = await anna.post("/api/programs", {"name": "Cat"})
    cat = await robot(made["token"])
    await ready(server, made)
    await server.house.store.driver.write(Write(barring(anna.me["account"], "banned")))
    assert await cat.closed() == "this program is not known any more"


async def test_other_addresses_are_no_doors(server: Running) -> None:
    with pytest.raises(InvalidStatus):
        await connect(server.address.replace("http", "ws", 1) + "/api/programs/elsewhere")
