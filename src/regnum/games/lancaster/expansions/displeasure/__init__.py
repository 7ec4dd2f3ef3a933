"""The King's Displeasure: dishonour for those who stay away from France, and the dungeon (LA-510 to LA-539)."""

from __future__ import annotations

from . import dungeon, impossible, reckoning
from .tokens import DISPLEASURE

__all__ = ["DISPLEASURE", "dungeon", "impossible", "reckoning"]
