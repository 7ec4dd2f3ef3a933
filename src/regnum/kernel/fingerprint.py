"""A short fingerprint of a position, by which a saved game knows that it is replayed as it was played.

Fields that hold nothing but 0 are left out, and what the kernel numbers is named, so that a field, a procedure or a row
of a catalogue added later does not change the fingerprint of a game that has no use for it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .catalogues import Catalogue
from .record import Field, flat
from .rulebook import Rulebook

_NUMBERED = ("modules", "question", "depth", "procedure", "at")


def fingerprint(book: Rulebook, s: Any) -> str:
    body: dict[str, Any] = {
        name: _said(field, getattr(s, name))
        for name, field in s.FIELDS.items()
        if name not in _NUMBERED and any(flat(getattr(s, name)))
    }
    body["where"] = book.where(s)
    body["question"] = book.questions[s.question].name if s.question >= 0 else ""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _said(field: Field, value: Any) -> Any:
    """The value of a field; of a row over a catalogue, which may grow, what is not 0 by name."""
    if len(field.axes) == 1 and isinstance(field.axes[0], Catalogue):
        return {name: number for name, number in zip(field.axes[0], value, strict=True) if number}
    return value
