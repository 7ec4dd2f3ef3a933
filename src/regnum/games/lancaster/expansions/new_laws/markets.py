"""N14, N33 and N42: extensions, squires, gold and points for sale (LA-426, LA-433, LA-436)."""

from __future__ import annotations

from regnum.kernel import Condition, May, Words, ask, ask_again, offer, tell

from ...castle import BUILD, MAY_BUILD, build, own_stock, tiles_built
from ...knights import declined
from ...law_effects import CANNOT_AFFORD, TRADE, affordable, can_pay_so_often, pay_the_price
from ...supply import gain, pay, score
from ...table import DATA, DECLINE, GOLD, LAWS, SQUIRES, TILES, VOTES, Table, book, is_active
from ..law_sets import LawSetsTable

# --- extensions (LA-426) --------------------------------------------------------------------------------------------


def can_buy_an_extension(s: Table, seat: int) -> bool:
    return affordable(s, seat) > 0 and tiles_built(s, seat) < TILES


def extensions_for_sale(s: Table, law: int) -> None:
    if can_buy_an_extension(s, s.active):
        ask(s, WHICH_EXTENSION_TO_BUY, s.active)
    elif affordable(s, s.active) == 0:
        tell(s, CANNOT_AFFORD, s.active, law)


def extensions_to_buy(s: Table, seat: int, out: list[int]) -> None:
    own_stock(s, seat, out)
    offer(out, DECLINE())


def extension_bought(s: Table, seat: int, tile: int) -> None:
    """As often as the player likes."""
    pay_the_price(s, seat, 1)
    build(s, seat, tile)
    if can_buy_an_extension(s, seat):
        ask_again(s, seat)


WHICH_EXTENSION_TO_BUY = book.question(
    "which_extension_to_buy",
    extensions_to_buy,
    {BUILD: extension_bought, DECLINE: declined},
    "LA-426",
    asked=is_active,
    needs=("law",),
    may={BUILD: MAY_BUILD},
)

# --- squires for gold, gold for squires (LA-433) --------------------------------------------------------------------

BARTER = next(law for law in DATA["law"] if law["id"] == "N33")["effect"]["trades"]
WARE = Words("good", ("squires", "gold"))
PRICE_OF_SQUIRES: int = next(trade["cost"]["gold"] for trade in BARTER if "squires" in trade["gain"])
PRICE_OF_GOLD: int = next(trade["cost"]["squires"] for trade in BARTER if "gold" in trade["gain"])

GET = book.action("get", good=WARE)


def can_barter(s: Table, seat: int) -> bool:
    return s.gold[seat] >= PRICE_OF_SQUIRES or s.squires[seat] >= PRICE_OF_GOLD


def squires_and_gold_change_hands(s: Table, law: int) -> None:
    if can_barter(s, s.active):
        ask(s, WHAT_TO_GET, s.active)
    else:
        tell(s, CANNOT_AFFORD, s.active, law)


def can_pay_for_one(s: Table, seat: int, good: int) -> bool:
    return s.gold[seat] >= PRICE_OF_SQUIRES if good == SQUIRES else s.squires[seat] >= PRICE_OF_GOLD


MAY_GET = May("get", Condition(can_pay_for_one, "LA-433", "you cannot pay for that"))


def bargains(s: Table, seat: int, out: list[int]) -> None:
    for good in (SQUIRES, GOLD):
        if MAY_GET(s, seat, good):
            offer(out, GET(good))
    offer(out, DECLINE())


def bargain_made(s: Table, seat: int, good: int) -> None:
    """In either direction, any sequence, until the player stops."""
    if good == SQUIRES:
        pay(s, seat, GOLD, PRICE_OF_SQUIRES)
    else:
        pay(s, seat, SQUIRES, PRICE_OF_GOLD)
    gain(s, seat, good, 1)
    if can_barter(s, seat):
        ask_again(s, seat)


WHAT_TO_GET = book.question(
    "what_to_get",
    bargains,
    {GET: bargain_made, DECLINE: declined},
    "LA-433",
    asked=is_active,
    needs=("law",),
    may={GET: MAY_GET},
)

# --- points for gold, squires and leftover markers (LA-436) ---------------------------------------------------------


def affordable_with_leftovers(s: LawSetsTable, seat: int) -> int:
    """Markers gained this round cannot be spent (LA-411)."""
    return min(affordable(s, seat), s.leftover[seat])


def points_for_leftovers(s: LawSetsTable, law: int) -> None:
    if affordable_with_leftovers(s, s.active) > 0:
        ask(s, HOW_MANY_TRADES_WITH_LEFTOVERS, s.active)
    else:
        tell(s, CANNOT_AFFORD, s.active, law)


def has_the_leftovers(s: LawSetsTable, seat: int, times: int) -> bool:
    return times <= s.leftover[seat]


MAY_TRADE_LEFTOVERS = May(
    "trade_leftovers",
    Condition(can_pay_so_often, "LA-10", "you cannot pay for so many"),
    Condition(has_the_leftovers, "LA-436", "you do not have so many leftover vote markers"),
)


def numbers_of_trades_with_leftovers(s: LawSetsTable, seat: int, out: list[int]) -> None:
    times = 0
    while MAY_TRADE_LEFTOVERS(s, seat, times):
        offer(out, TRADE(times))
        times += 1


def traded_with_leftovers(s: LawSetsTable, seat: int, times: int) -> None:
    pay_the_price(s, seat, times)
    pay(s, seat, VOTES, times)
    s.leftover[seat] -= times
    score(s, seat, times * LAWS.gain[s.law])


HOW_MANY_TRADES_WITH_LEFTOVERS = book.question(
    "how_many_trades_with_leftovers",
    numbers_of_trades_with_leftovers,
    {TRADE: traded_with_leftovers},
    "LA-436",
    asked=is_active,
    needs=("law",),
    may={TRADE: MAY_TRADE_LEFTOVERS},
)
