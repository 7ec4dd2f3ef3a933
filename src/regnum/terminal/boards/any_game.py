"""Any game, drawn from its named fields: what is common on the board, what is a player's beside the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.table import Table
from rich.text import Text

from regnum.kernel import NOBODY, SEATS, UNKNOWN
from regnum.kernel.kinds import NUMBER
from regnum.kernel.record import Field
from regnum.words import Voice

from ..heraldry import QUIET
from . import Drawing, Sight

_FLOW = ("players", "modules", "question", "nature", "witness", "waiting", "depth", "procedure", "at", "rank")
"""Fields that tell where the game stands, not how."""


MANY = 16
"""As many places of a row can be told apart by their numbers."""


def draw(sight: Sight) -> Drawing:
    """All fields that hold anything the looker may know."""
    voice, s = sight.voice, sight.table
    board = Table.grid(padding=(0, 2))
    board.add_column(style=QUIET, no_wrap=True)
    board.add_column()
    beside = [list[str]() for _ in range(s.players)]
    for name, field in s.FIELDS.items():
        value = getattr(s, name)
        if name in _FLOW or _nameless(field) or not _tells(field, value):
            continue
        title = voice.say(f"field-{name}")
        if _by_seat(field, sight.voice):
            for seat, line in enumerate(beside):
                if _tells(field, value[seat]):
                    line.append(f"{title} {_text(voice, field, value[seat], 1)}")
        else:
            board.add_row(Text(title), Text(_text(voice, field, value, 0)))
    return Drawing(board, [Text(", ".join(line)) for line in beside])


def _nameless(field: Field) -> bool:
    """Whether it has more places than anybody could follow without names for them."""
    return any(isinstance(axis, int) and axis > MANY for axis in field.axes)


def _by_seat(field: Field, voice: Voice) -> bool:
    """Whether it has a row for each player."""
    most = voice.game.options.players.stop - 1
    return bool(field.shape) and (field.of_seats or field.axes[0] in (SEATS, most))


def _tells(field: Field, value: Any) -> bool:
    """Whether there is anything in it that is known: a word, or a number that is not nothing."""
    if isinstance(value, list):
        return any(_tells(field, part) for part in value)
    may_be_nothing = (field.names and field.names != NUMBER) or field.low == NOBODY
    return bool(value > UNKNOWN and (value >= 0 if may_be_nothing else value != 0))


def _text(voice: Voice, field: Field, value: Any, axis: int) -> str:
    if axis == len(field.axes):
        return str(_word(voice, field.names, value))
    if axis == len(field.axes) - 1 and field.names and not isinstance(field.axes[axis], int):
        return "; ".join(_gathered(voice, field, value, axis))
    return ", ".join(_places(voice, field, value, axis))


def _gathered(voice: Voice, field: Field, value: list[int], axis: int) -> Iterator[str]:
    """Things that are alike together: ``Nobles: Eloise, Leonardo``."""
    for number in sorted(set(value), reverse=True):
        if _tells(field, number):
            alike = [str(_word(voice, field.axes[axis], place)) for place, one in enumerate(value) if one == number]
            yield f"{_word(voice, field.names, number)}{voice.colon}{', '.join(alike)}"


def _places(voice: Voice, field: Field, value: list[Any], axis: int) -> Iterator[str]:
    """The places of a row that hold anything, by their names."""
    names = field.axes[axis]
    single = len(value) == 1 or (isinstance(names, int) and [_tells(field, part) for part in value].count(True) == 1)
    if isinstance(names, int) and not single and axis == len(field.axes) - 1:
        yield " ".join(str(_word(voice, field.names, part)) for part in value)
        return
    for place, part in enumerate(value):
        if _tells(field, part):
            name = str(place) if isinstance(names, int) else _word(voice, names, place)
            told = _text(voice, field, part, axis + 1)
            yield told if single and isinstance(names, int) else f"{name} {told}"


def _word(voice: Voice, meaning: Any, number: int) -> Any:
    """The label of a word, or the value as it is."""
    kind = getattr(meaning, "kind", None)
    words = () if kind is None else tuple(meaning)
    return voice.label(str(kind), words[number]) if 0 <= number < len(words) else voice.value(meaning, number)
