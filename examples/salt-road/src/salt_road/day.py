"""A day: loads, bids, roads and the fair."""

from __future__ import annotations

from regnum.kernel import (
    EVERYBODY,
    NOBODY,
    SEATS,
    Condition,
    May,
    ask,
    ask_all,
    ask_nature,
    ask_some,
    enough,
    offer,
    tell,
    weigh,
)

from .table import (
    BID,
    BOUGHT,
    COINS,
    CRY,
    DRAW,
    EXTRA,
    FAIR,
    HOLD,
    HOME,
    HUSH,
    IN_THE_SACK,
    LOADS,
    LOTS,
    MAP_DRAWN,
    MOST,
    PRICE,
    REST,
    ROAD,
    SOLD,
    STAYS,
    TOWNS,
    TRAVEL,
    TRAVELLED,
    Table,
    book,
)

# --- the beginning (SR-1) -------------------------------------------------------------------------------------------


def set_out(s: Table) -> None:
    s.holder = NOBODY
    for seat in range(SEATS):
        s.town[seat] = NOBODY
    for seat in range(s.players):
        s.town[seat] = HOME
        s.coins[seat] = COINS
    clear(s)


def clear(s: Table) -> None:
    """Nobody has a load, nobody has bid, no fair is held (SR-6)."""
    s.turn = NOBODY
    s.fair = NOBODY
    s.crier = NOBODY
    for load in range(LOADS):
        s.sack[load] = IN_THE_SACK[load]
    for seat in range(SEATS):
        s.load[seat] = NOBODY
        s.bid[seat] = NOBODY


def draw_lots(s: Table) -> None:
    ask_nature(s, WHO_HOLDS, EVERYBODY)


def anybody(s: Table, seat: int, out: list[int]) -> None:
    for who in range(s.players):
        offer(out, LOTS(who))


def held(s: Table, seat: int, who: int) -> None:
    s.holder = who
    tell(s, MAP_DRAWN, who)


WHO_HOLDS = book.question("who_holds", anybody, {LOTS: held}, "SR-1")


# --- the morning (SR-2) ---------------------------------------------------------------------------------------------


def next_day(s: Table) -> None:
    s.day += 1


def without_load(s: Table) -> int:
    for seat in range(s.players):
        if s.load[seat] == NOBODY:
            return seat
    return NOBODY


def draw_one(s: Table) -> None:
    ask_nature(s, WHICH_LOAD, without_load(s))


def loads_are_missing(s: Table) -> bool:
    return without_load(s) != NOBODY


DRAWING = book.loop("drawing", draw_one, as_long_as=loads_are_missing)


def in_the_sack(s: Table, seat: int, out: list[int]) -> None:
    for load in range(LOADS):
        weigh(out, DRAW(load), s.sack[load])


def drawn(s: Table, seat: int, load: int) -> None:
    s.load[without_load(s)] = load
    s.sack[load] -= 1


WHICH_LOAD = book.question("which_load", in_the_sack, {DRAW: drawn}, "SR-2")


def draw_the_fair(s: Table) -> None:
    ask_nature(s, WHERE_IS_THE_FAIR, EVERYBODY)


def every_town(s: Table, seat: int, out: list[int]) -> None:
    for town in range(TOWNS):
        offer(out, HOLD(town))


def fair_is_held(s: Table, seat: int, town: int) -> None:
    s.fair = town
    tell(s, FAIR, town)


WHERE_IS_THE_FAIR = book.question("where_is_the_fair", every_town, {HOLD: fair_is_held}, "SR-2")


# --- the map (SR-3) -------------------------------------------------------------------------------------------------


def bid_in_secret(s: Table) -> None:
    ask_all(s, HOW_MUCH)


def can_be_paid(s: Table, seat: int, coins: int) -> bool:
    return s.coins[seat] >= coins


MAY_BID = May("bid", Condition(can_be_paid, "SR-3", "you do not have {coins} coins"))


def bids(s: Table, seat: int, out: list[int]) -> None:
    for coins in range(MOST + 1):
        if MAY_BID(s, seat, coins):
            offer(out, BID(coins))


