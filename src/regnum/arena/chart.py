"""A chart of shares as SVG: a bar for each, a whisker for its interval, a line at the fair share."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from .statistics import Share

WIDTH, ROW, LABEL, MARGIN = 720, 34, 150, 24
LETTER, FIGURES = 8, 110
INK, GOLD, LINE = "#2A2118", "#B8862B", "#6B4A2A"


def chart(title: str, shares: Mapping[str, Share]) -> str:
    """The whole picture as text."""
    longest = max(1.5, *(share.times_fair + share.margin for share in shares.values()))
    left = max(LABEL, MARGIN + LETTER * max(map(len, shares), default=0))
    scale = (WIDTH - left - FIGURES) / longest
    height = ROW * (len(shares) + 2)
    rows = "".join(_row(i, name, share, left, scale) for i, (name, share) in enumerate(shares.items(), 1))
    fair = left + scale
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="EB Garamond, Garamond, Georgia, serif" font-size="15">'
        f'<rect width="{WIDTH}" height="{height}" fill="#FBF6E9"/>'
        f'<text x="{MARGIN}" y="22" fill="{INK}" font-size="18">{escape(title)}</text>{rows}'
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="{ROW}" y2="{height - ROW / 2}" stroke="{LINE}" '
        f'stroke-dasharray="4 3"/><text x="{fair:.1f}" y="{height - 4}" text-anchor="middle" fill="{LINE}" '
        f'font-size="12">fair share</text></svg>\n'
    )


def _row(i: int, name: str, share: Share, left: float, scale: float) -> str:
    top = ROW * i + 6
    middle = top + (ROW - 12) / 2
    end = left + share.times_fair * scale
    low, high = end - share.margin * scale, end + share.margin * scale
    return (
        f'<text x="{left - 8:.1f}" y="{middle + 5}" text-anchor="end" fill="{INK}">{escape(name)}</text>'
        f'<rect x="{left:.1f}" y="{top}" width="{max(0.0, end - left):.1f}" height="{ROW - 12}" fill="{GOLD}"/>'
        f'<line x1="{max(left, low):.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" stroke="{INK}"/>'
        f'<text x="{high + 6:.1f}" y="{middle + 5}" fill="{INK}">{share}</text>'
    )
