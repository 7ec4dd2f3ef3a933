"""Regnum: board games about becoming king, exactly by their rulebooks.

    import regnum

    match = regnum.new_match("vive-le-roi", players=4, seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.choose(match.offers(seat)[0], seat)
    print(match.result)

A :class:`Match` is the door to a game: it says who must answer (``to_act``) and what may be chosen (``offers``),
checks and makes every choice (``choose``), goes back (``undo``), shows what a seat may know (``view``) and tells what
happened (``log``). ``regnum.kernel`` is for those who write games.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from regnum.games import game
from regnum.games import game as find_game
from regnum.games import names as games
from regnum.kernel import (
    NATURE,
    BadFile,
    BadNotation,
    Choice,
    Drift,
    Game,
    Happening,
    IllegalChoice,
    IllegalOptions,
    Match,
    NotFound,
    OldEdition,
    RegnumError,
    Result,
    SavedGame,
    Told,
    saved,
    texts,
)
from regnum.kernel.chance import Chance
from regnum.kernel.choices import SPEAKERS

__all__ = [
    "NATURE",
    "BadFile",
    "BadNotation",
    "Choice",
    "Drift",
    "Game",
    "Happening",
    "IllegalChoice",
    "IllegalOptions",
    "Match",
    "NotFound",
    "OldEdition",
    "RegnumError",
    "Result",
    "SavedGame",
    "Told",
    "game",
    "games",
    "load",
    "new_match",
    "read",
    "save",
]


def new_match(
    game: str | Game,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    chance: Chance | Iterable[str] | None = None,
    names: Sequence[str] = (),
    board: Path | str | None = None,
    **options: Any,
) -> Match:
    """A new match of a game, or of the game of that name, with the usual number of players unless given.

    ``seed`` is any number or text from which chance is drawn, ``chance`` a list of scripted answers or a source of
    one's own; without either, chance comes from a seed that nobody knows. ``board`` is a data file of one's own;
    ``options`` are the game's.
    """
    if seed is None and chance is None:
        seed = secrets.token_hex(8)
    played = game if isinstance(game, Game) else find_game(game, board)
    return Match(played, seed=seed, chance=chance, names=names, players=players, **options)


def save(match: Match, path: Path | str) -> None:
    """Write a match into a file: all of it, or nothing if that cannot be done."""
    write_text(path, saved.write(match))


def load(path: Path | str, *, seed: int | str | None = None, board: Path | str | None = None) -> Match:
    """The match in a file, ready to be played on; BadFile says what is wrong with it.

    OldEdition if the rules it was played by are not kept: :func:`read` can still read it.
    """
    match = saved.read(read_text(path), lambda name, kept=None: game(name, board or kept))
    return match.branch(seed=secrets.token_hex(8) if seed is None else seed)


def read(path: Path | str, *, board: Path | str | None = None) -> SavedGame:
    """What a file tells of a game, of whatever edition: who played with which options, and every choice."""
    return saved.look(read_text(path), lambda name: game(name, board))


def write_text(path: Path | str, text: str) -> None:
    """A whole text file or none; BadFile says why it cannot be written."""
    target = Path(path)
    half_written = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        half_written.write_text(text, encoding="utf-8")
        half_written.replace(target)
    except OSError as wrong:
        if half_written.is_file():
            half_written.unlink()
        raise BadFile(f"{target} cannot be written: {wrong.strerror}") from wrong


def read_text(path: Path | str) -> str:
    """A text file; BadFile says why it cannot be read."""
    return texts.read(path)


def _speaker(game: Game, language: str, names: Sequence[str]) -> Callable[[Happening], str]:
    """Who puts what happened into words; they are read when somebody asks for them."""
    from regnum.words import Voice

    return Voice(game, language, names).event


SPEAKERS.append(_speaker)
