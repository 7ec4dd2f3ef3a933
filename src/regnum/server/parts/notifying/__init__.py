"""Notifying: whoever is away hears that it is their turn, by Web Push, mail or a chat service (`regnum[notify]`).

``notifier`` is the part itself: it notes whose ``turns`` begin, and tells those who still do not look after a while.
``ways`` are the ways by which somebody may be told, ``kept`` is what the store knows of them, ``links`` are signed and
need nobody to sign in, ``saying`` puts messages into words. ``outside`` sends, in a process of its own that reaches no
private address and does nothing else on this machine; ``curt`` posts without listening to what is answered.
``forgotten`` is a new password by mail. ``wire`` are the addresses.
"""

from __future__ import annotations

from .notifier import begin
from .wire import ADDRESSES, ROUTES

__all__ = ["ADDRESSES", "ROUTES", "begin"]
