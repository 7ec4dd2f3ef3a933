"""Wishes: tables that a terminal on this machine asked for, until a browser comes and has them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from ..table.creating import new_id
from ..table.journal import Created
from ..table.seating import AtTable
from ..telling.remembered import Remembered

KeptWish = Callable[[str, float], tuple[Created, AtTable]]
"""The table, once it is known for whom it is and when it begins."""
MOST = 100
"""The oldest of more is forgotten."""


class Wishes:
    """Each by the name that its table will have."""

    def __init__(self) -> None:
        self._kept: Remembered[str, KeptWish] = Remembered(MOST)

    def keep(self, wish: KeptWish) -> str:
        """The name under which it can be had."""
        table = new_id()
        self._kept[table] = wish
        return table

    @contextlib.contextmanager
    def granted(self, table: str) -> Iterator[KeptWish | None]:
        """A wish, for whoever asks first; None for others. If nothing comes of it, it stays."""
        wish = self._kept.pop(table, None)
        try:
            yield wish
        except BaseException:
            if wish is not None:
                self._kept[table] = wish
            raise
