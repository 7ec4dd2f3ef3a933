"""A game whose every answer goes beyond a limit; its functions stand alone, so that it can be compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.kernel import Game, Record, Rulebook, again, ask, call, offer, public, weigh
from regnum.kernel.flow import ask_nature, ask_some

book = Rulebook()
OUTCOMES = 1200


@book.table
class Table(Record):
    number: int = public()
    gone: int = public()  # what was chosen


DEEP = book.action("deep")
ENDLESS = book.action("endless")
LARGE = book.action("large")
TWICE = book.action("twice")
MANY = book.action("many")
NOBODY = book.action("nobody")
ABSENT = book.action("absent")
NOTHING = book.action("nothing")
DRAW = book.action("draw", card=OUTCOMES)


def ways(s: Any, seat: int, out: Any) -> None:
    offer(out, DEEP())
    offer(out, ENDLESS())
    offer(out, LARGE())
    offer(out, TWICE())
    offer(out, MANY())
    offer(out, NOBODY())
    offer(out, ABSENT())
    offer(out, NOTHING())


def deep(s: Any, seat: int) -> None:
    s.gone = 1


def endless(s: Any, seat: int) -> None:
    s.gone = 2


def large(s: Any, seat: int) -> None:
    s.number = 200


def twice(s: Any, seat: int) -> None:
    s.gone = 3


def many(s: Any, seat: int) -> None:
    s.gone = 4


def nobody(s: Any, seat: int) -> None:
    s.gone = 6


def absent(s: Any, seat: int) -> None:
    s.gone = 7


def nothing(s: Any, seat: int) -> None:
    s.gone = 8


def no_way(s: Any, seat: int, out: Any) -> None:
    return


def cards(s: Any, seat: int, out: Any) -> None:
    for card in range(OUTCOMES):
        weigh(out, DRAW(card), 1 + card % 2)


def drawn(s: Any, seat: int, card: int) -> None:
    s.gone = 5


def doubles(s: Any, seat: int, out: Any) -> None:
    for _ in range(2 * OUTCOMES):
        offer(out, DEEP())


EFFECTS: dict[Any, Any] = {DEEP: deep, ENDLESS: endless, LARGE: large, TWICE: twice, MANY: many}
EFFECTS |= {NOBODY: nobody, ABSENT: absent, NOTHING: nothing}
WHICH = book.question("which", ways, EFFECTS, "L-1")
CARDS = book.question("cards", cards, {DRAW: drawn}, "L-2")
DOUBLES = book.question("doubles", doubles, {DEEP: deep}, "L-3")
NO_WAY = book.question("no_way", no_way, {DEEP: deep}, "L-4")
PLACES = 5
"""More than seats that play."""


def choose(s: Any) -> None:
    ask(s, WHICH, 0)


def go(s: Any) -> None:
    if s.gone == 1:
        call(s, DEEPER)
    elif s.gone == 2:
        call(s, ROUND)
    elif s.gone == 3:
        ask(s, DOUBLES, 0)
    elif s.gone == 4:
        ask_nature(s, CARDS, -1)
    elif s.gone == 6:
        ask_some(s, WHICH, 0)
    elif s.gone == 7:
        ask(s, WHICH, PLACES)
    elif s.gone == 8:
        ask(s, NO_WAY, 0)


def deeper(s: Any) -> None:
    call(s, DEEPER)


def round_again(s: Any) -> None:
    again(s)


DEEPER = book.procedure("deeper", deeper)
ROUND = book.procedure("round", round_again)
BOUNDLESS = Game(
    "boundless",
    book,
    book.procedure("game", choose, go),
    players=range(2, 4),
    usual=2,
    folder=Path(__file__).parent,
    prefix="L",
    scores=lambda s: [0] * s.players,
)
