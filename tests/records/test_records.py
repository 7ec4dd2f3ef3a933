"""Records of bots' games: what everybody saw, apart from what seats knew, and batches to learn from."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from regnum.bots import bot
from regnum.bots.knowledge import Knowledge
from regnum.cli import main
from regnum.envs import by_name, task
from regnum.kernel import Match
from regnum.kernel.views import shown
from regnum.records import together, writing
from regnum.records.playing import Wanted
from regnum.records.reading import batches, games, public

TASK = "vive-le-roi-4p-v1"
SAMPLE = Path(__file__).parents[2] / "examples" / "records"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games in two parts."""
    folder = tmp_path_factory.mktemp("record")
    assert main(["record", TASK, "--bots", "knight,random", "--games", "3", "--part", "2", "--into", str(folder)]) == 0
    return folder


def test_each_decision_is_once_in_both_tables(record: Path) -> None:
    rows = public(record)
    views = parquet.read_table(record / "views").to_pylist()
    assert [(row["game"], row["step"], row["seat"]) for row in rows] == [
        (row["game"], row["step"], row["seat"]) for row in views
    ]
    assert [row["decisions"] for row in games(record)] == [sum(row["game"] == one for row in rows) for one in range(3)]


def test_bots_change_seats_from_game_to_game(record: Path) -> None:
    assert [row["bots"][:2] for row in games(record)] == [["knight", "random"], ["random", "knight"]] * 1 + [
        ["knight", "random"]
    ]


def test_what_is_public_tells_no_secret(record: Path) -> None:
    game = task(TASK).game
    secret = {one.name for one in game.book.questions if one.secret}
    hidden = game.Table.FIELDS["favourites"].low - 1
    for row in public(record):
        assert (row["action"] is None) == (row["question"] in secret)
        seen = by_name(game, np.array(row["observation"]))
        if not seen["favourites_up"].item():
            assert (seen["favourites"] == hidden).all()
        assert (seen["vote"] == game.Table.FIELDS["vote"].low - 1).all()


@pytest.mark.parametrize("who", ["knight", "squire"])
def test_nobody_can_count_the_parts_of_a_secret_answer(who: str, tmp_path: Path) -> None:
    """Cards are committed one by one; how many is a secret until they lie open."""
    command = ["record", "krone-und-schwert-2p-v1", "--bots", who, "--games", "1", "--into", str(tmp_path)]
    assert main(command) == 0
    steps = [row["step"] for row in public(tmp_path)]
    assert steps == [*range(games(tmp_path)[0]["decisions"])]
    views = parquet.read_table(tmp_path / "views").to_pylist()
    parts = Counter(view["step"] for view in views)
    assert set(parts) == set(steps)
    several = {view["question"] for view in views if parts[view["step"]] > 1}
    assert several == {"what_to_commit"}


def test_views_are_what_the_seat_knew_and_the_game_can_be_played_again_from_them(record: Path) -> None:
    meant, row = task(TASK), games(record)[0]
    match = Match(meant.game, seed=f"{row['seed']} chance", **meant.options)
    views = [one for one in parquet.read_table(record / "views").to_pylist() if one["game"] == 0]
    for view in views:
        seen = by_name(meant.game, np.array(view["observation"]))
        assert (seen["favourites"] == np.array(shown(match.table, view["seat"], "favourites", -2))).all()
        assert view["legal"] == sorted(match.legal(view["seat"]))
        match.choose(view["action"], view["seat"])
    assert match.result is not None
    assert list(match.result.places) == row["places"]


@pytest.mark.parametrize(
    ("task_id", "who"),
    [
        ("lancaster-4p-v1", "champion"),
        ("lancaster-henry-v-4p-v1", "random,knight"),
        ("lang-lebe-der-koenig-4p-v1", "champion,knight"),
        ("krone-und-schwert-2p-v1", "knight"),
        ("vive-le-roi-8p-v1", "random,knight"),
    ],
)
def test_games_that_are_played_together_show_what_each_would_show_by_itself(task_id: str, who: str) -> None:
    wanted = Wanted(task_id, tuple(who.split(",")), "together", 5, 2)
    assert together.able(wanted)
    meant = task(task_id)
    [found] = together.play(wanted)
    assert [one["seed"] for one in found.games] == ["together 5", "together 6"]
    for row in found.games:
        match = Match(meant.game, seed=f"{row['seed']} chance", **meant.options)
        for at in np.flatnonzero(found.game == row["game"]):
            seat = int(found.seat[at])
            assert seat == match.to_act[0] and found.question[at] == match.table.question
            assert found.seen[at].tolist() == meant.game.observation(match.table, seat)
            assert found.public[at].tolist() == meant.game.observation(match.table, None)
            begin = int(found.counts[:at].sum())
            assert found.legal[begin : begin + found.counts[at]].tolist() == sorted(match.legal(seat))
            before = len(match.choices)
            match.choose(int(found.action[at]), seat)
            assert found.noticed[at] == match.choices[before].noticed(None)
        assert match.result is not None
        assert (row["places"], row["scores"]) == (list(match.result.places), list(match.result.scores))


