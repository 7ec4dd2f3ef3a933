"""At the King's Court: Lords, offices, tributes, privileges, bishops and seals (LA-450 to LA-491)."""

from __future__ import annotations

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
]
