"""``python -m bench.server``: moves a second, waiting times and CPU of both servers, in one run on this machine.

Both play the same title with four players, every seat a WebSocket of its own that answers at once. Regnum writes every
move to disk before anybody is told; boardgame.io keeps everything in memory. The rounds of the two alternate, so that
whatever else the machine does meets both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .ours import Regnum
from .tables import Drive, Result, Wire, human
from .theirs import BoardgameIO

HERE = Path(__file__).parent
PEERS = HERE.parent / "peers" / "boardgame.io" / "node_modules"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """One round of one server."""

    result: Result
    cpu: float
    memory: float


@contextlib.contextmanager
def running(command: list[str], ready: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    while ready not in (line := process.stdout.readline()):
        if not line:
            raise SystemExit(f"{command[0]} ended before it was ready")
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def family(pid: int) -> list[int]:
    """A process and all that it began."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    """What a server's processes have used."""
    spent = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


def megabytes(pid: int) -> float:
    """What they keep in memory; pages that they share are shared out."""
    rollups = (Path(f"/proc/{one}/smaps_rollup").read_text(encoding="ascii") for one in family(pid))
    return sum(int(text.partition("\nPss:")[2].split()[0]) for text in rollups) / 1024


def measure(wire: Wire, pid: int, drive: Drive, warm: float, seconds: float) -> Measured:
    async def run() -> Measured:
        task = asyncio.create_task(drive.run(warm, seconds))
        while not drive.measuring and not task.done():
            await asyncio.sleep(0.01)
        began = cpu_seconds(pid)
        while drive.measuring:
            await asyncio.sleep(0.01)
        spent = cpu_seconds(pid) - began
        memory = megabytes(pid)
        return Measured(await task, spent, memory)

    import uvloop

    return uvloop.run(run())


def line(name: str, tables: int, players: int, measured: Measured) -> str:
    result = measured.result
    per_move = measured.cpu / result.moves * 1e6 if result.moves else 0.0
    return (
        f"{name:13} {tables:6} {players:8} {result.per_second:9.0f} {result.percentile(0.5) * 1e3:8.1f}"
        f" {result.percentile(0.99) * 1e3:8.1f} {per_move:12.0f} {measured.memory:8.0f}"
        f" {result.told / max(1, result.moves):10.1f} {result.heard / max(1, result.told):11.0f}"
        f" {result.driving / result.seconds:7.0%}"
    )


HEAD = "server        tables  players   moves/s   p50 ms   p99 ms  CPU µs/move       MB  told/move  bytes/told  driver"


def serve(folder: str, port: int, workers: int = 1) -> list[str]:
    return [
        *(sys.executable, "-m", "regnum", "serve", "--store", f"{folder}/regnum.db", "--port", str(port)),
        *("--limits", "0", "--log-level", "warning", "--workers", str(workers)),
    ]


def compare(options: argparse.Namespace) -> None:
    """Both servers in turn, round after round."""
    if not PEERS.is_dir():
        raise SystemExit(f"install the peer first: npm install --prefix {PEERS.parent} boardgame.io")
    totals: dict[str, list[Measured]] = {"Regnum": [], "boardgame.io": []}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(serve(folder, options.port, options.workers), "Regnum is at") as ours,
        running(["node", str(HERE / "castle.cjs"), str(PEERS), str(options.port + 1)], "ready on") as theirs,
    ):
        wires: list[tuple[Wire, int]] = [
            (Regnum(f"http://127.0.0.1:{options.port}", "vive-le-roi", {}), ours.pid),
            (BoardgameIO(f"http://127.0.0.1:{options.port + 1}"), theirs.pid),
        ]
        print(HEAD)
        for _ in range(options.rounds):
            for wire, pid in wires:
                drive = Drive(wire, options.tables, options.players)
                measured = measure(wire, pid, drive, options.warm, options.seconds)
                totals[wire.name].append(measured)
                print(line(wire.name, options.tables, options.players, measured), flush=True)
    _ratios(totals)


def _ratios(totals: dict[str, list[Measured]]) -> None:
    mine, peer = totals.values()
    moves = [sum(m.result.moves for m in each) / sum(m.result.seconds for m in each) for each in (mine, peer)]
    cpu = [sum(m.cpu for m in each) / max(1, sum(m.result.moves for m in each)) for each in (mine, peer)]
    late = [max(m.result.percentile(0.99) for m in each) for each in (mine, peer)]
    print(f"\naccepted moves/s: {moves[0] / moves[1]:.2f} times boardgame.io's")
    print(
        f"CPU per move: {cpu[1] / cpu[0]:.2f} times less; worst p99 {late[0] * 1e3:.1f} against {late[1] * 1e3:.1f} ms"
    )


def crowd(options: argparse.Namespace) -> None:
    """How many tables one process holds whose people think ten seconds on average."""
    print(HEAD)
    rng = random.Random(1)
    for tables in options.crowd:
        with tempfile.TemporaryDirectory() as folder, running(serve(folder, options.port), "Regnum is at") as ours:
            wire = Regnum(f"http://127.0.0.1:{options.port}", "vive-le-roi", {}, games=1)
            began = time.perf_counter()
            drive = Drive(wire, tables, options.players, human(rng))
            measured = measure(wire, ours.pid, drive, options.warm + 20.0, options.seconds)
            share = measured.cpu / measured.result.seconds
            print(line("Regnum", tables, options.players, measured), f"  {share:.0%} of a core", flush=True)
            print(f"  (set up and run in {time.perf_counter() - began:.0f} s)", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8300)
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count(), help="how many processes Regnum serves with (default: all cores)"
    )
    parser.add_argument(
        "--crowd", type=int, nargs="*", help="how many tables at a human pace, instead of the comparison"
    )
    options = parser.parse_args()
    # Whoever ends us ends the servers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if options.crowd is None:
        compare(options)
    else:
        crowd(options)


main()
