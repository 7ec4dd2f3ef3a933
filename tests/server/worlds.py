"""Two worlds that differ only in what a seat cannot know tell it the same, byte for byte, within revolts too.

``python -m tests.server.worlds --pairs 450`` begins at the revolts of a recorded game of *Krone & Schwert*.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import cycle
from pathlib import Path
from typing import Any

from regnum.games import game
from regnum.kernel import Match, saved, seeded
from regnum.server.table import undo
from regnum.server.table.files import from_file
from regnum.server.table.journal import Chose, Started
from regnum.server.table.plans import SeatPlan
from regnum.server.table.table import Table
from regnum.server.telling.updates import NOTHING, Moment
from regnum.server.wire.answers import encode

RECORD = Path(__file__).parents[2] / "docs" / "reviews" / "krone-und-schwert.regnum"
NAMES = ("Anna", "Bert", "Carl", "Dora")
STEPS = 12
"""So far a table is followed after the beginning of a revolt."""


@dataclass
class Compared:
    pairs: int = 0
    in_revolts: int = 0
    leaks: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.pairs} pairs of worlds, {self.in_revolts} of them within a revolt: {len(self.leaks)} leaks"


def told(table: Table, seat: int) -> tuple[bytes, Any]:
    """All that a seat is told from the beginning, and what it may take back."""
    assert table.play is not None
    update = Moment(table, NAMES, 1.0).update(table.play.of[seat, None], "en", 0, NOTHING)
    return encode(update), undo.free(table.play.match, seat, None)


def compare(pairs: int) -> Compared:
    """At least so many pairs, at every point of revolts that go on at random."""
    found, record = Compared(), saved.read(RECORD.read_text(encoding="utf-8"), game)
    revolts = [n for n, choice in enumerate(record.choices) if choice.text == "revolt"]
    for number, begun in enumerate(cycle(revolts)):
        if found.pairs >= pairs:
            break
        rng = random.Random(number)
        for table, match in _played_on(record.branch(begun + 1), rng):
            for seat in range(record.options["players"]):
                _compare(table, match, seat, rng.randrange(10**9), found)
    return found


def _played_on(match: Match, rng: random.Random) -> Iterator[tuple[Table, Match]]:
    created, _ = from_file("account", 1.0, file=saved.write(match), boards="ours")
    seats = [SeatPlan("bot", bot="random") for _ in created.seats]
    table = Table("table", replace(created, seats=seats))
    table.apply(Started(at=1.0))
    assert table.play is not None
    for _ in range(STEPS):
        if table.status != "playing":
            return
        yield table, table.play.match
        seat = rng.choice(table.waiting)
        table.apply(Chose(at=1.0, seat=seat, text=rng.choice(table.play.match.offers(seat))))


def _compare(table: Table, match: Match, seat: int, seed: int, found: Compared) -> None:
    here, heard = match.table, told(table, seat)
    match.table = here.copy()
    match.game.redeal(match.table, seat, seeded(seed))
    differs, otherwise = match.table != here, told(table, seat)
    match.table = here
    if differs:
        found.pairs += 1
        found.in_revolts += "revolt" in str(match.where())
        if otherwise != heard:
            found.leaks.append(f"seat {seat} at {match.where()}, after {len(match.choices)} choices")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.worlds", description=__doc__)
    parser.add_argument("--pairs", type=int, default=450)
    found = compare(parser.parse_args().pairs)
    print(found)
    for leak in found.leaks:
        print(f"  {leak}")


if __name__ == "__main__":
    main()
