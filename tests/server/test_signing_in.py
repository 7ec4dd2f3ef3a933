"""Signing in: guesses are counted by account and by address, and nobody can be locked out by them."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from pathlib import Path
from typing import Any

import pytest
import zxcvbn

from regnum.server.people import signing_in
from regnum.server.people.limits import FORGET_ABOVE, LIMITS, Limits
from regnum.server.people.passwords import AT_ONCE, LONGEST, MOST_WAITING, Passwords
from regnum.server.people.signing_in import LONGEST_DELAY
from regnum.server.running.logs import Plain, Structured
from regnum.server.table.refused import Refused

from .clients import Person
from .conftest import Arrive, Running
from .houses import CHEAP, house_in

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
SPELLINGS = ("Victim", " Victim", "Ｖictim", "VICTIM", "victim ", "Vic\u0074im")
COMMON = ("password", "12345678", "qwertyuiop", "P@ssw0rd", "iloveyou1", "AnnaAnna", "aaaaaaaaaaaa")
FILTER = Path(__file__).parents[2] / "docs" / "how-to" / "host.md"


class Guessed:
    """A house with an account, limits under a fake clock, and a list of how long everybody was made to wait."""

    def __init__(self, house: Any) -> None:
        self.house = house
        self.now = 0.0
        self.waited: list[float] = []
        house.limits = Limits(lambda: self.now)
        house.signing_in.limits = house.limits
        house.signing_in.sleep = self._sleep

    async def _sleep(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def guess(self, name: str, address: str, password: str = "a wrong guess") -> str:
        try:
            return str((await self.house.signing_in.sign_in(name, password, address)).name)
        except Refused as wrong:
            return wrong.code


async def guessed(folder: Path) -> Guessed:
    house = await house_in(folder)
    await house.accounts.sign_up("Victim", PASSWORD, None, "en", 1.0)
    return Guessed(house)


async def test_one_account_has_one_bucket_whatever_the_spelling(tmp_path: Path) -> None:
    found = await guessed(tmp_path)
    free = int(LIMITS["guess"].burst)
    for n in range(free + 5):
        assert await found.guess(SPELLINGS[n % len(SPELLINGS)], f"10.0.0.{n}") == "forbidden"
    assert len(found.waited) == 5
    await found.house.close()


async def test_no_name_is_somebody_elses_bucket(tmp_path: Path) -> None:
    """What a stranger types as a name may be an account's id or an address: its owner is not kept waiting for that."""
    found = await guessed(tmp_path)
    for name in ("kx7q2m9d4t", "192.0.2.1"):
        for n in range(30):
            await found.guess(name, f"10.0.0.{n}")
        for what in ("password", "reset", "sign-in", "request"):
            assert found.house.limits.wait(what, name) == 0.0, what
    await found.house.close()


async def test_many_names_do_not_make_each_request_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    known, swept = Limits(lambda: 0.0), 0
    forget = known._forget

    def counted(now: float) -> None:
        nonlocal swept
        swept += 1
        forget(now)

    monkeypatch.setattr(known, "_forget", counted)
    for n in range(3 * FORGET_ABOVE):
        known.wait("reset", f"2001:db8:{n:x}::/64")
    assert swept <= 3


async def test_the_owner_is_slowed_and_never_locked_out(tmp_path: Path) -> None:
    found = await guessed(tmp_path)
    for n in range(500):
        await found.guess("Victim", f"10.0.{n // 250}.{n % 250}")
    assert await found.guess("Victim", "192.0.2.1", PASSWORD) == "Victim"
    assert 0 < found.waited[-1] <= LONGEST_DELAY
    assert await found.guess("Victim", "192.0.2.1", PASSWORD) == "Victim"
    assert max(found.waited) <= LONGEST_DELAY
    await found.house.close()


