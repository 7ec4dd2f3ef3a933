"""Tournaments and leagues: round robin, Swiss for tables of any size, knock-out; live or by turns.

The core knows neither store nor sockets nor time: ``tournament`` is its data, ``drawing`` draws a round by ``swiss``,
``round_robin`` or ``knock_out``, with ``sizes`` of tables, ``meetings``, ``seating`` and ``lots``; ``scoring`` says
what a place is worth, ``standings`` who is before whom, ``checking`` draws a whole tournament again.

Around it ``planning`` is what somebody wants it to be, ``kept`` what the store knows, ``tables`` are those that are
played at, ``counted`` keeps standings at hand, ``organiser`` is the part itself, ``wire`` are the addresses, with
``telling``, ``saying`` and ``exporting``.
"""

from __future__ import annotations

from .organiser import begin
from .wire import ROUTES

__all__ = ["ROUTES", "begin"]
