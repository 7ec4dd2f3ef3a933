"""What a seat, or chance, may answer."""

from __future__ import annotations


class Offers(list[int]):
    """What may be answered now; for Nature with integer odds, 1 each unless said otherwise."""

    __slots__ = ("odds",)

    def __init__(self) -> None:
        self.odds: list[int] = []
