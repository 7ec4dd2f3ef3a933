"""A game looked at afterwards: everybody's chances before each decision, and the decisions that gave most away.

Chances are judged with all cards open. A decision is judged from what its seat could know: the judge names the answers
it likes best, and where it would have answered otherwise, both answers are compared in the same imagined games. What
is told is what was measured there.

A review is made in slices, one judgement each: whoever carries them out may do so wherever and whenever there is time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from regnum.kernel import NATURE, Game, Match
from regnum.reviewed import SECONDS, Answer, Moment, Review

from .judge import GAMES, TRIALS, JudgeFor, by_best, compared
from .knowledge import Knowledge, OpenTable
from .search import Thought

FIRST_LOOK = 0.7
"""What part of it goes to judging every decision; the rest to comparing answers."""
FEWEST = 8
"""From fewer games nobody learns anything."""
ANSWERS = 3
"""How many of the judge's answers are kept for each decision."""
COMPARED = 24
"""How many decisions are looked at twice: those that seem to have given most away."""

Judgement = Callable[[Match], Any]
"""One judgement of a match. It can travel to another process."""


class Done(NamedTuple):
    """What a judgement found, and how many seconds of the processor that took."""

    found: Any
    seconds: float


def carried_out(judgement: Judgement, match: Match) -> Done:
    began = time.process_time()
    found = judgement(match)
    return Done(found, time.process_time() - began)


class Purse:
    """Seconds of the processor for so many judgements; what one of them saves goes to those that come later."""

    def __init__(self, seconds: float, judgements: int) -> None:
        self.seconds = seconds
        self.left = judgements
        self.given = 0
        self.spent = 0.0
        self.aside = 0.0
        """Games that were too few for a judgement."""

    def games(self, most: int) -> int:
        """How many games the next one may imagine: as many as it would, or as many as one can afford for each.

        None if that were too few to learn from: they are put aside until there are enough for one.
        """
        measured = self.given and self.spent > 0
        in_all = max(0.0, self.seconds - self.spent) * self.given / self.spent if measured else most * self.left
        each = in_all / max(1, self.left)
        self.left -= 1
        self.aside = min(in_all, self.aside + each if each < FEWEST else each)
        granted = min(most, int(self.aside)) if self.aside >= FEWEST else 0
        self.aside = 0.0 if granted else self.aside
        self.given += granted
        return granted

    def paid(self, done: Done) -> Any:
        """What was found for it."""
        self.spent += done.seconds
        return done.found


def review(
    match: Match,
    seconds: float = SECONDS,
    seed: str = "review",
    judge: JudgeFor = by_best,
    progress: Callable[[float], object] = lambda done: None,
) -> Review:
    """Judge a game, within so many seconds of one core; ``progress`` hears what part is done."""
    going = in_slices(seconds, seed, judge)
    part, judgement = next(going)
    try:
        while True:
            progress(part)
            part, judgement = going.send(carried_out(judgement, match))
    except StopIteration as end:
        progress(1.0)
        found: Review = end.value
        return found


def in_slices(
    seconds: float = SECONDS, seed: str = "review", judge: JudgeFor = by_best
) -> Generator[tuple[float, Judgement], Done, Review]:
    """A review in slices, each with what part of the whole is done before it; it is sent what each has found."""
    numbers = (yield 0.0, decisions).found
    purse = Purse(seconds * FIRST_LOOK, len(numbers))
    moments, suspected = list[Moment](), list[tuple[float, int]]()
    for at, number in enumerate(numbers):
        games = purse.games(GAMES)
        if not games:
            continue
        part = FIRST_LOOK * at / len(numbers)
        chances = purse.paid((yield part, partial(chances_at, number, judge, f"{seed} {number} open", games)))
        answers = purse.paid((yield part, partial(answers_at, number, judge, f"{seed} {number} seat", games)))
        suspected.append((answers.suspicion, len(moments)))
        moments.append(Moment(number, answers.seat, answers.chosen, chances, answers.best, games))
    again = [at for suspicion, at in sorted(suspected, reverse=True)[:COMPARED] if suspicion > 0]
    purse = Purse(seconds * (1 - FIRST_LOOK), len(again))
    for done, at in enumerate(again):
        games = purse.games(TRIALS)
        if games:
            part = FIRST_LOOK + (1 - FIRST_LOOK) * done / len(again)
            looked = partial(looked_at_twice, moments[at], f"{seed} again", games)
            moments[at] = purse.paid((yield part, looked))
    return Review(tuple(moments), (yield 1.0, ended).found)


# --- the judgements -----------------------------------------------------------------------------------------------


def decisions(match: Match) -> list[int]:
    """The numbers of the choices that had an alternative."""
    return [
        number
        for replay, number in _walk(match)
        if match.choices[number].seat != NATURE and len(replay.legal(match.choices[number].seat)) > 1
    ]


def _walk(match: Match) -> Iterator[tuple[Match, int]]:
    """The match as it stood before each of its choices."""
    replay = match.branch(0)
    for number, choice in enumerate(match.choices):
        yield replay, number
        replay.choose(choice.action, choice.seat)


def chances_at(number: int, judge: JudgeFor, seed: str, games: int, match: Match) -> tuple[float, ...]:
    """Everybody's chances before a choice, with all cards open."""
    knowledge = OpenTable(match.game, match.position(number), match.choices[number].seat)
    return tuple(judge(seed, games).chances(knowledge))


class Answers(NamedTuple):
    """Who chose what, the answers the judge liked best, and how much the choice seems to have given away."""

    seat: int
    chosen: str
    best: tuple[Answer, ...]
    suspicion: float


def answers_at(number: int, judge: JudgeFor, seed: str, games: int, match: Match) -> Answers:
    """What the judge would have done in the place of whoever chose, from what that seat could know."""
    choice = match.choices[number]
    thoughts = judge(seed, games).think(Knowledge.of(match.branch(number), choice.seat))
    return Answers(choice.seat, choice.text, best_of(thoughts, match.game), _suspicion(thoughts, choice.action))


def best_of(thoughts: Sequence[Thought], game: Game) -> tuple[Answer, ...]:
    """The best of what was thought, in notation."""
    tried = [thought for thought in thoughts if thought.visits][:ANSWERS]
    return tuple(Answer(game.actions.write(each.action), each.worth, each.visits) for each in tried)


def _suspicion(thoughts: list[Thought], action: int) -> float:
    """What the choice gave away by the judge's first look; one it did not try is taken for one of those it did."""
    chosen = next(thought for thought in thoughts if thought.action == action)
    if chosen is thoughts[0]:
        return 0.0
    others = [thought.worth for thought in thoughts[1:] if thought.visits]
    known = chosen.worth if chosen.visits else sum(others) / max(1, len(others))
    return thoughts[0].worth - known


def looked_at_twice(moment: Moment, seed: str, games: int, match: Match) -> Moment:
    """The choice beside what the judge would have done."""
    knowledge = Knowledge.of(match.branch(moment.number), moment.seat)
    better, chosen = (match.game.action(text) for text in (moment.answers[0].choice, moment.chosen))
    found = compared(knowledge, better, chosen, f"{seed} {moment.number}", games)
    return replace(moment, loss=found.mean, margin=found.margin, games=found.games)


def ended(match: Match) -> tuple[float, ...]:
    """What it came to for each seat."""
    result = match.result
    if result is None:
        return ()
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places)))
