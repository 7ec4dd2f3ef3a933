"""What a step may do, and how steps are run.

These functions are rules themselves: integers, the record, loops and calls. The interpreted engine runs them as they
stand; compiled engines translate them together with the games. The few functions at the end that look things up in
Python are written anew, as generated code, by every compiled engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import views
from .arrays import Rng
from .errors import BadDeclaration, BrokenRules
from .record import DEPTH, NATURE, NOBODY, SEATS, Record, out_of_range

if TYPE_CHECKING:
    from .events import Event
    from .procedures import Procedure
    from .questions import Question

EVERYBODY = -1
"""Witness of a chance event that all see."""
HIDDEN_FROM_ALL = -2
"""Witness of a chance event that nobody sees."""


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


def to_act(s: Record) -> int:
    """The lowest seat that must answer; NATURE while chance must; NOBODY when the game is over (``depth`` is 0)."""
    if s.waiting:
        for seat in range(s.players):
            if s.waiting >> seat & 1:
                return seat
    return NATURE


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


STEPS_WITHOUT_A_QUESTION = 1000


def close(s: Record) -> None:
    """Take the innermost procedure off the stack and leave no trace of it: equal positions are equal records."""
    s.depth -= 1
    s.procedure[s.depth] = 0
    s.at[s.depth] = 0


# --- what compiled engines write anew ------------------------------------------------------------------------


def tell(s: Record, event: Event, *numbers: int) -> None:
    """One line of the log, for all to read."""
    if s.checked:
        well_told(s, event, numbers)
    s.told.append((EVERYBODY, event, *numbers))


def whisper(s: Record, seat: int, event: Event, *numbers: int) -> None:
    """One line of the log, for one seat or :func:`one_person` of it."""
    if s.checked:
        well_told(s, event, numbers)
    s.told.append((seat, event, *numbers))


def well_told(s: Record, event: int, numbers: tuple[int, ...]) -> None:
    """On a checked table a line of the log has the numbers that its event declares."""
    declared = s.BOOK.events[event]
    if len(numbers) != len(declared.arguments):
        raise BadDeclaration(
            f"{declared.name} tells {', '.join(declared.arguments) or 'nothing'}, and is given {len(numbers)} numbers"
        )


offer = list[int].append
"""``offer(out, action)``: one more option. Interpreted, options are a list, and this is its own fast method."""


def weigh(out: Any, action: int, odds: int) -> None:
    """One more outcome of chance, with integer odds; none if they are 0."""
    if odds:
        out.append(action)
        out.odds.append(odds)


def clear(out: Any) -> None:
    """Forget all options."""
    out.clear()
    out.odds.clear()


def offered(out: Any) -> int:
    """How many options there are."""
    return len(out)


def option(out: Any, i: int) -> int:
    """The option at a place."""
    return int(out[i])


def odds(out: Any, i: int) -> int:
    """The odds of the outcome at a place; 1 unless they were weighed."""
    return int(out.odds[i]) if out.odds else 1


def keep(out: Any, i: int, place: int) -> None:
    """Let the option at a place stand at an earlier one."""
    out[place] = out[i]
    if out.odds:
        out.odds[place] = out.odds[i]


def cut(out: Any, count: int) -> None:
    """Forget all options but the first ones."""
    del out[count:]
    del out.odds[count:]


def copy_table(tables: Any, source: int, target: int) -> None:
    """Let one of several tables stand as another does."""
    tables[target] = tables[source].copy()


def secret(s: Record) -> int:
    """1 if the answer to the open question stays with the one who gives it."""
    return int(s.BOOK.questions[s.question].secret)


def advise(s: Record, seat: int, action: int) -> int:
    """What the game's rule of thumb thinks of an answer; higher is better."""
    return int(s.BOOK.thumb.advice(s, seat, action))


def prospects(s: Record, seat: int) -> int:
    """What the game's rule of thumb thinks of a seat's prospects: 100 more are e times the odds of winning."""
    return int(s.BOOK.thumb.prospects(s, seat))


def stage(s: Record) -> int:
    """How far the game has come: 100 further, prospects can be judged better than now; 0 if only the end tells."""
    return int(s.BOOK.thumb.stage(s))


def observe(s: Record, seat: int, observation: Any) -> None:
    """Write a seat's observation into a row."""
    observation[:] = views.observation(s, seat)


def redeal(s: Record, seat: int, rng: Rng) -> None:
    """Fill in at random, consistently, all that a seat can't know."""
    limits = s.BOOK.redeal.limits_in(s.modules)
    for _ in range(TRIES):
        for part in s.BOOK.redeal.active(s.modules):
            part(s, seat, rng)
        if all(limit(s, seat) for limit in limits):
            return
    raise BrokenRules(f"in {TRIES} tries nothing was dealt that may be: {s.BOOK.where(s)}")


TRIES = 1000
"""How often is dealt anew until everything is as it may be."""


def asked_on(s: Record) -> None:
    """Let whoever plays the match know that this answer goes on."""
    s.asked_on = True


def spoke(s: Record) -> None:
    """A step has asked, called or left: on a checked table it may do so once, which remembers how it stood then."""
    if not s.checked:
        return
    if s.spoken is not None:
        raise BrokenRules(
            f"a step may ask, call, begin again or leave only once, and only a step may: {s.BOOK.where(s)}"
        )
    s.spoken = s.copy()


def too_deep(s: Record) -> None:
    raise BrokenRules(f"more than {DEPTH} procedures inside each other: {s.BOOK.where(s)}")


def runaway(s: Record) -> None:
    raise BrokenRules(f"{STEPS_WITHOUT_A_QUESTION} steps without a question: {s.BOOK.where(s)}")


def length(s: Record, procedure: int) -> int:
    return len(s.BOOK.steps(s.modules)[procedure])


def run_step(s: Record, procedure: int, at: int) -> None:
    step = s.BOOK.steps(s.modules)[procedure][at]
    if step is None:
        return
    if not s.checked:
        step(s)
        return
    s.spoken = None
    step(s)
    if s.spoken is not None and s.spoken != s:
        raise BrokenRules(
            f"{step.__name__} changes the table after it asked, called or left: that must come last ({s.BOOK.where(s)})"
        )
    if s.spoken is None:
        s.spoken = s
    stays_in_range(s, step)


def options(s: Record, seat: int, out: Any) -> None:
    """Everything the question offers this seat."""
    for offers in s.BOOK.offers(s.question, s.modules):
        offers(s, seat, out)
    if s.BOOK.questions[s.question].limits:
        narrow(s, seat, out)


def narrow(s: Record, seat: int, out: Any) -> None:
    """Leave out what the modules in play do not allow."""
    question, kept = s.BOOK.questions[s.question], 0
    for i in range(len(out)):
        verb, numbers = s.BOOK.actions.decoded(out[i])
        if all(limit.holds(s, seat, *numbers) for limit in question.limits_on(verb, s.modules)):
            keep(out, i, kept)
            kept += 1
    cut(out, kept)


def take(s: Record, seat: int, action: int) -> None:
    """What the answer does, by its verb, with the verb's parameters."""
    verb, numbers = s.BOOK.actions.decoded(action)
    effect = s.BOOK.answer(s.question, verb, s.modules)
    effect(s, seat, *numbers)
    if s.checked:
        stays_in_range(s, effect)


def stays_in_range(s: Record, rule: Any) -> None:
    """On a checked table no rule leaves a number behind that its field cannot hold."""
    if not s.in_range():
        raise BadDeclaration(f"{rule.__name__}: {'; '.join(out_of_range(s))} ({s.BOOK.where(s)})", rule)
