"""What lies open about the counties and the cards, by name."""

from __future__ import annotations

from regnum.kernel import Facts

from .counties import takes_part
from .table import COUNTY, DATA, Table


def facts(s: Table) -> Facts:
    return {
        "county": {
            county["id"]: {
                "votes": county["votes"],
                "neighbours": county["neighbours"],
                "by_sea": county["by_sea"],
                "in_play": bool(takes_part(s, COUNTY.index(county["id"]))),
            }
            for county in DATA["county"]
        },
        "card": {card["label"]: {"value": card["value"]} for card in DATA["card"]},
    }
