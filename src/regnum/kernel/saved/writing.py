"""Writing a game down: all of it, what one seat may know, or what was never played here."""

from __future__ import annotations

import json
from typing import Any

from ..match import Match
from ..record import NATURE, who_is
from .game import FORMAT, SavedGame

EVERY = 20
"""After how many choices a fingerprint is written."""


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
