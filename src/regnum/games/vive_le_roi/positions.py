"""Position strings: ``0[E] 1[DO] throne[L] WC3[B] …`` (section 0)."""

from __future__ import annotations

from typing import Any

from regnum.kernel import BadPosition

from .table import BOX, CHARACTER, CHARACTERS, DUNGEONS, LETTERS, PLACES, Table


def read_position(text: str) -> dict[str, Any]:
    """The fields a position string stands for."""
    where: dict[str, str] = {}
    for part in text.split():
        place, bracket, letters = part.removesuffix("]").partition("[")
        if not bracket or not part.endswith("]"):
            raise BadPosition(f"a position reads like '0[E] 1[DO] throne[L]'; this part does not: {part!r}")
        if place not in PLACES.names:
            raise BadPosition(f"there is no place {place!r}; there are {', '.join(PLACES.names)}")
        for letter in letters:
            if letter not in LETTERS:
                raise BadPosition(f"there is no character {letter!r}; there are {LETTERS}")
            if CHARACTER[LETTERS.index(letter)] in where:
                raise BadPosition(f"the character {letter!r} is in two places")
            where[CHARACTER[LETTERS.index(letter)]] = place
    missing = [LETTERS[i] for i in range(CHARACTERS) if CHARACTER[i] not in where]
    if missing:
        raise BadPosition(f"these characters are nowhere: {''.join(missing)}")
    gone = {PLACES.names[place] for place in (*DUNGEONS, BOX)}
    return {"place": where, "rejections": sum(place in gone for place in where.values())}


def write_position(s: Table) -> str:
    """The position string of a table."""
    parts = []
    for place, name in enumerate(PLACES.names):
        letters = "".join(LETTERS[c] for c in range(CHARACTERS) if s.place[c] == place)
        if letters:
            parts.append(f"{name}[{letters}]")
    return " ".join(parts)
