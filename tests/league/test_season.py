"""A season: everybody in every seat, kept as it is played, with ratings and a page at the end."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum.cli import main
from regnum.league import season
from regnum.league.folder import BadLeague, Entrant, Rules, read
from regnum.league.playing import Forfeit, Played
from regnum.league.standings import against, by_task, rise, standings

from . import bots

RULES = 'name = "Ours & theirs"\ntasks = ["vive-le-roi-2p-v1"]\nhouse = ["random"]\nrounds = 1\nseconds = 30\n'


def league(folder: Path, rules: str = RULES) -> Path:
    bots.enter(folder, "first", bots.HONEST, by="Anna")
    bots.enter(folder, "crash", bots.CRASHES)
    (folder / "league.toml").write_text(rules, encoding="utf-8")
    return folder


def entrants(*names: str) -> list[Entrant]:
    return [Entrant(name, ("run",)) for name in names] + [Entrant("random"), Entrant("knight")]


def test_in_each_round_everybody_plays_in_every_seat_with_the_same_chance(tmp_path: Path) -> None:
    everybody = entrants("a", "b")
    found = season.pairings(tmp_path, Rules(tasks=("vive-le-roi-4p-v1",), rounds=3), everybody)
    seats = Counter((one.name, seat) for pairing in found for seat, one in enumerate(pairing.lineup))
    assert seats == {(one.name, seat): 3 for one in everybody for seat in range(4)}
    assert len({pairing.seed for pairing in found}) == 3
    assert len({pairing.file for pairing in found}) == len(found) == 12


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7, 9])
def test_a_table_that_is_not_full_is_filled_and_no_guest_sits_there_twice(count: int, tmp_path: Path) -> None:
    everybody = entrants(*(f"guest {number}" for number in range(count)))
    for pairing in season.pairings(tmp_path, Rules(tasks=("lancaster-5p-v1",), rounds=4), everybody):
        guests = Counter(one.name for one in pairing.lineup if one.command)
        assert len(pairing.lineup) == 5
        assert max(guests.values(), default=1) == 1


def test_the_command_plays_a_season_and_leaves_ratings_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["league", str(league(tmp_path))]) == 0
    assert "first" in capsys.readouterr().out
    ratings = json.loads((tmp_path / "ratings.json").read_text())
    assert {one["name"] for one in ratings} == {"first", "crash", "random"}
    [crash] = [one for one in ratings if one["name"] == "crash"]
    assert crash["forfeits"] == crash["games"]
    page = (tmp_path / "index.html").read_text()
    assert "Ours &amp; theirs" in page
    assert "Anna" in page
    assert "it ended (status 3)" in page
    assert regnum.load(next((tmp_path / "games").iterdir())).result is not None


def test_a_season_that_was_stopped_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, who = read(league(tmp_path))
    wanted = season.pairings(tmp_path, rules, who)
    games = season.run(tmp_path, rules, wanted)
    next(games)
    games.close()
    file = tmp_path / season.GAMES
    file.write_text(file.read_text() + '{"task": "vive-le', encoding="utf-8")
    assert len(season.kept(tmp_path)) == 1
    assert len([*season.run(tmp_path, rules, wanted)]) == len(wanted) - 1
    monkeypatch.setattr(season, "play", lambda *_: pytest.fail("played again"))
    assert [*season.run(tmp_path, rules, wanted)] == []
    assert len(season.in_order(season.kept(tmp_path), wanted)) == len(wanted)


def test_several_games_at_once_are_the_same_games(tmp_path: Path) -> None:
    (tmp_path / "league.toml").write_text(RULES.replace('["random"]', '["random", "page"]'), encoding="utf-8")
    rules, who = read(tmp_path)
    wanted = season.pairings(tmp_path, rules, who)
    together = season.in_order([*season.run(tmp_path, rules, wanted, workers=2)], wanted)
    (tmp_path / season.GAMES).unlink()
    alone = season.in_order([*season.run(tmp_path, rules, wanted)], wanted)
    assert [one.outcome for one in together] == [one.outcome for one in alone]


def played(lineup: tuple[str, ...], places: tuple[int, ...], *forfeits: str) -> Played:
    from regnum.arena.games import Outcome, Task

    outcome = Outcome(Task("a-2p-v1", lineup, "0"), places, (0,) * len(places), 1)
    return Played(outcome, tuple(Forfeit(name, "time", "slow") for name in forfeits), (1.0, 2.0), (10, 10))


def test_standings_tell_who_wins_how_surely_and_who_failed() -> None:
    games = [played(("a", "b"), (1, 2)), played(("b", "a"), (2, 1), "b")] * 4
    best, other = standings(games)
    assert (best.name, best.games, best.times_fair, best.forfeits) == ("a", 8, 2.0, 0)
    assert best.margin > 0
    assert (other.name, other.forfeits) == ("b", 4)
    assert best.seconds == pytest.approx(0.15)
    assert by_task(games)["a-2p-v1"]["a"].times_fair == 2.0
    assert against(games)["a", "b"] == (8.0, 8)
    assert rise(games)["a"][0][1] < rise(games)["a"][-1][1]


@pytest.mark.parametrize(
    ("rules", "bot", "wrong"),
    [
        ("rounds = 0", "", "at least one task, one round"),
        ('rounds = "many"', "", "rounds cannot be 'many'"),
        ("wine = 1", "", "there is no 'wine'"),
        ('tasks = ["chess"]', "", "there is no task chess"),
        ('house = ["nobody"]', "", "there is no bot 'nobody'"),
        ("rounds =", "", "league.toml"),
        ("house = []", "", "nobody plays"),
        ("", 'command = "python bot.py"', "a list of texts"),
        ("", 'name = "random"\ncommand = ["x"]', "two bots"),
    ],
)
def test_a_wrong_file_is_one_sentence(
    rules: str, bot: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "league.toml").write_text(rules, encoding="utf-8")
    if bot:
        (tmp_path / "one").mkdir()
        (tmp_path / "one" / "bot.toml").write_text(bot, encoding="utf-8")
    assert main(["league", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert wrong in said
    assert said.count("\n") == 1


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    (tmp_path / season.GAMES).write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadLeague, match="line 1"):
        season.kept(tmp_path)
