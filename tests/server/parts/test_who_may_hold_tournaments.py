"""Who may make, change and enter a tournament, and what cannot be."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from regnum.server.parts.tournaments.planning import NewTournament, planned
from regnum.server.table.refused import Refused

from ..clients import Person
from ..conftest import Running
from .clubs import NOW, WISH, Club, signed_up

pytestmark = pytest.mark.anyio


async def test_what_cannot_be_is_refused(club: Club) -> None:
    def refusal(**wish: Any) -> str:
        with pytest.raises(Refused) as refused:
            planned(NewTournament(**{**WISH, **wish}), NOW)
        return str(refused.value)

    assert "a table needs at least 3 people" in refusal(least=2)
    assert "one line" in refusal(name="\u2028")
    assert "fewer go on" in refusal(format="knock-out", going_on=4)
    assert "at most 32 people" in refusal(format="round-robin", most=33)
    assert "larger" in refusal(least=9, most=8)
    assert "within a year" in refusal(starts=NOW - 1)
    assert "seconds are not between" in refusal(pace="days")
    assert refusal(game="chess").startswith("there is no game")
    assert refusal(options={"no-such-option": True})


async def test_who_may_make_change_and_enter_a_tournament(server: Running) -> None:
    anna, bert = [await signed_up(server.address, name) for name in ("Anna", "Bert")]
    guest = await Person(server.address, "Gast").arrive()
    assert await guest.refused("POST", "/api/tournaments", WISH) == "forbidden"
    one = await anna.post("/api/tournaments", {**WISH, "entry": "invited"})
    here = f"/api/tournaments/{one['tournament']}"
    assert (await bert.get("/api/tournaments"))["tournaments"] == []
    assert [row["name"] for row in (await anna.get("/api/tournaments", show="mine"))["tournaments"]] == ["Club evening"]
    assert await bert.refused("POST", f"{here}/enter", {}) == "forbidden"
    assert await guest.refused("POST", f"{here}/enter", {"key": one["key"]}) == "forbidden"
    for stranger in (bert, guest):
        assert one["key"] not in (await stranger.ask("GET", here)).text, "only those who take part invite"
    seen = await bert.post(f"{here}/enter", {"key": one["key"]})
    assert (seen["mine"], seen["may"], seen["seed"]) == ("in", ["withdraw"], None)
    assert await bert.refused("POST", f"{here}/begin", None) == "forbidden"
    assert await bert.refused("POST", f"{here}/call-off", None) == "forbidden"
    assert await bert.refused("POST", f"{here}/dismiss", {"account": anna.me["account"]}) == "forbidden"
    assert await anna.refused("POST", f"{here}/begin", None) == "not-now", "too few"
    assert (await anna.post(f"{here}/dismiss", {"account": bert.me["account"]}))["people"] == []
    hidden = (await bert.ask("GET", f"{here}/json")).json()
    assert "secret" not in hidden and "key" not in hidden
    assert (await anna.post(f"{here}/call-off", None))["status"] == "called-off"
    assert await bert.refused("POST", f"{here}/enter", {"key": one["key"]}) == "not-now"
    server.house.parts["tournaments"].makers = "stewards"  # type: ignore[attr-defined]
    answer = await anna.ask("POST", "/api/tournaments?lang=de", WISH)
    assert answer.json()["reason"] == "auf diesem Server richten Verwalter Turniere aus"
    for person in (anna, bert, guest):
        await person.leave()


async def test_nobody_has_more_than_ten_tournaments_that_are_not_over(club: Club) -> None:
    (anna,) = await club.people(1)
    plan = planned(NewTournament(**WISH), NOW)
    for _ in range(10):
        await club.part.create(anna, plan)
    with pytest.raises(Refused, match="10 unfinished tournaments"):
        await club.part.create(anna, plan)
    assert json.dumps(await club.part.kept_about("p00"))
    with pytest.raises(Refused, match="account with a password"):
        await club.part.create(replace(anna, key=None), plan)