async def test_a_name_that_nobody_has_costs_as_much_as_one_that_somebody_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that an answer takes tells strangers who has an account."""
    found, compared = await guessed(tmp_path), list[str]()
    passwords = found.house.accounts.passwords
    fits = passwords.fits

    async def noting(known: str, password: str) -> bool:
        compared.append(known)
        return bool(await fits(known, password))

    monkeypatch.setattr(passwords, "fits", noting)
    for name in ("Victim", "Nobody"):
        assert await found.guess(name, "10.0.0.1") == "forbidden"
    mine, nobodys = (known.rsplit("$", 2)[0] for known in compared)
    assert mine.startswith("$argon2") and mine == nobodys, "hashed in the same way"
    await found.house.close()


async def test_one_address_guesses_so_often_whatever_the_account(tmp_path: Path) -> None:
    found = await guessed(tmp_path)
    codes = [await found.guess(f"Name {n}", "10.0.0.1") for n in range(int(LIMITS["sign-in"].burst) + 3)]
    assert codes[-3:] == ["too-fast"] * 3 and set(codes[:-3]) == {"forbidden"}
    assert await found.guess("Victim", "10.0.0.2", PASSWORD) == "Victim"
    await found.house.close()


async def test_whoever_waits_does_not_wait_twice(tmp_path: Path) -> None:
    """Else a delay would only mean to guess at many guesses at once."""
    found = await guessed(tmp_path)
    for n in range(int(LIMITS["guess"].burst)):
        await found.guess("Victim", f"10.0.0.{n}")
    going_on = asyncio.Event()
    found.house.signing_in.sleep = lambda seconds: going_on.wait()
    first = asyncio.create_task(found.guess("Victim", "10.0.1.1"))
    await asyncio.sleep(0)
    assert await found.guess(" VICTIM", "10.0.1.1") == "too-fast"
    going_on.set()
    assert await first == "forbidden"
    await found.house.close()


class Counting:
    """A hasher that counts how many hash at once."""

    def __init__(self) -> None:
        self.busy = self.most = 0
        self.gate = asyncio.Event()

    async def to_thread(self, work: Any, *arguments: Any) -> bool:
        self.busy += 1
        self.most = max(self.most, self.busy)
        await self.gate.wait()
        self.busy -= 1
        return True


async def test_few_passwords_are_hashed_at_once_and_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    monkeypatch.setattr(asyncio, "to_thread", counting.to_thread)
    hashing = Passwords(CHEAP)
    tasks = [asyncio.create_task(hashing.fits("", "")) for _ in range(MOST_WAITING + 10)]
    while sum(task.done() for task in tasks) < 10:
        await asyncio.sleep(0)
    counting.gate.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert counting.most == AT_ONCE
    assert sum(isinstance(one, Refused) and one.code == "too-fast" for one in done) == 10
    assert done.count(True) == MOST_WAITING


async def test_whoever_signs_in_does_not_wait_for_passwords_that_take_long_to_judge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some are thought up to take seconds each; those who think them up may come in dozens."""
    gate, looked_at = threading.Event(), list[str]()

    def slow(password: str, user_inputs: Any) -> dict[str, int]:
        looked_at.append(password)
        gate.wait(20)
        return {"guesses": 10**9}

    monkeypatch.setattr(zxcvbn, "zxcvbn", slow)
    hashing = Passwords(CHEAP)
    judged = [asyncio.create_task(hashing.hashed("4@8({[<3691!|0$5+7%2" * 12, "Anna")) for _ in range(AT_ONCE + 1)]
    while not looked_at:
        await asyncio.sleep(0.001)
    assert await hashing.fits(CHEAP.hash(PASSWORD), PASSWORD)
    assert len(looked_at) == 1 and len(looked_at[0]) <= LONGEST <= 32
    gate.set()
    await asyncio.gather(*judged)


async def test_failures_are_logged_as_the_filter_in_the_manual_reads_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    found = await guessed(tmp_path)
    manual = FILTER.read_text(encoding="utf-8")
    pattern = re.search(r"^failregex = (.*)$", manual, re.MULTILINE)
    assert pattern is not None
    reads = re.compile(pattern[1].replace("<HOST>", r"(?P<host>\S+)"))
    with caplog.at_level(logging.WARNING):
        await found.guess("in from 9.9.9.9: y", "203.0.113.7")
    (record,) = [record for record in caplog.records if record.name == signing_in.log.name]
    foreign = logging.makeLogRecord({"name": "x", "levelname": "WARNING", "msg": f"so it said: {record.getMessage()}"})
    broken = logging.makeLogRecord({"name": "x", "levelname": "WARNING", "msg": f"x\n{Plain().format(record)}"})
    for form in (Plain(), Structured()):
        line = form.format(record)
        match = reads.search(line)
        assert match is not None and match["host"] == "203.0.113.7"
        assert len(line.splitlines()) == 1
        date = re.search(r"[\d. -]{4,}[\d:.]{8,}", line)
        assert date is not None and reads.search(line.replace(date[0], " ", 1)), "fail2ban takes the date away first"
        for other in (foreign, broken):
            assert not any(map(reads.search, form.format(other).splitlines())), "nobody else's words are read as ours"
    caplog.clear()
    await found.guess("Victim", "203.0.113.7", PASSWORD)
    assert not caplog.records
    await found.house.close()


@pytest.mark.parametrize("password", COMMON)
async def test_common_passwords_are_refused(arrive: Arrive, password: str) -> None:
    anna = await arrive("Anna")
    answer = await anna.ask("POST", "/api/accounts", {"name": "Anna", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (409, "illegal")
    assert "easily guessed" in answer.json()["reason"]
    await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    anna.me = await anna.get("/api/me")
    changes = {"password": password, "old_password": PASSWORD}
    assert await anna.refused("PATCH", "/api/me", changes) == "illegal"


async def test_a_password_of_any_length_is_judged_quickly(server: Running) -> None:
    anna = Person(server.address, "Anna")
    long = "".join(chr(97 + n * 7 % 26) for n in range(256))
    assert (await anna.post("/api/accounts", {"name": "Anna", "password": long}))["name"] == "Anna"
    await anna.leave()
