"""Write what a server, a player and the owner of a printed copy would have kept today."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import regnum
from tests.kept.keeping import PASSWORD, serving, what_is_told
from tests.kept.surface import surface
from tests.server.clients import Person, answer_first, play_to_the_end
from tests.server.own_boards import LANCASTER, board_like

HERE = Path(__file__).parent
ANSWERS = 6
THREE = [{"for": "me"}, {"for": "bot", "bot": "squire"}, {"for": "bot", "bot": "squire"}]
EVENING = {"name": "An evening at the castle", "game": "vive-le-roi", "players": 4, "rounds": 3}


def main(name: str) -> None:
    folder = HERE / name
    folder.mkdir()
    for title in regnum.games():
        regnum.save(_over(title), folder / f"{title}.regnum")
    (folder / "surface.json").write_text(json.dumps(surface(), indent=1) + "\n", encoding="utf-8")
    board_like("lancaster", folder / "lancaster-board.toml", *LANCASTER)
    with tempfile.TemporaryDirectory() as scratch:
        store = Path(scratch, "regnum.db")
        with serving(store) as address:
            told = asyncio.run(_play(address))
        (folder / "store.db.gz").write_bytes(gzip.compress(store.read_bytes(), mtime=0))
        (folder / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _over(title: str) -> regnum.Match:
    match = regnum.new_match(title, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.choose(match.offers(seat)[-1], seat)
    return match


async def _play(address: str) -> dict[str, Any]:
    """All that a server keeps of somebody with an account: tables of every kind, people, ratings, a tournament."""
    anna = await Person(address, "Anna").arrive()
    for title in regnum.games():
        table = (await anna.create(game=title, players=3, seats=THREE))["table"]
        await answer_first(anna, table, ANSWERS)
    await anna.post(f"/api/tables/{table}/concede", {})
    anna.me = await anna.post("/api/accounts", {"name": "Anna", "password": PASSWORD})
    here = [{"for": "here", "name": name} for name in ("Anna", "Cleo")]
    await anna.create(seats=here)
    await anna.post("/api/games/lancaster/lesson", {})
    others = [Person(address, name) for name in ("Ben", "Carl", "Dora")]
    for other in others:
        other.me = await other.post("/api/accounts", {"name": other.name, "password": PASSWORD})
    await _a_game_that_counts(anna, others[0])
    evening = (await anna.post("/api/tournaments", EVENING))["tournament"]
    for person in (anna, *others):
        await person.post(f"/api/tournaments/{evening}/enter", {})
    await anna.post(f"/api/tournaments/{evening}/begin", None)
    told = await what_is_told(anna)
    for person in (anna, *others):
        await person.leave()
    return told


async def _a_game_that_counts(anna: Person, ben: Person) -> None:
    """A game that counts, with something said and somebody reported, and its review."""
    table = (await anna.create(game="vive-le-roi", players=2))["table"]
    await ben.post(f"/api/tables/{table}/join", {})
    for person in (anna, ben):
        await person.connect()
        await person.open(table)
    await play_to_the_end(table, [anna, ben])
    await anna.post(f"/api/tables/{table}/chat", {"text": "Long live the king!"})
    await anna.post(f"/api/reports/{table}", {"person": ben.me["account"], "text": "He says it too often."})
    await anna.post(f"/api/tables/{table}/review", None)
    while (await anna.get(f"/api/tables/{table}/review"))["review"] is None:
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    main(sys.argv[1])
