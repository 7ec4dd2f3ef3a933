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

``*`` is Nature; ``=`` is a fingerprint of the position, so that a replay that drifts says where; ``?`` stands for a
choice that the reader of the file may not know (a file saved for one seat cannot be replayed).
"""

from __future__ import annotations

import json
from typing import Any

from .errors import BadFile, Drift, IllegalChoice, RegnumError
from .game import Game
from .match import Match
from .record import NATURE

FORMAT = "regnum 1"
EVERY = 20
"""After how many choices a fingerprint is written."""


def write(match: Match) -> str:
    """The whole match as text."""
    lines = _header(match)
    replay = match.branch(0)
    for number, choice in enumerate(match.choices, 1):
        lines.append(f"{_who(choice.seat)} {choice.text}")
        replay.choose(choice.action, choice.seat)
        if number % EVERY == 0 or number == len(match.choices):
            lines.append(f"= {replay.digest()}")
    return "\n".join(lines) + "\n"


def write_for(match: Match, seat: int | None) -> str:
    """The match as a seat may know it: no fingerprints, ``?`` for what is not for its eyes."""
    lines = [*_header(match), f"# as seat {seat} knows it" if seat is not None else "# as a spectator knows it"]
    for choice in match.choices:
        lines.append(f"{_who(choice.seat)} {choice.text if choice.known(seat) else '?'}")
    return "\n".join(lines) + "\n"


def _who(seat: int) -> str:
    return "*" if seat == NATURE else str(seat)


def _header(match: Match) -> list[str]:
    lines = [FORMAT, f"game: {match.game.name}", f"edition: {match.edition}", f"players: {match.options['players']}"]
    for option in match.game.options:
        lines.append(f"option {option.name}: {_option_text(match.options[option.name])}")
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(match.names)]
    if match.start is not None:
        lines.append(f"start: {json.dumps(match.start)}")
    return [*lines, ""]


def _option_text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(_option_text(one) for one in value)
    return str(value)


def read(text: str, game_named: Any) -> Match:
    """A match from text; ``game_named`` finds a game by its name. BadFile says which line is wrong and why."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadFile(f"line 1: a saved game begins with {FORMAT!r}")
    body = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    match = _read_header(lines[1:body], game_named)
    for number, line in enumerate(lines[body:], body + 1):
        _read_line(match, line.strip(), number)
    return match


def _read_header(lines: list[str], game_named: Any) -> Match:
    facts: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(":")
        if not colon or key.strip() in facts:
            raise BadFile(f"line {number}: expected 'name: value', once each, not {line!r}")
        facts[key.strip()] = value.strip()
    for needed in ("game", "edition", "players"):
        if needed not in facts:
            raise BadFile(f"the header has no line {needed!r}")
    if not facts["edition"].isdigit() or not facts["players"].isdigit():
        raise BadFile("edition and players are numbers")
    try:
        game: Game = game_named(facts["game"])
        return Match(
            game,
            edition=int(facts["edition"]),
            names=[value for key, value in facts.items() if key.startswith("seat ")],
            start=json.loads(facts["start"]) if "start" in facts else None,
            players=int(facts["players"]),
            **{key.removeprefix("option "): value for key, value in facts.items() if key.startswith("option ")},
        )
    except (RegnumError, LookupError, json.JSONDecodeError) as wrong:
        raise BadFile(f"the header cannot be played: {wrong}") from wrong


def _read_line(match: Match, line: str, number: int) -> None:
    if not line or line.startswith("#"):
        return
    who, _, rest = line.partition(" ")
    if who == "=":
        if match.digest() != rest.strip():
            raise Drift(f"line {number}: the position is {match.digest()}, the file says {rest.strip()}")
        return
    if rest == "?":
        raise BadFile(f"line {number}: this file was saved for one seat and hides choices; it cannot be replayed")
    if who != "*" and not who.isdigit():
        raise BadFile(f"line {number}: expected a seat, '*' or '=', not {line!r}")
    try:
        match.choose(rest, NATURE if who == "*" else int(who))
    except IllegalChoice as wrong:
        raise BadFile(f"line {number}: {wrong}") from wrong
