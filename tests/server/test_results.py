"""Who came where at a server's table: the engine's result, and what giving up makes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.games import game
from regnum.kernel import Match, saved
from regnum.server.table.table import Table
from regnum.server.telling.export import export
from regnum.server.telling.replay import replay
from regnum.server.telling.tables import in_list, summary
from regnum.server.telling.updates import NOTHING, Moment
from regnum.server.wire.answers import encode

from ..recording import TESTS, at_random, play, recorded
from .again import table_of

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hans")
WINS = TESTS / "vive_le_roi" / "recorded" / "emissary-wins.regnum"
BEATEN = TESTS / "vive_le_roi" / "recorded" / "emissary-beaten.regnum"


def from_the_beginning() -> list[Path]:
    """The recorded games that a table could have seen: those that did not begin in a position."""
    return [path for path in recorded() if "\nstart: " not in path.read_text(encoding="utf-8")]


def match_in(path: Path) -> Match:
    return saved.read(path.read_text(encoding="utf-8"), game)


def told(table: Table, language: str = "en") -> dict[str, Any]:
    """The result in the last update."""
    assert table.play is not None
    names = NAMES[: table.created.players]
    update = msgspec.json.decode(encode(Moment(table, names, 1.0).update(table.play.spectators, language, 0, NOTHING)))
    result: dict[str, Any] = update["result"]
    return result


def listed(table: Table, language: str = "en") -> Any:
    """The result as lists show what was kept."""
    kept = msgspec.json.decode(msgspec.json.encode(summary(table)))
    return in_list(kept, "", language, {})["result"]


def exported(table: Table) -> str:
    return export(table, "", NAMES[: table.created.players])


@pytest.mark.parametrize("path", from_the_beginning(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_way_to_end_is_told_as_the_engine_says(path: Path) -> None:
    match = match_in(path)
    table = table_of(match)
    result = match.game.result(match.table)
    assert result is not None
    assert table.result == result
    assert told(table) == listed(table)
    assert (tuple(told(table)["places"]), tuple(told(table)["winners"])) == (result.places, result.winners)
    ended = replay(table, len(match.choices), None, "en", NAMES[: len(result.places)])["result"]
    assert ended is not None and ended["places"] == result.places
    assert saved.read(exported(table), game).result == result


# --- the Emissary -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "name"), [("en", "The Emissary"), ("fr", "L’Émissaire"), ("de", "Der Gesandte")])
def test_a_rival_who_wins_is_named_first_and_nobody_at_the_table_is_a_winner(language: str, name: str) -> None:
    match = match_in(WINS)
    table = table_of(match)
    for result in (told(table, language), listed(table, language)):
        assert result["winners"] == []
        assert min(result["places"]) == 2
        assert result["rivals"] == [
            {"rival": "emissary", "name": name, "score": match.table.emissary_score, "place": 1}
        ]
    assert f"# place 1: emissary, {match.table.emissary_score} points" in exported(table)


def test_a_rival_who_loses_is_listed_without_a_place() -> None:
    match = match_in(BEATEN)
    rival = told(table_of(match))["rivals"][0]
    assert (rival["score"], rival["place"]) == (match.table.emissary_score, None)
    assert f"# no place: emissary, {match.table.emissary_score} points" in exported(table_of(match))


# --- giving up ----------------------------------------------------------------------------------------------------


def four() -> Match:
    """A game of four that ended with four different places."""
    match = match_in(TESTS / "vive_le_roi" / "recorded" / "one-winner.regnum")
    assert match.result is not None
    assert sorted(match.result.places) == [1, 2, 3, 4][: len(match.result.places)]
    return match


def test_whoever_gave_up_and_was_played_on_for_comes_last_though_the_bot_won() -> None:
    match = four()
    assert match.result is not None
    winner, second = match.result.places.index(1), match.result.places.index(2)
    result = told(table_of(match, winner))
    assert result["places"][winner] == len(result["places"])
    assert result["winners"] == [second]
    assert result["gave_up"] == [winner]
    assert tuple(result["scores"]) == match.result.scores


@pytest.mark.parametrize("name", ["krone_und_schwert", "lancaster", "vive_le_roi"])
def test_the_log_says_nothing_of_places_where_somebody_gave_up(name: str) -> None:
    games = (match_in(path) for path in from_the_beginning() if path.parent.parent.name == name)
    match = next(match for match in games if match.options["players"] > 2)
    assert "final_place" in events(table_of(match))
    assert "final_place" not in events(table_of(match, 0))


def events(table: Table) -> set[str]:
    assert table.play is not None
    match = table.play.match
    return {match.game.book.events[line.event].name for line in match.happenings}


def test_of_two_who_gave_up_the_first_is_last() -> None:
    match = four()
    assert match.result is not None
    first, later = match.result.places.index(1), match.result.places.index(2)
    result = told(table_of(match, first, later))
    last = len(result["places"])
    assert (result["places"][first], result["places"][later]) == (last, last - 1)
    assert result["gave_up"] == [first, later]


def test_with_one_left_the_game_is_over_at_once_and_that_one_has_won() -> None:
    match = four()
    players = match.options["players"]
    table = table_of(match, *range(1, players))
    assert table.status == "over"
    result = told(table)
    assert result["winners"] == [0]
    assert result["places"] == [1, *range(players, 1, -1)]
    assert listed(table) == result


def test_a_rival_who_was_ahead_has_no_place_in_a_game_that_one_player_is_left_with() -> None:
    match = match_in(WINS)
    players = match.options["players"]
    result = told(table_of(match, *range(1, players)))
    assert result["winners"] == [0]
    assert result["rivals"][0]["place"] is None


def test_a_rival_who_wins_a_game_that_was_played_on_wins_it() -> None:
    """Giving up changes the order of the seats, and nothing else."""
    games = (emissary_of_three(seed) for seed in range(200))
    match = next(match for match in games if match.result is not None and not match.result.winners)
    assert match.result is not None
    best = match.result.places.index(2)
    result = told(table_of(match, best))
    assert (result["winners"], result["rivals"][0]["place"]) == ([], 1)
    assert result["places"][best] == 4


def emissary_of_three(seed: int) -> Match:
    return play(Match(game("vive-le-roi"), seed=seed, players=3, emissary=True), at_random(seed))


def test_an_exported_file_says_in_words_who_gave_up_and_reads_back_so() -> None:
    match = four()
    table = table_of(match, 1)
    text = exported(table)
    assert "gave up: 1\n" in text
    assert any(line.startswith("# place") and "Bert" in line and line.endswith("gave up") for line in text.splitlines())
    assert saved.read(text, game).result == table.result


def test_a_list_that_was_kept_before_rivals_were_told_still_opens() -> None:
    kept = summary(table_of(four()))
    older = {key: kept["result"][key] for key in ("places", "scores", "winners")}
    result = in_list({**kept, "result": older}, "", "en", {})["result"]
    assert result is not None and (result["rivals"], result["gave_up"]) == ([], [])
