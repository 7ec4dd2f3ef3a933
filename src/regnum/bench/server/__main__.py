"""``python -m regnum.bench.server``: moves a second, waiting times and CPU of both servers, in one run on this machine.

Both play the same title with four players, every seat a WebSocket of its own that answers at once. Regnum writes every
move to disk before anybody is told; boardgame.io keeps everything in memory. The rounds of the two alternate, and are
short, so that whatever else the machine does meets both: a machine that is shared changes its speed within seconds.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from ..foreign import NODE
from .ours import MOVES, Regnum
from .soak import soak
from .strangers import board_files, endless, guesses, hung, pests, spectators, starve
from .tables import Drive, Result, Wire, human
from .theirs import BoardgameIO

HERE = Path(__file__).parent
GET_GOING = 0.25
"""How many seconds pass in each round until all tables play again."""
FASTEST = 200
"""More moves a second than a table has ever seen, so that the games last."""
TICKS = os.sysconf("SC_CLK_TCK")


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


def line(name: str, tables: int, players: int, result: Result, memory: float) -> str:
    per_move = result.cpu / result.moves * 1e6 if result.moves else 0.0
    return (
        f"{name:13} {tables:6} {players:8} {result.per_second:9.0f} {result.percentile(0.5) * 1e3:8.1f}"
        f" {result.percentile(0.99) * 1e3:8.1f} {per_move:12.0f} {memory:8.0f}"
        f" {result.told / max(1, result.moves):10.1f} {result.heard / max(1, result.told):11.0f}"
        f" {result.driving / result.seconds:7.0%}"
    )


HEAD = "server        tables  players   moves/s   p50 ms   p99 ms  CPU µs/move       MB  told/move  bytes/told  driver"


def serve(folder: str, port: int, limits: float = 0.0) -> list[str]:
    return [
        *(sys.executable, "-m", "regnum", "serve", "--store", f"{folder}/regnum.db", "--port", str(port)),
        *("--limits", str(limits), "--log-level", "error"),
    ]


async def compare(options: argparse.Namespace) -> None:
    """Both servers in turn, round after round."""
    if not NODE.is_dir():
        raise SystemExit("install the peer first: regnum bench --install-peers")
    games = 3 + int((options.warm + options.rounds * (options.seconds + GET_GOING)) * FASTEST / MOVES)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(serve(folder, options.port), "Regnum is at") as ours,
        running(["node", str(HERE / "castle.cjs"), str(NODE), str(options.port + 1)], "ready on") as theirs,
    ):
        wires: list[tuple[Wire, int]] = [
            (Regnum(f"http://127.0.0.1:{options.port}", "vive-le-roi", {}, games), ours.pid),
            (BoardgameIO(f"http://127.0.0.1:{options.port + 1}"), theirs.pid),
        ]
        drives = [(Drive(wire, options.tables, options.players), pid, list[Result]()) for wire, pid in wires]
        for drive, _, _ in drives:
            await drive.sit_down()
            await drive.play(options.warm, 0.0)
        print(HEAD)
        for _ in range(options.rounds):
            for drive, pid, results in drives:
                results.append(await drive.play(GET_GOING, options.seconds, partial(cpu_seconds, pid)))
        for drive, pid, results in drives:
            print(line(drive.wire.name, options.tables, options.players, _all(results), megabytes(pid)))
        _ratios(*(results for _, _, results in drives))


def _all(results: list[Result]) -> Result:
    """All rounds as one."""
    return Result(
        moves=sum(one.moves for one in results),
        told=sum(one.told for one in results),
        heard=sum(one.heard for one in results),
        seconds=sum(one.seconds for one in results),
        driving=sum(one.driving for one in results),
        cpu=sum(one.cpu for one in results),
        waits=[wait for one in results for wait in one.waits],
    )


def _ratios(mine: list[Result], peer: list[Result]) -> None:
    rounds = sorted(one.per_second / other.per_second for one, other in zip(mine, peer, strict=True))
    ours, theirs = _all(mine), _all(peer)
    print(f"\naccepted moves/s: {ours.per_second / theirs.per_second:.2f} times boardgame.io's")
    print(f"  in the rounds: {rounds[0]:.2f} to {rounds[-1]:.2f}, half of them above {rounds[len(rounds) // 2]:.2f}")
    print(f"CPU per move: {ours.cpu / ours.moves / (theirs.cpu / theirs.moves):.2f} times boardgame.io's")
    print(f"p99: {ours.percentile(0.99) * 1e3:.1f} against {theirs.percentile(0.99) * 1e3:.1f} ms")


async def crowd(options: argparse.Namespace) -> None:
    """How many tables one process holds whose people think ten seconds on average."""
    print(HEAD)
    rng = random.Random(1)
    for tables in options.crowd:
        with tempfile.TemporaryDirectory() as folder, running(serve(folder, options.port), "Regnum is at") as ours:
            wire = Regnum(f"http://127.0.0.1:{options.port}", "vive-le-roi", {}, games=1)
            began = time.perf_counter()
            drive = Drive(wire, tables, options.players, human(rng))
            await drive.sit_down()
            result = await drive.play(20.0, 8.0, partial(cpu_seconds, ours.pid))
            share = result.cpu / result.seconds
            print(line("Regnum", tables, options.players, result, megabytes(ours.pid)), f"  {share:.0%} of a core")
            print(f"  (set up and run in {time.perf_counter() - began:.0f} s)", file=sys.stderr)
            drive.leave()


@contextlib.contextmanager
def alone(options: argparse.Namespace, limits: float = 0.0) -> Iterator[tuple[str, int]]:
    """A server of ours on a store of its own: its address, and its process."""
    command = partial(serve, port=options.port, limits=limits)
    with tempfile.TemporaryDirectory() as folder, running(command(folder), "Regnum is at") as ours:
        yield f"http://127.0.0.1:{options.port}", ours.pid


async def strangers(options: argparse.Namespace) -> None:
    """What strangers try, each on a server of its own."""
    with alone(options) as (address, _):
        print(await starve(address), flush=True)
    with alone(options) as (address, pid):
        print(await hung(address, pid), flush=True)
    with alone(options) as (address, pid):
        print(await spectators(address, partial(cpu_seconds, pid)), flush=True)
    for attempt in (pests, endless, guesses, board_files):
        with alone(options, limits=1.0) as (address, _):
            print(await attempt(address), flush=True)


async def keep_on(options: argparse.Namespace) -> None:
    with alone(options) as (address, pid):
        await soak(address, options.soak, partial(megabytes, pid))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regnum.bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each server is measured in a round")
    parser.add_argument("--warm", type=float, default=5.0, help="how long it plays before the first round")
    parser.add_argument("--port", type=int, default=8300)
    parser.add_argument(
        "--crowd", type=int, nargs="*", help="how many tables at a human pace, instead of the comparison"
    )
    parser.add_argument(
        "--soak", type=float, metavar="MINUTES", help="the memory of a server at which games come and go"
    )
    parser.add_argument(
        "--strangers", action="store_true", help="what strangers try, and how long others wait meanwhile"
    )
    options = parser.parse_args()
    # Whoever ends us ends the servers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    import uvloop

    if options.soak is not None:
        uvloop.run(keep_on(options))
    elif options.strangers:
        uvloop.run(strangers(options))
    else:
        uvloop.run(compare(options) if options.crowd is None else crowd(options))


if __name__ == "__main__":
    main()
