"""A chart of lines as SVG: how something rises or falls, a line for each, named at its end."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 320, 56, 190, 36, 34
COLOURS = ("#1f6f8b", "#b5542b", "#5b7f2b", "#7a3f8f", "#b8862b", "#2f4f9f", "#a03050", "#444444")
INK, PAPER = "#2A2118", "#FBF6E9"
APART = 14
Points = Sequence[tuple[float, float]]


def lines(title: str, across: str, series: Mapping[str, Points], *, logarithmic: bool = False) -> str:
    """The whole picture as text; on logarithmic paper both axes are, and what is zero is left out."""
    drawn = {name: _on_paper(points, logarithmic) for name, points in series.items()}
    xs = [x for points in drawn.values() for x, _ in points] or [0.0]
    ys = [y for points in drawn.values() for _, y in points] or [0.0]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)

    def at(x: float, y: float) -> tuple[float, float]:
        across = (x - left) / ((right - left) or 1)
        up = (y - low) / ((high - low) or 1)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - BOTTOM - TOP)

    said = [_axes(title, across, [_number(value, logarithmic) for value in (left, right, low, high)])]
    ends = sorted((at(*points[-1])[1], name) for name, points in drawn.items() if points)
    lowest = -math.inf
    for end, name in ends:
        lowest = max(end, lowest + APART)
        colour = COLOURS[[*series].index(name) % len(COLOURS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in drawn[name]))
        said.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{lowest + 4:.1f}" fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join((*said, "</svg>\n"))


def _axes(title: str, across: str, ends: list[str]) -> str:
    left, right, low, high = ends
    foot = HEIGHT - BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="{LEFT}" y="20" font-size="15" fill="{INK}">{escape(title)}</text>'
        f'<path d="M{LEFT} {TOP} V{foot} H{WIDTH - RIGHT}" fill="none" stroke="{INK}"/>'
        f'<text x="{LEFT - 6}" y="{TOP + 4}" text-anchor="end">{high}</text>'
        f'<text x="{LEFT - 6}" y="{foot}" text-anchor="end">{low}</text>'
        f'<text x="{LEFT}" y="{foot + 16}">{left}</text>'
        f'<text x="{WIDTH - RIGHT}" y="{foot + 16}" text-anchor="end">{right} {escape(across)}</text>'
    )


def _on_paper(points: Points, logarithmic: bool) -> list[tuple[float, float]]:
    if not logarithmic:
        return list(points)
    return [(math.log10(x), math.log10(y)) for x, y in points if x > 0 and y > 0]


def _number(value: float, logarithmic: bool) -> str:
    return f"{10**value:.3g}" if logarithmic else f"{value:.3g}"
