"""Who plays with allies (LA-240, LA-241)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions

from .table import DATA, book

ALLIES = book.module("allies")

WITH_ALLIES = [row["players"] for row in DATA["setup"] if row["allies"]]


def allies_by_the_number_of_players(chosen: dict[str, Any]) -> None:
    chosen.setdefault("allies", chosen["players"] in WITH_ALLIES)


def allies_for_those_players_alone(chosen: Mapping[str, Any]) -> None:
    players = chosen["players"]
    if chosen["allies"] != (players in WITH_ALLIES):
        raise IllegalOptions(
            "{players} players play with allies"
            if players in WITH_ALLIES
            else "{players} players do not play with allies",
            "LA-241",
            players=players,
        )


book.option("allies", "LA-241", module=ALLIES)
book.defaults.add(allies_by_the_number_of_players)
book.conditions.add(allies_for_those_players_alone)
