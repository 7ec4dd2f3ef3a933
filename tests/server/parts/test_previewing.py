"""A link to a table tells others what lists tell everybody, and nothing of tables that lists do not show."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.server.parts.previewing.tags import described, picture_of, with_tags
from regnum.server.wire import pages

from ..conftest import Arrive, Running
from ..test_consent import begun

pytestmark = pytest.mark.anyio
PAGE = '<html><head><meta name="description" content="x" /><title>Regnum</title></head><body></body></html>'


@pytest.fixture(autouse=True)
def front(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "static")


async def test_a_link_tells_game_players_and_round(arrive: Arrive, server: Running) -> None:
    anna, bruno = await arrive("Anna"), await arrive("<b>Bruno</b>")
    table = (await anna.create(watchers="silent", listed=True))["table"]
    page = (await anna.http.get(f"/table/{table}")).text
    assert 'content="Anna at the table: take a seat."' in page and page.count("<title>") == 1
    await bruno.post(f"/api/tables/{table}/join", {})
    page = (await anna.http.get(f"/table/{table}", headers={"accept-language": "de"})).text
    assert "<title>Vive le Roi! · Regnum</title>" in page
    assert "Anna, &lt;b&gt;Bruno&lt;/b&gt; spielen: Runde 1." in page
    assert f'<meta property="og:url" content="{server.address}/table/{table}" />' in page
    picture = await anna.http.get("/preview/vive-le-roi.jpg")
    assert picture.headers["content-type"] == "image/jpeg" and f"{server.address}/preview/vive-le-roi.jpg" in page
    assert (await anna.http.get("/preview/chess.jpg")).status_code == 404


async def test_an_invitation_to_a_private_table_tells_whoever_has_it_and_stays_one(
    arrive: Arrive, server: Running
) -> None:
    anna = await arrive("Anna")
    table = await anna.create(listed=False, seats=[{"for": "me"}, {"for": "friend"}])
    link = f"/table/{table['table']}?key={table['key']}"
    page = (await anna.http.get(link, headers={"accept-language": "fr"})).text
    assert "<title>Vive le Roi\u00a0! · Regnum</title>" in page and "Anna à table\u00a0: prenez place." in page
    assert f'<meta property="og:url" content="{server.address}{link}" />' in page
    for wrong in (link[:-1], link.partition("=")[0] + "=", f"{link}ä"):
        assert (await anna.http.get(wrong)).text == PAGE, wrong


async def test_a_link_to_look_back_tells_who_has_played(arrive: Arrive, server: Running) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create(watchers="silent", listed=True))["table"]
    await bruno.post(f"/api/tables/{table}/join", {})
    await bruno.post(f"/api/tables/{table}/concede", {})
    page = (await anna.http.get(f"/replay/{table}")).text
    assert 'content="Anna, Bruno have played."' in page
    assert f'<meta property="og:url" content="{server.address}/replay/{table}" />' in page


async def test_nothing_is_told_of_a_private_table(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    private = (await anna.create(listed=False))["table"]
    hidden = (await anna.create(watchers="none", listed=True))["table"]
    alone = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "random"}], listed=True))["table"]
    bruno = await arrive("Bruno")
    await bruno.post(f"/api/tables/{hidden}/join", {})
    for table in (private, hidden, alone, "nowhere", "x" * 400):
        answer = await anna.http.get(f"/table/{table}")
        assert (answer.status_code, answer.text) == (200, PAGE), table


def test_every_game_has_a_picture_and_a_sentence_in_every_language() -> None:
    assert all(picture_of(game(name)) for name in names())
    for language, said in {"en": "play: round 1", "fr": "jouent\u00a0: manche 1", "de": "spielen: Runde 1"}.items():
        assert said in described(begun("ab"), ("Anna", "Bruno"), language)[1]


def test_what_somebody_is_called_stays_text() -> None:
    page = with_tags(PAGE, '"><script>', "&", "https://x", "")
    assert "<script>" not in page and "&quot;&gt;&lt;script&gt;" in page
