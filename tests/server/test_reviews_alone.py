"""In the house for one, a game is looked back on, saved and gone on with as on a server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import regnum
from regnum.bots import Knowledge, learned
from regnum.bots.network import load
from regnum.games import game as game_named
from regnum.kernel import Match, saved
from regnum.server.alone.end import End
from regnum.server.alone.house import Alone
from regnum.server.alone.judging import Judging
from regnum.server.alone.searching import Elsewhere
from regnum.server.alone.shelf import Packages
from regnum.server.alone.store import DeviceStore
from regnum.server.alone.thinkers import Thinkers

from ..bots.test_network_js import in_node
from .devices import Memory, end_on

pytestmark = pytest.mark.anyio
VOTE = {
    "question": "which_vote",
    "seats": [0, 1, 2],
    "fields": {"candidate": "jeanne", "presenter": 0, "place": {"jeanne": "throne"}, "noes": [1, 0, 2]},
}


class Worker:
    """Finds that every answer was tried, the last one with the most success."""

    def __init__(self) -> None:
        self.searched = 0

    async def search(self, game: str, asked: str) -> str:
        self.searched += 1
        told = json.loads(asked)
        offers, players = len(told["offers"]), told["players"]
        gains = [10 * (n + 1) for n in range(offers)]
        return json.dumps({"visits": [20] * offers, "gains": gains, "shares": [1] * players, "games": 20})

    async def look(self, network: str, shown: str) -> str:
        return ""


async def asked(end: End, method: str, address: str, body: Any = None) -> Any:
    answer = await end.ask(method, address, "" if body is None else json.dumps(body))
    assert answer.status == 200, answer.text
    return answer.text if answer.name else json.loads(answer.text)


def played(choices: int | None = None, **options: Any) -> Match:
    """A game to its end, or so many choices of it."""
    match = regnum.new_match("vive-le-roi", seed=1, players=3, **options)
    while not match.over and len(match.choices) != choices:
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    return match


async def test_a_review_is_made_by_another_worker_and_kept_on_the_device() -> None:
    device, worker = Memory(), Worker()
    thinkers = Thinkers(Elsewhere(worker.search, worker.look))
    end = End(Alone(DeviceStore(device, Packages()), thinkers, clock=lambda: 1000.0))
    await asked(end, "POST", "/api/guests", {"name": "Anna"})
    table = (await asked(end, "POST", "/api/files", {"file": saved.write(played()), "people": "all"}))["table"]
    assert (await asked(end, "GET", f"/api/tables/{table}/review")) == {"progress": None, "review": None}
    assert (await asked(end, "POST", f"/api/tables/{table}/review"))["progress"] == 0
    while (seen := await asked(end, "GET", f"/api/tables/{table}/review"))["review"] is None:
        assert seen["progress"] is not None
        await asyncio.sleep(0.01)
    moments = seen["review"]["moments"]
    assert len(moments) > 20
    assert worker.searched == 2 * len(moments)
    assert moments[0]["chances"] == pytest.approx([1 / 3] * 3)
    again = await end_on(device)
    assert (await asked(again, "GET", f"/api/tables/{table}/review"))["review"] == seen["review"]
    await end.house.close()


async def test_chances_are_those_that_a_network_sees_where_one_has_learned_the_rules() -> None:
    path = learned.kept_for(game_named("lang-lebe-der-koenig"), 4)
    assert path is not None
    network = load(path)

    async def look(name: str, shown: str) -> str:
        return json.dumps(in_node(network, [json.loads(shown)])[0])

    match = regnum.new_match("lang-lebe-der-koenig", seed=2, players=4)
    judging = Judging(Elsewhere(Worker().search, look))
    found = (await judging.carried_out(lambda _: judging.judge("seed", 8).chances(known(match)), match)).found
    assert sum(found) == pytest.approx(1)
    assert found != pytest.approx([0.25] * 4, abs=1e-3), "that is what the search says"


def known(match: Match) -> Knowledge:
    return Knowledge.of(match, match.to_act[0])


async def test_an_unfinished_game_with_bots_is_saved_as_a_whole_and_goes_on() -> None:
    end = await end_on(Memory())
    await asked(end, "POST", "/api/guests", {"name": "Anna"})
    seats = [{"for": "me"}, {"for": "bot", "bot": "page"}, {"for": "bot", "bot": "squire"}]
    table = (await asked(end, "POST", "/api/tables", {"game": "vive-le-roi", "players": 3, "seats": seats}))["table"]
    file = await asked(end, "GET", f"/api/tables/{table}/export")
    assert "# bot 2: squire" in file
    assert "?" not in file
    again = await asked(end, "POST", "/api/files", {"file": file})
    assert (again["status"], again["seats"][2]["bot"]) == ("playing", "squire")
    await end.house.close()


async def test_a_position_is_gone_on_with_and_saved_with_its_beginning() -> None:
    device = Memory()
    end = await end_on(device)
    await asked(end, "POST", "/api/guests", {"name": "Anna"})
    file = saved.write(Match(game_named("vive-le-roi"), players=3, start=VOTE))
    table = await asked(end, "POST", "/api/files", {"file": file, "people": "all"})
    assert table["waiting"] == [0, 1, 2]
    assert "start: {" in await asked(end, "GET", f"/api/tables/{table['table']}/export")
    again = await end_on(device)
    assert (await asked(again, "GET", f"/api/tables/{table['table']}"))["waiting"] == [0, 1, 2]
    for house in (end, again):
        await house.house.close()
