"""Rating: how strong everybody is, by game and number of players, from the games that count (openskill).

``ratings`` is the part itself: it hears of games that are over and counts each once. ``whether`` a table counts is
said before anybody sits down, ``counting`` makes ratings of results by what ``reckoning`` says, ``fixed`` are the
bots, whose ratings do not move, ``kept`` is what the store knows, ``telling`` what is told of it. ``command`` is
`regnum admin rating`; ``wire`` are the addresses.
"""

from __future__ import annotations

from .ratings import begin
from .wire import ROUTES

__all__ = ["ROUTES", "begin"]
