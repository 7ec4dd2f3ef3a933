"""At the King's Court: Lords, offices, tributes, privileges, bishops and seals (LA-450 to LA-491)."""

from __future__ import annotations

from pathlib import Path

from ...table import book
from . import (
    bishops,
    counting,
    france,
    impossible,
    lords,
    offices,
    privileges,
    privileges_in_counties,
    reckoning,
    sending,
    thumb,
)

__all__ = [
    "bishops",
    "counting",
    "france",
    "impossible",
    "lords",
    "offices",
    "privileges",
    "privileges_in_counties",
    "reckoning",
    "sending",
    "thumb",
]

book.words.append(Path(__file__).with_name("messages") / "*.ftl")
