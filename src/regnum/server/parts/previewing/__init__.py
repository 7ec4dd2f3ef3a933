"""Previewing: a link to a table looks like something in a chat: the game, who plays, which round, and a picture.

``tags`` are what others read of a page, ``words`` beside it what is said in them; ``wire`` are the addresses. Nothing
is told that the lobby does not tell everybody, and of tables that lists do not show nothing at all.
"""

from __future__ import annotations

from .wire import ADDRESSES, ROUTES, begin

__all__ = ["ADDRESSES", "ROUTES", "begin"]
