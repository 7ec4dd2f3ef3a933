"""The leaderboard: whoever adds an entry says what it is and how it is measured again."""

from __future__ import annotations

import shlex
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from regnum.cli import _parser
from regnum.envs import endings, ids

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "reference" / "leaderboard.toml"
ENTRIES: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["entry"]
KINDS = {
    "name": str,
    "task": str,
    "measure": str,
    "among": list,
    "value": (int, float),
    "margin": (int, float),
    "games": int,
    "seconds": (int, float),
    "machine": str,
    "regnum": str,
    "date": date,
    "by": str,
    "command": str,
    "card": str,
}
EXACT = "exploitability"


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry['name']} at {entry['task']}")
def test_an_entry_says_what_it_is_and_how_it_is_measured_again(entry: dict[str, Any]) -> None:
    assert entry.keys() == KINDS.keys()
    for name, kind in KINDS.items():
        assert isinstance(entry[name], kind), name  # type: ignore[arg-type]
        assert entry[name] != "", name
    assert entry["task"] in (endings.ids() if entry["measure"] == EXACT else ids())
    assert entry["measure"] in (EXACT, "times the fair share")
    if entry["measure"] != EXACT:
        assert entry["among"]
        assert entry["games"] > 0
        assert entry["margin"] > 0
    for command in entry["command"].split(" && "):
        program, *arguments = shlex.split(command)
        assert program == "regnum"
        _parser().parse_args(arguments)


def test_nothing_is_measured_twice() -> None:
    known = [(one["name"], one["task"], one["measure"], tuple(one["among"]), one["by"]) for one in ENTRIES]
    assert len(set(known)) == len(known)


def test_the_page_tells_of_every_task_and_ending() -> None:
    page = (ROOT / "docs" / "reference" / "regnum-bench.md").read_text(encoding="utf-8")
    for one in (*ids(), *endings.ids()):
        assert f"`{one}`" in page, one


def test_regnum_can_be_cited() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert text.startswith("cff-version: 1.2.0")
    assert all(f"\n{field}:" in text for field in ("message", "title", "authors", "version", "license"))
