"""Primitives: what rules stand on and no engine translates, and the one table that says what becomes of each.

Here they are as the interpreted engine runs them. A new one is a function here, a row of :data:`PRIMITIVES` and, if
compiled engines bring it along, its C++ in ``speed/prelude.cuh``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import views
from .arrays import Rng
from .chance import pick, spin
from .errors import BadDeclaration, BrokenRules, RegnumError
from .events import EVERYBODY, Event
from .kinds import SEAT, words_of
from .record import DEPTH, NOBODY, Record, Row, out_of_range


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
    for (name, kind), number in zip(declared.arguments.items(), numbers, strict=True):
        there = s.players if kind == SEAT else len(words_of(kind))
        if there and not NOBODY <= number < there:
            raise BadDeclaration(f"{declared.name} tells {number} as {name}, which goes from 0 to {there - 1}")


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


def draw(rng: Row, out: Any) -> int:
    """One of the offered outcomes, by its odds."""
    total = 0
    for i in range(offered(out)):
        total += odds(out, i)
    at = pick(rng, total)
    for i in range(offered(out)):
        at -= odds(out, i)
        if at < 0:
            return option(out, i)
    return option(out, 0)


def lowest(bits: int) -> int:
    """The place of the lowest bit that is set, from 0 on; NOBODY if none is."""
    return (bits & -bits).bit_length() - 1


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
        raise BadDeclaration(
            "a step may ask, call, begin again or leave only once, and an answer may not: "
            f"it changes the table, and a later step looks there whether to ask: {s.BOOK.where(s)}"
        )
    s.spoken = s.copy()


def too_deep(s: Record) -> None:
    raise BrokenRules(f"more than {DEPTH} procedures inside each other: {s.BOOK.where(s)}")


def asks_nobody(s: Record) -> None:
    asking = s.BOOK.path(s)[-1][1]
    raise BadDeclaration(f"a question is asked of nobody who plays: {s.BOOK.where(s)}", asking)


STEPS_WITHOUT_A_QUESTION = 1000


def runaway(s: Record) -> None:
    innermost = s.BOOK.path(s)[-1][0]
    raise BrokenRules(f"{innermost.declared}: {STEPS_WITHOUT_A_QUESTION} steps without a question: {s.BOOK.where(s)}")


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
    watched(s, step, s)
    if s.spoken is not None and s.spoken != s:
        raise BadDeclaration(
            f"{step.__name__} changes the table after it asked, called or left: that must come last "
            f"({s.BOOK.where(s)})",
            step,
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
    if s.checked:
        watched(s, effect, s, seat, *numbers)
        stays_in_range(s, effect)
    else:
        effect(s, seat, *numbers)


def watched(s: Record, rule: Any, *given: Any) -> None:
    """What Python refuses to do for a rule is the rule's mistake, and told as one."""
    try:
        rule(*given)
    except (ArithmeticError, LookupError, TypeError, ValueError) as wrong:
        if isinstance(wrong, RegnumError):
            raise
        raise BadDeclaration(f"{rule.__name__}: {wrong} ({s.BOOK.where(s)})", rule) from wrong


def stays_in_range(s: Record, rule: Any) -> None:
    """On a checked table no rule leaves a number behind that its field cannot hold."""
    if not s.in_range():
        raise BadDeclaration(f"{rule.__name__}: {'; '.join(out_of_range(s))} ({s.BOOK.where(s)})", rule)


# --- the table ------------------------------------------------------------------------------------------------

PROVIDED, GENERATED, LEFT_OUT = "provided", "generated", "left out"
"""What compiled engines do with it: bring it along in C++, write it from the game's rulebook, or nothing."""
OPTIONS, CHANCE, PLACES = "options", "chance", "places"
"""What it may change: the list of options, the source of chance, or the record and other rows."""


class Primitive(NamedTuple):
    """One of them: how it is called, and what stands in its place in plain rules if not the function itself."""

    call: str
    function: Callable[..., Any]
    compiled: str
    changes: str = ""
    plain: str = ""

    @property
    def name(self) -> str:
        return self.call.partition("(")[0]

    @property
    def parameters(self) -> list[str]:
        return self.call.partition("(")[2].rstrip(")").split(", ")

    @property
    def gives(self) -> bool:
        """Whether it gives a number."""
        return getattr(self.function, "__annotations__", {}).get("return") == "int"


PRIMITIVES = {
    row.function: row
    for row in (
        Primitive("offer(out, action)", offer, PROVIDED, OPTIONS, "out.append(action)"),
        Primitive("weigh(out, action, odds)", weigh, PROVIDED, OPTIONS),
        Primitive("clear(out)", clear, PROVIDED, OPTIONS),
        Primitive("offered(out)", offered, PROVIDED),
        Primitive("option(out, i)", option, PROVIDED),
        Primitive("odds(out, i)", odds, PROVIDED),
        Primitive("keep(out, i, place)", keep, PROVIDED, OPTIONS),
        Primitive("cut(out, count)", cut, PROVIDED, OPTIONS),
        Primitive("spin(rng)", spin, PROVIDED, CHANCE),
        Primitive("draw(rng, out)", draw, PROVIDED, CHANCE),
        Primitive("lowest(bits)", lowest, PROVIDED),
        Primitive("copy_table(tables, source, target)", copy_table, PROVIDED, PLACES),
        Primitive("too_deep(s)", too_deep, PROVIDED, PLACES),
        Primitive("runaway(s)", runaway, PROVIDED, PLACES),
        Primitive("asks_nobody(s)", asks_nobody, PROVIDED, PLACES),
        Primitive("length(s, procedure)", length, GENERATED),
        Primitive("run_step(s, procedure, at)", run_step, GENERATED),
        Primitive("options(s, seat, out)", options, GENERATED, plain="OFFERS[s.question](s, seat, out)"),
        Primitive("take(s, seat, action)", take, GENERATED),
        Primitive("secret(s)", secret, GENERATED),
        Primitive("advise(s, seat, action)", advise, GENERATED),
        Primitive("prospects(s, seat)", prospects, GENERATED),
        Primitive("stage(s)", stage, GENERATED),
        Primitive("redeal(s, seat, rng)", redeal, GENERATED),
        Primitive("observe(s, seat, observation)", observe, GENERATED),
        Primitive("tell(s, event, *numbers)", tell, LEFT_OUT),
        Primitive("whisper(s, seat, event, *numbers)", whisper, LEFT_OUT),
        Primitive("spoke(s)", spoke, LEFT_OUT, plain="None"),
        Primitive("asked_on(s)", asked_on, LEFT_OUT),
    )
}
"""What every engine makes of each."""
