"""A club's server, from nothing: the units that the page names do what it says."""

from __future__ import annotations

import asyncio
import configparser
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.server.operating.copies import restore
from regnum.store import store_at

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to"
PAGE = (HOW_TO / "a-club-server.md").read_text(encoding="utf-8")


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((HOW_TO / name).read_text(encoding="utf-8"))
    return read


def test_every_file_that_the_page_copies_is_there() -> None:
    named = re.findall(r"docs/how-to/(\S+)", PAGE)
    assert {"regnum.service", "regnum-backup.service", "regnum-backup.timer", "proxies/Caddyfile"} <= set(named)
    assert [name for name in named if not (HOW_TO / name).is_file()] == []


def test_the_nightly_backup_can_be_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(a_store(str(tmp_path / "regnum.db")))
    service = unit("regnum-backup.service")["Service"]
    monkeypatch.setenv("REGNUM_STORE", str(tmp_path / "regnum.db"))
    assert service["Environment"] == f"REGNUM_STORE={service_store()}"
    # systemd reads $$ as $ and %% as %.
    for command in (service["ExecStart"], service["ExecStartPost"]):
        here = command.replace("$$", "$").replace("%%", "%").replace("/var/backups/regnum", str(tmp_path / "kept"))
        here = here.replace("/opt/regnum/bin/regnum", f"{sys.executable} -m regnum")
        (tmp_path / "kept").mkdir(exist_ok=True)
        subprocess.run(shlex.split(here), check=True, capture_output=True)
    (made,) = (tmp_path / "kept").iterdir()
    restore(made, str(tmp_path / "again.db"))
    assert (tmp_path / "again.db").is_file()


async def a_store(address: str) -> None:
    store = store_at(address)
    await store.open()
    await store.close()


def service_store() -> str:
    """Where the service itself keeps everything."""
    text = (HOW_TO / "regnum.service").read_text(encoding="utf-8")
    found = re.search(r"REGNUM_STORE=(\S+)", text)
    assert found is not None
    return found[1]


def test_the_timer_wakes_the_backup() -> None:
    assert unit("regnum-backup.timer")["Timer"]["OnCalendar"]
    assert (HOW_TO / "regnum-backup.service").is_file(), "a timer wakes the service of its own name"
