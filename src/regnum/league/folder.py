"""What a league's folder says: its season (``league.toml``) and its bots (``*/bot.toml``)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from regnum.envs.tasks import task
from regnum.kernel import RegnumError
from regnum.opponents import known


class BadLeague(RegnumError, ValueError):
    """A file of a league that cannot be understood."""


@dataclass(frozen=True)
class Rules:
    """How a season is played: ``league.toml``, where every line may be missing."""

    name: str = "A league"
    tasks: tuple[str, ...] = ("vive-le-roi-4p-v1",)
    house: tuple[str, ...] = ("random", "page", "squire", "knight")
    """Bots of Regnum's own, or of installed packages, that play along; where too few came, they fill the table."""
    rounds: int = 10
    """In how many rounds a season is played; in each everybody plays every task."""
    seconds: float = 60.0
    """How long a bot may think in a game, all its decisions together."""
    adds: float = 0.0
    """What every decision adds to that."""
    starting: float = 20.0
    """How long a program may take until it answers ``hello``; it is not counted."""
    seed: str = "league"


@dataclass(frozen=True)
class Entrant:
    """One who plays: a program, or a bot of the house (which has no command)."""

    name: str
    command: tuple[str, ...] = ()
    folder: Path | None = None
    by: str = ""
    language: str = ""


def read(folder: Path) -> tuple[Rules, list[Entrant]]:
    """A league's rules and all who play in it, the house last."""
    if not folder.is_dir():
        raise BadLeague(f"there is no folder {folder}; expected one with bots in it (*/bot.toml)")
    rules = _rules(folder / "league.toml")
    entrants = [_entrant(file) for file in sorted(folder.glob("*/bot.toml"))]
    entrants += [Entrant(name, by="Regnum", language="Python") for name in rules.house]
    names = [one.name for one in entrants]
    for name in names:
        if names.count(name) > 1:
            raise BadLeague(f"two bots of {folder} are called {name!r}; a new version needs a new version = …")
    if not entrants:
        raise BadLeague(f'nobody plays in {folder}; expected bots (*/bot.toml) or house = ["knight"] in league.toml')
    return rules, entrants


def _rules(file: Path) -> Rules:
    said = _toml(file) if file.exists() else {}
    kinds = {field.name: type(field.default) for field in fields(Rules)}
    if unknown := sorted(said.keys() - kinds.keys()):
        raise BadLeague(f"{file}: there is no {unknown[0]!r}; there are {', '.join(kinds)}")
    rules = Rules(**{name: _fitting(file, name, value, kinds[name]) for name, value in said.items()})
    for one in rules.tasks:
        task(one)
    if strangers := [name for name in rules.house if name not in known()]:
        raise BadLeague(f"{file}: there is no bot {strangers[0]!r}; there are {', '.join(known())}")
    if rules.rounds < 1 or rules.seconds <= 0 or rules.adds < 0 or rules.starting <= 0 or not rules.tasks:
        raise BadLeague(f"{file}: expected at least one task, one round and some time")
    return rules


def _entrant(file: Path) -> Entrant:
    said = _toml(file)
    name, command, version = said.get("name", file.parent.name), said.get("command"), str(said.get("version", ""))
    if not isinstance(command, list) or not command or not all(isinstance(part, str) for part in command):
        raise BadLeague(f'{file}: expected command = ["python3", "bot.py"], a list of texts')
    if not isinstance(name, str) or not 0 < len(name) <= 40 or not name.isprintable():
        raise BadLeague(f"{file}: expected a name of at most 40 characters")
    named = f"{name} {version}".strip()
    return Entrant(named, tuple(command), file.parent.resolve(), str(said.get("by", "")), str(said.get("language", "")))


def _fitting(file: Path, name: str, value: Any, kind: type) -> Any:
    if kind is tuple and isinstance(value, Sequence) and all(isinstance(part, str) for part in value):
        return tuple(value)
    if kind is float and type(value) in (int, float):
        return float(value)
    if type(value) is kind:
        return value
    raise BadLeague(f"{file}: {name} cannot be {value!r}")


def _toml(file: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadLeague(f"{file}: {wrong}") from wrong
