"""What costs the server time is counted by address, and what anybody may ask for is bounded."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from regnum import new_match
from regnum.kernel import saved
from regnum.reviewed import SECONDS, Review
from regnum.rules import rules, search
from regnum.server.people import limits
from regnum.server.people.sessions import Visitor
from regnum.server.rooms.reviews import MOST_WAITING
from regnum.server.running.in_turn import InTurn
from regnum.server.table import bounds, playing
from regnum.server.table.companions import LONGEST_NAME
from regnum.server.table.journal import Renamed
from regnum.server.table.plans import Clock
from regnum.server.table.refused import Refused
from regnum.server.table.shelf import find_game
from regnum.server.wire.commands import GameFile
from regnum.server.wire.doing import bring

from .clients import Person
from .conftest import Running
from .houses import house_in
from .test_consent import team
from .test_crowds import limited

pytestmark = pytest.mark.anyio


async def test_nobody_looks_back_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.LIMITS, "steps", limits.Limit(6, 1))
    await limited(server)
    anna = await Person(server.address, "Anna").arrive()
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.post(f"/api/tables/{table}/concede", {})
    for ways in (["replay"], ["past"], ["fair"], ["export"], ["update?last=2000000000"]):
        server.house.limits._left.clear()
        heard = {(await anna.ask("GET", f"/api/tables/{table}/{way}")).status_code for way in ways * 9}
        assert heard == {200, 429}, ways
    await anna.leave()


async def test_nobody_searches_or_looks_at_the_lobby_without_end(server: Running) -> None:
    await limited(server)
    nobody = Person(server.address, "")
    burst = int(limits.LIMITS["why"].burst)
    for _ in range(burst):
        await nobody.get("/api/games/vive-le-roi/rules/search", words="")
    assert await nobody.refused("GET", "/api/games/vive-le-roi/reference/search") == "too-fast"
    await nobody.connect()
    burst = int(limits.LIMITS["reading"].burst)
    heard = [(await nobody.do(do="lobby", on=True))["kind"] for _ in range(burst + 1)]
    assert heard == ["done"] * burst + ["refused"]
    await nobody.leave()


def test_however_much_is_asked_for_a_few_words_are_looked_at() -> None:
    found = find_game("vive-le-roi")
    index = rules(found, "en")
    asked = index.search("king vote " * 4 + "xylophone")
    assert asked and asked == index.search("king vote")
    assert search._forms.cache_info().maxsize == search.REMEMBERED


async def test_files_that_people_bring_wait_their_turn_with_transcripts(tmp_path: Path) -> None:
    house = await house_in(tmp_path)
    anna = Visitor(await house.accounts.be_a_guest("Anna", "en", 1.0), "", "en")
    house.transcribing = InTurn(at_once=1, most_waiting=0)
    with pytest.raises(Refused, match="too fast"):
        await bring(house, anna, GameFile(file="no game"))
    await house.close()


async def test_neighbours_in_one_network_are_one_household(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.LIMITS, "account", limits.Limit(3, 0.001))
    running = Running(str(tmp_path / "regnum.db"))
    await running.start(limits=1.0)
    codes = []
    for number in range(5):
        person = Person(running.address, "Anna")
        headers = {"X-Forwarded-For": f"2001:db8::{number:x}"}
        codes.append((await person.ask("POST", "/api/guests", {"name": "Anna"}, headers=headers)).status_code)
        await person.leave()
    assert codes == [200] * 3 + [429] * 2
    await running.stop()


def test_nobody_makes_a_journal_longer_by_leaving_a_teammate_and_coming_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_BESIDE", 20)
    table = team()
    for act in [playing.concede, playing.resume] * 30:
        with contextlib.suppress(Refused):
            for entry in act(table, "b", 1.0):
                bounds.must_be_within_bounds(table, entry)
                table.apply(entry)
    assert table.length <= 20 + 3 * table.standing + 2
    assert table.seats[0].chairs[1].bot == ""


def test_a_team_gains_no_time_by_sending_one_of_them_out_and_back() -> None:
    table = team(clock=Clock("bank", 600.0))
    table.clocks.left[0] = 5.0
    for act in (playing.concede, playing.resume):
        for entry in act(table, "b", 0.0):
            table.apply(entry)
    assert table.clocks.left[0] == 5.0


def test_nobody_makes_a_journal_longer_and_longer_by_taking_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_BESIDE", 20)
    table = team()
    for _ in range(30 + 3 * table.standing):
        with contextlib.suppress(Refused):
            bounds.must_be_within_bounds(table, entry := Renamed(at=1.0, seat=1))
            table.apply(entry)
    assert table.length <= 20 + 3 * table.standing + 2


async def test_nobody_reads_a_review_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Putting the review of a whole game into words takes up to a tenth of a second."""
    monkeypatch.setitem(limits.LIMITS, "steps", limits.Limit(6, 1))
    await limited(server)
    anna = await Person(server.address, "Anna").arrive()
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}]))["table"]
    await anna.post(f"/api/tables/{table}/concede", {})
    await server.house.store.ask_for_review(table, 1.0, 1)
    await server.house.store.keep_review(table, json.dumps(Review((), (1.0, 0.0)).to_json()))
    for method in ("GET", "POST"):
        server.house.limits._left.clear()
        heard = {(await anna.ask(method, f"/api/tables/{table}/review", {})).status_code for _ in range(9)}
        assert heard == {200, 429}, method
    await anna.leave()


def test_no_household_has_all_games_reviewed_that_a_server_can_review() -> None:
    """A queue that one address keeps full is closed to everybody else."""
    for what in ("review", "review of an address"):
        assert limits.LIMITS[what].per_second * SECONDS < 0.5
        assert limits.LIMITS[what].burst < MOST_WAITING / 2


async def test_nobody_lists_tables_without_end(server: Running) -> None:
    await limited(server)
    nobody = Person(server.address, "")
    burst = int(limits.LIMITS["reading"].burst)
    heard = [(await nobody.ask("GET", "/api/tables")).status_code for _ in range(burst + 2)]
    assert heard[:burst] == [200] * burst and 429 in heard[burst:]
    await nobody.leave()


async def test_names_that_a_file_brings_are_as_short_as_others(tmp_path: Path) -> None:
    """A name of fifty thousand letters would stand in every line and every list."""
    house = await house_in(tmp_path)
    anna = Visitor(await house.accounts.be_a_guest("Anna", "en", 1.0), "", "en")
    file = saved.write(new_match("vive-le-roi", seed=1)).replace("\n\n", f"\nseat 0: {'x' * 50_000}\n\n", 1)
    made = await bring(house, anna, GameFile(file=file, people="all"))
    assert [len(seat["name"]) for seat in made["seats"] if seat["name"].startswith("x")] == [LONGEST_NAME]
    await house.close()
