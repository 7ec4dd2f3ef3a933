"""Whom one can play against: the bots by their names. How they think is in ``regnum.bots``.

At a table they are persons: each is called as somebody at court might have been, after the table itself, so that they
keep their names in every list, replay and file.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from hashlib import sha256

from regnum.games.entries import BOTS, broken, offered
from regnum.kernel import SEATS

LEVELS = ("page", "squire", "knight", "lord", "king", "champion")
"""The bots that people are offered, from the weakest to the strongest."""
USUAL = "knight"
OTHERS = ("emperor", "random", "monte-carlo")
"""Those who serve for comparing."""


def known() -> tuple[str, ...]:
    """Every bot by its name, those of other packages too, as far as they can be read."""
    return (*LEVELS, *OTHERS, *(name for name, entry in offered(BOTS).items() if entry not in broken))


NAMES = (
    *("Adela", "Agatha", "Aldous", "Alice", "Alwin", "Amice", "Anselm", "Arnulf", "Avice", "Baldwin", "Beatrice"),
    *("Benedict", "Berengar", "Bertram", "Cecily", "Clement", "Constance", "Edith", "Emeric", "Emma", "Eustace"),
    *("Everard", "Felicia", "Fulk", "Geoffrey", "Gerard", "Gilbert", "Gisela", "Godfrey", "Gerold", "Hawise"),
    *("Hedwig", "Herbert", "Hubert", "Hugh", "Ida", "Isabel", "Ivo", "Jordan", "Juliana", "Lambert", "Lettice"),
    *("Lucy", "Mabel", "Marjorie", "Matilda", "Maud", "Miles", "Millicent", "Muriel", "Odo", "Oswald", "Philippa"),
    *("Piers", "Ranulf", "Reynold", "Rainald", "Sabina", "Sybil", "Theobald", "Ulric", "Walter", "Winifred", "Yolande"),
)
"""None is the name of a character, a card or a county of our games, and none is offered to guests."""
PLACES = 2 * SEATS
"""The most that can sit at a table: a team of two on each seat."""


def person(table: str, place: int, taken: Container[str]) -> str:
    """What the bot at a place of a table is called: like nobody else there, whose names (in small letters) are taken.

    The place is the bot's seat; the second of a team sits :data:`~regnum.kernel.SEATS` places further on.
    """
    return next((name for name in _in_order(table)[place::PLACES] if name.casefold() not in taken), "")


@lru_cache(4096)
def _in_order(table: str) -> tuple[str, ...]:
    """The names in an order of the table's own: every place has its own few to choose from."""
    return tuple(sorted(NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest()))
