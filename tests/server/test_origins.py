"""Where data comes from, as the server tells it, and boards that owners of a game read off their copy."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.server.table import shelf
from regnum.server.wire import games

from .conftest import Arrive

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", names())
async def test_every_table_of_the_data_says_where_it_comes_from(name: str, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    told = await anna.get(f"/api/games/{name}/sources", lang="fr")
    marks = {mark for sheet in told["sheets"] for mark in sheet["marks"]}
    assert {"rulebook", "reconstructed"} <= marks <= {"rulebook", "public", "reconstructed", "ours"}
    assert all(cell["value"] for sheet in told["sheets"] for cell in sheet["cells"])
    assert told["asks"]


async def test_answers_of_an_owner_become_a_board_that_tables_are_begun_on(tmp_path: Path, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    asks = (await anna.get("/api/games/lancaster/sources"))["asks"]
    answers = {ask["key"]: ask["usual"] for ask in asks} | {"county.5.name": "Norfolk", "favour.2.reward": "gold 1"}
    wish = {"answers": answers, "by": "Anna", "copy": "Queen Games 2011, my own", "date": "2026-05-01"}
    made = await anna.post("/api/games/lancaster/transcript", wish)
    assert made["faults"] == []
    file = tmp_path / "mine.toml"
    file.write_text(made["file"], encoding="utf-8")
    shelf.put_boards({"lancaster": file})
    try:
        seats = [{"for": "me"}, *({"for": "bot", "bot": "random"} for _ in range(2))]
        table = (await anna.post("/api/tables", {"game": "lancaster", "players": 3, "seats": seats}))["table"]
    finally:
        shelf.put_boards({})
    told = await anna.get(f"/api/tables/{table}/board")
    assert told["source"] == {"by": "Anna", "copy": "Queen Games 2011, my own", "date": "2026-05-01"}
    assert {row["here"] for row in told["differences"]} == {"Norfolk", "1 gold"}


async def test_a_transcript_goes_on_from_its_file(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    first = await anna.post("/api/games/vive-le-roi/transcript", {"answers": {"character.0.name_en": "Agnes"}})
    more = {"file": first["file"], "answers": {"favorites.0.banished": "ouaf"}, "by": "Anna"}
    then = await anna.post("/api/games/vive-le-roi/transcript", more)
    assert then["answers"] == {"character.0.name_en": "Agnes", "favorites.0.banished": "ouaf"}
    assert then["source"] == {"by": "Anna"}


@pytest.mark.parametrize(
    ("name", "answers", "key", "reason"),
    [
        ("lancaster", {"county.0.min": "many"}, "county.0.min", "erwartet: eine ganze Zahl, nicht „many“"),
        ("lancaster", {"county.0.min": "9"}, "county.0.min", "Northumberland: „Mindeststärke“ ist 1 bis 4, nicht 9"),
        ("lancaster", {"nobody.asks": "1"}, "nobody.asks", "erwartet: etwas, wonach gefragt wird"),
        (
            "lancaster",
            {"conflict.3.strength": "10"},
            "conflict",
            "es gibt einen Konflikt der Stärke 10, nicht 2 (LA-22)",
        ),
        ("vive-le-roi", {"favorites.0.banished": "caius"}, "favorites.0.banished", "den die Karte nicht nennt"),
        ("lang-lebe-der-koenig", {"county.2.votes": "2"}, "setup.players.3.votes_total", "ergeben 36"),
        ("krone-und-schwert", {"people_cards.swords": "12"}, "people_cards.total", "sind nicht 22 Volkskarten"),
    ],
)
async def test_what_cannot_be_printed_is_told_with_its_field(
    name: str, answers: dict[str, str], key: str, reason: str, arrive: Arrive
) -> None:
    anna = await arrive("Anna")
    answer = await anna.ask("POST", f"/api/games/{name}/transcript?lang=de", {"answers": answers})
    made = answer.json()
    assert made["file"] == ""
    assert any(fault["key"] == key and reason in fault["reason"] for fault in made["faults"]), made["faults"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"answers": {"county.0.min": "3" * 401}}, "malformed"),
        ({"answers": {f"county.{n}.min": "3" for n in range(201)}}, "malformed"),
        ({"file": "x" * 60_001}, "malformed"),
        ({"file": "no board"}, "illegal"),
        ({"file": "transcription = 3"}, "illegal"),
        ({"file": "a = " + "[" * 50_000}, "illegal"),
        ({"file": ".".join("a" * 29_000) + " = 1"}, "illegal"),
        ({"file": f"[{'.'.join('a' * 29_000)}]"}, "illegal"),
        ({"file": "[transcription.answers]\n'county.0.min' = 'many'"}, "illegal"),
    ],
)
async def test_what_is_no_transcript_is_refused(body: dict[str, object], code: str, arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert await anna.refused("POST", "/api/games/lancaster/transcript", body) == code


async def test_transcripts_are_read_one_after_the_other(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many somebody sends at once: all threads together would leave the server no time."""
    reading, most = 0, 0

    def read(*_: object) -> dict[str, object]:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        time.sleep(0.02)
        reading -= 1
        return {"answers": {}, "source": {}, "faults": [], "file": ""}

    monkeypatch.setattr(games, "transcribed", read)
    anna = await arrive("Anna")
    await asyncio.gather(*(anna.post("/api/games/lancaster/transcript", {}) for _ in range(8)))
    assert most == 1


async def test_checking_transcripts_imports_nothing(arrive: Arrive) -> None:
    import sys

    anna = await arrive("Anna")
    before = set(sys.modules)
    for least in ("1", "2", "3", "4"):
        await anna.post("/api/games/lancaster/transcript", {"answers": {"county.0.min": least}})
    assert not any("_with_" in module for module in set(sys.modules) - before)
    assert game("lancaster").board == ""
