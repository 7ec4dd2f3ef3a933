"""What laws speak of: who is entitled to something, and what it is (LA-91 to LA-95)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, offer, tell

from .castle import offer_extension, tiles_built
from .conflicts import conflicts_of
from .counties import counties_of
from .knights import (
    RESERVE,
    become,
    can_become,
    declined,
    is_placed,
    knight_at,
    offer_placed_upgrade,
    offer_upgrade,
    placed_of_strength,
    recruit,
)
from .nobles import nobles_of
from .supply import SHOWN, gain, pay, purchases, score
from .table import DATA, DECLINE, GOLD, LAWS, MOST, SQUIRES, STRENGTH, STRONGEST, VOTES, Table, book, is_active

ONE, TWO, THREE, FOUR = 1, 2, 3, 4
"""The strengths that laws speak of."""
ONES = STRENGTH.count(ONE)
THE_THREE = STRENGTH.index(THREE)

BUY = book.action("buy", markers=range(MOST + 1))
TRADE = book.action("trade", times=range(MOST + 1))
EXCHANGE = book.action("exchange")

CANNOT_AFFORD = book.event("cannot_afford", "LA-10", seat="seat", law=LAWS)

# --- who is entitled, and how often -------------------------------------------------------------------------


def everybody(s: Table, law: int, seat: int) -> int:
    return 1


def most_gold(s: Table, law: int, seat: int) -> int:
    """Everybody with the highest count, which all show; 0 never qualifies (LA-12, LA-281)."""
    tell(s, SHOWN[GOLD], seat, s.gold[seat])
    for other in range(s.players):
        if s.gold[other] > s.gold[seat]:
            return 0
    return min(1, s.gold[seat])


def most_squires(s: Table, law: int, seat: int) -> int:
    """The squires in a player's stock alone count (LA-13)."""
    tell(s, SHOWN[SQUIRES], seat, s.squires[seat])
    for other in range(s.players):
        if s.squires[other] > s.squires[seat]:
            return 0
    return min(1, s.squires[seat])


def so_many_counties(s: Table, law: int, seat: int) -> int:
    return counties_of(s, seat) // LAWS.step[law]


def so_many_conflicts(s: Table, law: int, seat: int) -> int:
    return conflicts_of(s, seat) // LAWS.step[law]


def so_many_nobles(s: Table, law: int, seat: int) -> int:
    return nobles_of(s, seat) // LAWS.step[law]


book.option("law_L24_step", "LA-R20", tuple(DATA["options"]["law_L24_step"]))


def so_many_extensions(s: Table, law: int, seat: int) -> int:
    """Five, or three in the other print (LA-R20)."""
    return tiles_built(s, seat) // s.law_L24_step


def placed_twos(s: Table, law: int, seat: int) -> int:
    return placed_of_strength(s, seat, TWO)


def no_placed_two(s: Table, law: int, seat: int) -> int:
    return 1 if placed_of_strength(s, seat, TWO) == 0 else 0


def all_ones_placed(s: Table, law: int, seat: int) -> int:
    return 1 if placed_of_strength(s, seat, ONE) == ONES else 0


def all_strengths_placed(s: Table, law: int, seat: int) -> int:
    for strength in range(1, STRONGEST + 1):
        if placed_of_strength(s, seat, strength) == 0:
            return 0
    return 1


def three_placed_and_four_in_reserve(s: Table, law: int, seat: int) -> int:
    return 1 if is_placed(s, seat, THE_THREE) and knight_at(s, seat, FOUR, RESERVE) != NOBODY else 0


# --- what they receive --------------------------------------------------------------------------------------


def points(s: Table, law: int) -> None:
    score(s, s.active, s.entitled[s.active] * LAWS.gain[law])


def squires(s: Table, law: int) -> None:
    gain(s, s.active, SQUIRES, s.entitled[s.active] * LAWS.gain[law])


def squires_votes_and_gold(s: Table, law: int) -> None:
    times = s.entitled[s.active] * LAWS.gain[law]
    gain(s, s.active, SQUIRES, times)
    gain(s, s.active, VOTES, times)
    gain(s, s.active, GOLD, times)


