"""Whether a tournament was drawn as its seed says: ``python -m regnum.server.parts.tournaments.checking FILE``."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from .drawing import draw, plan_ahead
from .tournament import Round, Tournament


def wrong_rounds(text: str) -> list[int]:
    """The rounds of an exported tournament that are not as anybody would draw them; 0 is the plan of all rounds."""
    one = msgspec.convert({"key": "", **msgspec.json.decode(text)}, Tournament)
    wrong = [] if not one.rounds or plan_ahead(_at_the_start(one)) == one.planned else [0]
    return wrong + [each.number for each in one.rounds if not _is_right(one, each)]


def _is_right(one: Tournament, played: Round) -> bool:
    drawn = draw(one.before(played.number), _people(played))
    return drawn is not None and drawn.tables == [at.seats for at in played.tables] and drawn.rests == played.rests


def _at_the_start(one: Tournament) -> Tournament:
    """With those who took part when it began."""
    then = _people(one.rounds[0])
    return replace(one, entrants=[replace(each, out="") for each in one.entrants if each.account in then])


def _people(played: Round) -> list[str]:
    return [*(person for at in played.tables for person in at.seats), *played.rests]


def main() -> None:
    wrong = wrong_rounds(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(f"not as the seed says: rounds {wrong}" if wrong else "every round is as the seed says")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
