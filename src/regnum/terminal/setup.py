"""From what was asked on the command line to a table with players."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from itertools import cycle
from pathlib import Path
from typing import Any

from rich.console import Console

import regnum
from regnum.bots import BOTS, USUAL, bot
from regnum.kernel import SEATS, Game, IllegalOptions, Match, OldEdition, SavedGame
from regnum.kernel.options import BASE
from regnum.opponents import person
from regnum.words import Voice, apart, language_of, together

from . import files
from .boards import words_of
from .replay import dump as print_all
from .replay import dump_unplayed as print_unplayed
from .replay import replay as step_through
from .screen import Screen
from .session import Player, Session, Settings


def voice_for(match: Match | SavedGame, language: str | None) -> Voice:
    persons = match.game.options.persons(match.options)
    known = [*match.names, *[""] * (len(persons) - len(match.names))]
    names = [apart(name) if count > 1 else name for name, count in zip(known, persons, strict=True)]
    return Voice(match.game, language or language_of(os.environ), names, words_of(match.game))


def screen() -> Screen:
    return Screen(Console(highlight=False))


# --- playing ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it; None leaves a thing to us."""

    game: str
    players: int | None = None
    humans: int | None = None
    seats: Sequence[str] = ()
    """Who sits at each seat: a person's name, a bot's, or ``bot`` for the usual one."""
    bots: str | None = None
    """Who plays the other seats, in turn: ``knight,king``."""
    preset: str = BASE
    options: Mapping[str, str] = field(default_factory=dict)
    """Beside those of the preset, or instead of them."""
    seed: str | None = None
    pace: float = 0.0
    board: str | None = None
    forced: str = "answer"
    usual: str = "answer"
    resume: str | None = None
    """A saved game to go on with; empty for the latest."""
    language: str | None = None


def play(wish: Wish) -> None:
    """Begin a game, or go on with one, and play it."""
    session_for(wish, screen()).run()


def session_for(wish: Wish, on: Screen) -> Session:
    seed = secrets.token_hex(8) if wish.seed is None else wish.seed
    if wish.resume is None:
        match, who = _begin(wish, seed)
        settings = Settings(files.unnamed(wish.game), wish.pace, wish.forced, wish.usual)
    else:
        file = Path(wish.resume).expanduser() if wish.resume else files.latest(wish.game)
        match, who = _go_on(wish, file, seed)
        settings = Settings(file, wish.pace, wish.forced, wish.usual)
    players = [Player() if name is None else Player(bot(name, f"{seed} {i}"), name) for i, name in enumerate(who)]
    return Session(match, players, voice_for(match, wish.language), on, settings)


def settled(wish: Wish) -> tuple[Game, dict[str, Any]]:
    """The game on the board that is wanted, with all its options."""
    game = regnum.game(wish.game, wish.board)
    options = game.options.preset(wish.preset) | dict(wish.options)
    return game, game.options.settle(wish.players if wish.players is not None else len(wish.seats) or None, **options)


def _begin(wish: Wish, seed: str) -> tuple[Match, list[str | None]]:
    """A new match, and the bot of each seat (None: a person)."""
    game, chosen = settled(wish)
    who = sitting(wish, int(chosen["players"]))
    people = [name if bot is None else "" for name, bot in zip(wish.seats, who, strict=False)]
    names = _called(people, who, seed, game.options.persons(chosen))
    return Match(game, seed=seed, names=names, **chosen), who


def _called(names: Sequence[str], who: Sequence[str | None], table: str, persons: Sequence[int]) -> list[str]:
    """What each seat is called: by the name it has, or a bot by its own; nothing for a person who gave none."""
    taken = {one.casefold() for name in names for one in apart(name)}
    known = [*names, *[""] * (len(who) - len(names))]
    bots = [tuple(person(table, n + SEATS * at, taken) for at in range(count)) for n, count in enumerate(persons)]
    return [name or (together(bots[n]) if who[n] else "") for n, name in enumerate(known)]


def sitting(wish: Wish, count: int) -> list[str | None]:
    """The bot of each of so many seats of a new game, None for a person."""
    if len(wish.seats) > count:
        raise IllegalOptions("{named} seats are named, but {players} play", named=len(wish.seats), players=count)
    if wish.humans is not None and (wish.seats or not 0 <= wish.humans <= count):
        raise IllegalOptions("--humans is a number from 0 to {players}, and does not go with --seat", players=count)
    return _who(wish, count)


def _who(wish: Wish, count: int) -> list[str | None]:
    bots = _in_turn(wish.bots)
    if not wish.seats:
        humans = 1 if wish.humans is None else wish.humans
        return [None if seat < humans else next(bots) for seat in range(count)]
    named = [next(bots) if name == "bot" else name if is_bot(name) else None for name in wish.seats]
    return named + [next(bots) for _ in range(count - len(named))]


def _in_turn(bots: str | None) -> Iterator[str]:
    """The bots in the order in which they are named, again and again; a program's command may have commas."""
    if bots is None or bots.startswith("program:"):
        return cycle([bots or USUAL])
    return cycle(bots.split(","))


def is_bot(name: str) -> bool:
    """Whether a name is that of a bot: ours, a program, or another package's."""
    return name in BOTS or name.startswith("program:") or name in entry_points(group="regnum.bots").names


def _go_on(wish: Wish, file: Path, seed: str) -> tuple[Match, list[str | None]]:
    """A saved match, with the bots and the board it was saved with unless others are named."""
    match, remarks = files.read(file, wish.board)
    match = match.branch(seed=seed)
    if match.game.name != wish.game:
        raise IllegalOptions(
            "{file} holds a game of {kept}, not of {wanted}", file=file, kept=match.game.name, wanted=wish.game
        )
    count = int(match.options["players"])
    if wish.seats or wish.humans is not None:
        who = _who(wish, count)
    else:
        bots = _in_turn(wish.bots)
        kept = [remarks.get(f"bot {seat}") for seat in range(count)]
        who = [None if not name else next(bots) if wish.bots else name for name in kept]
    match.names = tuple(_called(match.names, who, seed, match.game.options.persons(match.options)))
    return match, who


# --- looking back -------------------------------------------------------------------------------------------


def replay(file: str, *, seat: int | None, board: str | None, language: str | None) -> None:
    match = _saved(file, seat, board, language)
    step_through(match, voice_for(match, language), screen(), seat)


def dump(file: str, *, seat: int | None, board: str | None, language: str | None) -> None:
    match = _saved(file, seat, board, language)
    print_all(match, voice_for(match, language), screen(), seat)


def _saved(file: str, seat: int | None, board: str | None, language: str | None) -> Match:
    """A game that can be replayed; of another is told who played what, before it is refused."""
    try:
        match, _ = files.read(Path(file), board)
    except OldEdition:
        old = regnum.read(file, board=board)
        print_unplayed(old, voice_for(old, language), screen())
        raise
    if seat is not None and not 0 <= seat < match.options["players"]:
        raise IllegalOptions("the seats are 0 to {last}, not {seat}", last=match.options["players"] - 1, seat=seat)
    return match
