"""What a review of a game says: everybody's chances before each decision, and what the decisions were worth.

How it is found out is in ``regnum.bots``; whoever tells it needs no bots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from regnum.kernel import Match

SECONDS = 180.0
"""The most of one core a review may take."""
WORTH_TELLING = 0.01
"""A smaller loss is nobody's turning point."""


@dataclass(frozen=True)
class Answer:
    """One answer with its worth (1 is a certain win) and in how many imagined games it was tried."""

    choice: str
    worth: float
    games: int


def thought_of(number: int, answer: Answer) -> str:
    """The remark of a saved game that a bot thought of this answer to what it was asked after so many choices."""
    return f"thought {number} {answer.worth:.3f} {answer.games} {answer.choice}"


_THOUGHT = re.compile(r"thought ([0-9]{1,9}) (0\.[0-9]+|1\.0+) ([0-9]{1,9}) (.+)")


def thoughts_in(remarks: Sequence[str]) -> dict[int, list[Answer]]:
    """What bots thought best, best first, by the number of the choice, as the remarks of a saved game tell."""
    found: dict[int, list[Answer]] = {}
    for told in filter(None, map(_THOUGHT.fullmatch, remarks)):
        found.setdefault(int(told[1]), []).append(Answer(told[4], float(told[2]), int(told[3])))
    return found


@dataclass(frozen=True)
class Moment:
    """One decision that had an alternative, after so many choices."""

    number: int
    seat: int
    chosen: str
    chances: tuple[float, ...]
    """Everybody's before the decision, with all cards open."""
    answers: tuple[Answer, ...]
    """What the judge thought best from what the seat could know, best first."""
    imagined: int = 0
    """In how many imagined games the chances were found."""
    loss: float = 0.0
    """By how much the judge's answer did better than the chosen one, where they were compared."""
    margin: float = 0.0
    """How uncertain that is: twice the standard error."""
    games: int = 0
    """In how many imagined games they were compared; 0 if they were not."""


@dataclass(frozen=True)
class Review:
    """A whole game: its moments, and what it came to for each seat in the end (nothing if it is not over)."""

    moments: tuple[Moment, ...]
    ended: tuple[float, ...]

    def turning_points(self, most: int) -> list[Moment]:
        """The decisions that certainly gave something away, in the order of their loss."""
        lost = [moment for moment in self.moments if moment.loss > max(WORTH_TELLING, moment.margin)]
        return sorted(lost, key=lambda moment: -moment.loss)[:most]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, written: Any) -> Review:
        """As it was kept; ValueError if that is no review."""
        try:
            return cls(tuple(map(_moment, written["moments"])), tuple(map(_number, written["ended"])))
        except (KeyError, TypeError, AttributeError) as wrong:
            raise ValueError("expected a review as it is kept") from wrong

    def is_of(self, match: Match) -> bool:
        """Whether it speaks of the choices of this game."""
        seats = range(match.options["players"])
        return all(
            moment.number in range(len(match.choices))
            and match.choices[moment.number].text == moment.chosen
            and moment.seat in seats
            and len(moment.chances) == len(seats)
            and (moment.answers or not moment.loss)
            for moment in self.moments
        )


def _moment(written: Mapping[str, Any]) -> Moment:
    known = {**written, "chances": (), "answers": ()}
    _must_be(known, seat=int, chosen=str, number=int, imagined=int, games=int)
    _must_be(known, loss=(int, float), margin=(int, float))
    return Moment(
        **{
            **known,
            "chances": tuple(map(_number, written["chances"])),
            "answers": tuple(map(_answer, written["answers"])),
        }
    )


def _answer(written: Mapping[str, Any]) -> Answer:
    _must_be(written, choice=str, worth=(int, float), games=int)
    return Answer(**written)


def _must_be(written: Mapping[str, Any], **kinds: Any) -> None:
    for name, kind in kinds.items():
        if name in written and not isinstance(written[name], kind):
            raise TypeError(name)


def _number(written: Any) -> float:
    _must_be({"number": written}, number=(int, float))
    return float(written)
