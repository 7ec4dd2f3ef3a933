"""My Game: take stones, and be the one who takes the last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regnum.kernel import (
    EVERYBODY,
    NOBODY,
    SEATS,
    Game,
    Record,
    Rulebook,
    Thumb,
    ask,
    ask_nature,
    offer,
    public,
    tell,
)

book = Rulebook()
STONES = 12
MOST = 3


@book.table
class Table(Record):
    stones: int = public(high=STONES, names="number")
    turn: int = public(low=NOBODY, high=SEATS - 1, names="seat")


BEGIN = book.action("begin", seat=SEATS)
TAKE = book.action("take", stones=range(1, MOST + 1))

BEGAN = book.event("began", "MG-1", seat="seat")
TAKEN = book.event("taken", "MG-2", seat="seat", stones="number")
WON = book.event("won", "MG-3", seat="seat")


# --- the beginning (MG-1) -------------------------------------------------------------------------------------------


def lay_out_the_stones(s: Table) -> None:
    s.stones = STONES
    s.turn = NOBODY


def draw_lots(s: Table) -> None:
    ask_nature(s, WHO_BEGINS, EVERYBODY)


def everybody(s: Table, seat: int, out: list[int]) -> None:
    for who in range(s.players):
        offer(out, BEGIN(who))


def begun(s: Table, seat: int, who: int) -> None:
    s.turn = who
    tell(s, BEGAN, who)


WHO_BEGINS = book.question("who_begins", everybody, {BEGIN: begun}, "MG-1")


# --- a turn (MG-2) --------------------------------------------------------------------------------------------------


def take_stones(s: Table) -> None:
    ask(s, HOW_MANY, s.turn)


def what_there_is(s: Table, seat: int, out: list[int]) -> None:
    for stones in range(1, min(MOST, s.stones) + 1):
        offer(out, TAKE(stones))


def taken(s: Table, seat: int, stones: int) -> None:
    s.stones -= stones
    tell(s, TAKEN, seat, stones)


HOW_MANY = book.question("how_many", what_there_is, {TAKE: taken}, "MG-2", asked="turn")


def pass_the_turn(s: Table) -> None:
    """Whoever took the last stone keeps the turn: that is the winner."""
    if s.stones:
        s.turn = (s.turn + 1) % s.players


def stones_are_left(s: Table) -> bool:
    return s.stones > 0


TURN = book.loop("turn", take_stones, pass_the_turn, as_long_as=stones_are_left)


# --- the end (MG-3) -------------------------------------------------------------------------------------------------


def crown_the_last(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = 1 if seat == s.turn else 2
    tell(s, WON, s.turn)


def scores(s: Table) -> Iterator[int]:
    yield from (1 if s.rank[seat] == 1 else 0 for seat in range(s.players))


# --- what a good player thinks ----------------------------------------------------------------------------------------


def value_of_taking(s: Table, seat: int, stones: int) -> int:
    """Leave a multiple of four."""
    return 100 if (s.stones - stones) % (MOST + 1) == 0 else 0


book.thumb = Thumb({TAKE: value_of_taking})

GAME = Game(
    "my-game",
    book,
    book.procedure("game", lay_out_the_stones, draw_lots, TURN, crown_the_last),
    players=range(2, 5),
    usual=2,
    folder=Path(__file__).parent,
    prefix="MG",
    scores=scores,
    rules=["rules.md"],
    words=["messages/*.ftl"],
    browser="board",
    picture="picture.svg",
)
