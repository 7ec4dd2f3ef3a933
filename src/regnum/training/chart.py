"""A chart of a run's progress, as SVG."""

from __future__ import annotations

from html import escape

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 260, 50, 36, 40
LINES = (("among_thumbs", "among rules of thumb", "#1f6f8b"), ("among_earlier", "among earlier selves", "#b5542b"))


def chart(title: str, history: list[dict[str, float]]) -> str:
    """Times the fair share of wins, leg by leg, over the seconds it took."""
    last = max((row["seconds"] for row in history), default=1.0) or 1.0
    most = max((row[name] for row in history for name, _, _ in LINES), default=1.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<text x="{LEFT}" y="20" font-size="14">{escape(title)}: times the fair share of wins</text>',
        f'<line x1="{LEFT}" y1="{_y(1, most):.0f}" x2="{WIDTH - 10}" y2="{_y(1, most):.0f}" stroke="#999"/>',
        f'<text x="8" y="{_y(1, most) + 4:.0f}">1</text>',
        f'<text x="8" y="{_y(most, most) + 4:.0f}">{most:.1f}</text>',
        f'<text x="{WIDTH - 60}" y="{HEIGHT - 22}">{last:.0f} s</text>',
    ]
    for at, (name, words, colour) in enumerate(LINES):
        points = " ".join(f"{_x(row['seconds'], last):.1f},{_y(row[name], most):.1f}" for row in history)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{LEFT + 180 * at}" y="{HEIGHT - 6}" fill="{colour}">{words}</text>')
    return "\n".join((*parts, "</svg>\n"))


def _x(seconds: float, last: float) -> float:
    return LEFT + (WIDTH - LEFT - 10) * seconds / last


def _y(share: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share / most
