"""Stewards look after a server from the browser; a link for a new password is good once, for a while."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.operating.admin import Admin
from regnum.server.people.invitations import hashed
from regnum.server.people.limits import LIMITS, Limits
from regnum.server.people.resets import SECONDS_OF_A_RESET
from regnum.server.wire.stewards import ROUTES
from regnum.store import Conflict, Unavailable

from .clients import Person
from .conftest import Arrive, Running
from .test_tables import seated

pytestmark = pytest.mark.anyio
PASSWORD, ANOTHER = "correct horse battery staple", "quite another long sentence"


async def account(arrive: Arrive, name: str) -> Person:
    person = await arrive(name)
    person.me = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


async def steward(arrive: Arrive, server: Running, name: str = "Stephan") -> Person:
    person = await account(arrive, name)
    await Admin(server.house.store).appoint(name)
    await server.house.operators.look()
    return person


async def test_only_stewards_come_in(arrive: Arrive, server: Running) -> None:
    anna, stephan = await account(arrive, "Anna"), await steward(arrive, server)
    bodies: dict[str, Any] = {"PUT": {"text": "x"}}
    for route in ROUTES:
        if route.path.startswith("/api/steward"):
            path = (
                route.path.replace("{account}", stephan.me["account"]).replace("{kept}", "t").replace("{report}", "1")
            )
            assert await anna.refused(route.method, path, bodies.get(route.method)) == "forbidden", path
    assert not (await anna.get("/api/me"))["steward"] and (await stephan.get("/api/me"))["steward"]
    await Admin(server.house.store).dismiss("Stephan")
    assert await stephan.refused("GET", "/api/steward") == "forbidden", "at once, whatever this node last heard"


async def test_a_guest_is_no_steward(arrive: Arrive, server: Running) -> None:
    guest = await arrive("Gast")
    with pytest.raises(Exception, match="is a guest"):
        await Admin(server.house.store).appoint(guest.me["account"])


async def test_people_are_found_muted_banned_and_deleted(arrive: Arrive, server: Running) -> None:
    stephan, anna = await steward(arrive, server), await account(arrive, "Anna")
    her = anna.me["account"]
    assert [one["name"] for one in await stephan.get("/api/steward/people", name="NN")] == ["Anna"]
    assert await stephan.get("/api/steward/people", name="%") == [], "what is looked for is no pattern"
    muted = await stephan.post(f"/api/steward/people/{her}/mute", None)
    assert muted["muted"] and her in server.house.operators.muted
    assert not (await stephan.post(f"/api/steward/people/{her}/unmute", None))["muted"]
    assert await stephan.refused("POST", f"/api/steward/people/{her}/unmute") == "not-now"
    assert (await stephan.post(f"/api/steward/people/{her}/ban", None))["banned"]
    assert await anna.get("/api/me") is None, "signed out"
    assert await anna.refused("POST", "/api/sessions", {"name": "Anna", "password": PASSWORD}) == "forbidden"
    await stephan.post(f"/api/steward/people/{her}/delete", None)
    assert await stephan.get("/api/steward/people", name="Anna") == []
    acts = (await stephan.get("/api/steward"))["acts"]
    assert [act["what"] for act in acts] == ["delete", "banned", "unmuted", "muted", "steward"]
    assert {act["operator"] for act in acts[:4]} == {"Stephan"}


async def test_stewards_do_nothing_to_each_other(arrive: Arrive, server: Running) -> None:
    stephan, sabine = await steward(arrive, server), await steward(arrive, server, "Sabine")
    for word in ("ban", "mute", "delete", "reset"):
        assert await stephan.refused("POST", f"/api/steward/people/{sabine.me['account']}/{word}") == "forbidden"


async def test_tables_are_closed_and_removed_and_the_store_has_a_size(arrive: Arrive, server: Running) -> None:
    stephan, anna = await steward(arrive, server), await arrive("Anna")
    table = (await anna.create())["table"]
    assert await stephan.refused("POST", f"/api/steward/tables/{table}/remove") == "not-now"
    seen = await stephan.post(f"/api/steward/tables/{table}/close", None)
    assert seen["tables"][0]["status"] == "closed" and seen["tables"][0]["people"] == ["Anna"]
    assert seen["size"] > 10_000 and seen["statuses"] == {"closed": 1} and seen["doors"] == "open"
    assert (await stephan.post(f"/api/steward/tables/{table}/remove", None))["tables"] == []


async def test_maintenance_begins_and_ends(arrive: Arrive, server: Running) -> None:
    stephan, anna = await steward(arrive, server), await arrive("Anna")
    answer = await stephan.ask("PUT", "/api/steward/maintenance", {"text": "back at noon"})
    assert answer.json()["maintenance"] == "back at noon"
    wish = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]}
    assert await anna.refused("POST", "/api/tables", wish) == "unavailable"
    assert (await stephan.ask("DELETE", "/api/steward/maintenance")).json()["maintenance"] is None
    await anna.create()


async def test_an_invitation_is_a_whole_link(arrive: Arrive, server: Running) -> None:
    stephan = await steward(arrive, server)
    link = (await stephan.post("/api/steward/invitations", None))["link"]
    assert link.startswith("http://")
    assert await server.house.store.use_invitation(hashed(link.rpartition("/")[2]))


async def test_a_report_comes_with_what_was_said(arrive: Arrive, server: Running) -> None:
    stephan = await steward(arrive, server)
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    stranger = await arrive("Carl")
    await bruno.post(f"/api/tables/{table}/chat", {"text": "you fool"})
    told = {"person": bruno.me["account"], "text": "rude"}
    assert await stranger.refused("POST", f"/api/reports/{table}", told) == "forbidden"
    assert await anna.refused("POST", f"/api/reports/{table}", told | {"person": stranger.me["account"]}) == "unknown"
    await anna.post(f"/api/reports/{table}", told)
    (report,) = (await stephan.get("/api/steward"))["reports"]
    assert (report["by"], report["about"]["name"], report["text"]) == ("Anna", "Bruno", "rude")
    assert [line["text"] for line in report["said"]] == ["you fool"]
    assert [one["text"] for one in (await anna.get("/api/me/data"))["reports"]] == ["rude"]
    assert (await stephan.ask("DELETE", f"/api/steward/reports/{report['report']}")).json()["reports"] == []


# --- links for a new password -----------------------------------------------------------------------------------------


async def reset(arrive: Arrive, server: Running) -> tuple[Person, str]:
    """Anna, signed in, and a link for her made by a steward."""
    stephan, anna = await steward(arrive, server), await account(arrive, "Anna")
    made = await stephan.post(f"/api/steward/people/{anna.me['account']}/reset", None)
    page, _, code = made["link"].partition("#")
    assert page.endswith("/reset") and len(code) >= 22
    return anna, code


async def test_one_address_does_not_fill_the_page_with_reports(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    seats = [{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]
    table = (await anna.create(players=3, seats=seats))["table"]
    server.house.limits = server.house.signing_in.limits = Limits(lambda: 0.0)
    codes = []
    for n in range(7):
        guest = await Person(server.address, f"Guest {n}").arrive()
        await guest.post(f"/api/tables/{table}/join", {})
        report = {"person": anna.me["account"], "text": "she wins"}
        codes += [(await guest.ask("POST", f"/api/reports/{table}", report)).status_code for _ in range(3)]
        await guest.post(f"/api/tables/{table}/leave", {})
        await guest.leave()
    most = int(LIMITS["report of an address"].burst)
    assert codes == [200] * most + [429] * (21 - most)


async def test_two_reports_at_one_moment_are_both_kept(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    keep, tries = server.house.store.report, [0]

    async def late(*said: Any) -> None:
        tries[0] += 1
        if tries[0] == 1:
            raise Conflict("another node wrote this number")
        await keep(*said)

    monkeypatch.setattr(server.house.store, "report", late)
    await anna.post(f"/api/reports/{table}", {"person": bruno.me["account"], "text": "rude"})
    assert [one.text for one in await server.house.store.reports(9)] == ["rude"]


async def test_a_link_gives_a_new_password_once_and_ends_what_was(arrive: Arrive, server: Running) -> None:
    anna, code = await reset(arrive, server)
    forgetful = Person(server.address, "Anna")
    body = {"code": code, "password": ANOTHER}
    assert await forgetful.refused("POST", "/api/passwords", body | {"password": "password"}) == "illegal"
    forgetful.me = await forgetful.post("/api/passwords", body)
    assert forgetful.me["account"] == anna.me["account"] and (await forgetful.get("/api/me"))["name"] == "Anna"
    assert await anna.get("/api/me") is None, "whoever was signed in is not any more"
    assert await anna.refused("POST", "/api/passwords", body) == "forbidden", "once"
    assert await anna.refused("POST", "/api/sessions", {"name": "Anna", "password": PASSWORD}) == "forbidden"
    await anna.post("/api/sessions", {"name": "Anna", "password": ANOTHER})
    await forgetful.leave()


async def test_a_link_ends_after_a_day(arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, code = await reset(arrive, server)
    late = server.house.clock() + SECONDS_OF_A_RESET + 1
    monkeypatch.setattr(server.house.resets, "clock", lambda: late)
    assert await anna.refused("POST", "/api/passwords", {"code": code, "password": ANOTHER}) == "forbidden"
    await server.house.store.sweep_resets(late)
    monkeypatch.undo()
    assert await anna.refused("POST", "/api/passwords", {"code": code, "password": ANOTHER}) == "forbidden", "swept"


async def test_a_new_link_ends_the_old_one_and_the_store_knows_neither(arrive: Arrive, server: Running) -> None:
    anna, code = await reset(arrive, server)
    newer = await Admin(server.house.store).reset_link("Anna")
    assert await anna.refused("POST", "/api/passwords", {"code": code, "password": ANOTHER}) == "forbidden"
    rows = await server.house.store._read("SELECT code FROM reset")
    assert rows == [(hashed(newer),)]
    await anna.post("/api/passwords", {"code": newer, "password": ANOTHER})


async def test_links_are_not_guessed_fast(arrive: Arrive, server: Running) -> None:
    await server.stop()
    await server.start(limits=1.0)
    stranger = Person(server.address, "Nobody")
    codes = [await stranger.refused("POST", "/api/passwords", {"code": f"x{n}", "password": ANOTHER}) for n in range(7)]
    assert codes == ["forbidden"] * 5 + ["too-fast"] * 2
    await stranger.leave()


async def test_somebody_banned_is_not_let_in_by_a_link(arrive: Arrive, server: Running) -> None:
    anna, code = await reset(arrive, server)
    await Admin(server.house.store).bar("Anna", "banned")
    assert await anna.refused("POST", "/api/passwords", {"code": code, "password": ANOTHER}) == "forbidden"
    assert await anna.get("/api/me") is None


async def test_whoever_is_deleted_leaves_nothing_of_that(arrive: Arrive, server: Running) -> None:
    anna, code = await reset(arrive, server)
    await Admin(server.house.store).appoint("Anna")
    await anna.ask("DELETE", "/api/me")
    assert not await server.house.store.is_steward(anna.me["account"])
    assert await server.house.store.reset_of(hashed(code), 0.0) is None


async def test_stewards_are_refused_while_the_store_does_not_answer(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    stephan = await steward(arrive, server)

    async def away(account: str) -> bool:
        raise Unavailable("away")

    monkeypatch.setattr(server.house.store, "is_steward", away)
    assert await stephan.refused("GET", "/api/steward") == "unavailable"
