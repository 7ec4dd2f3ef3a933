"""Deals are drawn by how well they explain what the others did."""

from __future__ import annotations

from collections import Counter

import pytest

from regnum.bots import Knowledge, deals
from regnum.bots.memory import moments
from regnum.bots.weighing import IN_PLAY, likelihood, resample, temper
from regnum.games import game as game_named
from regnum.games.vive_le_roi.table import CHARACTER, NAMES_ON_CARD
from regnum.kernel import Match, Offers, seeded

ROMEO = CHARACTER.index("romeo")


def castle(**more: object) -> Match:
    """Seat 0 moves next, then seat 1, then seat 2; nobody may object any more."""
    game = game_named("vive-le-roi")
    assert game.parse is not None
    fields = {**game.parse("0[DS] 1[CO] 2[ABF] 3[XERL] 4[JM] 5[V]"), "active": 1, "round": 1, **more}
    return Match(game, players=3, seed="memory", start={"question": "who_moves", "seats": 1, "fields": fields})


def with_romeo(tables: list[object], seat: int) -> int:
    """At how many tables a seat has Romeo among its Favourites."""
    return sum(ROMEO in NAMES_ON_CARD[table.favourites[seat][0]] for table in tables)  # type: ignore[attr-defined]


def test_whoever_lifts_a_courtier_is_more_often_believed_to_have_him_as_a_favourite() -> None:
    match = castle(favourites={0: ["F12", -1], 1: ["F18", -1], 2: ["F26", -1]})
    match.choose("move character=romeo", 1)
    while match.to_act != (0,):
        match.choose("move character=marie" if "move character=marie" in match.offers() else match.offers()[0])
    knowledge = Knowledge.of(match, 0)
    unweighted = [knowledge.imagine(rng) for rng in [seeded("deals")] for _ in range(deals.INTERPRETED)]
    believed = deals.interpreted(knowledge, seeded("deals"))
    assert with_romeo(believed.tables, 1) > with_romeo(unweighted, 1)


def test_votes_are_remembered_once_they_are_shown_and_not_before() -> None:
    match = castle(favourites={0: ["F12", -1], 1: ["F18", -1], 2: ["F26", -1]}, noes=[2, 2, 2])
    secrets = match.game.book.thumb.lasting
    assert secrets is not None
    match.choose("move character=victoria", 1)
    match.choose("vote card=no", 1)
    assert [moment.seat for moment in moments(match, secrets)] == [1]
    match.choose("vote card=yes", 0)
    match.choose("vote card=yes", 2)
    write = match.game.actions.write
    votes = [(moment.seat, write(moment.action)) for moment in moments(match, secrets)][1:]
    assert sorted(votes) == [(0, "vote card=yes"), (1, "vote card=no"), (2, "vote card=yes")]


def test_an_earlier_round_is_no_evidence_about_the_cards_of_this_one() -> None:
    match = Match(game_named("vive-le-roi"), seed="rounds", players=3)
    secrets = match.game.book.thumb.lasting
    assert secrets is not None
    while match.table.round == 1 and not match.over:
        seat = match.to_act[0]
        match.choose(match.offers(seat)[0], seat)
    assert not moments(match, secrets)


def test_an_answer_that_is_better_by_rule_of_thumb_is_more_likely_and_all_of_them_together_certain() -> None:
    match = castle(favourites={0: ["F12", -1], 1: ["F18", -1], 2: ["F26", -1]})
    table, advice = match.table, match.game.book.thumb.advice
    offers = match.game.offers(table, 1)
    likely = {action: likelihood(table, 1, action, Offers()) for action in offers}
    assert sum(likely.values()) == pytest.approx(1.0)
    assert max(offers, key=lambda a: likely[a]) == max(offers, key=lambda a: advice(table, 1, a))
    impossible = next(a for a in range(len(match.game.actions)) if a not in offers)
    assert likelihood(table, 1, impossible, Offers()) == 0.0


def test_deals_are_drawn_again_as_often_as_they_deserve() -> None:
    places = [0] * 4
    resample([0.0, 3.0, 1.0, 0.0], seeded(1), places)
    assert Counter(places) == {1: 3, 2: 1}


def tempered(*weights: float) -> list[float]:
    found = [*weights]
    temper(found)
    return found


def test_evidence_is_believed_only_as_far_as_it_leaves_enough_deals_in_play() -> None:
    assert tempered(1.0, 0.8, 0.9, 0.7) == [1.0, 0.8, 0.9, 0.7]
    extreme = tempered(1.0, 1e-30, 1e-60, 1e-90, 0.0, 1e-20, 1e-10, 1e-5)
    assert sum(extreme) ** 2 >= IN_PLAY * (len(extreme) - 1) * sum(weight**2 for weight in extreme)
    assert extreme[0] > extreme[7] > extreme[6] > extreme[5] > extreme[1] > extreme[2] > extreme[3] > extreme[4] == 0
    assert tempered(*[0.0] * 9, 0.1) == [0.0] * 9 + [1.0]
    assert tempered(0.0, 0.0) == [1.0, 1.0]


def test_what_was_taken_back_is_forgotten() -> None:
    match = castle(favourites={0: ["F12", -1], 1: ["F18", -1], 2: ["F26", -1]})
    secrets = match.game.book.thumb.lasting
    assert secrets is not None
    match.choose("move character=romeo", 1)
    assert len(moments(match, secrets)) == 1
    match.rewind(0)
    match.choose("move character=merlin", 1)
    assert [match.game.actions.write(moment.action) for moment in moments(match, secrets)] == ["move character=merlin"]
