"""What the node has done, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from .journal import Line
from .room import Room

HELP = {
    "regnum_lines_total": "Lines written to journals, by kind.",
    "regnum_requests_total": "HTTP requests, by status.",
    "regnum_messages_total": "WebSocket messages received, by kind.",
    "regnum_refusals_total": "What was refused, by code.",
    "regnum_command_seconds": "From the arrival of what somebody does at a table until it was written and told.",
    "regnum_bot_seconds": "How long bots thought.",
    "regnum_rooms": "Tables in memory.",
    "regnum_connections": "Open WebSockets.",
    "regnum_tables": "Tables in the store, by status.",
}
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total}"
        yield f"{name}_count {below}"


class Metrics:
    """Counts of one node."""

    def __init__(self) -> None:
        self.lines: Counter[type[Line]] = Counter()
        self.requests: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.commands = Histogram()
        self.bots = Histogram()
        self.connections = 0

    def happened(self, room: Room, lines: list[Line]) -> None:
        for line in lines:
            self.lines[type(line)] += 1

    def text(self, rooms: int, tables: dict[str, int]) -> str:
        """All of it in Prometheus's format."""
        return "\n".join(self._everything(rooms, tables)) + "\n"

    def _everything(self, rooms: int, tables: dict[str, int]) -> Iterator[str]:
        lines = Counter({kind.__name__.lower(): count for kind, count in self.lines.items()})
        yield from _counter("regnum_lines_total", "kind", lines)
        yield from _counter("regnum_requests_total", "status", self.requests)
        yield from _counter("regnum_messages_total", "kind", self.messages)
        yield from _counter("regnum_refusals_total", "code", self.refusals)
        for name, histogram in (("regnum_command_seconds", self.commands), ("regnum_bot_seconds", self.bots)):
            yield from _head(name, "histogram")
            yield from histogram.lines(name)
        for name, value in (("regnum_rooms", rooms), ("regnum_connections", self.connections)):
            yield from _head(name, "gauge")
            yield f"{name} {value}"
        yield from _head("regnum_tables", "gauge")
        yield from (f'regnum_tables{{status="{status}"}} {count}' for status, count in sorted(tables.items()))


def _head(name: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {HELP[name]}"
    yield f"# TYPE {name} {kind}"


def _counter(name: str, label: str, counts: Counter[str]) -> Iterator[str]:
    yield from _head(name, "counter")
    yield from (f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items()))
