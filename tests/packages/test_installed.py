"""The example packages, installed by pip into a fresh environment: played in Python, natively, in the terminal, and by
PettingZoo, OpenSpiel and many at once."""

from __future__ import annotations

import filecmp
import os
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from regnum.cli import main
from regnum.starting import new

from .installing import EXAMPLES, python_with_examples

PLAY = """
import random
import regnum
from regnum.envs.stepping import PlayOuts
from regnum.games import complaints
from regnum.kernel import saved
assert complaints() == [], complaints()
played = [("stones", {}), ("stones", {"last_loses": True}), ("vive-le-roi", {"one_round": True}), ("salt-road", {})]
for name, options in played:
    match, rng = regnum.new_match(name, seed=1, **options), random.Random(1)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    assert saved.read(saved.write(match), regnum.game).table == match.table
    print(name, match.result.winners, getattr(match.table, "round", ""))
for (name, options), field in zip(played[1:], ("stones", "round", "day"), strict=True):
    games = PlayOuts(name, 9, **options)
    games.play()
    print("natively", name, sorted(set(games.tables[field].tolist())))
"""
RESEARCH = """
import random
import pyspiel
from regnum.envs import open_spiel, petting_zoo, vector
open_spiel.register()
played = [("stones", "last_loses", "stones"), ("vive-le-roi", "one_round", "round"), ("salt-road", "toll", "day")]
for name, option, field in played:
    env = petting_zoo.env(name, **{option: True})
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, terminated, *_ = env.last()
        env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
    print("PettingZoo", name, getattr(env.unwrapped.table, field))

    state = pyspiel.load_game(f"regnum_{name.replace('-', '_')}({option}=on)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    print("OpenSpiel", name, getattr(state.table, field))

    env = vector(name, 4, **{option: True})
    batch = env.reset(seed=1)
    while not batch.dones.any():
        batch = env.step([random.choice(row.nonzero()[0]) for row in batch.masks])
    print("many at once", name, batch.rewards[batch.dones == 1][0].sum())
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return python_with_examples(tmp_path_factory.mktemp("fresh") / "venv")


def run(python: Path, *command: str, folder: Path | None = None) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["XDG_STATE_HOME"] = str(python.parent)  # where games that were played are kept
    done = subprocess.run(
        [python, *command], capture_output=True, text=True, check=False, cwd=folder or python.parent, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_an_expansion_and_a_house_rule_are_played_in_python_and_natively(python: Path) -> None:
    base, loses, court, road, *natively = run(python, "-c", PLAY).splitlines()
    assert base.startswith("stones (") and loses.startswith("stones (")
    assert court.startswith("vive-le-roi (") and court.endswith(" 1")
    assert road.startswith("salt-road (")
    assert natively == ["natively stones [0]", "natively vive-le-roi [1]", "natively salt-road [5]"]


def test_they_are_played_in_the_terminal(python: Path) -> None:
    listed = run(python, "-m", "regnum", "games", "stones")
    assert "Stones" in listed and "The last stone loses" in listed
    options = ("--option", "last_loses", "--seed", "1", "--pace", "0", "--humans", "0", "--language", "en")
    played = run(python, "-m", "regnum", "play", "stones", "--players", "2", *options)
    assert "must take the last stone and loses" in played


def test_the_house_rule_is_played_in_the_terminal(python: Path) -> None:
    options = ("--option", "one_round", "--seed", "1", "--pace", "0", "--humans", "0", "--language", "en")
    played = run(python, "-m", "regnum", "play", "vive-le-roi", "--players", "3", "--bots", "page", *options)
    assert re.search(r"Vive le Roi!  1/4 +The end", played)
    assert "2/4" not in played


def test_the_house_rule_stands_in_the_rules_of_its_game(python: Path) -> None:
    read = run(python, "-m", "regnum", "rules", "vive-le-roi", "HR-1", "--language", "fr")
    assert "La partie se termine après une seule manche." in read


def test_they_are_played_by_pettingzoo_openspiel_and_many_at_once(python: Path) -> None:
    assert run(python, "-c", RESEARCH).splitlines() == [
        "PettingZoo stones 0",
        "OpenSpiel stones 0",
        "many at once stones 1.0",
        "PettingZoo vive-le-roi 1",
        "OpenSpiel vive-le-roi 1",
        "many at once vive-le-roi 1.0",
        "PettingZoo salt-road 5",
        "OpenSpiel salt-road 5",
        "many at once salt-road 1.0",
    ]


ALONE = ("-p", "no:cacheprovider", "-p", "no:xdist", "-c", os.devnull, "--rootdir")


@pytest.mark.parametrize("name", ["stones", "stones-last-loses", "salt-road"])
def test_the_contract_is_kept_by_the_example(python: Path, name: str) -> None:
    said = run(python, "-m", "pytest", "-q", *ALONE, str(EXAMPLES), "-W", "error", str(EXAMPLES / name))
    assert " passed" in said


def test_the_example_is_what_regnum_new_writes(tmp_path: Path) -> None:
    made = new("stones", tmp_path / "stones")
    files = sorted(str(path.relative_to(made)) for path in made.rglob("*") if path.is_file())
    assert filecmp.cmpfiles(made, EXAMPLES / "stones", files, shallow=False) == (files, [], [])


PAGE = EXAMPLES.parent / "docs" / "how-to" / "a-game-of-your-own.md"
PIP_HERE = ("-m", "pip", "--disable-pip-version-check")
FOLLOWED = {
    "regnum new my-game": ("-m", "regnum", "new", "my-game"),
    "cd my-game": (),
    "pip install -e '.[test]'": (
        *PIP_HERE,
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--editable",
        ".",
    ),
    "pytest": ("-m", "pytest", "-q", *ALONE, ".", "."),
    "regnum play my-game": ("-m", "regnum", "play", "my-game", "--humans", "0", "--pace", "0"),
    "pip install build": (),
    "python -m build --wheel": (*PIP_HERE, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "."),
}
"""What each line of the page is here, where nothing is fetched and nobody answers."""


def test_the_page_leads_from_an_empty_folder_to_a_wheel(python: Path, tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    lines = [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    assert lines == list(FOLLOWED)
    folder = tmp_path
    for line in lines:
        if line.startswith("cd "):
            folder = folder / line.removeprefix("cd ")
        elif FOLLOWED[line]:
            run(python, *FOLLOWED[line], folder=folder)
    [wheel] = folder.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    files = (
        "__init__.py",
        "rules.md",
        "messages/en.ftl",
        "board/board.js",
        "board/board.css",
        "picture.svg",
        "py.typed",
    )
    assert held >= {f"my_game/{file}" for file in files}


@pytest.mark.parametrize("wrong", ["My Game", "-x", "a", "König", "7wonders"])
def test_a_strange_name_is_refused_and_nothing_is_written(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "--", wrong]) == 2
    assert "expected a name of small letters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("taken", "by"),
    [
        ("json", "a module of Python's standard library"),
        ("lambda", "a word of Python itself"),
        ("pytest", "a package that is installed here"),
        ("lancaster", "a game that the package regnum offers"),
    ],
)
def test_a_name_that_somebody_has_is_refused_and_nothing_is_written(
    taken: str, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", taken]) == 2
    assert f"{taken} is {by}; expected a name that nobody has" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "my-game", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
