"""Games that somebody brings as a file: a table goes on where the file ends."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace

from regnum.games import game as game_named
from regnum.kernel import BadFile, BoardText, Game, Match, OldEdition, saved
from regnum.kernel.errors import HidesChoices, NoSavedGame, NotFound
from regnum.opponents import USUAL, known

from . import fair
from .companions import plans_here
from .creating import seated, together_here
from .journal import Created
from .plans import Origin, SeatPlan, Teammate
from .refused import Refused
from .seating import AtTable, plan_of
from .shelf import find_game

BOT = re.compile(r"^# bot ([0-9]): (\S+)", re.MULTILINE)
"""What a file remarks of a seat that a bot played."""


def from_file(account: str, now: float, *, file: str, boards: str, people: str = "one") -> tuple[Created, AtTable]:
    """A table for whoever brings a file, on the first seat that no bot played; bots sit on all others.

    With ``all`` people everybody plays on whose seat no bot had, at one screen. ``boards`` says which boards it may be
    played on: ``ours``, or ``any`` that the file brings with it; then it may also have begun in the middle.
    """
    match = _read(file, boards)
    if match.start is not None and boards != "any":
        raise Refused("illegal", "a game that began in the middle cannot be brought as a file")
    bots = {int(seat): level for seat, level in BOT.findall(file)}
    players = int(match.options["players"])
    mine = next((seat for seat in range(players) if seat not in bots), 0)
    levels = [bots.get(seat, USUAL) if bots.get(seat, USUAL) in known() else USUAL for seat in range(players)]
    persons = match.game.options.persons(match.options)
    created = Created(
        at=now,
        by=account,
        game=match.game.name,
        edition=match.edition,
        players=players,
        options=match.game.named(match.options),
        seats=[
            plan_of(count, "friend", "", Teammate("bot", USUAL)) if seat == mine else SeatPlan("bot", bot=levels[seat])
            for seat, count in enumerate(persons)
        ],
        secret=fair.new_secret(),
        key=secrets.token_urlsafe(12),
        listed=False,
        watchers="silent",
        origin=Origin("", len(match.choices), [(choice.seat, choice.text) for choice in match.choices], match.start),
        board=str(match.game.board_text),
    )
    if people == "all":
        here = plans_here(match.names, persons)
        seats = [SeatPlan("bot", bot=levels[seat]) if seat in bots else here[seat] for seat in range(players)]
        return together_here(replace(created, seats=seats))
    return created, seated(account, mine, None, now)


def _read(file: str, boards: str) -> Match:
    def on(name: str, kept: str | None = None) -> Game:
        ours = find_game(name)
        if not kept or kept == ours.board_text:
            return ours
        if boards != "any":
            raise Refused("illegal", "a game on a board of its own can only be brought from the server's own machine")
        return game_named(name, BoardText(kept))

    try:
        return saved.read(file, on)
    except OldEdition as wrong:
        raise Refused("illegal", wrong.sentence, **wrong.arguments) from wrong
    except NoSavedGame as wrong:
        raise Refused("illegal", "that file holds no game: choose one that ends in .regnum") from wrong
    except HidesChoices as wrong:
        raise Refused(
            "illegal", "that game was not over when it was saved, and its file hides what others did in secret"
        ) from wrong
    except (BadFile, NotFound, LookupError) as wrong:
        raise Refused("illegal", "that file cannot be read: {wrong}", wrong=wrong) from wrong
