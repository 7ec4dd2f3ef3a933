"""What a seat, or chance, may answer."""

from __future__ import annotations


class Offers(list[int]):
    """What may be answered now; for Nature with integer odds, 1 each unless said otherwise.

    >>> import regnum
    >>> game = regnum.game("vive-le-roi")
    >>> offers = game.offers(game.begin(players=3), regnum.NATURE)
    >>> [game.actions.write(action) for action in offers], offers.odds
    (['begin seat=0', 'begin seat=1', 'begin seat=2'], [1, 1, 1])
    """

    __slots__ = ("odds",)

    def __init__(self) -> None:
        self.odds: list[int] = []
