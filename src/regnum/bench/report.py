"""The table: every figure with its ratio to the nearest peer driven the same way, or to the slowest of ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .measuring import COMPILING, COPIES, FROM_PYTHON, IN_HASTE, INSIDE, Row

YARDSTICK = "OpenSpiel hearts"
"""The peer that everything is compared with: see docs/reference/benchmarks.md for why."""


def yardsticks(rows: Iterable[Row]) -> dict[str, float]:
    """For every kind of figure what the yardstick makes."""
    return {row.kind: row.per_second for row in rows if row.who == YARDSTICK}


def ratio(row: Row, yards: dict[str, float]) -> float | None:
    return row.per_second / yards[row.kind] if row.kind in yards else None


def number(value: float) -> str:
    """Three digits that count."""
    if value >= 1e6:
        return f"{value / 1e6:,.3g} M" if value < 1e9 else f"{value / 1e6:,.0f} M"
    return f"{value / 1e3:.3g} k" if value >= 1e3 else f"{value:.3g}"


def cells(row: Row, yards: dict[str, float]) -> tuple[str, str, str, str, str]:
    """Who, how, decisions a second (of copies and compiling: what one takes), games a second, times the yardstick."""
    times = ratio(row, yards)
    pace = {
        COPIES: f"{1e6 / row.per_second:.3g} µs",
        COMPILING: f"{1 / row.per_second:.3g} s",
    }.get(row.kind, number(row.per_second))
    games = number(row.games_per_second) if row.games_per_second else ""
    return row.who, row.how, pace, games, "" if times is None else f"{times:.2f}"


TITLES = {
    FROM_PYTHON: "Driven from Python, one decision at a time",
    IN_HASTE: "Chance answering with equal odds, without being asked for them",
    INSIDE: "Whole games inside compiled code",
    COPIES: "Copying a table",
    COMPILING: "Compiling for playing and stepping, in seconds of one core",
}


def heads(kind: str) -> tuple[str, ...]:
    """What stands above the cells."""
    pace = {COPIES: "one copy", COMPILING: "one game"}.get(kind, "decisions/s")
    return "who", "how", pace, "games/s", f"× {YARDSTICK}"


def by_kind(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of every kind, fastest first."""
    found = {kind: [row for row in rows if row.kind == kind] for kind in TITLES}
    return {kind: sorted(some, key=lambda row: -row.per_second) for kind, some in found.items() if some}


def markdown(rows: Sequence[Row]) -> str:
    """All tables as they stand in the docs."""
    yards = yardsticks(rows)
    parts = []
    for kind, some in by_kind(rows).items():
        lines = [f"**{TITLES[kind]}**", "", f"| {' | '.join(heads(kind))} |", "| --- | --- | ---: | ---: | ---: |"]
        lines += [f"| {' | '.join(cells(row, yards))} |" for row in some]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"
