"""Saved games of the terminal: beside the game they remember, in comments of the header, who is played by a bot."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

from platformdirs import user_state_path

import regnum
from regnum.kernel import BadFile, Match, OldEdition, saved
from regnum.reviewed import Answer, thoughts_in

_REMARK = re.compile(r"^# (?P<key>bot \d+|board): (?P<value>.*)$")


def write(match: Match, path: Path, bots: Sequence[str | None]) -> None:
    """Write the match whole, or not at all; ``bots`` names the bot of each seat that has one."""
    first, rest = saved.write(match).split("\n", 1)
    remarks = [f"# bot {seat}: {name}" for seat, name in enumerate(bots) if name]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadFile(f"{path} cannot be written: {wrong.strerror}") from wrong
    regnum.write_text(path, "\n".join((first, *remarks, rest)))


def read(path: Path, board: str | None) -> tuple[Match, Mapping[str, str]]:
    """The match in a file, on the given board or the one it was played on, and what the file remarks."""
    text = regnum.read_text(path)
    said = remarks(text)
    try:
        return saved.read(text, lambda name, kept=None: regnum.game(name, board or kept or said.get("board"))), said
    except (BadFile, OldEdition) as wrong:
        raise type(wrong)(f"{path}: {wrong}") from wrong


def remarks(text: str) -> Mapping[str, str]:
    """What the comments of a saved game's header say: ``bot 1``, and in older files where its ``board`` lies."""
    header = text.split("\n\n", 1)[0].split("\n")
    found = (_REMARK.match(line.strip()) for line in header)
    return {match["key"]: match["value"].strip() for match in found if match}


def thoughts(path: Path) -> Mapping[int, Sequence[Answer]]:
    """What bots thought, by the number of the choice, if the file remarks it."""
    lines = regnum.read_text(path).split("\n")
    return thoughts_in([line.removeprefix("# ") for line in lines if line.startswith("# ")])


def folder() -> Path:
    """Where games are kept that nobody has given a name."""
    return user_state_path("regnum", False)


def unnamed(game: str) -> Path:
    """A file for a new game that no other game has."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in count(1):
        path = folder() / (f"{name}.regnum" if number == 1 else f"{name}-{number}.regnum")
        if not path.exists():
            return path
    raise AssertionError


def latest(game: str) -> Path:
    """The file of the game that was played last."""
    found = sorted(folder().glob(f"{game}-*.regnum"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadFile(f"no game of {game} was saved in {folder()}")
    return found[-1]
