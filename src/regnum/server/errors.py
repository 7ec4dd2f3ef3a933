"""What the server refuses, with a code for clients and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.kernel import Game, Refusal
from regnum.words import refused

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


class Refused(Refusal):
    """A request that changes nothing."""

    def __init__(
        self,
        code: str,
        sentence: str,
        /,
        *,
        of: Game | None = None,
        clause: str = "",
        legal: Sequence[str] = (),
        wait: float = 0.0,
        **arguments: object,
    ) -> None:
        """``of``: the game whose words are needed to say it; ``wait``: seconds after which it may be tried again."""
        super().__init__(sentence, arguments)
        self.code = code
        self.game = of
        self.clause = clause
        self.legal = list(legal)
        self.wait = wait

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def body(self, language: str) -> dict[str, object]:
        reason = refused(self, language, self.game)
        return {"code": self.code, "reason": reason, "clause": self.clause, "legal": self.legal}


def unavailable(wrong: Exception) -> Refused:
    """The store does not answer: not the fault of whoever asks."""
    return Refused("unavailable", "this cannot be kept or read just now ({wrong})", wrong=wrong)
