"""How a refusal is told: the HTTP status of its code, and its sentence in the reader's language."""

from __future__ import annotations

from regnum.words import refused

from ..table.refused import Refused
from .answers import RefusalTold

STATUS = {
    "malformed": 400,
    "signed-out": 401,
    "forbidden": 403,
    "unknown": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "late": 409,
    "illegal": 409,
    "not-now": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "unavailable": 503,
}
"""The HTTP status of every code (``docs/reference/wire.md``, section 1)."""


def told(wrong: Refused, language: str) -> RefusalTold:
    reason = refused(wrong, language, wrong.game)
    return {"code": wrong.code, "reason": reason, "clause": wrong.clause, "legal": wrong.legal}


def unavailable(wrong: Exception) -> Refused:
    """The store does not answer: not the fault of whoever asks."""
    return Refused("unavailable", "this cannot be kept or read just now ({wrong})", wrong=wrong)
