"""Looking back: a game that is over as it stood at any point, told as an update; and every answer of chance in it."""

from __future__ import annotations

from operator import attrgetter
from typing import TypedDict

from regnum.kernel import NATURE, Match
from regnum.words import Name, Voice

from ..table.audiences import Heard, Notice, Play
from ..table.refused import Refused
from ..table.seating import must_be_kept
from ..table.table import Table
from .past import Past
from .results import kept, worded
from .reviewed import WeighedAnswer, weighed
from .sentences import narrator
from .steps import asking_of, doing_of
from .updates import NOTHING, asked_of, common_of
from .views import sight

AFTER = attrgetter("after")


class ChoiceTold(TypedDict):
    seat: int
    text: str


class Decision(TypedDict):
    """What was chosen next, and what a bot that imagined games thought best there."""

    seat: int
    sentence: str
    thoughts: list[WeighedAnswer]


class Replay(Past):
    choice: ChoiceTold | None
    decision: Decision | None


class Draw(TypedDict):
    """One answer of chance, with what it was drawn from."""

    draw: int
    choice: int
    outcomes: list[str]
    odds: list[int]
    chosen: str


class Draws(TypedDict):
    """Everything that is needed to check the dice of a game that is over."""

    table: str
    commitment: str
    secret: str
    contributions: list[str | None]
    draws: list[Draw]


def must_be_over(table: Table) -> Match:
    must_be_kept(table)
    if table.status != "over" or table.play is None:
        raise Refused("not-now", "the game is not over")
    return table.play.match


def replay(table: Table, at: int, seat: int | None, language: str, names: tuple[Name, ...]) -> Replay:
    """How it stood when ``at`` choices had been made, for one seat or (None) with everything open."""
    whole = must_be_over(table)
    if not 0 <= at <= len(whole.choices):
        raise Refused("unknown", "this game has {choices} choices", choices=len(whole.choices))
    if seat is not None and not 0 <= seat < table.created.players:
        raise Refused("unknown", "there is no seat {seat}", seat=seat)
    match = whole.branch(at)
    voice = narrator(match.game, language, names)
    result = worded(kept(table.result), voice.speaker.voice) if at == len(whole.choices) else None
    waiting = [n for n in match.to_act if n != NATURE]
    first = waiting[0] if waiting else NATURE
    who = first if seat is None else seat
    heard = sorted((*_notices(table, at), *(h for h in match.happenings if seat is None or h.heard(seat))), key=AFTER)
    led_here = whole.choices[at - 1] if at else None
    look = sight(match.game).look(match.table)
    return {
        **common_of(table.id, match, waiting, None, result, voice),
        "asking": asking_of(match.game, match.table, first, voice),
        "number": at,
        "by": doing_of(match, at, seat, None),
        "told": len(heard),
        "steps": [],
        "seat": seat,
        "person": None,
        "view": look.everything() if seat is None else look.by(seat),
        "asked": asked_of(match, who, None, 0, voice) if who in waiting else None,
        "here": [],
        "undo": NOTHING,
        "lesson": None,
        "log": {"from": 0, "lines": voice.lines(heard, [h.after for h in heard])},
        "at": at,
        "choices": len(whole.choices),
        "choice": {"seat": led_here.seat, "text": led_here.text} if led_here else None,
        "decision": _decision(table.play, at, Voice(match.game, language, names)),
    }


def _notices(table: Table, at: int) -> list[Heard]:
    """What was not the game's own, until so many choices had been made."""
    assert table.play is not None
    return [line for line in table.play.spectators.lines if isinstance(line, Notice) and line.after <= at]


def _decision(play: Play | None, at: int, voice: Voice) -> Decision | None:
    if play is None or at == len(play.match.choices) or play.match.choices[at].seat == NATURE:
        return None
    choice, s = play.match.choices[at], play.match.position(at)
    thoughts = weighed(play.thoughts.get(at, ()), s, choice.seat, voice)
    return {"seat": choice.seat, "sentence": voice.choice(choice.action, s, choice.seat), "thoughts": thoughts}


def draws(table: Table) -> Draws:
    """Every answer of chance with what it was drawn from, so that a page can check it."""
    whole = must_be_over(table)
    assert table.play is not None
    game, s, found = whole.game, whole.position(0), list[Draw]()
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
