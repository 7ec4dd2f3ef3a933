"""A game of one hidden card, small enough to say exactly what is revealed when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.kernel import (
    HIDDEN_FROM_ALL,
    NOBODY,
    Game,
    OptionSet,
    Record,
    Row,
    Rulebook,
    ask,
    ask_nature,
    hidden,
    leave,
    offer,
    pick,
    public,
    tell,
    whisper,
)

CARDS = 6
book = Rulebook()


@book.table
class Table(Record):
    card: int = hidden(low=NOBODY, high=CARDS)
    shown: int = public(low=NOBODY, high=CARDS)
    deed: int = public(high=4)


DEAL = book.action("deal", card=CARDS)
WAIT, LOOK, COMPARE, SHOW = (book.action(name) for name in ("wait", "look", "compare", "show"))
SAW = book.event("saw", "T-1", card="number")
HIGH = book.event("high", "T-2")


def deal_a_card(s: Table) -> None:
    s.shown = NOBODY
    ask_nature(s, WHICH_CARD, HIDDEN_FROM_ALL)


def act(s: Table) -> None:
    ask(s, WHAT_TO_DO, 0)


def carry_out(s: Table) -> None:
    if s.deed == 1:
        s.shown = s.card
    if s.deed == 2 and s.card > 2:
        tell(s, HIGH)
    if s.deed == 3:
        whisper(s, 1, SAW, s.card)


def go_on(s: Table) -> None:
    ask(s, WHAT_TO_DO, 1)


def end(s: Table) -> None:
    leave(s)


GAME = book.procedure("game", deal_a_card, act, carry_out, go_on, end)


def cards(s: Table, seat: int, out: Any) -> None:
    for card in range(CARDS):
        offer(out, DEAL(card))


def dealt(s: Table, seat: int, card: int) -> None:
    s.card = card


def deeds(s: Table, seat: int, out: Any) -> None:
    for verb in (WAIT, LOOK, COMPARE, SHOW):
        offer(out, verb())


def waited(s: Table, seat: int) -> None:
    s.deed = 0


def looked(s: Table, seat: int) -> None:
    s.deed = 1


def compared(s: Table, seat: int) -> None:
    s.deed = 2


def showed(s: Table, seat: int) -> None:
    s.deed = 3


WHICH_CARD = book.question("which_card", cards, {DEAL: dealt}, "T-3")
WHAT_TO_DO = book.question("what_to_do", deeds, {WAIT: waited, LOOK: looked, COMPARE: compared, SHOW: showed}, "T-4")


def redeal(s: Table, seat: int, rng: Row) -> None:
    if s.shown == NOBODY:
        s.card = pick(rng, CARDS)


book.redeal.add(redeal)

PEEK = Game(
    "peek", book, GAME, OptionSet(range(2, 3), ()), folder=Path(__file__).parent, prefix="T", scores=lambda s: (0, 0)
)
