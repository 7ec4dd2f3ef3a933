"""What a node does again and again goes on, whatever happens to one round of it."""

from __future__ import annotations

import asyncio

import pytest

from regnum.server.rooms.background import Background, rounds
from regnum.store import Unavailable

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("wrong", [Unavailable("away"), ValueError("a fault of ours")])
async def test_after_a_round_that_failed_comes_another(wrong: Exception, caplog: pytest.LogCaptureFixture) -> None:
    begun = list[int]()

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise wrong

    async def pause() -> None:
        if len(begun) == 4:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await rounds(work, pause, "keeper")
    assert begun == [0, 1, 2, 3]
    assert [record.name for record in caplog.records] == ["regnum.keeper"] * 2


async def test_what_is_closed_ends_its_work_and_begins_nothing_more() -> None:
    ended = list[str]()

    async def work(name: str) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(name)

    background = Background()
    background.begin(work("first"))
    await asyncio.sleep(0)
    await background.close()
    background.begin(work("second"))
    await asyncio.sleep(0)
    assert ended == ["first"]
