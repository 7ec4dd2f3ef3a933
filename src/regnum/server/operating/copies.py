"""Backups, restoring them, and raising a store step by step."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

from regnum.store import VERSION, Unavailable, serves_several, store_at, store_beside

from ..settings import CannotOperate

ARCHIVE = b"PGDMP"
"""How pg_dump's own format begins."""
FILE = b"SQLite format 3\x00"


def backup(address: str, file: Path) -> str:
    """Write all that a store holds into a new file, as it is at one moment, while others write on."""
    if file.exists():
        raise CannotOperate("{file} is there already: a backup overwrites nothing", file=file)
    part = file.with_name(f"{file.name}.part")
    with _told(file):
        _begin(part)
        try:
            if serves_several(address):
                _postgres("pg_dump", address, "--format=custom", f"--file={part}")
            else:
                _copy(_opened(Path(address.removeprefix("sqlite:")).expanduser()), part)
            _on_disk(part)
            os.link(part, file)
        finally:
            part.unlink(missing_ok=True)
    return f"{file} is a whole backup, of {file.stat().st_size} bytes"


def restore(file: Path, address: str) -> str:
    """Make a new store out of a backup: there must be none yet."""
    with _told(file), file.open("rb") as read:
        begins = read.read(len(FILE))
    if serves_several(address):
        if not begins.startswith(ARCHIVE):
            raise CannotOperate("{file} is no backup of a PostgreSQL", file=file)
        _must_be_empty(address)
        _postgres("pg_restore", address, "--no-owner", "--exit-on-error", "--single-transaction", str(file))
        return "the backup is restored"
    if begins != FILE:
        raise CannotOperate("{file} is no backup of an SQLite store", file=file)
    path = Path(address.removeprefix("sqlite:")).expanduser()
    if path.exists():
        raise CannotOperate(
            "{store} is there already: stop its server and move it away, or name another place with --store", store=path
        )
    part = path.with_name(f"{path.name}.part")
    with _told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _begin(part)
        try:
            _copy(_opened(file), part)
            _on_disk(part)
            os.link(part, path)
        finally:
            part.unlink(missing_ok=True)
    return f"{path} is restored"


async def migrate(address: str, way: str) -> list[str]:
    """Take the steps to today's version, or ``try`` them out; what was done. No server may use a file meanwhile."""
    await _must_be_there(address)
    store = store_at(address)
    await store.driver.open()
    try:
        steps = await store.steps()
        if way == "try":
            await store.driver.try_out(steps)
            return [*(f"would be raised to version {step}" for step in steps), "nothing was changed"]
        for step in steps:
            await store.driver.raise_by([step])
        return [*(f"raised to version {step}" for step in steps), f"the store has version {VERSION}"]
    finally:
        await store.driver.close()


async def _must_be_there(address: str) -> None:
    """Nothing is migrated into being."""
    there = store_beside(address)
    await there.driver.open()
    found = await there.driver.version()
    await there.driver.close()
    if not found:
        raise CannotOperate("nothing was ever kept there: regnum serve begins a store")


# --- SQLite ---------------------------------------------------------------------------------------------------------


def _opened(path: Path) -> sqlite3.Connection:
    """A file to read, which must be a store."""
    if not path.is_file():
        raise CannotOperate("there is no store at {store}", store=path)
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        (version,) = connection.execute("SELECT version FROM about").fetchone()
    except (sqlite3.Error, TypeError) as wrong:
        connection.close()
        raise CannotOperate("{store} is no store of Regnum: {reason}", store=path, reason=wrong) from wrong
    if version > VERSION:
        connection.close()
        raise CannotOperate(
            "{store} has version {found}; this Regnum reads version {known}", store=path, found=version, known=VERSION
        )
    return connection


def _copy(source: sqlite3.Connection, target: Path) -> None:
    """All of it as it is at one moment: SQLite's own VACUUM INTO, and its own check of the result."""
    with contextlib.closing(source):
        source.execute("VACUUM INTO ?", (str(target),))
    with contextlib.closing(sqlite3.connect(target)) as copy:
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise CannotOperate("the copy is damaged, and so may be the store: {reason}", reason=verdict)


def _begin(part: Path) -> None:
    """A new file that nobody else may read: it will hold all that is secret."""
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)


def _on_disk(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as wrong:
        reason = (wrong.strerror if isinstance(wrong, OSError) else "") or wrong
        raise CannotOperate("{file} cannot be read or written: {reason}", file=path, reason=reason) from wrong


# --- PostgreSQL -----------------------------------------------------------------------------------------------------


def _postgres(program: str, address: str, *arguments: str) -> None:
    """Run PostgreSQL's own program; no password stands among its arguments, where others could read it."""
    found = shutil.which(program)
    if found is None:
        raise CannotOperate("PostgreSQL's own program {program} is not installed here", program=program)
    where, password = without_password(address)
    environment = os.environ | ({"PGPASSWORD": password} if password else {})
    done = subprocess.run(
        [found, f"--dbname={where}", *arguments], env=environment, stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise CannotOperate("{program} failed: {reason}", program=program, reason=done.stderr.strip())


def without_password(address: str) -> tuple[str, str]:
    found = re.match(r"([a-z]+://[^:@/?]*):([^@/?]*)@(.*)", address, re.DOTALL)
    return (f"{found[1]}@{found[3]}", unquote(found[2])) if found else (address, "")


def _must_be_empty(address: str) -> None:
    import asyncio

    async def version() -> int:
        store = store_beside(address)
        await store.driver.open()
        try:
            return await store.driver.version()
        finally:
            await store.driver.close()

    try:
        found = asyncio.run(version())
    except Unavailable as wrong:
        raise CannotOperate("there is no such database: {reason}", reason=wrong) from wrong
    if found:
        raise CannotOperate("that database holds a store already: name an empty one with --store")
