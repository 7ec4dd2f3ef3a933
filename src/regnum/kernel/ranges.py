"""Whether a record holds what its fields declare: written out field by field, because every choice asks for it.

Rows of small numbers are looked at as bytes: whatever is left of them without those that are allowed is too much.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .record import Field

BYTES = range(256)
FEW = 1 << 10
"""So many numbers may be a set; beyond, the smallest and the largest are looked for."""

Named = list[tuple[str, "Field"]]


def in_range(fields: Mapping[str, Field]) -> Callable[[Any], bool]:
    """A method of the record that has these fields."""
    sharing: dict[range, Named] = {}
    for name, field in fields.items():
        sharing.setdefault(range(int(field.low), int(field.high) + 1), []).append((name, field))
    space: dict[str, Any] = {"joined": chain.from_iterable}
    conditions = " and ".join(part for allowed, some in sharing.items() for part in _conditions(allowed, some, space))
    exec(f"def in_range(self):\n    try: return {conditions}\n    except ValueError: return False", space)
    made: Callable[[Any], bool] = space["in_range"]
    return made


def _conditions(allowed: range, some: Named, space: dict[str, Any]) -> Iterator[str]:
    """What must hold for the fields that share a range; ``space`` takes what the conditions need."""
    yield from (f"{allowed[0]} <= self.{name} <= {allowed[-1]}" for name, field in some if not field.shape)
    rows = [(name, field) for name, field in some if field.shape]
    if not rows:
        return
    known = f"allowed_{len(space)}"
    if allowed[0] in BYTES and allowed[-1] in BYTES:
        space[known] = bytes(allowed)
        yield f"not {_as_bytes(rows)}.translate(None, {known})"
    elif len(allowed) <= FEW:
        space[known] = frozenset(allowed)
        yield from (f"{known}.issuperset({_numbers(name, len(field.shape))})" for name, field in rows)
    else:
        for name, field in rows:
            yield f"{allowed[0]} <= min(n := [*{_numbers(name, len(field.shape))}]) and max(n) <= {allowed[-1]}"


def _as_bytes(rows: Iterable[tuple[str, Field]]) -> str:
    parts = []
    for name, field in rows:
        deep = len(field.shape)
        parts.append(f"bytes(self.{name})" if deep == 1 else f"*map(bytes, {_numbers(name, deep - 1)})")
    return f"b''.join(({', '.join(parts)},))"


def _numbers(name: str, deep: int) -> str:
    """A row of rows as one row."""
    return "joined(" * (deep - 1) + f"self.{name}" + ")" * (deep - 1)
