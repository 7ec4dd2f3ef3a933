"""Debian's PostgreSQL, started for the tests by somebody who is not root, in a folder that goes away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..missing import missing

WHO_IF_ROOT = ("postgres", "nobody")
"""PostgreSQL refuses to run as root."""


def programs() -> Path:
    """Where ``initdb`` and ``postgres`` are; tests are skipped where they are not, but never in CI."""
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    found = shutil.which("initdb") or next(iter(known), None)
    if found is None:
        missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return Path(found).parent


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    found = programs()
    folder = Path(tempfile.mkdtemp(prefix="regnum-postgres-"))
    server = Server(found, folder)
    try:
        server.prepare()
        server.start()
        yield server.address
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    """One server in one folder, reached through a socket in it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.user = _somebody() if os.getuid() == 0 else None
        self.address = f"postgresql://regnum@/postgres?host={folder}"

    def prepare(self) -> None:
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "regnum", "--auth=trust", "-E", "UTF8")

    def start(self) -> None:
        # The files of a test need not survive a power cut; what a commit means is PostgreSQL's own business.
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", settings, "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, *arguments],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        )


def _somebody() -> str:
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in WHO_IF_ROOT if name in known)