def test_whoever_must_think_about_each_question_by_itself_does(tmp_path: Path) -> None:
    for task_id, who in [(TASK, "lord"), (TASK, "champion"), ("lancaster-2p-v1", "champion"), (TASK, "knight,page")]:
        assert not together.able(Wanted(task_id, tuple(who.split(",")), "apart", 0, 1))
    assert main(["record", TASK, "--bots", "page", "--games", "1", "--into", str(tmp_path)]) == 0
    assert len(games(tmp_path)) == 1


def test_how_many_games_lie_in_a_part_changes_none(tmp_path: Path) -> None:
    command = ["record", TASK, "--bots", "knight,random", "--games", "4"]
    for part in ("1", "4"):
        assert main([*command, "--part", part, "--into", str(tmp_path / part)]) == 0
    one, other = (next(batches(tmp_path / part, 10_000)) for part in ("1", "4"))
    assert one.actions.tolist() == other.actions.tolist()[: len(one.actions)]
    assert games(tmp_path / "1") == games(tmp_path / "4")


def test_batches_have_every_decision_once_in_an_order_that_the_seed_gives(record: Path) -> None:
    plain, mixed = [*batches(record, 100)], [*batches(record, 100, seed=1)]
    count = sum(row["decisions"] for row in games(record))
    assert sum(len(one.actions) for one in plain) == sum(len(one.actions) for one in mixed) == count
    assert not np.array_equal(plain[0].actions, mixed[0].actions)
    assert np.array_equal(mixed[0].observations, next(batches(record, 100, seed=1)).observations)
    for batch in mixed:
        rows = np.arange(len(batch.actions))
        assert (batch.masks[rows, batch.actions] == 1).all()
        assert batch.observations.shape == (len(rows), plain[0].observations.shape[1])
    total = {
        (game, seat): share for one in mixed for game, seat, share in zip(one.games, one.seats, one.shares, strict=True)
    }
    assert sum(total.values()) == pytest.approx(sum(sum(row["shares"]) for row in games(record)))


def test_a_record_that_was_stopped_goes_on_and_only_with_the_same_bots(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = games(record)
    (record / "games" / "part-00000002.parquet").unlink()
    command = ["record", TASK, "--games", "3", "--part", "2", "--into", str(record)]
    assert main([*command, "--bots", "knight,random"]) == 0
    assert games(record) == before
    monkeypatch.setattr(writing, "play", lambda *_: pytest.fail("played again"))
    assert main([*command, "--bots", "knight,random"]) == 0
    assert main([*command, "--bots", "random"]) == 2
    assert "another record already" in capsys.readouterr().err


def test_the_card_says_what_is_in_it_and_how_it_was_made(record: Path) -> None:
    said = (record / "README.md").read_text()
    assert "3 games with" in said
    assert f"regnum record {TASK} --bots knight,random --games 3" in said


def test_the_sample_is_of_strong_bots_small_and_can_be_learned_from() -> None:
    facts = json.loads((SAMPLE / "card.json").read_text())
    assert facts["layout"] == task(facts["task"]).layout
    assert sum(file.stat().st_size for file in SAMPLE.rglob("*.parquet")) < 600_000
    batch = next(batches(SAMPLE, 64, seed=1))
    assert len(batch.actions) == 64
    first = games(SAMPLE)[0]
    match = Match(task(facts["task"]).game, seed=f"{first['seed']} chance", **facts["options"])
    seat = match.to_act[0]
    chosen = bot(first["bots"][seat], f"{first['seed']} {first['bots'][seat]} {seat}").choose(Knowledge.of(match, seat))
    assert chosen == next(batches(SAMPLE, 1)).actions[0]
