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
from typing import NoReturn

from regnum.arena import command as arena
from regnum.bench import command as bench
from regnum.extras import not_installed, versions
from regnum.games import complaints
from regnum.kernel import IllegalOptions, NotFound, Refusal, RegnumError
from regnum.league import command as league
from regnum.records import command as records
from regnum.server import command as server
from regnum.server.operating import command as operating
from regnum.site import command as site
from regnum.training import command as training

from . import playing, reading

USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    _write_whatever_can_be_written()
    parser = _parser()
    chosen = _parsed(parser, arguments)
    if chosen.version:
        print("\n".join(versions() if chosen.verbose else versions()[:1]))
        return 0
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    try:
        chosen.run(chosen)
    except Refusal as wrong:
        return _mistake(wrong.with_details(_refused(wrong, chosen)), *_perhaps_because(wrong))
    except RegnumError as wrong:
        return _mistake(wrong)
    except ModuleNotFoundError as wrong:
        lacks = not_installed(wrong.name)
        if lacks is None:
            raise
        return _mistake(_refused(lacks, chosen))
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


def _perhaps_because(wrong: Refusal) -> list[str]:
    """What cannot be used, where something is missing that it may have brought along."""
    return complaints() if isinstance(wrong, IllegalOptions | NotFound) else []


def _mistake(wrong: Exception | str, *further: str) -> int:
    print(f"regnum: {wrong}", *further, sep="\n", file=sys.stderr)
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
    parser.add_argument("--version", action="store_true", help="print the version and leave")
    parser.add_argument("--verbose", action="store_true", help="with --version: everything a bug report needs")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    playing.add_to(commands)
    reading.add_to(commands)
    _new(commands.add_parser("new", help="write a package with a small game of your own"))
    server.serve_arguments(commands.add_parser("serve", help="serve games to browsers"))
    server.verify_arguments(commands.add_parser("verify", help="check that a served game's dice were fair"))
    operating.admin_arguments(commands.add_parser("admin", help="look after a server: people, tables, maintenance"))
    operating.copy_arguments(
        commands.add_parser("backup", help="copy a server's store into a file, while it runs"),
        commands.add_parser("restore", help="make a new store out of such a file"),
    )
    arena.add_to(commands)
    site.add_to(commands)
    league.add_to(commands)
    records.add_to(commands)
    training.add_to(commands)
    bench.add_to(commands)
    return parser


def _new(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_new)
    parser.add_argument("name", help="what the game is called, for example my-game")
    parser.add_argument("folder", nargs="?", type=Path, help="where to write it (default: a folder of that name)")


def _run_new(chosen: argparse.Namespace) -> None:
    from regnum.starting import new

    print(f"written: {new(chosen.name, chosen.folder or Path(chosen.name))}; its README.md says how to go on")
