"""All promises at once, on every position of a short game."""

from __future__ import annotations

import random

from . import checks
from .playing import Played
from .worlds import playing_on_keeps_secrets, redealing_keeps_secrets


def every_promise(played: Played, rng: random.Random) -> None:
    """All checks, on every position."""
    game = played.game
    for place, s in enumerate(played.tables):
        checks.somebody_can_act(game, s)
        checks.is_possible(game, s)
        checks.plays_on_from_plain_data(played, place)
        checks.observations_fit(game, s)
        checks.masks_agree(game, s)
        checks.refusals_change_nothing(played.at(place), rng)
    checks.events_are_well_told(played)
    checks.ends(played)
    checks.copies_stay(played)
    checks.undoes(played, len(played.tables) // 2)
    checks.replays(played)
    for place, s in played.some_open(len(played.tables)):
        checks.offered_is_playable(game, s, rng)
        checks.stands_again(game, played.match, s)
        for seat in range(s.players):
            redealing_keeps_secrets(played.at(place), seat, place)
            playing_on_keeps_secrets(played.at(place), seat, rng, 9)
