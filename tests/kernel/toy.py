"""Straws: a small game with one of everything the kernel offers, for its tests.

In each round Nature deals every seat a straw that its owner alone sees; all bid coins in secret, in one or two parts;
straws and bids are shown, and the strongest takes a favour. The most crowns win, then the most coins.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regnum.kernel import (
    EVERYBODY,
    HIDDEN_FROM_ALL,
    NOBODY,
    SEATS,
    Condition,
    Game,
    Grid,
    May,
    Record,
    Row,
    Rulebook,
    Words,
    again,
    ask,
    ask_again,
    ask_all,
    ask_nature,
    call,
    hidden,
    offer,
    pick,
    private,
    public,
    tell,
    weigh,
    whisper,
)

book = Rulebook()
book.option("start_coins", "T-0", range(10), default=4)

STRAW = Words("straw", ("short", "middling", "long"))
STRAWS = len(STRAW)
IN_THE_BAG = (4, 4, 2)
ROUNDS = 2
PARTS = 2
MOST = 3
BOON = 2

DRAW = book.action("draw", straw=STRAW)
BID = book.action("bid", coins=range(MOST + 1))
TOSS = book.action("toss", seat=SEATS)

DEALT = book.event("dealt", "T-1", straw=STRAW)
SHOWN = book.event("shown", "T-3", seat="seat", straw=STRAW, bid="number")
TAKEN = book.event("taken", "T-5", seat="seat")

FAVOURS = book.catalogue("favour", "coins", "granted")


def purse(s: Table, favour: int, seat: int) -> None:
    s.coins[seat] += FAVOURS.coins[favour]


def crown(s: Table, favour: int, seat: int) -> None:
    s.crowns[seat] += 1
    count_crowns(s)


FAVOURS.add("purse", coins=2, granted=purse)
FAVOURS.add("crown", coins=0, granted=crown)

TAKE = book.action("take", favour=FAVOURS)


@book.table
class Table(Record):
    start_coins: int = public(high=9)
    round: int = public(high=ROUNDS)
    bag: Row = hidden(STRAW, high=max(IN_THE_BAG))
    straw: Row = private(SEATS, low=NOBODY, names=STRAW, open_if="straws_up")
    straws_up: int = public(high=1)
    coins: Row = public(SEATS)
    bid: Grid = private(SEATS, PARTS, low=NOBODY, high=MOST)
    shown: Row = public(SEATS, low=NOBODY, high=PARTS * MOST)
    crowns: Row = public(SEATS)
    crowned: int = public()  # the crowns of all
    winner: int = public(low=NOBODY, high=SEATS)


# --- the game ---------------------------------------------------------------------------------------------


def hand_out_coins(s: Table) -> None:
    for seat in range(s.players):
        s.coins[seat] = s.start_coins


def play_rounds(s: Table) -> None:
    call(s, ROUND)


def order_the_places(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = 1
        for other in range(s.players):
            if worth(s, other) > worth(s, seat):
                s.rank[seat] += 1


def worth(s: Table, seat: int) -> int:
    return s.crowns[seat] * 100 + s.coins[seat]


GAME = book.procedure("game", hand_out_coins, play_rounds, order_the_places)

# --- a round ------------------------------------------------------------------------------------------------


def fill_the_bag(s: Table) -> None:
    s.round += 1
    s.straws_up = 0
    s.winner = NOBODY
    for straw in range(STRAWS):
        s.bag[straw] = IN_THE_BAG[straw]
    for seat in range(s.players):
        s.straw[seat] = NOBODY
        s.shown[seat] = NOBODY
        for part in range(PARTS):
            s.bid[seat][part] = NOBODY


def deal_straws(s: Table) -> None:
    call(s, DEALING)


def bid_in_secret(s: Table) -> None:
    ask_all(s, HOW_MUCH)


def show_straws_and_bids(s: Table) -> None:
    s.straws_up = 1
    for seat in range(s.players):
        s.shown[seat] = bid_so_far(s, seat)
        tell(s, SHOWN, seat, s.straw[seat], s.shown[seat])


def pay_the_bids(s: Table) -> None:
    for seat in range(s.players):
        s.coins[seat] -= s.shown[seat]


def find_the_strongest(s: Table) -> None:
    if strongest(s) == 1:
        for seat in range(s.players):
            if among_the_strongest(s, seat):
                s.winner = seat
    else:
        ask_nature(s, WHO_OF_THEM, EVERYBODY)


def take_a_favour(s: Table) -> None:
    ask(s, WHICH_FAVOUR, s.winner)


def play_on(s: Table) -> None:
    if s.round < ROUNDS:
        again(s)


ROUND = book.procedure(
    "round",
    fill_the_bag,
    deal_straws,
    bid_in_secret,
    show_straws_and_bids,
    pay_the_bids,
    find_the_strongest,
    take_a_favour,
    play_on,
)

# --- dealing --------------------------------------------------------------------------------------------------


def without_straw(s: Table) -> int:
    for seat in range(s.players):
        if s.straw[seat] == NOBODY:
            return seat
    return NOBODY


def deal_one(s: Table) -> None:
    ask_nature(s, WHICH_STRAW, without_straw(s))


def deal_on(s: Table) -> None:
    if without_straw(s) != NOBODY:
        again(s)


def lose_one(s: Table) -> None:
    """A straw falls out of the bag, and nobody sees which."""
    ask_nature(s, WHICH_IS_LOST, HIDDEN_FROM_ALL)


DEALING = book.procedure("dealing", deal_one, deal_on, lose_one)


def straws_left(s: Table, seat: int, out: list[int]) -> None:
    for straw in range(STRAWS):
        weigh(out, DRAW(straw), s.bag[straw])


def drawn(s: Table, seat: int, straw: int) -> None:
    receiver = without_straw(s)
    s.bag[straw] -= 1
    s.straw[receiver] = straw
    whisper(s, receiver, DEALT, straw)


def lost(s: Table, seat: int, straw: int) -> None:
    s.bag[straw] -= 1


WHICH_STRAW = book.question("which_straw", straws_left, {DRAW: drawn}, "T-1")
WHICH_IS_LOST = book.question("which_is_lost", straws_left, {DRAW: lost}, "T-1")

# --- bidding ----------------------------------------------------------------------------------------------------


def bid_so_far(s: Table, seat: int) -> int:
    total = 0
    for part in range(PARTS):
        total += max(0, s.bid[seat][part])
    return total


def affordable(s: Table, seat: int, out: list[int]) -> None:
    for coins in range(MOST + 1):
        if MAY_BID(s, seat, coins):
            offer(out, BID(coins))


def can_pay(s: Table, seat: int, coins: int) -> bool:
    return coins <= coins_left(s, seat, coins)


def coins_left(s: Table, seat: int, coins: int) -> int:
    return s.coins[seat] - bid_so_far(s, seat)


MAY_BID = May("bid", Condition(can_pay, "T-2", "you have only {left} coins, not {coins}", left=("number", coins_left)))


def bid_made(s: Table, seat: int, coins: int) -> None:
    """Nothing ends the bidding; anything may be followed by a second part."""
    if s.bid[seat][0] == NOBODY:
        s.bid[seat][0] = coins
        if coins > 0:
            ask_again(s, seat)
    else:
        s.bid[seat][1] = coins


HOW_MUCH = book.question("how_much", affordable, {BID: bid_made}, "T-2", secret=True, may={BID: MAY_BID})

# --- the strongest ----------------------------------------------------------------------------------------------


def by_straw(s: Table, seat: int) -> int:
    return s.straw[seat]


def by_bid(s: Table, seat: int) -> int:
    return s.shown[seat]


STRENGTH = book.tally("strength", by_straw, by_bid)


def among_the_strongest(s: Table, seat: int) -> bool:
    for other in range(s.players):
        if STRENGTH(s, other) > STRENGTH(s, seat):
            return False
    return True


def strongest(s: Table) -> int:
    count = 0
    for seat in range(s.players):
        if among_the_strongest(s, seat):
            count += 1
    return count


def the_tied(s: Table, seat: int, out: list[int]) -> None:
    """Who has more crowns is likelier."""
    for other in range(s.players):
        if among_the_strongest(s, other):
            weigh(out, TOSS(other), 1 + s.crowns[other])


def tossed(s: Table, seat: int, other: int) -> None:
    s.winner = other


WHO_OF_THEM = book.question("who_of_them", the_tied, {TOSS: tossed}, "T-4")

# --- favours ------------------------------------------------------------------------------------------------------


def favours(s: Table, seat: int, out: list[int]) -> None:
    for favour in range(FAVOURS.count):
        if FAVOUR_IS_OPEN(s, favour) > 0:
            offer(out, TAKE(favour))


def not_the_boon(s: Table, favour: int) -> int:
    return 0 if favour == BOON else 1


FAVOUR_IS_OPEN = book.tally("favour_is_open", not_the_boon)


def taken(s: Table, seat: int, favour: int) -> None:
    FAVOURS.granted(s, favour, seat)
    tell(s, TAKEN, seat)


WHICH_FAVOUR = book.question("which_favour", favours, {TAKE: taken}, "T-5")

# --- an expansion: one more favour, passing, and strong crowns ----------------------------------------------------

PIETY = book.module("piety")
book.option("piety", "T-9", module=PIETY)

PASS = book.action("pass")


@book.table
class PietyTable(Table):
    prayers: Row = public(SEATS)


def boon(s: PietyTable, favour: int, seat: int) -> None:
    s.prayers[seat] += 1


FAVOURS.add("boon", coins=0, granted=boon)


def the_boon(s: PietyTable, favour: int) -> int:
    return 1 if favour == BOON else 0


def may_pass(s: PietyTable, seat: int, out: list[int]) -> None:
    offer(out, PASS())


def passed(s: PietyTable, seat: int) -> None:
    s.prayers[seat] += 1


def pray(s: PietyTable) -> None:
    s.prayers[s.winner] += 1


def by_piety(s: PietyTable, seat: int) -> int:
    return s.prayers[seat]


FAVOUR_IS_OPEN.add(the_boon, when=PIETY)
WHICH_FAVOUR.also(may_pass, {PASS: passed}, when=PIETY)
ROUND.after(take_a_favour, pray, when=PIETY)
STRENGTH.add(by_piety, when=PIETY)

# --- edition 1: only the winner paid --------------------------------------------------------------------------------

FIRST = book.old_edition(1)


def pay_nothing(s: Table) -> None:
    return


def the_winner_pays(s: Table) -> None:
    s.coins[s.winner] -= s.shown[s.winner]


ROUND.replace(pay_the_bids, pay_nothing, when=FIRST)
ROUND.after(find_the_strongest, the_winner_pays, when=FIRST)

# --- what the outside world asks ------------------------------------------------------------------------------------


def redeal_straws(s: Table, seat: int, rng: Row) -> None:
    if s.straws_up:
        return
    for other in range(s.players):
        if other != seat and s.straw[other] != NOBODY:
            s.bag[s.straw[other]] += 1
    for other in range(s.players):
        if other != seat and s.straw[other] != NOBODY:
            s.straw[other] = straw_from_the_bag(s, rng)
            s.bag[s.straw[other]] -= 1


def straw_from_the_bag(s: Table, rng: Row) -> int:
    total = 0
    for straw in range(STRAWS):
        total += s.bag[straw]
    at = pick(rng, total)
    for straw in range(STRAWS):
        at -= s.bag[straw]
        if at < 0:
            return straw
    return NOBODY


def redeal_bids(s: Table, seat: int, rng: Row) -> None:
    """Whoever has not finished may have begun or not."""
    if s.straws_up:
        return
    for other in range(s.players):
        if other != seat and s.bid[other][0] != NOBODY and not s.waiting >> other & 1:
            s.bid[other][0] = pick(rng, min(MOST, s.coins[other]) + 1)
            s.bid[other][1] = NOBODY
            if s.bid[other][0] > 0:
                s.bid[other][1] = pick(rng, min(MOST, s.coins[other] - s.bid[other][0]) + 1)


def count_crowns(s: Table) -> None:
    s.crowned = 0
    for seat in range(s.players):
        s.crowned += s.crowns[seat]


def complaints(s: Table) -> Iterator[str]:
    for straw in range(STRAWS):
        if s.bag[straw] + s.straw[: s.players].count(straw) > IN_THE_BAG[straw]:
            yield f"there are more than {IN_THE_BAG[straw]} {STRAW[straw]} straws"


def scores(s: Table) -> Iterator[int]:
    for seat in range(s.players):
        yield worth(s, seat)


def read_position(text: str) -> dict[str, Any]:
    """``4 2 3`` are the coins of each seat."""
    return {"coins": [int(coins) for coins in text.split()]}


book.redeal.add(redeal_straws)
book.redeal.add(redeal_bids)
book.derive.add(count_crowns)
book.complaints.add(complaints)

TOY = Game(
    "straws",
    book,
    GAME,
    players=range(2, 5),
    folder=Path(__file__).parent,
    prefix="T",
    scores=scores,
    edition=2,
    parse=read_position,
)


def toy_named(name: str, board: str = "") -> Game:
    """For reading saved games."""
    if name != TOY.name:
        raise LookupError(f"there is no game {name!r}")
    return TOY
