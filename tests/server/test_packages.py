"""Games of other packages on the server: their boards and pictures, and what happens when they are broken or gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..packages.conftest import look_again, packages
from ..packages.throne import install, install_throne
from .conftest import Arrive, Running

__all__ = ["packages"]
pytestmark = pytest.mark.anyio


@pytest.fixture
def throne(packages: Path) -> Path:
    install_throne(packages)
    return packages / "somebodys_throne"


async def test_a_board_and_a_picture_are_fetched_under_the_games_name(throne: Path, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    facts = await anna.get("/api/games/throne")
    script, style = facts["browser"]["script"], facts["browser"]["style"]
    assert script.startswith("/games/throne/board/") and script.endswith("/board.js")
    found = {
        script: "text/javascript; charset=utf-8",
        script.replace("board.js", "chair.js"): "text/javascript; charset=utf-8",
        style: "text/css; charset=utf-8",
        facts["picture"]: "image/svg+xml",
    }
    for address, kind in found.items():
        answer = await anna.http.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert facts["blurb"] == "Bow, and bow low."


async def test_what_is_changed_has_a_new_address_and_the_old_one_is_not_kept(throne: Path, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    before = (await anna.get("/api/games/throne"))["browser"]["script"]
    (throne / "board" / "chair.js").write_text("export const mount = null // in the middle of something\n")
    assert (await anna.get("/api/games/throne"))["browser"]["script"] != before
    answer = await anna.http.get(before)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


async def test_no_path_leads_out_of_a_boards_folder(throne: Path, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    (throne / "board" / "rules.md").symlink_to(throne / "rules.md")
    board = "/games/throne/board/0"
    paths = ["../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py", "rules.md", "none.js", "", "%00"]
    others = ["/games/nothing/board/0/board.js", "/games/throne/rules/0/rules.md", "/games/throne/picture/0/rules.md"]
    for address in [*(f"{board}/{path}" for path in paths), *others]:
        answer = await anna.http.get(address)
        assert "GAME" not in answer.text and "TH-1" not in answer.text
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()


async def test_a_game_without_a_board_says_so(packages: Path, arrive: Arrive) -> None:
    install_throne(packages)
    source = packages / "somebodys_throne" / "__init__.py"
    source.write_text(source.read_text().replace('browser="board", picture="throne.svg",', ""))
    facts = await (await arrive("Anna")).get("/api/games/throne")
    assert facts["browser"] is facts["picture"] is None


async def test_what_a_package_promises_and_does_not_bring_hinders_nobody(throne: Path, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.get("/api/games/throne"))["picture"]
    (throne / "throne.svg").unlink()
    assert (await anna.get("/api/games/throne"))["picture"] is None
    (throne / "words.en.ftl").write_bytes(b"\xff")
    assert {one["game"] for one in await anna.get("/api/games", lang="fr")} >= {"lancaster", "vive-le-roi"}


async def test_a_broken_package_is_named_and_everything_else_is_played(packages: Path, arrive: Arrive) -> None:
    install(packages, "somebodys-mistake", {"mistake.py": "import secrets.of_ours\n"}, games={"broken": "mistake"})
    anna = await arrive("Anna")
    named = await anna.get("/api/broken")
    assert named == [{"kind": "game", "name": "broken", "package": "somebodys-mistake"}]
    assert len(await anna.get("/api/games")) == 4
    assert await anna.refused("GET", "/api/games/broken") == "unknown"
    await anna.create()


async def test_tables_of_a_game_that_is_gone_hinder_nobody(throne: Path, server: Running, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    gone = await anna.create(game="throne")
    stays = await anna.create()
    await server.stop()
    (throne.parent / "somebodys_throne-1.0.dist-info" / "entry_points.txt").write_text("")
    look_again()
    await server.start()
    anna.address = server.address
    anna.http.base_url = server.address
    for whose in ("open", "mine"):
        listed = (await anna.get("/api/tables", show=whose))["tables"]
        titles = {one["table"]: one["title"] for one in listed}
        assert titles == {gone["table"]: "throne", stays["table"]: "Vive le Roi!"}
    answer = await anna.ask("GET", f"/api/tables/{gone['table']}")
    assert "there is no game 'throne'" in answer.json()["reason"]
    assert (await anna.get(f"/api/tables/{stays['table']}"))["title"] == "Vive le Roi!"
