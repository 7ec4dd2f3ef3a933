"""What lies on the table, what may be done and what is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.games import load_data
from regnum.kernel import NOBODY, SEATS, Fault, Record, Row, Rulebook, Words, hidden, private, public


def faults(data: dict[str, Any]) -> Iterator[Fault]:
    """What cannot be: a road to no town."""
    words = [town["word"] for town in data["town"]]
    for number, town in enumerate(data["town"]):
        for road in town["roads"]:
            if road not in words:
                yield Fault(("town", number, "roads"), "{road} is no town", road=road)


LOADED = load_data(__package__, faults)
TOWNS_PRINTED = LOADED.now["town"]
PRICES = LOADED.now["prices"]

book = Rulebook()

LOAD = Words("load", PRICES)
TOWN = Words("town", [town["word"] for town in TOWNS_PRINTED])
LOADS = len(LOAD)
TOWNS = len(TOWN)
IN_THE_SACK = (5, 4, 3)
PRICE: tuple[int, ...] = tuple(PRICES.values())
EXTRA: tuple[int, ...] = tuple(town["extra"] for town in TOWNS_PRINTED)
ROAD = tuple(tuple(int(word in town["roads"]) for word in TOWN) for town in TOWNS_PRINTED)
HOME = 0
COINS = 6
MOST = 4


@book.table
class Table(Record):
    day: int = public(high=7, names="number")
    days: int = public(high=7, names="number")
    holder: int = public(low=NOBODY, high=SEATS - 1, names="seat")  # of the map
    turn: int = public(low=NOBODY, high=SEATS - 1, names="seat")
    travelled: int = public(high=SEATS)  # how many have, today
    fair: int = public(low=NOBODY, names=TOWN)
    crier: int = public(low=NOBODY, high=SEATS - 1, names="seat")
    sack: Row = hidden(LOAD, high=max(IN_THE_SACK))
    load: Row = private(SEATS, low=NOBODY, names=LOAD)
    bid: Row = private(SEATS, low=NOBODY, high=MOST)
    town: Row = public(SEATS, low=NOBODY, names=TOWN)
    coins: Row = public(SEATS, names="number")


book.option("days", "SR-7", values=(5, 7))

LOTS = book.action("lots", seat=SEATS)
DRAW = book.action("draw", load=LOAD)
HOLD = book.action("hold", town=TOWN)
BID = book.action("bid", coins=range(MOST + 1))
TRAVEL = book.action("travel", town=TOWN)
REST = book.action("rest")
CRY = book.action("cry")
HUSH = book.action("hush")

MAP_DRAWN = book.event("map_drawn", "SR-1", seat="seat")
FAIR = book.event("fair", "SR-2", town=TOWN)
BOUGHT = book.event("bought", "SR-3", seat="seat", coins="number")
STAYS = book.event("stays", "SR-3", seat="seat")
TRAVELLED = book.event("travelled", "SR-4", seat="seat", town=TOWN)
SOLD = book.event("sold", "SR-5", seat="seat", load=LOAD, coins="number")


def facts(s: Table) -> dict[str, dict[str, dict[str, object]]]:
    """The map and what towns pay, for players and programs."""
    return {"town": {town["word"]: {"extra": town["extra"], "roads": town["roads"]} for town in TOWNS_PRINTED}}
