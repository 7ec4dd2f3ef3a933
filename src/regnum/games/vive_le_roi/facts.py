"""What lies open about characters, floors and cards, by name."""

from __future__ import annotations

from regnum.kernel import Facts

from .table import DATA, Table


def facts(s: Table) -> Facts:
    return {
        "character": {one["id"]: {"gender": one["gender"], "jester": one["jester"]} for one in DATA["character"]},
        "floor": {
            str(floor["index"]): {key: floor[key] for key in ("points", "points_reversed", "limited", "placeable")}
            for floor in DATA["floor"]
        },
        "favourites": {card["id"]: {"characters": card["names"]} for card in DATA["favorites"]},
    }