def has_bid(s: Table, seat: int, coins: int) -> None:
    s.bid[seat] = coins


HOW_MUCH = book.question("how_much", bids, {BID: has_bid}, "SR-3", secret=True, may={BID: MAY_BID})


def highest_bidder(s: Table) -> int:
    """Nobody among equals."""
    best = NOBODY
    most = NOBODY
    for seat in range(s.players):
        if s.bid[seat] > most:
            best = seat
            most = s.bid[seat]
        elif s.bid[seat] == most:
            best = NOBODY
    return best


def sell_the_map(s: Table) -> None:
    best = highest_bidder(s)
    if best == NOBODY:
        tell(s, STAYS, s.holder)
    else:
        s.holder = best
        s.coins[best] -= s.bid[best]
        tell(s, BOUGHT, best, s.bid[best])
    for seat in range(s.players):
        s.bid[seat] = NOBODY


# --- travelling (SR-4) ----------------------------------------------------------------------------------------------


def holder_begins(s: Table) -> None:
    s.turn = s.holder
    s.travelled = 0


def travel(s: Table) -> None:
    ask(s, WHERE_TO, s.turn)


def by_road(s: Table, seat: int, town: int) -> bool:
    return ROAD[s.town[seat]][town] == 1


MAY_TRAVEL = May("travel", Condition(by_road, "SR-4", "no road leads from here to {town}"))


def roads(s: Table, seat: int, out: list[int]) -> None:
    offer(out, REST())
    for town in range(TOWNS):
        if MAY_TRAVEL(s, seat, town):
            offer(out, TRAVEL(town))


def has_travelled(s: Table, seat: int, town: int) -> None:
    s.town[seat] = town
    tell(s, TRAVELLED, seat, town)


def has_rested(s: Table, seat: int) -> None:
    pass


WHERE_TO = book.question(
    "where_to", roads, {TRAVEL: has_travelled, REST: has_rested}, "SR-4", asked="turn", may={TRAVEL: MAY_TRAVEL}
)


def pass_on(s: Table) -> None:
    s.travelled += 1
    s.turn = (s.turn + 1) % s.players if s.travelled < s.players else NOBODY


def somebody_travels(s: Table) -> bool:
    return s.turn != NOBODY


TRAVELLING = book.loop("travelling", travel, pass_on, as_long_as=somebody_travels)


# --- the fair (SR-5) ------------------------------------------------------------------------------------------------


def open_the_fair(s: Table) -> None:
    there = 0
    for seat in range(s.players):
        if s.town[seat] == s.fair:
            there |= 1 << seat
    if there:
        ask_some(s, WHO_CRIES, there)


def cry_or_hush(s: Table, seat: int, out: list[int]) -> None:
    offer(out, CRY())
    offer(out, HUSH())


def cried(s: Table, seat: int) -> None:
    """The first who cries is the only one."""
    s.crier = seat
    enough(s)


def hushed(s: Table, seat: int) -> None:
    pass


WHO_CRIES = book.question("who_cries", cry_or_hush, {CRY: cried, HUSH: hushed}, "SR-5")


def by_load(s: Table, seat: int) -> int:
    return PRICE[s.load[seat]]


def by_town(s: Table, seat: int) -> int:
    return EXTRA[s.town[seat]]


WORTH = book.tally("worth", by_load, by_town)


def sell(s: Table) -> None:
    if s.crier != NOBODY:
        worth = WORTH(s, s.crier)
        s.coins[s.crier] += worth
        tell(s, SOLD, s.crier, s.load[s.crier], worth)


# --- the evening (SR-6) ---------------------------------------------------------------------------------------------


def days_are_left(s: Table) -> bool:
    return s.day < s.days


DAY = book.loop(
    "day",
    next_day,
    DRAWING,
    draw_the_fair,
    bid_in_secret,
    sell_the_map,
    holder_begins,
    TRAVELLING,
    open_the_fair,
    sell,
    clear,
    as_long_as=days_are_left,
)
