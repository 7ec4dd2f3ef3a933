"""At the King's Court: Lords, offices, tributes, privileges, bishops and seals (LA-450 to LA-491)."""

from __future__ import annotations

from regnum.kernel import Option

from ...configuration import OPTIONS
from . import bishops, counting, france, lords, offices, privileges, reckoning
from .board import COURT_OF_THE_KING

OPTIONS.append(Option("court", False, (False, True), "LA-450", module=COURT_OF_THE_KING))

__all__ = ["bishops", "counting", "france", "lords", "offices", "privileges", "reckoning"]
