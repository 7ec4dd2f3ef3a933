"""Phase 3: the castles (LA-180 to LA-188)."""

from __future__ import annotations

from typing import Any

from regnum.kernel import NOBODY, Condition, May, ask, leave, offer, tell

from .castle import CASTLE_PLACE
from .first_player import players_are_left
from .knights import anybody_at, go_to_court
from .nobles import nobles_of
from .rewards import can_be_used, printed, receive_the_reward
from .supply import gain, pay, purchases
from .table import DATA, DECLINE, GOLD, ITEMS, ROUNDS, SQUIRES, TILES, VOTES, Table, book, in_order, is_active

VOTES_OF_THE_LORD = DATA["table"]["votes_base"]
VOTES_PER_NOBLE = DATA["table"]["votes_per_noble"]
LAST_ROUND_OF_THE_TABLE = ROUNDS if DATA["table"]["paid_in_round_5"] else ROUNDS - 1

EVALUATE = book.action("evaluate", item=ITEMS)
PAY = book.action("pay")

EVALUATED = book.event("evaluated", "LA-182", seat="seat", item=ITEMS)
NOT_BOUGHT = book.event("not_bought", "LA-185", seat="seat", item=ITEMS)
TABLE_EVALUATED = book.event("table_evaluated", "LA-188", seat="seat", nobles="number")

# --- the spaces of a castle ---------------------------------------------------------------------------------


def price(space: dict[str, Any], good: str) -> int:
    return sum(part["n"] for part in space["cost"] if part["kind"] == good)


for _space, _place in zip(DATA["castle_space"], CASTLE_PLACE, strict=True):
    ITEMS.add(
        _space["id"],
        place=_place,
        reward=printed(f"castle-{_space['id']}", _space["reward"]),
        optional=int(_space["optional"]),
        squires=price(_space, "squires"),
        gold=price(_space, "gold"),
    )


def of_ones_own_castle(s: Table, seat: int, item: int) -> bool:
    return item < TILES


def knight_or_tile_there(s: Table, seat: int, item: int) -> bool:
    """A knight on an uncovered space, or the tile that covers it (LA-181)."""
    return s.built[seat][item] == 1 or anybody_at(s, seat, ITEMS.place[item]) != NOBODY


def not_evaluated(s: Table, seat: int, item: int) -> bool:
    return s.evaluated[item] == 0


MAY_EVALUATE = May(
    "evaluate",
    Condition(of_ones_own_castle, "LA-255", "that space is in an ally's castle"),
    Condition(knight_or_tile_there, "LA-181", "neither a knight nor an extension of yours is there"),
    Condition(not_evaluated, "LA-182", "that space has been evaluated already: each counts once"),
)


def items_of_the_castle(s: Table, seat: int) -> int:
    count = 0
    for item in range(TILES):
        if MAY_EVALUATE(s, seat, item):
            count += 1
    return count


ITEMS_LEFT = book.tally("items_left", items_of_the_castle)
"""How many items a player has still to evaluate."""

# --- one item after the other (LA-182 to LA-187) ------------------------------------------------------------


def choose_an_item(s: Table) -> None:
    """In any order, each once (LA-182)."""
    if ITEMS_LEFT(s, s.active) > 0:
        ask(s, WHICH_ITEM, s.active)
    else:
        leave(s)


def agree_on_the_price(s: Table) -> None:
    """What costs something may be declined, and is offered only if it can be paid and used (LA-185 to LA-187)."""
    s.reward = ITEMS.reward[s.item]
    if ITEMS.optional[s.item] == 1:
        s.reward = NOBODY
        if can_buy(s, s.active):
            ask(s, PAY_OR_NOT, s.active)
        else:
            tell(s, NOT_BOUGHT, s.active, s.item)


def return_from_the_space(s: Table) -> None:
    """A knight right after its own item; tiles stay (LA-183)."""
    knight = anybody_at(s, s.house, ITEMS.place[s.item])
    if knight != NOBODY:
        go_to_court(s, s.house, knight)


CASTLE = book.loop("castle", choose_an_item, agree_on_the_price, receive_the_reward, return_from_the_space)


def items_left(s: Table, seat: int, out: list[int]) -> None:
    for item in range(TILES):
        if MAY_EVALUATE(s, seat, item):
            offer(out, EVALUATE(item))


def item_chosen(s: Table, seat: int, item: int) -> None:
    s.item = item
    s.house = seat
    s.evaluated[item] = 1
    tell(s, EVALUATED, seat, item)


WHICH_ITEM = book.question(
    "which_item", items_left, {EVALUATE: item_chosen}, "LA-182", asked=is_active, may={EVALUATE: MAY_EVALUATE}
)

# --- what costs something (LA-185 to LA-187) ----------------------------------------------------------------


def has_the_price(s: Table, seat: int) -> bool:
    return purchases(s, seat, ITEMS.squires[s.item], ITEMS.gold[s.item]) > 0


def can_use_it(s: Table, seat: int) -> bool:
    return can_be_used(s, ITEMS.reward[s.item], s.house)


MAY_PAY = May(
    "pay",
    Condition(has_the_price, "LA-187", "you cannot pay for that"),
    Condition(can_use_it, "LA-185", "you would get nothing for it"),
)


def can_buy(s: Table, seat: int) -> bool:
    return MAY_PAY(s, seat) == 1


def pay_or_decline(s: Table, seat: int, out: list[int]) -> None:
    if MAY_PAY(s, seat):
        offer(out, PAY())
    offer(out, DECLINE())


def price_paid(s: Table, seat: int) -> None:
    pay(s, seat, SQUIRES, ITEMS.squires[s.item])
    pay(s, seat, GOLD, ITEMS.gold[s.item])
    s.reward = ITEMS.reward[s.item]


def not_bought(s: Table, seat: int) -> None:
    tell(s, NOT_BOUGHT, seat, s.item)


PAY_OR_NOT = book.question(
    "pay_or_not",
    pay_or_decline,
    {PAY: price_paid, DECLINE: not_bought},
    "LA-185",
    asked=is_active,
    may={PAY: MAY_PAY},
)

# --- one player after the other (LA-180) --------------------------------------------------------------------


def go_to_the_next_castle(s: Table) -> None:
    s.active = in_order(s, s.served)
    s.served += 1
    for item in range(ITEMS.count):
        s.evaluated[item] = 0


def evaluate_the_table(s: Table) -> None:
    """Votes for the lord of the castle and for every noble, but not in the last round (LA-188)."""
    if s.round <= LAST_ROUND_OF_THE_TABLE:
        nobles = nobles_of(s, s.active)
        tell(s, TABLE_EVALUATED, s.active, nobles)
        gain(s, s.active, VOTES, VOTES_OF_THE_LORD + VOTES_PER_NOBLE * nobles)


CASTLES = book.loop("castles", go_to_the_next_castle, CASTLE, evaluate_the_table, as_long_as=players_are_left)
