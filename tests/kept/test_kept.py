"""Whatever an earlier version kept is opened by this one."""

from __future__ import annotations

import gzip
import importlib
import json
from pathlib import Path

import pytest

import regnum
from tests.kept.keeping import PASSWORD, serving, what_is_told
from tests.kept.surface import MODULES, surface
from tests.server.clients import Person, answer_first
from tests.server.houses import house_in

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "store.db.gz").exists())
SURFACES = [path for path in VERSIONS if (path / "surface.json").exists()]
ids = [path.name for path in VERSIONS]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def unpack(version: Path, folder: Path) -> Path:
    store = folder / "regnum.db"
    store.write_bytes(gzip.decompress((version / "store.db.gz").read_bytes()))
    return store


@pytest.mark.parametrize("version", VERSIONS, ids=ids)
def test_saved_games_open_and_end_as_they_did(version: Path) -> None:
    games = [regnum.load(path) for path in sorted(version.glob("*.regnum"))]
    assert [match.game.name for match in games] == sorted(regnum.games())
    assert all(match.over for match in games)


@pytest.mark.parametrize("version", VERSIONS, ids=ids)
def test_a_board_of_ones_own_is_played_on(version: Path) -> None:
    assert regnum.new_match(regnum.game("lancaster", version / "lancaster-board.toml"), seed=1).to_act


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS, ids=ids)
async def test_a_store_opens_with_all_its_tables_and_people(version: Path, tmp_path: Path) -> None:
    unpack(version, tmp_path)
    house = await house_in(tmp_path)
    listings = [one for status in ("playing", "over", "paused") for one in await house.store.latest_tables(status, 100)]
    assert {one.game for one in listings} == {*regnum.games()}
    for one in listings:
        async with house.rooms.enter(one.id) as room:
            assert room.table.status == one.status
            assert room.table.play is not None and room.table.play.match.choices
    account = await house.store.account_with_key("anna")
    assert account is not None and account.name == "Anna"
    await house.close()


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS, ids=ids)
async def test_somebody_signs_in_is_told_what_was_theirs_and_plays_on(version: Path, tmp_path: Path) -> None:
    with serving(unpack(version, tmp_path)) as address:
        anna = Person(address, "Anna")
        anna.me = await anna.post("/api/sessions", {"name": "Anna", "password": PASSWORD})
        told = await what_is_told(anna)
        if (kept := version / "told.json").exists():
            assert told == json.loads(kept.read_text(encoding="utf-8"))
        games = (await anna.get("/api/me/data"))["games"]
        asked = [one for one in games if one["waiting"] == [one["mine"]] and not one["seats"][one["mine"]]["bot"]]
        assert {one["game"] for one in asked} == {*regnum.games()} - {"vive-le-roi"}, "she has given up one of them"
        for one in asked:
            await answer_first(anna, one["table"], 1)
        await anna.leave()


@pytest.mark.parametrize("version", SURFACES, ids=[path.name for path in SURFACES])
def test_what_was_public_is_there_or_warns_that_it_goes(version: Path) -> None:
    now = surface()
    for place, names in json.loads((version / "surface.json").read_text(encoding="utf-8")).items():
        gone = {*names} - {*now[place]}
        if place in MODULES:
            for name in gone:
                with pytest.warns(DeprecationWarning, match=name):
                    getattr(importlib.import_module(place), name)
        else:
            assert not gone, f"{place} has a new major version without them"


def test_there_are_files_of_a_version() -> None:
    assert VERSIONS
