"""The commands of the arena: ``regnum arena``, ``ladder``, ``balance``, ``exploitability`` and ``warm``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

from regnum.kernel import Misuse
from regnum.kernel.options import typed

from . import exploitability


def add_to(commands: Any) -> None:
    """Register the commands with the command line."""
    _arena(commands.add_parser("arena", help="let bots play against bots"))
    _ladder(commands.add_parser("ladder", help="how much stronger each level is than the one below it"))
    _balance(commands.add_parser("balance", help="how fair a game is, by seat and by what somebody does"))
    exploitability.add_to(commands)
    _warm(commands.add_parser("warm", help="compile the rules ahead, so that bots think at full speed"))


# --- arena and balance ----------------------------------------------------------------------------------------


def _common(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument("game", help=about)
    parser.add_argument("--rounds", type=int, default=10, metavar="N", help="how often every rotation is played")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", default="arena", help="the same seed plays the same games")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (default: one per core)")
    parser.add_argument("--ray", action="store_true", help="spread the games over a Ray cluster")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all outcomes there")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="write a chart (SVG) there")


def _arena(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_arena)
    _common(parser, "a game, or the id of a task: lancaster-4p-v1")
    parser.add_argument("--bots", required=True, help="who plays, one name per seat: king,squire,squire,squire")


def _balance(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_balance)
    _common(parser, "a game")
    parser.add_argument("--bot", default="knight", help="who plays all seats")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: every number)")
    parser.add_argument(
        "--boards",
        type=int,
        default=0,
        metavar="N",
        help="only what also holds on so many other boards that fit the rulebook, by seat and by what somebody does",
    )
    parser.add_argument("--seats", action="store_true", help="with --boards: by seat alone, which is quick")


def _run_arena(chosen: argparse.Namespace) -> None:
    from .games import schedule
    from .statistics import by_bot, ratings

    lineup = chosen.bots.split(",")
    name, options = _meant(chosen, len(lineup))
    outcomes = _at_once_or_each(chosen, schedule(name, lineup, chosen.rounds, chosen.seed, options))
    known = ratings(outcomes)
    rated = {name: f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" for name, rating in known.items()}
    _report(chosen, f"{chosen.game}: {chosen.bots}", by_bot(outcomes), rated)


def _meant(chosen: argparse.Namespace, players: int) -> tuple[str, dict[str, Any]]:
    """The game's name and its options, for a game or for the id of a task."""
    from regnum.envs.tasks import played

    game, options = played(chosen.game, dict(map(typed, chosen.option)))
    if options.get("players", players) != players:
        raise Misuse(f"{chosen.game} is for {options['players']} players; expected as many bots, not {players}")
    return game.name, {name: value for name, value in options.items() if name != "players"}


def _run_balance(chosen: argparse.Namespace) -> None:
    from regnum.games import game as game_named
    from regnum.sources.otherwise import reconstructions

    from .balance import findings, shares, watch
    from .games import OURS, schedule

    game = game_named(chosen.game)
    boards = [OURS, *reconstructions(game, chosen.boards, chosen.seed)]
    numbers = [chosen.players] if chosen.players else list(game.options.players)
    found: dict[str, Any] = {}
    held: dict[str, str] = {}
    for players in numbers:
        for options in _each_with_each(chosen.option):
            # All seats are the same bot, so one rotation is all: as many rounds as rotations would have made.
            lineup, rounds = [chosen.bot] * players, chosen.rounds * players
            about = ", ".join((f"{players} players", *(f"{name}={value}" for name, value in options.items())))
            tasks = [schedule(chosen.game, lineup, rounds, chosen.seed, options, board) for board in boards]
            if chosen.seats or not chosen.boards:
                ours, *others = [_seats(chosen, games) for games in tasks]
            else:
                ours, *others = [shares(_played(chosen, games, watch)) for games in tasks]
            if not others:
                found |= {f"{about}, {name}": one for name, one in ours.items()}
                continue
            holding = {f"{about}, {name}": one for name, one in findings(ours, others).items() if one.holds}
            found |= {name: one.share for name, one in holding.items()}
            held |= {name: f"{one.least:.2f} to {one.greatest:.2f}" for name, one in holding.items()}
    _report(chosen, f"{chosen.game}: balance, {chosen.bot}", found, held, f"on {len(boards) - 1} other boards")


def _seats(chosen: argparse.Namespace, tasks: list[Any]) -> dict[str, Any]:
    """Each seat's share on a board, and that of whoever is asked first, second and so on."""
    from .statistics import by_seat, by_turn

    outcomes = _at_once_or_each(chosen, tasks)
    seats = {f"seat {seat}": one for seat, one in by_seat(outcomes).items()}
    return seats | {f"asked as number {nth + 1}": one for nth, one in by_turn(outcomes).items()}


