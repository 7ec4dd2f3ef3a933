"""Everybody's chances over a game: as an SVG picture, and as a line of bars for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from regnum.reviewed import Moment, Review
from regnum.words import Voice

from .heraldry import ARMS

WIDTH, HEIGHT = 860, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 84, 40
PAPER, INK, LINE = "#FBF6E9", "#2A2118", "#CDBF9F"
DASHES = ("", "10 4", "3 3", "12 3 3 3", "6 6", "2 5", "14 6 2 6", "8 2")
"""How each seat's line is drawn, so that seats are told apart without colour."""
BARS = "▁▂▃▄▅▆▇█"


def line(review: Review, seat: int, width: int) -> str:
    """A seat's chances from the first decision to the end, as bars."""
    chances = [moment.chances[seat] for moment in review.moments]
    chances += [review.ended[seat]] if review.ended else []
    places = [at * (len(chances) - 1) // max(1, width - 1) for at in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chances[place] * len(BARS)))] for place in places)


def picture(review: Review, voice: Voice, length: int, turning: Sequence[Moment]) -> str:
    """The chart of a game of so many choices, its turning points numbered."""
    seats = range(len(review.moments[0].chances))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="EB Garamond, Garamond, Georgia, serif" font-size="15">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="{LEFT}" y="30" fill="{INK}" font-size="19">'
        f"{escape(voice.say('ui-review-chances', game=voice.title()))}</text>",
        *(_grid(share) for share in (0, 25, 50, 75, 100)),
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" text-anchor="end" fill="{INK}" font-size="13">'
        f"{escape(voice.say('ui-review-axis'))} →</text>",
        *(_seat(review, voice, length, seat) for seat in seats),
        *(_mark(moment, length, at) for at, moment in enumerate(turning, 1)),
    ]
    return "".join(parts) + "</svg>\n"


def _x(number: int, length: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, length)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _grid(share: int) -> str:
    y = _y(share / 100)
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{LINE}"/>'
        f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end" fill="{INK}" font-size="13">{share} %</text>'
    )


def _seat(review: Review, voice: Voice, length: int, seat: int) -> str:
    """The line of one seat, and its entry in the legend."""
    points = [(_x(moment.number, length), _y(moment.chances[seat])) for moment in review.moments]
    points += [(_x(length, length), _y(review.ended[seat]))] if review.ended else []
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    stroke = f'stroke="{ARMS[seat].field}" stroke-width="2.4" stroke-dasharray="{DASHES[seat]}" fill="none"'
    at = LEFT + seat * (WIDTH - LEFT - RIGHT) / len(review.moments[0].chances)
    return (
        f'<polyline points="{drawn}" {stroke} stroke-linejoin="round"/>'
        f'<line x1="{at:.1f}" x2="{at + 34:.1f}" y1="54" y2="54" {stroke}/>'
        f'<text x="{at + 42:.1f}" y="59" fill="{INK}">{escape(voice.seat(seat))}</text>'
    )


def _mark(moment: Moment, length: int, number: int) -> str:
    x, y = _x(moment.number, length), _y(moment.chances[moment.seat])
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{PAPER}" stroke="{ARMS[moment.seat].field}" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" fill="{INK}" font-size="13">{number}</text>'
    )
