"""The commands to read: rules, guides, saved games and their reviews, games and options, a printed copy."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .language import language


def add_to(commands: Any) -> None:
    """Register the commands with the command line."""
    _rules(commands.add_parser("rules", help="print or search the rules of a game"))
    _guide(commands.add_parser("guide", help="how to play a game, in five minutes"))
    _replay(commands.add_parser("replay", help="step through a saved game"))
    _analyse(commands.add_parser("analyse", help="review a saved game: everybody's chances and the turning points"))
    _games(commands.add_parser("games", help="list the games and their options"))
    _doctor(commands.add_parser("doctor", help="what is missing on this machine, and how to get it"))
    _transcribe(commands.add_parser("transcribe", help="put what your printed copy shows into a board of your own"))


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_rules)
    parser.add_argument("game")
    parser.add_argument("words", nargs="*", help="a clause such as VR-63, or words to search for; nothing: all rules")
    language(parser)
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
    language(parser)


def _run_guide(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reading

    reading.print_guide(chosen.game, chosen.language)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_replay)
    parser.add_argument("file")
    parser.add_argument("--dump", action="store_true", help="print everything that happened instead")
    parser.add_argument("--seat", type=int, metavar="N", help="look with the eyes of this seat (default: everybody's)")
    parser.add_argument("--board", metavar="FILE", help="the data file it was played on")
    language(parser)


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
    language(parser)


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
    language(parser)


def _run_games(chosen: argparse.Namespace) -> None:
    from regnum.terminal import reading

    reading.print_games(chosen.game, chosen.language)


def _doctor(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_doctor)
    language(parser)


def _run_doctor(chosen: argparse.Namespace) -> None:
    from regnum.terminal import doctor

    doctor.look(chosen.language)


def _transcribe(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=_run_transcribe)
    parser.add_argument("game")
    parser.add_argument("file", nargs="?", help="the board file to write or to go on with (default: GAME-board.toml)")
    language(parser)


def _run_transcribe(chosen: argparse.Namespace) -> None:
    from regnum.terminal import transcribing

    transcribing.transcribe(chosen.game, chosen.file, chosen.language)
