"""``regnum bench`` runs, tells, writes and draws; nothing is said about what it finds."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from regnum import cli
from regnum.bench import chart, foreign, report
from regnum.bench.measuring import COMPILING, COPIES, FROM_PYTHON, INSIDE, Row
from regnum.bench.peers import wire
from regnum.envs.stepping import PlayOuts, Stepper

ROWS = [
    Row("vive-le-roi", "interpreted", FROM_PYTHON, 100_000, 400),
    Row("OpenSpiel hearts", "C++, stepped", FROM_PYTHON, 400_000, 3000),
    Row("vive-le-roi", "native, inside", INSIDE, 6_000_000, 25_000),
    Row("OpenSpiel hearts", "C++", COPIES, 1_000_000, 0),
    Row("vive-le-roi", "cold", COMPILING, 1 / 32, 0),
]


def test_a_run_prints_a_table_and_writes_figures_and_a_chart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found, table, picture = tmp_path / "found.json", tmp_path / "found.md", tmp_path / "chart"
    wanted = ["bench", "lang-lebe-der-koenig", "--speed", "interpreted", "--rounds", "1", "--seconds", "0.01"]
    assert (
        cli.main([*wanted, "--no-peers", "--json", f"{found}", "--markdown", f"{table}", "--chart", f"{picture}"]) == 0
    )
    assert "Driven from Python" in capsys.readouterr().out
    rows = json.loads(found.read_text(encoding="utf-8"))
    assert {(row["how"], row["kind"]) for row in rows} == {("interpreted", FROM_PYTHON), ("interpreted", COPIES)}
    assert all(row["per_second"] > 0 for row in rows)
    assert "| lang-lebe-der-koenig | interpreted |" in table.read_text(encoding="utf-8")
    assert picture.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    assert picture.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_figures_are_compared_with_the_yardstick_of_their_own_kind() -> None:
    yards = report.yardsticks(ROWS)
    assert [report.ratio(row, yards) for row in ROWS] == [0.25, 1.0, None, 1.0, None]
    assert report.cells(ROWS[0], yards) == ("vive-le-roi", "interpreted", "100 k", "400", "0.25")
    assert report.cells(ROWS[3], yards)[2] == "1 µs"
    assert report.cells(ROWS[4], yards)[2] == "32 s"


def test_the_chart_shows_every_pace_and_nothing_else() -> None:
    drawn, height = chart.shapes(ROWS, {"vive-le-roi"})
    texts = [shape.text for shape in drawn if isinstance(shape, chart.Text)]
    assert "vive-le-roi: native, inside" in texts and "6 M" in texts
    assert not {"OpenSpiel hearts: C++", "vive-le-roi: cold"} & set(texts)
    assert all(0 <= shape.y <= height for shape in drawn)


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(foreign, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(foreign, "NODE", tmp_path / "node_modules")
    assert foreign.start() == ([], [], [])


def test_a_peer_is_asked_line_by_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "of_nobody.py").write_text(
        'print(\'[["Nobody", "slowly", "inside"]]\')\nprint([7.0, int(input()[0])])\n'
    )
    program = foreign._started([sys.executable, str(tmp_path / "of_nobody.py")])
    assert foreign._answer(program) == [["Nobody", "slowly", "inside"]]
    assert foreign.Foreign("Nobody", "slowly", "inside", program, 0).measure(0.1) == (7.0, 0)
    foreign.stop([program])


def test_a_peers_program_counts_what_its_work_says() -> None:
    decisions, games = wire.measured(lambda: (10, 1), 0.001)
    assert decisions == pytest.approx(10 * games)


def test_a_stepper_plays_the_same_game_as_the_interpreter() -> None:
    stepper = Stepper("vive-le-roi", players=3)
    game, choose = stepper.game, random.Random(1).choice
    s = game.begin(players=3)
    legal = stepper.reset()
    while legal:
        assert stepper.seat == game.to_act(s)[0]
        offers = game.offers(s, stepper.seat)
        assert list(legal) == offers
        assert stepper.chance == bool(offers.odds)
        assert not stepper.chance or list(stepper.odds or [1] * len(legal)) == offers.odds
        action = choose(legal)
        legal = stepper.step(action)
        game.answer(s, game.to_act(s)[0], action)
    assert stepper.table == s and game.over(s)


def test_play_outs_play_all_games_to_their_ends() -> None:
    games = PlayOuts("vive-le-roi", 3)
    assert games.play() > 3 and not games.tables["depth"].any()
