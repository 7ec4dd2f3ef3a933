"""Boards of one's own: new tables are begun on them, and every table goes on on the board it was begun on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.kernel import BadFile
from regnum.server import library, records, shelf
from regnum.server.house import House
from regnum.server.sessions import Visitor
from regnum.server.settings import Settings
from regnum.server.table import Table
from regnum.server.verify import verify
from regnum.server.wire import Choose, Guest, NewSeat, NewTable

from .houses import house_in

pytestmark = pytest.mark.anyio

GAME = "vive-le-roi"


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Path]:
    """A board that begins with other points, put in place of the game's own."""
    file = tmp_path / "my-board.toml"
    file.write_text("[score]\nstart = 25\n", encoding="utf-8")
    _put({GAME: file})
    yield file
    _put({})


def _put(boards: dict[str, Path]) -> None:
    shelf.put_boards(boards)
    library.game_data.cache_clear()


async def begun(house: House) -> tuple[Visitor, Table]:
    """A table of one person and two bots."""
    account = await house.accounts.be_a_guest(Guest(name="Anna"), "en", house.clock())
    anna = Visitor(account, "c", "en")
    seats = [NewSeat(wanted="me"), *(NewSeat(wanted="bot", bot="random") for _ in range(2))]
    table = (await house.create(anna, NewTable(game=GAME, players=3, seats=seats)))["table"]
    return anna, house.rooms.rooms[table].table


def points(table: Table) -> int:
    assert table.play is not None
    return int(table.play.match.position(0).score[0][0])


async def test_new_tables_are_begun_on_the_board_that_was_put_in_place(tmp_path: Path, board: Path) -> None:
    house = await house_in(tmp_path)
    _, table = await begun(house)
    assert points(table) == 25
    assert json.loads(library.game_data(GAME))["score"]["start"] == 25
    await house.close()


async def test_a_table_goes_on_on_the_board_it_was_begun_on(tmp_path: Path, board: Path) -> None:
    house = await house_in(tmp_path)
    _, table = await begun(house)
    await house.close()
    board.unlink()
    _put({})
    house = await house_in(tmp_path)
    async with house.rooms.enter(table.id) as room:
        assert points(room.table) == 25
    _, other = await begun(house)
    assert points(other) == 20
    await house.close()


async def test_a_table_without_a_board_of_its_own_keeps_the_one_that_comes_along(tmp_path: Path) -> None:
    house = await house_in(tmp_path / "store")
    _, table = await begun(house)
    await house.close()
    file = tmp_path / "later.toml"
    file.write_text("[score]\nstart = 30\n", encoding="utf-8")
    _put({GAME: file})
    house = await house_in(tmp_path / "store")
    async with house.rooms.enter(table.id) as room:
        assert points(room.table) == 20
    await house.close()
    _put({})


async def test_bots_play_on_the_board_too_and_the_dice_are_verified_with_it(tmp_path: Path, board: Path) -> None:
    house = await house_in(tmp_path)
    anna, table = await begun(house)
    assert table.play is not None
    async with asyncio.timeout(120):
        while table.status == "playing":
            if 0 in table.waiting:
                choice, question = table.play.match.offers(0)[0], table.play.audiences[0].asked
                await house.obey(anna, Choose(table=table.id, question=question, choice=choice))
            await asyncio.sleep(0.01)
    text = records.export(table, 0, ("Anna", "", ""))
    assert verify(text, board).fair
    with pytest.raises(BadFile, match="was played on the board"):
        verify(text)
    await house.close()


def test_a_board_with_a_mistake_is_told_before_anything_is_served(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('[score]\nstart = "many"\n', encoding="utf-8")
    with pytest.raises(BadFile, match="line 2: start must be a whole number"):
        shelf.put_boards({GAME: file})
    with pytest.raises(BadFile, match="there is no game 'chess'"):
        shelf.put_boards({"chess": file})
    assert shelf.find_game(GAME).board == ""


def test_boards_are_named_with_their_games() -> None:
    settings = Settings(boards="vive-le-roi=a.toml, lancaster=/b/c.toml")
    assert settings.own_boards == {"vive-le-roi": Path("a.toml"), "lancaster": Path("/b/c.toml")}
