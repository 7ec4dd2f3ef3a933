"""Saved games: a text file with the set-up, then one choice per line.

    regnum 1
    game: vive-le-roi
    edition: 1
    players: 4
    option ambition: on
    seat 0: Anna

    * begin seat=2
    2 place courtier=alienor floor=4
    = 5f0c1a2b

A game that needs other packages than Regnum has ``packages:`` with their names.
A game on a board of one's own has ``board:``, its fingerprint, and ``board text:``, the whole of it.
``*`` is Nature; ``=`` is a fingerprint of the position, so that a replay that drifts says where; ``?`` stands for a
choice that the reader of the file may not know (a file saved for one seat cannot be replayed).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from . import position
from .actions import NUMBER
from .data import BoardText
from .errors import BadFile, BadNotation, Drift, IllegalChoice, NotFound, OldEdition, RegnumError
from .game import Game
from .match import Match
from .record import NATURE, who_is

FORMAT = "regnum 1"
LONGEST_NUMBER = 9
EVERY = 20
"""After how many choices a fingerprint is written."""
T = TypeVar("T")


@dataclass(frozen=True)
class SavedGame:
    """A game as a file tells of it: the set-up, every choice, and what was remarked. Nothing of it has been played.

    >>> import regnum
    >>> from regnum.kernel import saved
    >>> text = saved.write(regnum.new_match("vive-le-roi", players=3, seed=7, names=["Anna", "Ben", "Cleo"]))
    >>> read = saved.look(text, regnum.game)
    >>> read.game.name, read.names, len(read.choices)
    ('vive-le-roi', ('Anna', 'Ben', 'Cleo'), 4)
    """

    game: Game
    edition: int
    options: Mapping[str, Any]
    names: tuple[str, ...] = ()
    choices: Sequence[tuple[int, str]] = ()
    """The seat (or Nature) and what it chose, in notation; ``?`` for what the reader of the file may not know."""
    start: Mapping[str, Any] | None = None
    gave_up: tuple[int, ...] = ()
    """The seats that gave up, in their order."""
    remarks: Sequence[str] = ()
    """The comments, in their order: who was a bot, how it ended, or whatever else somebody wrote down."""


# --- writing ------------------------------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The whole match as text."""
    lines = _header(match, None if match.start is None else json.dumps(match.start))
    for number, choice in enumerate(match.choices, 1):
        lines.append(f"{_who(choice.seat)} {choice.text}")
        if number % EVERY == 0 or number == len(match.choices):
            lines.append(f"= {match.game.digest(match.position(number))}")
    return "\n".join(lines) + "\n"


def write_for(match: Match, seat: int | None, person: int | None = None) -> str:
    """The match as a seat (or one of the persons who share it) may know it: no fingerprints, ``?`` for what is not
    for its eyes."""
    start = None if match.start is None else "?"
    lines = [*_header(match, start), f"# as seat {seat} knows it" if seat is not None else "# as a spectator knows it"]
    for choice in match.choices:
        if choice.noticed(seat, person):
            lines.append(f"{_who(choice.seat)} {choice.text if choice.known(seat, person) else '?'}")
    return "\n".join(lines) + "\n"


def write_unplayed(game: SavedGame) -> str:
    """A game that was never played here as text: without fingerprints, for there are no positions."""
    lines = _header(game, None if game.start is None else json.dumps(game.start))
    lines += [f"{_who(seat)} {text}" for seat, text in game.choices]
    return "\n".join([*lines, *(f"# {remark}" for remark in game.remarks)]) + "\n"


def _who(seat: int) -> str:
    return "*" if seat == NATURE else str(seat)


def _header(match: Match | SavedGame, start: str | None) -> list[str]:
    options = match.game.named(match.options)
    packages = dict.fromkeys([match.game.book.package, *map(match.game.book.brought.get, options)])
    lines = [FORMAT, f"game: {match.game.name}"]
    if needed := [package for package in packages if package]:
        lines.append(f"packages: {', '.join(needed)}")
    if match.game.board:
        lines += [f"board: {match.game.board}", f"board text: {json.dumps(match.game.board_text)}"]
    lines += [f"edition: {match.edition}", f"players: {match.options['players']}"]
    lines += [f"option {name}: {_option_text(value)}" for name, value in options.items()]
    lines += [f"seat {seat}: {_plain(name)}" for seat, name in enumerate(match.names)]
    if match.gave_up:
        lines.append(f"gave up: {' '.join(map(str, match.gave_up))}")
    if isinstance(match, Match):
        lines += _ending(match)
    if start is not None:
        lines.append(f"start: {start}")
    return [*lines, ""]


def _plain(name: str) -> str:
    return " ".join(name.split())


def _ending(match: Match) -> list[str]:
    """Who came where, as remarks for people."""
    result = match.result
    if result is None:
        return []
    lines = []
    for one in result.standings():
        name = one.rival or (_plain(match.names[one.seat]) if one.seat < len(match.names) else "") or who_is(one.seat)
        place = f"place {one.place}" if one.place else "no place"
        lines.append(f"# {place}: {name}, {one.score} points{', gave up' if one.gave_up else ''}")
    return lines


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(_option_text(one) for one in value)
    return str(value)


# --- reading ------------------------------------------------------------------------------------------------------


