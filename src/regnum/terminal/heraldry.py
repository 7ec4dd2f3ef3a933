"""The players' arms: a colour and an ordinary's sign, so that nobody depends on hue.

A shield is written ``[┃]``. Where there is colour, the brackets have the colour of the field and vanish; where there is
none, they are the shield.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

GOLD = "#E8B53A"
QUIET = "dim"
LIGHT, DARK = "#FFFFFF", "#16181F"
EDGE = "#8A8A8A"
"""The brackets of a field that might be lost on a dark or a light screen."""


@dataclass(frozen=True)
class Arms:
    """One player's field, and the sign of the ordinary upon it."""

    field: str
    sign: str


ARMS = (
    Arms("#1F5FA8", "┃"),  # azure, a pale
    Arms("#B52F2A", "∧"),  # gules, a chevron
    Arms("#D9A01E", "╋"),  # or, a cross
    Arms("#2C7A4B", "╲"),  # vert, a bend
    Arms("#6F2F8F", "╳"),  # purpure, a saltire
    Arms("#33363B", "━"),  # sable, a fess
    Arms("#5AB4E5", "□"),  # celeste, a bordure
    Arms("#F2EEE4", "Y"),  # argent, a pall
)
"""Gules and purpure are a shade off the house's, so that a terminal of 256 colours still finds red and purple."""


def tile(field: str, letters: str, left: str = "[", right: str = "]") -> Text:
    """Letters on a coloured ground; brackets that mean nothing vanish into it."""
    vanishing = field if 60 < lightness(field) < 225 else EDGE
    text = Text()
    for part in (left, letters, right):
        style = vanishing if part in "[]()" else f"bold {ink_on(field)}"
        text.append(part, style=f"{style} on {field}")
    return text


def shield(seat: int) -> Text:
    arms = ARMS[seat % len(ARMS)]
    return tile(arms.field, arms.sign)


def lightness(colour: str) -> float:
    """How light a colour looks, from 0 to 255."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def ink_on(field: str) -> str:
    """White or near black, whichever reads better on a colour."""
    return DARK if lightness(field) > 140 else LIGHT
