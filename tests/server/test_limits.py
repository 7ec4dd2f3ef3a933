"""Limits: so much at once, a little more with every second, and nobody is counted for somebody else."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from regnum.server.people import limits
from regnum.server.people.limits import AT_ONCE, LIMITS, LOG_SECONDS, Limit, Limits, household
from regnum.server.people.sessions import Visitor
from regnum.server.table.refused import Refused
from regnum.store import Account


class Hours:
    """A clock that somebody turns."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """Three steps at once, and one more every two seconds."""
    monkeypatch.setitem(LIMITS, "steps", Limit(3, 0.5))
    monkeypatch.setitem(AT_ONCE, "tab", 2)
    monkeypatch.setitem(AT_ONCE, "tab of an address", 3)
    return Hours()


def visitor(name: str, address: str = "192.0.2.1") -> Visitor:
    return Visitor(Account(name, name) if name else None, "", "en", address)


def test_so_much_is_done_at_once_and_then_one_hears_how_long_to_wait(clock: Hours) -> None:
    found = Limits(clock)
    assert [found.wait("steps", "anna") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    clock.now += 1.5
    assert found.wait("steps", "anna") == 0.5
    clock.now += 0.5
    assert [found.wait("steps", "anna") for _ in range(2)] == [0.0, 2.0]


def test_nobody_saves_up_for_more_than_a_burst(clock: Hours) -> None:
    found = Limits(clock)
    found.spend("steps", "anna")
    clock.now += 1000.0
    assert [found.wait("steps", "anna") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]


def test_whatever_costs_more_than_a_burst_costs_all_of_it(clock: Hours) -> None:
    found = Limits(clock)
    assert found.wait("steps", "anna", 50) == 0.0
    assert found.wait("steps", "anna", 50) == 6.0
    assert found.wait("steps", "anna", 2) == 4.0


def test_each_has_as_much_as_the_others_and_of_each_thing(clock: Hours, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "why", Limit(1, 1))
    found = Limits(clock)
    found.spend("steps", "anna", 3)
    found.spend("why", "anna")
    found.spend("steps", "bruno", 3)
    with pytest.raises(Refused) as wrong:
        found.spend("steps", "anna")
    assert (wrong.value.code, wrong.value.wait) == ("too-fast", 2.0)


def test_a_factor_is_for_all_limits_and_nothing_switches_them_off(clock: Hours) -> None:
    twice, never = Limits(clock, 2.0), Limits(clock, 0.0)
    assert [twice.wait("steps", "anna") for _ in range(7)] == [0.0] * 6 + [1.0]
    assert [twice.take("tab", "anna") for _ in range(5)] == [True] * 4 + [False]
    assert not any(never.wait("steps", "anna") for _ in range(100))
    assert all(never.take("tab", "anna") for _ in range(100))


def test_whoever_meant_no_harm_has_everything_again(clock: Hours) -> None:
    found = Limits(clock)
    found.spend("steps", "anna", 3)
    found.give_back("steps", "anna")
    found.give_back("steps", "anna")
    assert found.wait("steps", "anna", 3) == 0.0


def test_people_are_counted_by_account_and_by_address_and_strangers_by_address_alone(
    clock: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "steps of an address", Limit(4, 1))
    found = Limits(clock)
    for companion in (None, 1, 2):
        found.spend_as(visitor("anna").speaking_for(companion), "steps")
    with pytest.raises(Refused):
        found.spend_as(visitor("anna", "192.0.2.2"), "steps")
    found.spend_as(visitor("bruno"), "steps")
    with pytest.raises(Refused):
        found.spend_as(visitor("chloe"), "steps")
    found.spend_as(visitor("", "192.0.2.3"), "steps")
    assert found.wait("steps", "192.0.2.3", 3) == 2.0


def test_what_is_held_is_given_back_whether_it_was_refused_or_not(clock: Hours) -> None:
    found, anna = Limits(clock), visitor("anna")
    with found.hold(anna, "tab"), found.hold(anna, "tab"):
        with pytest.raises(Refused, match="too many connections") as wrong, found.hold(anna, "tab"):
            pytest.fail("that is one too many")
        assert wrong.value.wait == 60.0
        with found.hold(visitor("bruno"), "tab"), pytest.raises(Refused), found.hold(visitor("chloe"), "tab"):
            pytest.fail("there are too many at that address")
        with found.hold(visitor("chloe", "192.0.2.2"), "tab"):
            pass
    assert not found._held
    with found.hold(visitor(""), "tab"), found.hold(visitor(""), "tab"), found.hold(visitor(""), "tab"):
        assert list(found._held) == [("tab of an address", "192.0.2.1")]


def test_it_is_logged_once_a_minute_that_it_was_too_much(clock: Hours, caplog: pytest.LogCaptureFixture) -> None:
    found = Limits(clock)
    found.spend("steps", "anna", 3)

    def logged() -> list[str]:
        caplog.clear()
        with caplog.at_level(logging.WARNING, "regnum.limits"):
            found.wait("steps", "anna", 3)
        return [record.getMessage() for record in caplog.records]

    assert logged() == ["too much from anna: steps"]
    clock.now += 1.0
    assert logged() == []
    clock.now += LOG_SECONDS - 1.0
    found._left["steps", "anna"] = 0.0, clock.now
    assert logged() == ["too much from anna: steps"]
    assert list(found._logged) == [("steps", "anna")]


def test_of_many_only_those_are_remembered_who_have_less_than_all(
    clock: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 5)
    found = Limits(clock)
    found.spend("steps", "anna", 3)
    for number in range(4):
        found.spend("steps", f"guest {number}")
    clock.now += 2.0
    found.spend("steps", "anna")
    assert len(found._left) == 5, "nobody looks through so few"
    found.spend("steps", "the sixth")
    assert {who for _, who in found._left} == {"anna", "the sixth"}
    for number in range(4):
        found.spend("steps", f"guest {number}", 3)
    assert len(found._left) == 6, "nobody has everything again"
    assert found._most == 12


@pytest.mark.parametrize(
    ("address", "whom"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_stands_for_a_household(address: str, whom: Any) -> None:
    assert household(address) == whom