def _at_once_or_each(chosen: argparse.Namespace, tasks: list[Any]) -> list[Any]:
    """What came of each task: of all together where all who play can do that, which is much faster."""
    from .games import together

    found = None if chosen.ray else together(tasks)
    return _played(chosen, tasks) if found is None else _kept(chosen, found)


def _each_with_each(given: list[str]) -> list[dict[str, str]]:
    """An option named several times is compared: its values one after the other, with each of the others."""
    values: dict[str, list[str]] = {}
    for part in given:
        name, value = typed(part)
        values.setdefault(name, []).append(value)
    return [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]


def _played(chosen: argparse.Namespace, tasks: list[Any], do: Any = None) -> list[Any]:
    """What came of each task, in their order, with a bar that shows how far it is."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from regnum.bots.warming import engine
    from regnum.games import game as game_named

    from .games import each, play

    engine(game_named(tasks[0].game, tasks[0].board))
    outcomes = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        bar = progress.add_task("", total=len(tasks))
        for outcome in each(do or play, tasks, chosen.workers, chosen.ray):
            outcomes.append(outcome)
            progress.advance(bar)
    return outcomes if do else _kept(chosen, outcomes)


def _kept(chosen: argparse.Namespace, outcomes: list[Any]) -> list[Any]:
    """Outcomes in order, and in a file where that is wanted."""
    outcomes = sorted(outcomes, key=lambda outcome: (outcome.task.seed, outcome.task.lineup))
    if chosen.json:
        chosen.json.write_text(json.dumps([_plain(outcome) for outcome in outcomes], indent=1), encoding="utf-8")
    return outcomes


def _plain(outcome: Any) -> dict[str, Any]:
    task = outcome.task
    return {
        "game": task.game,
        "lineup": task.lineup,
        "seed": task.seed,
        "options": task.options,
        "places": outcome.places,
        "scores": outcome.scores,
        "decisions": outcome.decisions,
    }


def _report(
    chosen: argparse.Namespace, title: str, shares: Mapping[str, Any], more: Mapping[str, str], of_more: str = "rating"
) -> None:
    from rich.console import Console
    from rich.table import Table

    from .chart import chart

    table = Table("who", "games", "wins", "times the fair share", *([of_more] if more else []), title=title)
    for name, share in shares.items():
        table.add_row(name, str(share.games), f"{share.wins:.1f}", str(share), *([more[name]] if more else []))
    Console().print(table)
    if chosen.chart:
        chosen.chart.write_text(chart(title, dict(shares)), encoding="utf-8")


# --- ladder -------------------------------------------------------------------------------------------------------


def _ladder(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_ladder)
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--rounds", type=int, default=25, metavar="N", help="how often every rotation is played")
    parser.add_argument("--bot", metavar="NAME", help="only the rungs of this bot")
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (default: one per core)")
    parser.add_argument(
        "--kept", type=Path, default=Path("ladder.jsonl"), metavar="FILE", help="outcomes, to go on another time"
    )


def _run_ladder(chosen: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.progress import track
    from rich.table import Table

    from regnum.bots.warming import engine
    from regnum.games import game as game_named
    from regnum.games import names

    from .ladder import RUNGS, climb, result, tasks, verdict

    console = Console()
    for name in chosen.game or names():
        engine(game_named(name))
        table = Table("one", "among", "games", "times the fair share", "bar", "", title=f"The ladder of {name}")
        for rung in RUNGS:
            if chosen.bot in (None, rung.bot):
                games = climb(name, rung, chosen.rounds, chosen.kept, chosen.workers)
                count = len(tasks(name, rung, chosen.rounds))
                about = f"{name}: {rung.bot} among {rung.among}"
                share = result(list(track(games, about, count, transient=True)), rung)
                said = str(share), str(rung.bar), verdict(share, rung.bar)
                table.add_row(rung.bot, rung.among, str(share.games), *said)
        console.print(table)


# --- warm -----------------------------------------------------------------------------------------------------------


def _warm(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_warm)
    parser.add_argument("game", nargs="*", help="which games (default: all)")


def _run_warm(chosen: argparse.Namespace) -> None:
    from rich.console import Console

    from regnum.bots.warming import compiled
    from regnum.games import game as game_named
    from regnum.games import names

    console = Console()
    for name in chosen.game or names():
        with console.status(f"{name}: compiling"):
            compiled(game_named(name))
        console.print(f"{name}: compiled")
