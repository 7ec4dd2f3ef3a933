"""What the node has done, for Prometheus; with several workers, what all of them have done."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .machine import lives

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which workers count together."""
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

disable_created_metrics()


class Metrics:
    """Counts of one node."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.entries = Counter("regnum_entries", "Entries written to journals, by kind.", ["kind"], registry=own)
        self.requests = Counter("regnum_requests", "HTTP requests, by status.", ["status"], registry=own)
        self.messages = Counter("regnum_messages", "WebSocket messages received, by kind.", ["kind"], registry=own)
        self.refusals = Counter("regnum_refusals", "What was refused, by code.", ["code"], registry=own)
        self.commands = Histogram(
            "regnum_command_seconds",
            "From the arrival of what somebody does at a table until it was written and told.",
            registry=own,
            buckets=BOUNDS,
        )
        self.bots = Histogram("regnum_bot_seconds", "How long bots thought.", registry=own, buckets=BOUNDS)
        self.rooms = Gauge("regnum_rooms", "Tables in memory.", registry=own, multiprocess_mode="livesum")
        self.connections = Gauge("regnum_connections", "Open WebSockets.", registry=own, multiprocess_mode="livesum")
        self._tables = Gauge(
            "regnum_tables", "Tables in the store, by status.", ["status"], registry=own, multiprocess_mode="mostrecent"
        )

    def text(self, tables: Mapping[str, int]) -> bytes:
        """All of it in Prometheus's format; ``tables`` is what the store has of each status."""
        for status, count in tables.items():
            self._tables.labels(status).set(count)
        return generate_latest(_of_all_workers() if SHARED in os.environ else self._registry)


def _of_all_workers() -> CollectorRegistry:
    for file in Path(os.environ[SHARED]).glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not lives(process):
            mark_process_dead(process)
    everything = CollectorRegistry()
    MultiProcessCollector(everything)
    return everything
