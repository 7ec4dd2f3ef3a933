"""Boards of one's own: new tables are begun on them, and every table goes on on the board it was begun on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import BadFile
from regnum.server.house import House
from regnum.server.people.sessions import Visitor
from regnum.server.running.verify import verify
from regnum.server.settings import Settings
from regnum.server.table import shelf
from regnum.server.table.table import Table
from regnum.server.telling import library
from regnum.server.telling.export import export
from regnum.server.wire.commands import Branch, Choose, NewSeat, NewTable, Rematch
from regnum.server.wire.doing import create, obey

from .clients import Person
from .conftest import Arrive
from .houses import house_in
from .own_boards import LANCASTER, board_like

pytestmark = pytest.mark.anyio

GAME = "vive-le-roi"


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Path]:
    """A board that begins with other points, put in place of the game's own."""
    file = tmp_path / "my-board.toml"
    file.write_text("[score]\nstart = 25\n", encoding="utf-8")
    shelf.put_boards({GAME: file})
    yield file
    shelf.put_boards({})


async def begun(house: House) -> tuple[Visitor, Table]:
    """A table of one person and two bots."""
    account = await house.accounts.be_a_guest("Anna", "en", house.clock())
    anna = Visitor(account, "c", "en")
    seats = [NewSeat(wanted="me"), *(NewSeat(wanted="bot", bot="random") for _ in range(2))]
    table = (await create(house, anna, NewTable(game=GAME, players=3, seats=seats)))["table"]
    return anna, house.rooms.rooms[table].table


def points(table: Table) -> int:
    assert table.play is not None
    return int(table.play.match.position(0).score[0][0])


async def test_new_tables_are_begun_on_the_board_that_was_put_in_place(tmp_path: Path, board: Path) -> None:
    house = await house_in(tmp_path)
    _, table = await begun(house)
    assert points(table) == 25
    assert library.game_data(shelf.find_game(GAME))["score"]["start"] == 25
    await house.close()


async def test_a_table_goes_on_on_the_board_it_was_begun_on(tmp_path: Path, board: Path) -> None:
    house = await house_in(tmp_path)
    _, table = await begun(house)
    await house.close()
    board.unlink()
    shelf.put_boards({})
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
    shelf.put_boards({GAME: file})
    house = await house_in(tmp_path / "store")
    async with house.rooms.enter(table.id) as room:
        assert points(room.table) == 20
    await house.close()
    shelf.put_boards({})


async def test_bots_rematches_and_branches_keep_the_board_and_the_dice_are_verified_with_it(
    tmp_path: Path, board: Path
) -> None:
    house = await house_in(tmp_path)
    anna, table = await begun(house)
    assert table.play is not None
    async with asyncio.timeout(120):
        while table.status == "playing":
            if 0 in table.waiting:
                choice, question = table.play.match.offers(0)[0], table.play.audiences[0].asked
                await obey(house, anna, Choose(table=table.id, question=question, choice=choice))
            await asyncio.sleep(0.01)
    board.write_text("[score]\nstart = 30\n", encoding="utf-8")
    again = (await obey(house, anna, Rematch(table=table.id)))["table"]
    other_way = (await obey(house, anna, Branch(table=table.id, at=3, seat=0, bot="random")))["table"]
    assert [points(house.rooms.rooms[one].table) for one in (again, other_way)] == [25, 25]
    text = export(table, anna.id, ("Anna", "", ""))
    board.write_text("[score]\nstart = 25\n", encoding="utf-8")
    assert verify(text, board).fair
    assert verify(text).fair
    older = "\n".join(line for line in text.splitlines() if not line.startswith("board text:"))
    with pytest.raises(BadFile, match="was played on the board"):
        verify(older)
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


# --- what is shown of such a table ---------------------------------------------------------------------------------


async def shown_data(person: Person, table: str) -> tuple[Any, Any]:
    return await person.get(f"/api/tables/{table}/data"), await person.get(f"/api/tables/{table}/schema", lang="fr")


def named(schema: Any, kind: str) -> dict[str, str]:
    return {word["word"]: word["name"] for word in schema["words"][kind]}


async def test_a_table_is_shown_with_its_own_data_though_the_host_changes_the_file(
    tmp_path: Path, arrive: Arrive
) -> None:
    file = board_like("lancaster", tmp_path / "mine.toml", *LANCASTER)
    shelf.put_boards({"lancaster": file})
    try:
        anna = await arrive("Anna")
        seats = [{"for": "me"}, *({"for": "bot", "bot": "random"} for _ in range(2))]
        wish = {"game": "lancaster", "players": 3, "seats": seats, "options": {}}
        made = (await anna.post("/api/tables", wish))["table"]
        before = await shown_data(anna, made)
        file.write_text('[meta]\ntitle = "Another"\n', encoding="utf-8")
        after_the_change = (await anna.post("/api/tables", wish))["table"]
        shelf.put_boards({})
        later = (await anna.post("/api/tables", wish))["table"]
        for table in (made, after_the_change):
            data, schema = await shown_data(anna, table)
            assert (data, schema) == before
            assert data["county"][5]["name"] == "Norfolk"
            assert data["favour"][2]["reward"] == [{"kind": "gold", "n": 1}]
            assert named(schema, "place")["norfolk"] == "Norfolque"
            assert named(schema, "favour")["fav_gold3"] == "1 pièce d’or"
        assert (await anna.get("/api/games/lancaster/data"))["county"][5]["name"] == "Suffolk"
        assert named((await shown_data(anna, later))[1], "favour")["fav_gold3"] == "3 pièces d’or"
        boards = [(await anna.get(f"/api/tables/{table}"))["board"] for table in (made, after_the_change, later)]
        assert boards[0] == boards[1] and boards[2] is None
    finally:
        shelf.put_boards({})


async def test_whoever_has_the_data_already_is_told_so(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    first = await anna.ask("GET", "/api/games/vive-le-roi/data")
    again = await anna.ask("GET", "/api/games/vive-le-roi/data", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


async def test_a_table_says_what_its_own_board_says_otherwise(tmp_path: Path, arrive: Arrive) -> None:
    shelf.put_boards({"lancaster": board_like("lancaster", tmp_path / "mine.toml", *LANCASTER)})
    try:
        anna = await arrive("Anna")
        seats = [{"for": "me"}, *({"for": "bot", "bot": "random"} for _ in range(2))]
        table = (await anna.post("/api/tables", {"game": "lancaster", "players": 3, "seats": seats}))["table"]
    finally:
        shelf.put_boards({})
    told = await anna.get(f"/api/tables/{table}/board", lang="de")
    assert told["board"] and told["source"] == {}
    assert [(row["table"], row["row"], row["column"], row["usual"], row["here"]) for row in told["differences"]] == [
        ("Grafschaften", "Norfolk", "Name", "Suffolk", "Norfolk"),
        ("Die Gunst des Königs", "1 Gold", "Ertrag", "3 Gold", "1 Gold"),
        ("Konfliktkarten", "Franzosen 10", "Punkte des Ersten, Zweiten und Dritten", "9, 5, 3", "9, 6, 3"),
        ("Grafschaften", "Norfolk", "französischer Name", "–", "Norfolque"),
    ]
