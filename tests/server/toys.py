"""Two games small enough to say exactly what is revealed when: one hidden card, and cards taken in secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.kernel import (
    HIDDEN_FROM_ALL,
    NOBODY,
    SEATS,
    Game,
    Grid,
    Record,
    Row,
    Rulebook,
    again,
    ask,
    ask_again,
    ask_all,
    ask_nature,
    hidden,
    leave,
    offer,
    pick,
    private,
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
    held: Row = private(SEATS, low=NOBODY, high=CARDS)


DEAL = book.action("deal", card=CARDS)
WAIT, LOOK, COMPARE, SHOW, GIVE = (book.action(name) for name in ("wait", "look", "compare", "show", "give"))
SAW = book.event("saw", "T-1", card="number")
HIGH = book.event("high", "T-2")


def deal_a_card(s: Table) -> None:
    s.shown = NOBODY
    s.held[1] = NOBODY
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
    if s.deed == 4:
        s.held[1] = s.card


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
    for verb in (WAIT, LOOK, COMPARE, SHOW, GIVE):
        offer(out, verb())


def waited(s: Table, seat: int) -> None:
    s.deed = 0


def looked(s: Table, seat: int) -> None:
    s.deed = 1


def compared(s: Table, seat: int) -> None:
    s.deed = 2


def showed(s: Table, seat: int) -> None:
    s.deed = 3


def gave(s: Table, seat: int) -> None:
    s.deed = 4


WHICH_CARD = book.question("which_card", cards, {DEAL: dealt}, "T-3")
ANSWERS = {WAIT: waited, LOOK: looked, COMPARE: compared, SHOW: showed, GIVE: gave}
WHAT_TO_DO = book.question("what_to_do", deeds, ANSWERS, "T-4")


def redeal(s: Table, seat: int, rng: Row) -> None:
    if s.shown == NOBODY and (seat != 1 or s.held[1] == NOBODY):
        s.card = pick(rng, CARDS)
        if s.held[1] != NOBODY:
            s.held[1] = s.card


book.redeal.add(redeal)

PEEK = Game("peek", book, GAME, players=range(2, 3), folder=Path(__file__).parent, prefix="T", scores=lambda s: (0, 0))


# --- a hand taken in secret, card by card -------------------------------------------------------------------------

hand_book = Rulebook()


@hand_book.table
class Hands(Record):
    taken: Grid = private(SEATS, 3, high=1)
    shown: Grid = public(SEATS, 3, high=1)


TAKE = hand_book.action("take", card=3)
STOP = hand_book.action("stop")
SHOWN = hand_book.event("shown", "H-1", seat="seat")


def take_in_secret(s: Hands) -> None:
    ask_all(s, WHICH_CARDS)


def show_all(s: Hands) -> None:
    for seat in range(s.players):
        for card in range(3):
            s.shown[seat][card] = s.taken[seat][card]
        tell(s, SHOWN, seat)


def once_more(s: Hands) -> None:
    again(s)


HANDS = hand_book.procedure("hands", take_in_secret, show_all, once_more)


def cards_left(s: Hands, seat: int, out: Any) -> None:
    for card in range(3):
        if s.taken[seat][card] == 0:
            offer(out, TAKE(card))
    offer(out, STOP())


def card_taken(s: Hands, seat: int, card: int) -> None:
    s.taken[seat][card] = 1
    ask_again(s, seat)


def stopped(s: Hands, seat: int) -> None:
    s.shown[seat][0] = s.shown[seat][0]


WHICH_CARDS = hand_book.question("which_cards", cards_left, {TAKE: card_taken, STOP: stopped}, "H-2", secret=True)

HAND = Game(
    "hand",
    hand_book,
    HANDS,
    players=range(2, 4),
    folder=Path(__file__).parent,
    prefix="H",
    scores=lambda s: (0,) * s.players,
)