def read(text: str, game_named: Callable[..., Game]) -> Match:
    """A match from text. BadFile says which line is wrong and why.

    ``game_named`` finds a game by its name, and by the text of its board if the file has one.
    OldEdition if its rules are not kept: :func:`look` can still read it.
    """
    header, body = _parts(text)
    setup = _read_header(header, game_named)
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
    setup = _read_header(header, game_named)
    try:
        options = setup.game.options.fill_in(**setup.options)
    except RegnumError as wrong:
        raise BadFile(f"the header is wrong: {wrong}") from wrong
    return replace(setup, options=options, choices=told, remarks=remarks)


def _parts(text: str) -> tuple[list[str], list[tuple[int, str]]]:
    """The lines of the header, and those below with their numbers."""
    lines = text.removeprefix("\ufeff").removesuffix("\n").split("\n")
    if lines[0].strip() != FORMAT:
        raise BadFile(f"line 1: a saved game begins with {FORMAT!r}")
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    return lines[1:body], [(number, line.strip()) for number, line in enumerate(lines[body:], body + 1)]


class _Header:
    """The lines ``name: value`` at the head of a file; what is wrong with a value is said with its line."""

    def __init__(self, lines: list[str]) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(lines, 2):
            key, _, value = line.partition(":")
            if line.startswith("#"):
                continue
            if not _KEY.fullmatch(key.strip()) or key.strip() in self.values:
                raise BadFile(f"line {number}: expected {_KEYS}, once each, not {line!r}")
            self.values[key.strip()] = number, value.strip()

    def read(self, key: str, convert: Callable[[str], T]) -> T:
        if key not in self.values:
            raise BadFile(f"the header has no line {key!r}")
        number, value = self.values[key]
        try:
            return convert(value)
        except LookupError as wrong:
            raise BadFile(f"line {number}: {wrong}{self._needs()}") from wrong
        except RegnumError as wrong:
            raise BadFile(f"line {number}: {wrong}") from wrong

    def _needs(self) -> str:
        return f"; this game needs the packages {self.values['packages'][1]}" if "packages" in self.values else ""

    def numbered(self, kind: str) -> list[str]:
        return [key for key in self.values if key.startswith(kind)]


_KEYS = (
    "'game:', 'packages:', 'board:', 'board text:', 'edition:', 'players:', 'start:', 'gave up:', "
    "'option NAME:' or 'seat NUMBER:'"
)
_KEY = re.compile(r"game|packages|board|board text|edition|players|start|gave up|option \S+|seat [0-9]+")


def _read_header(lines: list[str], game_named: Callable[..., Game]) -> SavedGame:
    header = _Header(lines)
    board = (header.read("board text", _board_text),) if "board text" in header.values else ()
    game = header.read("game", lambda name: game_named(name, *board))
    if "board" in header.values or game.board:
        header.read("board", partial(_check_board, game))
    players = header.read("players", _number)
    options = {
        key.removeprefix("option "): header.read(key, partial(_option, game, key.removeprefix("option "), players))
        for key in header.numbered("option ")
    }
    edition = header.read("edition", _number)
    start = header.read("start", _start) if "start" in header.values else None
    names = tuple(header.values[key][1] for key in header.numbered("seat "))
    gave_up = header.read("gave up", partial(_seats, players)) if "gave up" in header.values else ()
    return SavedGame(game, edition, {"players": players, **options}, names, start=start, gave_up=gave_up)


def _seats(players: int, text: str) -> tuple[int, ...]:
    seats = tuple(_number(seat) for seat in text.split())
    if len(set(seats)) < len(seats) or len(seats) >= players or any(seat >= players for seat in seats):
        raise BadFile(f"expected seats from 0 to {players - 1}, once each and not all of them, not {text!r}")
    return seats


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text) or len(text) > LONGEST_NUMBER:
        raise BadFile(f"a number is expected, not {text[:40]!r}")
    return int(text)


def _option(game: Game, name: str, players: int, text: str) -> Any:
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        raise NotFound("{game} has no option {name!r}", game=game.name, name=name)
    return option.check(text, players)


def _board_text(text: str) -> BoardText:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadFile(f"the board is no JSON text: {wrong}") from wrong
    if not isinstance(found, str):
        raise BadFile(f"the board is a JSON text, not {text[:40]}")
    return BoardText(found)


def _check_board(game: Game, board: str) -> None:
    if board != game.board:
        raise BadFile(f"this game was played on the board {board}, not on {game.board or 'the one that comes along'}")


def _start(text: str) -> dict[str, Any]:
    if text == "?":
        raise BadFile("this file was saved for one seat and hides the start; it cannot be replayed")
    try:
        start = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadFile(f"the start is no JSON: {wrong}") from wrong
    if not isinstance(start, dict) or start.keys() - position.ARGUMENTS:
        raise BadFile(f"the start is a JSON object of {', '.join(position.ARGUMENTS)}, not {text[:40]}")
    return start


def _read_line(match: Match, line: str, number: int) -> None:
    if not line or line.startswith("#"):
        return
    if line.startswith("="):
        _compare(match, line[1:].strip(), number)
        return
    seat, choice = _choice(line, number)
    if choice == "?":
        raise BadFile(f"line {number}: this file was saved for one seat and hides choices; it cannot be replayed")
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
