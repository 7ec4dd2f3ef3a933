"""Write what a server, a player and the owner of a printed copy would have kept today."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
import tempfile
from pathlib import Path

import regnum
from tests.server.clients import Person, answer_first
from tests.server.own_boards import LANCASTER, board_like

HERE = Path(__file__).parent
PORT = 8377
ANSWERS = 6
THREE = [{"for": "me"}, {"for": "bot", "bot": "squire"}, {"for": "bot", "bot": "squire"}]


def main(name: str) -> None:
    folder = HERE / name
    folder.mkdir()
    for title in regnum.games():
        regnum.save(_over(title), folder / f"{title}.regnum")
    board_like("lancaster", folder / "lancaster-board.toml", *LANCASTER)
    with tempfile.TemporaryDirectory() as scratch:
        store = Path(scratch, "regnum.db")
        command = [sys.executable, "-m", "regnum", "serve", "--port", str(PORT), "--store", str(store)]
        serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert serving.stdout is not None
            address = serving.stdout.readline().split()[-1]
            asyncio.run(_play(address))
        finally:
            serving.terminate()
            serving.wait()
        (folder / "store.db.gz").write_bytes(gzip.compress(store.read_bytes(), mtime=0))


def _over(title: str) -> regnum.Match:
    match = regnum.new_match(title, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.choose(match.offers(seat)[-1], seat)
    return match


async def _play(address: str) -> None:
    """Somebody with an account, with a table of each game in the middle of it, and one that is over."""
    anna = await Person(address, "Anna").arrive()
    for title in regnum.games():
        table = (await anna.create(game=title, players=3, seats=THREE))["table"]
        await answer_first(anna, table, ANSWERS)
    await anna.post(f"/api/tables/{table}/concede", {})
    await anna.post("/api/accounts", {"name": "Anna", "password": "a long day in the castle"})
    await anna.leave()


if __name__ == "__main__":
    main(sys.argv[1])
