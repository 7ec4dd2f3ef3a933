"""The commands to play: ``regnum play`` and ``regnum learn``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from regnum.kernel import IllegalOptions
from regnum.kernel.options import typed

from .language import language

if TYPE_CHECKING:
    from regnum.terminal import setup

PACE = 0.8
"""Seconds for which a bot's move is shown in the terminal."""


def add_to(commands: Any) -> None:
    """Register the commands with the command line."""
    _play(commands.add_parser("play", help="play a game in the terminal, or any of them in the browser"))
    _learn(commands.add_parser("learn", help="play a guided first game, with a coach"))


def _play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_play)
    parser.add_argument("game", nargs="?", help="for example vive-le-roi; none: play any of them in the browser")
    parser.add_argument("--browser", action="store_true", help="play in the browser")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: the usual number)")
    parser.add_argument("--humans", type=int, metavar="N", help="how many of them are people (default: 1)")
    parser.add_argument(
        "--seat",
        action="append",
        metavar="WHO",
        help="who sits there, once for each seat in order: a person's name, or the name of a bot",
    )
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="who plays the other seats, in turn: knight,king (page, squire, knight, lord, king, champion)",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see regnum games"
    )
    parser.add_argument(
        "--preset", default="base", metavar="NAME", help="options that go well together; see regnum games"
    )
    parser.add_argument("--seed", help="makes chance and bots repeatable")
    parser.add_argument("--pace", type=float, metavar="SECONDS", help="how long a bot's move is shown")
    parser.add_argument("--board", metavar="FILE", help="a data file of your own")
    parser.add_argument("--ask-always", action="store_true", help="ask even where there is only one choice")
    parser.add_argument(
        "--ask-usual",
        action="store_true",
        help="ask even where a usual answer would be given for you",
    )
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (default: the latest)"
    )
    _port(parser)
    language(parser)


def _port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=int, metavar="N", help="with --browser: the server's port; if it is taken, the next that is free"
    )


FOR_A_GAME = ("players", "humans", "seat", "bots", "option", "seed", "board", "resume")
FOR_THE_TERMINAL = ("pace", "ask_always", "ask_usual")


def _run_play(chosen: argparse.Namespace) -> None:
    from regnum.terminal import setup

    if chosen.game is None and any(getattr(chosen, name) not in (None, []) for name in FOR_A_GAME):
        raise IllegalOptions("say which game you want to play: regnum play vive-le-roi, for example")
    if chosen.game is None:
        from regnum.terminal import browser

        browser.choose(chosen.language, chosen.port)
    elif not chosen.browser:
        setup.play(_wish(chosen))
    elif any(getattr(chosen, name) for name in FOR_THE_TERMINAL):
        raise IllegalOptions(
            "--pace, --ask-always and --ask-usual are for the terminal: the page has settings for them"
        )
    else:
        from regnum.terminal import browser

        browser.play(_wish(chosen), chosen.port)


def _wish(chosen: argparse.Namespace) -> setup.Wish:
    from regnum.terminal import setup

    return setup.Wish(
        game=chosen.game,
        players=chosen.players,
        humans=chosen.humans,
        seats=chosen.seat or (),
        bots=chosen.bots,
        preset=chosen.preset,
        options=dict(map(typed, chosen.option)),
        seed=chosen.seed,
        pace=PACE if chosen.pace is None else chosen.pace,
        board=chosen.board,
        forced="ask" if chosen.ask_always else "answer",
        usual="ask" if chosen.ask_usual else "answer",
        resume=chosen.resume,
        language=chosen.language,
    )


def _learn(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_learn)
    parser.add_argument("game", help="for example lancaster")
    parser.add_argument("--browser", action="store_true", help="learn in the browser")
    parser.add_argument("--pace", type=float, default=PACE, metavar="SECONDS", help="how long a bot's move is shown")
    _port(parser)
    language(parser)


def _run_learn(chosen: argparse.Namespace) -> None:
    if chosen.browser:
        from regnum.terminal import browser

        browser.learn(chosen.game, chosen.language, chosen.port)
        return
    from regnum.terminal import learning

    learning.learn(chosen.game, chosen.language, chosen.pace)
