"""A chart of all figures, from slow to fast on a logarithmic scale, as SVG (text alone) and PNG (with Pillow)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from regnum.kernel import RegnumError

from .measuring import COMPILING, COPIES, IN_HASTE, Row
from .report import TITLES, by_kind, number

WIDTH, LINE, LABEL, MARGIN = 860, 24, 290, 24
PAPER, INK, OURS, THEIRS = "#FBF6E9", "#2A2118", "#B8862B", "#8C8577"


@dataclass(frozen=True)
class Box:
    """A bar."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True)
class Text:
    """A line of text; ``anchor`` is where x is: its ``start`` or its ``end``."""

    x: float
    y: float
    text: str
    size: int
    anchor: str


Shape = Box | Text


def shapes(rows: Sequence[Row], ours: set[str]) -> tuple[list[Shape], int]:
    """Everything that is drawn, and how high the picture is."""
    shown = {kind: some for kind, some in by_kind(rows).items() if kind not in (COPIES, IN_HASTE, COMPILING)}
    paces = [row.per_second for some in shown.values() for row in some]
    low = 10 ** math.floor(math.log10(min(paces)))
    scale = (WIDTH - LABEL - 110) / max(1.0, math.log10(max(paces) / low))
    drawn: list[Shape] = [
        Text(MARGIN, 30, "Decisions per second (each step to the right: ten times more)", 18, "start")
    ]
    y = 48.0
    for kind, some in shown.items():
        drawn.append(Text(MARGIN, y + 20, TITLES[kind], 15, "start"))
        y += LINE + 8
        for row in some:
            drawn += _bar(row, y, math.log10(row.per_second / low) * scale, OURS if row.who in ours else THEIRS)
            y += LINE
        y += 8
    return drawn, int(y + 8)


def _bar(row: Row, y: float, width: float, colour: str) -> Iterator[Shape]:
    yield Text(LABEL - 8, y + 16, f"{row.who}: {row.how}", 13, "end")
    yield Box(LABEL, y + 3, max(1.0, width), LINE - 6, colour)
    yield Text(LABEL + max(1.0, width) + 6, y + 16, number(row.per_second), 13, "start")


def svg(drawn: Sequence[Shape], height: int) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="EB Garamond, Garamond, Georgia, serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for shape in drawn:
        if isinstance(shape, Box):
            place = f'x="{shape.x:.1f}" y="{shape.y:.1f}" width="{shape.width:.1f}" height="{shape.height:.1f}"'
            parts.append(f'<rect {place} fill="{shape.colour}"/>')
        else:
            place = f'x="{shape.x:.1f}" y="{shape.y:.1f}" font-size="{shape.size}" text-anchor="{shape.anchor}"'
            parts.append(f'<text {place} fill="{INK}">{escape(shape.text)}</text>')
    return "\n".join((*parts, "</svg>")) + "\n"


def png(drawn: Sequence[Shape], height: int, path: Path) -> None:
    """Twice as large as it is shown, for sharp screens."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as missing:
        raise RegnumError("a PNG needs Pillow: pip install 'regnum[bench]'") from missing
    picture = Image.new("RGB", (2 * WIDTH, 2 * height), PAPER)
    draw: Any = ImageDraw.Draw(picture)
    for shape in drawn:
        x, y = 2 * shape.x, 2 * shape.y
        if isinstance(shape, Box):
            draw.rectangle((x, y, x + 2 * shape.width, y + 2 * shape.height), fill=shape.colour)
        else:
            anchor = {"start": "ls", "end": "rs"}[shape.anchor]
            draw.text((x, y), shape.text, fill=INK, font=ImageFont.load_default(2 * shape.size - 2), anchor=anchor)
    picture.save(path)


def write(rows: Sequence[Row], ours: set[str], path: Path) -> list[Path]:
    """The chart beside each other as ``path.svg`` and ``path.png``; where they are."""
    drawn, height = shapes(rows, ours)
    files = [path.with_suffix(".svg"), path.with_suffix(".png")]
    files[0].parent.mkdir(parents=True, exist_ok=True)
    files[0].write_text(svg(drawn, height), encoding="utf-8")
    png(drawn, height, files[1])
    return files
