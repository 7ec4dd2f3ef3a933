"""The command ``regnum bench``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

DESCRIPTION = (
    "Decisions and games a second for every game at every speed, what copying and compiling cost, and the same for "
    "other libraries of games where they are installed; all of them take turns in one run."
)


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    parser = commands.add_parser("bench", help="measure how fast everything is here", description=DESCRIPTION)
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="for each way and round (default: 0.5)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="how often all take turns (default: 5)")
    parser.add_argument(
        "--speed",
        action="append",
        choices=("match", "interpreted", "native", "gpu"),
        help="only this speed; may be given several times (default: all that are available)",
    )
    parser.add_argument("--no-peers", action="store_true", help="leave the other libraries out")
    parser.add_argument("--compile", action="store_true", help="say what loading compiled code takes")
    parser.add_argument("--cold", action="store_true", help="compile anew and say what that takes, too: minutes")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw a chart, as FILE.svg and FILE.png")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables there, for the docs")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--install-peers", action="store_true", help="install the other libraries, apart; then leave")


def run(chosen: argparse.Namespace) -> None:
    from . import foreign

    if chosen.install_peers:
        foreign.install()
        return
    from .measuring import Way, in_turns
    from .report import markdown

    speeds = chosen.speed or _available_speeds()
    with _cache(chosen), _progress() as progress, _peers(chosen) as others:
        rows = _compiled(chosen, progress) if "native" in speeds else []
        ways: list[Way] = [*_ours(chosen, speeds, progress), *others]
        bar = progress.add_task("measuring", total=len(ways) * chosen.rounds)
        for way, row in in_turns(ways, chosen.rounds, chosen.seconds):
            progress.update(bar, advance=1, description=f"{way.who}: {way.how}")
            rows += [row] if row else []
    _print_tables(rows)
    if chosen.json:
        chosen.json.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
    if chosen.markdown:
        chosen.markdown.write_text(markdown(rows), encoding="utf-8")
    if chosen.chart:
        from .chart import write

        for path in write(rows, {way.who for way in ways} - {way.who for way in others}, chosen.chart):
            print(path)


def _available_speeds() -> list[str]:
    """All of them; without a GPU, a word that it is left out."""
    from rich.console import Console

    from . import gpu, ours

    reason = gpu.missing()
    if reason:
        Console(stderr=True).print(f"the GPU is left out: {reason}", markup=False)
    return [speed for speed in ours.SPEEDS if speed != "gpu" or not reason]


def _cache(chosen: argparse.Namespace) -> AbstractContextManager[None]:
    """Where compiled code is found, and left for the next time unless everything is to be compiled anew."""
    from . import compiling

    return compiling.anew() if chosen.cold else nullcontext()


def _names(chosen: argparse.Namespace) -> list[str]:
    from regnum.games import names

    return chosen.game or list(names())


@contextmanager
def _progress() -> Iterator[Any]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        yield progress


@contextmanager
def _peers(chosen: argparse.Namespace) -> Iterator[list[Any]]:
    from rich.console import Console

    from . import foreign

    if chosen.no_peers:
        yield []
        return
    ways, programs, wrong = foreign.start()
    console = Console(stderr=True)
    for sentence in wrong:
        console.print(sentence)
    if not ways:
        console.print("no peers here: in a checkout, regnum bench --install-peers installs them apart")
    try:
        yield list(ways)
    finally:
        foreign.stop(programs)


def _ours(chosen: argparse.Namespace, speeds: list[str], progress: Any) -> list[Any]:
    from regnum.games import game

    from . import ours
    from .settings import settings

    found: list[Any] = []
    for name in _names(chosen):
        task = progress.add_task(f"preparing {name}", total=None)
        for title, options in settings(name).items():
            found += ours.ways(ours.Setting(title, game(name), options), speeds)
        progress.remove_task(task)
    return found


def _compiled(chosen: argparse.Namespace, progress: Any) -> list[Any]:
    """All games compiled, and what it took. Code that is taken from disk lies together, and is faster for it."""
    from . import compiling

    names = _names(chosen)
    bar = progress.add_task("compiling", total=len(names))
    found = []
    for name in names:
        progress.update(bar, description=f"compiling {name}")
        first = compiling.row(name, "cold")
        found += [first] if chosen.cold else []
        found += [compiling.row(name, "from the cache")] if chosen.compile or chosen.cold else []
        progress.update(bar, advance=1)
    progress.remove_task(bar)
    return found


def _print_tables(rows: list[Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    from .report import TITLES, by_kind, cells, heads, yardsticks

    console, yards = Console(), yardsticks(rows)
    for kind, some in by_kind(rows).items():
        table = Table(title=TITLES[kind])
        for i, head in enumerate(heads(kind)):
            table.add_column(head, justify="left" if i < 2 else "right")
        for row in some:
            table.add_row(*cells(row, yards))
        console.print(table)
