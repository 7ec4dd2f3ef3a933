"""Non-interference: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from typing import Any

from regnum.kernel import Game, seeded
from regnum.kernel.record import PUBLIC

from ..checks import FEW
from ..playing import Played
from ..worlds import persons, playing_on_keeps_secrets, redealing_keeps_secrets

SEATS_FOLLOWED = 2
CHOICES_FOLLOWED = 20


def test_what_a_seat_cannot_know_changes_nothing_it_is_given(played: Played) -> None:
    for place, _ in played.some_open(FEW):
        match = played.at(place)
        for seat in range(match.options["players"]):
            for person in persons(match, seat):
                redealing_keeps_secrets(match, seat, place + seat, person)


def test_playing_on_shows_a_seat_the_same_until_something_is_revealed(played: Played, rng: random.Random) -> None:
    for place, _ in played.some_open(FEW // 2):
        match = played.at(place)
        players = range(match.options["players"])
        for seat in rng.sample(players, min(SEATS_FOLLOWED, len(players))):
            playing_on_keeps_secrets(match, seat, rng, CHOICES_FOLLOWED)


def test_there_is_something_to_deal_anew(played: Played) -> None:
    """A game with secrets that are never dealt anew would pass the other tests without deserving it."""
    if all(field.sight == PUBLIC for field in played.game.Table.FIELDS.values()):
        return
    assert any(
        dealt_anew(played.game, s, seat) != s
        for s in played.tables
        if not played.game.over(s)
        for seat in range(s.players)
    )


def dealt_anew(game: Game, s: Any, seat: int) -> Any:
    other = s.copy()
    game.redeal(other, seat, seeded(seat))
    return other
