"""Playing at a table, from sitting down to the end."""

from __future__ import annotations

import pytest

from .clients import play_to_the_end
from .conftest import Arrive

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game_over_live_connections(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create())["table"]
    joined = await bruno.post(f"/api/tables/{table}/join", {"seat": None})
    assert joined["status"] == "playing" and joined["mine"] == 1
    for person in (anna, bruno):
        await person.connect()
        await person.open(table)
    await play_to_the_end(table, [anna, bruno])
    assert anna.told["update"]["result"] == bruno.told["update"]["result"]
    over = await anna.get(f"/api/tables/{table}")
    assert over["status"] == "over"
    assert over["fair"]["secret"]
