"""What is kept and opened with: a server over a store, and what it tells somebody about themselves."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.clients import Person

PASSWORD = "a long day in the castle"


@contextlib.contextmanager
def serving(store: Path) -> Iterator[str]:
    """The address of a server over a store, as long as it is needed."""
    command = [sys.executable, "-m", "regnum", "serve", "--port", "0", "--store", str(store), "--limits", "0"]
    environment = os.environ | {"REGNUM_INTERPRETED": "1"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.communicate()


async def what_is_told(anna: Person) -> dict[str, Any]:
    """What she played, said, won and takes part in; later versions must tell the same."""
    data = await anna.get("/api/me/data")
    games = {one["table"]: {name: one[name] for name in ("game", "players", "result")} for one in data["games"]}
    over = sorted(table for table, one in games.items() if one["result"])
    reviews = {table: (await anna.get(f"/api/tables/{table}/review"))["review"] for table in over}
    return {
        "name": data["name"],
        "games": games,
        "reviews": {table: len(review["moments"]) if review else 0 for table, review in reviews.items()},
        "said": data["said"],
        "reports": data["reports"],
        "rating": data["parts"]["rating"],
        "tournaments": data["parts"]["tournaments"],
    }
