"""What is refused: a request that changes nothing, with a code for clients and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.kernel import Game, Refusal


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
