"""Playing: games end, offers can be played, refusals change nothing, and everything comes back as it was."""

from __future__ import annotations

import random

from regnum.kernel import Game

from .. import checks
from ..checks import FEW, SOME
from ..playing import Played


def test_a_random_game_ends(played: Played) -> None:
    checks.ends(played)


def test_somebody_can_always_act(played: Played) -> None:
    for s in played.tables:
        checks.somebody_can_act(played.game, s)


def test_pieces_are_conserved_and_counted(played: Played) -> None:
    for s in played.tables:
        checks.is_possible(played.game, s)


def test_every_offered_option_is_playable(played: Played, rng: random.Random) -> None:
    for _, s in played.some_open(FEW):
        checks.offered_is_playable(played.game, s, rng)


def test_a_refused_choice_changes_nothing(played: Played, rng: random.Random) -> None:
    for place in played.some(FEW):
        checks.refusals_change_nothing(played.at(place), rng)


def test_copies_never_change_afterwards(played: Played) -> None:
    checks.copies_stay(played)


def test_a_saved_game_replays(played: Played) -> None:
    checks.replays(played)


def test_undoing_is_replaying(played: Played, rng: random.Random) -> None:
    checks.undoes(played, rng.randrange(len(played.tables)))


def test_any_position_is_set_up_from_its_named_fields(played: Played) -> None:
    for _, s in played.some_open(FEW):
        checks.stands_again(played.game, played.match, s)


def test_a_table_rebuilt_from_plain_data_plays_on_identically(played: Played) -> None:
    for place in played.some(SOME):
        checks.plays_on_from_plain_data(played, place)


def test_observations_keep_their_length_and_bounds(played: Played) -> None:
    for place in played.some(FEW):
        checks.observations_fit(played.game, played.tables[place])


def test_masks_agree_with_offers(played: Played) -> None:
    for place in played.some(FEW):
        checks.masks_agree(played.game, played.tables[place])


def test_every_line_of_the_log_has_its_words(played: Played) -> None:
    checks.events_are_well_told(played)


def test_every_action_survives_notation_and_json(a_game: Game) -> None:
    checks.notation_round_trips(a_game)
