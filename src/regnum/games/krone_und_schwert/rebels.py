"""Who may start a revolt (KS-81, KS-118 to KS-120)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, offer

from .building import owns_castle_and_city
from .table import DATA, Table, book

START_REVOLT = book.action("revolt")

COST: int = DATA["action_points"]["revolt"]


def there_is_a_king(s: Table, seat: int) -> bool:
    return s.king != NOBODY


def somebody_else_is_king(s: Table, seat: int) -> bool:
    return s.king != seat


def king_without_papal_visit(s: Table, seat: int) -> bool:
    return s.papal_visit[s.king] == 0


def point_to_revolt(s: Table, seat: int) -> bool:
    return s.action_points >= COST


MAY_CHALLENGE = May(
    "challenge",
    Condition(there_is_a_king, "KS-118", "there is no king yet"),
    Condition(somebody_else_is_king, "KS-118", "you are the king yourself"),
    Condition(king_without_papal_visit, "KS-81", "a Papal Visit protects the king"),
    Condition(point_to_revolt, "KS-118", "you have no action point left"),
)
"""There is another king, without Papal Visit, and a point to spend (KS-81, KS-118)."""


def king_can_be_challenged(s: Table, seat: int) -> bool:
    return MAY_CHALLENGE(s, seat) == 1


def as_any_rebel(s: Table, seat: int) -> tuple[May, tuple[int, ...]]:
    return MAY_CHALLENGE, (seat,)


MAY_REVOLT = May(
    "revolt",
    Deeper(king_can_be_challenged, as_any_rebel),
    Condition(owns_castle_and_city, "KS-119", "the leader of a revolt owns a castle and a city"),
)


def offer_revolt(s: Table, seat: int, out: list[int]) -> None:
    """To the owner of a castle and a city (KS-119)."""
    if MAY_REVOLT(s, seat):
        offer(out, START_REVOLT())
