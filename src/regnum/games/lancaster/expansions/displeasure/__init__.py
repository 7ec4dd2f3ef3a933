"""The King's Displeasure: dishonour for those who stay away from France, and the dungeon (LA-510 to LA-539)."""

from __future__ import annotations

from regnum.kernel import Option

from ...configuration import OPTIONS
from . import counting, dungeon, reckoning
from .tokens import DISPLEASURE

OPTIONS.append(Option("displeasure", False, (False, True), "LA-510", module=DISPLEASURE))

__all__ = ["DISPLEASURE", "counting", "dungeon", "reckoning"]
