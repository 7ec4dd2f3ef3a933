"""Each promise of the contract can fail: for every test of it there is a game, or an engine, that does not keep it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import pytest

from regnum.kernel import Record, RegnumError
from regnum.kernel.position import stand
from regnum.testing.playing import play
from regnum.testing.suite import TESTS, belongings, playing, positions, reasons, rules, secrets, sequences, speeds
from tests.kernel import toy

from . import test_broken_promises as broken
from . import test_taught as taught
from . import test_the_suite as whole
from .straws import Fault, read_anew
from .test_broken_promises import Promise, nothing_wrong

SOME = 6


def pays_whoever_is_asked(t: Any) -> None:
    def affordable(s: Any, seat: int, out: list[int]) -> None:
        s.coins[seat] += 1
        t.affordable(s, seat, out)

    t.HOW_MUCH.offers[0].options = affordable


GAMES: dict[Promise, Fault] = {
    playing.test_a_random_game_ends: whole.never_ends,
    playing.test_pieces_are_conserved_and_counted: whole.forgets_to_count,
    playing.test_every_offered_option_is_playable: whole.offers_what_cannot_be_done,
    playing.test_a_refused_choice_changes_nothing: pays_whoever_is_asked,
    playing.test_a_saved_game_replays: whole.remembers_outside_the_record,
    playing.test_undoing_is_replaying: whole.remembers_outside_the_record,
    playing.test_any_position_is_set_up_from_its_named_fields: whole.forgets_to_count,
    playing.test_a_table_rebuilt_from_plain_data_plays_on_identically: whole.remembers_outside_the_record,
    secrets.test_what_a_seat_cannot_know_changes_nothing_it_is_given: whole.offers_by_the_neighbours_straw,
    secrets.test_playing_on_shows_a_seat_the_same_until_something_is_revealed: whole.shows_a_straw_in_a_public_field,
    sequences.test_no_sequence_of_choices_leads_to_an_impossible_table: whole.offers_nothing,
}
"""What a game can do wrong."""


def is_never_over(t: Any) -> None:
    t.TOY.over = lambda s: False


def copies_nothing(t: Any) -> None:
    t.TOY.Table.copy = lambda s: s


def observes_nothing(t: Any) -> None:
    t.TOY.observation = lambda s, seat: []


def masks_everything(t: Any) -> None:
    t.TOY.mask = lambda s, seat: [0] * len(t.TOY.actions)


def finds_no_two_positions_alike(t: Any) -> None:
    t.TOY.digest = id


def writes_every_choice_alike(t: Any) -> None:
    t.TOY.actions.write = lambda action: "take favour=crown"


def shows_empty_chairs(t: Any) -> None:
    t.TOY.view = lambda s, seat: {"coins": [1] * 8}


def stands_anyhow(t: Any) -> None:
    t.positions.stand = lambda *position, **start: None


def has_no_fields(t: Any) -> None:
    class Bare(Record):
        FIELDS: ClassVar = {}

    t.TOY.Table = Bare


ENGINES: dict[Promise, Fault] = {
    playing.test_somebody_can_always_act: is_never_over,
    playing.test_copies_never_change_afterwards: copies_nothing,
    playing.test_observations_keep_their_length_and_bounds: observes_nothing,
    playing.test_masks_agree_with_offers: masks_everything,
    playing.test_every_action_survives_notation_and_json: writes_every_choice_alike,
    positions.test_a_position_set_up_again_offers_the_same_and_plays_on_alike: finds_no_two_positions_alike,
    positions.test_nobody_is_shown_where_nobody_is: shows_empty_chairs,
    positions.test_one_impossible_thing_in_a_position_is_refused_with_a_reason: stands_anyhow,
    rules.test_rules_speak_of_fields_that_there_are_and_give_others_as_much_as_they_take: has_no_fields,
}
"""What no game can do wrong, and the kernel could."""


@pytest.mark.parametrize("promise", GAMES, ids=lambda promise: promise.__name__)
def test_a_game_that_breaks_it_is_caught(promise: Promise, monkeypatch: pytest.MonkeyPatch) -> None:
    keeps(promise, read_anew(monkeypatch, nothing_wrong))
    with pytest.raises((AssertionError, RegnumError)):
        keeps(promise, read_anew(monkeypatch, GAMES[promise]))


@pytest.mark.parametrize("promise", ENGINES, ids=lambda promise: promise.__name__)
def test_an_engine_that_breaks_it_is_caught(promise: Promise, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{positions.__name__}.stand", stand)  # put back afterwards
    straws = read_anew(monkeypatch, nothing_wrong)
    keeps(promise, straws)
    straws.positions = positions
    ENGINES[promise](straws)
    with pytest.raises(AssertionError):
        keeps(promise, straws)


def test_a_line_of_the_log_that_lacks_its_numbers_is_caught() -> None:
    played = play(toy.TOY, {"players": 3}, 1)
    playing.test_every_line_of_the_log_has_its_words(played)
    played.match.happenings[0] = played.match.happenings[0]._replace(numbers=())
    with pytest.raises(AssertionError):
        playing.test_every_line_of_the_log_has_its_words(played)


def keeps(promise: Promise, t: Any) -> None:
    """In a few games: not every game shows it."""
    for seed in range(SOME):
        given: dict[str, Callable[[], Any]] = {
            "a_game": lambda: t.TOY,
            "played": partial(play, t.TOY, {"players": 3}, seed),
            "rng": partial(random.Random, seed),
        }
        promise(**{name: given[name]() for name in promise.__annotations__ if name in given})


def test_no_promise_is_without_a_game_that_breaks_it() -> None:
    alone = {
        playing.test_every_line_of_the_log_has_its_words,
        speeds.test_native_code_plays_out_at_random_in_the_same_way,
        secrets.test_there_is_something_to_deal_anew,
        belongings.test_what_it_says_of_its_map_lies_open,
        reasons.test_the_conditions_of_an_answer_hold_where_it_is_offered_and_nowhere_else,
    }
    elsewhere = (*broken.CHANGES.values(), *broken.BEHIND.values(), *taught.CHANGES.values())
    broken_by_some = {*GAMES, *ENGINES, *broken.CHANGED, *(promise for promise, _ in elsewhere), *alone}
    assert {*TESTS.values()} - broken_by_some == set()
