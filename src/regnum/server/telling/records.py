"""Looking back: replay a game that is over at any point, and export games as ``.regnum`` files that can be verified."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from regnum.kernel import NATURE, Match, saved
from regnum.kernel.record import plain
from regnum.kernel.views import attended
from regnum.words import Name, together

from ..rooms.retractions import NOTHING
from ..table.old import OldTable
from ..table.refused import Refused
from ..table.seating import must_be_kept
from ..table.table import Table
from .results import kept, worded
from .sentences import Named, named


def must_be_over(table: Table) -> Match:
    must_be_kept(table)
    if table.status != "over" or table.play is None:
        raise Refused("not-now", "the game is not over")
    return table.play.match


# --- replay ----------------------------------------------------------------------------------------------------


def replay(table: Table, at: int, seat: int | None, language: str, names: tuple[Name, ...]) -> dict[str, Any]:
    """How it stood when ``at`` choices had been made, for one seat or (None) with everything open."""
    whole = must_be_over(table)
    if not 0 <= at <= len(whole.choices):
        raise Refused("unknown", "this game has {choices} choices", choices=len(whole.choices))
    if seat is not None and not 0 <= seat < table.created.players:
        raise Refused("unknown", "there is no seat {seat}", seat=seat)
    match = whole.branch(at)
    s = match.table
    voice = named(match.game, language, names)
    waiting = [n for n in match.to_act if n != NATURE]
    led_here = whole.choices[at - 1] if at else None
    return {
        "kind": "update",
        "table": table.id,
        "number": at,
        "seat": seat,
        "person": None,
        "view": plain(attended(s)) if seat is None else match.view(seat),
        "where": msgspec.Raw(voice.where(s)),
        "path": msgspec.Raw(voice.path(s)),
        "asking": _asking(match, waiting, voice),
        "waiting": waiting,
        "asked": _asked(match, waiting, seat, voice),
        "log": {"from": 0, "lines": _lines(match, seat, voice)},
        "undo": NOTHING,
        "clocks": None,
        "lesson": None,
        "result": worded(kept(table.result), voice.speaker.voice) if at == len(whole.choices) else None,
        "at": at,
        "choices": len(whole.choices),
        "choice": {"seat": led_here.seat, "text": led_here.text} if led_here else None,
    }


def _asking(match: Match, waiting: list[int], voice: Named) -> dict[str, Any] | None:
    question = match.question
    if question is None:
        return None
    sentence = msgspec.Raw(voice.question(match.table, waiting[0] if waiting else NATURE))
    return {"name": question.name, "clause": question.rule, "sentence": sentence, "secret": question.secret}


def _asked(match: Match, waiting: list[int], seat: int | None, voice: Named) -> dict[str, Any] | None:
    who = waiting[0] if waiting and seat is None else seat
    if who is None or who not in waiting:
        return None
    sentence = msgspec.Raw(voice.question(match.table, who))
    offers = msgspec.Raw(voice.offers(match.table, who, match.legal(who)))
    return {"question": 0, "sentence": sentence, "offers": offers}


def _lines(match: Match, seat: int | None, voice: Named) -> msgspec.Raw:
    heard = [h for h in match.happenings if seat is None or h.heard(seat)]
    return msgspec.Raw(voice.lines(heard, [h.after for h in heard]))


# --- fair dice -----------------------------------------------------------------------------------------------------


def draws(table: Table) -> dict[str, Any]:
    """Every answer of chance with what it was drawn from, so that a page can check it."""
    whole = must_be_over(table)
    assert table.play is not None
    game, s, found = whole.game, whole.position(0), []
    for place, (choice, draw) in enumerate(zip(whole.choices, table.play.draws, strict=True)):
        if draw >= 0:
            offers = game.offers(s, NATURE)
            outcomes = [game.actions.write(action) for action in offers]
            found.append(
                {"draw": draw, "choice": place, "outcomes": outcomes, "odds": offers.odds, "chosen": choice.text}
            )
        game.answer(s, choice.seat, choice.action)
    return {
        "table": table.id,
        "commitment": table.commitment,
        "secret": table.created.secret,
        "contributions": [seat.contribution for seat in table.seats],
        "draws": found,
    }


# --- export -------------------------------------------------------------------------------------------------------


def export(table: Table, account: str, names: tuple[Name, ...]) -> str:
    """A game that is over as a whole, with all that is needed to verify its dice; else what the reader knows of it."""
    if isinstance(table, OldTable):
        return saved.write_unplayed(table.saved(tuple(map(together, names))))
    if table.play is None:
        raise Refused("not-now", "the game has not begun")
    match = table.play.match.branch()
    match.names = tuple(together(name) for name in names)
    if table.status != "over":
        return saved.write_for(match, *table.place_of(account))
    return "\n".join(_with_draws(saved.write(match), table)) + "\n"


def _with_draws(text: str, table: Table) -> Iterator[str]:
    """The saved game with remarks: the secret, the contributions, and which draw each answer of chance was."""
    assert table.play is not None
    header, _, body = text.partition("\n\n")
    yield from header.splitlines()
    yield ""
    yield f"# fair table {table.id}"
    yield f"# fair commitment {table.commitment}"
    yield f"# fair secret {table.created.secret}"
    for n, seat in enumerate(table.seats):
        yield f"# fair contribution {n} {seat.contribution or ''}".rstrip()
    draws = iter(table.play.draws)
    following = 0
    for line in body.splitlines():
        if not line.startswith("="):
            draw = next(draws)
            if line.startswith("*") and draw != following:
                yield f"# fair draw {draw if draw >= 0 else 'none'}"
            following = draw + 1 if draw >= 0 else following
        yield line
