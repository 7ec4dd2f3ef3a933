"""Lines of generated code: what stands under a condition, what an action means, what of a field a seat may see."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ..actions import Verb
from ..modules import ALWAYS
from ..record import HIDDEN, PERSONAL, PRIVATE, PUBLIC, Field


def guard(word: str, when: int) -> str:
    return "" if when == ALWAYS else f"{word} s.modules & {int(when)} == {int(when)}: "


def unless(when: int) -> str:
    return "" if when == ALWAYS else f"s.modules & {int(when)} != {int(when)} or "


def first_of(variants: Iterable[tuple[int, str]]) -> list[str]:
    """Lines that run the first variant whose modules are in play."""
    lines: list[str] = []
    word = "if"
    for when, code in variants:
        if when == ALWAYS:
            lines.append(f"        {'else: ' if lines else ''}{code}")
            break
        lines.append(f"        {guard(word, when)}{code}")
        word = "elif"
    return lines


def observing(name: str, field: Field, start: int) -> list[str]:
    """Lines that copy a field into an observation from ``start`` on, with what a seat may not know left out."""
    lines, place, index = [], str(start), ""
    for level, length in enumerate(field.shape):
        lines.append(f"    {'    ' * level}for i{level} in range({length}):")
        rest = math.prod(field.shape[level + 1 :])
        place += f" + i{level} * {rest}"
        index += f"[i{level}]"
    seen = {PUBLIC: "True", PRIVATE: "i0 == seat", PERSONAL: "i0 == seat", HIDDEN: "False"}[field.sight]
    if field.open_if:
        seen += f" or s.{field.open_if} != 0"
    indent = "    " * (len(field.shape) + 1)
    if seen == "True":
        return [*lines, f"{indent}observation[{place}] = s.{name}{index}"]
    value = f"s.{name}{index} if {seen} else {field.low - 1}"
    return [*lines, f"{indent}observation[{place}] = {value}"]


def decoding(verb: Verb) -> list[str]:
    """Lines that find out whether an action is of this verb, and its parameters p0, p1, …"""
    lines = [f"    if {verb.base} <= action < {verb.base + verb.size}:", f"        rest = action - {verb.base}"]
    return [*lines, *(f"        p{i} = {part}" for i, part in enumerate(verb.parted("rest")))]


def given(verb: Verb) -> str:
    return "".join(f", p{i}" for i in range(len(verb.parameters)))
