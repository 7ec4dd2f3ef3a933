"""What the node has done, for Prometheus; with several workers, what all of them have done."""

from __future__ import annotations

import contextlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from operator import add
from pathlib import Path

import msgspec

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
SUFFIX = ".metrics"
"""How the files end in which workers write what they counted."""
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram(msgspec.Struct):
    """How often something took how long."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def __add__(self, other: Histogram) -> Histogram:
        return Histogram(list(map(add, self.counts, other.counts)), self.total + other.total)

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


class Counts(msgspec.Struct):
    """What was counted."""

    lines: dict[str, int]
    requests: dict[str, int]
    messages: dict[str, int]
    refusals: dict[str, int]
    commands: Histogram
    bots: Histogram
    connections: int
    rooms: int

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            Counter(self.lines) + Counter(other.lines),
            Counter(self.requests) + Counter(other.requests),
            Counter(self.messages) + Counter(other.messages),
            Counter(self.refusals) + Counter(other.refusals),
            self.commands + other.commands,
            self.bots + other.bots,
            self.connections + other.connections,
            self.rooms + other.rooms,
        )

    def text(self, tables: dict[str, int]) -> str:
        """All of it in Prometheus's format."""
        return "\n".join(self._everything(tables)) + "\n"

    def _everything(self, tables: dict[str, int]) -> Iterator[str]:
        yield from _counter("regnum_lines_total", "kind", self.lines)
        yield from _counter("regnum_requests_total", "status", self.requests)
        yield from _counter("regnum_messages_total", "kind", self.messages)
        yield from _counter("regnum_refusals_total", "code", self.refusals)
        for name, histogram in (("regnum_command_seconds", self.commands), ("regnum_bot_seconds", self.bots)):
            yield from _head(name, "histogram")
            yield from histogram.lines(name)
        for name, value in (("regnum_rooms", self.rooms), ("regnum_connections", self.connections)):
            yield from _head(name, "gauge")
            yield f"{name} {value}"
        yield from _head("regnum_tables", "gauge")
        yield from (f'regnum_tables{{status="{status}"}} {count}' for status, count in sorted(tables.items()))


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
        self._before: Counts | None = None
        """What was counted by the worker whose place we have taken: counts never go down."""
        self._file: Path | None = None
        """In which the other workers of the same server find our counts; theirs lie beside it."""

    def share(self, file: Path) -> None:
        """Let the other workers know what is counted here."""
        self._file = file
        if file.is_file():
            self._before = msgspec.json.decode(file.read_bytes(), type=Counts)
            self._before.connections = self._before.rooms = 0

    def happened(self, room: Room, lines: list[Line]) -> None:
        for line in lines:
            self.lines[type(line)] += 1

    def counts(self, rooms: int) -> Counts:
        lines = {kind.__name__.lower(): count for kind, count in self.lines.items()}
        counts = Counts(
            lines, self.requests, self.messages, self.refusals, self.commands, self.bots, self.connections, rooms
        )
        return counts if self._before is None else counts + self._before

    def write(self, rooms: int) -> None:
        """Let the other workers know, if there are any."""
        if self._file is not None:
            fresh = self._file.with_suffix(".fresh")
            fresh.write_bytes(msgspec.json.encode(self.counts(rooms)))
            fresh.replace(self._file)

    def of_all_workers(self, rooms: int) -> Counts:
        """What this node has counted, and what the others had a moment ago."""
        counts = self.counts(rooms)
        if self._file is not None:
            for path in self._file.parent.glob(f"*{SUFFIX}"):
                with contextlib.suppress(FileNotFoundError):
                    if path != self._file:
                        counts += msgspec.json.decode(path.read_bytes(), type=Counts)
        return counts


def _head(name: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {HELP[name]}"
    yield f"# TYPE {name} {kind}"


def _counter(name: str, label: str, counts: dict[str, int]) -> Iterator[str]:
    yield from _head(name, "counter")
    yield from (f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items()))
