"""The command line: ``regnum play``, ``learn``, ``guide``, ``rules``, ``replay``, ``analyse``, ``games`` and others.

Each subcommand imports what it needs when it runs, so that ``regnum --version`` answers at once. A user's mistake is
told in one sentence, with exit status 2.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from regnum.arena import command as arena
from regnum.bench import command as bench
from regnum.kernel import IllegalOptions, Refusal, RegnumError
from regnum.server import command as server
from regnum.server.operating import command as operating

if TYPE_CHECKING:
    from regnum.terminal import setup

USAGE_ERROR = 2
PACE = 0.8
"""Seconds for which a bot's move is shown in the terminal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _write_whatever_can_be_written()
    parser = _parser()
    chosen = _parsed(parser, arguments)
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    try:
        chosen.run(chosen)
    except Refusal as wrong:
        return _mistake(wrong.with_details(_refused(wrong, chosen)))
    except RegnumError as wrong:
        return _mistake(wrong)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever reads the output has had enough; Python must not complain about that when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _parsed(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was typed; words may also stand after options, where argparse overlooks them."""
    chosen, further = parser.parse_known_args(arguments)
    if further and ("words" not in chosen or any(word.startswith("-") for word in further)):
        parser.error(f"unrecognized arguments: {' '.join(further)}")
    if further:
        chosen.words += further
    return chosen


def _mistake(wrong: Exception | str) -> int:
    print(f"regnum: {wrong}", file=sys.stderr)
    return USAGE_ERROR


def _refused(wrong: Refusal, chosen: argparse.Namespace) -> str:
    """The reason in the language of the command or of the shell, with the words of the game if one is named."""
    from regnum.games import game, names
    from regnum.words import language_of, refused

    language = getattr(chosen, "language", None) or language_of(os.environ)
    name = getattr(chosen, "game", None)
    return refused(wrong, language, game(name) if name in names() else None)


def _write_whatever_can_be_written() -> None:
    """A terminal that does not know a letter gets a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class _Parser(argparse.ArgumentParser):
    """Tells a mistake in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message}; {self.prog} --help explains\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="regnum", description="Board games about becoming king.")
    parser.add_argument("--version", action=_Version)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _play(commands.add_parser("play", help="play a game in the terminal, or any of them in the browser"))
    _learn(commands.add_parser("learn", help="play a guided first game, with a coach"))
    _rules(commands.add_parser("rules", help="print or search the rules of a game"))
    _guide(commands.add_parser("guide", help="how to play a game, in five minutes"))
    _replay(commands.add_parser("replay", help="step through a saved game"))
    _analyse(commands.add_parser("analyse", help="review a saved game: everybody's chances and the turning points"))
    _games(commands.add_parser("games", help="list the games and their options"))
    _new(commands.add_parser("new", help="write a package with a small game of your own"))
    _transcribe(commands.add_parser("transcribe", help="put what your printed copy shows into a board of your own"))
    server.serve_arguments(commands.add_parser("serve", help="serve games to browsers"))
    server.verify_arguments(commands.add_parser("verify", help="check that a served game's dice were fair"))
    operating.admin_arguments(commands.add_parser("admin", help="look after a server: people, tables, maintenance"))
    operating.copy_arguments(
        commands.add_parser("backup", help="copy a server's store into a file, while it runs"),
        commands.add_parser("restore", help="make a new store out of such a file"),
    )
    arena.add_to(commands)
    bench.add_to(commands)
    return parser


class _Version(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str, **_: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, help="print the version and leave")

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from importlib.metadata import version

        print(f"regnum {version('regnum')}")
        parser.exit()


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=("en", "fr", "de"), help="the language to speak (default: the shell's)")


# --- play ---------------------------------------------------------------------------------------------------


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
        help="who plays the other seats, in turn: knight,king (page, squire, knight, lord, king)",
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
        help="ask where a usual answer is given at once: place a won courtier or leave it",
    )
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game (default: the latest)"
    )
    _port(parser)
    _language(parser)


def _port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=int, metavar="N", help="with --browser: the server's port; if it is taken, the next that is free"
    )


FOR_A_GAME = ("players", "humans", "seat", "bots", "option", "seed", "board", "resume")
FOR_THE_TERMINAL = ("pace", "ask_always", "ask_usual")


def _run_play(chosen: argparse.Namespace) -> None:
    from regnum.terminal import browser, setup

    if chosen.game is None and any(getattr(chosen, name) not in (None, []) for name in FOR_A_GAME):
        raise IllegalOptions("say which game you want to play: regnum play vive-le-roi, for example")
    if chosen.game is None:
        browser.choose(chosen.language, chosen.port)
    elif not chosen.browser:
        setup.play(_wish(chosen))
    elif any(getattr(chosen, name) for name in FOR_THE_TERMINAL):
        raise IllegalOptions(
            "--pace, --ask-always and --ask-usual are for the terminal: the page has settings for them"
        )
    else:
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
        options=dict(_option(text) for text in chosen.option),
        seed=chosen.seed,
        pace=PACE if chosen.pace is None else chosen.pace,
        board=chosen.board,
        forced="ask" if chosen.ask_always else "answer",
        usual="ask" if chosen.ask_usual else "answer",
        resume=chosen.resume,
        language=chosen.language,
    )


def _option(text: str) -> tuple[str, str]:
    """``ambition=on``, or ``ambition`` alone for the same."""
    name, _, value = text.partition("=")
    return name.replace("-", "_"), value or "on"


# --- learn --------------------------------------------------------------------------------------------------


def _learn(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_learn)
    parser.add_argument("game", help="for example lancaster")
    parser.add_argument("--browser", action="store_true", help="learn in the browser")
    parser.add_argument("--pace", type=float, default=PACE, metavar="SECONDS", help="how long a bot's move is shown")
    _port(parser)
    _language(parser)


def _run_learn(chosen: argparse.Namespace) -> None:
    from regnum.terminal import browser, learning

    if chosen.browser:
        browser.learn(chosen.game, chosen.language, chosen.port)
        return

    learning.learn(chosen.game, chosen.language, chosen.pace)


# --- rules, guide, replay, analyse, games ---------------------------------------------------------------------


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_rules)
    parser.add_argument("game")
    parser.add_argument("words", nargs="*", help="a clause such as VR-63, or words to search for; nothing: all rules")
    _language(parser)
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--reference", action="store_true", help="the specification, for programmers")
    other.add_argument("--stale", action="store_true", help="list texts that are missing, or older than their source")
    other.add_argument(
        "--stamp", action="store_true", help="note what texts were made from: those without a stamp, and those named"
    )


def _run_rules(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reading

    if chosen.reference:
        reading.print_reference(chosen.game, " ".join(chosen.words))
    elif chosen.stale:
        reading.print_lacks(chosen.game, chosen.language)
    elif chosen.stamp:
        reading.print_stamped(chosen.game, chosen.words, chosen.language)
    else:
        reading.print_rules(chosen.game, " ".join(chosen.words), chosen.language)


def _guide(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_guide)
    parser.add_argument("game")
    _language(parser)


def _run_guide(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reading

    reading.print_guide(chosen.game, chosen.language)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_replay)
    parser.add_argument("file")
    parser.add_argument("--dump", action="store_true", help="print everything that happened instead")
    parser.add_argument("--seat", type=int, metavar="N", help="look with the eyes of this seat (default: everybody's)")
    parser.add_argument("--board", metavar="FILE", help="the data file it was played on")
    _language(parser)


def _run_replay(chosen: argparse.Namespace) -> None:
    from regnum.terminal import setup

    way = setup.dump if chosen.dump else setup.replay
    way(chosen.file, seat=chosen.seat, board=chosen.board, language=chosen.language)


def _analyse(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_analyse)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=180.0, metavar="S", help="the most of one core it may take")
    parser.add_argument("--most", type=int, default=5, metavar="N", help="how many turning points are told")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write everybody's chances as a chart")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="keep the review there, or read it if it is there")
    parser.add_argument("--after", type=int, default=0, metavar="N", help="with --save: after how many choices")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game as it stood, to play on from there")
    _language(parser)


def _run_analyse(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reviewing

    if chosen.save:
        reviewing.play_on(chosen.file, chosen.after, chosen.save, chosen.language)
        return
    wanted = chosen.file, chosen.seconds, chosen.most, chosen.language, chosen.svg, chosen.kept
    reviewing.analyse(reviewing.Wanted(*wanted))


def _games(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_games)
    parser.add_argument("game", nargs="?", help="this game alone")
    _language(parser)


def _run_games(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reading

    reading.print_games(chosen.game, chosen.language)


# --- new --------------------------------------------------------------------------------------------------------


def _new(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_new)
    parser.add_argument("name", help="what the game is called, for example my-game")
    parser.add_argument("folder", nargs="?", type=Path, help="where to write it (default: a folder of that name)")


def _run_new(chosen: argparse.Namespace) -> None:
    from regnum.starting import new

    print(f"written: {new(chosen.name, chosen.folder or Path(chosen.name))}; its README.md says how to go on")


# --- transcribe -----------------------------------------------------------------------------------------------


def _transcribe(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_transcribe)
    parser.add_argument("game")
    parser.add_argument("file", nargs="?", help="the board file to write or to go on with (default: GAME-board.toml)")
    _language(parser)


def _run_transcribe(chosen: argparse.Namespace) -> None:
    from regnum.terminal import transcribing

    transcribing.transcribe(chosen.game, chosen.file, chosen.language)
