"""What lies open about counties, conflicts and knights, by name; laws, rewards and castles are catalogues."""

from __future__ import annotations

from regnum.kernel import Facts

from .table import COUNTY, DATA, KNIGHT, STRENGTH, Table


def facts(s: Table) -> Facts:
    return {
        "county": {
            name: {"minimum": county["min"], "reward": county["reward"]}
            for name, county in zip(COUNTY, DATA["county"], strict=True)
        },
        "conflict": {card["id"]: {"strength": card["strength"], "points": card["points"]} for card in DATA["conflict"]},
        "knight": {name: {"strength": strength} for name, strength in zip(KNIGHT, STRENGTH, strict=True)},
    }
