"""The command ``regnum league``: a season of bots in a folder, or the check of a bot."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regnum.kernel import Misuse, RegnumError

if TYPE_CHECKING:
    from regnum.bots.program import Channel

TOKEN = "REGNUM_TOKEN"
"""Says in the environment what a program shows at a server's door: a command line could be read by others."""


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    parser = commands.add_parser("league", help="a season of bots in any language; 'check' one, 'join' a server")
    parser.set_defaults(run=_run)
    parser.add_argument(
        "folder", help="the league's folder; or 'check' and the command of a bot; or 'join', a server and the command"
    )
    parser.add_argument("words", nargs="*", help="with 'check' and 'join': the command, in quotes where it has options")
    parser.add_argument("--rounds", type=int, metavar="N", help="play so many rounds (default: as league.toml says)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many games at once (default: one)")
    parser.add_argument(
        "--task", action="append", metavar="ID", help="with 'check': a task to play (default: each game)"
    )
    parser.add_argument(
        "--websocket", type=int, metavar="PORT", help="with 'check': wait for a bot that connects by itself"
    )


class NotConforming(RegnumError):
    """A bot does not speak the protocol."""


def _run(chosen: argparse.Namespace) -> None:
    if chosen.folder == "check":
        _check(chosen)
    elif chosen.folder == "join":
        _join(chosen)
    elif chosen.words:
        raise Misuse(f"expected one folder, not {' '.join([chosen.folder, *chosen.words])}")
    else:
        _season(chosen)


# --- check -------------------------------------------------------------------------------------------------------


def _check(chosen: argparse.Namespace) -> None:
    from regnum.bots.streams import Streams

    if chosen.websocket is not None:
        _check_what_connects(chosen)
        return
    command = _command(chosen.words)
    if not command:
        raise Misuse("expected the command of a bot: regnum league check python3 bot.py")
    _tell_checks(lambda: Streams(command), chosen.task)


def _check_what_connects(chosen: argparse.Namespace) -> None:
    from .sockets import listening

    if chosen.words:
        raise Misuse("expected no command with --websocket: the bot is started elsewhere, and connects")
    with listening(chosen.websocket) as (address, wait):
        print(f"waiting for a bot at {address}", flush=True)
        _tell_checks(wait, chosen.task)


def _tell_checks(open_channel: Callable[[], Channel], tasks: Sequence[str] | None) -> None:
    from .checking import check, usual

    for found in check(open_channel, tasks or usual()):
        print(f"{'no ' if found.wrong else 'yes'} {found.what}", flush=True)
        if found.wrong:
            raise NotConforming(found.wrong)
    print("This bot speaks the protocol, version 1.")


def _command(words: Sequence[str]) -> list[str]:
    return shlex.split(words[0]) if len(words) == 1 else list(words)


# --- at a server -------------------------------------------------------------------------------------------------


def _join(chosen: argparse.Namespace) -> None:
    from .sockets import take

    server, *words = chosen.words or [""]
    token, command = os.environ.get(TOKEN, ""), _command(words)
    if not server.startswith(("http://", "https://")) or not command or not token:
        raise Misuse(f"expected a server, a command and {TOKEN}: {TOKEN}=… regnum league join https://… python3 bot.py")
    take(server, token, command, lambda said: print(said, flush=True))


# --- a season ----------------------------------------------------------------------------------------------------


def _season(chosen: argparse.Namespace) -> None:
    from dataclasses import replace

    from rich.console import Console
    from rich.progress import track

    from . import page, season, standings
    from .folder import read

    folder = Path(chosen.folder)
    rules, entrants = read(folder)
    if chosen.rounds is not None:
        rules = replace(rules, rounds=max(1, chosen.rounds))
    wanted = season.pairings(folder, rules, entrants)
    known = len(season.kept(folder))
    games = season.run(folder, rules, wanted, max(1, chosen.workers))
    for _ in track(games, rules.name, total=len(wanted) - known, transient=True):
        pass
    played = season.in_order(season.kept(folder), wanted)
    found = standings.standings(played)
    standings.write(folder, found)
    written = page.write(folder, rules, entrants, found, played)
    Console().print(_table(rules.name, found))
    print(f"written: {written}")


def _table(title: str, found: Any) -> Any:
    from rich.table import Table

    table = Table("bot", "games", "rating", "times the fair share", "given up", title=title)
    for one in found:
        rating, times = f"{one.rating:.1f} ± {one.deviation:.1f}", f"{one.times_fair:.2f} ± {one.margin:.2f}"
        table.add_row(one.name, str(one.games), rating, times, str(one.forfeits))
    return table
