"""Events: what happened, as integers that are put into words later."""

from __future__ import annotations

from typing import Any

EVERYBODY = -1
"""Whoever reads a line of the log that is for all; witness of a chance event that all see."""
HIDDEN_FROM_ALL = -2
"""Witness of a chance event that nobody sees."""


class Event(int):
    """Something that happened, told as integers; words come later.

    >>> import regnum
    >>> voted = next(event for event in regnum.game("vive-le-roi").book.events if event.name == "voted")
    >>> voted, list(voted.arguments)
    (<event voted (VR-82)>, ['seat', 'card'])
    """

    name: str
    arguments: dict[str, Any]
    rule: str

    def __repr__(self) -> str:
        return f"<event {self.name} ({self.rule})>"
