"""What a step may do, and how steps are run.

These functions are rules themselves: integers, the record, loops and calls. The interpreted engine runs them as they
stand; compiled engines translate them together with the games. What they cannot translate is :mod:`primitives`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .primitives import (
    STEPS_WITHOUT_A_QUESTION,
    asked_on,
    asks_nobody,
    length,
    lowest,
    run_step,
    runaway,
    spoke,
    take,
    too_deep,
)
from .primitives import options as options  # noqa: PLC0414 (beside ``answer``, for whoever runs the rules)
from .record import DEPTH, NATURE, NOBODY, SEATS, Record

if TYPE_CHECKING:
    from .procedures import Procedure
    from .questions import Question

# --- what a step may do, at most one of them, as its last act -------------------------------------------


def ask(s: Record, question: Question, seat: int) -> None:
    """One seat must answer."""
    s.question = question
    s.waiting = 1 << seat
    spoke(s)


def ask_all(s: Record, question: Question) -> None:
    """Everybody answers, in any order."""
    s.question = question
    s.waiting = (1 << s.players) - 1
    spoke(s)


def ask_some(s: Record, question: Question, seats: int) -> None:
    """The seats whose bits are set answer, in any order; at least one."""
    s.question = question
    s.waiting = seats
    spoke(s)


def ask_nature(s: Record, question: Question, witness: int) -> None:
    """Chance answers; ``witness`` is the seat that sees the answer, EVERYBODY or HIDDEN_FROM_ALL."""
    s.question = question
    s.nature = 1
    s.witness = witness
    spoke(s)


def call(s: Record, procedure: Procedure) -> None:
    """Do another procedure first, then go on from here."""
    if s.depth >= DEPTH:
        too_deep(s)
        return
    s.procedure[s.depth] = procedure
    s.at[s.depth] = 0
    s.depth += 1
    spoke(s)


def again(s: Record) -> None:
    """Begin the present procedure anew."""
    s.at[s.depth - 1] = 0
    spoke(s)


def leave(s: Record) -> None:
    """End the present procedure here."""
    close(s)
    spoke(s)


def leave_all(s: Record) -> None:
    """End every open procedure: the game is over."""
    while s.depth > 0:
        close(s)
    spoke(s)


# --- what an answer may do besides changing the table ----------------------------------------------------


def ask_again(s: Record, seat: int) -> None:
    """The seat that just answered is asked the same question again, while the others think on."""
    s.waiting |= 1 << seat
    asked_on(s)


def enough(s: Record) -> None:
    """Nobody else is asked any more: of all who were asked, whoever has answered first was fast enough."""
    s.waiting = 0


def one_person(seat: int, person: int) -> int:
    """The number of one of the persons who share a seat, as the audience of a whisper; the seat's own means all."""
    return SEATS * (person + 1) + seat


# --- running them ------------------------------------------------------------------------------------------


def begin(s: Record, procedure: int) -> None:
    s.question = NOBODY
    s.witness = NOBODY
    s.procedure[0] = procedure
    s.at[0] = 0
    s.depth = 1
    advance(s)
    look_who_is_asked(s)


def to_act(s: Record) -> int:
    """The lowest seat that must answer; NATURE while chance must; NOBODY when the game is over (``depth`` is 0)."""
    return lowest(s.waiting) if s.waiting != 0 else NATURE


def answer(s: Record, seat: int, action: int) -> None:
    """Carry out a legal answer and run on to the next question."""
    if seat == NATURE:
        s.nature = 0
        s.witness = NOBODY
    else:
        s.waiting &= ~(1 << seat)
    take(s, seat, action)
    if s.waiting == 0 and s.nature == 0:
        s.question = NOBODY
        advance(s)
    look_who_is_asked(s)


def advance(s: Record) -> None:
    """Run steps until one asks something, or the game is over."""
    count = 0
    while s.question == NOBODY and s.depth > 0:
        top = s.depth - 1
        at = s.at[top]
        if at >= length(s, s.procedure[top]):
            close(s)
        else:
            s.at[top] = at + 1
            run_step(s, s.procedure[top], at)
        count += 1
        if count > STEPS_WITHOUT_A_QUESTION:
            runaway(s)
            return


def look_who_is_asked(s: Record) -> None:
    """Somebody must be, as long as the game is on, and nobody who does not play."""
    if s.waiting >> s.players != 0 or (s.waiting == 0 and s.nature == 0 and s.depth > 0):
        asks_nobody(s)


def close(s: Record) -> None:
    """Take the innermost procedure off the stack and leave no trace of it: equal positions are equal records."""
    s.depth -= 1
    s.procedure[s.depth] = 0
    s.at[s.depth] = 0
