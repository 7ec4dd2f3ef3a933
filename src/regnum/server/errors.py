"""What the server refuses, with a code for clients and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

STATUS = {
    "malformed": 400,
    "signed-out": 401,
    "forbidden": 403,
    "unknown": 404,
    "wrong-method": 405,
    "late": 409,
    "illegal": 409,
    "not-now": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "unavailable": 503,
}
"""The HTTP status of every code (``docs/reference/wire.md``, section 1)."""


class Refused(Exception):
    """A request that changes nothing."""

    def __init__(
        self, code: str, reason: str, *, clause: str = "", legal: Sequence[str] = (), wait: float = 0.0
    ) -> None:
        """``wait``: seconds after which it may be tried again."""
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.clause = clause
        self.legal = list(legal)
        self.wait = wait

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self) -> dict[str, object]:
        return {"code": self.code, "reason": self.reason, "clause": self.clause, "legal": self.legal}
