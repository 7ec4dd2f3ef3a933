"""Reading a game: played again choice by choice, or only looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..errors import (
    BadFile,
    BadNotation,
    Drift,
    HidesChoices,
    IllegalChoice,
    NoSavedGame,
    OldEdition,
    RegnumError,
)
from ..game import Game
from ..match import Match
from ..parameters import NUMBER
from ..record import NATURE
from .game import FORMAT, SavedGame
from .header import read_header


def read(text: str, game_named: Callable[..., Game]) -> Match:
    """A match from text. BadFile says which line is wrong and why.

    ``game_named`` finds a game by its name, and by the text of its board if the file has one.
    OldEdition if its rules are not kept: :func:`look` can still read it.
    """
    header, body = _parts(text)
    setup = read_header(header, game_named)
    try:
        match = Match(setup.game, edition=setup.edition, names=setup.names, start=setup.start, **setup.options)
    except OldEdition:
        raise
    except RegnumError as wrong:
        raise BadFile(f"the header cannot be played: {wrong}") from wrong
    for seat in setup.gave_up:
        match.give_up(seat)
    for number, line in body:
        _read_line(match, line, number)
    return match


def look(text: str, game_named: Callable[..., Game]) -> SavedGame:
    """What a file tells of a game, of whatever edition, without playing it."""
    header, body = _parts(text)
    told = [_choice(line, number) for number, line in body if line[:1] not in ("", "#", "=")]
    remarks = [line[1:].strip() for line in (*header, *(line for _, line in body)) if line.startswith("#")]
    setup = read_header(header, game_named)
    try:
        options = setup.game.options.fill_in(**setup.options)
    except RegnumError as wrong:
        raise BadFile(f"the header is wrong: {wrong}") from wrong
    return replace(setup, options=options, choices=told, remarks=remarks)


def _parts(text: str) -> tuple[list[str], list[tuple[int, str]]]:
    """The lines of the header, and those below with their numbers."""
    lines = text.removeprefix("\ufeff").removesuffix("\n").split("\n")
    if lines[0].strip() != FORMAT:
        raise NoSavedGame(f"line 1: a saved game begins with {FORMAT!r}")
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    return lines[1:body], [(number, line.strip()) for number, line in enumerate(lines[body:], body + 1)]


def _read_line(match: Match, line: str, number: int) -> None:
    if not line or line.startswith("#"):
        return
    if line.startswith("="):
        _compare(match, line[1:].strip(), number)
        return
    seat, choice = _choice(line, number)
    if choice == "?":
        raise HidesChoices(f"line {number}: this file was saved for one seat and hides choices; it cannot be replayed")
    try:
        match.choose(match.game.actions.read(choice), seat)
    except (BadNotation, IllegalChoice) as wrong:
        raise BadFile(f"line {number}: {wrong}") from wrong


def _compare(match: Match, fingerprint: str, number: int) -> None:
    if match.digest() != fingerprint:
        raise Drift(
            f"line {number}: after {len(match.choices)} choices, at {match.where()}, the position is "
            f"{match.digest()} and the file says {fingerprint}: this game was played by other rules or other data"
        )


def _choice(line: str, number: int) -> tuple[int, str]:
    """Who chose, and what."""
    who, _, rest = line.partition(" ")
    if who != "*" and not NUMBER.fullmatch(who):
        raise BadFile(f"line {number}: expected a seat, '*' or '=', not {line!r}")
    return NATURE if who == "*" else int(who), rest
