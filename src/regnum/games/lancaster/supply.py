"""Goods: gains from the supply, payments to it, points (LA-6 to LA-18, LA-170)."""

from __future__ import annotations

from regnum.kernel import tell

from .table import GOLD, GOOD, REWARDS, SQUIRES, VOTES, Table, book

GAINED = tuple(book.event(f"gained_{good}", "LA-7", seat="seat", amount="number") for good in GOOD)
PAID = tuple(book.event(f"paid_{good}", "LA-9", seat="seat", amount="number") for good in GOOD)
SHOWN = tuple(book.event(f"shown_{good}", "LA-281", seat="seat", amount="number") for good in GOOD[:VOTES])
"""A line for each good, because languages count them in different ways."""
SCORED = book.event("scored", "LA-14", seat="seat", points="number", score="number")


def put_in_stock(s: Table, seat: int, good: int, amount: int) -> None:
    if good == SQUIRES:
        s.squires[seat] += amount
    elif good == GOLD:
        s.gold[seat] += amount
    else:
        s.votes[seat] += amount


def gain(s: Table, seat: int, good: int, amount: int) -> None:
    """From the supply, as far as it goes; the rest is lost (LA-7)."""
    amount = min(amount, s.supply[good])
    if amount > 0:
        s.supply[good] -= amount
        put_in_stock(s, seat, good, amount)
        tell(s, GAINED[good], seat, amount)


def pay(s: Table, seat: int, good: int, amount: int) -> None:
    """To the supply (LA-9)."""
    if amount > 0:
        s.supply[good] += amount
        put_in_stock(s, seat, good, -amount)
        tell(s, PAID[good], seat, amount)


def score(s: Table, seat: int, points: int) -> None:
    """At once (LA-14)."""
    if points != 0:
        s.score[seat] += points
        tell(s, SCORED, seat, points, s.score[seat])


def purchases(s: Table, seat: int, squires: int, gold: int) -> int:
    """How often a player can pay a price of squires and gold from their own stock (LA-10, LA-13)."""
    times = s.squires[seat] + s.gold[seat]
    if squires > 0:
        times = min(times, s.squires[seat] // squires)
    if gold > 0:
        times = min(times, s.gold[seat] // gold)
    return times


# --- as rewards (LA-170) ------------------------------------------------------------------------------------


def always(s: Table, kind: int, house: int) -> bool:
    return True


def receive_squires(s: Table, kind: int) -> None:
    gain(s, s.house, SQUIRES, REWARDS.amount[s.reward])


def receive_gold(s: Table, kind: int) -> None:
    gain(s, s.house, GOLD, REWARDS.amount[s.reward])


def receive_votes(s: Table, kind: int) -> None:
    gain(s, s.house, VOTES, REWARDS.amount[s.reward])


def receive_points(s: Table, kind: int) -> None:
    score(s, s.house, REWARDS.amount[s.reward])
