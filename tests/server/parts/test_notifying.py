"""Whoever is away hears once that it is their turn: by a push service and a mail server that run here."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server.house import House
from regnum.server.parts.notifying import notifier, outside
from regnum.server.parts.notifying.links import Links
from regnum.server.parts.notifying.notifier import Notifier
from regnum.server.parts.notifying.ways import Allowed, Services, must_be_a_push_service, new_way
from regnum.server.people.limits import Limits
from regnum.server.running.thinkers import Thinkers
from regnum.server.settings import CannotServe, Settings, networks
from regnum.server.table.refused import Refused
from regnum.store import store_at

from ..clients import Person
from ..conftest import Arrive, Running
from ..test_tables import choose, whose_turn
from .outer import MailServer, PushService, mail_server, push_service, text_of

pytestmark = pytest.mark.anyio
HERE = networks("127.0.0.0/8")
ANYWHERE = Allowed(HERE, ("http", "https"))
ADDRESS = "https://play.example.org"
PASSWORD, ANOTHER = "correct horse battery staple", "quite another long sentence"


@pytest.fixture
def push() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def mail() -> Iterator[tuple[MailServer, str]]:
    with mail_server() as found:
        yield found


@pytest.fixture
async def server(tmp_path: Path, anyio_backend: str, mail: tuple[MailServer, str]) -> AsyncIterator[Running]:
    """One that may reach what runs here."""
    running = Running(str(tmp_path / "regnum.db"))
    await running.start(mail=mail[1], address=ADDRESS, private_services="127.0.0.0/8")
    of(running).push_allowed = ANYWHERE
    of(running).patience = 0.0
    yield running
    await running.stop()


def of(running: Running) -> Notifier:
    found = running.house.parts["notifying"]
    assert isinstance(found, Notifier)
    return found


async def told(running: Running) -> None:
    """Everything is noted, and whoever is to be told is told now."""
    for _ in range(3):
        await asyncio.sleep(0.05)
        await of(running).look()


async def begun(arrive: Arrive) -> tuple[str, Person, Person]:
    """A game at which nobody looks: the table, whose turn it is, and who waits."""
    people = [await arrive(name) for name in ("Anna", "Bruno")]
    table = (await people[0].create())["table"]
    await people[1].post(f"/api/tables/{table}/join", {})
    first, (other,) = await whose_turn(people, table)
    return table, first, other


async def pass_the_turn(table: str, first: Person, other: Person) -> None:
    people = sorted((first, other), key=lambda one: one.name)
    while (await whose_turn(people, table))[0] is first:
        await choose(first, table)


def link_in(text: str, what: str) -> str:
    found = re.search(rf"/notified\?{what}=(\S+)", text)
    assert found is not None, text
    return found[1]


async def mailed(person: Person, mail: MailServer, target: str = "anna@example.org", password: str = "") -> str:
    """Somebody wants mail, and has shown that the mailbox is theirs; the letter that asked."""
    await person.post("/api/notifications", {"kind": "mail", "target": target, "password": password})
    asking = text_of(await asyncio.to_thread(mail.next))
    stranger = Person(person.address, "nobody")
    await stranger.post(f"/api/notifications/confirm?token={link_in(asking, 'confirm')}", None)
    await stranger.leave()
    return asking


# --- Web Push -------------------------------------------------------------------------------------------------------


async def test_a_browser_is_told_once_a_turn_with_game_and_table(
    arrive: Arrive, server: Running, push: PushService
) -> None:
    table, first, other = await begun(arrive)
    seen = await other.post("/api/notifications/browsers", push.subscription)
    assert [way["kind"] for way in seen["ways"]] == ["push"] and seen["key"]
    assert "browser" not in str(seen["ways"]), "the endpoint itself stays here"
    await pass_the_turn(table, first, other)
    await told(server)
    said = json.loads(await asyncio.to_thread(push.next))
    assert said["page"] == f"/table/{table}"
    assert said["title"] == "Your turn: Vive le Roi!"
    assert said["text"] == f"Vive le Roi! with {first.name}: it is your turn."
    await told(server)
    assert push.bodies.empty(), "once"
    assert push.heads[0]["authorization"].startswith("vapid t=")
    assert seen["key"] in push.heads[0]["authorization"]


async def test_whoever_looks_is_left_alone(arrive: Arrive, server: Running, push: PushService) -> None:
    table, first, other = await begun(arrive)
    await other.post("/api/notifications/browsers", push.subscription)
    await other.connect()
    await other.open(table)
    await pass_the_turn(table, first, other)
    await told(server)
    assert push.bodies.empty()


async def test_another_window_in_front_is_not_looking(arrive: Arrive, server: Running, push: PushService) -> None:
    table, first, other = await begun(arrive)
    await other.post("/api/notifications/browsers", push.subscription)
    await other.connect()
    await other.open(table)
    await other.do(do="look", table=table, on=False)
    await pass_the_turn(table, first, other)
    await told(server)
    assert await asyncio.to_thread(push.next)


async def test_a_table_can_be_silent(arrive: Arrive, server: Running, push: PushService) -> None:
    table, first, other = await begun(arrive)
    await other.post("/api/notifications/browsers", push.subscription)
    seen = (await other.ask("PUT", f"/api/notifications/tables/{table}", {"silent": True})).json()
    assert seen["silent"] == [table]
    stranger = await arrive("Carl")
    assert await stranger.refused("PUT", f"/api/notifications/tables/{table}", {"silent": True}) == "forbidden"
    await pass_the_turn(table, first, other)
    await told(server)
    assert push.bodies.empty()
    assert (await other.ask("PUT", f"/api/notifications/tables/{table}", {"silent": False})).json()["silent"] == []


async def test_a_browser_that_takes_no_more_is_forgotten(arrive: Arrive, server: Running, push: PushService) -> None:
    push.answer = 410
    table, first, _ = await begun(arrive)
    await first.post("/api/notifications/browsers", push.subscription)
    await of(server).remind(table, first.me["account"])
    assert (await first.get("/api/notifications"))["ways"] == []


async def test_nobody_is_sent_on_to_another_address(arrive: Arrive, server: Running, push: PushService) -> None:
    push.answer = 307
    table, first, _ = await begun(arrive)
    await first.post("/api/notifications/browsers", push.subscription)
    await of(server).remind(table, first.me["account"])
    assert len(push.heads) == 1


async def test_a_browser_tells_one_person(arrive: Arrive, server: Running, push: PushService) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    await anna.post("/api/notifications/browsers", push.subscription)
    await bruno.post("/api/notifications/browsers", push.subscription)
    assert (await anna.get("/api/notifications"))["ways"] == []


async def test_an_answer_without_end_is_not_read(push: PushService) -> None:
    sending = outside.Outside()
    try:
        key, push.body = notifier._new_key(), b"x" * 65_536
        said = await sending.do("anna", outside.push, push.subscription, "x", key, notifier.NOBODY, ANYWHERE)
        assert said == ""
        assert await asyncio.to_thread(push.stopped.wait, 20), "it was told to stop"
        assert push.sent < 1_000
    finally:
        sending.close()


async def test_a_strangers_words_are_not_logged(
    arrive: Arrive, server: Running, push: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    push.nonsense = b"WARNING regnum.signing_in: failed sign-in from 203.0.113.7: 'x'\r\n\r\n"
    table, first, _ = await begun(arrive)
    await first.post("/api/notifications/browsers", push.subscription)
    await of(server).remind(table, first.me["account"])
    assert "could not be told by push" in caplog.text
    assert "203.0.113.7" not in caplog.text and "push/browser" not in caplog.text


async def test_whoever_is_told_by_slow_servers_has_others_wait_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    sending, order = outside.Outside(), []
    going_on = asyncio.Event()

    async def slowly(work: Any, name: str) -> None:
        order.append(name)
        await going_on.wait()

    monkeypatch.setattr(sending._processes, "do", slowly)
    names = ["mallory"] * 10 + ["anna"]
    tasks = [asyncio.create_task(sending.do(name, print, name)) for name in names]
    for _ in range(5):
        await asyncio.sleep(0)
    assert order == ["mallory"] * outside.AT_ONCE
    going_on.set()
    await asyncio.gather(*tasks)
    assert order[outside.AT_ONCE] == "anna"
    going_on.clear()
    waiting = [asyncio.create_task(sending.do("mallory", print, "x")) for _ in range(outside.MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(outside.TooMuch):
        await sending.do("mallory", print, "x")
    going_on.set()
    await asyncio.gather(*waiting)


async def test_a_message_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LONGEST", 0.2)
    sending = outside.Outside()
    try:
        with pytest.raises(TimeoutError):
            await sending.do("anna", time.sleep, 60)
    finally:
        sending.close()


# --- private addresses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/x",
        "https://localhost/x",
        "https://printer.local/x",
        "https://user:password@push.example.org/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:7f00:1::1]/x",
        "https://[::127.0.0.1]/x",
        "https://[fec0::1]/x",
        "https://[::ffff:0:127.0.0.1]/x",
        "https://[64:ff9b:1::a00:1]/x",
        "https://[5f00::1]/x",
        "https://[1000::1]/x",
        "https://push.example.org/\0",
        "https://push.example.org\u2028/x",
        "https://push.example.org:port/x",
        "file:///etc/passwd",
        "nonsense",
    ],
)
def test_no_push_service_is_at_a_private_address(endpoint: str) -> None:
    with pytest.raises(Refused):
        must_be_a_push_service(endpoint, Allowed())
    must_be_a_push_service("https://push.example.org/x", Allowed())
    must_be_a_push_service("https://[2606:4700::1]/x", Allowed())
    must_be_a_push_service("https://[64:ff9b::808:808]/x", Allowed())


async def test_a_name_that_leads_to_a_private_address_is_refused_where_it_leads(push: PushService) -> None:
    sending = outside.Outside()
    subscription = push.subscription | {"endpoint": f"http://localhost:{push.port}/push"}
    try:
        key = notifier._new_key()
        said = await sending.do("anna", outside.push, subscription, "x", key, notifier.NOBODY, Allowed())
        assert "no public address" in said and not push.heads
        mail = f"mailto://localhost:{push.port}?from=a@example.org&to=b@example.org"
        assert await sending.do("anna", outside.tell, mail, "x", "y", Allowed()) and not push.heads
    finally:
        sending.close()


async def test_where_messages_are_sent_nothing_else_can_be_done(tmp_path: Path) -> None:
    sending = outside.Outside()
    try:
        with pytest.raises(PermissionError, match="nothing else"):
            await sending.do("anna", _run_something, Allowed())
        with pytest.raises(PermissionError, match="nothing else"):
            await sending.do("anna", _write_something, Allowed(), str(tmp_path / "file"))
    finally:
        sending.close()


def _run_something(allowed: Allowed) -> None:
    import subprocess

    outside._guard(allowed)
    subprocess.run(["true"], check=True)


def _write_something(allowed: Allowed, path: str) -> None:
    outside._guard(allowed)
    Path(path).write_text("x")


# --- mail and services ----------------------------------------------------------------------------------------------


async def test_mail_comes_after_its_owner_said_yes_and_stops_with_one_click(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    table, first, _ = await begun(arrive)
    asking = await mailed(first, mail[0])
    assert first.name in asking and ADDRESS in asking
    await of(server).remind(table, first.me["account"])
    letter = await asyncio.to_thread(mail[0].next)
    assert letter["To"] == "anna@example.org" and letter["From"] == "regnum@example.org"
    text = text_of(letter)
    assert f"{ADDRESS}/table/{table}" in text
    stop = link_in(text, "stop")
    assert letter["List-Unsubscribe"] == f"<{ADDRESS}/notified?stop={stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    nobody = Person(server.address, "nobody")
    assert (await nobody.http.post(f"/notified?stop={stop}x")).status_code == 403
    assert len((await first.get("/api/notifications"))["ways"]) == 1
    clicked = await nobody.http.post(f"/notified?stop={stop}", data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert (await first.get("/api/notifications"))["ways"] == []
    await nobody.leave()


async def test_nobody_is_told_before_they_said_yes(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    table, first, _ = await begun(arrive)
    await first.post("/api/notifications", {"kind": "mail", "target": "victim@example.org"})
    assert "is this you" in (await asyncio.to_thread(mail[0].next))["Subject"]
    await of(server).remind(table, first.me["account"])
    assert mail[0].letters.empty()
    assert await first.refused("POST", "/api/notifications/confirm?token=a.b") == "forbidden"


async def test_a_person_gives_a_target_and_nothing_else(arrive: Arrive, server: Running) -> None:
    anna = await arrive("Anna")
    for target in ("a@b.example,c@d.example", "a@b.example&smtp=evil", "a b@c.example", "nobody", "a@b"):
        assert await anna.refused("POST", "/api/notifications", {"kind": "mail", "target": target}) == "illegal"
    for kind in ("syslog", "dbus", "ntfy", "file"):
        assert await anna.refused("POST", "/api/notifications", {"kind": kind, "target": "x"}) == "not-now"


@pytest.mark.parametrize(
    "services",
    [
        ["syslog://{target}"],
        ["dbus://{target}"],
        ["gnome://{target}"],
        ["macosx://{target}"],
        ["windows://{target}"],
        ["file:///tmp/{target}"],
        ["json://example.org/{target}"],
        ["ntfys://{target}"],
        ["ntfys://ntfy.sh/topic"],
    ],
)
def test_the_host_switches_on_services_that_reach_people_and_no_others(services: list[str]) -> None:
    with pytest.raises(CannotServe):
        Services("", services)


def test_mail_has_an_address_that_its_links_lead_to(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="address"):
        Notifier(House(store_at(str(tmp_path / "x.db")), thinkers=Thinkers(1)), Settings(mail="mailto://x?from=a@b.c"))


def test_mail_has_a_server_and_a_sender() -> None:
    for mail in ("smtp://example.org", "mailto://example.org", "mailto://example.org?from=a@b.example&to=c@d.example"):
        with pytest.raises(CannotServe):
            Services(mail, [])


async def test_a_service_is_told_through_its_template(push: PushService) -> None:
    services = Services("", [f"ntfy://127.0.0.1:{push.port}/{{target}}"])
    services.must_take("ntfy", "my-games")
    url = services.url(new_way("anna", "ntfy", "my-games", 0.0), "")
    sending = outside.Outside()
    try:
        push.answer = 200
        assert await sending.do("anna", outside.tell, url, "Your turn", "King Me!", Allowed(HERE)) == ""
        assert b"my-games" in push.bodies.get(timeout=20)
    finally:
        sending.close()


# --- a forgotten password -------------------------------------------------------------------------------------------


async def test_a_new_password_comes_by_mail_and_ends_all_sessions(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    anna, stranger = await arrive("Anna"), Person(server.address, "stranger")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    await mailed(anna, mail[0], password=PASSWORD)
    assert (await stranger.get("/api/forgotten"))["mail"]
    for name in ("Nobody", "Anna"):
        assert await stranger.post("/api/forgotten", {"name": name}) is None, "the same for all"
    text = text_of(await asyncio.to_thread(mail[0].next))
    found = re.search(rf"{ADDRESS}/reset#(\S+)", text)
    assert found is not None and "stop=" not in text
    stranger.me = await stranger.post("/api/passwords", {"code": found[1], "password": ANOTHER})
    assert stranger.me["name"] == "Anna" and await anna.get("/api/me") is None
    assert await anna.refused("POST", "/api/passwords", {"code": found[1], "password": PASSWORD}) == "forbidden"
    assert mail[0].letters.empty()
    await stranger.leave()


async def test_whoever_finds_a_page_open_cannot_have_the_account_by_mail(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    anna, stranger = await arrive("Anna"), Person(server.address, "stranger")
    await mailed(anna, mail[0], "before@example.org")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    wish = {"kind": "mail", "target": "thief@example.org"}
    assert await anna.refused("POST", "/api/notifications", wish) == "forbidden"
    assert await anna.refused("POST", "/api/notifications", wish | {"password": ANOTHER}) == "forbidden"
    await stranger.post("/api/forgotten", {"name": "Anna"})
    await told(server)
    assert mail[0].letters.empty(), "the guest whom the account was made of had no password to say"
    await anna.post("/api/notifications", {"kind": "mail", "target": "before@example.org", "password": PASSWORD})
    await stranger.post("/api/forgotten", {"name": "Anna"})
    assert "/reset#" in text_of(await asyncio.to_thread(mail[0].next))
    await stranger.leave()


async def test_a_stranger_cannot_end_a_link_that_lies_in_a_mailbox(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    anna, stranger = await arrive("Anna"), Person(server.address, "stranger")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    await mailed(anna, mail[0], password=PASSWORD)
    code = await server.house.resets.link(await server.house.accounts.sign_in("Anna", PASSWORD))
    await stranger.post("/api/forgotten", {"name": "Anna"})
    await told(server)
    assert mail[0].letters.empty()
    await stranger.post("/api/passwords", {"code": code, "password": ANOTHER})
    await stranger.leave()


async def test_no_mailbox_is_asked_again_and_again_whoever_asks(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await arrive(f"Person {letter}") for letter in "ABCDE"]
    monkeypatch.setattr(server.house.limits, "_factor", 1.0)
    codes = []
    for n, one in enumerate(people):
        wish = {"kind": "mail", "target": f"Victim+{n}@example.org"}
        codes.append((await one.ask("POST", "/api/notifications", wish)).status_code)
    assert codes == [200] * 3 + [429] * 2
    assert (await people[-1].get("/api/notifications"))["ways"] == []


async def test_in_a_day_a_mailbox_is_asked_three_times_or_so() -> None:
    now, asked = 0.0, list[bool]()
    limits = Limits(lambda: now)
    while now < 24 * 3600:
        asked.append(not limits.wait("asked", "mail victim@example.org"))
        now += 60
    assert asked[:3] == [True] * 3 and sum(asked) <= 5


async def test_a_name_is_no_link_where_it_is_sent(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str]
) -> None:
    assert "evil" in (letter := await mailed(await arrive("https://evil.example/<b>"), mail[0]))
    assert "evil.example" not in letter and "https://evil" not in letter and "<b>" not in letter


async def test_nobody_is_sent_mail_without_end(
    arrive: Arrive, server: Running, mail: tuple[MailServer, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    await mailed(anna, mail[0], password=PASSWORD)
    monkeypatch.setattr(server.house.limits, "_factor", 1.0)
    codes = [(await anna.ask("POST", "/api/forgotten", {"name": "Anna"})).status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3
    assert "/reset#" in text_of(await asyncio.to_thread(mail[0].next))
    await told(server)
    assert mail[0].letters.empty()


# --- without the extra, and after deletion --------------------------------------------------------------------------


async def test_without_its_packages_it_says_so_and_nothing_breaks(
    tmp_path: Path, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "missing", lambda extra: ("pywebpush",))
    running = Running(str(tmp_path / "without.db"))
    await running.start()
    anna = await Person(running.address, "Anna").arrive()
    assert (await anna.get("/api/notifications"))["missing"] == ["pywebpush"]
    answer = await anna.ask("POST", "/api/notifications/browsers", push.subscription)
    assert answer.status_code == 409 and "pip install 'regnum[notify]'" in answer.json()["reason"]
    assert not (await anna.get("/api/forgotten"))["mail"]
    await anna.create()
    await anna.leave()
    await running.stop()


async def test_what_is_known_of_somebody_is_theirs_and_goes_with_them(
    arrive: Arrive, server: Running, push: PushService
) -> None:
    anna = await arrive("Anna")
    await anna.post("/api/notifications/browsers", push.subscription)
    data = await anna.get("/api/me/data")
    assert data["parts"]["notifying"]["ways"][0]["target"] == push.subscription["endpoint"]
    await anna.ask("DELETE", "/api/me")
    assert await of(server).kept.told() == set()


async def test_the_keys_stay_the_same(server: Running) -> None:
    before = of(server).public_key
    await server.stop()
    await server.start()
    assert of(server).public_key == before and len(before) > 80


def test_a_link_is_good_for_one_thing() -> None:
    links = Links("secret")
    assert links.way("stop", links.token("stop", "abc")) == "abc"
    for token in (links.token("confirm", "abc"), Links("other").token("stop", "abc"), "", "abc", "."):
        with pytest.raises(Refused):
            links.way("stop", token)
