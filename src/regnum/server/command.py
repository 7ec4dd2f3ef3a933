"""``regnum serve`` and ``regnum verify``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from threading import Thread
from typing import Any

from .settings import CannotServe, Settings, gather


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of ``regnum serve``: one for each setting."""
    parser.set_defaults(run=run_serve)
    parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with settings (or $REGNUM_CONFIG)")
    for field in fields(Settings):
        flag = f"--{field.name.replace('_', '-')}"
        if isinstance(field.default, bool):
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=field.metadata["help"])
        else:
            kind: Any = type(field.default)
            parser.add_argument(flag, type=kind, metavar=field.name.upper(), help=field.metadata["help"])


def run_serve(chosen: argparse.Namespace) -> None:
    flags = {field.name: getattr(chosen, field.name) for field in fields(Settings)}
    settings = gather(flags, os.environ, chosen.config)
    serve(settings, lambda found: say_for_others(settings, found))


def say_for_others(settings: Settings, found: str) -> None:
    """Under which address others come in, also to be photographed."""
    from urllib.parse import urlsplit

    import segno

    from .running.reach import for_others

    if settings.names:
        return  # a proxy stands before it
    outer = for_others(settings.host, urlsplit(found).port or 0)
    if not outer:
        print("Only this machine reaches it: --host 0.0.0.0 opens it to your network", flush=True)
        return
    print(f"Others in your network reach it at {outer}", flush=True)
    if sys.stdout.isatty():
        segno.make(outer, micro=False).terminal(compact=True)


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until a signal comes, and say where."""
    from regnum.store import Unavailable

    from .node import run

    def say(address: str) -> None:
        print(f"Regnum is at {address}", flush=True)
        ready(address)

    try:
        run(settings, say)
    except Unavailable as wrong:
        raise CannotServe("the store does not serve: {reason}", reason=wrong) from wrong


# --- regnum play, regnum learn ---------------------------------------------------------------------------------


SECONDS_TO_OPEN = 5.0
QUIET = {"REGNUM_LOG_LEVEL": "warning"}
"""Whoever plays wants to hear of trouble only."""
PORTS = 20
"""So many ports are looked at, from the usual one on."""


def open_in_the_browser(page: Callable[[str], str], port: int | None = None) -> None:
    """Open the browser on a page of the server of this machine; serve here if none does.

    ``page`` is told the server's address and says the page's, with whatever must be done there before.
    """
    from .node import is_free, running_at

    settings = gather({"port": port}, QUIET | os.environ)
    ports = range(settings.port, settings.port + PORTS) if settings.port else range(1)
    for number in ports:
        address = running_at(replace(settings, port=number))
        if address:
            _show(page(address))
            return
    free = next((number for number in ports if is_free(replace(settings, port=number))), settings.port)
    serve(replace(settings, port=free), lambda found: _begin(page, found))


def _begin(page: Callable[[str], str], address: str) -> None:
    """In a thread of its own: the server must answer while somebody asks it for a page."""
    Thread(target=lambda: _show(page(address)), daemon=True).start()


def _show(address: str) -> None:
    print(address, flush=True)
    show(address)


def show(address: str) -> None:
    """In a thread of its own, because some browsers keep whoever opens them waiting; but whoever ends at once would
    take it along before any browser has begun."""
    import webbrowser

    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(SECONDS_TO_OPEN)


# --- regnum verify ---------------------------------------------------------------------------------------------


def verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=run_verify)
    parser.add_argument("file", type=Path, help="a game exported by a server, .regnum")
    parser.add_argument("--board", type=Path, metavar="FILE", help="the data file it was played on")
    parser.add_argument("--commitment", help="what the server had published before the game, if you kept it")


def run_verify(chosen: argparse.Namespace) -> None:
    """Say whether every die and card was fair; the exit status says it too."""
    from regnum import read_text

    from .running.verify import verify

    verdict = verify(read_text(chosen.file), chosen.board)
    if chosen.commitment and chosen.commitment != verdict.commitment:
        verdict.wrong.append(f"the file's commitment is {verdict.commitment}, not the one you kept")
    for sentence in verdict.wrong:
        print(f"WRONG  {sentence}")
    if not verdict.fair:
        raise SystemExit(1)
    print(f"fair: all {verdict.drawn} answers of chance follow from the commitment {verdict.commitment[:16]}…")
    for seat, contribution in enumerate(verdict.contributions):
        print(f"  seat {seat} contributed {contribution!r}")
