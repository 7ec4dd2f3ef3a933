"""Any game, drawn from its named fields: what is common on the board, what is a player's beside the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table
from rich.text import Text

from regnum.kernel import SEATS, UNKNOWN
from regnum.kernel.record import Field
from regnum.words import Voice

from ..heraldry import QUIET
from . import Drawing, Sight

_FLOW = ("players", "modules", "question", "nature", "witness", "waiting", "depth", "procedure", "at", "rank")
"""Fields that tell where the game stands, not how."""


def draw(sight: Sight) -> Drawing:
    """All fields that hold anything the looker may know."""
    board = Table.grid(padding=(0, 2))
    board.add_column(style=QUIET, no_wrap=True)
    board.add_column()
    beside = [list[str]() for _ in range(sight.table.players)]
    for name, field in sight.table.FIELDS.items():
        value = getattr(sight.table, name)
        if name in _FLOW or not _tells(value):
            continue
        if field.shape and field.axes[0] == SEATS:
            for seat, line in enumerate(beside):
                if _tells(value[seat]):
                    line.append(f"{_title(sight.voice, name)} {_text(sight.voice, field, value[seat], 1)}")
        else:
            board.add_row(_title(sight.voice, name), _text(sight.voice, field, value, 0))
    return Drawing(board, [Text(", ".join(line)) for line in beside])


def _title(voice: Voice, name: str) -> str:
    return voice.say(f"field-{name}")


def _tells(value: Any) -> bool:
    """Whether there is anything in it that is known and not nothing."""
    if isinstance(value, list):
        return any(_tells(part) for part in value)
    return value not in (0, UNKNOWN)


def _text(voice: Voice, field: Field, value: Any, axis: int) -> str:
    if axis == len(field.axes):
        return str(voice.value(field.names, value))
    return ", ".join(_places(voice, field, value, axis))


def _places(voice: Voice, field: Field, value: list[Any], axis: int) -> Iterator[str]:
    """The places of a row that hold anything, by their names."""
    names = field.axes[axis]
    for place, part in enumerate(value):
        if _tells(part):
            name = str(place) if isinstance(names, int) else voice.value(names, place)
            yield f"{name} {_text(voice, field, part, axis + 1)}"
