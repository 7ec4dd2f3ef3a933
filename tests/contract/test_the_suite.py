"""The contract itself: a sound game keeps it, and for each promise there is a game that is caught breaking it."""

from __future__ import annotations

import random
from itertools import combinations as pairs_of
from typing import Any

import pytest

from regnum.kernel import NOBODY, BrokenRules, Game, ask, ask_some, offer, tell, whisper
from regnum.testing.combinations import covering, is_legal, paired, values_of
from regnum.testing.playing import play
from regnum.testing.promises import every_promise
from tests.kernel import toy

from .conftest import GAMES
from .straws import Fault, read_anew

ALWAYS = 0


@pytest.fixture
def straws(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy game read anew and spoiled before its book is closed."""
    return read_anew(monkeypatch, fault)


def test_a_sound_game_keeps_every_promise() -> None:
    for options in covering(toy.TOY):
        every_promise(play(toy.TOY, options, 0), random.Random(1))


# --- faults -------------------------------------------------------------------------------------------------


def never_ends(t: Any) -> None:
    def play_on(s: Any) -> None:
        s.round = 1
        t.again(s)

    t.ROUND.replace(t.play_on, play_on, when=ALWAYS)


def asks_nobody(t: Any) -> None:
    def take_a_favour(s: Any) -> None:
        ask_some(s, t.WHICH_FAVOUR, 0)

    t.ROUND.replace(t.take_a_favour, take_a_favour, when=ALWAYS)


def offers_nothing(t: Any) -> None:
    def broke(s: Any, seat: int, out: list[int]) -> None:
        if s.round == 1:
            offer(out, t.BID(0))

    t.HOW_MUCH.offers[0].options = broke


def offers_twice(t: Any) -> None:
    def favours(s: Any, seat: int, out: list[int]) -> None:
        offer(out, t.TAKE(0))
        offer(out, t.TAKE(0))

    t.WHICH_FAVOUR.offers[0].options = favours


def offers_what_cannot_be_done(t: Any) -> None:
    def crown(s: Any, favour: int, seat: int) -> None:
        raise IndexError("there is no crown")

    t.FAVOURS.columns["granted"][1] = crown


def speaks_too_early(t: Any) -> None:
    def take_a_favour(s: Any) -> None:
        ask(s, t.WHICH_FAVOUR, s.winner)
        s.coins[s.winner] += 1

    t.ROUND.replace(t.take_a_favour, take_a_favour, when=ALWAYS)


def makes_straws_out_of_nothing(t: Any) -> None:
    def lost(s: Any, seat: int, straw: int) -> None:
        s.bag[0] += 1

    t.WHICH_IS_LOST.replace(t.DRAW, lost, when=ALWAYS)


def leaves_its_range(t: Any) -> None:
    def pay_twice(s: Any) -> None:
        for seat in range(s.players):
            s.coins[seat] -= 9

    t.ROUND.replace(t.pay_the_bids, pay_twice, when=ALWAYS)


def forgets_to_count(t: Any) -> None:
    def crown(s: Any, favour: int, seat: int) -> None:
        s.crowns[seat] += 1

    t.FAVOURS.columns["granted"][1] = crown


def remembers_outside_the_record(t: Any) -> None:
    memory: list[int] = []

    def pay_the_bids(s: Any) -> None:
        memory.append(1)
        s.coins[0] = len(memory) % 100

    t.ROUND.replace(t.pay_the_bids, pay_the_bids, when=ALWAYS)


def tells_too_little(t: Any) -> None:
    def taken(s: Any, seat: int, favour: int) -> None:
        tell(s, t.SHOWN, seat)

    t.WHICH_FAVOUR.replace(t.TAKE, taken, when=ALWAYS)


def tells_of_a_seat_that_is_not_there(t: Any) -> None:
    def taken(s: Any, seat: int, favour: int) -> None:
        tell(s, t.TAKEN, 7)

    t.WHICH_FAVOUR.replace(t.TAKE, taken, when=ALWAYS)


def forgets_the_places(t: Any) -> None:
    def nothing(s: Any) -> None:
        return

    t.GAME.replace(t.order_the_places, nothing, when=ALWAYS)


def cannot_be_set_up(t: Any) -> None:
    def count(s: Any) -> None:
        s.crowned = 0

    t.book.derive.parts[0] = (ALWAYS, count)


def shows_a_straw_in_a_public_field(t: Any) -> None:
    def drawn(s: Any, seat: int, straw: int) -> None:
        s.shown[t.without_straw(s)] = straw
        t.drawn(s, seat, straw)

    t.WHICH_STRAW.replace(t.DRAW, drawn, when=ALWAYS)


def offers_by_the_neighbours_straw(t: Any) -> None:
    def affordable(s: Any, seat: int, out: list[int]) -> None:
        offer(out, t.BID(0))
        if s.straw[(seat + 1) % s.players] == 2:
            offer(out, t.BID(1))

    t.HOW_MUCH.offers[0].options = affordable


def shows_how_many_parts_a_bid_had(t: Any) -> None:
    def bid_made(s: Any, seat: int, coins: int) -> None:
        s.winner = max(s.winner, 0) + 1
        t.bid_made(s, seat, coins)

    t.HOW_MUCH.replace(t.BID, bid_made, when=ALWAYS)


def whispers_to_the_neighbour(t: Any) -> None:
    def drawn(s: Any, seat: int, straw: int) -> None:
        receiver = t.without_straw(s)
        t.drawn(s, seat, straw)
        whisper(s, (receiver + 1) % s.players, t.DEALT, straw)

    t.WHICH_STRAW.replace(t.DRAW, drawn, when=ALWAYS)


def tells_a_bid_while_others_think(t: Any) -> None:
    def bid_made(s: Any, seat: int, coins: int) -> None:
        tell(s, t.SHOWN, seat, 0, coins)
        t.bid_made(s, seat, coins)

    t.HOW_MUCH.replace(t.BID, bid_made, when=ALWAYS)


def deals_anew_what_is_not_there(t: Any) -> None:
    def redeal(s: Any, seat: int, rng: list[int]) -> None:
        for other in range(s.players):
            if other != seat and s.straw[other] != NOBODY and not s.straws_up:
                s.straw[other] = 2

    t.book.redeal.leave("bag")
    t.book.redeal.parts[0] = (ALWAYS, redeal)


def deals_anew_what_the_seat_knows(t: Any) -> None:
    def redeal(s: Any, seat: int, rng: list[int]) -> None:
        s.straw[seat] = NOBODY

    t.book.redeal.leave("bag")
    t.book.redeal.parts[0] = (ALWAYS, redeal)


FAULTS: dict[Fault, str] = {
    never_ends: "not over after 60 choices: game › round › ",
    asks_nobody: "a question is asked of nobody who plays: game › round › take_a_favour",
    offers_nothing: "is asked and can answer nothing",
    offers_twice: "offered an option twice",
    offers_what_cannot_be_done: r"taken: there is no crown \(game › round › take_a_favour\)",
    speaks_too_early: "take_a_favour changes the table after it asked",
    makes_straws_out_of_nothing: "there are more than 4 short straws",
    leaves_its_range: "outside 0..127",
    forgets_to_count: "derived fields disagree at .*: crowned is 1 and 0",
    remembers_outside_the_record: r"coins\[0\] is ",
    tells_too_little: "shown",
    tells_of_a_seat_that_is_not_there: "taken tells 7 as seat, which goes from 0 to 2",
    forgets_the_places: "not everybody has a place",
    cannot_be_set_up: "crowned is 0 and 1",
    shows_a_straw_in_a_public_field: "sees a difference in its view: shown",
    offers_by_the_neighbours_straw: "sees a difference in its offers",
    shows_how_many_parts_a_bid_had: "sees a difference in its view: winner",
    whispers_to_the_neighbour: "is told what it may not know",
    tells_a_bid_while_others_think: "is told what it may not know",
    deals_anew_what_is_not_there: "there are more than 2 long straws",
    deals_anew_what_the_seat_knows: "sees a difference in its view: straw",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_game_that_breaks_a_promise_is_caught(straws: Any, fault: Fault) -> None:
    with pytest.raises((AssertionError, BrokenRules), match=FAULTS[fault]):
        play_some_games(straws)


def play_some_games(t: Any) -> None:
    for seed in range(5):
        every_promise(play(t.TOY, {"players": 3}, seed, longest=60), random.Random(seed))


# --- the covering set ---------------------------------------------------------------------------------------


def test_every_pair_of_option_values_is_played_together() -> None:
    played = covering(toy.TOY)
    pairs = {(options["players"], options["piety"]) for options in played}
    assert pairs == {(players, piety) for players in (2, 3, 4) for piety in (False, True)}
    coins = {(options["start_coins"], options["piety"]) for options in played}
    assert coins == {(value, piety) for value in (0, 4, 9) for piety in (False, True)}


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_no_legal_configuration_has_a_pair_of_values_that_is_not_played(one: Game) -> None:
    every, rng = values_of(one), random.Random(1)
    drawn = ({name: rng.choice(values) for name, values in every.items()} for _ in range(5000))
    legal = [options for options in drawn if is_legal(one, options)]
    assert len(legal) > 100
    assert pairs_in(legal) - pairs_in(paired(one)) == set()


def pairs_in(configurations: list[dict[str, Any]]) -> set[Any]:
    return {pair for options in configurations for pair in pairs_of(options.items(), 2)}
