"""Reviews on the server: asked for by anybody, made once and behind all bots, kept with the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import review as reviewing
from regnum.bots.review import FEWEST, Done, Judgement, carried_out, in_slices
from regnum.games import game
from regnum.kernel import Match, saved
from regnum.reviewed import Moment, Review
from regnum.server.people.limits import LIMITS, Limits
from regnum.server.rooms import reviews
from regnum.server.running.reviewer import Reviewer
from regnum.server.running.thinkers import Thinkers
from regnum.server.running.thinking import Thinking
from regnum.server.table import shelf

from ..bots.test_review import Stubborn
from .clients import Person, answer_first
from .conftest import Arrive, Running
from .own_boards import LANCASTER, board_like

pytestmark = pytest.mark.anyio


class Here(Reviewer):
    """A reviewer without a process, who can be held up."""

    def __init__(self, happened: list[str]) -> None:
        super().__init__()
        self.happened = happened
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.before: Callable[[], None] = lambda: None

    async def judge(self, judgement: Judgement, text: str) -> Done:
        await self.may_go_on.wait()
        self.before()
        self.happened.append("judgement")
        return carried_out(judgement, saved.read(text, game))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who knows at once, and few games to compare answers in."""
    monkeypatch.setattr(reviews, "in_slices", lambda seconds: in_slices(seconds, judge=lambda seed, games: Stubborn()))
    monkeypatch.setattr(reviewing, "TRIALS", FEWEST)


@pytest.fixture
async def here(server: Running, anyio_backend: str) -> Here:
    server.house.reviews.reviewer = made = Here([])
    return made


async def given_up(person: Person, answers: int = 3, **wish: Any) -> str:
    """A game that is over because the other, after a few answers, gave up."""
    seats = [{"for": "me"}, {"for": "bot", "bot": "random"}]
    table = str((await person.create(**{"players": 2, "seats": seats} | wish))["table"])
    await answer_first(person, table, answers)
    await person.post(f"/api/tables/{table}/concede", {})
    return table


async def made(person: Person, table: str) -> dict[str, Any]:
    """The review, once it is made."""
    while True:
        found: dict[str, Any] = await person.get(f"/api/tables/{table}/review")
        if found["review"]:
            return found
        await asyncio.sleep(0.01)


async def test_a_game_that_is_over_is_reviewed_for_anybody_who_asks(arrive: Arrive, here: Here) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await given_up(anna)
    assert await bruno.get(f"/api/tables/{table}/review") == {"progress": None, "review": None}
    asked = await bruno.post(f"/api/tables/{table}/review", None)
    assert asked == {"progress": 0.0, "review": None}
    found = (await made(anna, table))["review"]
    assert found["ended"] == [0.0, 1.0]
    for moment in found["moments"]:
        assert moment["chances"] == [1.0, 0.0]
        told = await anna.get(f"/api/tables/{table}/replay", at=moment["number"])
        sentences = [offer["sentence"] for offer in told["asked"]["offers"]]
        assert told["decision"]["sentence"] == moment["chosen"]
        assert moment["answers"][0]["sentence"] == sentences[-1]
    assert found["moments"]


async def test_it_is_told_in_the_readers_language(arrive: Arrive, here: Here) -> None:
    anna = await arrive("Anna")
    table = await given_up(anna)
    await anna.post(f"/api/tables/{table}/review", None)
    await made(anna, table)
    said = {
        language: (await anna.get(f"/api/tables/{table}/review", lang=language))["review"]["moments"][0]["chosen"]
        for language in ("en", "fr", "de")
    }
    assert len(set(said.values())) == 3


async def test_progress_is_told_while_it_is_made(arrive: Arrive, here: Here) -> None:
    anna = await arrive("Anna")
    table = await given_up(anna)
    told: list[float] = []
    here.may_go_on.clear()
    await anna.post(f"/api/tables/{table}/review", None)
    while not (found := await anna.get(f"/api/tables/{table}/review"))["review"]:
        told.append(found["progress"])
        here.may_go_on.set()
        await asyncio.sleep(0)
        here.may_go_on.clear()
    assert told[0] == 0.0 and found["progress"] == 1.0
    assert told == sorted(told)
    assert len({part for part in told if 0 < part < 1}) > 2


