"""Screens: whether squires and gold lie open (LA-240, LA-280)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import IllegalOptions

from .table import DATA, book

WITH_SCREENS = [row["players"] for row in DATA["setup"] if row["screens"]]

book.option("open_stocks", "LA-280")


def open_without_screens(chosen: dict[str, Any]) -> None:
    chosen.setdefault("open_stocks", chosen["players"] not in WITH_SCREENS)


def only_those_with_screens_hide(chosen: Mapping[str, Any]) -> None:
    if not chosen["open_stocks"] and chosen["players"] not in WITH_SCREENS:
        raise IllegalOptions(
            "{players} players have no screens: squires and gold lie open", "LA-240", players=chosen["players"]
        )


book.defaults.add(open_without_screens)
book.conditions.add(only_those_with_screens_hide)