def new_knights(s: Table, law: int) -> None:
    """To the court, and not placed in this round (LA-95)."""
    for _ in range(s.entitled[s.active] * LAWS.gain[law]):
        recruit(s, s.active)


def upgrade(s: Table, law: int) -> None:
    offer_upgrade(s)


def upgrade_of_a_placed_knight(s: Table, law: int) -> None:
    offer_placed_upgrade(s)


# --- extensions, each of which may be declined --------------------------------------------------------------


def build_one(s: Table) -> None:
    s.entitled[s.active] -= 1
    offer_extension(s)


def more_may_be_built(s: Table) -> bool:
    return s.entitled[s.active] > 0


BUILDING = book.loop("building", build_one, as_long_as=more_may_be_built)

# --- purchases (LA-10, LA-18) -------------------------------------------------------------------------------


def affordable(s: Table, seat: int) -> int:
    return purchases(s, seat, LAWS.squires[s.law], LAWS.gold[s.law])


def pay_the_price(s: Table, seat: int, times: int) -> None:
    """The whole price, before anything is received (LA-18)."""
    pay(s, seat, SQUIRES, times * LAWS.squires[s.law])
    pay(s, seat, GOLD, times * LAWS.gold[s.law])


def votes_for_sale(s: Table, law: int) -> None:
    if affordable(s, s.active) > 0:
        ask(s, HOW_MANY_MARKERS, s.active)
    else:
        tell(s, CANNOT_AFFORD, s.active, law)


def can_pay_so_often(s: Table, seat: int, times: int) -> bool:
    return times <= affordable(s, seat)


MAY_BUY = May("buy", Condition(can_pay_so_often, "LA-10", "you cannot pay for so many"))


def numbers_of_markers(s: Table, seat: int, out: list[int]) -> None:
    times = 0
    while MAY_BUY(s, seat, times):
        offer(out, BUY(times))
        times += 1


def markers_bought(s: Table, seat: int, times: int) -> None:
    """Kept for the next round (LA-94)."""
    pay_the_price(s, seat, times)
    gain(s, seat, VOTES, times * LAWS.gain[s.law])


HOW_MANY_MARKERS = book.question(
    "how_many_markers",
    numbers_of_markers,
    {BUY: markers_bought},
    "LA-103",
    asked=is_active,
    needs=("law",),
    may={BUY: MAY_BUY},
)


def points_for_sale(s: Table, law: int) -> None:
    if affordable(s, s.active) > 0:
        ask(s, HOW_MANY_TRADES, s.active)
    else:
        tell(s, CANNOT_AFFORD, s.active, law)


def numbers_of_trades(s: Table, seat: int, out: list[int]) -> None:
    times = 0
    while MAY_BUY(s, seat, times):
        offer(out, TRADE(times))
        times += 1


def traded(s: Table, seat: int, times: int) -> None:
    pay_the_price(s, seat, times)
    score(s, seat, times * LAWS.gain[s.law])


HOW_MANY_TRADES = book.question(
    "how_many_trades",
    numbers_of_trades,
    {TRADE: traded},
    "LA-104",
    asked=is_active,
    needs=("law",),
    may={TRADE: MAY_BUY},
)

# --- the 3 for the 4 (LA-109) -------------------------------------------------------------------------------


def exchange_three_for_four(s: Table, law: int) -> None:
    """Whether there is room for the 4 is judged at the player's own turn (LA-91)."""
    if can_become(s, s.active, THE_THREE, FOUR):
        ask(s, EXCHANGE_OR_NOT, s.active)


def exchange_or_decline(s: Table, seat: int, out: list[int]) -> None:
    offer(out, EXCHANGE())
    offer(out, DECLINE())


def exchanged(s: Table, seat: int) -> None:
    become(s, seat, THE_THREE, FOUR)


EXCHANGE_OR_NOT = book.question(
    "exchange_or_not",
    exchange_or_decline,
    {EXCHANGE: exchanged, DECLINE: declined},
    "LA-109",
    asked=is_active,
    needs=("law",),
)
