"""Who is entitled by the King's Laws, and to what (LA-570 to LA-578)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, offer, tell

from ...counties import counties_of
from ...knights import declined
from ...law_effects import CANNOT_AFFORD, TRADE, most_gold, most_squires
from ...supply import gain, pay
from ...table import COUNTIES, DATA, DECLINE, GOLD, KNIGHTS, LAWS, SQUIRES, Table, book, is_active
from ..court.board import CourtTable
from ..court.offices import receive_seals
from ..displeasure.dungeon import DUNGEON
from ..displeasure.tokens import DishonourTable, dishonour, restore_honour

PRINTED = {row["id"]: row["effect"] for row in DATA["law"]}
LOST_SQUIRES: int = PRINTED["K21"]["lose_squires"]
LOST_GOLD: int = PRINTED["K21"]["lose_gold"]
FOR_A_SEAL = PRINTED["K24"]["trade_gain"]
SQUIRES_FOR_A_SEAL: int = FOR_A_SEAL["squires"]
GOLD_FOR_A_SEAL: int = FOR_A_SEAL["gold"]

RETURN = book.action("return_token")

SHOWN_TOKENS = book.event("shown_tokens", "LA-640", seat="seat", tokens="number")
SEALS_DISCARDED = book.event("seals_discarded", "LA-578", seat="seat", seals="number")
SEAL_RECEIVED = book.event("seal_received", "LA-574", seat="seat", seals="number")

# --- most squires, most gold (LA-570, LA-575) -----------------------------------------------------------------------

SQUIRES_BIT, GOLD_BIT = 1, 2


def most_of_either(s: Table, law: int, seat: int) -> int:
    """Who has the most of what, one bit each, found before anyone loses anything."""
    return SQUIRES_BIT * most_squires(s, law, seat) + GOLD_BIT * most_gold(s, law, seat)


def lose_what_one_has_most_of(s: Table, law: int) -> None:
    """All if fewer."""
    seat = s.active
    if s.entitled[seat] & SQUIRES_BIT:
        pay(s, seat, SQUIRES, min(LOST_SQUIRES, s.squires[seat]))
    if s.entitled[seat] & GOLD_BIT:
        pay(s, seat, GOLD, min(LOST_GOLD, s.gold[seat]))


def most_of_each(s: Table, law: int, seat: int) -> int:
    """For each of the two."""
    return most_squires(s, law, seat) + most_gold(s, law, seat)


# --- dishonour (LA-571, LA-572, LA-576) -----------------------------------------------------------------------------


def fewest_tokens(s: DishonourTable, law: int, seat: int) -> int:
    """None counts too, and all show theirs (LA-640, LA-R91)."""
    tell(s, SHOWN_TOKENS, seat, s.dishonour[seat])
    for other in range(s.players):
        if s.dishonour[other] < s.dishonour[seat]:
            return 0
    return 1


def without_a_bishop(s: CourtTable, law: int, seat: int) -> int:
    return 1 if s.bishops[seat] == 0 else 0


def a_token_may_go(s: DishonourTable, law: int) -> None:
    if s.dishonour[s.active] > 0:
        ask(s, RETURN_A_TOKEN, s.active)


def return_or_keep(s: DishonourTable, seat: int, out: list[int]) -> None:
    offer(out, RETURN())
    offer(out, DECLINE())


def token_returned(s: DishonourTable, seat: int) -> None:
    restore_honour(s, seat, LAWS.gain[s.law])


RETURN_A_TOKEN = book.question(
    "return_a_token",
    return_or_keep,
    {RETURN: token_returned, DECLINE: declined},
    "LA-572",
    asked=is_active,
    needs=("law",),
)


def pairs_of_counties_without_a_knight(s: Table, law: int, seat: int) -> int:
    return (COUNTIES - counties_of(s, seat)) // LAWS.step[law]


def tokens(s: DishonourTable, law: int) -> None:
    dishonour(s, s.active, s.entitled[s.active] * LAWS.gain[law])


def knights_in_the_dungeon(s: Table, law: int, seat: int) -> int:
    count = 0
    for knight in range(KNIGHTS):
        if s.place[seat][knight] == DUNGEON:
            count += 1
    return count


# --- seals (LA-573, LA-574, LA-578) ---------------------------------------------------------------------------------


def a_seal(s: CourtTable, law: int) -> None:
    received = receive_seals(s, s.active, LAWS.gain[law])
    tell(s, SEAL_RECEIVED, s.active, received)


def seals_of(s: CourtTable, seat: int) -> int:
    return s.seals[seat] + s.seal_tiles[seat]


def seals_for_sale(s: CourtTable, law: int) -> None:
    if seals_of(s, s.active) > 0:
        ask(s, HOW_MANY_SEALS, s.active)
    else:
        tell(s, CANNOT_AFFORD, s.active, law)


def has_the_seals(s: CourtTable, seat: int, times: int) -> bool:
    return times <= seals_of(s, seat)


MAY_TRADE_SEALS = May("trade_seals", Condition(has_the_seals, "LA-573", "you do not have so many seals"))


def numbers_of_seals(s: CourtTable, seat: int, out: list[int]) -> None:
    times = 0
    while MAY_TRADE_SEALS(s, seat, times):
        offer(out, TRADE(times))
        times += 1


def seals_sold(s: CourtTable, seat: int, times: int) -> None:
    """Seals first, back to the 24, then tiles, out of the game (LA-578)."""
    of_the_24 = min(times, s.seals[seat])
    s.seals[seat] -= of_the_24
    s.seals_left += of_the_24
    s.seal_tiles[seat] -= times - of_the_24
    tell(s, SEALS_DISCARDED, seat, times)
    gain(s, seat, SQUIRES, times * SQUIRES_FOR_A_SEAL)
    gain(s, seat, GOLD, times * GOLD_FOR_A_SEAL)


HOW_MANY_SEALS = book.question(
    "how_many_seals",
    numbers_of_seals,
    {TRADE: seals_sold},
    "LA-573",
    asked=is_active,
    needs=("law",),
    may={TRADE: MAY_TRADE_SEALS},
)
