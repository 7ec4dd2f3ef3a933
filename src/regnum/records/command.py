"""The command ``regnum record``: games of bots as Parquet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    parser = commands.add_parser("record", help="write games of bots as Parquet, to learn from them")
    parser.set_defaults(run=_run)
    parser.add_argument("task", help="the id of a task, for example lancaster-4p-v1")
    parser.add_argument("--bots", default="champion", help="who plays, in turn in every seat (default: champion)")
    parser.add_argument("--games", type=int, default=100, metavar="N")
    parser.add_argument("--part", type=int, default=1000, metavar="N", help="how many games in a file")
    parser.add_argument("--seed", default="record", help="the same seed plays the same games")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes")
    parser.add_argument("--into", type=Path, required=True, metavar="FOLDER", help="goes on with what is there")


def _run(chosen: argparse.Namespace) -> None:
    from rich.progress import track

    from .writing import parts, write

    wanted = parts(chosen.task, chosen.bots.split(","), max(1, chosen.games), chosen.seed, max(1, chosen.part))
    for _ in track(write(chosen.into, wanted, max(1, chosen.workers)), chosen.task, len(wanted), transient=True):
        pass
    print(f"written: {chosen.into / 'README.md'}")
