"""A game looked at afterwards: everybody's chances before each decision, and the decisions that gave most away.

Chances are judged with all cards open. A decision is judged from what its seat could know: the judge names the answers
it likes best, and where it would have answered otherwise, both answers are compared in the same imagined games. What
is told is what was measured there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from regnum.kernel import NATURE, Match

from .judge import GAMES, TRIALS, Judge, JudgeFor, by_search, compared
from .knowledge import Knowledge, OpenTable
from .search import Thought

SECONDS = 180.0
"""The most of one core a review may take."""
FIRST_LOOK = 0.7
"""What part of it goes to judging every decision; the rest to comparing answers."""
FEWEST = 8
"""From fewer games nobody learns anything."""
ANSWERS = 3
"""How many of the judge's answers are kept for each decision."""
COMPARED = 24
"""How many decisions are looked at twice: those that seem to have given most away."""
WORTH_TELLING = 0.01
"""A smaller loss is nobody's turning point."""


@dataclass(frozen=True)
class Answer:
    """One answer with its worth (1 is a certain win) and in how many imagined games it was tried."""

    choice: str
    worth: float
    games: int


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
    def from_json(cls, written: Mapping[str, Any]) -> Review:
        moments = tuple(
            Moment(
                **{
                    **each,
                    "chances": tuple(each["chances"]),
                    "answers": tuple(Answer(**answer) for answer in each["answers"]),
                }
            )
            for each in written["moments"]
        )
        return cls(moments, tuple(written["ended"]))


class Purse:
    """Seconds of the processor for so many judgements; what one of them saves goes to those that come later."""

    def __init__(self, seconds: float, judgements: int) -> None:
        self.began = time.process_time()
        self.seconds = seconds
        self.left = judgements
        self.given = 0

    def games(self, most: int) -> int:
        """How many games the next one may imagine: as many as it would, or as many as one can afford for each."""
        spent = time.process_time() - self.began
        each = (self.seconds - spent) / max(1, self.left)
        affordable = int(each * self.given / spent) if self.given and spent > 0 else most
        granted = min(most, max(FEWEST, affordable))
        self.left -= 1
        self.given += granted
        return granted


def review(
    match: Match,
    seconds: float = SECONDS,
    seed: str = "review",
    judge: JudgeFor = by_search,
    progress: Callable[[float], object] = lambda done: None,
) -> Review:
    """Judge a game, within so many seconds of one core; ``progress`` hears what part is done."""
    numbers = _decisions(match)
    purse = Purse(seconds * FIRST_LOOK, 2 * len(numbers))
    moments, suspected = [], []
    for at, (replay, number) in enumerate(_walk(match, numbers)):
        judges = (judge(f"{seed} {number} {sight}", purse.games(GAMES)) for sight in ("open", "seat"))
        moment, suspicion = _moment(replay, match, number, *judges)
        moments.append(moment)
        suspected.append((suspicion, at))
        progress(FIRST_LOOK * (at + 1) / len(numbers))
    again = [at for suspicion, at in sorted(suspected, reverse=True)[:COMPARED] if suspicion > 0]
    purse = Purse(seconds * (1 - FIRST_LOOK), len(again))
    for done, at in enumerate(again, 1):
        moments[at] = _looked_at_twice(match, moments[at], f"{seed} again", purse.games(TRIALS))
        progress(FIRST_LOOK + (1 - FIRST_LOOK) * done / len(again))
    return Review(tuple(moments), _ended(match))


def _decisions(match: Match) -> list[int]:
    """The numbers of the choices that had an alternative."""
    return [
        number
        for replay, number in _walk(match, range(len(match.choices)))
        if match.choices[number].seat != NATURE and len(replay.legal(match.choices[number].seat)) > 1
    ]


def _walk(match: Match, numbers: Any) -> Iterator[tuple[Match, int]]:
    """The match as it stood before each of these choices."""
    replay = match.branch(0)
    replay.trust()
    for number in numbers:
        for choice in match.choices[len(replay.choices) : number]:
            replay.choose(choice.action, choice.seat)
        yield replay, number


def _moment(replay: Match, match: Match, number: int, open_judge: Judge, judge: Judge) -> tuple[Moment, float]:
    """The moment, and how much the choice seems to have given away."""
    choice = match.choices[number]
    chances = open_judge.chances(OpenTable(replay.game, replay.table, choice.seat))
    thoughts = judge.think(Knowledge.of(replay, choice.seat))
    tried = [thought for thought in thoughts if thought.visits][:ANSWERS]
    answers = tuple(Answer(_written(match, thought), thought.worth, thought.visits) for thought in tried)
    moment = Moment(number, choice.seat, choice.text, tuple(chances), answers)
    return moment, _suspicion(thoughts, choice.action)


def _written(match: Match, thought: Thought) -> str:
    return str(match.game.actions.write(thought.action))


def _suspicion(thoughts: list[Thought], action: int) -> float:
    """What the choice gave away by the judge's first look; one it did not try is taken for one of those it did."""
    chosen = next(thought for thought in thoughts if thought.action == action)
    if chosen is thoughts[0]:
        return 0.0
    others = [thought.worth for thought in thoughts[1:] if thought.visits]
    known = chosen.worth if chosen.visits else sum(others) / max(1, len(others))
    return thoughts[0].worth - known


def _looked_at_twice(match: Match, moment: Moment, seed: str, games: int) -> Moment:
    knowledge = Knowledge.of(match.branch(moment.number), moment.seat)
    better, chosen = (match.game.action(text) for text in (moment.answers[0].choice, moment.chosen))
    found = compared(knowledge, better, chosen, f"{seed} {moment.number}", games)
    return replace(moment, loss=found.mean, margin=found.margin, games=found.games)


def _ended(match: Match) -> tuple[float, ...]:
    result = match.result
    if result is None:
        return ()
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places)))
