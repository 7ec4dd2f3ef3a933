"""Files that an older Regnum has left are brought up to date when they are opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from regnum.store import VERSION, Conflict, JournalRow, Listing, open_store
from regnum.store.steps import steps_above

VERSION_2 = Path(__file__).with_name("version_2.sql")
"""A file as version 2 left it when it was killed: lines 4 and 5 of its table wait in a daybook."""
TABLE = Listing("t1", "vive-le-roi", "over", True, 9.0)


PUBLISHED = (3, 4, 5)
"""The numbers of the steps that stores out there have taken, or have not: none of them ever means something else."""


@pytest.mark.parametrize("version", range(VERSION + 1))
def test_a_store_takes_the_steps_above_its_version_and_no_other(version: int) -> None:
    assert [step.version for step in steps_above(version)] == [one for one in PUBLISHED if one > version]


@pytest.mark.anyio
async def test_what_waits_in_a_daybook_goes_into_the_journal_and_the_listing(tmp_path: Path) -> None:
    file = tmp_path / "regnum.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(VERSION_2.read_text())
    for _ in range(2):
        store = await open_store(str(file))
        journal = await store.journal("t1")
        listing = await store.listing("t1")
        with pytest.raises(Conflict):
            await store.append(TABLE, [JournalRow(5, "another fifth")])
        await store.close()
        assert [entry.body for entry in journal] == ["first", "second", "third", "fourth", "fifth"]
        assert listing is not None
        assert (listing.status, listing.changed, listing.waiting, listing.alarm) == ("playing", 4.0, 2, 5.0)
        assert listing.summary == '{"status":"playing"}'
    with sqlite3.connect(file) as connection:
        assert not connection.execute("SELECT * FROM sqlite_master WHERE name = 'daybook'").fetchall()
        assert connection.execute("SELECT version FROM about").fetchone() == (VERSION,)


@pytest.mark.anyio
async def test_a_store_that_is_raised_says_so_and_a_new_one_is_silent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "regnum.store")
    await (await open_store(str(tmp_path / "new.db"))).close()
    assert caplog.messages == []
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.executescript(VERSION_2.read_text())
    await (await open_store(str(tmp_path / "old.db"))).close()
    assert [message.partition("  ")[0] for message in caplog.messages] == [
        f"the store was raised to version {version}" for version in range(3, VERSION + 1)
    ]
