"""The processes of one server share a file of SQLite."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regnum.store import Conflict, Entry, Listing, Neighbours, News, Store, held_store, open_store

pytestmark = pytest.mark.anyio

TABLE = Listing("t1", "vive-le-roi", "open", True, 1.0, summary="{}", holders=())


async def neighbours(folder: Path, count: int = 2) -> list[Store]:
    return [await open_store(str(folder / "regnum.db"), Neighbours(folder, n, count)) for n in range(count)]


async def test_neighbours_hear_of_each_other_but_not_of_themselves(tmp_path: Path) -> None:
    north, south = await neighbours(tmp_path)
    heard: dict[str, list[News | None]] = {"north": [], "south": []}
    north.listen(heard["north"].append)
    south.listen(heard["south"].append)
    await north.create(TABLE, [Entry(1, "first")])
    await south.say("t1", "a1", 0, "hello", 1.0)
    await south.tell_presence("t1", "anna")
    async with asyncio.timeout(10):
        # Who begins makes the others look again.
        while heard != {"north": [None, News("t1", "chat"), News("t1", "here anna")], "south": [News("t1", "journal")]}:
            await asyncio.sleep(0.01)
    await north.close()
    await south.close()


async def test_of_many_neighbours_who_write_the_same_number_one_succeeds(tmp_path: Path) -> None:
    stores = await neighbours(tmp_path, 4)
    await stores[0].create(TABLE, [Entry(1, "first")])
    for number in range(2, 12):
        done = await asyncio.gather(
            *(store.append(TABLE, [Entry(number, f"{n}")]) for n, store in enumerate(stores)), return_exceptions=True
        )
        assert sorted(isinstance(one, Conflict) for one in done) == [False, True, True, True]
        assert done.count(None) == 1
    assert [entry.number for entry in await stores[3].journal("t1")] == list(range(1, 12))
    for store in stores:
        await store.close()


async def told(folder: Path, count: int) -> list[str]:
    """What somebody hears in the end who does not read while so many news are told."""
    quick, slow = Neighbours(folder, 0, 2), Neighbours(folder, 1, 2)
    heard: list[str] = []
    slow.open(heard.append)
    for number in range(count):
        quick.tell([f"{number}"])
    quick.open(lambda news: None)
    for number in range(count):
        quick.tell([f"{number}"])
    before = -1
    while before < len(heard):
        before = len(heard)
        await asyncio.sleep(0.2)
    quick.close()
    slow.close()
    return heard


async def test_who_reads_slowly_hears_everything_a_little_later(tmp_path: Path) -> None:
    assert await told(tmp_path, 1_000) == ["", *(f"{number}" for number in range(1_000))]


async def test_who_reads_far_too_slowly_hears_that_something_was_missed(tmp_path: Path) -> None:
    first, *heard, last = await told(tmp_path, 100_000)
    assert (first, last) == ("", "")
    assert heard == [f"{number}" for number in range(len(heard))]


async def test_nobody_minds_a_neighbour_who_is_not_there(tmp_path: Path) -> None:
    alone = Neighbours(tmp_path, 0, 3)
    alone.open(lambda news: None)
    alone.tell(["to nobody"])
    alone.close()
    alone.tell(["to nobody, from nobody"])


async def test_a_file_is_held_for_one_server(tmp_path: Path) -> None:
    address = str(tmp_path / "regnum.db")
    with held_store(address):
        with pytest.raises(Exception, match="in use by another server"), held_store(address):
            pass
        with pytest.raises(Exception, match="in use by another server"):
            await open_store(address)
    await (await open_store(address)).close()
