"""Programs: bots of anybody's with accounts of their own, which play by a WebSocket and the bots' protocol.

``programs`` is the part itself: whose they are, which are here, and at which tables they may sit; ``talking`` is a
connection of one of them, ``attendance`` one at a table, ``kept`` is what the store knows, ``wire`` are the addresses.
A program's name says what it is, it sits only where whoever made the table said that programs may, and it does nothing
but answer.
"""

from __future__ import annotations

from .programs import begin
from .talking import live
from .wire import ROUTES

SOCKETS = {"/api/programs/live": live}

__all__ = ["ROUTES", "SOCKETS", "begin"]