async def test_a_game_that_is_played_is_not_reviewed_and_says_so_in_three_languages(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    said = set()
    for method in ("GET", "POST"):
        for language in ("en", "fr", "de"):
            answer = await anna.ask(method, f"/api/tables/{table}/review", params={"lang": language})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            said.add(answer.json()["reason"])
    assert len(said) == 3
    assert await anna.refused("POST", "/api/tables/nowhere/review") == "unknown"


async def test_whoever_asks_twice_or_beside_another_lets_it_be_made_once(arrive: Arrive, here: Here) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await given_up(anna)
    here.may_go_on.clear()
    for person in (anna, bruno, anna):
        assert (await person.post(f"/api/tables/{table}/review", None))["review"] is None
    here.may_go_on.set()
    await made(anna, table)
    judgements = len(here.happened)
    again = await bruno.post(f"/api/tables/{table}/review", None)
    await asyncio.sleep(0.05)
    assert again["review"] and len(here.happened) == judgements


async def test_nobody_without_a_name_asks_and_nobody_asks_without_end(
    arrive: Arrive, server: Running, here: Here
) -> None:
    anna, nobody = await arrive("Anna"), Person(server.address, "")
    tables = [await given_up(anna, 1) for _ in range(7)]
    assert await nobody.refused("POST", f"/api/tables/{tables[0]}/review") == "signed-out"
    server.house.limits = Limits(lambda: 0.0)
    most = int(LIMITS["review"].burst)
    for table in tables[:most]:
        await anna.post(f"/api/tables/{table}/review", None)
    assert await anna.refused("POST", f"/api/tables/{tables[most]}/review") == "too-fast"
    # What is made already, or waits, may be asked for as often as one likes.
    await anna.post(f"/api/tables/{tables[0]}/review", None)
    await nobody.leave()


async def test_only_so_many_games_wait(arrive: Arrive, here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    anna = await arrive("Anna")
    first, second = [await given_up(anna, 1) for _ in range(2)]
    here.may_go_on.clear()
    await anna.post(f"/api/tables/{first}/review", None)
    assert await anna.refused("POST", f"/api/tables/{second}/review") == "not-now"
    here.may_go_on.set()
    await made(anna, first)
    await anna.post(f"/api/tables/{second}/review", None)
    assert await made(anna, second)


async def test_a_review_outlives_the_server_and_one_that_was_not_done_is_made_after_a_restart(
    arrive: Arrive, server: Running, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    done, begun = [await given_up(anna, 2) for _ in range(2)]
    await anna.post(f"/api/tables/{done}/review", None)
    kept = await made(anna, done)
    here.may_go_on.clear()
    await anna.post(f"/api/tables/{begun}/review", None)
    await server.stop()
    monkeypatch.setattr("regnum.server.house.Reviewer", lambda: Here([]))
    await server.start()
    bruno = Person(server.address, "Bruno")
    assert await bruno.get(f"/api/tables/{done}/review") == kept
    assert (await made(bruno, begun))["progress"] == 1.0
    await bruno.leave()


async def test_a_review_that_fails_is_forgotten_and_can_be_asked_for_again(arrive: Arrive, here: Here) -> None:
    anna = await arrive("Anna")
    table = await given_up(anna)

    def fail() -> None:
        raise RuntimeError("no idea")

    here.before = fail
    await anna.post(f"/api/tables/{table}/review", None)
    while (await anna.get(f"/api/tables/{table}/review"))["progress"] is not None:
        await asyncio.sleep(0.01)
    here.before = lambda: None
    await anna.post(f"/api/tables/{table}/review", None)
    assert await made(anna, table)


@pytest.mark.parametrize(
    "body", ["[]", "nonsense", "[" * 10_000, '{"moments": [{"number": 99}], "ended": []}', "of another game"]
)
async def test_a_damaged_review_is_told_as_none_and_can_be_asked_for_again(
    arrive: Arrive, here: Here, server: Running, body: str
) -> None:
    anna = await arrive("Anna")
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.post(f"/api/tables/{table}/concede", {})
    store = server.house.store
    if body == "of another game":
        body = json.dumps(Review((Moment(0, 0, "vote YES", (0.5, 0.5), ()),), (1.0, 0.0)).to_json())
    await store.ask_for_review(table, 1.0, 1)
    await store.keep_review(table, body)
    assert await anna.get(f"/api/tables/{table}/review") == {"progress": None, "review": None}
    assert await store.review(table) is None


async def test_a_table_on_its_own_board_is_reviewed_on_it(
    arrive: Arrive, here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    shelf.put_boards({"lancaster": board_like("lancaster", tmp_path / "own.toml", *LANCASTER)})
    try:
        table = await given_up(anna, 2, game="lancaster")
        await anna.post(f"/api/tables/{table}/review", None)
        assert (await made(anna, table))["review"]["moments"]
    finally:
        shelf.put_boards({})


async def test_a_lesson_that_was_played_to_its_end_is_reviewed_too(arrive: Arrive, here: Here) -> None:
    anna = await arrive("Anna")
    table = (await anna.post("/api/games/vive-le-roi/lesson", None))["table"]
    # Bots play a game to its end only while somebody looks on.
    await anna.connect()
    await anna.open(table)
    await anna.post(f"/api/tables/{table}/concede", {})
    while (await anna.update())["result"] is None:
        pass
    await anna.post(f"/api/tables/{table}/review", None)
    assert (await made(anna, table))["review"]["moments"]


# --- behind all bots ------------------------------------------------------------------------------------------------


class Pondering(Thinkers):
    """Bots who think until they are let go."""

    def __init__(self, happened: list[str]) -> None:
        super().__init__(1)
        self.happened = happened
        self.done = asyncio.Event()
        self._processes.do = self._ponder  # type: ignore[method-assign, assignment]

    async def _ponder(self, *_: object) -> Thinking:
        await self.done.wait()
        self.happened.append("bot")
        return Thinking(0)


async def test_bots_go_first(arrive: Arrive, server: Running, here: Here) -> None:
    anna = await arrive("Anna")
    table = await given_up(anna)
    server.house.reviews.thinkers = thinkers = Pondering(here.happened)
    match = Match(game("vive-le-roi"), players=3, seed=1)
    thinking: list[asyncio.Task[Thinking]] = []

    def begin() -> None:
        """A bot is asked while a judgement is made."""
        thinkers.done.clear()
        thinking.append(asyncio.create_task(thinkers.think("random", match, match.to_act[0], "seed")))

    begin()
    await asyncio.sleep(0)
    here.before = begin
    await anna.post(f"/api/tables/{table}/review", None)
    for judgements in range(3):
        await asyncio.sleep(0.1)
        assert here.happened == ["bot", "judgement"] * judgements
        thinkers.done.set()
        while len(here.happened) < 2 * judgements + 2:
            await asyncio.sleep(0.01)
    here.before = lambda: None
    thinkers.done.set()
    assert await made(anna, table)
    await asyncio.gather(*thinking)
