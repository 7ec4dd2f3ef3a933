"""Every kind of bot in every game: what its seat may not know changes nothing that it chooses."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from regnum.arena.games import by_count
from regnum.bots import BOTS, Knowledge, bot, levels, search
from regnum.bots.memory import moments
from regnum.bots.search import Search
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, UNKNOWN, Match, seeded

MOMENTS = 3
"""How many moments of a game are looked at."""
FEW = 5
"""How many iterations a search has here."""


@pytest.fixture(autouse=True)
def small_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LORD", FEW)
    monkeypatch.setattr(levels, "KING", FEW + 1)
    monkeypatch.setattr(search, "HASTY", 0)


def some_moments(name: str) -> Iterator[tuple[Match, int]]:
    """Moments of a game played at random, early and late, in which a seat has a choice."""
    rng = random.Random(name)
    match = Match(game_named(name), seed="honesty")
    wanted = sorted(rng.sample(range(120), MOMENTS))
    for number in range(120):
        if match.over:
            return
        seat = rng.choice(match.to_act)
        offers = match.offers(seat)
        if wanted and number >= wanted[0] and len(offers) > 1:
            wanted.pop(0)
            yield match, seat
        match.choose(rng.choice(offers), seat)


def in_another_world(match: Match, seat: int) -> Knowledge:
    """The same seat's knowledge at a table where all that it can't know is dealt otherwise."""
    table = match.table.copy()
    match.game.redeal(table, seat, seeded("another world"))
    secrets = match.game.book.thumb.lasting
    remember: Callable[[], Any] = tuple if secrets is None else lambda: moments(match, secrets)
    return Knowledge(match.game, table, seat, match.history(seat), remember)


@pytest.mark.parametrize("kind", [kind for kind in BOTS if kind != "monte-carlo"])  # whose clock test_bots takes away
@pytest.mark.parametrize("name", names())
def test_no_bot_of_any_kind_chooses_by_what_its_seat_cannot_know(name: str, kind: str) -> None:
    for match, seat in some_moments(name):
        chosen = by_count(bot(kind, 7)).choose(Knowledge.of(match, seat))
        assert by_count(bot(kind, 7)).choose(in_another_world(match, seat)) == chosen


@pytest.mark.parametrize("name", names())
def test_what_a_search_says_of_its_choices_does_not_depend_on_secrets_either(name: str) -> None:
    for match, seat in some_moments(name):
        said = Search(3, seconds=60, iterations=FEW).think(Knowledge.of(match, seat))
        assert Search(3, seconds=60, iterations=FEW).think(in_another_world(match, seat)) == said


# --- what is remembered of the others ----------------------------------------------------------------------------


def otherwise_dealt(match: Match, seat: int) -> Match:
    """The same game as everybody saw it, in which chance dealt the others other cards."""
    other = Match(match.game, **match.options)
    for choice in match.choices:
        if choice.seat == NATURE and not choice.known(seat):
            other.choose(other.game.offers(other.table, NATURE)[-1], NATURE)
        else:
            other.choose(choice.action, choice.seat)
    return other


def test_what_is_remembered_is_the_same_whatever_the_others_were_dealt() -> None:
    for match, seat in some_moments("vive-le-roi"):
        secrets = match.game.book.thumb.lasting
        assert secrets is not None
        if match.table.round > 1:  # other cards, other scores: the games are no longer the same to everybody
            break
        other = otherwise_dealt(match, seat)
        assert match.table.favourites != other.table.favourites
        assert [(m.seen.values(), m.seat, m.action) for m in moments(match, secrets)] == [
            (m.seen.values(), m.seat, m.action) for m in moments(other, secrets)
        ]
        assert by_count(bot("lord", 7)).choose(Knowledge.of(match, seat)) == by_count(bot("lord", 7)).choose(
            Knowledge.of(other, seat)
        )


def test_what_is_remembered_shows_nobodys_cards_and_nothing_of_oneself_counts_as_evidence() -> None:
    found = [
        (seat, moment) for match, seat in some_moments("vive-le-roi") for moment in Knowledge.of(match, seat).evidence()
    ]
    assert found
    for seat, moment in found:
        assert moment.seat != seat
        assert moment.seen.favourites == [[UNKNOWN] * 2] * len(moment.seen.favourites)


# --- persons who share a seat ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in BOTS if kind != "monte-carlo"])
def test_a_bot_that_is_a_teammate_does_not_choose_by_what_the_other_was_dealt(kind: str) -> None:
    castle = game_named("vive-le-roi")
    match = Match(castle, seed=4, players=3, unit_sizes=[2, 2, 1], ambition=True)
    match.choose(match.offers(1, 0)[0], 1, 0)
    for seat, person in ((0, 0), (0, 1), (1, 1)):
        knowledge = Knowledge.of(match, seat, person)
        assert list(knowledge.offers) == list(match.legal(seat, person))
        table = match.table.copy()
        castle.redeal(table, seat, seeded("another world"), person)
        assert table.ambitions[seat][1 - person] != match.table.ambitions[seat][1 - person]
        other = Knowledge(castle, table, seat, match.history(seat, person), tuple, person)
        chosen = by_count(bot(kind, 7)).choose(knowledge)
        assert chosen in knowledge.offers
        assert by_count(bot(kind, 7)).choose(other) == chosen
