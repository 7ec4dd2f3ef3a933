"""What a bot at a table knows on its way to the process in which it thinks."""

from __future__ import annotations

import pickle

import pytest

from regnum.bots import Knowledge
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import Match
from regnum.server.running import thinking


def in_the_middle(name: str) -> Match:
    match = Match(game_named(name), seed="bots of the server")
    for number in range(30):
        offers = match.offers(match.to_act[0])
        match.choose(offers[number % len(offers)], match.to_act[0])
    return match


@pytest.mark.parametrize("name", names())
def test_a_bot_of_the_server_knows_what_one_in_the_arena_knows(name: str) -> None:
    match = in_the_middle(name)
    seat = match.to_act[0]
    arrived = thinking.knowledge(pickle.loads(pickle.dumps(thinking.asked(match, seat, "king"))))
    known = Knowledge.of(match, seat)
    assert arrived.seen.values() == known.seen.values()
    assert arrived.offers == known.offers
    assert arrived.history == known.history
    assert [(m.seen.values(), m.seat, m.action) for m in arrived.evidence()] == [
        (m.seen.values(), m.seat, m.action) for m in known.evidence()
    ]


def test_evidence_is_collected_for_those_who_search() -> None:
    match = in_the_middle("vive-le-roi")
    assert thinking.asked(match, match.to_act[0], "lord").evidence
    assert not thinking.asked(match, match.to_act[0], "knight").evidence
