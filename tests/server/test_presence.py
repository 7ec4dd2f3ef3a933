"""Who is where on other nodes is believed as long as they say so."""

from __future__ import annotations

from regnum.server.rooms.presence import Presence
from regnum.store import Store


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
    assert heard.here("t", "anna") and not heard.here("t", "carl") and not heard.here("u", "anna")
    assert heard.watching("t") == 3


def test_the_same_again_changes_nothing_but_is_believed_longer() -> None:
    time = Time()
    heard = presence(time)
    heard.hear("t", "north 0 anna")
    time.now += 10
    assert heard.hear("t", "north 0 anna") == (False, False)
    time.now += 10
    assert heard.here("t", "anna")


def test_a_node_that_is_silent_is_no_longer_believed() -> None:
    time = Time()
    heard = presence(time)
    heard.hear("t", "north 4 anna")
    time.now += 16
    assert not heard.here("t", "anna")
    assert heard.watching("t") == 0
    assert heard.hear("t", "north 4 anna") == (True, True)


def test_who_goes_is_gone() -> None:
    heard = presence(Time())
    heard.hear("t", "north 1 anna")
    assert heard.hear("t", "north 0") == (True, False)
    assert not heard.here("t", "anna") and heard.watching("t") == 0
