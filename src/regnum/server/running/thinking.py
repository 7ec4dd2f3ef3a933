"""What a bot is asked and what it answers, on its way to wherever it thinks: another process, or another worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from regnum import bots
from regnum.bots.levels import SEARCHING
from regnum.bots.memory import Evidence
from regnum.bots.review import best_of
from regnum.bots.search import Search
from regnum.games import game as game_named
from regnum.kernel import BoardText, Choice, Game, Match
from regnum.reviewed import Answer

_numbers = msgspec.json.Encoder(enc_hook=int)
"""Questions and procedures in a table are numbers with a name, which stays here."""


@dataclass(frozen=True)
class Parcel:
    """A seat's knowledge on its way to another process: tables as JSON, all else as it is."""

    game: str
    board: BoardText
    table: bytes
    seat: int
    person: int | None
    history: list[Choice | None]
    evidence: list[tuple[bytes, int, int]]
    """What the others did lately: the table as everybody saw it before, who answered, and what."""


def asked(match: Match, seat: int, level: str, person: int | None = None) -> Parcel:
    """Only those who search can use evidence; collecting it takes the server's time."""
    evidence = bots.Knowledge.of(match, seat, person).evidence() if level in SEARCHING else []
    return Parcel(
        match.game.name,
        match.game.board_text,
        _numbers.encode(match.table.values()),
        seat,
        person,
        match.history(seat, person),
        [(_numbers.encode(moment.seen.values()), moment.seat, moment.action) for moment in evidence],
    )


def knowledge(asked: Parcel) -> bots.Knowledge:
    """What the bot may know, put together again where it thinks."""
    game = game_named(asked.game, asked.board)
    evidence = [Evidence(_table(game, seen), seat, action) for seen, seat, action in asked.evidence]
    table = _table(game, asked.table)
    return bots.Knowledge(game, table, asked.seat, asked.history, lambda: evidence, asked.person)


def _table(game: Game, values: bytes) -> Any:
    table: Any = game.Table()
    for field, value in zip(game.Table.STORED, msgspec.json.decode(values), strict=True):
        setattr(table, field, value)
    return table


@dataclass(frozen=True)
class Thinking:
    """What a bot chose, and what it thought best, if it imagined games; best first."""

    action: int
    thoughts: tuple[Answer, ...] = ()


def think(asked: Parcel, level: str, seed: str) -> Thinking:
    """Let a bot think, here."""
    bot, known = bots.bot(level, seed), knowledge(asked)
    if not isinstance(bot, Search):
        return Thinking(int(bot.choose(known)))
    action, thoughts = bot.consider(known)
    return Thinking(int(action), best_of(thoughts, known.game))
