"""How things are called whose names tell what is printed on them, or that an owner calls otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from regnum.games import renamed
from regnum.kernel import Printed

from .table import DATA, KINDS, LOADED, REWARDS

Key = tuple[str, str]

CALLED: dict[Key, Printed] = {}
"""By kind and word; expansions add theirs."""


def phrase(kind: str, word: str, message: str, **numbers: int) -> None:
    """A thing is called by a message with numbers from the data."""
    CALLED[kind, word] = Printed(parts=((message, numbers),))


def gives(kind: str, word: str, parts: Sequence[dict[str, Any]]) -> None:
    """A thing is called by all that it gives."""
    CALLED[kind, word] = Printed(parts=tuple((f"part-{part['kind']}", {"n": part.get("n", 1)}) for part in parts))


def names(table: str, kind: str, word: Callable[[dict[str, Any]], str]) -> None:
    """The rows of a table are called as a board of one's own calls them."""
    CALLED.update(renamed(DATA[table], LOADED.own[table], kind, word))


def received() -> Iterator[tuple[Key, Printed]]:
    """A reward that is being received is called by the part whose turn it is."""
    for number, word in enumerate(REWARDS.names):
        part = f"part-{KINDS.names[REWARDS.what[number]]}", {"n": REWARDS.amount[number]}
        yield ("reward", word), Printed(parts=(part,))


for _card in DATA["conflict"]:
    phrase("card", _card["id"], "french", strength=_card["strength"])
for _favour in DATA["favour"]:
    gives("favour", _favour["id"], _favour["reward"])
phrase("share", "both", "share-both", price=DATA["county_rules"]["price_for_both"])
names("county", "place", lambda row: str(row["name"]).lower())
names("law", "law", lambda row: str(row["id"]))
