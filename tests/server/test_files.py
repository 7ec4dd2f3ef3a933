"""Games that somebody brings as a file, and goes on with."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import regnum
from regnum.kernel import IllegalOptions, Match, saved
from regnum.opponents import USUAL
from regnum.server.table.files import from_file
from regnum.server.table.refused import Refused
from regnum.server.table.table import Table
from regnum.terminal import browser, files
from regnum.terminal.browser import resumed
from regnum.terminal.setup import Wish

from .conftest import Arrive


def played(choices: int) -> Match:
    match = regnum.new_match("vive-le-roi", players=3, seed=7)
    rng = random.Random(7)
    while choices and not match.over:
        seat = match.to_act[0]
        match.choose(rng.choice(match.offers(seat)), seat)
        choices -= 1
    return match


def begun(file: str) -> Table:
    created, sit = from_file("anna", 0.0, file=file, boards="ours")
    table = Table("table", created)
    for entry in sit(table):
        table.apply(entry)
    return table


def test_a_game_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    match = played(6)
    files.write(match, tmp_path / "tonight.regnum", ["knight", None, "page"])
    table = begun((tmp_path / "tonight.regnum").read_text(encoding="utf-8"))
    assert table.play is not None and table.play.match.view(None) == match.view(None)
    assert table.places["anna"].seat == 1 and [seat.bot for seat in table.seats] == ["knight", "", "page"]
    assert not table.listed and table.status == "playing"


def test_a_game_that_is_over_is_over_here_too() -> None:
    table = begun(saved.write(played(10_000)))
    assert table.status == "over" and table.result is not None


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("Dear diary", "holds no game"),
        (saved.write_for(played(40), 0), "hides what others did"),
        ("regnum 1\ngame: chess\nedition: 1\nplayers: 2\n\n", "chess"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused_with_the_reason(file: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        begun(file)


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "07", "-1"])
def test_a_remark_of_a_seat_that_cannot_be_is_a_remark(number: str) -> None:
    head, choices = saved.write(played(6)).split("\n\n", 1)
    table = begun(f"{head}\n# bot {number}: page\n\n{choices}")
    assert [seat.bot for seat in table.seats] == ["", USUAL, USUAL]


def test_the_terminal_brings_its_saved_games_into_the_browser(tmp_path: Path) -> None:
    file = tmp_path / "tonight.regnum"
    files.write(played(6), file, [None, "page", "page"])
    assert resumed(Wish("vive-le-roi", resume=str(file)))["file"] == file.read_text(encoding="utf-8")
    with pytest.raises(IllegalOptions, match="as it was saved"):
        resumed(Wish("vive-le-roi", resume=str(file), players=2))
    with pytest.raises(IllegalOptions, match="holds a game of"):
        resumed(Wish("lancaster", resume=str(file)))


def test_the_page_hears_what_whoever_plays_alone_is_called_and_of_a_saved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(browser, "open_in_the_browser", lambda page, port: pages.append(page("http://here")))
    monkeypatch.setattr(browser, "_wished", lambda *asked: "t1")
    files.write(played(6), tmp_path / "tonight.regnum", [None, "page", "page"])
    for wish in ({"seats": ["page", "Anna"]}, {"seats": ["Anna", "Ben"]}, {"resume": str(tmp_path / "tonight.regnum")}):
        browser.play(Wish("vive-le-roi", **wish), None)
    assert [page.partition("table=t1")[2] for page in pages] == ["&name=Anna", "", "&resumed=yes"]


@pytest.mark.anyio
async def test_who_brought_a_game_is_told(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.post("/api/files", {"file": saved.write(played(6))})
    assert table["brought_by"] == "Anna" and table["branched_from"] is None and table["status"] == "playing"
    assert (await anna.create())["brought_by"] is None
    assert await anna.refused("POST", "/api/files", {"file": "Dear diary"}) == "illegal"


@pytest.mark.anyio
async def test_a_solo_game_is_in_no_lobby(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    solo = await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "page"}], listed=True)
    listed = await bruno.get("/api/tables", show="playing")
    assert solo["table"] not in [table["table"] for table in listed["tables"]]
