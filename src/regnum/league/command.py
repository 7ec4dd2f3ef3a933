"""The command ``regnum league``: a season of bots in a folder, or the check of a bot."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from regnum.kernel import Misuse, RegnumError


def add_to(commands: Any) -> None:
    """Register the command with the command line."""
    parser = commands.add_parser("league", help="a season of bots in any language; 'league check COMMAND' checks one")
    parser.set_defaults(run=_run)
    parser.add_argument("folder", help="the league's folder; or 'check', and then the command of a bot")
    parser.add_argument("words", nargs="*", help="with 'check': the bot's command; in quotes where it has options")
    parser.add_argument("--rounds", type=int, metavar="N", help="play so many rounds (default: as league.toml says)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many games at once (default: one)")
    parser.add_argument(
        "--task", action="append", metavar="ID", help="with 'check': a task to play (default: each game)"
    )


class NotConforming(RegnumError):
    """A bot does not speak the protocol."""


def _run(chosen: argparse.Namespace) -> None:
    if chosen.folder == "check":
        _check(chosen)
    elif chosen.words:
        raise Misuse(f"expected one folder, not {' '.join([chosen.folder, *chosen.words])}")
    else:
        _season(chosen)


# --- check -------------------------------------------------------------------------------------------------------


def _check(chosen: argparse.Namespace) -> None:
    from regnum.bots.streams import Streams

    from .checking import check, usual

    command = shlex.split(chosen.words[0]) if len(chosen.words) == 1 else chosen.words
    if not command:
        raise Misuse("expected the command of a bot: regnum league check python3 bot.py")
    for found in check(lambda: Streams(command), chosen.task or usual()):
        print(f"{'no ' if found.wrong else 'yes'} {found.what}", flush=True)
        if found.wrong:
            raise NotConforming(found.wrong)
    print("This bot speaks the protocol, version 1.")


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
