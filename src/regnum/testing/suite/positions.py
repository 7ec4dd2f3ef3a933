"""Positions of real games: each can be set up and plays on alike, and one wrong thing in it is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from regnum.kernel import BadPosition, Game
from regnum.kernel.absent import is_absent, nothing
from regnum.kernel.kinds import SEAT
from regnum.kernel.position import describe, named, stand
from regnum.kernel.possible import places
from regnum.kernel.record import PRIVATE
from regnum.kernel.views import word_of

from ..playing import Played

FEW = 3
"""How many positions of each game are looked at, and how much is tried out at each."""


def test_a_position_set_up_again_offers_the_same_and_plays_on_alike(played: Played, rng: random.Random) -> None:
    game = played.game
    for place, s in played.some_open(FEW):
        again = stand(game, played.match.options, edition=played.match.edition, **describe(game, s))
        for seat in game.to_act(s):
            assert game.offers(again, seat) == game.offers(s, seat)
        choice = played.match.choices[place]
        game.answer(again, choice.seat, choice.action)
        assert game.digest(again) == game.digest(played.tables[place + 1])


def test_nobody_is_shown_where_nobody_is(played: Played) -> None:
    game = played.game
    for _, s in played.some_open(FEW):
        for seen in (named(s), game.view(s, 0), game.view(s, None)):
            for name, field in s.FIELDS.items():
                if name in seen:
                    shown = _flat(seen[name])
                    spots = [place for place, _ in places(field, getattr(s, name))]
                    assert all(
                        value in (nothing(field), word_of(field, nothing(field)), None)
                        for value, place in zip(shown, spots, strict=True)
                        if is_absent(s, field, place)
                    ), name


def test_one_impossible_thing_in_a_position_is_refused_with_a_reason(played: Played, rng: random.Random) -> None:
    for _, s in played.some_open(FEW):
        changes = list(mutations(played.game, s))
        for change in rng.sample(changes, min(FEW, len(changes))):
            is_refused(played, s, change)


def is_refused(played: Played, s: Any, change: dict[str, Any]) -> None:
    """A position with one thing changed that cannot be is refused with a reason."""
    start = describe(played.game, s)
    broken = start | change | {"fields": start["fields"] | change.get("fields", {})}
    reason = ""
    try:
        stand(played.game, played.match.options, edition=played.match.edition, **broken)
    except BadPosition as refused:
        reason = str(refused)
    assert reason, f"{change} is accepted at {played.game.where(s)}: expected a complaint (book.complaints)"
    assert len(reason) > 20, change


def mutations(game: Game, s: Any) -> Iterator[dict[str, Any]]:
    """What cannot be, whatever the game: seats that nobody holds, too many of everything, the wrong one asked."""
    for name, field in s.FIELDS.items():
        if field.names == SEAT and not field.shape:
            yield {"fields": {name: s.players}}
        if field.sight == PRIVATE and s.players < field.shape[0]:
            row: Any = 1
            for length in reversed(field.shape[1:]):
                row = [row] * length
            yield {"fields": {name: {s.players: row}}}
    yield {"fields": {"players": s.players + 1}}
    if s.nature:
        yield {"seats": [0]}
    else:
        yield {"seats": []}
        asked = game.book.questions[s.question].asked
        if asked:
            yield {"seats": [(game.to_act(s)[0] + 1) % s.players]}
    for when, supply in game.book.supplies:
        if supply.rest and s.modules & when == when and supply.counted(s):
            yield {"fields": {supply.rest: 1 if isinstance(getattr(s, supply.rest), int) else {0: _more(s, supply)}}}


def _more(s: Any, supply: Any) -> int:
    return int(getattr(s, supply.rest)[0]) + 1


def _flat(value: Any) -> list[Any]:
    if isinstance(value, dict):
        value = list(value.values())
    return [one for part in value for one in _flat(part)] if isinstance(value, list) else [value]
