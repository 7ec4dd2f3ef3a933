"""Who is where on other nodes is believed as long as they say so."""

from __future__ import annotations

import pytest

from regnum.server.rooms.presence import Presence, nearest
from regnum.store import Store

from .conftest import Arrive
from .test_tables import seated


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def presence(time: Time) -> Presence:
    return Presence(Store(None), "me", 15.0, time)  # type: ignore[arg-type]


def test_a_node_tells_who_is_there_and_how_many_watch() -> None:
    heard = presence(Time())
    assert heard.hear("t", "north 2 anna bert") == (True, True)
    assert heard.hear("t", "south 1") == (True, True)
    assert heard.elsewhere("t", "anna") == ["here"]
    assert not heard.elsewhere("t", "carl") and not heard.elsewhere("u", "anna")
    assert heard.watching("t") == 3


def test_the_same_again_changes_nothing_but_is_believed_longer() -> None:
    time = Time()
    heard = presence(time)
    heard.hear("t", "north 0 anna")
    time.now += 10
    assert heard.hear("t", "north 0 anna") == (False, False)
    time.now += 10
    assert heard.elsewhere("t", "anna")


def test_a_node_that_is_silent_is_no_longer_believed() -> None:
    time = Time()
    heard = presence(time)
    heard.hear("t", "north 4 anna")
    time.now += 16
    assert not heard.elsewhere("t", "anna")
    assert heard.watching("t") == 0
    assert heard.hear("t", "north 4 anna") == (True, True)


def test_who_goes_is_gone() -> None:
    heard = presence(Time())
    heard.hear("t", "north 1 anna")
    assert heard.hear("t", "north 0") == (True, False)
    assert not heard.elsewhere("t", "anna") and heard.watching("t") == 0


def test_whoever_looks_elsewhere_is_away_unless_another_window_looks() -> None:
    heard = presence(Time())
    assert heard.hear("t", "north 0 ~anna") == (True, True)
    assert heard.hear("t", "north 0 anna") == (True, False), "whoever comes back is told"
    heard.hear("t", "south 0 ~anna")
    assert nearest(["gone", *heard.elsewhere("t", "anna")]) == "here"
    heard.hear("t", "north 0 ~anna")
    assert nearest(["gone", *heard.elsewhere("t", "anna")]) == "away"
    assert nearest(["gone"]) == "gone"


@pytest.mark.anyio
async def test_at_a_table_one_is_here_away_or_gone_whoever_is_asked(arrive: Arrive) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    await bruno.do(do="look", table=table, on=False)
    await anna.until("table", status="playing")

    async def seen_as(wanted: str) -> None:
        while anna.told["table"]["seats"][1]["people"][0]["presence"] != wanted:
            await anna.until("table")

    await seen_as("away")
    await bruno.do(do="look", table=table, on=True)
    await seen_as("here")
    await bruno.leave()
    await seen_as("gone")
