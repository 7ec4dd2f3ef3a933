"""What clients are told about games: options explained, rules by clause, data, what every number means."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from regnum.kernel import Match
from regnum.server.table.shelf import find_game, games
from regnum.server.telling import library
from regnum.server.wire import rulebooks
from regnum.words import LANGUAGES

from .conftest import Arrive

NAMES = sorted(games())
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_option_is_explained(name: str, language: str) -> None:
    facts = library.game_facts(find_game(name), language)
    assert facts["title"] and facts["players"]["least"] <= facts["players"]["usual"] <= facts["players"]["most"]
    for option in facts["options"]:
        assert option["title"] and option["clause"]
        assert any(value["value"] == option["default"] for value in option["values"]) or option["per_seat"]
    assert [bot["level"] for bot in facts["bots"]] == ["page", "squire", "knight", "lord", "king", "champion"]


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_says_what_every_number_of_a_view_means(name: str) -> None:
    schema = library.game_schema(find_game(name), "fr")
    match = Match(games()[name], seed=1)
    assert schema["fields"].keys() == match.numbers(None).keys()
    for field in schema["fields"].values():
        for kind in (field["kind"], *(axis["kind"] for axis in field["axes"])):
            assert kind in ("number", "seat") or kind in schema["words"]
        for axis in field["axes"]:
            if axis["kind"] in schema["words"]:
                assert len(schema["words"][axis["kind"]]) >= axis["length"]
    for verb in schema["actions"].values():
        for parameter in verb["parameters"]:
            kind = parameter["kind"]
            assert kind in ("number", "seat") or len(schema["words"][kind]) >= parameter["size"]
    for event in schema["events"].values():
        assert all(
            argument["kind"] in ("number", "seat", "person", *schema["words"]) for argument in event["arguments"]
        )


def test_what_is_printed_on_a_thing_is_told_in_the_readers_language() -> None:
    laws = {
        language: library.game_schema(find_game("lancaster"), language)["words"]["law"] for language in ("en", "fr")
    }
    assert all(law["text"] for law in laws["en"])
    assert laws["en"][2]["text"] == "3 points for every 2 counties with a knight of yours."
    assert laws["fr"][2]["text"] != laws["en"][2]["text"]
    assert "text" not in library.game_schema(find_game("lancaster"), "en")["words"]["house"][0]


@pytest.mark.parametrize("name", NAMES)
def test_a_board_has_no_second_list_of_what_the_schema_calls_by_name(name: str) -> None:
    schemas = [library.game_schema(find_game(name), language) for language in LANGUAGES]
    labels = set(zip(*([one["name"] for kind in s["words"].values() for one in kind] for s in schemas), strict=True))
    for file in (BOARDS / name).rglob("words.ts"):
        words = defaultdict[str, list[str]](list)
        for word, said in re.findall(r"^ +(\w+): '([^']+)',?$", file.read_text(encoding="utf-8"), re.MULTILINE):
            words[word].append(said)
        assert [word for word, said in words.items() if tuple(said) in labels] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_that_a_question_or_event_names_can_be_read(name: str) -> None:
    told = rulebooks.specified(find_game(name), "en")
    clauses = {clause.id: clause.text for chapter in told["chapters"] for clause in chapter.clauses}
    schema = library.game_schema(find_game(name), "en")
    for thing in (*schema["questions"].values(), *schema["events"].values()):
        assert clauses.get(thing["clause"]), thing["clause"]
    assert library.game_data(find_game(name))


@pytest.mark.anyio
async def test_rules_and_reference_are_searched_by_the_server(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert "VR-90" in await anna.get("/api/games/vive-le-roi/reference/search", words="rejected jesters")
    for path in ("rules", "reference"):
        assert await anna.get(f"/api/games/vive-le-roi/{path}/search") == []
        assert await anna.get(f"/api/games/vive-le-roi/{path}/search", words="xylophone") == []


@pytest.mark.anyio
async def test_the_games_are_served(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert [game["game"] for game in await anna.get("/api/games")] == list(games())
    for path in ("", "/rules", "/reference", "/data", "/schema"):
        assert await anna.get(f"/api/games/vive-le-roi{path}")
        assert await anna.refused("GET", f"/api/games/chess{path}") == "unknown"
    assert (await anna.get("/api/openapi.json"))["openapi"].startswith("3.")
