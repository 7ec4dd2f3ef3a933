"""The command ``regnum site``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    parser: argparse.ArgumentParser = commands.add_parser("site", help="write everything as files that any host serves")
    parser.set_defaults(run=_run)
    parser.add_argument("folder", type=Path, help="where to write it; what stands there of an older one is replaced")
    parser.add_argument(
        "--server", default="", metavar="ADDRESS", help="where friends meet (else each names their own)"
    )


def _run(chosen: argparse.Namespace) -> None:
    from . import folder

    folder.write(chosen.folder, chosen.server)
    for what, size in folder.sizes(chosen.folder).items():
        print(f"{size / 1e6:6.2f} MB  {what}")
    print(f"written: {chosen.folder}; try it with: python -m http.server --directory {chosen.folder}")
