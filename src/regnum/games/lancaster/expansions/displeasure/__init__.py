"""The King's Displeasure: dishonour for those who stay away from France, and the dungeon (LA-510 to LA-539)."""

from __future__ import annotations

from pathlib import Path

from ...table import book
from . import dungeon, impossible, reckoning
from .tokens import DISPLEASURE

__all__ = ["DISPLEASURE", "dungeon", "impossible", "reckoning"]

book.words.append(Path(__file__).with_name("messages") / "*.ftl")
