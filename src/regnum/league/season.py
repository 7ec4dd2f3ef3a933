"""A season: who plays whom, and what was played already. It stops at any moment and goes on where it stopped."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import random
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from itertools import product
from pathlib import Path

from regnum.arena.games import Outcome, Task, rotations
from regnum.envs.tasks import task

from .folder import BadLeague, Entrant, Rules
from .playing import Forfeit, Pairing, Played, play

GAMES = "games.jsonl"
"""The file in a league's folder with a line for every game that was played."""


def pairings(folder: Path, rules: Rules, entrants: Sequence[Entrant]) -> list[Pairing]:
    """All games of a season, round by round. In each everybody plays every task at least once, in every seat of their
    table with the same chance; the last table is filled up with others."""
    found = []
    for turn, one in product(range(rules.rounds), rules.tasks):
        for number, table in enumerate(_tables(entrants, task(one).players, f"{rules.seed} {turn} {one}")):
            seed = f"{rules.seed} {turn} {number}"
            for lineup in _turned(table):
                found.append(Pairing(one, lineup, seed, folder / "games" / _file(one, lineup, seed)))
    return found


def _tables(entrants: Sequence[Entrant], players: int, seed: str) -> list[list[Entrant]]:
    """Everybody once, at tables of so many; where somebody is missing, others sit there a second time."""
    chance = random.Random(seed)
    mixed = chance.sample(entrants, len(entrants))
    missing = -len(mixed) % players
    house = [one for one in entrants if not one.command] or mixed
    others = [one for one in house if one not in mixed[-(players - missing) :]] or house
    mixed += [others[at % len(others)] for at in range(missing)]
    return [mixed[at : at + players] for at in range(0, len(mixed), players)]


def _turned(table: list[Entrant]) -> list[tuple[Entrant, ...]]:
    named = {one.name: one for one in table}
    return [tuple(named[name] for name in names) for names in rotations([one.name for one in table])]


def _file(id: str, lineup: tuple[Entrant, ...], seed: str) -> str:
    about = json.dumps([id, [one.name for one in lineup], seed])
    return f"{id}-{hashlib.sha256(about.encode()).hexdigest()[:12]}.regnum"


def run(folder: Path, rules: Rules, wanted: Sequence[Pairing], workers: int = 1) -> Generator[Played, None, None]:
    """Play what was not played yet, and keep each game as it ends."""
    known = {_key(one) for one in kept(folder)}
    missing = [one for one in wanted if one.key not in known]
    for played in _all(missing, rules, workers):
        with (folder / GAMES).open("a", encoding="utf-8") as file:
            file.write(_line(played) + "\n")
        yield played


def _all(missing: list[Pairing], rules: Rules, workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from (play(one, rules) for one in missing)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        try:
            for finished in as_completed([pool.submit(play, one, rules) for one in missing]):
                yield finished.result()
        finally:
            pool.shutdown(cancel_futures=True)


# --- what was played ------------------------------------------------------------------------------------------------


def kept(folder: Path) -> list[Played]:
    """All games that were ever played in a league, in an order of their own: it does not depend on who was faster."""
    file = folder / GAMES
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    if lines and not lines[-1].endswith("\n"):
        # It was stopped while it wrote: that game is played again.
        file.write_text("".join(lines[:-1]), encoding="utf-8")
        lines.pop()
    return [_read(file, number, line) for number, line in enumerate(lines, 1)]


def in_order(played: Sequence[Played], wanted: Sequence[Pairing]) -> list[Played]:
    """Games of this season as they were meant to be played, after those of earlier ones."""
    place = {one.key: number for number, one in enumerate(wanted)}
    return sorted(played, key=lambda one: place.get(_key(one), -1))


def _key(played: Played) -> tuple[str, tuple[str, ...], str]:
    task = played.outcome.task
    return task.game, task.lineup, task.seed


def _line(played: Played) -> str:
    outcome, task = played.outcome, played.outcome.task
    return json.dumps(
        {
            "task": task.game,
            "lineup": task.lineup,
            "seed": task.seed,
            "places": outcome.places,
            "scores": outcome.scores,
            "decisions": outcome.decisions,
            "forfeits": [asdict(one) for one in played.forfeits],
            "seconds": played.seconds,
            "asked": played.asked,
        },
        ensure_ascii=False,
    )


def _read(file: Path, number: int, line: str) -> Played:
    try:
        said = json.loads(line)
        task = Task(said["task"], tuple(said["lineup"]), said["seed"])
        outcome = Outcome(task, tuple(said["places"]), tuple(said["scores"]), said["decisions"])
        forfeits = tuple(Forfeit(**one) for one in said["forfeits"])
        return Played(outcome, forfeits, tuple(said["seconds"]), tuple(said["asked"]))
    except (ValueError, TypeError, KeyError) as wrong:
        raise BadLeague(f"{file}, line {number}: this is no game of a league") from wrong
